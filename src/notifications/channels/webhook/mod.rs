//! Webhooks, signed according to Standard Webhooks 1.0.

use std::fmt;

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use guarded_http::{Destination, OutboundRequest};
use jiff::Timestamp;
use ring::hmac::{Context, HMAC_SHA256, Key};
use serde_json::json;

use crate::domain::notification::{Delivery, DeliveryContent, FormerSecret};
use crate::notifications::channels::{JSON, request};
use crate::notifications::{Senders, Undeliverable};

const PREFIX: &str = "whsec_";
const SECRET_BYTES: std::ops::RangeInclusive<usize> = 24..=64;

/// Webhook of a bot or an app. The secrets are in their stored form, in hexadecimal.
pub(crate) struct WebhookChannel<'a> {
    pub url: &'a str,
    pub secret: &'a str,
    pub former: Option<&'a FormerSecret>,
}

impl WebhookChannel<'_> {
    /// Message body, identical in all attempts.
    pub fn body(senders: &Senders, delivery: &Delivery) -> Vec<u8> {
        let (kind, data) = match &delivery.content {
            DeliveryContent::Notification(record) => {
                let data = (senders.to_json)(record.clone());
                let kind = data["payload"]["type"].as_str().unwrap_or_default();
                (format!("notification.{kind}"), data)
            }
            _ => ("test".to_owned(), json!({})),
        };
        let body = json!({ "type": kind, "timestamp": delivery.created_at, "data": data });
        body.to_string().into_bytes()
    }

    /// Builds the request of one attempt to deliver `body`. Also signs it with the former secret
    /// while that is valid.
    pub fn request(
        &self,
        senders: &Senders,
        delivery: &Delivery,
        body: &[u8],
    ) -> Result<OutboundRequest, Undeliverable> {
        let now = (senders.clock)();
        let id = WebhookId::parse(&delivery.id.to_string())
            .ok_or_else(|| Undeliverable::address("the id is no id"))?;
        let secret = read_secret(self.secret)?;
        let former = self.former.filter(|former| former.until > now);
        let former = former.map(|former| read_secret(&former.secret)).transpose()?;
        let to = Destination::parse(self.url).map_err(Undeliverable::address)?;
        Ok(webhook_request(&to, &id, now, &secret, former.as_ref(), body.to_vec()))
    }
}

fn read_secret(stored: &str) -> Result<WebhookSecret, Undeliverable> {
    let bytes = hex::decode(stored).map_err(Undeliverable::address)?;
    WebhookSecret::from_bytes(bytes).map_err(Undeliverable::address)
}

/// Secret shared with a destination for the signatures of its webhooks: 24 to 64 bytes.
pub struct WebhookSecret(Vec<u8>);

impl WebhookSecret {
    /// Creates a secret from 32 random bytes.
    #[must_use]
    pub fn generate(random_bytes: [u8; 32]) -> Self {
        Self(random_bytes.to_vec())
    }

    /// Parses `whsec_` followed by the base64 of the bytes.
    ///
    /// # Errors
    /// [`WebhookSecretError`] for any other format or length.
    pub fn parse(text: &str) -> Result<Self, WebhookSecretError> {
        let digits = text.strip_prefix(PREFIX).ok_or(WebhookSecretError)?;
        Self::from_bytes(BASE64_STANDARD.decode(digits).map_err(|_| WebhookSecretError)?)
    }

    /// Restores a stored secret.
    ///
    /// # Errors
    /// [`WebhookSecretError`] if the secret is too short or too long.
    pub fn from_bytes(bytes: Vec<u8>) -> Result<Self, WebhookSecretError> {
        if SECRET_BYTES.contains(&bytes.len()) { Ok(Self(bytes)) } else { Err(WebhookSecretError) }
    }

    /// Bytes for storage.
    #[must_use]
    pub fn to_bytes(&self) -> &[u8] {
        &self.0
    }

    /// Plaintext of the secret, displayed once to the owner.
    #[must_use]
    pub fn expose(&self) -> String {
        format!("{PREFIX}{}", BASE64_STANDARD.encode(&self.0))
    }

    fn sign(&self, id: &WebhookId, second: i64, body: &[u8]) -> String {
        let mut context = Context::with_key(&Key::new(HMAC_SHA256, &self.0));
        context.update(format!("{}.{second}.", id.as_str()).as_bytes());
        context.update(body);
        format!("v1,{}", BASE64_STANDARD.encode(context.sign()))
    }
}

/// Invalid webhook secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WebhookSecretError;

impl fmt::Display for WebhookSecretError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a webhook secret is whsec_ and the base64 of 24 to 64 bytes")
    }
}

impl std::error::Error for WebhookSecretError {}

/// Message id of a webhook, equal in every attempt: 1 to 64 letters, digits, `-` and `_`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WebhookId(String);

impl WebhookId {
    /// Parses `text` as an id.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let fits = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
        ((1..=64).contains(&text.len()) && text.bytes().all(fits)).then(|| Self(text.to_owned()))
    }

    /// Text of the id in the header.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Builds a request according to Standard Webhooks 1.0. `id` and `body` are equal in every attempt;
/// `now` is the time of this attempt. `former` is the previous secret during a rotation, while both
/// are valid.
#[must_use]
pub fn webhook_request(
    to: &Destination,
    id: &WebhookId,
    now: Timestamp,
    secret: &WebhookSecret,
    former: Option<&WebhookSecret>,
    body: Vec<u8>,
) -> OutboundRequest {
    let signatures = signatures(id, now, secret, former, &body);
    request(to, JSON, body)
        .header("webhook-id", id.as_str())
        .header("webhook-timestamp", &now.as_second().to_string())
        .header("webhook-signature", &signatures)
}

/// Value of `webhook-signature`: one signature per secret.
fn signatures(
    id: &WebhookId,
    now: Timestamp,
    secret: &WebhookSecret,
    former: Option<&WebhookSecret>,
    body: &[u8],
) -> String {
    let secrets = std::iter::once(secret).chain(former);
    let signatures: Vec<String> =
        secrets.map(|secret| secret.sign(id, now.as_second(), body)).collect();
    signatures.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    const VECTOR: &str = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";

    #[test]
    fn signature_matches_specification_example() {
        let secret = WebhookSecret::parse(VECTOR).expect("a secret");
        let id = WebhookId::parse("msg_p5jXN8AQM9LWM0D4loKWxJek").expect("a name");
        let now = Timestamp::from_second(1_614_265_330).expect("a moment");
        let body = br#"{"test": 2432232314}"#;
        let expected = "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=";
        assert_eq!(signatures(&id, now, &secret, None, body), expected);

        let new = WebhookSecret::generate([7; 32]);
        let both = signatures(&id, now, &new, Some(&secret), body);
        assert_eq!(both.split_once(' ').map(|(_, former)| former), Some(expected));
    }

    #[test]
    fn webhook_secret_round_trips() {
        let secret = WebhookSecret::generate([9; 32]);
        let again = WebhookSecret::parse(&secret.expose()).expect("a secret");
        assert_eq!(again.to_bytes(), secret.to_bytes());
        assert_eq!(
            WebhookSecret::parse(VECTOR).map(|secret| secret.expose()).as_deref(),
            Ok(VECTOR)
        );
    }

    #[test]
    fn malformed_webhook_secret_is_rejected() {
        let of = |bytes: usize| format!("whsec_{}", BASE64_STANDARD.encode(vec![1; bytes]));
        assert!(WebhookSecret::parse(&of(24)).is_ok() && WebhookSecret::parse(&of(64)).is_ok());
        for text in [&of(23), &of(65), "", "whsec_", &of(32)[6..], "whsec_!!!!", "WHSEC_AAAA"] {
            assert!(WebhookSecret::parse(text).is_err(), "{text}");
        }
    }

    #[test]
    fn webhook_id_rejects_header_separators() {
        assert!(WebhookId::parse(&"a".repeat(64)).is_some());
        for text in ["", "a.b", "a b", "a\r\nb", "é", &"a".repeat(65)] {
            assert_eq!(WebhookId::parse(text), None, "{text}");
        }
    }
}
