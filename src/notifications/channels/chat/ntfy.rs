use guarded_http::Destination;
use serde_json::{Value, json};

use super::message::{ChatMessage, cut, line, lines};

/// Longer messages become attachments. The server limits the message in bytes and the whole JSON
/// body to 8192 bytes; this length fits even if every character needs an escape.
const MESSAGE: usize = 3000;
const TITLE: usize = 250;
const URL: usize = 500;
/// Priority of a silent message.
const LOW: u8 = 2;

/// Topic on an ntfy server. The name of the topic grants read access, so the type has no `Debug`.
#[derive(Clone)]
pub struct NtfyTopic {
    server: Destination,
    name: String,
}

impl NtfyTopic {
    /// Splits the topic from an address such as `https://ntfy.example/topic`. Returns `None` if the
    /// last path segment is not a topic.
    #[must_use]
    pub fn of(address: &Destination) -> Option<Self> {
        let (server, name) = address.split_last()?;
        let fits = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
        ((1..=64).contains(&name.len()) && name.bytes().all(fits)).then_some(Self { server, name })
    }

    /// URL for POST requests: the server accepts JSON for all topics at one URL.
    #[must_use]
    pub fn server(&self) -> &Destination {
        &self.server
    }
}

/// Builds a plain-text message. Without the `markdown` flag, ntfy interprets no markup.
pub(super) fn body(message: &ChatMessage, topic: &NtfyTopic) -> Value {
    let plain = |c: char, out: &mut String| out.push(c);
    let mut body = json!({
        "topic": topic.name,
        "title": cut(&line(&message.title), TITLE, plain, str::len),
        "message": cut(&lines(&message.text), MESSAGE, plain, str::len),
    });
    let fitting = |url: &Option<String>| url.clone().filter(|url| url.len() <= URL);
    if let Some(url) = fitting(&message.url) {
        body["click"] = json!(url);
    }
    if let Some(url) = fitting(&message.image_url) {
        body["attach"] = json!(url);
    }
    if message.silent {
        body["priority"] = json!(LOW);
    }
    body
}
