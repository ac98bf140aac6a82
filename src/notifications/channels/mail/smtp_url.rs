use std::fmt;

use percent_encoding::percent_decode_str;
use url::{Host, Url};

/// Mail server and connection settings. Contains a password, so the type has no `Debug`.
pub(super) struct MailServer {
    pub host: String,
    pub port: u16,
    pub encryption: Encryption,
    /// User and password.
    pub account: Option<(String, String)>,
}

/// Start of the encryption.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Encryption {
    /// Implicit TLS from the first byte.
    Implicit,
    /// STARTTLS. Fails if the server does not support it.
    StartTls,
    /// No encryption, for test mail servers and servers on the local machine.
    None,
}

impl MailServer {
    /// Parses the format of `KINGDOMAIL_SMTP_URL`.
    pub fn parse(text: &str) -> Result<Self, SmtpUrlError> {
        let url = Url::parse(text).map_err(|_| SmtpUrlError::NotAUrl)?;
        let encryption = match (url.scheme(), url.query()) {
            ("smtps", None) => Encryption::Implicit,
            ("smtp", None) => Encryption::StartTls,
            ("smtp", Some("tls=none")) => Encryption::None,
            ("smtp" | "smtps", Some(_)) => return Err(SmtpUrlError::Query),
            _ => return Err(SmtpUrlError::Scheme),
        };
        if !matches!(url.path(), "" | "/") || url.fragment().is_some() {
            return Err(SmtpUrlError::NotAUrl);
        }
        let host = match url.host() {
            // The URL parser normalizes hosts for web schemes only.
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
            return Err(SmtpUrlError::UnencryptedPassword);
        }
        let port = url.port().unwrap_or(match encryption {
            Encryption::Implicit => 465,
            Encryption::StartTls => 587,
            Encryption::None => 25,
        });
        Ok(Self { host, port, encryption, account })
    }
}

/// Validates the URL of a mail server.
///
/// # Errors
/// The defect of the URL, without the URL itself.
pub fn check_smtp_url(text: &str) -> Result<(), SmtpUrlError> {
    MailServer::parse(text).map(drop)
}

fn account(url: &Url) -> Result<Option<(String, String)>, SmtpUrlError> {
    let decoded = |text: &str| {
        let text = percent_decode_str(text).decode_utf8().map_err(|_| SmtpUrlError::Account)?;
        // Reject characters that delimit lines or fields in the SMTP authentication.
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

/// Reason why a text is not the URL of a mail server. Never contains the text, which includes a
/// password.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SmtpUrlError {
    /// The text is not of the form `smtps://user:password@host:port`, or parts are missing.
    NotAUrl,
    /// The scheme is neither `smtp` nor `smtps`.
    Scheme,
    /// The query is not `tls=none`, or is used with `smtps`.
    Query,
    /// User without password, password without user, or either with invalid characters.
    Account,
    /// Password without encryption.
    UnencryptedPassword,
    /// A root certificate or the host name for verification is invalid.
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
            Self::UnencryptedPassword => "passwords are not sent without encryption: remove ?tls=none or the password",
            Self::Trust => "the certificate of this host cannot be verified",
        })
    }
}

impl std::error::Error for SmtpUrlError {}
