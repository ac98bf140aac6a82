use std::fmt;

use super::chance::{NoEntropy, random_bytes};

/// Minimum length of a secret in bytes: that of the output of HS256.
const MIN_SECRET_BYTES: usize = 32;

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

#[cfg(test)]
mod tests {
    use super::*;

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
