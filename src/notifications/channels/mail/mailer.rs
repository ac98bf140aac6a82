use std::path::PathBuf;

use super::folder::Folder;
use super::mime::MimeMessage;
use super::outcome::{MailFailure, SmtpOutcome};
use super::sender::Sender;
use super::smtp::{Smtp, SmtpOptions};
use super::smtp_url::SmtpUrlError;

/// Sends emails. Created once and shared.
pub struct Mailer {
    sender: Sender,
    transport: Transport,
}

enum Transport {
    Smtp(Box<Smtp>),
    Folder(Folder),
}

impl Mailer {
    /// Creates a mailer for the mail server at `url`. `smtps://user:password@host:port` uses TLS
    /// from the start of the connection, `smtp://…` requires STARTTLS, and
    /// `smtp://host:port?tls=none` is unencrypted, which is acceptable only for test mail servers
    /// and servers on the local machine.
    ///
    /// # Errors
    /// The defect of the URL, without the URL itself.
    pub fn smtp(url: &str, sender: Sender, options: SmtpOptions) -> Result<Self, SmtpUrlError> {
        let smtp = Smtp::new(url, sender.address().domain(), options)?;
        Ok(Self { sender, transport: Transport::Smtp(Box::new(smtp)) })
    }

    /// Creates a mailer that writes each email to a file in `folder`. Creates the folder if it does
    /// not exist.
    #[must_use]
    pub fn folder(folder: PathBuf, sender: Sender) -> Self {
        Self { sender, transport: Transport::Folder(Folder::new(folder)) }
    }

    /// Sender of the emails.
    #[must_use]
    pub fn sender(&self) -> &Sender {
        &self.sender
    }

    /// True if no mail server is configured and emails are written to a folder.
    #[must_use]
    pub fn writes_to_folder(&self) -> bool {
        matches!(self.transport, Transport::Folder(_))
    }

    /// Checks that the mail server is reachable, presents a trusted certificate and accepts the
    /// login, without sending an email. Returns `None` if emails are written to a folder.
    pub async fn probe(&self) -> Option<Result<(), MailFailure>> {
        match &self.transport {
            Transport::Smtp(smtp) => Some(smtp.probe().await),
            Transport::Folder(_) => None,
        }
    }

    /// Makes one attempt to send an email that was built for the sender of this mailer. After a
    /// failure or a drop of the future, the email may have arrived nevertheless; a recipient of
    /// both copies can recognize the duplicate by its id.
    pub async fn send(&self, message: &MimeMessage) -> SmtpOutcome {
        match &self.transport {
            Transport::Smtp(smtp) => smtp.send(message).await,
            Transport::Folder(folder) => folder.send(message).await,
        }
    }

    /// Makes one attempt to send an email and returns the reply of the server that accepted it.
    ///
    /// # Errors
    /// The outcome of a failed attempt.
    pub async fn submit(&self, message: &MimeMessage) -> Result<String, SmtpOutcome> {
        match &self.transport {
            Transport::Smtp(smtp) => smtp.submit(message).await,
            Transport::Folder(folder) => match folder.send(message).await {
                SmtpOutcome::Accepted => {
                    Ok(format!("written to a file in {}", folder.path().display()))
                }
                outcome => Err(outcome),
            },
        }
    }
}
