use sha2::{Digest, Sha256};

use super::entropy::{NoEntropy, random_bytes};

const PREFIX: &str = "kmp_";
const RANDOM_DIGITS: usize = 64;
const CHECK_DIGITS: usize = 8;

/// Credential of a program: `kmp_`, 256 random bits, and a checksum, which detects mistyped and
/// fake tokens without a database query. Only the hash is stored.
pub struct PersonalToken(String);

impl PersonalToken {
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
        let unchecked = format!("{PREFIX}{}", hex::encode(bytes));
        let check = checksum(&unchecked);
        Self(unchecked + &check)
    }

    /// Returns true if `text` has the prefix of a personal token.
    #[must_use]
    pub fn has_prefix(text: &str) -> bool {
        text.starts_with(PREFIX)
    }

    /// Parses a token and verifies its checksum. A parsed token was not necessarily issued: look up
    /// its hash.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let (unchecked, check) = text.split_at_checked(PREFIX.len() + RANDOM_DIGITS)?;
        let digits = unchecked.strip_prefix(PREFIX)?;
        let is_hex_digit = |digit: u8| digit.is_ascii_digit() || (b'a'..=b'f').contains(&digit);
        (digits.bytes().all(is_hex_digit) && check == checksum(unchecked))
            .then(|| Self(text.to_owned()))
    }

    /// Returns the SHA-256 hash of the text, for storage and lookups.
    #[must_use]
    pub fn hash(&self) -> [u8; 32] {
        Sha256::digest(&self.0).into()
    }

    /// Returns the first characters, by which the owner recognises the token.
    #[must_use]
    pub fn display_prefix(&self) -> &str {
        &self.0[..PREFIX.len() + 6]
    }

    /// Plain text of the token, for responses only.
    #[must_use]
    pub fn expose(&self) -> &str {
        &self.0
    }
}

/// Returns the first eight hexadecimal digits of the SHA-256 hash.
fn checksum(unchecked: &str) -> String {
    hex::encode(&Sha256::digest(unchecked)[..CHECK_DIGITS / 2])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parsed_token_has_the_same_hash() {
        let token = PersonalToken::generate().expect("entropy");
        let again = PersonalToken::parse(token.expose()).expect("the shape");
        assert_eq!(again.hash(), token.hash());
        assert_eq!(token.expose().len(), 76);
        assert!(token.expose().starts_with(token.display_prefix()));
    }

    #[test]
    fn generated_tokens_differ() {
        let generate = || PersonalToken::generate().expect("entropy");
        assert_ne!(generate().hash(), generate().hash());
    }

    #[test]
    fn token_with_changed_letter_is_rejected() {
        let token = PersonalToken::generate().expect("entropy");
        for place in 0..token.expose().len() {
            let mut letters = token.expose().as_bytes().to_vec();
            letters[place] = if letters[place] == b'0' { b'1' } else { b'0' };
            let changed = String::from_utf8(letters).expect("ASCII");
            assert!(PersonalToken::parse(&changed).is_none(), "letter {place}");
        }
    }

    #[test]
    fn checksum_is_a_sha_256_prefix() {
        let text = format!("kmp_{}", "0".repeat(64));
        assert_eq!(checksum(&text), hex::encode(&Sha256::digest(&text)[..4]));
        assert!(PersonalToken::parse(&format!("{text}{}", checksum(&text))).is_some());
    }

    #[test]
    fn malformed_token_is_rejected() {
        let good = PersonalToken::generate().expect("entropy").expose().to_owned();
        let shapes = [
            String::new(),
            "kmp_".to_owned(),
            format!("kmp_{}", "é".repeat(36)),
            good.to_uppercase(),
            format!("{good}0"),
            format!(" {good}"),
            good.replacen("kmp_", "kmr_", 1),
        ];
        assert!(shapes.iter().all(|text| PersonalToken::parse(text).is_none()));
    }
}
