use std::net::Ipv4Addr;

use url::{Host, Url, form_urlencoded};

/// Maximum length of a redirect URI, in bytes.
const MAX_URI_BYTES: usize = 1000;

/// Schemes of well-known editors and assistants. RFC 8252 requires a dot in a scheme, and these
/// have none, so only this list is accepted: browsers and operating systems may handle any other
/// scheme in unexpected ways.
const EDITOR_SCHEMES: [&str; 8] = [
    "code-oss",
    "cursor",
    "vscode",
    "vscode-insiders",
    "vscodium",
    "windsurf",
    "windsurf-next",
    "zed",
];

/// Parameters that the server adds to a redirect URI (RFC 6749, RFC 9207). A URI that already
/// contains one could give an app a forged response (RFC 9700, section 4.4).
const RESPONSE_PARAMETERS: [&str; 6] =
    ["code", "error", "error_description", "error_uri", "iss", "state"];

/// Address to which the browser returns after a player has authorized or rejected an app.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RedirectUri {
    /// URI as sent by the app. It is compared byte by byte.
    text: String,
    url: Url,
}

/// Recipient of an authorization, as far as it can be determined.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RedirectTarget {
    /// Website: its host, and its port unless it is the default.
    Site(String),
    /// Program on the device of the browser: the loopback host.
    Loopback(String),
    /// Program on the device of the browser that has registered this scheme.
    Scheme(String),
    /// Program on another device, for which a code is displayed.
    Device,
}

impl RedirectUri {
    /// Parses a redirect URI if it is safe as a target: a website over HTTPS, a program on the same
    /// device at any port, or a private scheme, which contains a domain name (RFC 8252) or belongs
    /// to a known editor. Its query must not contain a parameter that the server adds.
    #[must_use]
    pub fn parse(text: &str) -> Option<RedirectUri> {
        // Parsers disagree about other characters, so they could hide the actual target.
        let plain = |byte: u8| byte.is_ascii_graphic() && !b"\"<>\\^`{|}".contains(&byte);
        if text.len() > MAX_URI_BYTES || !text.bytes().all(plain) || text.contains('#') {
            return None;
        }
        let url = Url::parse(text).ok()?;
        let rest = text.get(url.scheme().len()..).and_then(|rest| rest.strip_prefix("://"));
        let has_authority = rest.is_some_and(|rest| !rest.starts_with('/'))
            && url.username().is_empty()
            && url.password().is_none();
        let is_allowed = match url.scheme() {
            "https" => has_authority && url.host_str().is_some_and(is_csp_safe_host),
            "http" => has_authority && is_loopback(&url),
            scheme => {
                (scheme.contains('.') || EDITOR_SCHEMES.contains(&scheme))
                    && url.username().is_empty()
                    && url.password().is_none()
            }
        };
        let is_allowed = is_allowed && !url.query().is_some_and(has_response_parameter);
        is_allowed.then(|| RedirectUri { text: text.to_owned(), url })
    }

    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// Returns the URI with additional query parameters.
    pub fn with_query(&self, parameters: &[(&str, &str)]) -> Url {
        let mut url = self.url.clone();
        url.query_pairs_mut().extend_pairs(parameters);
        url
    }

    pub fn destination(&self) -> RedirectTarget {
        let host = || {
            let host = self.url.host_str().unwrap_or_default();
            match self.url.port() {
                Some(port) => format!("{host}:{port}"),
                None => host.to_owned(),
            }
        };
        match self.url.scheme() {
            "https" => RedirectTarget::Site(host()),
            "http" => RedirectTarget::Loopback(host()),
            scheme => RedirectTarget::Scheme(scheme.to_owned()),
        }
    }

    /// Returns the source expression for a content security policy: the origin, or only the scheme
    /// if a policy cannot express the host.
    pub fn csp_source(&self) -> String {
        match self.destination() {
            RedirectTarget::Site(host) if self.has_csp_host() => format!("https://{host}"),
            RedirectTarget::Loopback(host) if self.has_csp_host() => format!("http://{host}"),
            _ => format!("{}:", self.url.scheme()),
        }
    }

    /// Returns true if a policy can express the host (CSP 3, section 2.3.1). Browsers would block
    /// any other host, such as `[::1]`.
    fn has_csp_host(&self) -> bool {
        let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
        match self.url.host() {
            Some(Host::Domain(name)) => {
                name.split('.').all(|label| !label.is_empty() && label.bytes().all(is_plain))
            }
            Some(Host::Ipv4(address)) => address == Ipv4Addr::LOCALHOST,
            Some(Host::Ipv6(_)) | None => false,
        }
    }
}

impl RedirectTarget {
    /// Parses the stored form of a destination.
    pub fn from_stored(stored: Option<String>) -> RedirectTarget {
        let Some(stored) = stored else { return RedirectTarget::Device };
        if let Some(scheme) = stored.strip_suffix(':') {
            return RedirectTarget::Scheme(scheme.to_owned());
        }
        match Url::parse(&format!("http://{stored}")) {
            Ok(url) if is_loopback(&url) => RedirectTarget::Loopback(stored),
            _ => RedirectTarget::Site(stored),
        }
    }

    /// Returns the form that is stored and returned to clients: a host, a scheme with a colon, or
    /// `None`.
    pub fn to_stored(&self) -> Option<String> {
        match self {
            RedirectTarget::Site(host) | RedirectTarget::Loopback(host) => Some(host.clone()),
            RedirectTarget::Scheme(scheme) => Some(format!("{scheme}:")),
            RedirectTarget::Device => None,
        }
    }
}

/// Returns true if a program could read a parameter of the query as one that the server adds: also
/// in another case, in list syntax, or after a semicolon.
fn has_response_parameter(query: &str) -> bool {
    query.split(['&', ';']).any(|pair| {
        let pairs = form_urlencoded::parse(pair.as_bytes());
        let mut names = pairs.map(|(name, _)| name.to_ascii_lowercase());
        names.any(|name| {
            let name = name.split(['[', '\0']).next().unwrap_or_default();
            RESPONSE_PARAMETERS.contains(&name.trim())
        })
    })
}

/// Returns true if a host has no characters with a meaning in a policy.
fn is_csp_safe_host(host: &str) -> bool {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b".-_[]:".contains(&byte);
    !host.is_empty() && host.bytes().all(is_plain)
}

fn is_loopback(url: &Url) -> bool {
    match url.host() {
        Some(Host::Domain(name)) => name == "localhost",
        Some(Host::Ipv4(address)) => address.is_loopback(),
        Some(Host::Ipv6(address)) => address.is_loopback(),
        None => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn destination(text: &str) -> Option<RedirectTarget> {
        RedirectUri::parse(text).map(|uri| uri.destination())
    }

    #[test]
    fn safe_redirect_uris_are_accepted() {
        let site = |host: &str| Some(RedirectTarget::Site(host.to_owned()));
        let loopback = |host: &str| Some(RedirectTarget::Loopback(host.to_owned()));
        let scheme = |scheme: &str| Some(RedirectTarget::Scheme(scheme.to_owned()));
        assert_eq!(destination("https://kings.example/back?a=1"), site("kings.example"));
        assert_eq!(destination("https://kings.example:8443"), site("kings.example:8443"));
        assert_eq!(destination("https://xn--knigs-ira.example/"), site("xn--knigs-ira.example"));
        assert_eq!(destination("http://127.0.0.1:53123/back"), loopback("127.0.0.1:53123"));
        assert_eq!(destination("http://[::1]:53123/"), loopback("[::1]:53123"));
        assert_eq!(destination("http://localhost/back"), loopback("localhost"));
        assert_eq!(destination("example.kings:/back"), scheme("example.kings"));
        assert_eq!(destination("example.kings://back"), scheme("example.kings"));
        assert_eq!(destination("cursor://anysphere.cursor-mcp/oauth/callback"), scheme("cursor"));
        assert_eq!(destination("vscode://vscode.github-authentication/back"), scheme("vscode"));
        assert_eq!(destination("zed://oauth?a=1"), scheme("zed"));
    }

    #[test]
    fn unsafe_redirect_uris_are_rejected() {
        for text in [
            "",
            "/back",
            "kings.example/back",
            "http://kings.example/back",
            "http://127.0.0.1.kings.example/",
            "http://localhost.kings.example/",
            "https:kings.example",
            "https:///kings.example",
            "https://kings.example/#part",
            "https://ada@kings.example/",
            "https://kings.example@elsewhere.example/",
            "https://kings.example\\@elsewhere.example/",
            "https://kings.example/a b",
            "https://kings.example/\n",
            "https://königs.example/",
            "https://a;sandbox;b.example/",
            "https://a%3Bsandbox.example/",
            "https://*.example/",
            "https://a,b.example/",
            "javascript:alert(1)",
            "data:text/html,hello",
            "file:///etc/passwd",
            "kings:/back",
            "blob:https://kings.example/1",
            "about:blank",
            "view-source:https://kings.example/",
            "intent://kings.example/#Intent;end",
            "ms-msdt:/id",
            "mailto:ada@kings.example",
            "vscode://ada@kings.example/",
            "https://kings.example/back?code=1",
            "https://kings.example/back?a=1&state=2",
            "https://kings.example/back?iss=https://elsewhere.example",
            "https://kings.example/back?error=access_denied",
            "https://kings.example/back?error_description=x",
            "https://kings.example/back?error_uri=x",
            "https://kings.example/back?c%6Fde",
            "https://kings.example/back?Code=1",
            "https://kings.example/back?code[]=1",
            "https://kings.example/back?+code=1",
            "https://kings.example/back?a=1;code=2",
            "example.kings:/back?iss=x",
            "http://127.0.0.1/back?state=",
            &format!("https://kings.example/{}", "a".repeat(1000)),
        ] {
            assert_eq!(destination(text), None, "{text}");
        }
    }

    #[test]
    fn similar_parameter_names_are_accepted() {
        for query in ["page=code", "codec=1", "my_state=1", "a=1;b=2", "decode=iss"] {
            let uri = format!("https://kings.example/back?{query}");
            assert!(RedirectUri::parse(&uri).is_some(), "{query}");
        }
    }

    #[test]
    fn destination_round_trips() {
        for text in [
            "https://kings.example:8443/",
            "https://kings.example/",
            "http://127.0.0.1:53123/back",
            "http://[::1]/",
            "example.kings:/back",
        ] {
            let destination = destination(text).expect(text);
            assert_eq!(RedirectTarget::from_stored(destination.to_stored()), destination);
        }
        assert_eq!(
            RedirectTarget::from_stored(RedirectTarget::Device.to_stored()),
            RedirectTarget::Device
        );
    }

    #[test]
    fn parameters_are_added_to_the_query() {
        let uri = RedirectUri::parse("https://kings.example/back?page=2").expect("an address");
        let response_uri = uri.with_query(&[("code", "kmx_1"), ("state", "a&b=c")]);
        assert_eq!(
            response_uri.as_str(),
            "https://kings.example/back?page=2&code=kmx_1&state=a%26b%3Dc"
        );
    }

    #[test]
    fn policy_source_is_origin_or_scheme() {
        for (text, source) in [
            ("https://kings.example/back", "https://kings.example"),
            ("https://xn--knigs-ira.example:8443/", "https://xn--knigs-ira.example:8443"),
            ("http://127.0.0.1:53123/back", "http://127.0.0.1:53123"),
            ("http://localhost:53123/", "http://localhost:53123"),
            ("http://[::1]:53123/", "http:"),
            ("http://127.0.0.2:53123/", "http:"),
            ("https://[2001:db8::1]/", "https:"),
            ("https://192.0.2.1/", "https:"),
            ("https://a_b.example/", "https:"),
            ("https://kings.example./", "https:"),
            ("example.kings:/back", "example.kings:"),
        ] {
            let uri = RedirectUri::parse(text).expect(text);
            assert_eq!(uri.csp_source(), source, "{text}");
        }
    }
}
