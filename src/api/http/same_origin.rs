use actix_web::HttpRequest;
use actix_web::http::header::{HOST, HeaderName, ORIGIN};
use url::Url;

use crate::api::problem::{Problem, ProblemCode};

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
