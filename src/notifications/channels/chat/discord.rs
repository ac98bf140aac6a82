use serde_json::{Value, json};

use super::message::{ChatMessage, cut, line, lines, utf_16};

/// Discord limits for one embed. The whole embed may have 6000 characters.
const TITLE: usize = 256;
const DESCRIPTION: usize = 4096;
const URL: usize = 2048;
/// Message flag that suppresses push and desktop notifications.
const SUPPRESS_NOTIFICATIONS: u16 = 1 << 12;

/// Builds a message with one embed. Disables mentions and escapes all markup in the texts.
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

/// Drops a URL above the limit, because Discord would reject the whole body.
fn fitting(url: Option<&String>) -> Option<&String> {
    url.filter(|url| url.len() <= URL)
}

/// Escapes punctuation with a backslash. Punctuation without a meaning in Markdown stays readable
/// as it is.
fn escaped(c: char, out: &mut String) {
    if c.is_ascii_punctuation()
        && !matches!(c, ',' | ';' | '!' | '?' | '\'' | '"' | '%' | '&' | '/')
    {
        out.push('\\');
    }
    out.push(c);
}
