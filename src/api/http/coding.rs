use std::io::Write;

use actix_web::http::header::{AcceptEncoding, ContentEncoding, Encoding, Preference, Quality};
use brotli::CompressorWriter;
use flate2::Compression;
use flate2::write::GzEncoder;

/// Content coding of a response.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coding {
    Brotli,
    Gzip,
    Identity,
}

/// Highest quality of Brotli, and its window size as a power of two.
const BROTLI_QUALITY_AND_WINDOW: (u32, u32) = (11, 22);
const BUFFER_BYTES: usize = 16 * 1024;

impl Coding {
    pub const ALL: [Coding; 3] = [Coding::Brotli, Coding::Gzip, Coding::Identity];

    /// Returns the coding in `codings` that the client prefers. Among equal preferences, the first
    /// one wins.
    pub fn negotiate(accepted: &AcceptEncoding, codings: &[Coding]) -> Coding {
        let quality = |encoding: Encoding| {
            let named =
                |item: &Preference<Encoding>| *item == Preference::Specific(encoding.clone());
            let named = accepted.0.iter().find(|preference| named(&preference.item));
            let any = || accepted.0.iter().find(|preference| preference.item == Preference::Any);
            named.or_else(any).map_or(Quality::ZERO, |preference| preference.quality)
        };
        let ranked = codings
            .iter()
            .rev()
            .map(|coding| (coding.encoding().map_or(Quality::ZERO, quality), coding));
        let is_identity =
            |item: &Preference<Encoding>| *item == Preference::Specific(Encoding::identity());
        let identity_quality = accepted.0.iter().find(|preference| is_identity(&preference.item));
        let identity_quality =
            identity_quality.map_or(Quality::ZERO, |preference| preference.quality);
        match ranked.max_by_key(|(quality, _)| *quality) {
            Some((quality, coding)) if quality > Quality::ZERO && quality >= identity_quality => {
                *coding
            }
            _ => Coding::Identity,
        }
    }

    fn encoding(self) -> Option<Encoding> {
        match self {
            Coding::Brotli => Some(Encoding::brotli()),
            Coding::Gzip => Some(Encoding::gzip()),
            Coding::Identity => None,
        }
    }

    /// Name in `Content-Encoding`; `None` for the identity coding.
    pub fn name(self) -> Option<&'static str> {
        match self {
            Coding::Brotli => Some("br"),
            Coding::Gzip => Some("gzip"),
            Coding::Identity => None,
        }
    }

    /// Returns the encoder for streamed responses.
    pub fn to_content_encoding(self) -> ContentEncoding {
        match self {
            Coding::Brotli => ContentEncoding::Brotli,
            Coding::Gzip => ContentEncoding::Gzip,
            Coding::Identity => ContentEncoding::Identity,
        }
    }

    /// Returns the compressed content; `None` if compression does not make it smaller.
    pub fn compress(self, content: &[u8]) -> Option<Vec<u8>> {
        let compressed = match self {
            Coding::Brotli => brotli(content),
            Coding::Gzip => gzip(content),
            Coding::Identity => return None,
        };
        compressed.ok().filter(|compressed| compressed.len() < content.len())
    }
}

fn brotli(content: &[u8]) -> std::io::Result<Vec<u8>> {
    let (quality, window) = BROTLI_QUALITY_AND_WINDOW;
    let mut writer = CompressorWriter::new(Vec::new(), BUFFER_BYTES, quality, window);
    writer.write_all(content)?;
    Ok(writer.into_inner())
}

fn gzip(content: &[u8]) -> std::io::Result<Vec<u8>> {
    let mut writer = GzEncoder::new(Vec::new(), Compression::best());
    writer.write_all(content)?;
    writer.finish()
}

#[cfg(test)]
mod tests {
    use super::*;
    use actix_web::http::header::{ACCEPT_ENCODING, Header};
    use actix_web::test::TestRequest;

    #[test]
    fn negotiate_returns_preferred_coding() {
        for (preference, expected) in [
            ("gzip, deflate, br, zstd", Coding::Brotli),
            ("gzip", Coding::Gzip),
            ("br;q=0.5, gzip", Coding::Gzip),
            ("br;q=0, *", Coding::Gzip),
            ("*", Coding::Brotli),
            ("deflate", Coding::Identity),
            ("gzip;q=0", Coding::Identity),
            ("", Coding::Identity),
        ] {
            let request = TestRequest::default().insert_header((ACCEPT_ENCODING, preference));
            let accepted = AcceptEncoding::parse(&request.to_http_request()).expect("a header");
            let codings = [Coding::Brotli, Coding::Gzip];
            assert_eq!(Coding::negotiate(&accepted, &codings), expected, "{preference}");
            if expected == Coding::Brotli {
                assert_eq!(
                    Coding::negotiate(&accepted, &codings[1..]),
                    Coding::Gzip,
                    "{preference}"
                );
            }
        }
    }
}
