use std::time::Duration;

use lettre::transport::smtp::authentication::{Credentials, Mechanism};
use lettre::transport::smtp::client::{AsyncSmtpConnection, Certificate, TlsParameters};
use lettre::transport::smtp::commands::{Data, Mail, Rcpt, Rset};
use lettre::transport::smtp::extension::ClientId;
use lettre::transport::smtp::{Error, response::Response};
use rustls::pki_types::CertificateDer;
use tokio::net::TcpStream;
use tokio::sync::Semaphore;
use tokio::time::timeout;

use super::address::MailAddress;
use super::mime::MimeMessage;
use super::outcome::{MailFailure, Reply, SmtpOutcome};
use super::pool::SmtpPool;
use super::smtp_url::{Encryption, MailServer, SmtpUrlError};
use super::starttls_guard::LineByLine;

/// Maximum concurrent emails. Mail servers limit the connections per client.
const AT_ONCE: usize = 4;

/// Options that tests override.
#[derive(Clone, Debug)]
pub struct SmtpOptions {
    /// Trusted root certificates in addition to those of the system.
    pub roots: Vec<CertificateDer<'static>>,
    /// Timeout for DNS lookup, connection, TLS handshake and greeting together.
    pub connect: Duration,
    /// Timeout for the whole attempt, including the wait for a permit.
    pub whole: Duration,
}

impl Default for SmtpOptions {
    fn default() -> Self {
        Self { roots: Vec::new(), connect: Duration::from_secs(10), whole: Duration::from_mins(1) }
    }
}

/// Client of a mail relay.
pub(super) struct Smtp {
    server: MailServer,
    hello: ClientId,
    /// `None` for unencrypted connections.
    tls: Option<TlsParameters>,
    options: SmtpOptions,
    turns: Semaphore,
    pool: SmtpPool,
}

impl Smtp {
    /// Client of the server at `url`. Identifies itself as `domain` in `EHLO`.
    pub fn new(url: &str, domain: &str, options: SmtpOptions) -> Result<Self, SmtpUrlError> {
        let server = MailServer::parse(url)?;
        let tls = match server.encryption {
            Encryption::None => None,
            _ => Some(tls(&server.host, &options).map_err(|_| SmtpUrlError::Trust)?),
        };
        let hello = ClientId::Domain(domain.to_owned());
        let (turns, pool) = (Semaphore::new(AT_ONCE), SmtpPool::default());
        Ok(Self { server, hello, tls, options, turns, pool })
    }

    /// Makes one attempt to submit an email.
    pub async fn send(&self, message: &MimeMessage) -> SmtpOutcome {
        self.submit(message).await.map_or_else(|outcome| outcome, |_| SmtpOutcome::Accepted)
    }

    /// Makes one attempt to submit an email and returns the reply of the server that accepted it.
    pub async fn submit(&self, message: &MimeMessage) -> Result<String, SmtpOutcome> {
        let attempt = timeout(self.options.whole, self.attempt(message)).await;
        let reply = attempt.unwrap_or_else(|_| Err(failed(MailFailure::Time)))?;
        let lines = reply.message().collect::<Vec<_>>().join(" ");
        let printable = |character: char| if character.is_control() { ' ' } else { character };
        Ok(format!("{} {}", reply.code(), lines.chars().map(printable).collect::<String>()))
    }

    /// Cancel-safe: the connection is outside the pool while in use, so a drop closes it and aborts
    /// the SMTP transaction.
    async fn attempt(&self, message: &MimeMessage) -> Result<Response, SmtpOutcome> {
        let _turn = self.turns.acquire().await.map_err(|_| failed(MailFailure::Closed))?;
        let mut connection = self.begun(message.from()).await.map_err(failed)?;
        let recipient = connection.command(Rcpt::new(message.to().address(), Vec::new())).await;
        if let Err(error) = recipient {
            if error.status().is_some() && connection.command(Rset).await.is_ok() {
                self.pool.park(connection);
            }
            return Err(outcome(&error));
        }
        connection.command(Data).await.map_err(|error| outcome(&error))?;
        // The final line break is sent with the terminating dot.
        let bytes = message.bytes().strip_suffix(b"\r\n").unwrap_or(message.bytes());
        let reply = connection.message(bytes).await.map_err(|error| outcome(&error))?;
        self.pool.park(connection);
        Ok(reply)
    }

    /// Returns a connection after a successful `MAIL FROM`. An idle connection may be dead, so any
    /// failure on it leads to a new connection.
    async fn begun(&self, sender: &MailAddress) -> Result<AsyncSmtpConnection, MailFailure> {
        let announced = || Mail::new(Some(sender.address()), Vec::new());
        if let Some(mut connection) = self.pool.take() {
            let taken = timeout(self.options.connect, connection.command(announced())).await;
            if let Ok(Ok(_)) = taken {
                return Ok(connection);
            }
        }
        let mut connection = self.connect_and_sign_in().await?;
        connection.command(announced()).await.map_err(|error| MailFailure::of(&error))?;
        Ok(connection)
    }

    /// Connects and signs in, then quits without sending an email.
    pub async fn probe(&self) -> Result<(), MailFailure> {
        let probing = async {
            let mut connection = self.connect_and_sign_in().await?;
            connection.quit().await.ok();
            Ok(())
        };
        timeout(self.options.whole, probing).await.unwrap_or(Err(MailFailure::Time))
    }

    async fn connect_and_sign_in(&self) -> Result<AsyncSmtpConnection, MailFailure> {
        let mut connection = timeout(self.options.connect, self.connect())
            .await
            .unwrap_or(Err(MailFailure::Time))?;
        if let Some((user, password)) = &self.server.account {
            let credentials = Credentials::new(user.clone(), password.clone());
            signed_in(connection.auth(&[Mechanism::Plain, Mechanism::Login], &credentials).await)?;
        }
        Ok(connection)
    }

    /// Returns a connection after the greeting and, if required, the TLS handshake.
    async fn connect(&self) -> Result<AsyncSmtpConnection, MailFailure> {
        let server = (self.server.host.as_str(), self.server.port);
        let started = match (self.server.encryption, &self.tls) {
            (Encryption::Started, Some(tls)) => tls,
            (_, tls) => {
                let limit = Some(self.options.connect);
                return AsyncSmtpConnection::connect_tokio1(
                    server,
                    limit,
                    &self.hello,
                    tls.clone(),
                    None,
                )
                .await
                .map_err(|error| unconnected(&error));
            }
        };
        let stream = TcpStream::connect(server).await.map_err(|_| MailFailure::Connection)?;
        let stream = Box::new(LineByLine::over(stream));
        let mut connection = AsyncSmtpConnection::connect_with_transport(stream, &self.hello)
            .await
            .map_err(|error| MailFailure::of(&error))?;
        // Fails if the server does not offer STARTTLS.
        let encrypted = connection.starttls(started.clone(), &self.hello).await;
        encrypted.map_err(|_| MailFailure::Encryption)?;
        Ok(connection)
    }
}

/// TLS 1.2 and 1.3 for `host`, with the system roots and the additional roots of the options.
fn tls(host: &str, options: &SmtpOptions) -> Result<TlsParameters, Error> {
    let mut tls = TlsParameters::builder(host.to_owned());
    for root in &options.roots {
        tls = tls.add_root_certificate(Certificate::from_der(root.to_vec())?);
    }
    tls.build()
}

fn signed_in(answer: Result<Response, Error>) -> Result<(), MailFailure> {
    match answer {
        Ok(_) => Ok(()),
        Err(error) if error.is_client() => Err(MailFailure::SignIn(None)),
        Err(error) => Err(match MailFailure::of(&error) {
            MailFailure::Refused(reply) if reply.code >= 500 => MailFailure::SignIn(Some(reply)),
            why => why,
        }),
    }
}

/// Classifies a negative reply after the recipient was sent.
fn outcome(error: &Error) -> SmtpOutcome {
    match Reply::of(error) {
        Some(reply) if reply.is_final() => SmtpOutcome::Rejected { reply },
        _ => failed(MailFailure::of(error)),
    }
}

/// Classifies a connection failure. Falls back to [`MailFailure::Connection`].
fn unconnected(error: &Error) -> MailFailure {
    match MailFailure::of(error) {
        MailFailure::Closed if !error.is_response() => MailFailure::Connection,
        why => why,
    }
}

fn failed(why: MailFailure) -> SmtpOutcome {
    SmtpOutcome::Failed { why }
}
