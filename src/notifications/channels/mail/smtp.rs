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

/// Mails under way at a time: servers count the connections of one client.
const AT_ONCE: usize = 4;

/// What tests choose otherwise.
#[derive(Clone, Debug)]
pub struct SmtpOptions {
    /// Roots to trust beside those of the system.
    pub roots: Vec<CertificateDer<'static>>,
    /// For the name, the connection, the encryption and the greeting together.
    pub connect: Duration,
    /// For the whole attempt, and the wait for its turn.
    pub whole: Duration,
}

impl Default for SmtpOptions {
    fn default() -> Self {
        Self { roots: Vec::new(), connect: Duration::from_secs(10), whole: Duration::from_mins(1) }
    }
}

/// A mail server that takes mails for others.
pub(super) struct Smtp {
    server: MailServer,
    hello: ClientId,
    /// None where nothing is encrypted.
    tls: Option<TlsParameters>,
    options: SmtpOptions,
    turns: Semaphore,
    pool: SmtpPool,
}

impl Smtp {
    /// The server of `url`, to which this one calls itself `domain`.
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

    /// Makes one attempt to hand a mail in.
    pub async fn send(&self, message: &MimeMessage) -> SmtpOutcome {
        self.submit(message).await.map_or_else(|outcome| outcome, |_| SmtpOutcome::Accepted)
    }

    /// Makes one attempt to hand a mail in and returns the reply of the server that accepted it.
    pub async fn submit(&self, message: &MimeMessage) -> Result<String, SmtpOutcome> {
        let attempt = timeout(self.options.whole, self.attempt(message)).await;
        let reply = attempt.unwrap_or_else(|_| Err(failed(MailFailure::Time)))?;
        let lines = reply.message().collect::<Vec<_>>().join(" ");
        let printable = |character: char| if character.is_control() { ' ' } else { character };
        Ok(format!("{} {}", reply.code(), lines.chars().map(printable).collect::<String>()))
    }

    /// A connection is in no pool while it is used: when this is dropped it ends, and with it the transaction.
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
        // The end of the last line comes with the dot that ends the mail.
        let bytes = message.bytes().strip_suffix(b"\r\n").unwrap_or(message.bytes());
        let reply = connection.message(bytes).await.map_err(|error| outcome(&error))?;
        self.pool.park(connection);
        Ok(reply)
    }

    /// A connection whose server awaits a mail of `sender`. Of an idle one nobody knows whether it is still alive:
    /// when it does not answer well, a new one is asked.
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

    /// Goes as far as the server's word that it would take a mail of somebody who signs in like this, and takes leave.
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

    /// A connection that is greeted, and encrypted where it has to be.
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
        // Where the server does not offer it, this fails.
        let encrypted = connection.starttls(started.clone(), &self.hello).await;
        encrypted.map_err(|_| MailFailure::Encryption)?;
        Ok(connection)
    }
}

/// TLS 1.2 and 1.3 with the roots of the system and of the options, for the name `host`.
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

/// What an answer that is not a good one means, once the server knows whom the mail is for.
fn outcome(error: &Error) -> SmtpOutcome {
    match Reply::of(error) {
        Some(reply) if reply.is_final() => SmtpOutcome::Rejected { reply },
        _ => failed(MailFailure::of(error)),
    }
}

/// Why there is no connection: where nothing is known, that there is none.
fn unconnected(error: &Error) -> MailFailure {
    match MailFailure::of(error) {
        MailFailure::Closed if !error.is_response() => MailFailure::Connection,
        why => why,
    }
}

fn failed(why: MailFailure) -> SmtpOutcome {
    SmtpOutcome::Failed { why }
}
