use serde_json::{Value, json};

use super::message::{ChatMessage, cut, line, lines, utf_16};

/// The limits of a text in a section, a URL of a picture, and its alternative text.
const SECTION: usize = 3000;
const URL: usize = 3000;
const ALTERNATIVE: usize = 2000;
/// For the line that a phone shows; nobody reads more there.
const FALLBACK: usize = 1000;
/// The title as a link or in bold, with a line break after it, leaves the rest of a section to the text.
const TITLE: usize = 150;

/// A section with the title as a link, and the picture. `verbatim` leaves names of channels and people alone.
pub(super) fn body(message: &ChatMessage) -> Value {
    let title = cut(&line(&message.title), TITLE, escaped, utf_16);
    let head = match message.url.as_deref().map(linked).filter(|url| url.len() <= SECTION / 2) {
        Some(url) => format!("*<{url}|{title}>*\n"),
        None => format!("*{title}*\n"),
    };
    let text = cut(&lines(&message.text), SECTION - utf_16(&head), escaped, utf_16);
    let section = json!({
        "type": "section",
        "text": { "type": "mrkdwn", "text": format!("{head}{text}"), "verbatim": true },
    });
    let mut blocks = vec![section];
    if let Some(url) = message.image_url.as_ref().filter(|url| url.len() <= URL) {
        let alternative = cut(&line(&message.title), ALTERNATIVE, |c, out| out.push(c), utf_16);
        blocks.push(json!({ "type": "image", "image_url": url, "alt_text": alternative }));
    }
    let whole = format!("{}: {}", line(&message.title), line(&message.text));
    let fallback = cut(&whole, FALLBACK, escaped, utf_16);
    json!({ "text": fallback, "blocks": blocks, "unfurl_links": false, "unfurl_media": false })
}

/// The three characters that mean something to Slack: links, mentions and escapes are made of them.
fn escaped(c: char, out: &mut String) {
    match c {
        '&' => out.push_str("&amp;"),
        '<' => out.push_str("&lt;"),
        '>' => out.push_str("&gt;"),
        c => out.push(c),
    }
}

/// A URL for the inside of a link, where `|` begins the label and `>` ends it all.
fn linked(url: &str) -> String {
    url.replace('&', "&amp;").replace('<', "%3C").replace('>', "%3E").replace('|', "%7C")
}
