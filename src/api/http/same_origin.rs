use actix_web::HttpRequest;
use actix_web::http::header::{HOST, HeaderName, ORIGIN};
use url::Url;

use crate::api::problem::{Problem, ProblemCode};

static SEC_FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

/// Lets pass what a page of this server asks, whose address is `base`, and nothing that a page from elsewhere makes a browser
/// ask. A browser says where a request comes from; what does not say it is no browser, and has no use for cookies.
///
/// # Errors
/// Another site asks, or nobody says who does.
pub fn check_same_origin(request: &HttpRequest, base: &Url) -> Result<(), Problem> {
    let header = |name| request.headers().get(name).and_then(|value| value.to_str().ok());
    let host = header(&HOST).map(str::to_owned);
    if is_same_origin(header(&SEC_FETCH_SITE), header(&ORIGIN), host.as_deref(), base) {
        return Ok(());
    }
    Err(Problem::new(ProblemCode::CrossSiteRequest))
}

/// `Sec-Fetch-Site` says it best. Browsers that do not know it, and all where there is no HTTPS, send an `Origin`: it is ours
/// if it is where people reach this server, or where this request went.
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
    let asked = host.and_then(|host| format!("{}://{host}", origin.scheme()).parse::<Url>().ok());
    origin.origin().is_tuple()
        && (origin.origin() == base.origin()
            || asked.is_some_and(|asked| asked.origin() == origin.origin()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_page_of_this_server_is_of_the_same_origin() {
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
