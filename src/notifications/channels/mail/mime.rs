//! Encoding of an email as a MIME message.

use std::time::SystemTime;

use jiff::Timestamp;
use lettre::message::header::{
    ContentType, Date, From, HeaderName, HeaderValue, Headers, InReplyTo, MIME_VERSION_1_0,
    MessageId, References, Subject, To,
};
use lettre::message::{Attachment, Mailbox, Mailboxes, MultiPart, SinglePart};
use sha2::{Digest, Sha256};
use url::Url;
use uuid::Uuid;

use crate::notifications::content::document::{Document, Medium, content_id};

use super::address::EmailAddress;
use super::mailer::Sender;

/// Email to one mailbox.
#[derive(Clone)]
pub struct Email {
    pub to: EmailAddress,
    /// Unique id, equal in all attempts, by which a mail server recognizes duplicates.
    pub id: Uuid,
    /// Topic of the email, such as a game. Mail clients group emails about one topic.
    pub about: Option<Uuid>,
    /// Creation time. Each attempt sets its own `Date` header.
    pub at: Timestamp,
    pub subject: String,
    pub document: Document,
    /// Pictures that the document references as attachments.
    pub pictures: Vec<InlinePicture>,
    /// URL for one-click unsubscription by POST from emails of this kind (`List-Unsubscribe`).
    pub unsubscribe: Option<Url>,
}

/// Picture attached to an email.
#[derive(Clone)]
pub struct InlinePicture {
    /// Name by which the document refers to the picture.
    pub name: String,
    pub png: Vec<u8>,
}

/// Email in wire format: the envelope and the message bytes (RFC 5322), in ASCII with CRLF line
/// endings.
pub struct MimeMessage {
    from: EmailAddress,
    to: EmailAddress,
    name: String,
    bytes: Vec<u8>,
}

impl Email {
    /// Encodes the email. The result is deterministic: equal emails yield equal bytes.
    #[must_use]
    pub fn to_mime(&self, sender: &Sender) -> MimeMessage {
        let domain = sender.address().domain();
        let id = format!("<{}@{domain}>", self.id);
        let mut message = self.body(&id);
        let headers = message.headers_mut();
        headers.set(MIME_VERSION_1_0);
        headers.set(MessageId::from(id));
        headers.set(date(self.at));
        headers.set(From::from(Mailboxes::from(sender.mailbox())));
        headers.set(To::from(Mailboxes::from(Mailbox::new(None, self.to.address()))));
        headers.set(Subject::from(one_line(&self.subject)));
        if let Some(thread) = self.thread() {
            let root = format!("<{thread}@{domain}>");
            headers.set(InReplyTo::from(root.clone()));
            headers.set(References::from(root));
        }
        add(headers, "Content-Language", self.document.language().tag());
        // Suppress automatic replies, with the standard header and with older ones.
        add(headers, "Auto-Submitted", "auto-generated");
        add(headers, "X-Auto-Response-Suppress", "OOF, AutoReply");
        if let Some(url) = &self.unsubscribe {
            add(headers, "List-Unsubscribe", &format!("<{url}>"));
            add(headers, "List-Unsubscribe-Post", "List-Unsubscribe=One-Click");
        }
        MimeMessage {
            from: sender.address().clone(),
            to: self.to.clone(),
            name: self.id.to_string(),
            bytes: message.formatted(),
        }
    }

    /// Plain text and HTML alternatives; the HTML part includes its pictures.
    fn body(&self, id: &str) -> MultiPart {
        let text = SinglePart::plain(self.document.text());
        let html = SinglePart::html(self.document.html(Medium::Email));
        let alternatives =
            MultiPart::alternative().boundary(boundary("alternative", id)).singlepart(text);
        if self.pictures.is_empty() {
            return alternatives.singlepart(html);
        }
        let boundary = boundary("related", id);
        let mut related = MultiPart::related().boundary(&boundary).singlepart(html);
        // RFC 2387 requires the type of the root part.
        let kind = format!("multipart/related; boundary=\"{boundary}\"; type=\"text/html\"");
        if let Ok(kind) = ContentType::parse(&kind) {
            related.headers_mut().set(kind);
        }
        for picture in &self.pictures {
            let file = format!("{}.png", picture.name);
            let attachment = Attachment::new_inline_with_name(content_id(&picture.name), file);
            related = related.singlepart(attachment.body(picture.png.clone(), png()));
        }
        alternatives.multipart(related)
    }

    /// Thread id for `References`, shared by all emails on a topic to a mailbox. No email has this
    /// id, so threading does not depend on the arrival of a first email.
    fn thread(&self) -> Option<String> {
        let about = self.about?;
        Some(format!("about-{}", hash(&format!("{about} {}", self.to.as_str()))))
    }
}

impl MimeMessage {
    /// Rebuilds an email from the stored bytes of an earlier attempt and sets its date to `at`.
    /// Mail clients sort by date, so a delayed email with its original date would appear among old
    /// ones.
    #[must_use]
    pub fn from_bytes(
        sender: &Sender,
        to: EmailAddress,
        id: Uuid,
        bytes: &[u8],
        at: Timestamp,
    ) -> Self {
        let bytes = with_date(bytes, at);
        Self { from: sender.address().clone(), to, name: id.to_string(), bytes }
    }

    /// Message bytes for the mail server.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Recipient of the email.
    #[must_use]
    pub fn to(&self) -> &EmailAddress {
        &self.to
    }

    pub(super) fn from(&self) -> &EmailAddress {
        &self.from
    }

    /// Unique name of letters, digits and dashes.
    pub(super) fn name(&self) -> &str {
        &self.name
    }
}

fn date(at: Timestamp) -> Date {
    Date::new(SystemTime::from(at.max(Timestamp::UNIX_EPOCH)))
}

/// Replaces the `Date` header and keeps all other bytes.
fn with_date(bytes: &[u8], at: Timestamp) -> Vec<u8> {
    let end = bytes.windows(4).position(|four| four == b"\r\n\r\n");
    let (head, rest) = bytes.split_at(end.map_or(0, |end| end + 2));
    let mut fresh = Headers::new();
    fresh.set(date(at));
    let mut dated = fresh.to_string().into_bytes();
    // Folded header lines start with white space.
    let mut is_date = false;
    for line in head.split_inclusive(|byte| *byte == b'\n') {
        if !line.starts_with(b" ") && !line.starts_with(b"\t") {
            is_date = line.get(..5).is_some_and(|name| name.eq_ignore_ascii_case(b"date:"));
        }
        if !is_date {
            dated.extend_from_slice(line);
        }
    }
    dated.extend_from_slice(rest);
    dated
}

/// Derives the boundary from the id, because a random one would change the bytes in each attempt.
/// It must not occur in any part.
fn boundary(part: &str, id: &str) -> String {
    hash(&format!("{part} {id}"))
}

fn hash(text: &str) -> String {
    hex::encode(&Sha256::digest(text)[..16])
}

/// Removes line breaks from a subject, and breaks up any text that looks like an encoded word.
fn one_line(subject: &str) -> String {
    let words = subject.split(|c: char| c.is_control() || c.is_whitespace());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    words.join(" ").replace("=?", "=\u{200b}?")
}

fn add(headers: &mut Headers, name: &'static str, value: &str) {
    headers.insert_raw(HeaderValue::new(HeaderName::new_from_ascii_str(name), value.to_owned()));
}

fn png() -> ContentType {
    ContentType::parse("image/png").unwrap_or(ContentType::TEXT_PLAIN)
}
