//! Content codings of responses, and the compression of responses while they are sent.

use std::io::Write;

use actix_http::encoding::Encoder;
use actix_web::HttpRequest;
use actix_web::body::{BodySize, BoxBody, MessageBody};
use actix_web::dev::ServiceResponse;
use actix_web::http::StatusCode;
use actix_web::http::header::{
    ACCEPT_ENCODING, AcceptEncoding, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE,
    ContentEncoding, ETAG, Encoding, Header, HeaderMap, HeaderValue, IF_NONE_MATCH, Preference,
    Quality,
};
use brotli::CompressorWriter;
use flate2::Compression;
use flate2::write::GzEncoder;

use super::entity_tag::{tag_with_coding, tag_without_coding, vary_by};

/// Minimum size in bytes; compression hardly reduces smaller bodies.
const MIN_COMPRESSED_BYTES: u64 = 1024;
/// Codings of responses, the preferred one first.
const SUPPORTED_CODINGS: [Coding; 2] = [Coding::Brotli, Coding::Gzip];

/// Highest quality of Brotli, and its window size as a power of two.
const BROTLI_QUALITY_AND_WINDOW: (u32, u32) = (11, 22);
const BUFFER_BYTES: usize = 16 * 1024;

/// Content coding of a response.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coding {
    Brotli,
    Gzip,
    Identity,
}

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

/// Compresses a response while it is sent, in the coding that the client prefers.
///
/// Responses that mix secrets with input of the client are never compressed, because their length
/// would leak the secrets: responses with tokens, and pages for one reader, which are marked
/// `no-store`. Error responses, which repeat input, are not compressed either. The exception is the
/// response to a command with a stale version, which contains the recent events.
pub fn compress_response(mut response: ServiceResponse<BoxBody>) -> ServiceResponse<BoxBody> {
    if response.status() == StatusCode::NOT_MODIFIED {
        // Same `Vary` header as the response with content.
        vary_by(response.headers_mut(), &ACCEPT_ENCODING);
        let tag = matching_client_tag(response.request(), response.headers());
        if let Some(tag) = tag {
            response.headers_mut().insert(ETAG, tag);
        }
        return response;
    }
    if !is_compressible(response.status(), response.headers(), response.response().body().size()) {
        return response;
    }
    let coding = AcceptEncoding::parse(response.request())
        .map_or(Coding::Identity, |accepted| Coding::negotiate(&accepted, &SUPPORTED_CODINGS));
    if coding == Coding::Identity {
        vary_by(response.headers_mut(), &ACCEPT_ENCODING);
        return response;
    }
    let tag = response.headers().get(ETAG).and_then(|tag| tag.to_str().ok());
    let tag = tag.and_then(|tag| HeaderValue::from_str(&tag_with_coding(tag, coding)).ok());
    if let Some(tag) = tag {
        response.headers_mut().insert(ETAG, tag);
    }
    let encoding = coding.to_content_encoding();
    let mut response =
        response.map_body(|head, body| BoxBody::new(Encoder::response(encoding, head, body)));
    // The encoder adds `Vary` on a line of its own; this merges the lines.
    vary_by(response.headers_mut(), &ACCEPT_ENCODING);
    response
}

fn is_compressible(status: StatusCode, headers: &HeaderMap, size: BodySize) -> bool {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let media = text(CONTENT_TYPE).split(';').next().unwrap_or_default().trim();
    let is_text = media.ends_with("json")
        || matches!(
            media,
            "text/plain" | "image/svg+xml" | "text/calendar" | "application/x-ndjson"
        )
        // Pages and their assets, if they are the same for all readers.
        || matches!(media, "text/html" | "text/css" | "text/javascript")
            && headers.contains_key(CACHE_CONTROL);
    let is_large = match size {
        BodySize::Sized(bytes) => bytes >= MIN_COMPRESSED_BYTES,
        BodySize::Stream => true,
        BodySize::None => false,
    };
    (status.is_success() || status == StatusCode::PRECONDITION_FAILED)
        && is_text
        && is_large
        && !headers.contains_key(CONTENT_ENCODING)
        && !text(CACHE_CONTROL).contains("no-store")
}

/// Returns the tag in `If-None-Match` that matches the content, in any coding. The 304 response
/// repeats this tag.
fn matching_client_tag(request: &HttpRequest, headers: &HeaderMap) -> Option<HeaderValue> {
    let tag = headers.get(ETAG)?.to_str().ok()?;
    let client_tags = request.headers().get(IF_NONE_MATCH)?.to_str().ok()?;
    let mut client_tags = client_tags.split(',').map(str::trim);
    let found = client_tags.find(|known| *known == tag || tag_without_coding(known) == tag)?;
    HeaderValue::from_str(found).ok()
}

#[cfg(test)]
mod tests {
    use actix_web::test::TestRequest;

    use super::*;

    #[test]
    fn large_public_texts_are_compressed() {
        let case = |media: &'static str, cache_control: &'static str, bytes: u64| {
            let mut headers = HeaderMap::new();
            headers.insert(CONTENT_TYPE, HeaderValue::from_static(media));
            if !cache_control.is_empty() {
                headers.insert(CACHE_CONTROL, HeaderValue::from_static(cache_control));
            }
            is_compressible(StatusCode::OK, &headers, BodySize::Sized(bytes))
        };
        assert!(case("application/json", "private, no-cache", 1024));
        assert!(case("text/plain; charset=utf-8", "", 5000));
        assert!(!case("application/json", "private, no-cache", 1023));
        assert!(!case("application/json", "no-store", 5000));
        assert!(!case("text/html; charset=utf-8", "", 5000));
        assert!(!case("text/html; charset=utf-8", "no-store", 5000));
        assert!(case("text/html; charset=utf-8", "no-cache", 5000));
        assert!(!case("image/png", "", 5000));
        assert!(!case("text/event-stream", "", 5000));
    }

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
