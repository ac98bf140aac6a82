use std::fmt;

use percent_encoding::percent_decode_str;
use url::{Host, Url};

/// A mail server, and how to speak to it. It has no `Debug`: there is a password in it.
pub(super) struct MailServer {
    pub host: String,
    pub port: u16,
    pub encryption: Encryption,
    /// The name and the password.
    pub account: Option<(String, String)>,
}

/// When the encryption begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Encryption {
    /// With the first byte.
    AtOnce,
    /// With STARTTLS; where the server knows none, nothing is sent.
    Started,
    /// Never: for a catcher of mails, or a server on the same machine.
    None,
}

impl MailServer {
    /// The server that a URL names, as `KINGDOMAIL_SMTP_URL` explains.
    pub fn parse(text: &str) -> Result<Self, SmtpUrlError> {
        let url = Url::parse(text).map_err(|_| SmtpUrlError::NotAUrl)?;
        let encryption = match (url.scheme(), url.query()) {
            ("smtps", None) => Encryption::AtOnce,
            ("smtp", None) => Encryption::Started,
            ("smtp", Some("tls=none")) => Encryption::None,
            ("smtp" | "smtps", Some(_)) => return Err(SmtpUrlError::Query),
            _ => return Err(SmtpUrlError::Scheme),
        };
        if !matches!(url.path(), "" | "/") || url.fragment().is_some() {
            return Err(SmtpUrlError::NotAUrl);
        }
        let host = match url.host() {
            // For schemes that are not of the web the reader leaves names as they are written.
            Some(Host::Domain(name)) => {
                let host = Host::parse(name).map_err(|_| SmtpUrlError::NotAUrl)?;
                host.to_string()
            }
            Some(Host::Ipv4(address)) => address.to_string(),
            Some(Host::Ipv6(address)) => address.to_string(),
            None => return Err(SmtpUrlError::NotAUrl),
        };
        let account = account(&url)?;
        if account.is_some() && encryption == Encryption::None {
            return Err(SmtpUrlError::PasswordInTheOpen);
        }
        let port = url.port().unwrap_or(match encryption {
            Encryption::AtOnce => 465,
            Encryption::Started => 587,
            Encryption::None => 25,
        });
        Ok(Self { host, port, encryption, account })
    }
}

/// Whether a text is the URL of a mail server.
///
/// # Errors
/// What is wrong with it, without telling it.
pub fn check_smtp_url(text: &str) -> Result<(), SmtpUrlError> {
    MailServer::parse(text).map(drop)
}

fn account(url: &Url) -> Result<Option<(String, String)>, SmtpUrlError> {
    let decoded = |text: &str| {
        let text = percent_decode_str(text).decode_utf8().map_err(|_| SmtpUrlError::Account)?;
        // What ends a line, or a part of the answer, is in no name.
        if text.contains(['\0', '\r', '\n']) {
            Err(SmtpUrlError::Account)
        } else {
            Ok(text.into_owned())
        }
    };
    match (url.username(), url.password()) {
        ("", None) => Ok(None),
        ("", Some(_)) | (_, None) => Err(SmtpUrlError::Account),
        (user, Some(password)) => Ok(Some((decoded(user)?, decoded(password)?))),
    }
}

/// Why a text is not the URL of a mail server. It never tells the text, which has a password in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SmtpUrlError {
    /// Not `smtps://user:password@host:port`, or parts of it.
    NotAUrl,
    /// Neither `smtp` nor `smtps`.
    Scheme,
    /// Behind the `?` there is something else than `tls=none`, or there is for `smtps`.
    Query,
    /// A user without a password, or the other way around, or one that nobody can type.
    Account,
    /// A password without encryption.
    PasswordInTheOpen,
    /// A root certificate to trust, or the host to verify, cannot be used.
    Trust,
}

impl fmt::Display for SmtpUrlError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NotAUrl => {
                "expected a URL such as smtps://user:password@host:465; in the user and the password, \
                 write @ : / # % ? as %40 %3A %2F %23 %25 %3F"
            }
            Self::Scheme => "expected a URL that begins with smtps:// or smtp://",
            Self::Query => "expected nothing after the host, or ?tls=none with smtp://",
            Self::Account => "expected a user and a password before the host, or neither",
            Self::PasswordInTheOpen => "passwords are not sent without encryption: remove ?tls=none or the password",
            Self::Trust => "the certificate of this host cannot be verified",
        })
    }
}

impl std::error::Error for SmtpUrlError {}
