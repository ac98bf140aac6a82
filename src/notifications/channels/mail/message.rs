use jiff::Timestamp;
use url::Url;
use uuid::Uuid;

use crate::notifications::content::document::Document;

use super::address::EmailAddress;

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
