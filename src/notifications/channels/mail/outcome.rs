use std::error::Error as _;
use std::{fmt, io};

use lettre::transport::smtp::Error;

/// No line of an answer that is worth keeping is longer.
const MOST_CHARACTERS: usize = 200;

/// What became of one attempt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SmtpOutcome {
    /// The server has taken it on, or it lies in the folder.
    Accepted,
    /// The server will never take this mail for this mailbox: to try again would not help.
    Rejected {
        /// What it said.
        reply: Reply,
    },
    /// It was not taken, for a reason that may pass.
    Failed {
        /// What went wrong.
        why: MailFailure,
    },
}

/// What a mail server said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// From 400 to 599.
    pub code: u16,
    /// In its own words, on one line and not long.
    pub text: String,
}

/// Why a mail was not taken, although another time it may be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MailFailure {
    /// There is no way to the server.
    Connection,
    /// No encryption was agreed upon, or the certificate is not good for the name.
    Encryption,
    /// The server does not take the name and the password, or none at all.
    SignIn(Option<Reply>),
    /// The server takes no mail at the moment, or none from this sender.
    Refused(Reply),
    /// The connection ended in the middle.
    Closed,
    /// What came is not SMTP.
    Garbage,
    /// It took too long.
    Time,
    /// It could not be written to the folder.
    Folder(io::ErrorKind),
}

impl Reply {
    pub(super) fn of(error: &Error) -> Option<Self> {
        let code = error.status()?.into();
        let text = error.source().map(ToString::to_string).unwrap_or_default();
        let text: String = text
            .chars()
            .map(|c| if c.is_control() { ' ' } else { c })
            .take(MOST_CHARACTERS)
            .collect();
        Some(Self { code, text: text.trim().to_owned() })
    }

    /// Whether it is said of a mail or its recipient for good; not of this server, whom nobody would take a mail from.
    pub(super) fn is_final(&self) -> bool {
        (500..600).contains(&self.code) && !matches!(self.code, 503 | 521 | 530..=539)
    }
}

impl MailFailure {
    pub(super) fn of(error: &Error) -> Self {
        if let Some(reply) = Reply::of(error) {
            return Self::Refused(reply);
        }
        if error.is_timeout() {
            return Self::Time;
        }
        if is_of_encryption(error) {
            return Self::Encryption;
        }
        if error.is_response() {
            let ended = error.source().is_some_and(|why| why.to_string() == "incomplete response");
            return if ended { Self::Closed } else { Self::Garbage };
        }
        Self::Closed
    }
}

/// Whether what failed is TLS, wherever it is told.
fn is_of_encryption(error: &Error) -> bool {
    let mut source = error.source();
    while let Some(error) = source {
        let inside = error.downcast_ref::<io::Error>().and_then(io::Error::get_ref);
        if inside.is_some_and(<dyn std::error::Error + Send + Sync>::is::<rustls::Error>) {
            return true;
        }
        source = error.source();
    }
    false
}

impl fmt::Display for Reply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.code, self.text)
    }
}

impl fmt::Display for MailFailure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Connection => f.write_str("no connection to the mail server could be made"),
            Self::Encryption => f.write_str("no trusted encrypted connection could be made"),
            Self::SignIn(None) => f.write_str("the mail server does not accept passwords"),
            Self::SignIn(Some(reply)) => {
                write!(f, "the mail server rejected the password: {reply}")
            }
            Self::Refused(reply) => write!(f, "the mail server rejected the email: {reply}"),
            Self::Closed => f.write_str("the connection was closed before the reply"),
            Self::Garbage => f.write_str("the reply is not SMTP"),
            Self::Time => f.write_str("the mail server did not reply in time"),
            Self::Folder(why) => write!(f, "the email could not be written: {why}"),
        }
    }
}
