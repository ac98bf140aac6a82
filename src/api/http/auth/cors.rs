//! Requests from other origins. Pages of any origin may send requests with a token ([`cors`]);
//! requests with a cookie must come from a page of this server ([`check_same_origin`]).

use actix_cors::Cors;
use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{
    ACCESS_CONTROL_ALLOW_ORIGIN, ACCESS_CONTROL_EXPOSE_HEADERS, ACCESS_CONTROL_REQUEST_METHOD,
    CACHE_CONTROL, HOST, HeaderMap, HeaderName, ORIGIN,
};
use actix_web::middleware::Next;
use actix_web::{Error, HttpRequest};
use url::Url;

use crate::api::http::caching::entity_tag::vary_by;
use crate::api::http::routing::route_pattern;
use crate::api::oauth::is_consent_page;
use crate::api::problem::{Problem, ProblemCode};

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

static SEC_FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

/// Rejects requests that a page of another site makes a browser send. Only pages of this server, at
/// `base`, are accepted. Browsers send the origin of a request; clients that do not are not
/// browsers and have no use for cookies.
///
/// # Errors
/// The origin is another site or unknown.
pub fn check_same_origin(request: &HttpRequest, base: &Url) -> Result<(), Problem> {
    let header = |name| request.headers().get(name).and_then(|value| value.to_str().ok());
    let host = header(&HOST).map(str::to_owned);
    if is_same_origin(header(&SEC_FETCH_SITE), header(&ORIGIN), host.as_deref(), base) {
        return Ok(());
    }
    Err(Problem::new(ProblemCode::CrossSiteRequest))
}

/// Checks `Sec-Fetch-Site` first. Older browsers, and all browsers without HTTPS, send only
/// `Origin`. It must match the public URL of the server or the host of this request.
fn is_same_origin(
    fetch_site: Option<&str>,
    origin: Option<&str>,
    host: Option<&str>,
    base: &Url,
) -> bool {
    if let Some(site) = fetch_site {
        return site == "same-origin";
    }
    let Some(origin) = origin.and_then(|origin| origin.parse::<Url>().ok()) else { return false };
    let requested =
        host.and_then(|host| format!("{}://{host}", origin.scheme()).parse::<Url>().ok());
    origin.origin().is_tuple()
        && (origin.origin() == base.origin()
            || requested.is_some_and(|requested| requested.origin() == origin.origin()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_own_pages_are_same_origin() {
        let base: Url = "https://kingdomail.example/".parse().expect("a URL");
        let ours = |site, origin, host| is_same_origin(site, origin, host, &base);
        assert!(ours(Some("same-origin"), None, None));
        for site in ["cross-site", "same-site", "none", ""] {
            assert!(!ours(Some(site), Some("https://kingdomail.example"), None), "{site}");
        }
        assert!(ours(None, Some("https://kingdomail.example"), Some("127.0.0.1:8080")));
        assert!(ours(None, Some("http://localhost:8080"), Some("localhost:8080")));
        for origin in [
            "https://elsewhere.example",
            "https://kingdomail.example:8443",
            "http://kingdomail.example",
            "https://games.kingdomail.example",
            "null",
            "",
        ] {
            assert!(!ours(None, Some(origin), Some("127.0.0.1:8080")), "{origin}");
        }
        assert!(!ours(None, None, Some("kingdomail.example")));
    }
}
