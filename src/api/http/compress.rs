use actix_http::encoding::Encoder;
use actix_web::Error;
use actix_web::body::{BodySize, BoxBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::StatusCode;
use actix_web::http::header::{
    AcceptEncoding, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, Header, HeaderMap, HeaderValue,
    VARY,
};
use actix_web::middleware::Next;

use super::coding::Coding;

/// What is smaller is hardly smaller compressed, in bytes.
const WORTH_IT: u64 = 1024;
/// The best first, where the client likes several alike: what takes little time and leaves little.
const FORMS: [Coding; 3] = [Coding::Zstd, Coding::Brotli, Coding::Gzip];

/// Compresses answers as the client wants it, while they are sent. What holds secrets beside what somebody has sent is never
/// compressed, for its length would tell them: the answers with tokens, and all pages, which say themselves that nobody may keep
/// them.
pub async fn compress<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<BoxBody>, Error> {
    let mut response = next.call(request).await?.map_into_boxed_body();
    if response.status() == StatusCode::NOT_MODIFIED {
        // As it would be said with the content.
        vary(response.headers_mut());
        return Ok(response);
    }
    if !is_compressible(
        response.status().is_success(),
        response.headers(),
        response.response().body().size(),
    ) {
        return Ok(response);
    }
    vary(response.headers_mut());
    let coding = AcceptEncoding::parse(response.request())
        .map_or(Coding::Identity, |accepted| Coding::negotiate(&accepted, &FORMS));
    if coding == Coding::Identity {
        return Ok(response);
    }
    let encoding = coding.while_sent();
    Ok(response.map_body(|head, body| BoxBody::new(Encoder::response(encoding, head, body))))
}

fn is_compressible(is_success: bool, headers: &HeaderMap, size: BodySize) -> bool {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let media = text(CONTENT_TYPE).split(';').next().unwrap_or_default().trim();
    let is_of_text = media.ends_with("json")
        || matches!(
            media,
            "text/plain" | "image/svg+xml" | "text/calendar" | "application/x-ndjson"
        );
    let is_large = match size {
        BodySize::Sized(bytes) => bytes >= WORTH_IT,
        BodySize::Stream => true,
        BodySize::None => false,
    };
    is_success
        && is_of_text
        && is_large
        && !headers.contains_key(CONTENT_ENCODING)
        && !text(CACHE_CONTROL).contains("no-store")
}

/// Whoever keeps the answer for others has to know that they may want it in another form.
fn vary(headers: &mut HeaderMap) {
    let names = |value: &HeaderValue| {
        value.to_str().is_ok_and(|value| value.to_ascii_lowercase().contains("accept-encoding"))
    };
    if !headers.get_all(VARY).any(names) {
        headers.append(VARY, HeaderValue::from_static("accept-encoding"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_large_and_of_text_is_compressed_unless_it_has_secrets() {
        let case = |media: &'static str, kept: &'static str, bytes: u64| {
            let mut headers = HeaderMap::new();
            headers.insert(CONTENT_TYPE, HeaderValue::from_static(media));
            headers.insert(CACHE_CONTROL, HeaderValue::from_static(kept));
            is_compressible(true, &headers, BodySize::Sized(bytes))
        };
        assert!(case("application/json", "private, no-cache", 1024));
        assert!(case("text/plain; charset=utf-8", "", 5000));
        assert!(!case("application/json", "private, no-cache", 1023));
        assert!(!case("application/json", "no-store", 5000));
        assert!(!case("text/html; charset=utf-8", "", 5000));
        assert!(!case("image/png", "", 5000));
        assert!(!case("text/event-stream", "", 5000));
    }
}
