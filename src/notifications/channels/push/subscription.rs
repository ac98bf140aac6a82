use std::fmt;

use base64::Engine;
use guarded_http::{Destination, Forbidden};
use p256::PublicKey;

use super::base64_url::BASE64_URL;

/// Uncompressed point: the byte 4 and two coordinates.
const POINT_BYTES: usize = 65;
const AUTH_BYTES: usize = 16;

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
            Self::Endpoint(why) => write!(f, "endpoint: {why}"),
            Self::Key => f.write_str("p256dh: not the base64 of a public key on P-256"),
            Self::Auth => f.write_str("auth: not the base64 of 16 bytes"),
        }
    }
}

impl std::error::Error for SubscriptionError {}
