use jiff::Timestamp;
use uuid::Uuid;

use crate::i18n::Language;
use crate::notifications::content::document::Document;

use super::address::EmailAddress;
use super::message::Email;

/// Test email for operators. It is in English, like the command line.
pub fn test_email(to: EmailAddress, at: Timestamp) -> Email {
    let (seconds, nanos) = (at.as_second().unsigned_abs(), at.subsec_nanosecond().unsigned_abs());
    let id = Uuid::new_v7(uuid::Timestamp::from_unix(uuid::NoContext, seconds, nanos));
    let subject = "Test email from Kingdomail".to_owned();
    let document = Document::new(Language::English, subject.clone())
        .paragraph(
            "The administrator of a Kingdomail server has sent this email to test the mail server.",
        )
        .paragraph("You do not need to reply.");
    Email { to, id, about: None, at, subject, document, pictures: Vec::new(), unsubscribe: None }
}
