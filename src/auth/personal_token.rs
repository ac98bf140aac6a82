use sha2::{Digest, Sha256};

use super::chance::{NoEntropy, random_bytes};

const PREFIX: &str = "kmp_";
const RANDOM_DIGITS: usize = 64;
const CHECK_DIGITS: usize = 8;

/// What a program shows instead of a password: `kmp_`, 256 random bits, and a checksum, so that a text with a typing
/// error, or one that only looks like a token, is known without asking the database. Only the hash is stored.
pub struct PersonalToken(String);

impl PersonalToken {
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
        let unchecked = format!("{PREFIX}{}", hex::encode(bytes));
        let check = checksum(&unchecked);
        Self(unchecked + &check)
    }

    /// Whether `text` claims to be such a token.
    #[must_use]
    pub fn is_meant(text: &str) -> bool {
        text.starts_with(PREFIX)
    }

    /// `text` as a token when it has the shape of one and its checksum fits; whether it was ever given out, only its hash
    /// tells.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let (unchecked, check) = text.split_at_checked(PREFIX.len() + RANDOM_DIGITS)?;
        let digits = unchecked.strip_prefix(PREFIX)?;
        let ours = |digit: u8| digit.is_ascii_digit() || (b'a'..=b'f').contains(&digit);
        (digits.bytes().all(ours) && check == checksum(unchecked)).then(|| Self(text.to_owned()))
    }

    /// SHA-256 of the whole text, to store and to look up.
    #[must_use]
    pub fn hash(&self) -> [u8; 32] {
        Sha256::digest(&self.0).into()
    }

    /// How it begins: enough for its owner to recognise it, and of no use to anybody else.
    #[must_use]
    pub fn beginning(&self) -> &str {
        &self.0[..PREFIX.len() + 6]
    }

    /// The token in the open, for the wire and nothing else.
    #[must_use]
    pub fn expose(&self) -> &str {
        &self.0
    }
}

/// The first eight hexadecimal digits of the SHA-256 of what they check.
fn checksum(unchecked: &str) -> String {
    hex::encode(&Sha256::digest(unchecked)[..CHECK_DIGITS / 2])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_read_back_has_the_same_hash() {
        let token = PersonalToken::generate().expect("entropy");
        let again = PersonalToken::parse(token.expose()).expect("the shape");
        assert_eq!(again.hash(), token.hash());
        assert_eq!(token.expose().len(), 76);
        assert!(token.expose().starts_with(token.beginning()));
    }

    #[test]
    fn two_tokens_differ() {
        let generate = || PersonalToken::generate().expect("entropy");
        assert_ne!(generate().hash(), generate().hash());
    }

    #[test]
    fn no_single_letter_may_change() {
        let token = PersonalToken::generate().expect("entropy");
        for place in 0..token.expose().len() {
            let mut letters = token.expose().as_bytes().to_vec();
            letters[place] = if letters[place] == b'0' { b'1' } else { b'0' };
            let changed = String::from_utf8(letters).expect("ASCII");
            assert!(PersonalToken::parse(&changed).is_none(), "letter {place}");
        }
    }

    #[test]
    fn the_checksum_is_the_beginning_of_a_sha_256() {
        let text = format!("kmp_{}", "0".repeat(64));
        assert_eq!(checksum(&text), hex::encode(&Sha256::digest(&text)[..4]));
        assert!(PersonalToken::parse(&format!("{text}{}", checksum(&text))).is_some());
    }

    #[test]
    fn another_shape_is_no_token() {
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
