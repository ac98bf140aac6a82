use guarded_http::Destination;
use serde_json::{Value, json};

use super::{ChatMessage, line, lines, truncate_escaped};

/// Longer messages become attachments. The server limits the message in bytes and the whole JSON
/// body to 8192 bytes; this length fits even if every character needs an escape.
const MAX_MESSAGE_BYTES: usize = 3000;
const MAX_TITLE_BYTES: usize = 250;
const MAX_URL_BYTES: usize = 500;
/// Priority of a silent message.
const LOW_PRIORITY: u8 = 2;

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
    pub fn from_address(address: &Destination) -> Option<Self> {
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
        "title": truncate_escaped(&line(&message.title), MAX_TITLE_BYTES, plain, str::len),
        "message": truncate_escaped(&lines(&message.text), MAX_MESSAGE_BYTES, plain, str::len),
    });
    let within_url_limit =
        |url: &Option<String>| url.clone().filter(|url| url.len() <= MAX_URL_BYTES);
    if let Some(url) = within_url_limit(&message.url) {
        body["click"] = json!(url);
    }
    if let Some(url) = within_url_limit(&message.image_url) {
        body["attach"] = json!(url);
    }
    if message.silent {
        body["priority"] = json!(LOW_PRIORITY);
    }
    body
}
