use actix_cors::Cors;
use actix_web::Error;
use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{
    ACCESS_CONTROL_ALLOW_ORIGIN, ACCESS_CONTROL_EXPOSE_HEADERS, ACCESS_CONTROL_REQUEST_METHOD,
    CACHE_CONTROL, HeaderMap, ORIGIN,
};
use actix_web::middleware::Next;

use crate::api::oauth::is_page_of_decision;

use super::route_pattern::route_pattern;
use super::vary::vary_by;

/// Pages of any origin may ask: who asks is told by a token, which no browser sends by itself.
pub fn shared_with_browsers() -> Cors {
    Cors::default()
        .allow_any_origin()
        .send_wildcard()
        .disable_vary_header()
        .allow_any_method()
        .allow_any_header()
        .expose_headers(EXPOSED)
        .max_age(usize::from(u16::MAX))
}

/// The headers of answers that programs in browsers may read beside those that they always may.
const EXPOSED: [&str; 13] = [
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

/// Leaves out what [`shared_with_browsers`] says where no page of another origin can be meant: nobody tells an origin, or it is a page
/// on which a player decides, which no script reads (RFC 9700, section 2.6).
pub async fn share_where_asked<B: MessageBody + 'static>(
    mut request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<B>, Error> {
    let pattern = route_pattern(request.request());
    let is_of_decision = pattern.as_deref().is_some_and(is_page_of_decision);
    if is_of_decision {
        // Nor is a browser told that its script could.
        request.headers_mut().remove(ACCESS_CONTROL_REQUEST_METHOD);
    }
    let is_shared = !is_of_decision && request.headers().contains_key(ORIGIN);
    let mut response = next.call(request).await?;
    let headers = response.headers_mut();
    if !is_shared {
        headers.remove(ACCESS_CONTROL_ALLOW_ORIGIN);
        headers.remove(ACCESS_CONTROL_EXPOSE_HEADERS);
    }
    if !is_of_decision && may_be_kept(headers) {
        vary_by(headers, &ORIGIN);
    }
    Ok(response)
}

/// What does not say so is kept by nobody.
fn may_be_kept(headers: &HeaderMap) -> bool {
    let kept = headers.get(CACHE_CONTROL).and_then(|value| value.to_str().ok());
    kept.is_some_and(|kept| !kept.contains("no-store"))
}
