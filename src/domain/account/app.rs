//! Programs by others which a player lets in by OAuth, without giving them the password.

use jiff::Timestamp;

use crate::domain::SessionId;

use super::redirect_uri::Destination;
use super::scopes::Scopes;

/// How long the id of an app is at most, in characters.
const LONGEST: usize = 200;

/// What an app calls itself: it is not registered, so this is its own word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AppId(String);

impl AppId {
    /// `text` as an id: a few printable letters of ASCII, so that none looks like another.
    #[must_use]
    pub fn parse(text: &str) -> Option<AppId> {
        let printable = text.bytes().all(|byte| byte == b' ' || byte.is_ascii_graphic());
        let fits = (1..=LONGEST).contains(&text.len()) && text.trim() == text;
        (printable && fits).then(|| AppId(text.to_owned()))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// What a player lets an app do. Its id is that of the session it stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct App {
    pub id: SessionId,
    pub app: AppId,
    pub destination: Destination,
    pub scopes: Scopes,
    pub created_at: Timestamp,
    pub last_used_at: Timestamp,
    pub expires_at: Timestamp,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_app_calls_itself_something_that_can_be_read() {
        for text in ["kings", "Castle Watch 2", "https://kings.example/app.json"] {
            assert_eq!(AppId::parse(text).as_ref().map(AppId::as_str), Some(text));
        }
        for text in ["", " ", " kings", "ki\nngs", "kíngs", "\u{202e}sgnik", &"k".repeat(201)] {
            assert_eq!(AppId::parse(text), None, "{text}");
        }
    }
}
