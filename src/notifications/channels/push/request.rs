use guarded_http::OutboundRequest;
use jiff::Timestamp;

use crate::notifications::channels::request;

use super::failed::PushError;
use super::subscription::PushSubscription;
use super::vapid::Vapid;

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

/// Builds a push request, encrypted for the browser and signed for its push service. `random_bytes` is 48
/// random bytes, new for every attempt.
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
