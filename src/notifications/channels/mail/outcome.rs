use std::error::Error as _;
use std::{fmt, io};

use lettre::transport::smtp::Error;

/// Maximum characters of a stored reply.
const MAX_REPLY_CHARS: usize = 200;

/// Outcome of one attempt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SmtpOutcome {
    /// The server accepted the email, or the file was written.
    Accepted,
    /// Permanent rejection of this email or mailbox: a retry would not help.
    Rejected {
        /// Reply of the server.
        reply: Reply,
    },
    /// Temporary failure.
    Failed {
        /// Cause of the failure.
        reason: MailFailure,
    },
}

/// Reply of a mail server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// Reply code from 400 to 599.
    pub code: u16,
    /// Text of the server, on one line and truncated.
    pub text: String,
}

/// Cause of a temporary failure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MailFailure {
    /// No connection to the server.
    Connection,
    /// No encryption was negotiated, or the certificate is not valid for the host.
    Encryption,
    /// The server rejected the credentials, or supports no password authentication.
    Login(Option<Reply>),
    /// The server accepts no email at the moment, or none from this sender.
    Refused(Reply),
    /// The connection was closed in the middle of the transaction.
    Closed,
    /// The reply is not SMTP.
    InvalidReply,
    /// Timeout.
    Timeout,
    /// The file could not be written.
    Folder(io::ErrorKind),
}

impl Reply {
    pub(super) fn from_error(error: &Error) -> Option<Self> {
        let code = error.status()?.into();
        let text = error.source().map(ToString::to_string).unwrap_or_default();
        let text: String = text
            .chars()
            .map(|c| if c.is_control() { ' ' } else { c })
            .take(MAX_REPLY_CHARS)
            .collect();
        Some(Self { code, text: text.trim().to_owned() })
    }

    /// True for a permanent rejection of the email or the recipient. False for a rejection of this
    /// server, which would affect any email.
    pub(super) fn is_permanent(&self) -> bool {
        (500..600).contains(&self.code) && !matches!(self.code, 503 | 521 | 530..=539)
    }
}

impl MailFailure {
    pub(super) fn from_error(error: &Error) -> Self {
        if let Some(reply) = Reply::from_error(error) {
            return Self::Refused(reply);
        }
        if error.is_timeout() {
            return Self::Timeout;
        }
        if is_tls_error(error) {
            return Self::Encryption;
        }
        if error.is_response() {
            let ended =
                error.source().is_some_and(|reason| reason.to_string() == "incomplete response");
            return if ended { Self::Closed } else { Self::InvalidReply };
        }
        Self::Closed
    }
}

/// Searches the chain of sources for a TLS error.
fn is_tls_error(error: &Error) -> bool {
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
            Self::Login(None) => f.write_str("the mail server does not accept passwords"),
            Self::Login(Some(reply)) => {
                write!(f, "the mail server rejected the password: {reply}")
            }
            Self::Refused(reply) => write!(f, "the mail server rejected the email: {reply}"),
            Self::Closed => f.write_str("the connection was closed before the reply"),
            Self::InvalidReply => f.write_str("the reply is not SMTP"),
            Self::Timeout => f.write_str("the mail server did not reply in time"),
            Self::Folder(reason) => write!(f, "the email could not be written: {reason}"),
        }
    }
}
