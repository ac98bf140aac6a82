use std::fmt;

use super::entropy::{NoEntropy, random_bytes};

/// Letters that are not confused with one another and form no words (RFC 8628, section 6.1).
const LETTERS: &[u8; 20] = b"BCDFGHJKLMNPQRSTVWXZ";
const CODE_LENGTH: usize = 8;

/// Code that a player enters to authorize an app on another device: eight letters, such as
/// `BCDF-GHJK`. It could be guessed, so it expires after a few minutes, and attempts are limited.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UserCode([u8; CODE_LENGTH]);

impl UserCode {
    /// Creates a code.
    ///
    /// # Errors
    /// [`NoEntropy`] if the operating system returns no random bytes.
    pub fn generate() -> Result<Self, NoEntropy> {
        // Each letter is derived from 8 bytes, which makes the bias negligible.
        let bytes = random_bytes::<64>()?;
        let mut letters = [0; CODE_LENGTH];
        for (letter, chunk) in letters.iter_mut().zip(bytes.as_chunks::<8>().0) {
            let index = u64::from_le_bytes(*chunk) % LETTERS.len() as u64;
            *letter = LETTERS[usize::try_from(index).unwrap_or_default()];
        }
        Ok(Self(letters))
    }

    /// Parses a code as entered by a player: in any case, without the dash, or with spaces.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let written = text.bytes().filter(|byte| !matches!(byte, b'-' | b' '));
        let letters: Vec<u8> =
            written.take(CODE_LENGTH + 1).map(|byte| byte.to_ascii_uppercase()).collect();
        let are_valid = letters.iter().all(|letter| LETTERS.contains(letter));
        letters.try_into().ok().filter(|_| are_valid).map(Self)
    }
}

impl fmt::Display for UserCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, letter) in self.0.iter().enumerate() {
            if index == CODE_LENGTH / 2 {
                f.write_str("-")?;
            }
            write!(f, "{}", char::from(*letter))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn user_code_input_is_normalised() {
        let code = UserCode::generate().expect("entropy");
        let text = code.to_string();
        assert_eq!((text.len(), text.find('-')), (9, Some(4)));
        for typed in
            [text.clone(), text.to_lowercase(), text.replace('-', ""), text.replace('-', " ")]
        {
            assert_eq!(UserCode::parse(&typed), Some(code.clone()), "{typed}");
        }
    }

    #[test]
    fn generated_codes_differ() {
        let generate = || UserCode::generate().expect("entropy");
        assert_ne!(generate(), generate());
    }

    #[test]
    fn malformed_user_code_is_rejected() {
        for text in ["", "BCDF-GHJ", "BCDF-GHJKL", "BCDF-GHJA", "BCDF-GHJ1", "BCDF_GHJK"] {
            assert_eq!(UserCode::parse(text), None, "{text}");
        }
    }
}
