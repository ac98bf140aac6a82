//! Client of a mail server, with its connection pool and a guard for STARTTLS.

use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use lettre::transport::smtp::Error;
use lettre::transport::smtp::authentication::{Credentials, Mechanism};
use lettre::transport::smtp::client::{
    AsyncSmtpConnection, AsyncTokioStream, Certificate, TlsParameters,
};
use lettre::transport::smtp::commands::{Data, Mail, Rcpt, Rset};
use lettre::transport::smtp::extension::ClientId;
use lettre::transport::smtp::response::Response;
use rustls::pki_types::CertificateDer;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::sync::Semaphore;
use tokio::time::{sleep, timeout};

use crate::limits::EMAILS;

use super::address::EmailAddress;
use super::mime::MimeMessage;
use super::outcome::{MailFailure, Reply, SmtpOutcome};
use super::smtp_url::{Encryption, MailServer, SmtpUrlError};

/// Maximum idle time. Servers close idle connections after a few minutes; closing earlier allows a
/// clean `QUIT`.
const IDLE_TIMEOUT: Duration = Duration::from_secs(30);
const QUIT_TIMEOUT: Duration = Duration::from_secs(5);

/// Options that tests override.
#[derive(Clone, Debug)]
pub struct SmtpOptions {
    /// Trusted root certificates in addition to those of the system.
    pub roots: Vec<CertificateDer<'static>>,
    /// Timeout for DNS lookup, connection, TLS handshake and greeting together.
    pub connect_timeout: Duration,
    /// Timeout for the whole attempt, including the wait for a permit.
    pub attempt_timeout: Duration,
}

impl Default for SmtpOptions {
    fn default() -> Self {
        Self {
            roots: Vec::new(),
            connect_timeout: Duration::from_secs(10),
            attempt_timeout: Duration::from_mins(1),
        }
    }
}

/// Client of a mail relay.
pub(super) struct Smtp {
    server: MailServer,
    client_id: ClientId,
    /// `None` for unencrypted connections.
    tls: Option<TlsParameters>,
    options: SmtpOptions,
    permits: Semaphore,
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
        let client_id = ClientId::Domain(domain.to_owned());
        let (permits, pool) = (Semaphore::new(EMAILS.bounds.total), SmtpPool::default());
        Ok(Self { server, client_id, tls, options, permits, pool })
    }

    /// Makes one attempt to submit an email.
    pub async fn send(&self, message: &MimeMessage) -> SmtpOutcome {
        self.submit(message).await.map_or_else(|outcome| outcome, |_| SmtpOutcome::Accepted)
    }

    /// Makes one attempt to submit an email and returns the reply of the server that accepted it.
    pub async fn submit(&self, message: &MimeMessage) -> Result<String, SmtpOutcome> {
        let attempt = timeout(self.options.attempt_timeout, self.attempt(message)).await;
        let reply = attempt.unwrap_or_else(|_| Err(failed(MailFailure::Timeout)))?;
        let lines = reply.message().collect::<Vec<_>>().join(" ");
        let printable = |character: char| if character.is_control() { ' ' } else { character };
        Ok(format!("{} {}", reply.code(), lines.chars().map(printable).collect::<String>()))
    }

    /// Cancel-safe: the connection is outside the pool while in use, so a drop closes it and aborts
    /// the SMTP transaction.
    async fn attempt(&self, message: &MimeMessage) -> Result<Response, SmtpOutcome> {
        let _permit = self.permits.acquire().await.map_err(|_| failed(MailFailure::Closed))?;
        let mut connection = self.begin_transaction(message.from()).await.map_err(failed)?;
        let recipient = connection.command(Rcpt::new(message.to().address(), Vec::new())).await;
        if let Err(error) = recipient {
            if error.status().is_some() && connection.command(Rset).await.is_ok() {
                self.pool.release(connection);
            }
            return Err(outcome(&error));
        }
        connection.command(Data).await.map_err(|error| outcome(&error))?;
        // The final line break is sent with the terminating dot.
        let bytes = message.bytes().strip_suffix(b"\r\n").unwrap_or(message.bytes());
        let reply = connection.message(bytes).await.map_err(|error| outcome(&error))?;
        self.pool.release(connection);
        Ok(reply)
    }

    /// Returns a connection after a successful `MAIL FROM`. An idle connection may be dead, so any
    /// failure on it leads to a new connection.
    async fn begin_transaction(
        &self,
        sender: &EmailAddress,
    ) -> Result<AsyncSmtpConnection, MailFailure> {
        let mail_from = || Mail::new(Some(sender.address()), Vec::new());
        if let Some(mut connection) = self.pool.pop() {
            let reply =
                timeout(self.options.connect_timeout, connection.command(mail_from())).await;
            if let Ok(Ok(_)) = reply {
                return Ok(connection);
            }
        }
        let mut connection = self.connect_and_log_in().await?;
        connection.command(mail_from()).await.map_err(|error| MailFailure::from_error(&error))?;
        Ok(connection)
    }

    /// Connects and signs in, then quits without sending an email.
    pub async fn probe(&self) -> Result<(), MailFailure> {
        let probing = async {
            let mut connection = self.connect_and_log_in().await?;
            connection.quit().await.ok();
            Ok(())
        };
        timeout(self.options.attempt_timeout, probing).await.unwrap_or(Err(MailFailure::Timeout))
    }

    async fn connect_and_log_in(&self) -> Result<AsyncSmtpConnection, MailFailure> {
        let mut connection = timeout(self.options.connect_timeout, self.connect())
            .await
            .unwrap_or(Err(MailFailure::Timeout))?;
        if let Some((user, password)) = &self.server.account {
            let credentials = Credentials::new(user.clone(), password.clone());
            check_login(
                connection.auth(&[Mechanism::Plain, Mechanism::Login], &credentials).await,
            )?;
        }
        Ok(connection)
    }

    /// Returns a connection after the greeting and, if required, the TLS handshake.
    async fn connect(&self) -> Result<AsyncSmtpConnection, MailFailure> {
        let server = (self.server.host.as_str(), self.server.port);
        let starttls = match (self.server.encryption, &self.tls) {
            (Encryption::StartTls, Some(tls)) => tls,
            (_, tls) => {
                let limit = Some(self.options.connect_timeout);
                return AsyncSmtpConnection::connect_tokio1(
                    server,
                    limit,
                    &self.client_id,
                    tls.clone(),
                    None,
                )
                .await
                .map_err(|error| connection_failure(&error));
            }
        };
        let stream = TcpStream::connect(server).await.map_err(|_| MailFailure::Connection)?;
        let stream = Box::new(LineBufferedStream::new(stream));
        let mut connection = AsyncSmtpConnection::connect_with_transport(stream, &self.client_id)
            .await
            .map_err(|error| MailFailure::from_error(&error))?;
        // Fails if the server does not offer STARTTLS.
        let encrypted = connection.starttls(starttls.clone(), &self.client_id).await;
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

fn check_login(answer: Result<Response, Error>) -> Result<(), MailFailure> {
    match answer {
        Ok(_) => Ok(()),
        Err(error) if error.is_client() => Err(MailFailure::Login(None)),
        Err(error) => Err(match MailFailure::from_error(&error) {
            MailFailure::Refused(reply) if reply.code >= 500 => MailFailure::Login(Some(reply)),
            reason => reason,
        }),
    }
}

/// Classifies a negative reply after the recipient was sent.
fn outcome(error: &Error) -> SmtpOutcome {
    match Reply::from_error(error) {
        Some(reply) if reply.is_permanent() => SmtpOutcome::Rejected { reply },
        _ => failed(MailFailure::from_error(error)),
    }
}

/// Classifies a connection failure. Falls back to [`MailFailure::Connection`].
fn connection_failure(error: &Error) -> MailFailure {
    match MailFailure::from_error(error) {
        MailFailure::Closed if !error.is_response() => MailFailure::Connection,
        reason => reason,
    }
}

fn failed(reason: MailFailure) -> SmtpOutcome {
    SmtpOutcome::Failed { reason }
}

/// Pool of idle connections.
#[derive(Default)]
struct SmtpPool(Arc<Mutex<IdleConnections>>);

#[derive(Default)]
struct IdleConnections {
    /// Number of the connection that was released last.
    number: u64,
    connections: Vec<(u64, AsyncSmtpConnection)>,
}

impl SmtpPool {
    /// Removes and returns the connection that was released last.
    pub fn pop(&self) -> Option<AsyncSmtpConnection> {
        lock(&self.0).connections.pop().map(|(_, connection)| connection)
    }

    /// Keeps a connection until it is reused or the idle time expires.
    pub fn release(&self, connection: AsyncSmtpConnection) {
        let mut idle_connections = lock(&self.0);
        idle_connections.number += 1;
        let number = idle_connections.number;
        idle_connections.connections.push((number, connection));
        drop(idle_connections);
        let pool = Arc::downgrade(&self.0);
        tokio::spawn(async move {
            sleep(IDLE_TIMEOUT).await;
            let idle = pool.upgrade().and_then(|pool| lock(&pool).remove(number));
            if let Some(mut connection) = idle {
                timeout(QUIT_TIMEOUT, connection.abort()).await.ok();
            }
        });
    }
}

impl IdleConnections {
    fn remove(&mut self, number: u64) -> Option<AsyncSmtpConnection> {
        let at = self
            .connections
            .iter()
            .position(|(idle_connections, _)| *idle_connections == number)?;
        Some(self.connections.remove(at).1)
    }
}

/// Recovers from a poisoned lock, because no update under it can be left incomplete.
fn lock(idle_connections: &Mutex<IdleConnections>) -> MutexGuard<'_, IdleConnections> {
    idle_connections.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Connection that yields at most one line per read. At the start of the TLS handshake the client
/// has therefore buffered no plaintext, so injected plaintext replies cannot be mistaken for
/// encrypted ones.
#[derive(Debug)]
struct LineBufferedStream {
    stream: TcpStream,
    /// Received but unread bytes.
    unread: Vec<u8>,
}

impl LineBufferedStream {
    pub fn new(stream: TcpStream) -> Self {
        Self { stream, unread: Vec::new() }
    }
}

impl AsyncRead for LineBufferedStream {
    fn poll_read(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        to: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let Self { stream, unread } = self.get_mut();
        if unread.is_empty() {
            let mut buffer = [0; 4096];
            let mut received = ReadBuf::new(&mut buffer);
            ready!(Pin::new(stream).poll_read(context, &mut received))?;
            unread.extend_from_slice(received.filled());
        }
        let line =
            unread.iter().position(|byte| *byte == b'\n').map_or(unread.len(), |end| end + 1);
        let count = line.min(to.remaining());
        to.put_slice(&unread[..count]);
        unread.drain(..count);
        Poll::Ready(Ok(()))
    }
}

impl AsyncWrite for LineBufferedStream {
    fn poll_write(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.get_mut().stream).poll_write(context, bytes)
    }

    fn poll_flush(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().stream).poll_flush(context)
    }

    fn poll_shutdown(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().stream).poll_shutdown(context)
    }
}

impl AsyncTokioStream for LineBufferedStream {
    fn peer_addr(&self) -> io::Result<SocketAddr> {
        self.stream.peer_addr()
    }
}
