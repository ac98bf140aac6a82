//! Apps, which players authorize by OAuth without giving them the password.

use idna::punycode;
use jiff::Timestamp;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use crate::domain::SessionId;

use super::redirect_uri::RedirectTarget;
use super::scopes::Scopes;

/// Maximum length of an app id, in characters.
const MAX_APP_ID_CHARS: usize = 200;
/// Prefix of the id of an app with a name that is not ASCII. The name follows in Punycode, because
/// an id is ASCII (RFC 6749, appendix A.1).
const PUNYCODE_PREFIX: &str = "xn--";

/// Id and name of an app. Apps are not registered, so both are self-declared and unverified.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AppId {
    id: String,
    name: String,
}

impl AppId {
    /// Parses an id: printable ASCII characters, which are the name of the app or an encoded name.
    #[must_use]
    pub fn parse(text: &str) -> Option<AppId> {
        let printable = text.bytes().all(|byte| byte == b' ' || byte.is_ascii_graphic());
        let fits = (1..=MAX_APP_ID_CHARS).contains(&text.len()) && text.trim() == text;
        if !printable || !fits {
            return None;
        }
        let encoded = || {
            let name = punycode::decode_to_string(text.strip_prefix(PUNYCODE_PREFIX)?)?;
            AppId::from_unicode_name(name).filter(|app| app.id == text)
        };
        let plain = || AppId { id: text.to_owned(), name: text.to_owned() };
        Some(encoded().unwrap_or_else(plain))
    }

    /// Returns the id of an app with this name. Replaces other kinds of spaces with plain ones, and
    /// removes characters that only change the appearance of an emoji.
    #[must_use]
    pub fn from_name(name: &str) -> Option<AppId> {
        let is_emoji_modifier = |c: &char| matches!(c, '\u{200d}' | '\u{fe0e}' | '\u{fe0f}');
        let is_space = |c: char| c.is_whitespace() && !c.is_control() && !is_line_break(c);
        let plain = |c: char| if is_space(c) { ' ' } else { c };
        let name: String = name.nfc().filter(|c| !is_emoji_modifier(c)).map(plain).collect();
        let name = name.trim_matches(' ');
        if name.is_ascii() { AppId::parse(name) } else { AppId::from_unicode_name(name.to_owned()) }
    }

    /// Returns the id of a name that is not ASCII.
    fn from_unicode_name(name: String) -> Option<AppId> {
        let starts_with_combining_mark = name.chars().next().is_none_or(is_combining_mark);
        if starts_with_combining_mark || name.is_ascii() || !name.chars().all(is_visible) {
            return None;
        }
        let id = format!("{PUNYCODE_PREFIX}{}", punycode::encode_str(&name)?);
        (id.len() <= MAX_APP_ID_CHARS).then_some(AppId { id, name })
    }

    pub fn as_str(&self) -> &str {
        &self.id
    }

    /// Name for display.
    pub fn name(&self) -> &str {
        &self.name
    }
}

fn is_line_break(c: char) -> bool {
    matches!(c, '\u{2028}' | '\u{2029}')
}

/// Returns true if a character is visible by itself. Controls, direction marks, invisible letters
/// and unassigned characters are not; with them, a name could imitate that of another app.
fn is_visible(c: char) -> bool {
    let is_hidden = matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{600}'..='\u{605}' | '\u{61c}' | '\u{6dd}' | '\u{70f}' | '\u{8e2}'
        | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}'
        | '\u{3164}' | '\u{e000}'..='\u{f8ff}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}'
        | '\u{fff0}'..='\u{ffff}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}'
        | '\u{e0000}'..='\u{10ffff}');
    !c.is_control() && !is_hidden
}

/// Authorization of an app by a player. Its id is the id of the session that it represents.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct App {
    pub id: SessionId,
    pub app: AppId,
    pub destination: RedirectTarget,
    pub scopes: Scopes,
    pub created_at: Timestamp,
    pub last_used_at: Timestamp,
    pub expires_at: Timestamp,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn app_id_must_be_readable_ascii() {
        for text in ["kings", "Castle Watch 2", "https://kings.example/app.json", "xn--", "xn--a b"]
        {
            let app = AppId::parse(text).expect(text);
            assert_eq!((app.as_str(), app.name()), (text, text));
        }
        for text in ["", " ", " kings", "ki\nngs", "kíngs", "\u{202e}sgnik", &"k".repeat(201)] {
            assert_eq!(AppId::parse(text), None, "{text}");
        }
    }

    #[test]
    fn non_ascii_names_have_ascii_ids() {
        for name in
            ["Café Royal", "Claude – Desktop", "王国メール", "Klient Łódź", "Мой клиент", "⚡ Cast"]
        {
            let app = AppId::from_name(name).expect(name);
            assert!(
                app.as_str().is_ascii() && app.as_str().starts_with(PUNYCODE_PREFIX),
                "{app:?}"
            );
            assert_eq!(app.name(), name);
            assert_eq!(AppId::parse(app.as_str()), Some(app));
        }
        let composed = AppId::from_name("Caf\u{e9}");
        assert_eq!(AppId::from_name("Cafe\u{301}"), composed);
        assert_eq!(AppId::from_name("\u{a0}Caf\u{e9}\u{3000}"), composed);
        assert_eq!(AppId::from_name("⚡\u{fe0f} Cast"), AppId::from_name("⚡ Cast"));
        assert_eq!(AppId::from_name(" kings "), AppId::parse("kings"));
    }

    #[test]
    fn names_with_hidden_characters_are_rejected() {
        for name in [
            "",
            " ",
            "ki\nngs",
            "é\u{202e}sgnik",
            "é\u{2066}",
            "é\u{200b}",
            "é\u{ad}",
            "\u{3164}",
            "\u{301}e",
            "é\0",
            "é\u{2028}",
            "é\u{e0041}",
            &"王".repeat(200),
        ] {
            assert_eq!(AppId::from_name(name), None, "{}", name.escape_unicode());
        }
        let hidden =
            format!("{PUNYCODE_PREFIX}{}", punycode::encode_str("é\u{202e}a").expect("Punycode"));
        assert_eq!(AppId::parse(&hidden).as_ref().map(AppId::name), Some(&*hidden));
    }
}
