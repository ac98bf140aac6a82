//! A mail server that stores received emails and misbehaves on demand. It depends on no other test
//! code.
#![allow(dead_code, clippy::allow_attributes, reason = "each binary that includes it uses a part")]

use std::collections::HashMap;
use std::io;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use rcgen::{CertifiedKey, generate_simple_self_signed};
use rustls::ServerConfig;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio::io::{AsyncBufReadExt, AsyncRead, AsyncWrite, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio_rustls::TlsAcceptor;

/// TLS mode of a catcher.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Encryption {
    Never,
    /// Offers STARTTLS.
    Offered,
    /// TLS from the first byte.
    Implicit,
}

/// Stage that the client has just completed.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub enum Stage {
    Connected,
    Hello,
    StartTls,
    Auth,
    From,
    To,
    Data,
    /// The complete email has been sent.
    End,
}

/// Deviation from the response of a well-behaved server.
#[derive(Clone, Copy)]
pub enum Answer {
    /// Sends this text verbatim, followed by a line end.
    Reply(&'static str),
    /// Never responds.
    NoResponse,
    Disconnect,
}

/// An accepted email.
#[derive(Clone, Debug)]
pub struct Caught {
    pub from: String,
    pub to: Vec<String>,
    /// Bytes between DATA and the final dot, with dot-stuffing removed.
    pub bytes: Vec<u8>,
    pub encrypted: bool,
    /// The authenticated user.
    pub user: Option<String>,
}

pub struct Catcher {
    pub address: SocketAddr,
    /// Root certificate that clients must trust.
    pub root: CertificateDer<'static>,
    state: Arc<State>,
}

struct State {
    encryption: Encryption,
    /// User, password and offered authentication mechanisms.
    account: Option<(&'static str, &'static str, &'static str)>,
    acceptor: TlsAcceptor,
    answers: Mutex<HashMap<Stage, Answer>>,
    /// Rejected mailboxes, with the reply.
    refused: Mutex<HashMap<String, &'static str>>,
    caught: Mutex<Vec<Caught>>,
    count: watch::Sender<usize>,
    connections: Mutex<usize>,
    /// All lines sent by clients, without email contents.
    received_lines: Mutex<Vec<String>>,
    /// Changes when all connections must close.
    disconnects: watch::Sender<usize>,
}

impl Catcher {
    /// Starts a catcher that accepts all emails, without encryption.
    pub async fn start() -> Self {
        Self::with_encryption(Encryption::Never, None).await
    }

    pub async fn with_encryption(
        encryption: Encryption,
        account: Option<(&'static str, &'static str, &'static str)>,
    ) -> Self {
        Self::with_certificate_name("127.0.0.1", encryption, account).await
    }

    /// Starts a catcher with a certificate for `name`.
    pub async fn with_certificate_name(
        name: &str,
        encryption: Encryption,
        account: Option<(&'static str, &'static str, &'static str)>,
    ) -> Self {
        let CertifiedKey { cert, signing_key } =
            generate_simple_self_signed([name.to_owned()]).expect("a certificate");
        let key = PrivateKeyDer::try_from(signing_key.serialize_der()).expect("a key");
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let config = ServerConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .expect("versions")
            .with_no_client_auth()
            .with_single_cert(vec![cert.der().clone()], key)
            .expect("a configuration");
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let state = Arc::new(State {
            encryption,
            account,
            acceptor: TlsAcceptor::from(Arc::new(config)),
            answers: Mutex::default(),
            refused: Mutex::default(),
            caught: Mutex::default(),
            count: watch::Sender::new(0),
            connections: Mutex::default(),
            received_lines: Mutex::default(),
            disconnects: watch::Sender::new(0),
        });
        let shared = Arc::clone(&state);
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                *lock_ignoring_poison(&shared.connections) += 1;
                let state = Arc::clone(&shared);
                let mut disconnects = state.disconnects.subscribe();
                tokio::spawn(async move {
                    tokio::select! {
                        _ = serve(stream, &state) => {}
                        _ = disconnects.changed() => {}
                    }
                });
            }
        });
        Self { address, root: cert.der().clone(), state }
    }

    /// Returns the URL as configured by an operator.
    pub fn url(&self) -> String {
        let account = self.state.account.map_or_else(String::new, |(user, password, _)| {
            format!("{}:{}@", encode_base64(user), encode_base64(password))
        });
        match self.state.encryption {
            Encryption::Never => format!("smtp://{account}{}?tls=none", self.address),
            Encryption::Offered => format!("smtp://{account}{}", self.address),
            Encryption::Implicit => format!("smtps://{account}{}", self.address),
        }
    }

    /// Makes the catcher respond with `answer` at `stage`.
    pub fn on(&self, stage: Stage, answer: Answer) {
        lock_ignoring_poison(&self.state.answers).insert(stage, answer);
    }

    /// Makes the catcher reject the mailbox `to` with `reply`.
    pub fn reject_mailbox(&self, to: &str, reply: &'static str) {
        lock_ignoring_poison(&self.state.refused).insert(to.to_owned(), reply);
    }

    /// Restores the normal behaviour.
    pub fn recover(&self) {
        lock_ignoring_poison(&self.state.answers).clear();
        lock_ignoring_poison(&self.state.refused).clear();
    }

    /// Closes all connections without a reply and waits until they are closed.
    pub async fn disconnect_all(&self) {
        self.state.disconnects.send_modify(|times| *times += 1);
        // The task of each connection must run.
        while self.state.disconnects.receiver_count() > 0 {
            tokio::task::yield_now().await;
        }
    }

    /// Returns the number of connections so far.
    pub fn connections(&self) -> usize {
        *lock_ignoring_poison(&self.state.connections)
    }

    /// Returns all lines sent by clients, without email contents.
    pub fn received_lines(&self) -> Vec<String> {
        lock_ignoring_poison(&self.state.received_lines).clone()
    }

    /// Returns the emails received so far.
    pub fn caught(&self) -> Vec<Caught> {
        lock_ignoring_poison(&self.state.caught).clone()
    }

    /// Waits for `count` emails and returns all emails.
    pub async fn wait_for(&self, count: usize) -> Vec<Caught> {
        let mut receiver = self.state.count.subscribe();
        tokio::time::timeout(Duration::from_secs(20), receiver.wait_for(|come| *come >= count))
            .await
            .unwrap_or_else(|_| panic!("{} of {count} mails came", self.caught().len()))
            .expect("it is open");
        self.caught()
    }
}

async fn serve(stream: TcpStream, state: &State) -> io::Result<()> {
    let secured = |stream| state.acceptor.accept(stream);
    if state.encryption == Encryption::Implicit {
        return Session::new(secured(stream).await?, state, true).run(true).await.map(drop);
    }
    if let Some(stream) = Session::new(stream, state, false).run(true).await? {
        Session::new(secured(stream).await?, state, true).run(false).await?;
    }
    Ok(())
}

struct Session<'a, S> {
    stream: BufReader<S>,
    state: &'a State,
    encrypted: bool,
    user: Option<String>,
    from: Option<String>,
    to: Vec<String>,
}

impl<'a, S: AsyncRead + AsyncWrite + Unpin> Session<'a, S> {
    fn new(stream: S, state: &'a State, encrypted: bool) -> Self {
        let stream = BufReader::new(stream);
        Self { stream, state, encrypted, user: None, from: None, to: Vec::new() }
    }

    /// Serves the client until it disconnects. Returns the stream if it must be encrypted.
    async fn run(mut self, sends_greeting: bool) -> io::Result<Option<S>> {
        if sends_greeting {
            self.answer(Stage::Connected, "220 catcher.example ESMTP").await?;
        }
        loop {
            let line = self.line().await?;
            lock_ignoring_poison(&self.state.received_lines).push(line.clone());
            let (command, rest) = line.split_once(' ').unwrap_or((&line, ""));
            match command.to_ascii_uppercase().as_str() {
                "EHLO" => self.hello().await?,
                "STARTTLS" if !self.encrypted => {
                    if self.answer(Stage::StartTls, "220 go ahead").await? {
                        return Ok(Some(self.stream.into_inner()));
                    }
                }
                "AUTH" => self.auth(rest).await?,
                "MAIL" if self.from.is_some() => self.send_reply("503 nested MAIL").await?,
                "MAIL" if self.state.account.is_some() && self.user.is_none() => {
                    self.send_reply("530 5.7.0 Authentication required").await?;
                }
                "MAIL" => {
                    if self.answer(Stage::From, "250 2.1.0 OK").await? {
                        self.from = Some(angle_bracket_text(rest));
                    }
                }
                "RCPT" => self.recipient(&angle_bracket_text(rest)).await?,
                "DATA" => self.mail().await?,
                "RSET" => {
                    (self.from, self.to) = (None, Vec::new());
                    self.send_reply("250 OK").await?;
                }
                "NOOP" => self.send_reply("250 OK").await?,
                "QUIT" => {
                    self.send_reply("221 bye").await?;
                    return Ok(None);
                }
                _ => self.send_reply("502 what?").await?,
            }
        }
    }

    async fn hello(&mut self) -> io::Result<()> {
        let mut reply = "250-catcher.example".to_owned();
        if let (false, Encryption::Offered) = (self.encrypted, self.state.encryption) {
            reply += "\r\n250-STARTTLS";
        }
        if let (true, Some((.., mechanisms))) = (self.encrypted, self.state.account) {
            reply += &format!("\r\n250-AUTH {mechanisms}");
        }
        self.answer(Stage::Hello, &(reply + "\r\n250 SIZE 10000000")).await.map(drop)
    }

    async fn auth(&mut self, rest: &str) -> io::Result<()> {
        let given = match rest.split_once(' ').unwrap_or((rest, "")) {
            ("PLAIN", "") => {
                self.send_reply("334 ").await?;
                let line = self.line().await?;
                parse_plain_auth(&line)
            }
            ("PLAIN", initial) => parse_plain_auth(initial),
            ("LOGIN", _) => {
                self.send_reply("334 VXNlcm5hbWU6").await?;
                let user = self.line().await?;
                self.send_reply("334 UGFzc3dvcmQ6").await?;
                let password = self.line().await?;
                decode_base64(&user).zip(decode_base64(&password))
            }
            _ => None,
        };
        let account = self.state.account.map(|(user, password, _)| (user.into(), password.into()));
        if given.is_none() || given != account {
            return self.send_reply("535 5.7.8 wrong name or password").await;
        }
        if self.answer(Stage::Auth, "235 2.7.0 welcome").await? {
            self.user = given.map(|(user, _)| user);
        }
        Ok(())
    }

    async fn recipient(&mut self, to: &str) -> io::Result<()> {
        let refused = lock_ignoring_poison(&self.state.refused).get(to).copied();
        if let Some(reply) = refused {
            return self.send_reply(reply).await;
        }
        if self.answer(Stage::To, "250 2.1.5 OK").await? {
            self.to.push(to.to_owned());
        }
        Ok(())
    }

    async fn mail(&mut self) -> io::Result<()> {
        if self.from.is_none() || self.to.is_empty() {
            return self.send_reply("503 for whom?").await;
        }
        if !self.answer(Stage::Data, "354 go on").await? {
            return Ok(());
        }
        let mut bytes = Vec::new();
        loop {
            let mut line = Vec::new();
            if self.stream.read_until(b'\n', &mut line).await? == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
            if line == b".\r\n" {
                break;
            }
            bytes.extend_from_slice(line.strip_prefix(b".").unwrap_or(&line));
        }
        let caught = Caught {
            from: self.from.take().unwrap_or_default(),
            to: std::mem::take(&mut self.to),
            bytes,
            encrypted: self.encrypted,
            user: self.user.clone(),
        };
        // Store the email first: a client that has the reply must find it.
        if self.deviation(Stage::End).is_none() {
            lock_ignoring_poison(&self.state.caught).push(caught);
            self.state.count.send_modify(|count| *count += 1);
        }
        self.answer(Stage::End, "250 2.0.0 kept").await.map(drop)
    }

    /// Sends the reply configured for this stage, or `good`. Returns whether the reply was good.
    async fn answer(&mut self, stage: Stage, good: &str) -> io::Result<bool> {
        match self.deviation(stage) {
            None => self.send_reply(good).await.map(|()| true),
            Some(Answer::Reply(reply)) => {
                self.send_reply(reply).await.map(|()| reply.starts_with(['2', '3']))
            }
            Some(Answer::NoResponse) => std::future::pending().await,
            Some(Answer::Disconnect) => Err(io::ErrorKind::ConnectionAborted.into()),
        }
    }

    fn deviation(&self, stage: Stage) -> Option<Answer> {
        lock_ignoring_poison(&self.state.answers).get(&stage).copied()
    }

    async fn send_reply(&mut self, reply: &str) -> io::Result<()> {
        self.stream.write_all(format!("{reply}\r\n").as_bytes()).await?;
        self.stream.flush().await
    }

    async fn line(&mut self) -> io::Result<String> {
        let mut line = String::new();
        if self.stream.read_line(&mut line).await? == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        Ok(line.trim_end_matches(['\r', '\n']).to_owned())
    }
}

/// Returns the text between the angle brackets.
fn angle_bracket_text(text: &str) -> String {
    let inside = text.split_once('<').and_then(|(_, rest)| rest.split_once('>'));
    inside.map_or_else(String::new, |(inside, _)| inside.to_owned())
}

/// Returns the user and the password of a PLAIN message.
fn parse_plain_auth(text: &str) -> Option<(String, String)> {
    let text = decode_base64(text)?;
    let mut parts = text.split('\0').skip(1).map(str::to_owned);
    parts.next().zip(parts.next())
}

fn decode_base64(text: &str) -> Option<String> {
    String::from_utf8(STANDARD.decode(text).ok()?).ok()
}

fn encode_base64(text: &str) -> String {
    text.bytes()
        .map(|byte| match byte {
            byte if byte.is_ascii_alphanumeric() => char::from(byte).to_string(),
            byte => format!("%{byte:02X}"),
        })
        .collect()
}

fn lock_ignoring_poison<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().expect("nobody panicked")
}
