use hyper::Response;
use hyper::body::Bytes;
use hyper::http::{HeaderMap, HeaderName, HeaderValue, header};
use jiff::Timestamp;

use crate::retry_after::retry_after;
use crate::{Destination, HttpOutcome};

/// A `POST` request with headers and a body, for one delivery attempt.
pub struct OutboundRequest {
    to: Destination,
    headers: HeaderMap,
    body: Bytes,
    /// Treats the status 404 as [`HttpOutcome::Gone`].
    is_404_gone: bool,
}

impl OutboundRequest {
    /// Creates a request with a body of the media type `media_type`, such as `application/json`.
    #[must_use]
    pub fn new(to: &Destination, media_type: &'static str, body: Vec<u8>) -> Self {
        let mut headers = HeaderMap::new();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(media_type));
        Self { to: to.clone(), headers, body: body.into(), is_404_gone: false }
    }

    /// Adds a header. Its value is never logged. Invalid names and values are ignored.
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

    /// Treats the status 404 like 410, as push services use it.
    #[must_use]
    pub fn treat_404_as_gone(self) -> Self {
        Self { is_404_gone: true, ..self }
    }

    /// Returns the destination.
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

    /// Maps the status of a response to an outcome. `now` converts a date in `Retry-After` to a
    /// duration.
    pub(crate) fn to_outcome<T>(&self, head: &Response<T>, now: Timestamp) -> HttpOutcome {
        match head.status().as_u16() {
            status @ 200..=299 => HttpOutcome::Delivered { status },
            410 => HttpOutcome::Gone,
            404 if self.is_404_gone => HttpOutcome::Gone,
            status => {
                HttpOutcome::Refused { status, retry_after: retry_after(head.headers(), now) }
            }
        }
    }
}
