//! Messages to browsers (RFC 8030, 8188, 8291, 8292).

mod encryption;
mod subscription;
mod vapid;

pub use subscription::{NotASubscription, PushSubscription};
pub use vapid::Vapid;

use std::fmt;

use base64::alphabet::URL_SAFE;
use base64::engine::{DecodePaddingMode, GeneralPurpose, GeneralPurposeConfig};
use guarded_http::OutboundRequest;
use jiff::Timestamp;

use super::request;

/// Written without padding, as the standards do; read with or without, as browsers do.
const BASE64_URL: GeneralPurpose = GeneralPurpose::new(
    &URL_SAFE,
    GeneralPurposeConfig::new()
        .with_encode_padding(false)
        .with_decode_padding_mode(DecodePaddingMode::Indifferent),
);

/// A message and what the push service is to do with it while the browser is away.
pub struct Push<'a> {
    /// What the page's worker is given: at most 3993 bytes.
    pub text: &'a [u8],
    /// How many seconds to keep it.
    pub seconds: u32,
    /// How much battery it is worth.
    pub urgency: Urgency,
    /// A newer message replaces a kept one of the same topic.
    pub topic: Option<Topic>,
}

/// A message to a browser, encrypted for it and signed for its push service. `chance` is 48 random bytes, new for every
/// attempt.
///
/// # Errors
/// [`PushFailed`] when the message is too long.
pub fn push_request(
    to: &PushSubscription,
    vapid: &Vapid,
    push: &Push<'_>,
    chance: [u8; 48],
    now: Timestamp,
) -> Result<OutboundRequest, PushFailed> {
    let body = to.encrypt(push.text, chance)?;
    let endpoint = to.endpoint();
    let push_request = request(endpoint, "application/octet-stream", body)
        .missing_is_gone()
        .header("content-encoding", "aes128gcm")
        .header("authorization", &vapid.authorization(endpoint, now)?)
        .header("ttl", &push.seconds.to_string())
        .header("urgency", push.urgency.as_str());
    Ok(match &push.topic {
        Some(topic) => push_request.header("topic", topic.as_str()),
        None => push_request,
    })
}

/// When a browser that saves its battery is to be told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Urgency {
    /// On power and on Wi-Fi.
    VeryLow,
    /// On power or on Wi-Fi.
    Low,
    /// On neither.
    #[default]
    Normal,
    /// On a low battery.
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

/// What a message is about: 1 to 32 letters, digits, `-` and `_`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Topic(String);

impl Topic {
    /// `text` as a topic, when it is one.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let fits = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
        ((1..=32).contains(&text.len()) && text.bytes().all(fits)).then(|| Self(text.to_owned()))
    }

    pub(super) fn as_str(&self) -> &str {
        &self.0
    }
}

/// Why a message cannot be made ready.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PushFailed {
    /// More than the 3993 bytes that every push service takes.
    TooLong,
    /// The random bytes were no key, which happens once in four thousand million times: draw again.
    Chance,
    /// The cryptographic library refused.
    Cryptography,
}

impl fmt::Display for PushFailed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::TooLong => "the message is too long to be pushed",
            Self::Chance => "the random bytes are no key",
            Self::Cryptography => "the message could not be encrypted or signed",
        })
    }
}

impl std::error::Error for PushFailed {}
