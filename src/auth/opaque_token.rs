use sha2::{Digest, Sha256};

use super::chance::{NoEntropy, random_bytes};
use super::link_key::LinkKey;

const DIGITS: usize = 64;

/// Tokens that mean nothing to a client: a prefix, which lets a reader, or a scanner for leaked secrets, see what a text
/// is, and 256 random bits. Only their hash is stored.
macro_rules! opaque_tokens {
    ($($(#[$doc:meta])* $name:ident = $prefix:literal;)+) => {$(
        $(#[$doc])*
        pub struct $name(String);

        impl $name {
            /// A new token.
            ///
            /// # Errors
            /// [`NoEntropy`] when the operating system has none to give.
            pub fn generate() -> Result<Self, NoEntropy> {
                Ok(Self::new(&random_bytes()?))
            }

            /// The token with these bytes, which nobody can guess.
            #[must_use]
            pub fn new(bytes: &[u8; 32]) -> Self {
                Self(format!("{}{}", $prefix, hex::encode(bytes)))
            }

            /// `text` as a token when it has the shape of one; whether it was ever given out, only its hash tells.
            #[must_use]
            pub fn parse(text: &str) -> Option<Self> {
                let digits = text.strip_prefix($prefix)?;
                let ours = |digit: u8| digit.is_ascii_digit() || (b'a'..=b'f').contains(&digit);
                (digits.len() == DIGITS && digits.bytes().all(ours)).then(|| Self(text.to_owned()))
            }

            /// SHA-256 of the whole text, to store and to look up. No salt is needed: 256 random bits cannot be
            /// guessed.
            #[must_use]
            pub fn hash(&self) -> [u8; 32] {
                Sha256::digest(&self.0).into()
            }

            /// The token in the open, for the wire and nothing else.
            #[must_use]
            pub fn expose(&self) -> &str {
                &self.0
            }
        }
    )+};
}

opaque_tokens! {
    /// What renews a session.
    RefreshToken = "kmr_";
    /// What renews the session of a browser, which keeps it where no script can read it.
    CookieToken = "kmw_";
    /// What opens one stream, for a browser that cannot send headers.
    StreamTicket = "kms_";
    /// What finds the calendar of a player.
    CalendarToken = "kmc_";
    /// What an app gets from a player who lets it in, to be exchanged for tokens.
    AuthorizationCode = "kmx_";
    /// What an app on another device asks with whether it was let in.
    DeviceCode = "kmv_";
    /// What renews the tokens of an app. It is of another kind than those of sessions, so that neither is good for the other.
    AppRefreshToken = "kma_";
}

/// A token that renews a session.
pub trait RenewalToken: Sized + Send + Sync {
    /// SHA-256 of the token, as it is stored.
    fn hash(&self) -> [u8; 32];

    /// The token that replaces this one. It is derived from this token and from the key of the server, so an exchange
    /// can be repeated although only hashes are stored; neither of the two reveals it alone.
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
    fn a_token_read_back_has_the_same_hash() {
        let token = RefreshToken::generate().expect("entropy");
        let again = RefreshToken::parse(token.expose()).expect("the shape");
        assert_eq!(again.hash(), token.hash());
        assert_eq!(token.expose().len(), 68);
    }

    #[test]
    fn two_tokens_differ() {
        let generate = || RefreshToken::generate().expect("entropy");
        assert_ne!(generate().hash(), generate().hash());
    }

    #[test]
    fn the_hash_is_sha_256_of_the_whole_text() {
        let token = RefreshToken::parse(&format!("kmr_{}", "0".repeat(64))).expect("the shape");
        assert_eq!(
            hex::encode(token.hash()),
            "530735fa3fb497fc805c341a719ceb50967eafb8ff4a4a6228ecd715828eed75"
        );
    }

    #[test]
    fn another_shape_is_no_token() {
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
