//! Names of players: validation, and the forms under which they are compared and stored. A change
//! of these forms takes effect for existing accounts at the next start, when stored forms are
//! renewed.

mod lookalikes;
mod reserved;

pub use lookalikes::skeleton;

use std::fmt;

use unicode_normalization::UnicodeNormalization;
use unicode_script::Script;

use crate::domain::account::{NameForms, NameKeys};
use crate::i18n::{Language, UiText};

const MIN_CHARS: usize = 2;
const MAX_CHARS: usize = 32;
/// Maximum combining marks in a row (Unicode Technical Standard 39, section 5.4).
const MAX_MARKS_IN_A_ROW: usize = 4;

/// Player name: 2 to 32 letters of one script, digits, spaces and `-`, `_`, `.`, `'`. Two names are
/// equal if they look alike in lower case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerName {
    shown: String,
    key: String,
    /// None for guests, which are distinguished by their numbers.
    skeleton: Option<String>,
}

impl PlayerName {
    /// # Errors
    /// The reason for which the name is rejected.
    pub fn new(text: &str) -> Result<PlayerName, NameViolation> {
        // Normalisation can lengthen a text, but cannot shorten a longer one to an allowed length.
        if text.len() > 1024 {
            return Err(NameViolation::Length);
        }
        let shown = normalize_name(text);
        if !(MIN_CHARS..=MAX_CHARS).contains(&shown.chars().count()) {
            return Err(NameViolation::Length);
        }
        let allowed = |c: char| c.is_alphanumeric() || " -_.'".contains(c) || is_mark(c);
        if let Some(other) = shown.chars().find(|c| !allowed(*c) || is_invisible(*c)) {
            return Err(NameViolation::Character(other));
        }
        if let Some(mark) = shown.chars().next().filter(|c| is_mark(*c)) {
            return Err(NameViolation::Character(mark));
        }
        if !shown.chars().any(is_letter_or_digit) {
            return Err(NameViolation::NoLetter);
        }
        if longest_mark_run(&shown) > MAX_MARKS_IN_A_ROW {
            return Err(NameViolation::Marks);
        }
        if let Some((one, other)) = lookalikes::find_mixed_scripts(&shown) {
            return Err(NameViolation::MixedScripts(one, other));
        }
        let key = fold_name(&shown);
        if is_guest_name(&key) {
            return Err(NameViolation::ReservedForGuests);
        }
        if reserved::is_reserved(&shown) {
            return Err(NameViolation::Reserved);
        }
        if reserved::is_link(&shown) {
            return Err(NameViolation::Link);
        }
        let skeleton = Some(skeleton(&shown));
        Ok(PlayerName { shown, key, skeleton })
    }

    /// Returns the name of a guest. Other accounts cannot choose such a name.
    pub fn for_guest(number: u64) -> PlayerName {
        let shown = format!("Guest {number}");
        PlayerName { key: fold_name(&shown), shown, skeleton: None }
    }

    pub fn as_str(&self) -> &str {
        &self.shown
    }

    pub fn to_store(&self) -> NameForms<'_> {
        NameForms { shown: &self.shown, key: &self.key, skeleton: self.skeleton.as_deref() }
    }
}

/// Reason for which a text is rejected as a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NameViolation {
    Length,
    /// A character that is neither a letter, a digit nor an allowed sign; also control characters
    /// and direction marks.
    Character(char),
    /// Signs and marks only.
    NoLetter,
    /// More combining marks on one letter than any language uses.
    Marks,
    /// Reserved for guests.
    ReservedForGuests,
    /// Impersonates the server or its staff.
    Reserved,
    /// Email programs would turn the name into a link.
    Link,
    /// Letters of scripts that no language combines.
    MixedScripts(Script, Script),
}

impl fmt::Display for NameViolation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NameViolation::Length => write!(f, "A name has {MIN_CHARS} to {MAX_CHARS} characters."),
            NameViolation::Character(c) => {
                write!(
                    f,
                    "A name has letters, digits, spaces and - _ . ' only, not U+{:04X}.",
                    u32::from(*c)
                )
            }
            NameViolation::NoLetter => write!(f, "A name has a letter or a digit."),
            NameViolation::Marks => {
                write!(f, "A name has at most {MAX_MARKS_IN_A_ROW} combining marks in a row.")
            }
            NameViolation::ReservedForGuests => write!(f, "Only guests are called so."),
            NameViolation::Reserved => {
                write!(f, "This name is reserved for the server. Choose another one.")
            }
            NameViolation::Link => {
                write!(f, "A name cannot look like a web address. Leave out the dot.")
            }
            NameViolation::MixedScripts(one, other) => {
                let [one, other] = [one, other].map(|script| script.full_name().replace('_', " "));
                write!(f, "The letters of a name belong to one script, not to {one} and {other}.")
            }
        }
    }
}

/// Returns the form in which names are compared. For a text that is not a valid name, the result
/// matches no account.
pub(crate) fn fold_name(text: &str) -> String {
    fold_case(normalize_name(text).chars().map(|c| if is_letter_apostrophe(c) { '\'' } else { c }))
}

/// Returns the keys under which the account of a typed name may be stored.
pub(crate) fn name_keys(text: &str) -> NameKeys {
    NameKeys { exact: fold_case(normalize_name(text).chars()), folded: fold_name(text) }
}

/// Returns `text` in the one spelling in which names are stored, however a keyboard, a clipboard or
/// a form has changed it: compatibility forms composed, apostrophes as `'`, single spaces, nothing
/// invisible at the ends.
pub fn normalize_name(text: &str) -> String {
    let typed = text.chars().map(|c| if is_typed_apostrophe(c) { '\'' } else { c });
    let composed: String = typed.nfkc().collect();
    let trimmed = composed.trim_matches(|c: char| c.is_whitespace() || is_copy_artifact(c));
    let words = trimmed.split(' ').filter(|word| !word.is_empty());
    words.collect::<Vec<&str>>().join(" ")
}

/// Returns true if no language combines the scripts of these letters, so that the text may
/// impersonate another.
pub(crate) fn mixes_scripts(text: &str) -> bool {
    lookalikes::find_mixed_scripts(text).is_some()
}

fn fold_case(name: impl Iterator<Item = char>) -> String {
    // Postgres rejects NUL; names contain neither NUL nor the replacement character.
    let known = name.map(|c| if c == '\0' { char::REPLACEMENT_CHARACTER } else { c });
    known.take(MAX_CHARS + 1).collect::<String>().to_lowercase().nfkc().collect()
}

/// Punctuation that keyboards write for an apostrophe: iOS and word processors use U+2019.
fn is_typed_apostrophe(c: char) -> bool {
    matches!(
        c,
        '`' | '\u{b4}' | '\u{5f3}' | '\u{2018}' | '\u{2019}' | '\u{201b}' | '\u{2032}' | '\u{ff07}'
    )
}

/// Letters that look like an apostrophe. They are kept in the displayed name.
fn is_letter_apostrophe(c: char) -> bool {
    matches!(c, '\u{2b9}' | '\u{2bb}'..='\u{2bd}' | '\u{2c8}' | '\u{a78b}' | '\u{a78c}')
}

/// Invisible characters that surround a name copied from an email or a page.
fn is_copy_artifact(c: char) -> bool {
    matches!(c, '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}

/// Letters and marks without a visible shape, which would make a name look like another one or
/// empty.
fn is_invisible(c: char) -> bool {
    matches!(c,
        '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{ffa0}' | '\u{e0100}'..='\u{e01ef}')
}

fn is_letter_or_digit(c: char) -> bool {
    c.is_alphanumeric()
        && !is_mark(c)
        && !matches!(c, '\u{2b0}'..='\u{2ff}' | '\u{640}' | '\u{30fc}' | '\u{a788}'..='\u{a78c}')
}

/// Returns true for combining marks, which belong to the preceding letter.
fn is_mark(c: char) -> bool {
    unicode_normalization::char::is_combining_mark(c)
}

fn longest_mark_run(name: &str) -> usize {
    let (mut longest, mut run) = (0, 0);
    for c in name.nfd() {
        run = if is_mark(c) { run + 1 } else { 0 };
        longest = longest.max(run);
    }
    longest
}

/// Returns true if the name looks like that of a guest in one of the languages.
fn is_guest_name(key: &str) -> bool {
    Language::ALL.into_iter().any(|language| {
        let guest = fold_name(&UiText::GuestName { number: String::new() }.text(language));
        let rest = key.strip_prefix(guest.trim_end());
        let number = rest.map(|rest| rest.trim_start_matches([' ', '-', '_', '.']));
        number.is_some_and(|number| !number.is_empty() && number.chars().all(char::is_numeric))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lowercase_look_alikes_match() {
        let key = |text| PlayerName::new(text).map(|name| name.key);
        assert_eq!(key("Ada"), key("ADA"));
        assert_eq!(key("Ａｄａ"), key("ada"));
        assert_ne!(key("Ada"), key("Adah"));
    }

    #[test]
    fn name_matches_any_typed_form() {
        let composed = "é".repeat(32);
        let decomposed = "e\u{301}".repeat(32);
        let key = PlayerName::new(&decomposed).map(|name| name.key);
        assert_eq!(key.as_deref(), Ok(fold_name(&decomposed).as_str()));
        assert_eq!(key.as_deref(), Ok(fold_name(&composed).as_str()));
    }

    #[test]
    fn guest_like_names_are_rejected() {
        let english = ["Guest 4821", "guest4821", "GUEST-1", "Ｇｕｅｓｔ ４８２１"];
        let others = ["Invitado 4821", "gość 7", "ГОСТ-7", "Επισκέπτης 4821", "אורח 4821"];
        for name in english.into_iter().chain(others) {
            assert_eq!(PlayerName::new(name), Err(NameViolation::ReservedForGuests), "{name}");
        }
        for name in ["Guest", "Guest of Ada", "4821", "Guesthouse 7"] {
            assert!(PlayerName::new(name).is_ok(), "{name}");
        }
        let guest = PlayerName::for_guest(4821);
        assert_eq!((guest.as_str(), &*guest.key), ("Guest 4821", "guest 4821"));
    }

    #[test]
    fn name_in_any_script_is_accepted() {
        for name in ["Ελένη", "Владимир", "רחל", "Łukasz", "O'Neil", "J.-P. 2"] {
            assert_eq!(PlayerName::new(name).map(|name| name.shown), Ok(name.to_owned()));
        }
    }

    #[test]
    fn deceptive_names_are_rejected() {
        assert_eq!(PlayerName::new("a"), Err(NameViolation::Length));
        assert_eq!(PlayerName::new(&"a".repeat(33)), Err(NameViolation::Length));
        assert_eq!(PlayerName::new("ad\u{202e}a"), Err(NameViolation::Character('\u{202e}')));
        assert_eq!(PlayerName::new("ad\u{0}a"), Err(NameViolation::Character('\u{0}')));
        assert_eq!(PlayerName::new("ad\u{200b}a"), Err(NameViolation::Character('\u{200b}')));
        for invisible in ["ada\u{fe0f}", "a\u{34f}da", "\u{3164}\u{3164}", "\u{ffa0}a"] {
            assert!(matches!(PlayerName::new(invisible), Err(NameViolation::Character(_))));
        }
        assert_eq!(PlayerName::new("\u{301}ada"), Err(NameViolation::Character('\u{301}')));
        let mixed = NameViolation::MixedScripts(Script::Latin, Script::Cyrillic);
        assert_eq!(PlayerName::new("Ad\u{430}"), Err(mixed));
        assert!(mixed.to_string().contains("not to Latin and Cyrillic"));
    }

    #[test]
    fn spaces_and_apostrophes_are_normalized() {
        let shown = |text: &str| PlayerName::new(text).map(|name| name.shown);
        for text in
            [" Ada", "Ada ", "\u{a0}Ada\u{2003}", "Ada\n", "\u{2068}Ada\u{2069}", "Ada\u{200b}"]
        {
            assert_eq!(shown(text), Ok("Ada".to_owned()), "{}", text.escape_unicode());
            assert_eq!(fold_name(text), "ada");
        }
        assert_eq!(shown("Ada \u{a0}L."), Ok("Ada L.".to_owned()));
        for apostrophe in
            ['`', '\u{b4}', '\u{2018}', '\u{2019}', '\u{201b}', '\u{2032}', '\u{ff07}']
        {
            assert_eq!(shown(&format!("O{apostrophe}Neil")), Ok("O'Neil".to_owned()));
        }
        for letter in ['\u{2b9}', '\u{2bb}', '\u{2bc}', '\u{2bd}'] {
            let name = format!("O{letter}Neil");
            assert_eq!(fold_name(&name), "o'neil");
            assert_eq!(name_keys(&name).exact, name.to_lowercase());
            assert_eq!(skeleton(&name), skeleton("O'Neil"), "{}", name.escape_unicode());
        }
    }

    #[test]
    fn misleading_names_are_rejected() {
        for signs in ["--", "..", "-.-", "' '", "__", "\u{2bc}\u{2bc}", "-\u{301}\u{301}"] {
            assert_eq!(PlayerName::new(signs), Err(NameViolation::NoLetter), "{signs}");
        }
        assert_eq!(
            PlayerName::new("Ada\u{323}\u{331}\u{330}\u{32d}\u{325}"),
            Err(NameViolation::Marks)
        );
        assert!(PlayerName::new("Nguy\u{1ec5}n").is_ok());
        for name in ["Kingdomail", "admin", "House 1"] {
            assert_eq!(PlayerName::new(name), Err(NameViolation::Reserved), "{name}");
        }
        for name in ["paypal.com", "www.ada"] {
            assert_eq!(PlayerName::new(name), Err(NameViolation::Link), "{name}");
        }
    }
}
