//! Sending of emails through a mail server or to a folder, and the buttons of emails about a game.

use std::fs::{self, DirBuilder, File, OpenOptions};
use std::io::{self, Write};
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use jiff::Timestamp;
use kingdomino::{Command, Expected, SeatControl};
use lettre::message::Mailbox;
use uuid::Uuid;

use crate::domain::PlayerId;
use crate::domain::table::StoredGame;
use crate::i18n::{Language, PageText, UiText};
use crate::notifications::content::document::Document;

use super::address::{EmailAddress, EmailAddressError};
use super::mime::{Email, MimeMessage};
use super::outcome::{MailFailure, SmtpOutcome};
use super::smtp::{Smtp, SmtpOptions};
use super::smtp_url::SmtpUrlError;

const NAME: &str = "Kingdomail";

/// Maximum actions in an email; no line has more dominoes.
const MAX_ACTIONS: usize = 5;

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

/// Sender of emails: a display name and an address for replies and complaints.
#[derive(Clone, PartialEq, Eq)]
pub struct Sender {
    name: String,
    address: EmailAddress,
}

impl Sender {
    /// Sender with the name of this program.
    #[must_use]
    pub fn new(address: EmailAddress) -> Self {
        Self { name: NAME.to_owned(), address }
    }

    /// Parses an address or `Name <address>`.
    ///
    /// # Errors
    /// The defect of the address.
    pub fn parse(text: &str) -> Result<Self, EmailAddressError> {
        let text = text.trim();
        let Some((name, address)) = text.strip_suffix('>').and_then(|text| text.split_once('<'))
        else {
            return EmailAddress::parse(text).map(Self::new);
        };
        let name = name.trim().trim_matches('"').trim();
        if name.contains(|c: char| c.is_control() || c == '"') {
            return Err(EmailAddressError::NotOneAddress);
        }
        let sender = Self::new(EmailAddress::parse(address)?);
        if name.is_empty() { Ok(sender) } else { Ok(Self { name: name.to_owned(), ..sender }) }
    }

    /// Address for replies.
    #[must_use]
    pub fn address(&self) -> &EmailAddress {
        &self.address
    }

    pub(super) fn mailbox(&self) -> Mailbox {
        Mailbox::new(Some(self.name.clone()), self.address.address())
    }
}

impl FromStr for Sender {
    type Err = EmailAddressError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::parse(text)
    }
}

/// Folder for emails on servers without a mail server. Only the owner can read the files, because
/// the links in them grant access like a password.
struct Folder {
    path: Arc<Path>,
    /// Number of emails written. Names the temporary file of each email.
    count: AtomicU64,
}

impl Folder {
    pub fn new(path: PathBuf) -> Self {
        Self { path: path.into(), count: AtomicU64::new(0) }
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Writes an email to a file. Repeated attempts for an email use the same file name.
    pub async fn send(&self, message: &MimeMessage) -> SmtpOutcome {
        let count = self.count.fetch_add(1, Ordering::Relaxed);
        let temporary_path = format!(".{}-{}-{count}", message.name(), std::process::id());
        let temporary_path = self.path.join(temporary_path);
        let final_path = self.path.join(format!("{}.eml", message.name()));
        let (folder, bytes) = (Arc::clone(&self.path), message.bytes().to_vec());
        let writing = tokio::task::spawn_blocking(move || {
            write(&folder, &temporary_path, &final_path, &bytes)
        });
        match writing.await.unwrap_or_else(|reason| Err(reason.into())) {
            Ok(()) => SmtpOutcome::Accepted,
            Err(reason) => SmtpOutcome::Failed { reason: MailFailure::Folder(reason.kind()) },
        }
    }
}

/// Writes the file atomically: readers see the complete file or none.
fn write(folder: &Path, temporary_path: &Path, final_path: &Path, bytes: &[u8]) -> io::Result<()> {
    DirBuilder::new().recursive(true).mode(0o700).create(folder)?;
    let written =
        write_new(temporary_path, bytes).and_then(|()| fs::rename(temporary_path, final_path));
    if written.is_err() {
        fs::remove_file(temporary_path).ok();
    }
    written?;
    File::open(folder)?.sync_all()
}

fn write_new(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file =
        OpenOptions::new().write(true).create(true).truncate(true).mode(0o600).open(path)?;
    file.write_all(bytes)?;
    file.sync_all()
}

/// Label of the button to the decision page. Returns `None` if the page would offer no choice. A
/// player with a seat under the control of the computer can take it back at any time.
pub(super) fn decision_label(
    game: &StoredGame,
    player: PlayerId,
    is_turn: bool,
    language: Language,
) -> Option<String> {
    let state = game.state.as_ref()?;
    if state.seat_control(game.seat_of(player)?) == SeatControl::House {
        return Some(PageText::PlayTakeBack.text(language));
    }
    let expected = state.awaiting().filter(|_| is_turn)?.expected;
    let text = match expected {
        _ if kingdomino::legal_moves(state).len() == 1 => return None,
        Expected::Pick => return None,
        Expected::Place(domino) => return Some(UiText::PlayPlace { domino }.text(language)),
        Expected::Cover => PageText::ChooseCrown,
        Expected::SendOrKeep => PageText::ChooseGiant,
    };
    Some(text.text(language))
}

/// Commands offered in an email: each domino to pick, keeping the giant, or the only legal move.
pub(super) fn offered_commands(game: &StoredGame) -> Vec<Command> {
    let Some(state) = &game.state else { return Vec::new() };
    let Some(awaiting) = state.awaiting() else { return Vec::new() };
    let moves = kingdomino::legal_moves(state);
    let all = (0..moves.len()).filter_map(|number| moves.get(number));
    match awaiting.expected {
        Expected::Pick => all.take(MAX_ACTIONS).collect(),
        Expected::SendOrKeep => vec![Command::KeepGiant {}],
        _ if moves.len() == 1 => all.collect(),
        _ => Vec::new(),
    }
}

/// Label of the button for a command. Returns `None` for commands that need more context.
pub fn command_label(command: Command, language: Language) -> Option<String> {
    let text = match command {
        Command::Pick { domino } => return Some(UiText::PlayPick { domino }.text(language)),
        Command::Place { domino, .. } => {
            return Some(UiText::PlayPlace { domino }.text(language));
        }
        Command::Discard { domino } => {
            return Some(UiText::PlayDiscard { domino }.text(language));
        }
        Command::KeepGiant {} => PageText::PlayKeep,
        Command::TakeBack {} => PageText::PlayTakeBack,
        Command::Concede {} => PageText::PlayConcede,
        Command::Cover { .. } | Command::SendGiant { .. } => return None,
    };
    Some(text.text(language))
}

/// Test email for operators. It is in English, like the command line.
pub fn test_email(to: EmailAddress, at: Timestamp) -> Email {
    let (seconds, nanos) = (at.as_second().unsigned_abs(), at.subsec_nanosecond().unsigned_abs());
    let id = Uuid::new_v7(uuid::Timestamp::from_unix(uuid::NoContext, seconds, nanos));
    let subject = "Test email from Kingdomail".to_owned();
    let document = Document::new(Language::English, subject.clone())
        .paragraph(
            "The administrator of a Kingdomail server has sent this email to test the mail server.",
        )
        .paragraph("You do not need to reply.");
    Email { to, id, about: None, at, subject, document, pictures: Vec::new(), unsubscribe: None }
}
