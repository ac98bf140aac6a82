use guarded_http::Destination;
use serde_json::{Value, json};

use super::message::{ChatMessage, cut, line, lines};

/// A longer message becomes a file. The server counts bytes, and of the JSON around it no more than 8192;
/// this much fits even when every character needs an escape.
const MESSAGE: usize = 3000;
const TITLE: usize = 250;
const URL: usize = 500;
/// The priority of a message that makes no sound.
const LOW: u8 = 2;

/// A topic at a server of ntfy. Whoever knows it reads it, so it has no `Debug`.
#[derive(Clone)]
pub struct NtfyTopic {
    server: Destination,
    name: String,
}

impl NtfyTopic {
    /// The topic that `address` ends with, as people write it: `https://ntfy.example/topic`. `None` when it
    /// ends with no topic.
    #[must_use]
    pub fn of(address: &Destination) -> Option<Self> {
        let (server, name) = address.split_last()?;
        let fits = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
        ((1..=64).contains(&name.len()) && name.bytes().all(fits)).then_some(Self { server, name })
    }

    /// Where to post: the server takes JSON for all of its topics at one address.
    #[must_use]
    pub fn server(&self) -> &Destination {
        &self.server
    }
}

/// Plain text: without `markdown`, nothing in it means anything.
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
