use std::fmt;

use base64::Engine;
use guarded_http::Destination;
use jiff::{SignedDuration, Timestamp};
use p256::SecretKey;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair};
use serde_json::json;

use super::request::{BASE64_URL, PushError};

/// Push services may reject tokens valid for more than a day. Half a day tolerates clock skew.
const TOKEN_LIFETIME: SignedDuration = SignedDuration::from_hours(12);

/// VAPID identity of this server (RFC 8292): a key pair on P-256 and a contact for push services. A
/// browser subscribed with the public key accepts messages from its owner only, so the key is
/// permanent.
pub struct Vapid {
    private: [u8; 32],
    public: Vec<u8>,
    pair: EcdsaKeyPair,
    contact: String,
}

impl Vapid {
    /// Creates an identity from a private key: 32 random bytes for a new identity, or the stored
    /// key. `contact` is a `mailto:` or `https:` URL of the operator.
    ///
    /// # Errors
    /// The invalid argument.
    pub fn new(private: [u8; 32], contact: &str) -> Result<Self, VapidError> {
        if !(contact.starts_with("mailto:") || contact.starts_with("https:")) {
            return Err(VapidError::Contact);
        }
        let secret = SecretKey::from_slice(&private).map_err(|_| VapidError::Key)?;
        let public = secret.public_key().to_sec1_bytes().into_vec();
        let pair = EcdsaKeyPair::from_private_key_and_public_key(
            &ECDSA_P256_SHA256_FIXED_SIGNING,
            &private,
            &public,
            &SystemRandom::new(),
        )
        .map_err(|_| VapidError::Key)?;
        Ok(Self { private, public, pair, contact: contact.to_owned() })
    }

    /// Private key, for storage.
    #[must_use]
    pub fn to_bytes(&self) -> &[u8; 32] {
        &self.private
    }

    /// Public key in base64url: the `applicationServerKey` of a browser's subscription.
    #[must_use]
    pub fn public_key(&self) -> String {
        BASE64_URL.encode(&self.public)
    }

    /// `Authorization` header for the push service of `to`, valid for 12 hours.
    pub(super) fn authorization(
        &self,
        to: &Destination,
        now: Timestamp,
    ) -> Result<String, PushError> {
        let part = |json: serde_json::Value| BASE64_URL.encode(json.to_string());
        let head = part(json!({ "typ": "JWT", "alg": "ES256" }));
        let claims = part(json!({
            "aud": to.origin(),
            "exp": now.as_second() + TOKEN_LIFETIME.as_secs(),
            "sub": self.contact,
        }));
        let signed = format!("{head}.{claims}");
        let signature = self
            .pair
            .sign(&SystemRandom::new(), signed.as_bytes())
            .map_err(|_| PushError::Cryptography)?;
        let signature = BASE64_URL.encode(signature);
        Ok(format!("vapid t={signed}.{signature}, k={}", self.public_key()))
    }
}

/// Invalid part of an identity.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VapidError {
    /// The bytes are not a private key. For random bytes the probability is 1 in 4 billion; retry
    /// with new bytes.
    Key,
    /// The contact is neither a `mailto:` nor an `https:` URL.
    Contact,
}

impl fmt::Display for VapidError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Key => "the bytes are not a private key on P-256",
            Self::Contact => "the contact must begin with mailto: or https:",
        })
    }
}

impl std::error::Error for VapidError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stored_vapid_key_round_trips() {
        let vapid = |key| Vapid::new(key, "https://example.org/").unwrap_or_else(|e| panic!("{e}"));
        let first = vapid([3; 32]);
        assert_eq!(vapid(*first.to_bytes()).public_key(), first.public_key());
        assert_eq!(first.public_key().len(), 87);
        assert_eq!(Vapid::new([0; 32], "mailto:a@b").err(), Some(VapidError::Key));
        assert_eq!(Vapid::new([255; 32], "mailto:a@b").err(), Some(VapidError::Key));
        assert_eq!(Vapid::new([3; 32], "a@b").err(), Some(VapidError::Contact));
    }
}
