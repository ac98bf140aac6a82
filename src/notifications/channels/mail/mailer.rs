use std::path::PathBuf;

use super::folder::Folder;
use super::mime::MimeMessage;
use super::outcome::{MailFailure, SmtpOutcome};
use super::sender::Sender;
use super::smtp::{Smtp, SmtpOptions};
use super::smtp_url::SmtpUrlError;

/// Sends mails. Made once and shared.
pub struct Mailer {
    sender: Sender,
    way: Way,
}

enum Way {
    Smtp(Box<Smtp>),
    Folder(Folder),
}

impl Mailer {
    /// A mailer that hands mails to the server of `url`: `smtps://user:password@host:port` is encrypted from the first
    /// byte, `smtp://…` by STARTTLS or not used, and `smtp://host:port?tls=none` never, which is good for catchers of
    /// mails and servers on the same machine only.
    ///
    /// # Errors
    /// What is wrong with the URL, without telling it.
    pub fn smtp(url: &str, sender: Sender, options: SmtpOptions) -> Result<Self, SmtpUrlError> {
        let smtp = Smtp::new(url, sender.address().domain(), options)?;
        Ok(Self { sender, way: Way::Smtp(Box::new(smtp)) })
    }

    /// A mailer that writes each mail to a file in `folder`, which is made when it is missing.
    #[must_use]
    pub fn folder(folder: PathBuf, sender: Sender) -> Self {
        Self { sender, way: Way::Folder(Folder::new(folder)) }
    }

    /// Whom its mails come from.
    #[must_use]
    pub fn sender(&self) -> &Sender {
        &self.sender
    }

    /// If mails are written to a folder because no mail server is set.
    #[must_use]
    pub fn writes_to_folder(&self) -> bool {
        matches!(self.way, Way::Folder(_))
    }

    /// Whether the mail server can be reached, is to be trusted and lets us in, without handing in a mail. None where mails are written
    /// to a folder.
    pub async fn probe(&self) -> Option<Result<(), MailFailure>> {
        match &self.way {
            Way::Smtp(smtp) => Some(smtp.probe().await),
            Way::Folder(_) => None,
        }
    }

    /// Makes one attempt to send a mail, made for the sender of this mailer. When it failed, or this was dropped, nobody knows for certain that the mail
    /// has not arrived; whoever gets it twice can tell by its id.
    pub async fn send(&self, message: &MimeMessage) -> SmtpOutcome {
        match &self.way {
            Way::Smtp(smtp) => smtp.send(message).await,
            Way::Folder(folder) => folder.send(message).await,
        }
    }

    /// Makes one attempt to send a mail and returns the reply of the server that accepted it.
    ///
    /// # Errors
    /// The outcome of an attempt that failed.
    pub async fn submit(&self, message: &MimeMessage) -> Result<String, SmtpOutcome> {
        match &self.way {
            Way::Smtp(smtp) => smtp.submit(message).await,
            Way::Folder(folder) => match folder.send(message).await {
                SmtpOutcome::Accepted => {
                    Ok(format!("written to a file in {}", folder.path().display()))
                }
                outcome => Err(outcome),
            },
        }
    }
}
