use serde_json::{Value, json};

use super::{ChatMessage, line, lines, truncate_escaped, utf_16};

/// Discord limits for one embed. The whole embed may have 6000 characters.
const MAX_TITLE: usize = 256;
const MAX_DESCRIPTION: usize = 4096;
const MAX_URL: usize = 2048;
/// Message flag that suppresses push and desktop notifications.
const SUPPRESS_NOTIFICATIONS: u16 = 1 << 12;

/// Builds a message with one embed. Disables mentions and escapes all markup in the texts.
pub(super) fn body(message: &ChatMessage) -> Value {
    let mut embed = json!({
        "title": truncate_escaped(&line(&message.title), MAX_TITLE, escape, utf_16),
        "description": truncate_escaped(&lines(&message.text), MAX_DESCRIPTION, escape, utf_16),
    });
    if let Some(url) = within_url_limit(message.url.as_ref()) {
        embed["url"] = json!(url);
    }
    if let Some(url) = within_url_limit(message.image_url.as_ref()) {
        embed["image"] = json!({ "url": url });
    }
    let mut body = json!({ "embeds": [embed], "allowed_mentions": { "parse": [] } });
    if message.silent {
        body["flags"] = json!(SUPPRESS_NOTIFICATIONS);
    }
    body
}

/// Drops a URL above the limit, because Discord would reject the whole body.
fn within_url_limit(url: Option<&String>) -> Option<&String> {
    url.filter(|url| url.len() <= MAX_URL)
}

/// Escapes punctuation with a backslash. Punctuation without a meaning in Markdown stays readable
/// as it is.
fn escape(c: char, out: &mut String) {
    if c.is_ascii_punctuation()
        && !matches!(c, ',' | ';' | '!' | '?' | '\'' | '"' | '%' | '&' | '/')
    {
        out.push('\\');
    }
    out.push(c);
}
