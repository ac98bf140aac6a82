//! How mails leave: to a mail server, or into a folder where there is none. What they say is a [`Letter`]; to whom
//! and how often they are sent is decided above.
//!
//! A [`Mail`] is one letter to one [`MailAddress`], a [`Sealed`] the bytes of it, the same in every attempt.
//! [`Mailer::send`] makes one attempt, whose [`MailOutcome`] says whether to try again. Types that hold a secret have
//! no `Debug`.
//!
//! [`Letter`]: crate::letter::Letter

mod address;
mod folder;
mod line_by_line;
mod mailer;
mod message;
mod outcome;
mod pool;
mod sealed;
mod sender;
mod server;
mod smtp;

pub use address::{MailAddress, NotAMailAddress};
pub use mailer::Mailer;
pub use message::{InlinePicture, Mail};
pub use outcome::{MailFailure, MailOutcome, Reply};
pub use sealed::Sealed;
pub use sender::Sender;
pub use server::NotAMailServer;
pub use smtp::SmtpOptions;
