use actix_cors::Cors;
use actix_web::Error;
use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{
    ACCESS_CONTROL_ALLOW_ORIGIN, ACCESS_CONTROL_EXPOSE_HEADERS, ACCESS_CONTROL_REQUEST_METHOD,
    CACHE_CONTROL, HeaderMap, ORIGIN,
};
use actix_web::middleware::Next;

use crate::api::oauth::is_consent_page;

use super::route_pattern::route_pattern;
use super::vary::vary_by;

/// Allows pages of any origin. Requests are authenticated by a token, which browsers never attach
/// automatically.
pub fn cors() -> Cors {
    Cors::default()
        .allow_any_origin()
        .send_wildcard()
        .disable_vary_header()
        .allow_any_method()
        .allow_any_header()
        .expose_headers(EXPOSED_HEADERS)
        .max_age(usize::from(u16::MAX))
}

/// Response headers that scripts may read in addition to the safelisted ones.
const EXPOSED_HEADERS: [&str; 13] = [
    "allow",
    "deprecation",
    "etag",
    "idempotency-replayed",
    "link",
    "location",
    "preference-applied",
    "ratelimit",
    "ratelimit-policy",
    "retry-after",
    "sunset",
    "www-authenticate",
    "x-request-id",
];

/// Removes the headers of [`cors`] where no script of another origin is involved:
/// the request has no `Origin`, or the page asks for a decision of the player and no script may
/// read it (RFC 9700, section 2.6).
pub async fn strip_cors_when_same_origin<B: MessageBody + 'static>(
    mut request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<B>, Error> {
    let pattern = route_pattern(request.request());
    let is_consent = pattern.as_deref().is_some_and(is_consent_page);
    if is_consent {
        // Without the header, the request is not treated as a preflight request.
        request.headers_mut().remove(ACCESS_CONTROL_REQUEST_METHOD);
    }
    let is_cross_origin = !is_consent && request.headers().contains_key(ORIGIN);
    let mut response = next.call(request).await?;
    let headers = response.headers_mut();
    if !is_cross_origin {
        headers.remove(ACCESS_CONTROL_ALLOW_ORIGIN);
        headers.remove(ACCESS_CONTROL_EXPOSE_HEADERS);
    }
    if !is_consent && is_cacheable(headers) {
        vary_by(headers, &ORIGIN);
    }
    Ok(response)
}

/// Returns true if the response may be cached. Responses without `Cache-Control` are not cached.
fn is_cacheable(headers: &HeaderMap) -> bool {
    let cache_control = headers.get(CACHE_CONTROL).and_then(|value| value.to_str().ok());
    cache_control.is_some_and(|cache_control| !cache_control.contains("no-store"))
}
