use std::net::IpAddr;

use hyper::Uri;
use rustls::pki_types::ServerName;
use url::{Host, Url};

use crate::Forbidden;

/// Maximum length of a URL, far above any URL that real services issue.
const MAX_URL_BYTES: usize = 2048;

/// A well-formed URL to post to. [`GuardedClient`](super::GuardedClient) decides if it may be
/// reached. Knowing such a URL is often enough to post to it, so this type has no `Debug`; log the
/// [`host`](Self::host) instead.
#[derive(Clone)]
pub struct Destination {
    url: Url,
    uri: Uri,
    server: ServerName<'static>,
}

/// Host of a URL: a name or an IP address.
pub(crate) enum TargetHost<'a> {
    Name(&'a str),
    Literal(IpAddr),
}

impl Destination {
    /// Parses `text` as a URL with the scheme `http` or `https`, a host, no user, no password, and
    /// at most 2048 bytes. White space, control characters and backslashes are rejected, because
    /// lenient parsers skip or convert them. A fragment is dropped.
    ///
    /// # Errors
    /// The rule that `text` violates.
    pub fn parse(text: &str) -> Result<Self, Forbidden> {
        let is_rejected = |c: char| c.is_whitespace() || c.is_control() || c == '\\';
        if text.len() > MAX_URL_BYTES || text.contains(is_rejected) {
            return Err(Forbidden::InvalidUrl);
        }
        let mut url = Url::parse(text).map_err(|_| Forbidden::InvalidUrl)?;
        if !matches!(url.scheme(), "http" | "https") {
            return Err(Forbidden::Scheme);
        }
        let authority = text.split_once("//").map_or("", |(_, rest)| rest);
        let authority = authority.split(['/', '?', '#']).next().unwrap_or_default();
        if !url.username().is_empty() || url.password().is_some() || authority.contains('@') {
            return Err(Forbidden::UserInfo);
        }
        url.set_fragment(None);
        let server = match url.host() {
            Some(Host::Domain(name)) => ServerName::try_from(name.to_owned()).ok(),
            Some(Host::Ipv4(address)) => Some(ServerName::from(IpAddr::V4(address))),
            Some(Host::Ipv6(address)) => Some(ServerName::from(IpAddr::V6(address))),
            None => None,
        };
        let server = server.ok_or(Forbidden::InvalidUrl)?;
        let uri = url.as_str().parse().map_err(|_| Forbidden::InvalidUrl)?;
        Ok(Self { url, uri, server })
    }

    /// Returns the full URL, for storage. Passing it to [`parse`](Self::parse) returns the same
    /// destination.
    #[must_use]
    pub fn expose(&self) -> &str {
        self.url.as_str()
    }

    /// Returns the host, for logs and lists.
    #[must_use]
    pub fn host(&self) -> &str {
        self.url.host_str().unwrap_or_default()
    }

    /// Returns scheme, host and port, the form that identifies this server in tokens.
    #[must_use]
    pub fn origin(&self) -> String {
        self.url.origin().ascii_serialization()
    }

    pub(crate) fn is_encrypted(&self) -> bool {
        self.url.scheme() == "https"
    }

    pub(crate) fn target_host(&self) -> TargetHost<'_> {
        match self.url.host() {
            Some(Host::Ipv4(address)) => TargetHost::Literal(IpAddr::V4(address)),
            Some(Host::Ipv6(address)) => TargetHost::Literal(IpAddr::V6(address)),
            Some(Host::Domain(name)) => TargetHost::Name(name),
            None => TargetHost::Name(""),
        }
    }

    pub(crate) fn port(&self) -> u16 {
        self.url.port_or_known_default().unwrap_or_default()
    }

    pub(crate) fn uri(&self) -> &Uri {
        &self.uri
    }

    pub(crate) fn server(&self) -> ServerName<'static> {
        self.server.clone()
    }

    /// Splits off the last path segment. Returns the URL without that segment and without a query,
    /// and the segment.
    #[must_use]
    pub fn split_last(&self) -> Option<(Self, String)> {
        let mut url = self.url.clone();
        let last = url.path_segments()?.next_back()?.to_owned();
        url.path_segments_mut().ok()?.pop().push("");
        url.set_query(None);
        Some((Self::parse(url.as_str()).ok()?, last))
    }
}
