use actix_web::HttpRequest;
use actix_web::http::header::{HOST, HeaderName, ORIGIN};
use url::{Host, Url};

use crate::api::problem::{Problem, ProblemCode};

/// Rejects requests after DNS rebinding: the host name of a page was pointed at this machine, so
/// that the browser treats this server as the origin of the page. `base` is the public URL of this
/// server. Pages of other origins are accepted, as everywhere in the API, because requests are
/// authenticated by token.
///
/// # Errors
/// The origin of the page is the requested host, and is not an address of this server.
pub fn reject_dns_rebinding(request: &HttpRequest, base: &Url) -> Result<(), Problem> {
    let header = |name: HeaderName| request.headers().get(name)?.to_str().ok();
    match header(ORIGIN).zip(header(HOST)) {
        Some((origin, host)) if is_rebound(origin, host, base) => {
            Err(Problem::new(ProblemCode::CrossSiteRequest))
        }
        _ => Ok(()),
    }
}

fn is_rebound(origin: &str, host: &str, base: &Url) -> bool {
    let Ok(origin) = origin.parse::<Url>() else { return false };
    let host_url = format!("{}://{host}", origin.scheme()).parse::<Url>();
    let matches_host = host_url.is_ok_and(|host_url| host_url.origin() == origin.origin());
    matches_host && origin.origin() != base.origin() && !is_ip_or_localhost(&origin)
}

/// Returns true for IP addresses and `localhost`, which cannot be rebound.
fn is_ip_or_localhost(url: &Url) -> bool {
    match url.host() {
        Some(Host::Domain(name)) => name == "localhost",
        Some(Host::Ipv4(_) | Host::Ipv6(_)) => true,
        None => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rebound_origin_is_rejected() {
        let base: Url = "https://kingdomail.example/".parse().expect("a URL");
        for (origin, host) in [
            ("http://rebound.example:8080", "rebound.example:8080"),
            ("http://kingdomail.example:8080", "kingdomail.example:8080"),
            ("https://rebound.example", "rebound.example"),
        ] {
            assert!(is_rebound(origin, host, &base), "{origin}");
        }
        for (origin, host) in [
            ("https://kingdomail.example", "kingdomail.example"),
            ("https://castles.example", "kingdomail.example"),
            ("http://localhost:8080", "localhost:8080"),
            ("http://127.0.0.1:8080", "127.0.0.1:8080"),
            ("http://[::1]:8080", "[::1]:8080"),
            ("null", "kingdomail.example"),
        ] {
            assert!(!is_rebound(origin, host, &base), "{origin}");
        }
    }
}
