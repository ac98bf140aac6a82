//! Sends emails to a mail server, or writes them to a folder if there is none. The content is a
//! [`Document`]; the caller decides on recipients and frequency.
//!
//! An [`Email`] is one message to one [`EmailAddress`]. A [`MimeMessage`] holds its bytes, which
//! are equal in every attempt. [`Mailer::send`] makes one attempt; the [`SmtpOutcome`] determines
//! whether to retry. Types that hold a secret have no `Debug`.
//!
//! [`Document`]: crate::notifications::content::document::Document

mod address;
mod mailer;
mod mime;
mod outcome;
mod pictures;
mod smtp;
mod smtp_url;
mod template;

pub use address::{EmailAddress, EmailAddressError};
pub use mailer::{Mailer, Sender, command_label, test_email};
pub use mime::{Email, InlinePicture, MimeMessage};
pub use outcome::{MailFailure, Reply, SmtpOutcome};
pub use pictures::DrawingFailed;
pub(crate) use pictures::{draw_picture, draw_pictures};
pub use smtp::SmtpOptions;
pub use smtp_url::{SmtpUrlError, check_smtp_url};
pub(crate) use template::EmailTemplates;
