use serde_json::{Value, json};

use super::message::{ChatMessage, cut, line, lines, utf_16};

/// The limits of an embed; all of it together may have 6000.
const TITLE: usize = 256;
const DESCRIPTION: usize = 4096;
const URL: usize = 2048;
/// The flag of a message that makes no sound.
const SUPPRESS_NOTIFICATIONS: u16 = 1 << 12;

/// One embed. It mentions nobody, whatever the texts say, and marks nothing up.
pub(super) fn body(message: &ChatMessage) -> Value {
    let mut embed = json!({
        "title": cut(&line(&message.title), TITLE, escaped, utf_16),
        "description": cut(&lines(&message.text), DESCRIPTION, escaped, utf_16),
    });
    if let Some(url) = fitting(message.url.as_ref()) {
        embed["url"] = json!(url);
    }
    if let Some(url) = fitting(message.image_url.as_ref()) {
        embed["image"] = json!({ "url": url });
    }
    let mut body = json!({ "embeds": [embed], "allowed_mentions": { "parse": [] } });
    if message.silent {
        body["flags"] = json!(SUPPRESS_NOTIFICATIONS);
    }
    body
}

/// The whole body would be refused for a longer one.
fn fitting(url: Option<&String>) -> Option<&String> {
    url.filter(|url| url.len() <= URL)
}

/// A backslash before any punctuation makes it just that. Some means nothing, and reads better without.
fn escaped(c: char, out: &mut String) {
    if c.is_ascii_punctuation()
        && !matches!(c, ',' | ';' | '!' | '?' | '\'' | '"' | '%' | '&' | '/')
    {
        out.push('\\');
    }
    out.push(c);
}
