use hyper::Response;
use hyper::body::Bytes;
use hyper::http::{HeaderMap, HeaderName, HeaderValue, header};
use jiff::Timestamp;

use crate::retry_after::retry_after;
use crate::{Destination, HttpOutcome};

/// A body with its headers, ready for one attempt to post it.
pub struct OutboundRequest {
    to: Destination,
    headers: HeaderMap,
    body: Bytes,
    /// Whether 404 means that there is nobody there any more.
    missing_is_gone: bool,
}

impl OutboundRequest {
    /// A body of the media type `kind`, such as `application/json`.
    #[must_use]
    pub fn new(to: &Destination, kind: &'static str, body: Vec<u8>) -> Self {
        let mut headers = HeaderMap::new();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
        Self { to: to.clone(), headers, body: body.into(), missing_is_gone: false }
    }

    /// Sends a header as well, and never logs its value. What is no name or no value of a header is left out.
    #[must_use]
    pub fn header(mut self, name: &str, value: &str) -> Self {
        if let (Ok(name), Ok(mut value)) =
            (name.parse::<HeaderName>(), HeaderValue::from_str(value))
        {
            value.set_sensitive(true);
            self.headers.insert(name, value);
        }
        self
    }

    /// An answer of 404 means the same as 410, as push services have it.
    #[must_use]
    pub fn missing_is_gone(self) -> Self {
        Self { missing_is_gone: true, ..self }
    }

    /// Where it goes.
    #[must_use]
    pub fn to(&self) -> &Destination {
        &self.to
    }

    pub(crate) fn headers(&self) -> &HeaderMap {
        &self.headers
    }

    pub(crate) fn body(&self) -> Bytes {
        self.body.clone()
    }

    /// What an answer that begins with `head` means for it.
    pub(crate) fn judge<T>(&self, head: &Response<T>, now: Timestamp) -> HttpOutcome {
        match head.status().as_u16() {
            status @ 200..=299 => HttpOutcome::Delivered { status },
            410 => HttpOutcome::Gone,
            404 if self.missing_is_gone => HttpOutcome::Gone,
            status => {
                HttpOutcome::Refused { status, retry_after: retry_after(head.headers(), now) }
            }
        }
    }
}
