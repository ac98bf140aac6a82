mod script;

use std::fmt;

use unicode_normalization::UnicodeNormalization;
use unicode_script::Script;

use crate::domain;

/// A player's name: 2 to 32 letters of one script, digits, spaces and `-`, `_`, `.`, `'`. Two names are the same when they look
/// the same in lower case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerName {
    shown: String,
    key: String,
}

/// Why a text cannot be a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadName {
    Length,
    /// Something that is no letter, digit or allowed sign; a control or a sign that turns the direction of text.
    Character(char),
    /// A space at an end, or two in a row.
    Spaces,
    /// One that only guests have.
    OfGuests,
    /// Letters of scripts that nobody writes together.
    MixedScripts(Script, Script),
}

const LEAST: usize = 2;
const MOST: usize = 32;

impl PlayerName {
    /// # Errors
    /// What is wrong with it.
    pub fn new(text: &str) -> Result<PlayerName, BadName> {
        // Normalising can make a text longer, but never from longer than this to short enough.
        if text.len() > 1024 {
            return Err(BadName::Length);
        }
        let shown: String = text.nfkc().collect();
        if !(LEAST..=MOST).contains(&shown.chars().count()) {
            return Err(BadName::Length);
        }
        let allowed = |c: char| c.is_alphanumeric() || " -_.'".contains(c) || is_mark(c);
        if let Some(other) = shown.chars().find(|c| !allowed(*c) || is_invisible(*c)) {
            return Err(BadName::Character(other));
        }
        if let Some(mark) = shown.chars().next().filter(|c| is_mark(*c)) {
            return Err(BadName::Character(mark));
        }
        if shown.trim() != shown || shown.contains("  ") {
            return Err(BadName::Spaces);
        }
        if let Some((one, other)) = script::mixed(&shown) {
            return Err(BadName::MixedScripts(one, other));
        }
        let key = comparable(&shown);
        if is_of_guests(&key) {
            return Err(BadName::OfGuests);
        }
        Ok(PlayerName { shown, key })
    }

    /// What a guest is called, which nobody else can be.
    pub(super) fn of_guest(number: u64) -> PlayerName {
        let shown = format!("Guest {number}");
        PlayerName { key: comparable(&shown), shown }
    }

    pub fn as_str(&self) -> &str {
        &self.shown
    }

    pub(super) fn to_store(&self) -> domain::account::KnownName<'_> {
        domain::account::KnownName { shown: &self.shown, key: &self.key }
    }
}

/// The form in which names are compared; also of a text that cannot be a name, and then matches none.
pub(crate) fn comparable(text: &str) -> String {
    // Postgres knows no NUL; what stands for it here is in no name either.
    let known = text.nfkc().map(|c| if c == '\0' { char::REPLACEMENT_CHARACTER } else { c });
    known.take(MOST + 1).collect::<String>().to_lowercase().nfkc().collect()
}

/// Whether it looks like the name of a guest.
fn is_of_guests(key: &str) -> bool {
    let number =
        key.strip_prefix("guest").map(|rest| rest.trim_start_matches([' ', '-', '_', '.']));
    number.is_some_and(|number| !number.is_empty() && number.chars().all(char::is_numeric))
}

/// Signs that belong to the letter before them.
fn is_mark(c: char) -> bool {
    unicode_normalization::char::is_combining_mark(c)
}

/// Letters and marks that show nothing: with them a name could look like another's, or like none.
fn is_invisible(c: char) -> bool {
    matches!(c,
        '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{ffa0}' | '\u{e0100}'..='\u{e01ef}')
}

impl fmt::Display for BadName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadName::Length => write!(f, "A name has {LEAST} to {MOST} characters."),
            BadName::Character(c) => {
                write!(
                    f,
                    "A name has letters, digits, spaces and - _ . ' only, not U+{:04X}.",
                    u32::from(*c)
                )
            }
            BadName::Spaces => write!(f, "A name has no space at its ends, and no two in a row."),
            BadName::OfGuests => write!(f, "Only guests are called so."),
            BadName::MixedScripts(one, other) => {
                let [one, other] = [one, other].map(|script| script.full_name().replace('_', " "));
                write!(f, "The letters of a name belong to one script, not to {one} and {other}.")
            }
        }
    }
}

/// Whether nobody writes the scripts of these letters together, so that the text may pose as another.
pub(crate) fn mixes_scripts(text: &str) -> bool {
    script::mixed(text).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_alike_in_lower_case_are_one() {
        let key = |text| PlayerName::new(text).map(|name| name.key);
        assert_eq!(key("Ada"), key("ADA"));
        assert_eq!(key("Ａｄａ"), key("ada"));
        assert_ne!(key("Ada"), key("Adah"));
    }

    #[test]
    fn a_name_is_found_however_it_was_typed() {
        let composed = "é".repeat(32);
        let decomposed = "e\u{301}".repeat(32);
        let key = PlayerName::new(&decomposed).map(|name| name.key);
        assert_eq!(key.as_deref(), Ok(comparable(&decomposed).as_str()));
        assert_eq!(key.as_deref(), Ok(comparable(&composed).as_str()));
    }

    #[test]
    fn nobody_can_be_taken_for_a_guest_who_is_none() {
        for name in ["Guest 4821", "guest4821", "GUEST-1", "Ｇｕｅｓｔ ４８２１"] {
            assert_eq!(PlayerName::new(name), Err(BadName::OfGuests), "{name}");
        }
        for name in ["Guest", "Guest of Ada", "4821", "Guesthouse 7"] {
            assert!(PlayerName::new(name).is_ok(), "{name}");
        }
        let guest = PlayerName::of_guest(4821);
        assert_eq!((guest.as_str(), &*guest.key), ("Guest 4821", "guest 4821"));
    }

    #[test]
    fn a_name_may_be_in_any_script() {
        for name in ["Ελένη", "Владимир", "רחל", "Łukasz", "O'Neil", "J.-P. 2"] {
            assert_eq!(PlayerName::new(name).map(|name| name.shown), Ok(name.to_owned()));
        }
    }

    #[test]
    fn what_could_deceive_is_refused() {
        assert_eq!(PlayerName::new("a"), Err(BadName::Length));
        assert_eq!(PlayerName::new(&"a".repeat(33)), Err(BadName::Length));
        assert_eq!(PlayerName::new("ad\u{202e}a"), Err(BadName::Character('\u{202e}')));
        assert_eq!(PlayerName::new("ad\u{0}a"), Err(BadName::Character('\u{0}')));
        assert_eq!(PlayerName::new("ad\u{200b}a"), Err(BadName::Character('\u{200b}')));
        for invisible in ["ada\u{fe0f}", "a\u{34f}da", "\u{3164}\u{3164}", "\u{ffa0}a"] {
            assert!(matches!(PlayerName::new(invisible), Err(BadName::Character(_))));
        }
        assert_eq!(PlayerName::new("\u{301}ada"), Err(BadName::Character('\u{301}')));
        assert_eq!(PlayerName::new(" ada"), Err(BadName::Spaces));
        assert_eq!(PlayerName::new("a  da"), Err(BadName::Spaces));
        let mixed = BadName::MixedScripts(Script::Latin, Script::Cyrillic);
        assert_eq!(PlayerName::new("Ad\u{430}"), Err(mixed));
        assert!(mixed.to_string().contains("not to Latin and Cyrillic"));
    }
}
