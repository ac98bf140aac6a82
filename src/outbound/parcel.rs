use hyper::Response;
use hyper::body::Bytes;
use hyper::http::{HeaderMap, HeaderValue, header};
use jiff::Timestamp;
use serde_json::Value;

use super::push::{Push, PushFailed, PushSubscription, Vapid};
use super::retry::retry_after;
use super::webhook::{WebhookId, WebhookSecret, signatures};
use super::{Destination, Outcome};

const AGENT: &str = concat!("Kingdomail/", env!("CARGO_PKG_VERSION"));
const JSON: HeaderValue = HeaderValue::from_static("application/json");

/// A body with its headers, ready for one attempt to post it.
pub struct Parcel {
    to: Destination,
    headers: HeaderMap,
    body: Bytes,
    /// Whether 404 means that there is nobody there any more.
    missing_is_gone: bool,
}

impl Parcel {
    /// A body for a service that wants nothing but JSON.
    #[must_use]
    pub fn json(to: &Destination, body: &Value) -> Self {
        Self::of(to, JSON, body.to_string().into_bytes())
    }

    /// A webhook after Standard Webhooks 1.0. `id` and `body` are the same in every attempt, `now` is the time
    /// of this one. `former` is the secret before a rotation, while both are good.
    #[must_use]
    pub fn webhook(
        to: &Destination,
        id: &WebhookId,
        now: Timestamp,
        secret: &WebhookSecret,
        former: Option<&WebhookSecret>,
        body: Vec<u8>,
    ) -> Self {
        let signatures = signatures(id, now, secret, former, &body);
        let mut parcel = Self::of(to, JSON, body);
        parcel.add("webhook-id", id.as_str());
        parcel.add("webhook-timestamp", &now.as_second().to_string());
        parcel.add("webhook-signature", &signatures);
        parcel
    }

    /// A message to a browser, encrypted for it and signed for its push service. `chance` is 48 random bytes,
    /// new for every attempt.
    ///
    /// # Errors
    /// [`PushFailed`] when the message is too long.
    pub fn push(
        to: &PushSubscription,
        vapid: &Vapid,
        push: &Push<'_>,
        chance: [u8; 48],
        now: Timestamp,
    ) -> Result<Self, PushFailed> {
        let body = to.encrypt(push.text, chance)?;
        let endpoint = to.endpoint();
        let mut parcel =
            Self::of(endpoint, HeaderValue::from_static("application/octet-stream"), body);
        parcel.missing_is_gone = true;
        parcel.add("content-encoding", "aes128gcm");
        parcel.add("authorization", &vapid.authorization(endpoint, now)?);
        parcel.add("ttl", &push.seconds.to_string());
        parcel.add("urgency", push.urgency.as_str());
        if let Some(topic) = &push.topic {
            parcel.add("topic", topic.as_str());
        }
        Ok(parcel)
    }

    /// Where it goes.
    #[must_use]
    pub fn to(&self) -> &Destination {
        &self.to
    }

    pub(super) fn headers(&self) -> &HeaderMap {
        &self.headers
    }

    pub(super) fn body(&self) -> Bytes {
        self.body.clone()
    }

    /// What an answer that begins with `head` means for it.
    pub(super) fn judge<T>(&self, head: &Response<T>, now: Timestamp) -> Outcome {
        match head.status().as_u16() {
            status @ 200..=299 => Outcome::Delivered { status },
            410 => Outcome::Gone,
            404 if self.missing_is_gone => Outcome::Gone,
            status => Outcome::Refused { status, retry_after: retry_after(head.headers(), now) },
        }
    }

    fn of(to: &Destination, kind: HeaderValue, body: Vec<u8>) -> Self {
        let mut headers = HeaderMap::new();
        headers.insert(header::CONTENT_TYPE, kind);
        headers.insert(header::USER_AGENT, HeaderValue::from_static(AGENT));
        Self { to: to.clone(), headers, body: body.into(), missing_is_gone: false }
    }

    /// Every value is made of letters and digits that were checked: it is always one. None is to be logged.
    fn add(&mut self, name: &'static str, value: &str) {
        if let Ok(mut value) = HeaderValue::from_str(value) {
            value.set_sensitive(true);
            self.headers.insert(name, value);
        }
    }
}
