use serde_json::{Value, json};

use super::{ChatMessage, line, lines, truncate_escaped, utf_16};

/// Slack limits for the text of a section, the URL of an image, and its alternative text.
const MAX_SECTION: usize = 3000;
const MAX_URL: usize = 3000;
const MAX_ALT_TEXT: usize = 2000;
/// Maximum length of the fallback line in phone notifications.
const MAX_FALLBACK: usize = 1000;
/// Maximum length of the title. The title, its link or bold markup and a line break leave the rest
/// of a section to the text.
const MAX_TITLE: usize = 150;

/// Builds a section with a linked title, and an image block. `verbatim` keeps Slack from linking
/// names of channels and users.
pub(super) fn body(message: &ChatMessage) -> Value {
    let title = truncate_escaped(&line(&message.title), MAX_TITLE, escape, utf_16);
    let head = match message
        .url
        .as_deref()
        .map(encode_link_url)
        .filter(|url| url.len() <= MAX_SECTION / 2)
    {
        Some(url) => format!("*<{url}|{title}>*\n"),
        None => format!("*{title}*\n"),
    };
    let text = truncate_escaped(&lines(&message.text), MAX_SECTION - utf_16(&head), escape, utf_16);
    let section = json!({
        "type": "section",
        "text": { "type": "mrkdwn", "text": format!("{head}{text}"), "verbatim": true },
    });
    let mut blocks = vec![section];
    if let Some(url) = message.image_url.as_ref().filter(|url| url.len() <= MAX_URL) {
        let alternative =
            truncate_escaped(&line(&message.title), MAX_ALT_TEXT, |c, out| out.push(c), utf_16);
        blocks.push(json!({ "type": "image", "image_url": url, "alt_text": alternative }));
    }
    let whole = format!("{}: {}", line(&message.title), line(&message.text));
    let fallback = truncate_escaped(&whole, MAX_FALLBACK, escape, utf_16);
    json!({ "text": fallback, "blocks": blocks, "unfurl_links": false, "unfurl_media": false })
}

/// Escapes the three special characters of Slack, which delimit links, mentions and escapes.
fn escape(c: char, out: &mut String) {
    match c {
        '&' => out.push_str("&amp;"),
        '<' => out.push_str("&lt;"),
        '>' => out.push_str("&gt;"),
        c => out.push(c),
    }
}

/// Encodes a URL for use in a link, in which `|` starts the label and `>` ends the link.
fn encode_link_url(url: &str) -> String {
    url.replace('&', "&amp;").replace('<', "%3C").replace('>', "%3E").replace('|', "%7C")
}
