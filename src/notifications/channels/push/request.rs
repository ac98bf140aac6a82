use guarded_http::OutboundRequest;
use jiff::Timestamp;

use crate::notifications::channels::request;

use super::failed::PushFailed;
use super::subscription::PushSubscription;
use super::vapid::Vapid;

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
