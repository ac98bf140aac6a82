//! The bytes of an email, parsed with an independent library.

use jiff::Timestamp;
use mail_parser::{HeaderValue, Message, MessageParser, MimeHeaders, PartType};

use crate::kingdom::{PNG, address, full_email, minimal_email, sender};
use kingdomail::i18n::Language;
use kingdomail::notifications::channels::mail::{Email, MimeMessage, Sender};
use kingdomail::notifications::content::document::Medium;

fn parse_email(bytes: &[u8]) -> Message<'_> {
    MessageParser::default().parse(bytes).expect("a mail")
}

fn bytes(mail: &Email) -> Vec<u8> {
    mail.to_mime(&sender()).bytes().to_vec()
}

/// Returns the header fields, unfolded and not decoded.
fn fields(bytes: &[u8]) -> Vec<(String, String)> {
    let text = std::str::from_utf8(bytes).expect("ASCII");
    let (head, _) = text.split_once("\r\n\r\n").expect("a head");
    let head = head.replace("\r\n ", " ").replace("\r\n\t", " ");
    head.split("\r\n")
        .map(|line| line.split_once(": ").unwrap_or_else(|| panic!("{line}")))
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .collect()
}

fn field(bytes: &[u8], name: &str) -> Option<String> {
    let mut found = fields(bytes).into_iter().filter(|(field, _)| field == name);
    let value = found.next().map(|(_, value)| value);
    assert!(found.next().is_none(), "{name} twice");
    value
}

fn part_content_type(part: &mail_parser::MessagePart) -> String {
    let kind = part.content_type().expect("a type");
    format!("{}/{}", kind.ctype(), kind.subtype().unwrap_or_default())
}

#[test]
fn email_has_text_html_and_images() {
    for language in Language::ALL {
        let mail = full_email(language, "Ο βασιλιάς");
        let bytes = bytes(&mail);
        let message = parse_email(&bytes);
        let types: Vec<String> = message.parts.iter().map(part_content_type).collect();
        let expected =
            ["multipart/alternative", "text/plain", "multipart/related", "text/html", "image/png"];
        assert_eq!(types, expected);
        let root = message.parts[2].content_type().and_then(|kind| kind.attribute("type"));
        assert_eq!(root, Some("text/html"));
        let (PartType::Multipart(both), PartType::Multipart(related)) =
            (&message.parts[0].body, &message.parts[2].body)
        else {
            panic!("two that have parts");
        };
        assert_eq!((both.as_slice(), related.as_slice()), (&[1, 2][..], &[3, 4][..]));

        let text = message.parts[1].text_contents().expect("a text").replace("\r\n", "\n");
        assert_eq!(text, mail.document.text());
        let html = message.parts[3].text_contents().expect("HTML").replace("\r\n", "\n");
        assert_eq!(html, mail.document.html(Medium::Email));
        assert!(html.contains("src=\"cid:board@kingdomail\""));
        let picture = &message.parts[4];
        assert_eq!(picture.content_id(), Some("board@kingdomail"));
        assert_eq!(picture.contents(), PNG);
        assert!(picture.content_disposition().is_some_and(mail_parser::ContentType::is_inline));
        assert_eq!(field(&bytes, "Content-Language").as_deref(), Some(language.tag()));
    }
}

#[test]
fn email_without_images_has_two_parts() {
    let bytes = bytes(&minimal_email(1));
    let types: Vec<String> = parse_email(&bytes).parts.iter().map(part_content_type).collect();
    assert_eq!(types, ["multipart/alternative", "text/plain", "text/html"]);
    for absent in ["References", "In-Reply-To", "List-Unsubscribe", "List-Unsubscribe-Post"] {
        assert_eq!(field(&bytes, absent), None);
    }
}

#[test]
fn email_header_is_complete() {
    let mail = full_email(Language::English, "Your turn");
    let bytes = bytes(&mail);
    let text = |name| field(&bytes, name).unwrap_or_else(|| panic!("no {name}"));
    assert_eq!(text("From"), "Kingdomail <post@play.example>");
    assert_eq!(text("To"), "ada@kingdoms.example");
    assert_eq!(text("Subject"), "Your turn");
    assert_eq!(text("Date"), "Sun, 01 Mar 2026 12:00:00 +0000");
    assert_eq!(text("MIME-Version"), "1.0");
    assert_eq!(text("Message-ID"), "<00000000-0000-0000-0000-000000000007@play.example>");
    assert_eq!(text("Auto-Submitted"), "auto-generated");
    let url = mail.unsubscribe.as_ref().expect("a URL");
    assert_eq!(text("List-Unsubscribe").trim(), format!("<{url}>"));
    assert_eq!(text("List-Unsubscribe-Post"), "List-Unsubscribe=One-Click");
    assert_eq!(text("References"), text("In-Reply-To"));

    let message = parse_email(&bytes);
    assert_eq!(message.message_id(), Some("00000000-0000-0000-0000-000000000007@play.example"));
    assert_eq!(message.date().expect("a date").to_timestamp(), mail.at.as_second());
    let HeaderValue::Address(list) = message.list_unsubscribe() else { panic!("a list") };
    assert_eq!(list.first().and_then(|one| one.address()), Some(url.as_str()));
    assert_eq!(message.from().and_then(|from| from.first()?.name()), Some("Kingdomail"));
}

#[test]
fn email_bytes_are_deterministic() {
    let mail = full_email(Language::Hebrew, "תורך");
    assert_eq!(bytes(&mail), bytes(&mail.clone()));
    let other = Email { id: uuid::Uuid::from_u128(8), ..mail.clone() };
    assert_ne!(field(&bytes(&mail), "Content-Type"), field(&bytes(&other), "Content-Type"));
}

#[test]
fn retry_changes_only_the_date() {
    let mail = full_email(Language::English, "Your turn");
    let stored = bytes(&mail);
    let at: Timestamp = "2026-03-02T07:00:00Z".parse().expect("a time");
    let again =
        |stored: &[u8]| MimeMessage::from_bytes(&sender(), mail.to.clone(), mail.id, stored, at);
    let sent = again(&stored);
    assert_eq!(field(sent.bytes(), "Date").as_deref(), Some("Mon, 02 Mar 2026 07:00:00 +0000"));
    let without_date = |bytes: &[u8]| -> Vec<(String, String)> {
        fields(bytes).into_iter().filter(|(name, _)| name != "Date").collect()
    };
    assert_eq!(without_date(sent.bytes()), without_date(&stored));
    assert_eq!(parse_email(sent.bytes()).body_text(0), parse_email(&stored).body_text(0));
    assert_eq!(again(sent.bytes()).bytes(), sent.bytes());
    // Parsing must not depend on the case and the folding of the stored header.
    let text = String::from_utf8(stored).expect("ASCII").replace("Date: ", "DATE:\r\n ");
    assert_eq!(field(again(text.as_bytes()).bytes(), "Date"), field(sent.bytes(), "Date"));
    assert_eq!(field(again(text.as_bytes()).bytes(), "DATE"), None);
}

#[test]
fn date_header_covers_any_time() {
    for (at, date) in [
        (Timestamp::MIN, "Thu, 01 Jan 1970 00:00:00 +0000"),
        (Timestamp::MAX, "Thu, 30 Dec 9999 22:00:00 +0000"),
    ] {
        assert_eq!(field(&bytes(&Email { at, ..minimal_email(1) }), "Date").as_deref(), Some(date));
    }
}

#[test]
fn related_emails_form_a_thread() {
    let mail = full_email(Language::English, "Your turn");
    let root = |mail: &Email| field(&bytes(mail), "References").expect("a root");
    let next = Email { id: uuid::Uuid::from_u128(8), subject: "Over".to_owned(), ..mail.clone() };
    let other_game = Email { about: Some(uuid::Uuid::from_u128(78)), ..mail.clone() };
    let other_mailbox = Email { to: address("grace@kingdoms.example"), ..mail.clone() };
    assert_eq!(root(&mail), root(&next));
    assert_ne!(root(&mail), root(&other_game));
    assert_ne!(root(&mail), root(&other_mailbox));
    assert!(root(&mail).ends_with("@play.example>"));
}

#[test]
fn email_bytes_conform_to_smtp() {
    for language in Language::ALL {
        for subject in ["Turn", "Είναι η σειρά σου", "הגיע תורך במשחק", &"ż ó ł w ".repeat(60)]
        {
            let bytes = bytes(&full_email(language, subject));
            assert!(bytes.is_ascii());
            let text = String::from_utf8(bytes).expect("ASCII");
            let bare = text.replace("\r\n", "");
            assert!(!bare.contains(['\r', '\n', '\0']));
            let longest = text.split("\r\n").map(str::len).max();
            assert!(longest <= Some(998), "{longest:?}");
        }
    }
}

#[test]
fn subjects_survive_encoding() {
    for subject in [
        "It is your turn",
        "Είναι η σειρά σου στο παιχνίδι με την Ada και τον Grace",
        "הגיע תורך במשחק נגד Ada, Grace ו-Linus: בחרו אריח",
        "Twoja kolej! „żółw” — Ada & Grace <b>\"x\"</b>",
        &"very long ".repeat(60),
        &"μεγάλο ".repeat(60),
        &"y".repeat(200),
        &"ж".repeat(200),
        "👑",
        "=",
        "x: y",
    ] {
        let bytes = bytes(&Email { subject: subject.to_owned(), ..minimal_email(1) });
        assert_eq!(parse_email(&bytes).subject(), Some(subject.trim()), "{subject}");
        let head = String::from_utf8_lossy(&bytes);
        let (head, _) = head.split_once("\r\n\r\n").expect("a head");
        let longest = head.split("\r\n").map(str::len).max();
        assert!(longest <= Some(250), "{longest:?}: {head}");
    }
}

#[test]
fn header_injection_is_impossible() {
    let names = |mail: &Email, sender: &Sender| {
        let fields = fields(mail.to_mime(sender).bytes());
        fields.into_iter().map(|(name, _)| name).collect::<Vec<_>>()
    };
    let plain = names(&minimal_email(1), &sender());
    for text in [
        "a\r\nBcc: eve@evil.example",
        "a\nBcc: eve@evil.example",
        "a\rBcc: eve@evil.example",
        "a\r\n\r\n<script>",
        "a\u{2028}Bcc: x",
        "a\u{85}Bcc: x",
        "ж\r\n Bcc: eve@evil.example\r\n",
        "=?utf-8?q?a=0d=0aBcc:_eve@evil.example?=",
        "\0\u{1}\u{7f}",
        "",
    ] {
        let mail = Email { subject: text.to_owned(), ..minimal_email(1) };
        let bytes = bytes(&mail);
        assert_eq!(names(&mail, &sender()), plain, "{text:?}");
        let subject = parse_email(&bytes).subject().unwrap_or_default().to_owned();
        assert!(!subject.contains(|c: char| c.is_control()), "{subject:?}");
        assert_eq!(parse_email(&bytes).parts.len(), 3);
    }
    let sender = Sender::parse("\"A, b; <c> @ ж\" <post@play.example>").ok();
    assert!(sender.is_none_or(|sender| names(&minimal_email(1), &sender) == plain));
    let sender = Sender::parse("Král, (the) king: Žofie <post@play.example>").expect("a sender");
    let bytes = minimal_email(1).to_mime(&sender).bytes().to_vec();
    let from = parse_email(&bytes).from().and_then(|from| from.first()).cloned().expect("a sender");
    assert_eq!(from.name(), Some("Král, (the) king: Žofie"));
    assert_eq!(from.address(), Some("post@play.example"));
}
