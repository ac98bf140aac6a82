//! Files of game records, for the command line. A file contains JSON records, one per line, or
//! records in notation, one after another. Records are read one at a time.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};

use crate::game_record::NOTATION;

use super::defect::RecordDefect;
use super::file::Record;
use super::parse::MOST_BYTES;

/// UTF-8 byte order mark, which some editors write at the start of a file.
const BYTE_ORDER_MARK: &[u8] = "\u{feff}".as_bytes();

/// Part of a file that contains one record, with the number of its first line.
struct Piece {
    line: usize,
    text: Text,
}

enum Text {
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
    let (mut records, mut bad, mut empty) = (0_usize, 0_usize, 0_usize);
    for file in files {
        let mut pieces = Pieces::open(file, read)?;
        let before = records;
        while let Some(piece) = pieces.next()? {
            records += 1;
            if let Err(fault) = piece.read().and_then(|record| verified(&record)) {
                bad += 1;
                writeln!(out, "{}:{}: {fault}", file.display(), piece.line)?;
            }
        }
        if records == before {
            empty += 1;
            writeln!(out, "{}", no_record(file))?;
        }
    }
    if records == 0 {
        return Ok(false);
    }
    let plural = if records == 1 { "" } else { "s" };
    let verdict = match (records, bad) {
        (1, 0) => "It is valid.".to_owned(),
        (1, _) => "It is invalid.".to_owned(),
        (_, 0) => "All are valid.".to_owned(),
        (_, 1) => "1 is invalid.".to_owned(),
        _ => format!("{bad} are invalid."),
    };
    writeln!(out, "Verified {records} record{plural}. {verdict}")?;
    Ok(bad == 0 && empty == 0)
}

fn no_record(file: &Path) -> String {
    format!("{}: no game record found", file.display())
}

/// Converts each record of a file to the other form: JSON to notation, notation to JSON. Unreadable
/// records are reported to `complaints`. Returns true if there are no complaints.
///
/// # Errors
/// The file cannot be read, or the output cannot be written.
pub fn translate(
    file: &Path,
    out: &mut impl Write,
    complaints: &mut impl Write,
) -> io::Result<bool> {
    let mut pieces = Pieces::open(file, &|_| ())?;
    let (mut all, mut is_empty) = (true, true);
    while let Some(piece) = pieces.next()? {
        is_empty = false;
        match (piece.read(), &piece.text) {
            (Ok(record), Text::Notation(_)) => writeln!(out, "{}", record.to_json_line())?,
            (Ok(record), _) => writeln!(out, "{}", record.to_notation())?,
            (Err(fault), _) => {
                all = false;
                writeln!(complaints, "{}:{}: {fault}", file.display(), piece.line)?;
            }
        }
    }
    if is_empty {
        writeln!(complaints, "{}", no_record(file))?;
    }
    Ok(all && !is_empty)
}

fn verified(record: &Record) -> Result<(), String> {
    let game = record.header.game;
    record.verify().map_err(|flaw| format!("game {game}: {}", told(&flaw)))
}

fn told(flaw: &RecordDefect) -> String {
    format!("{}: {flaw}", flaw.code())
}

impl Piece {
    fn read(&self) -> Result<Record, String> {
        match &self.text {
            Text::Json(line) => Record::read(line).map_err(|flaw| told(&flaw)),
            Text::Notation(text) => Record::from_notation(text)
                .map_err(|bad| format!("notation: {}: {}", self.line + bad.line - 1, bad.what)),
            Text::TooLarge => Err(told(&RecordDefect::TooLarge)),
        }
    }
}

/// File that reports the number of bytes read to a callback.
struct Watched<'a> {
    file: File,
    read: &'a dyn Fn(u64),
}

impl Read for Watched<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.file.read(buffer)?;
        (self.read)(count as u64);
        Ok(count)
    }
}

/// Reader that splits a file into records and buffers one at a time.
struct Pieces<'a> {
    reader: Box<dyn BufRead + 'a>,
    line: usize,
    /// First line of the next record, if it was already read.
    ahead: Option<Line>,
}

enum Line {
    /// Line without its line ending (LF or CRLF).
    Text(Vec<u8>),
    /// Line longer than the maximum size of a record.
    TooLong,
}

impl<'a> Pieces<'a> {
    fn open(file: &Path, read: &'a dyn Fn(u64)) -> io::Result<Pieces<'a>> {
        let reader: Box<dyn BufRead + 'a> = if file == Path::new("-") {
            Box::new(BufReader::new(io::stdin()))
        } else {
            let named = |error| io::Error::other(format!("{}: {error}", file.display()));
            let file = File::open(file).map_err(named)?;
            Box::new(BufReader::new(Watched { file, read }))
        };
        Ok(Pieces { reader, line: 0, ahead: None })
    }

    fn next(&mut self) -> io::Result<Option<Piece>> {
        loop {
            let Some(first) = self.next_line()? else { return Ok(None) };
            let line = self.line;
            let text = match first {
                Line::TooLong => Text::TooLarge,
                Line::Text(first) if first.trim_ascii().is_empty() => continue,
                Line::Text(first) if first == NOTATION.as_bytes() => self.notation()?,
                Line::Text(first) => Text::Json(first),
            };
            return Ok(Some(Piece { line, text }));
        }
    }

    /// Reads the rest of a record in notation, up to the start of the next record.
    fn notation(&mut self) -> io::Result<Text> {
        let mut text = NOTATION.as_bytes().to_vec();
        let mut is_too_large = false;
        while let Some(line) = self.next_line()? {
            let begins = |line: &[u8]| line == NOTATION.as_bytes() || line.starts_with(b"{");
            match line {
                Line::Text(line) if !begins(&line) => {
                    is_too_large |= text.len() + line.len() >= MOST_BYTES;
                    if !is_too_large {
                        text.push(b'\n');
                        text.extend(line);
                    }
                }
                other => {
                    self.ahead = Some(other);
                    self.line -= 1;
                    break;
                }
            }
        }
        if is_too_large {
            return Ok(Text::TooLarge);
        }
        // Removes empty lines between records.
        while text.last() == Some(&b'\n') {
            text.pop();
        }
        text.push(b'\n');
        Ok(String::from_utf8(text).map_or_else(|_| Text::Json(Vec::new()), Text::Notation))
    }

    fn next_line(&mut self) -> io::Result<Option<Line>> {
        self.line += 1;
        if let Some(line) = self.ahead.take() {
            return Ok(Some(line));
        }
        let mut line = Vec::new();
        let most = u64::try_from(MOST_BYTES).unwrap_or(u64::MAX);
        if self.reader.by_ref().take(most + 1).read_until(b'\n', &mut line)? == 0 {
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
        if line.len() <= MOST_BYTES {
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
