//! Emails that the tests send.

use jiff::Timestamp;
use url::Url;
use uuid::Uuid;

use crate::catcher::Catcher;
use kingdomail::i18n::Language;
use kingdomail::notifications::channels::mail::{
    Email, EmailAddress, InlinePicture, Mailer, Sender, SmtpOptions, SmtpOutcome,
};
use kingdomail::notifications::content::document::{Document, Picture, PictureSource};

/// Not a valid image, but bytes that any text conversion would change.
pub const PNG: &[u8] = b"\x89PNG\r\n\x1a\n\0\r\n.\r\n\xff\xfe..\n";

pub fn address(text: &str) -> EmailAddress {
    EmailAddress::parse(text).unwrap_or_else(|reason| panic!("{text}: {reason}"))
}

pub fn sender() -> Sender {
    Sender::new(address("post@play.example"))
}

pub fn mailer(catcher: &Catcher, options: &SmtpOptions) -> Mailer {
    let options = SmtpOptions { roots: vec![catcher.root.clone()], ..options.clone() };
    Mailer::smtp(&catcher.url(), sender(), options).unwrap_or_else(|reason| panic!("{reason}"))
}

pub fn default_mailer(catcher: &Catcher) -> Mailer {
    mailer(catcher, &SmtpOptions::default())
}

/// Returns a minimal email.
pub fn minimal_email(number: u128) -> Email {
    Email {
        to: address("ada@kingdoms.example"),
        id: Uuid::from_u128(number),
        about: None,
        at: "2026-03-01T12:00:00Z".parse().expect("a time"),
        subject: "It is your turn".to_owned(),
        document: Document::new(Language::English, "It is your turn"),
        pictures: Vec::new(),
        unsubscribe: None,
    }
}

/// Returns an email with all parts.
pub fn full_email(language: Language, subject: &str) -> Email {
    let board = Picture {
        source: PictureSource::Attached("board".to_owned()),
        alt: "Ada has 12 points.".to_owned(),
        width: 560,
        in_text: ".\n..\n W w\nFrom here".to_owned(),
    };
    let document = Document::new(language, subject)
        .paragraph("Γεια σου Άδα, ‏הגיע תורך — ".to_owned() + &"żółw ".repeat(40))
        .picture(board)
        .button("→", url("https://play.example/go/abc?x=1&y=2"))
        .small("a".repeat(1200));
    Email {
        about: Some(Uuid::from_u128(77)),
        subject: subject.to_owned(),
        document,
        pictures: vec![InlinePicture { name: "board".to_owned(), png: PNG.to_vec() }],
        unsubscribe: Some(url(&format!("https://play.example/off/{}", "k".repeat(90)))),
        at: Timestamp::from_second(1_772_366_400).expect("a time"),
        ..minimal_email(7)
    }
}

pub fn url(text: &str) -> Url {
    Url::parse(text).expect("a URL")
}

pub fn assert_accepted(outcome: &SmtpOutcome) {
    assert_eq!(*outcome, SmtpOutcome::Accepted);
}
