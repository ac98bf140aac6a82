use sha2::{Digest, Sha256};

use super::entropy::{NoEntropy, random_bytes};
use super::link_key::LinkKey;

const SECRET_DIGITS: usize = 64;

/// Opaque tokens: a prefix, by which people and secret scanners recognise the kind of token, and
/// 256 random bits. Only the hash is stored.
macro_rules! opaque_tokens {
    ($($(#[$doc:meta])* $name:ident = $prefix:literal;)+) => {$(
        $(#[$doc])*
        pub struct $name(String);

        impl $name {
            /// Creates a token.
            ///
            /// # Errors
            /// [`NoEntropy`] if the operating system returns no random bytes.
            pub fn generate() -> Result<Self, NoEntropy> {
                Ok(Self::new(&random_bytes()?))
            }

            /// Creates the token with these random bytes.
            #[must_use]
            pub fn new(bytes: &[u8; 32]) -> Self {
                Self(format!("{}{}", $prefix, hex::encode(bytes)))
            }

            /// Parses a token. A parsed token was not necessarily issued: look up its hash.
            #[must_use]
            pub fn parse(text: &str) -> Option<Self> {
                let digits = text.strip_prefix($prefix)?;
                let is_hex_digit = |digit: u8| digit.is_ascii_digit() || (b'a'..=b'f').contains(&digit);
                (digits.len() == SECRET_DIGITS && digits.bytes().all(is_hex_digit)).then(|| Self(text.to_owned()))
            }

            /// Returns the SHA-256 hash of the text, for storage and lookups. No salt is needed,
            /// because 256 random bits cannot be guessed.
            #[must_use]
            pub fn hash(&self) -> [u8; 32] {
                Sha256::digest(&self.0).into()
            }

            /// Plain text of the token, for responses only.
            #[must_use]
            pub fn expose(&self) -> &str {
                &self.0
            }
        }
    )+};
}

opaque_tokens! {
    /// Refresh token of a session.
    RefreshToken = "kmr_";
    /// Refresh token of a browser session, stored in a cookie that scripts cannot read.
    CookieToken = "kmw_";
    /// Ticket for one stream, for browsers, which cannot send headers.
    StreamTicket = "kms_";
    /// Token in the URL of a calendar.
    CalendarToken = "kmc_";
    /// Authorization code of an app, to be exchanged for tokens.
    AuthorizationCode = "kmx_";
    /// Device code, with which an app on another device polls for its authorization.
    DeviceCode = "kmv_";
    /// Refresh token of an app. It cannot be used as the refresh token of a session, or the
    /// reverse.
    AppRefreshToken = "kma_";
}

/// A refresh token.
pub trait RenewalToken: Sized + Send + Sync {
    /// Returns the SHA-256 hash of the token, as stored.
    fn hash(&self) -> [u8; 32];

    /// Returns the token that replaces this one. It is derived from this token and the key of the
    /// server, so an exchange can be repeated although only hashes are stored. Neither of the two
    /// reveals it alone.
    #[must_use]
    fn successor(&self, key: &LinkKey) -> Self;
}

macro_rules! renewal_tokens {
    ($($name:ident)+) => {$(
        impl RenewalToken for $name {
            fn hash(&self) -> [u8; 32] {
                $name::hash(self)
            }

            fn successor(&self, key: &LinkKey) -> Self {
                let purpose = format!("the next refresh token after {}", self.expose());
                Self::new(&key.derive(&purpose))
            }
        }
    )+};
}

renewal_tokens!(RefreshToken CookieToken AppRefreshToken);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parsed_token_has_the_same_hash() {
        let token = RefreshToken::generate().expect("entropy");
        let again = RefreshToken::parse(token.expose()).expect("the shape");
        assert_eq!(again.hash(), token.hash());
        assert_eq!(token.expose().len(), 68);
    }

    #[test]
    fn generated_tokens_differ() {
        let generate = || RefreshToken::generate().expect("entropy");
        assert_ne!(generate().hash(), generate().hash());
    }

    #[test]
    fn hash_covers_the_whole_text() {
        let token = RefreshToken::parse(&format!("kmr_{}", "0".repeat(64))).expect("the shape");
        assert_eq!(
            hex::encode(token.hash()),
            "530735fa3fb497fc805c341a719ceb50967eafb8ff4a4a6228ecd715828eed75"
        );
    }

    #[test]
    fn malformed_token_is_rejected() {
        let digits = "0".repeat(64);
        let shapes = [
            String::new(),
            "kmr_".to_owned(),
            digits.clone(),
            format!("KMR_{digits}"),
            format!("kmr_{}", &digits[1..]),
            format!("kmr_{digits}0"),
            format!("kmr_{digits}\n"),
            format!(" kmr_{digits}"),
            format!("kmr_{}", "A".repeat(64)),
            format!("kmr_{}", "é".repeat(32)),
        ];
        assert!(shapes.iter().all(|text| RefreshToken::parse(text).is_none()));
    }
}
