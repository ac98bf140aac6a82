use unicode_normalization::UnicodeNormalization;
use zxcvbn::{Score, zxcvbn};

const MIN_CHARS: usize = 10;
const MAX_CHARS: usize = 256;
/// Maximum length in bytes, checked before normalisation. No 256 normalised characters need more.
const MAX_BYTES: usize = 16 * MAX_CHARS;
/// Words that an attacker tries first, in addition to the name of the player.
const GUESSABLE_WORDS: [&str; 2] = ["kingdomail", "kingdomino"];

/// A plain-text password in the normal form NFKC.
pub struct Password(String);

impl Password {
    /// Parses a new password and checks its length. Characters are counted in normal form,
    /// independently of the keyboard.
    ///
    /// # Errors
    /// [`WeakPassword`] if the password has fewer than 10 or more than 256 characters.
    pub fn parse_new(text: &str) -> Result<Self, WeakPassword> {
        let password = Self::from_input(text).ok_or(WeakPassword::TooLong)?;
        if password.0.chars().count() < MIN_CHARS {
            return Err(WeakPassword::TooShort);
        }
        Ok(password)
    }

    /// Returns the password if it is hard to guess, even with the `name` of the player. The check
    /// is expensive: call it from the hasher only, outside of the threads that serve requests.
    ///
    /// # Errors
    /// [`WeakPassword::Guessable`].
    pub(super) fn require_strong(self, name: &str) -> Result<Self, WeakPassword> {
        // zxcvbn truncates the password to 100 characters, but not the additional words.
        let name: String = name.nfkc().take(100).collect();
        let concatenated: String = name.split_whitespace().collect();
        let words: Vec<&str> =
            name.split_whitespace().chain([concatenated.as_str()]).chain(GUESSABLE_WORDS).collect();
        let strength = zxcvbn(&self.0, &words);
        if strength.score() < Score::Three {
            return Err(WeakPassword::Guessable);
        }
        Ok(self)
    }

    /// Parses the password of a login; `None` if it is too long. Its strength is not checked:
    /// existing passwords stay valid.
    #[must_use]
    pub fn from_input(text: &str) -> Option<Self> {
        if text.len() > MAX_BYTES {
            return None;
        }
        let text: String = text.nfkc().take(MAX_CHARS + 1).collect();
        (text.chars().count() <= MAX_CHARS).then_some(Self(text))
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

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: &str = "seven geese over the moor";

    fn weakness(text: &str, name: &str) -> Option<WeakPassword> {
        let judged = Password::parse_new(text).and_then(|password| password.require_strong(name));
        judged.err()
    }

    #[test]
    fn sentence_is_a_strong_password() {
        assert_eq!(weakness(GOOD, "alice"), None);
    }

    #[test]
    fn nine_characters_are_too_short() {
        assert_eq!(weakness("kZ9#qW7!x", "alice"), Some(WeakPassword::TooShort));
        assert_eq!(weakness("äöüßéèçñø", "alice"), Some(WeakPassword::TooShort));
        assert_eq!(weakness("kZ9#qW7!xY", "alice"), None);
    }

    #[test]
    fn password_over_256_characters_is_rejected() {
        let most: String = GOOD.chars().cycle().take(256).collect();
        assert_eq!(weakness(&most, "alice"), None);
        assert_eq!(weakness(&format!("{most}x"), "alice"), Some(WeakPassword::TooLong));
        assert!(Password::from_input(&most).is_some());
        assert!(Password::from_input(&format!("{most}x")).is_none());
        assert!(Password::from_input(&"\u{301}".repeat(1_000_000)).is_none());
    }

    #[test]
    fn well_known_password_is_guessable() {
        assert_eq!(weakness("password1234", "alice"), Some(WeakPassword::Guessable));
    }

    #[test]
    fn player_name_is_guessable() {
        let name = "Wilhelmina Oudekerk";
        assert_eq!(weakness("wilhelminaoudekerk1", "alice"), None);
        assert!(matches!(weakness("wilhelminaoudekerk1", name), Some(WeakPassword::Guessable)));
    }

    #[test]
    fn names_of_the_game_are_guessable() {
        let refused = weakness("kingdominokingdomail", "alice");
        assert!(matches!(refused, Some(WeakPassword::Guessable)));
    }

    #[test]
    fn million_guesses_are_too_few() {
        let password = "brambleford";
        assert_eq!(zxcvbn(password, &[]).score(), Score::Two);
        assert!(matches!(weakness(password, "alice"), Some(WeakPassword::Guessable)));
    }

    #[test]
    fn candidate_may_be_weak() {
        assert!(Password::from_input("").is_some_and(|password| password.bytes().is_empty()));
    }

    #[test]
    fn equivalent_unicode_passwords_are_equal() {
        let [composed, decomposed, wide] =
            ["café-règle", "cafe\u{301}-re\u{300}gle", "ｃａｆé-règle"].map(Password::from_input);
        let bytes = composed.as_ref().map(Password::bytes);
        assert!(bytes.is_some());
        assert_eq!(bytes, decomposed.as_ref().map(Password::bytes));
        assert_eq!(bytes, wide.as_ref().map(Password::bytes));
    }
}
