//! Compression of a backup file: gzip, and for reading also Zstandard, which releases up to 0.2
//! wrote.

use std::error::Error;
use std::io::{self, BufRead, BufReader, Read, Write};

use flate2::Compression;
use flate2::bufread::GzDecoder;
use flate2::write::GzEncoder;
use ruzstd::decoding::StreamingDecoder;

/// First bytes of a Zstandard frame (RFC 8878, section 3.1.1).
const ZSTD_MAGIC: [u8; 4] = [0x28, 0xb5, 0x2f, 0xfd];

/// Returns a writer that compresses into `file`.
pub fn compress<W: Write>(file: W) -> GzEncoder<W> {
    GzEncoder::new(file, Compression::default())
}

/// Decompresses `file`. Reading to the end verifies the checksum.
///
/// # Errors
/// The file cannot be read, or the header of its Zstandard frame is damaged.
pub fn decompress<'a>(file: impl Read + 'a) -> io::Result<Box<dyn Read + 'a>> {
    let mut file = BufReader::new(file);
    if file.fill_buf()?.starts_with(&ZSTD_MAGIC) {
        let decoder = StreamingDecoder::new(file).map_err(io::Error::other)?;
        return Ok(Box::new(ChecksumVerifier(decoder)));
    }
    Ok(Box::new(GzDecoder::new(file)))
}

/// Returns true if the file ended before the frame, which the decoder reports like any other error.
fn is_unexpected_eof(error: &io::Error) -> bool {
    let mut cause = error.get_ref().map(|error| error as &dyn Error);
    while let Some(error) = cause {
        let io = error.downcast_ref::<io::Error>();
        if io.is_some_and(|error| error.kind() == io::ErrorKind::UnexpectedEof) {
            return true;
        }
        cause = error.source();
    }
    false
}

/// Verifies the checksum of a frame, which the decoder only calculates.
struct ChecksumVerifier<R: Read>(StreamingDecoder<R, ruzstd::decoding::FrameDecoder>);

impl<R: Read> Read for ChecksumVerifier<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let bytes = self.0.read(buffer).map_err(|error| {
            if is_unexpected_eof(&error) { io::ErrorKind::UnexpectedEof.into() } else { error }
        })?;
        let frame = &self.0.decoder;
        let ended = bytes == 0 && !buffer.is_empty();
        if ended && frame.get_checksum_from_data() != frame.get_calculated_checksum() {
            return Err(io::Error::new(io::ErrorKind::InvalidData, "the checksum is wrong"));
        }
        Ok(bytes)
    }
}
