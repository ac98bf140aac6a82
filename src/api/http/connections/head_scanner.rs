//! Rejects a bare LF in the head of a request. The parser of the framework ends a line there, but a
//! proxy in front may not. The two would disagree on the headers or the end of the request (RFC
//! 9112, sections 2.2 and 11.2).

use memchr::memchr;

/// Bytes kept of each line, enough for a header with the length of the body. A longer line is
/// treated as if the request had no body, so that more is scanned, never less.
const LINE_PREFIX_BYTES: usize = 64;

/// Tracks the requests of one connection and separates their heads from their bodies.
#[derive(Default)]
pub struct HeadScanner {
    state: ScanState,
    /// Body that follows, according to the part of the head that has been read.
    body: Body,
    line: Line,
}

/// Position of the next byte of the connection.
#[derive(Clone, Copy, Default)]
enum ScanState {
    /// The first line of a request, or an empty line before it.
    #[default]
    Start,
    Head,
    /// A body with this number of bytes left.
    Length(u64),
    /// Size of a chunk, as far as the digits have been read.
    ChunkSize {
        size: u64,
        is_read: bool,
    },
    /// A chunk with this number of bytes left, including the line break after it.
    Chunk(u64),
    Trailer,
    /// After a bare LF: the framework rejects the request and closes the connection.
    Rejected,
}

#[derive(Clone, Copy, Default)]
enum Body {
    #[default]
    None,
    Length(u64),
    Chunked,
}

const CHUNK_SIZE_START: ScanState = ScanState::ChunkSize { size: 0, is_read: false };

impl HeadScanner {
    /// Scans the bytes that were received next. Replaces a bare LF in a head by NUL, which is not
    /// allowed in any part of a head: the framework responds with 400 and closes the connection.
    pub fn scan(&mut self, mut bytes: &mut [u8]) {
        while !bytes.is_empty() {
            let used = match self.state {
                ScanState::Rejected => return,
                ScanState::Length(left) => {
                    self.skip(left, bytes.len(), ScanState::Length, ScanState::Start)
                }
                ScanState::Chunk(left) => {
                    self.skip(left, bytes.len(), ScanState::Chunk, CHUNK_SIZE_START)
                }
                ScanState::ChunkSize { size, is_read } => {
                    self.scan_chunk_size(bytes, size, is_read)
                }
                ScanState::Start | ScanState::Head | ScanState::Trailer => self.scan_line(bytes),
            };
            bytes = &mut bytes[used..];
        }
    }

    /// Skips up to `left` bytes of those available. Returns the number of skipped bytes.
    fn skip(
        &mut self,
        left: u64,
        bytes: usize,
        remaining_state: impl Fn(u64) -> ScanState,
        next: ScanState,
    ) -> usize {
        let used = usize::try_from(left).unwrap_or(usize::MAX).min(bytes);
        let left = left.saturating_sub(u64::try_from(used).unwrap_or(u64::MAX));
        self.state = if left == 0 { next } else { remaining_state(left) };
        used
    }

    /// Reads a chunk size up to the end of its line. The framework rejects invalid sizes.
    fn scan_chunk_size(&mut self, bytes: &[u8], mut size: u64, mut is_read: bool) -> usize {
        for (at, byte) in bytes.iter().enumerate() {
            match char::from(*byte).to_digit(16).filter(|_| !is_read) {
                Some(digit) => size = size.saturating_mul(16).saturating_add(digit.into()),
                None => is_read = true,
            }
            if *byte == b'\n' {
                self.state = if size == 0 {
                    ScanState::Trailer
                } else {
                    ScanState::Chunk(size.saturating_add(2))
                };
                return at + 1;
            }
        }
        self.state = ScanState::ChunkSize { size, is_read };
        bytes.len()
    }

    /// Scans up to the end of the line. Returns the number of scanned bytes.
    fn scan_line(&mut self, bytes: &mut [u8]) -> usize {
        let Some(end) = memchr(b'\n', bytes) else {
            self.line.append(bytes);
            return bytes.len();
        };
        self.line.append(&bytes[..end]);
        if self.line.ends_with_cr {
            self.end_line();
        } else if matches!(self.state, ScanState::Trailer) {
            // The framework discards trailers and ends their lines only at CRLF.
            self.line.append(b"\n");
        } else {
            bytes[end] = 0;
            self.state = ScanState::Rejected;
        }
        end + 1
    }

    fn end_line(&mut self) {
        let is_empty = self.line.length == 1;
        self.state = match self.state {
            ScanState::Start | ScanState::Trailer if is_empty => ScanState::Start,
            ScanState::Head if is_empty => match std::mem::take(&mut self.body) {
                Body::None | Body::Length(0) => ScanState::Start,
                Body::Length(left) => ScanState::Length(left),
                Body::Chunked => CHUNK_SIZE_START,
            },
            ScanState::Start => ScanState::Head,
            ScanState::Head => {
                self.body = self.line.body().unwrap_or(self.body);
                ScanState::Head
            }
            state => state,
        };
        self.line.clear();
    }
}

/// A line, as far as it has been received.
#[derive(Default)]
struct Line {
    prefix: Vec<u8>,
    length: usize,
    ends_with_cr: bool,
}

impl Line {
    fn append(&mut self, bytes: &[u8]) {
        let Some(last) = bytes.last() else { return };
        let kept = bytes.len().min(LINE_PREFIX_BYTES - self.prefix.len());
        self.prefix.extend_from_slice(&bytes[..kept]);
        self.length = self.length.saturating_add(bytes.len());
        self.ends_with_cr = *last == b'\r';
    }

    fn clear(&mut self) {
        self.prefix.clear();
        (self.length, self.ends_with_cr) = (0, false);
    }

    /// Returns the body that the line announces, if it is a header with the length of the body.
    fn body(&self) -> Option<Body> {
        if self.length > LINE_PREFIX_BYTES {
            return None;
        }
        let colon = self.prefix.iter().position(|byte| *byte == b':')?;
        let (name, value) = self.prefix.split_at(colon);
        let value = value.get(1..)?.trim_ascii();
        if name.eq_ignore_ascii_case(b"content-length") {
            Some(Body::Length(std::str::from_utf8(value).ok()?.parse().ok()?))
        } else if name.eq_ignore_ascii_case(b"transfer-encoding") {
            value.eq_ignore_ascii_case(b"chunked").then_some(Body::Chunked)
        } else {
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Scans the bytes in parts of this size and returns the result.
    fn scanned(bytes: &[u8], part: usize) -> Vec<u8> {
        let (mut scanner, mut bytes) = (HeadScanner::default(), bytes.to_vec());
        bytes.chunks_mut(part).for_each(|part| scanner.scan(part));
        bytes
    }

    #[test]
    fn requests_without_bare_lf_are_unchanged() {
        let requests: &[&[u8]] = &[
            b"\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n",
            b"POST / HTTP/1.1\r\ncontent-LENGTH:  7 \r\nHost: a\r\n\r\n{\n\n\r\n\n}",
            b"POST / HTTP/1.1\r\nContent-Length: 0\r\n\r\n",
            b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n",
            b"3\r\na\nb\r\n0A;ext=1\r\n\n\n\n\n\n\r\n\r\n\n\r\n0\r\nTrailer: a\nb\r\n\r\n",
            b"DELETE /a HTTP/1.1\r\nHost: a\r\n\r\n",
        ];
        let all = requests.concat();
        for part in 1..all.len() {
            assert_eq!(scanned(&all, part), all, "parts of {part}");
        }
    }

    #[test]
    fn bare_lf_in_head_becomes_nul() {
        let first = b"POST / HTTP/1.1\r\nContent-Length: 3\r\n\r\n\n\n\n";
        let heads: &[&[u8]] = &[
            b"GET / HTTP/1.1\nHost: a\r\n\r\n",
            b"GET / HTTP/1.1\r\nX: a\nContent-Length: 3\r\n\r\n",
            b"GET / HTTP/1.1\r\nHost: a\r\n\n",
            b"GET / HTTP/1.1\r\nHost: a\n\r\n",
            b"\nGET / HTTP/1.1\r\n\r\n",
            b"GET / HTTP/1.1\r\nX: \r \n\r\n",
        ];
        for head in heads {
            for before in [&b""[..], &first[..]] {
                let all = [before, head].concat();
                for part in 1..=all.len() {
                    let scanned = scanned(&all, part);
                    let nul = scanned.iter().position(|byte| *byte == 0).expect("a NUL");
                    assert!(nul >= before.len(), "{scanned:?}");
                    assert_eq!((all[nul], &scanned[..nul]), (b'\n', &all[..nul]), "{part}");
                }
            }
        }
    }
}
