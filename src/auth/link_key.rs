//! Token secret, and the key derived from it that signs links.

use std::fmt;

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use super::entropy::{NoEntropy, random_bytes};

/// Minimum length of a secret in bytes: that of the output of HS256.
const MIN_SECRET_BYTES: usize = 32;

/// Length of a truncated signature in bytes. It keeps links short and cannot be guessed.
const SIGNATURE_BYTES: usize = 16;

/// Key that signs access tokens, shared by all nodes. It grants access to all accounts.
pub struct TokenSecret(String);

impl TokenSecret {
    /// Creates a secret of 256 random bits.
    ///
    /// # Errors
    /// [`NoEntropy`] if the operating system returns no random bytes.
    pub fn generate() -> Result<Self, NoEntropy> {
        Ok(Self(hex::encode(random_bytes::<32>()?)))
    }

    /// Creates the secret from the bytes of `text`, without the white space around them, such as a
    /// trailing newline. Hexadecimal is not decoded.
    ///
    /// # Errors
    /// `TokenSecretTooShort` if fewer than 32 bytes remain.
    pub fn from_text(text: &str) -> Result<Self, TokenSecretTooShort> {
        let text = text.trim();
        if text.len() < MIN_SECRET_BYTES {
            return Err(TokenSecretTooShort);
        }
        Ok(Self(text.to_owned()))
    }

    /// Plain text of the secret, to be stored in a file and read with `from_text`. A generated
    /// secret has 64 hexadecimal digits.
    #[must_use]
    pub fn to_text(&self) -> &str {
        &self.0
    }

    pub(super) fn bytes(&self) -> &[u8] {
        self.0.as_bytes()
    }
}

/// The secret has fewer than 32 bytes and could be guessed from a single token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TokenSecretTooShort;

impl fmt::Display for TokenSecretTooShort {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the token secret must have at least {MIN_SECRET_BYTES} bytes")
    }
}

impl std::error::Error for TokenSecretTooShort {}

/// Key that signs links, which authorize an action without a login. It is derived from the token
/// secret, which it does not reveal, and is therefore the same on all nodes.
#[derive(Clone)]
pub struct LinkKey([u8; 32]);

impl LinkKey {
    /// Derives the key from the token secret.
    #[must_use]
    pub fn new(secret: &TokenSecret) -> Self {
        Self(derive_key(secret.bytes(), b"kingdomail-link-1"))
    }

    /// Derives 32 secret bytes for a `purpose`.
    #[must_use]
    pub fn derive(&self, purpose: &str) -> [u8; 32] {
        derive_key(&self.0, purpose.as_bytes())
    }

    /// Returns the signature of `text`: 22 letters, digits, `-` and `_`. It is valid for this
    /// `purpose` only.
    #[must_use]
    pub fn sign(&self, purpose: &str, text: &str) -> String {
        let mac = self.mac(purpose, text).finalize().into_bytes();
        BASE64_URL_SAFE_NO_PAD.encode(&mac[..SIGNATURE_BYTES])
    }

    /// Verifies a signature in constant time.
    #[must_use]
    pub fn verifies(&self, purpose: &str, text: &str, signature: &str) -> bool {
        let Ok(signature) = BASE64_URL_SAFE_NO_PAD.decode(signature) else { return false };
        let has_full_length = signature.len() == SIGNATURE_BYTES;
        has_full_length && self.mac(purpose, text).verify_truncated_left(&signature).is_ok()
    }

    fn mac(&self, purpose: &str, text: &str) -> Hmac<Sha256> {
        let mut mac = new_mac(&self.0);
        mac.update(purpose.as_bytes());
        mac.update(&[0]);
        mac.update(text.as_bytes());
        mac
    }
}

fn derive_key(key: &[u8], label: &[u8]) -> [u8; 32] {
    let mut mac = new_mac(key);
    mac.update(label);
    mac.finalize().into_bytes().into()
}

fn new_mac(key: &[u8]) -> Hmac<Sha256> {
    Hmac::new_from_slice(key).unwrap_or_else(|_| unreachable!("HMAC takes keys of any length"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(secret: &str) -> LinkKey {
        LinkKey::new(&TokenSecret::from_text(&secret.repeat(32)).expect("long enough"))
    }

    #[test]
    fn signature_binds_text_purpose_and_key() {
        let signature = key("a").sign("picture", "game");
        assert_eq!(signature.len(), 22);
        assert!(key("a").verifies("picture", "game", &signature));
        assert!(!key("a").verifies("picture", "games", &signature));
        assert!(!key("a").verifies("pictureg", "ame", &signature));
        assert!(!key("b").verifies("picture", "game", &signature));
    }

    #[test]
    fn partial_signature_is_rejected() {
        let signature = key("a").sign("picture", "game");
        for part in ["", "AA", &signature[..20], &format!("{signature}A"), "é"] {
            assert!(!key("a").verifies("picture", "game", part), "{part}");
        }
    }

    #[test]
    fn derived_bytes_differ_by_purpose() {
        assert_eq!(key("a").derive("push"), key("a").derive("push"));
        assert_ne!(key("a").derive("push"), key("a").derive("mail"));
    }

    #[test]
    fn stored_secret_is_the_same_key() {
        let secret = TokenSecret::generate().expect("entropy");
        let kept = format!("{}\n", secret.to_text());
        assert_eq!(secret.to_text().len(), 64);
        assert!(TokenSecret::from_text(&kept).is_ok_and(|again| again.bytes() == secret.bytes()));
    }

    #[test]
    fn generated_secrets_differ() {
        let generate = || TokenSecret::generate().expect("entropy");
        assert_ne!(generate().to_text(), generate().to_text());
    }

    #[test]
    fn secret_length_ignores_white_space() {
        assert!(TokenSecret::from_text(&"s".repeat(32)).is_ok());
        let padded = format!("  {}\n", "s".repeat(31));
        assert_eq!(TokenSecret::from_text(&padded).err(), Some(TokenSecretTooShort));
    }
}
