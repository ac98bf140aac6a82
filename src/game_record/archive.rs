//! Files of game records, for the command line. A file contains JSON records, one per line, or
//! records in notation, one after another. Records are read one at a time.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};

use crate::game_record::NOTATION_HEADER;

use super::defect::RecordDefect;
use super::file::Record;
use super::parse::MAX_RECORD_BYTES;

/// UTF-8 byte order mark, which some editors write at the start of a file.
const BYTE_ORDER_MARK: &[u8] = "\u{feff}".as_bytes();

/// Part of a file that contains one record, with the number of its first line.
struct RawRecord {
    line: usize,
    text: RawText,
}

enum RawText {
    Json(Vec<u8>),
    Notation(String),
    TooLarge,
}

/// Verifies all records in `files` and prints the invalid ones to `out`. Returns true if all are
/// valid; a file without a record is invalid. `-` is standard input. `read` is called with the
/// number of bytes read since its last call.
///
/// # Errors
/// A file cannot be read, or the output cannot be written.
pub fn verify(files: &[PathBuf], out: &mut impl Write, read: &dyn Fn(u64)) -> io::Result<bool> {
    let (mut records, mut invalid, mut empty_files) = (0_usize, 0_usize, 0_usize);
    for file in files {
        let mut records_in_file = RawRecordReader::open(file, read)?;
        let before = records;
        while let Some(raw_record) = records_in_file.next()? {
            records += 1;
            if let Err(error) = raw_record.read().and_then(|record| verify_record(&record)) {
                invalid += 1;
                writeln!(out, "{}:{}: {error}", file.display(), raw_record.line)?;
            }
        }
        if records == before {
            empty_files += 1;
            writeln!(out, "{}", no_record_message(file))?;
        }
    }
    if records == 0 {
        return Ok(false);
    }
    let plural = if records == 1 { "" } else { "s" };
    let verdict = match (records, invalid) {
        (1, 0) => "It is valid.".to_owned(),
        (1, _) => "It is invalid.".to_owned(),
        (_, 0) => "All are valid.".to_owned(),
        (_, 1) => "1 is invalid.".to_owned(),
        _ => format!("{invalid} are invalid."),
    };
    writeln!(out, "Verified {records} record{plural}. {verdict}")?;
    Ok(invalid == 0 && empty_files == 0)
}

fn no_record_message(file: &Path) -> String {
    format!("{}: no game record found", file.display())
}

/// Converts each record of a file to the other form: JSON to notation, notation to JSON. Unreadable
/// records are reported to `errors`. Returns true if there are no errors.
///
/// # Errors
/// The file cannot be read, or the output cannot be written.
pub fn convert(file: &Path, out: &mut impl Write, errors: &mut impl Write) -> io::Result<bool> {
    let mut records_in_file = RawRecordReader::open(file, &|_| ())?;
    let (mut all_converted, mut is_empty) = (true, true);
    while let Some(raw_record) = records_in_file.next()? {
        is_empty = false;
        match (raw_record.read(), &raw_record.text) {
            (Ok(record), RawText::Notation(_)) => writeln!(out, "{}", record.to_json_line())?,
            (Ok(record), _) => writeln!(out, "{}", record.to_notation())?,
            (Err(error), _) => {
                all_converted = false;
                writeln!(errors, "{}:{}: {error}", file.display(), raw_record.line)?;
            }
        }
    }
    if is_empty {
        writeln!(errors, "{}", no_record_message(file))?;
    }
    Ok(all_converted && !is_empty)
}

fn verify_record(record: &Record) -> Result<(), String> {
    let game = record.header.game;
    record.verify().map_err(|defect| format!("game {game}: {}", defect_message(&defect)))
}

fn defect_message(defect: &RecordDefect) -> String {
    format!("{}: {defect}", defect.code())
}

impl RawRecord {
    fn read(&self) -> Result<Record, String> {
        match &self.text {
            RawText::Json(line) => Record::read(line).map_err(|defect| defect_message(&defect)),
            RawText::Notation(text) => Record::from_notation(text)
                .map_err(|bad| format!("notation: {}: {}", self.line + bad.line - 1, bad.message)),
            RawText::TooLarge => Err(defect_message(&RecordDefect::TooLarge)),
        }
    }
}

/// File that reports the number of bytes read to a callback.
struct ProgressReader<'a> {
    file: File,
    read: &'a dyn Fn(u64),
}

impl Read for ProgressReader<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.file.read(buffer)?;
        (self.read)(count as u64);
        Ok(count)
    }
}

/// Reader that splits a file into records and buffers one at a time.
struct RawRecordReader<'a> {
    reader: Box<dyn BufRead + 'a>,
    line: usize,
    /// First line of the next record, if it was already read.
    peeked: Option<Line>,
}

enum Line {
    /// Line without its line ending (LF or CRLF).
    Text(Vec<u8>),
    /// Line longer than the maximum size of a record.
    TooLong,
}

impl<'a> RawRecordReader<'a> {
    fn open(file: &Path, read: &'a dyn Fn(u64)) -> io::Result<RawRecordReader<'a>> {
        let reader: Box<dyn BufRead + 'a> = if file == Path::new("-") {
            Box::new(BufReader::new(io::stdin()))
        } else {
            let with_path = |error| io::Error::other(format!("{}: {error}", file.display()));
            let file = File::open(file).map_err(with_path)?;
            Box::new(BufReader::new(ProgressReader { file, read }))
        };
        Ok(RawRecordReader { reader, line: 0, peeked: None })
    }

    fn next(&mut self) -> io::Result<Option<RawRecord>> {
        loop {
            let Some(first) = self.next_line()? else { return Ok(None) };
            let line = self.line;
            let text = match first {
                Line::TooLong => RawText::TooLarge,
                Line::Text(first) if first.trim_ascii().is_empty() => continue,
                Line::Text(first) if first == NOTATION_HEADER.as_bytes() => self.notation()?,
                Line::Text(first) => RawText::Json(first),
            };
            return Ok(Some(RawRecord { line, text }));
        }
    }

    /// Reads the rest of a record in notation, up to the start of the next record.
    fn notation(&mut self) -> io::Result<RawText> {
        let mut text = NOTATION_HEADER.as_bytes().to_vec();
        let mut is_too_large = false;
        while let Some(line) = self.next_line()? {
            let starts_record =
                |line: &[u8]| line == NOTATION_HEADER.as_bytes() || line.starts_with(b"{");
            match line {
                Line::Text(line) if !starts_record(&line) => {
                    is_too_large |= text.len() + line.len() >= MAX_RECORD_BYTES;
                    if !is_too_large {
                        text.push(b'\n');
                        text.extend(line);
                    }
                }
                other => {
                    self.peeked = Some(other);
                    self.line -= 1;
                    break;
                }
            }
        }
        if is_too_large {
            return Ok(RawText::TooLarge);
        }
        // Removes empty lines between records.
        while text.last() == Some(&b'\n') {
            text.pop();
        }
        text.push(b'\n');
        Ok(String::from_utf8(text).map_or_else(|_| RawText::Json(Vec::new()), RawText::Notation))
    }

    fn next_line(&mut self) -> io::Result<Option<Line>> {
        self.line += 1;
        if let Some(line) = self.peeked.take() {
            return Ok(Some(line));
        }
        let mut line = Vec::new();
        let max_bytes = u64::try_from(MAX_RECORD_BYTES).unwrap_or(u64::MAX);
        if self.reader.by_ref().take(max_bytes + 1).read_until(b'\n', &mut line)? == 0 {
            return Ok(None);
        }
        if self.line == 1 && line.starts_with(BYTE_ORDER_MARK) {
            line.drain(..BYTE_ORDER_MARK.len());
        }
        if line.last() == Some(&b'\n') {
            line.pop();
            line.pop_if(|last| *last == b'\r');
            return Ok(Some(Line::Text(line)));
        }
        if line.len() <= MAX_RECORD_BYTES {
            return Ok(Some(Line::Text(line)));
        }
        self.skip_line()?;
        Ok(Some(Line::TooLong))
    }

    fn skip_line(&mut self) -> io::Result<()> {
        loop {
            let buffer = self.reader.fill_buf()?;
            let end = buffer.iter().position(|byte| *byte == b'\n');
            let (read, over) = match end {
                Some(end) => (end + 1, true),
                None => (buffer.len(), buffer.is_empty()),
            };
            self.reader.consume(read);
            if over {
                return Ok(());
            }
        }
    }
}
