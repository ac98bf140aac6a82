//! Push messages and subscriptions, and the request that delivers a message to a browser.

use std::fmt;

use base64::Engine;
use base64::alphabet::URL_SAFE;
use base64::engine::{DecodePaddingMode, GeneralPurpose, GeneralPurposeConfig};
use guarded_http::{Destination, Forbidden, OutboundRequest};
use jiff::Timestamp;
use p256::PublicKey;

use crate::notifications::channels::request;

use super::vapid::Vapid;

/// Uncompressed point: the byte 4 and two coordinates.
const POINT_BYTES: usize = 65;
const AUTH_BYTES: usize = 16;

/// Encodes without padding, as the standards require. Decodes with or without padding, because
/// browsers differ.
pub(super) const BASE64_URL: GeneralPurpose = GeneralPurpose::new(
    &URL_SAFE,
    GeneralPurposeConfig::new()
        .with_encode_padding(false)
        .with_decode_padding_mode(DecodePaddingMode::Indifferent),
);

/// Push message, with instructions for the push service while the browser is offline.
pub struct Push<'a> {
    /// Payload for the service worker, at most 3993 bytes.
    pub text: &'a [u8],
    /// Time to live in seconds.
    pub seconds: u32,
    /// Urgency, by which the push service saves battery.
    pub urgency: Urgency,
    /// A new message replaces a pending one with the same topic.
    pub topic: Option<Topic>,
}

/// Power state in which a battery-saving browser receives the message.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Urgency {
    /// On power and Wi-Fi.
    VeryLow,
    /// On power or Wi-Fi.
    Low,
    /// On neither power nor Wi-Fi.
    #[default]
    Normal,
    /// On low battery.
    High,
}

impl Urgency {
    pub(super) fn as_str(self) -> &'static str {
        match self {
            Self::VeryLow => "very-low",
            Self::Low => "low",
            Self::Normal => "normal",
            Self::High => "high",
        }
    }
}

/// Topic of a push message: 1 to 32 letters, digits, `-` and `_`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Topic(String);

impl Topic {
    /// Parses `text` as a topic.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let fits = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
        ((1..=32).contains(&text.len()) && text.bytes().all(fits)).then(|| Self(text.to_owned()))
    }

    pub(super) fn as_str(&self) -> &str {
        &self.0
    }
}

/// `PushSubscription` of a browser. Its holder can send the browser messages in the name of this
/// server, though only with the server's VAPID key.
#[derive(Clone)]
pub struct PushSubscription {
    endpoint: Destination,
    pub(super) key: [u8; POINT_BYTES],
    pub(super) auth: [u8; AUTH_BYTES],
}

impl PushSubscription {
    /// Parses the members of the browser's JSON: a URL, the browser's public key on P-256 and a
    /// secret of 16 bytes, the latter two in base64.
    ///
    /// # Errors
    /// The invalid member.
    pub fn parse(endpoint: &str, p256dh: &str, auth: &str) -> Result<Self, SubscriptionError> {
        let endpoint = Destination::parse(endpoint).map_err(SubscriptionError::Endpoint)?;
        let key: [u8; POINT_BYTES] = bytes(p256dh).ok_or(SubscriptionError::Key)?;
        PublicKey::from_sec1_bytes(&key).map_err(|_| SubscriptionError::Key)?;
        let auth = bytes(auth).ok_or(SubscriptionError::Auth)?;
        Ok(Self { endpoint, key, auth })
    }

    /// URL of the browser at its push service.
    #[must_use]
    pub fn endpoint(&self) -> &Destination {
        &self.endpoint
    }

    /// Public key of the browser in base64url, for storage.
    #[must_use]
    pub fn p256dh(&self) -> String {
        BASE64_URL.encode(self.key)
    }

    /// Secret shared with the browser in base64url, for storage.
    #[must_use]
    pub fn expose_auth(&self) -> String {
        BASE64_URL.encode(self.auth)
    }
}

/// Decodes base64url, which browsers use, or standard base64, which many libraries use.
fn bytes<const N: usize>(text: &str) -> Option<[u8; N]> {
    let text = text.replace('+', "-").replace('/', "_");
    BASE64_URL.decode(text).ok()?.try_into().ok()
}

/// Invalid part of a subscription.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SubscriptionError {
    /// The endpoint is not an allowed URL.
    Endpoint(Forbidden),
    /// `p256dh` is not a public key on P-256.
    Key,
    /// `auth` is not 16 bytes.
    Auth,
}

impl fmt::Display for SubscriptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Endpoint(reason) => write!(f, "endpoint: {reason}"),
            Self::Key => f.write_str("p256dh: not the base64 of a public key on P-256"),
            Self::Auth => f.write_str("auth: not the base64 of 16 bytes"),
        }
    }
}

impl std::error::Error for SubscriptionError {}

/// Reason why a push message could not be built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PushError {
    /// The text exceeds 3993 bytes, the maximum that every push service accepts.
    TooLong,
    /// The random bytes are not a valid key, which has a probability of 1 in 4 billion. Retry with
    /// new bytes.
    InvalidRandomKey,
    /// The cryptographic library returned an error.
    Cryptography,
}

impl fmt::Display for PushError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::TooLong => "the message is too long to be pushed",
            Self::InvalidRandomKey => "the random bytes are no key",
            Self::Cryptography => "the message could not be encrypted or signed",
        })
    }
}

impl std::error::Error for PushError {}

/// Builds a push request, encrypted for the browser and signed for its push service. `random_bytes`
/// is 48 random bytes, new for every attempt.
///
/// # Errors
/// Returns a [`PushError`], for example if the message is too long.
pub fn push_request(
    to: &PushSubscription,
    vapid: &Vapid,
    push: &Push<'_>,
    random_bytes: [u8; 48],
    now: Timestamp,
) -> Result<OutboundRequest, PushError> {
    let body = to.encrypt(push.text, random_bytes)?;
    let endpoint = to.endpoint();
    let push_request = request(endpoint, "application/octet-stream", body)
        .treat_404_as_gone()
        .header("content-encoding", "aes128gcm")
        .header("authorization", &vapid.authorization(endpoint, now)?)
        .header("ttl", &push.seconds.to_string())
        .header("urgency", push.urgency.as_str());
    Ok(match &push.topic {
        Some(topic) => push_request.header("topic", topic.as_str()),
        None => push_request,
    })
}
