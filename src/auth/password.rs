use std::fmt;

use unicode_normalization::UnicodeNormalization;
use zxcvbn::{Score, zxcvbn};

const LEAST_CHARS: usize = 10;
const MOST_CHARS: usize = 256;
/// Maximum length in bytes, checked before normalisation. No 256 normalised characters need more.
const MOST_BYTES: usize = 16 * MOST_CHARS;
/// Words that an attacker tries first, in addition to the name of the player.
const OUR_WORDS: [&str; 2] = ["kingdomail", "kingdomino"];

/// A plain-text password in the normal form NFKC.
pub struct Password(String);

impl Password {
    /// Parses a new password and checks its length. Characters are counted in normal form,
    /// independently of the keyboard.
    ///
    /// # Errors
    /// [`WeakPassword`] if the password has fewer than 10 or more than 256 characters.
    pub fn proposed(text: &str) -> Result<Self, WeakPassword> {
        let password = Self::candidate(text).ok_or(WeakPassword::TooLong)?;
        if password.0.chars().count() < LEAST_CHARS {
            return Err(WeakPassword::TooShort);
        }
        Ok(password)
    }

    /// Returns the password if it is hard to guess, even with the `name` of the player. The check
    /// is expensive: call it from the hasher only, outside of the threads that serve requests.
    ///
    /// # Errors
    /// [`WeakPassword::Guessable`].
    pub(super) fn hard_to_guess(self, name: &str) -> Result<Self, WeakPassword> {
        // zxcvbn truncates the password to 100 characters, but not the additional words.
        let name: String = name.nfkc().take(100).collect();
        let run_together: String = name.split_whitespace().collect();
        let words: Vec<&str> =
            name.split_whitespace().chain([run_together.as_str()]).chain(OUR_WORDS).collect();
        let strength = zxcvbn(&self.0, &words);
        if strength.score() < Score::Three {
            return Err(WeakPassword::Guessable);
        }
        Ok(self)
    }

    /// Parses the password of a login; `None` if it is too long. Its strength is not checked:
    /// existing passwords stay valid.
    #[must_use]
    pub fn candidate(text: &str) -> Option<Self> {
        if text.len() > MOST_BYTES {
            return None;
        }
        let text: String = text.nfkc().take(MOST_CHARS + 1).collect();
        (text.chars().count() <= MOST_CHARS).then_some(Self(text))
    }

    pub(super) fn bytes(&self) -> &[u8] {
        self.0.as_bytes()
    }
}

/// Reason for which a new password is rejected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WeakPassword {
    /// Fewer than 10 characters.
    TooShort,
    /// More than 256 characters.
    TooLong,
    /// Found in fewer than 10^8 guesses.
    Guessable,
}

impl fmt::Display for WeakPassword {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooShort => write!(f, "a password has at least {LEAST_CHARS} characters"),
            Self::TooLong => write!(f, "a password has at most {MOST_CHARS} characters"),
            Self::Guessable => f.write_str("the password is easily guessed"),
        }
    }
}

impl std::error::Error for WeakPassword {}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: &str = "seven geese over the moor";

    fn refusal(text: &str, name: &str) -> Option<WeakPassword> {
        let judged = Password::proposed(text).and_then(|password| password.hard_to_guess(name));
        judged.err()
    }

    #[test]
    fn sentence_is_a_strong_password() {
        assert_eq!(refusal(GOOD, "alice"), None);
    }

    #[test]
    fn nine_characters_are_too_short() {
        assert_eq!(refusal("kZ9#qW7!x", "alice"), Some(WeakPassword::TooShort));
        assert_eq!(refusal("äöüßéèçñø", "alice"), Some(WeakPassword::TooShort));
        assert_eq!(refusal("kZ9#qW7!xY", "alice"), None);
    }

    #[test]
    fn password_over_256_characters_is_rejected() {
        let most: String = GOOD.chars().cycle().take(256).collect();
        assert_eq!(refusal(&most, "alice"), None);
        assert_eq!(refusal(&format!("{most}x"), "alice"), Some(WeakPassword::TooLong));
        assert!(Password::candidate(&most).is_some());
        assert!(Password::candidate(&format!("{most}x")).is_none());
        assert!(Password::candidate(&"\u{301}".repeat(1_000_000)).is_none());
    }

    #[test]
    fn well_known_password_is_guessable() {
        assert_eq!(refusal("password1234", "alice"), Some(WeakPassword::Guessable));
    }

    #[test]
    fn player_name_is_guessable() {
        let name = "Wilhelmina Oudekerk";
        assert_eq!(refusal("wilhelminaoudekerk1", "alice"), None);
        assert!(matches!(refusal("wilhelminaoudekerk1", name), Some(WeakPassword::Guessable)));
    }

    #[test]
    fn names_of_the_game_are_guessable() {
        let refused = refusal("kingdominokingdomail", "alice");
        assert!(matches!(refused, Some(WeakPassword::Guessable)));
    }

    #[test]
    fn million_guesses_are_too_few() {
        let password = "brambleford";
        assert_eq!(zxcvbn(password, &[]).score(), Score::Two);
        assert!(matches!(refusal(password, "alice"), Some(WeakPassword::Guessable)));
    }

    #[test]
    fn candidate_may_be_weak() {
        assert!(Password::candidate("").is_some_and(|password| password.bytes().is_empty()));
    }

    #[test]
    fn equivalent_unicode_passwords_are_equal() {
        let [composed, decomposed, wide] =
            ["café-règle", "cafe\u{301}-re\u{300}gle", "ｃａｆé-règle"].map(Password::candidate);
        let bytes = composed.as_ref().map(Password::bytes);
        assert!(bytes.is_some());
        assert_eq!(bytes, decomposed.as_ref().map(Password::bytes));
        assert_eq!(bytes, wide.as_ref().map(Password::bytes));
    }
}
