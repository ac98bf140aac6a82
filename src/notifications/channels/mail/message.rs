use jiff::Timestamp;
use url::Url;
use uuid::Uuid;

use crate::notifications::content::document::Document;

use super::address::MailAddress;

/// One mail to one mailbox.
#[derive(Clone)]
pub struct Mail {
    pub to: MailAddress,
    /// Its own, the same in every attempt: what a server that gets it twice knows it by.
    pub id: Uuid,
    /// What it is about, such as a game: mail programs show what is about the same together.
    pub about: Option<Uuid>,
    /// When it is written. Each attempt to send it has its own date.
    pub at: Timestamp,
    pub subject: String,
    pub document: Document,
    /// Those that the mail names as attached.
    pub pictures: Vec<InlinePicture>,
    /// Where a POST ends mails of this kind, with no question asked: programs have a button for it.
    pub unsubscribe: Option<Url>,
}

/// A picture that a mail carries.
#[derive(Clone)]
pub struct InlinePicture {
    /// What the mail calls it.
    pub name: String,
    pub png: Vec<u8>,
}
