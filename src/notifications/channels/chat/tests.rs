use guarded_http::Destination;
use serde_json::{Value, json};

use super::{ChatMessage, truncate_escaped, utf_16, *};

fn message(title: &str, text: &str) -> ChatMessage {
    ChatMessage {
        title: title.to_owned(),
        text: text.to_owned(),
        url: Some("https://k.example/g/1?a=1&b=|<2>".to_owned()),
        image_url: Some("https://k.example/g/1.png".to_owned()),
        silent: false,
    }
}

fn topic(address: &str) -> Option<NtfyTopic> {
    NtfyTopic::from_address(
        &Destination::parse(address).unwrap_or_else(|reason| panic!("{reason}")),
    )
}

#[test]
fn discord_escapes_markup_and_mentions() {
    let body = discord::body(&message(
        "Ann's *turn*",
        "@everyone <@1> [x](https://y.z) `a`\n# _b_ ~~c~~ ||d|| \\",
    ));
    assert_eq!(
        body,
        json!({
            "embeds": [{
                "title": r"Ann's \*turn\*",
                "description": "\\@everyone \\<\\@1\\> \\[x\\]\\(https\\://y\\.z\\) \\`a\\`\n\\# \\_b\\_ \\~\\~c\\~\\~ \\|\\|d\\|\\| \\\\",
                "url": "https://k.example/g/1?a=1&b=|<2>",
                "image": { "url": "https://k.example/g/1.png" },
            }],
            "allowed_mentions": { "parse": [] },
        })
    );
}

#[test]
fn slack_escapes_foreign_links_and_mentions() {
    let body = slack::body(&message("A & <B>", "<!channel>\n<@U1> & more"));
    assert_eq!(
        body,
        json!({
            "text": "A &amp; &lt;B&gt;: &lt;!channel&gt; &lt;@U1&gt; &amp; more",
            "blocks": [
                {
                    "type": "section",
                    "text": {
                        "type": "mrkdwn",
                        "text": "*<https://k.example/g/1?a=1&amp;b=%7C%3C2%3E|A &amp; &lt;B&gt;>*\n\
                            &lt;!channel&gt;\n&lt;@U1&gt; &amp; more",
                        "verbatim": true,
                    },
                },
                { "type": "image", "image_url": "https://k.example/g/1.png", "alt_text": "A & <B>" },
            ],
            "unfurl_links": false,
            "unfurl_media": false,
        })
    );
}

#[test]
fn ntfy_body_contains_topic() {
    let topic = topic("https://ntfy.example/base/my-topic_1?x=y").expect("a topic");
    assert_eq!(topic.server().expose(), "https://ntfy.example/base/");
    assert_eq!(
        ntfy::body(&message("A\r\nB", "1\r\n2\u{7}3"), &topic),
        json!({
            "topic": "my-topic_1",
            "title": "A B",
            "message": "1\n2 3",
            "click": "https://k.example/g/1?a=1&b=|<2>",
            "attach": "https://k.example/g/1.png",
        })
    );
}

#[test]
fn ntfy_address_requires_topic() {
    for address in [
        "https://n.example",
        "https://n.example/a/",
        "https://n.example/%2e%2e%2fa",
        "https://n.example/a.b",
    ] {
        assert!(topic(address).is_none(), "{address}");
    }
}

#[test]
fn chat_bodies_respect_service_limits() {
    let topic = topic("https://n.example/t").expect("a topic");
    for c in ["a", "*", "&", "\"", "é", "𝄞", "\n*"] {
        let mut long = message(&c.repeat(9000), &c.repeat(9000));
        long.url = Some(format!("https://k.example/{}", "u".repeat(3000)));
        let for_discord = discord::body(&long);
        let length = |text: &Value| text.as_str().map_or(0, utf_16);
        assert!(length(&for_discord["embeds"][0]["title"]) <= 256);
        assert!(length(&for_discord["embeds"][0]["description"]) <= 4096);
        assert_eq!(for_discord["embeds"][0].get("url"), None);
        let for_slack = slack::body(&long);
        assert!(length(&for_slack["blocks"][0]["text"]["text"]) <= 3000);
        assert!(length(&for_slack["blocks"][1]["alt_text"]) <= 2000);
        let for_ntfy = ntfy::body(&long, &topic);
        assert!(for_ntfy["message"].as_str().is_some_and(|text| text.len() <= 4096));
        assert!(for_ntfy.to_string().len() <= 8192);
    }
}

#[test]
fn cut_keeps_escapes_whole() {
    let doubled = |c: char, out: &mut String| out.extend(['\\', c]);
    assert_eq!(truncate_escaped("abc", 6, doubled, utf_16), r"\a\b\c");
    assert_eq!(truncate_escaped("abcd", 6, doubled, utf_16), r"\a\b…");
    assert_eq!(truncate_escaped("abcd", 7, doubled, utf_16), r"\a\b\c…");
    assert_eq!(truncate_escaped("", 3, doubled, utf_16), "");
}

#[test]
fn silent_message_sets_service_flags() {
    let loud = message("Your turn", "");
    let silent = ChatMessage { silent: true, ..loud.clone() };
    let topic = topic("https://ntfy.example/kings").expect("a topic");
    assert_eq!(discord::body(&silent)["flags"], 4096);
    assert_eq!(ntfy::body(&silent, &topic)["priority"], 2);
    assert_eq!(slack::body(&silent), slack::body(&loud));
    assert_eq!(discord::body(&loud).get("flags"), None);
    assert_eq!(ntfy::body(&loud, &topic).get("priority"), None);
}
