use std::fmt;

use base64::Engine;
use guarded_http::{Destination, Forbidden};
use p256::PublicKey;

use super::base64_url::BASE64_URL;

/// A point that is not compressed: 4, and the two coordinates.
const POINT_BYTES: usize = 65;
const AUTH_BYTES: usize = 16;

/// Where and how to reach one browser, as its `PushSubscription` says. Whoever has it can tell the browser
/// something in our name, if only with our key.
#[derive(Clone)]
pub struct PushSubscription {
    endpoint: Destination,
    pub(super) key: [u8; POINT_BYTES],
    pub(super) auth: [u8; AUTH_BYTES],
}

impl PushSubscription {
    /// The subscription with these members of the browser's JSON: a URL, and base64 of the browser's public
    /// key on P-256 and of 16 secret bytes.
    ///
    /// # Errors
    /// Which of the three is wrong.
    pub fn parse(endpoint: &str, p256dh: &str, auth: &str) -> Result<Self, NotASubscription> {
        let endpoint = Destination::parse(endpoint).map_err(NotASubscription::Endpoint)?;
        let key: [u8; POINT_BYTES] = bytes(p256dh).ok_or(NotASubscription::Key)?;
        PublicKey::from_sec1_bytes(&key).map_err(|_| NotASubscription::Key)?;
        let auth = bytes(auth).ok_or(NotASubscription::Auth)?;
        Ok(Self { endpoint, key, auth })
    }

    /// The address of the browser at its push service.
    #[must_use]
    pub fn endpoint(&self) -> &Destination {
        &self.endpoint
    }

    /// The browser's public key in base64url, to be stored.
    #[must_use]
    pub fn p256dh(&self) -> String {
        BASE64_URL.encode(self.key)
    }

    /// The secret shared with the browser in base64url, to be stored.
    #[must_use]
    pub fn expose_auth(&self) -> String {
        BASE64_URL.encode(self.auth)
    }
}

/// Reads base64 in the alphabet for URLs, as browsers write it, or in the standard one, as many libraries do.
fn bytes<const N: usize>(text: &str) -> Option<[u8; N]> {
    let text = text.replace('+', "-").replace('/', "_");
    BASE64_URL.decode(text).ok()?.try_into().ok()
}

/// Which part of a subscription is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotASubscription {
    /// The endpoint is no address.
    Endpoint(Forbidden),
    /// `p256dh` is not a public key on P-256.
    Key,
    /// `auth` is not 16 bytes.
    Auth,
}

impl fmt::Display for NotASubscription {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Endpoint(why) => write!(f, "endpoint: {why}"),
            Self::Key => f.write_str("p256dh: not the base64 of a public key on P-256"),
            Self::Auth => f.write_str("auth: not the base64 of 16 bytes"),
        }
    }
}

impl std::error::Error for NotASubscription {}
