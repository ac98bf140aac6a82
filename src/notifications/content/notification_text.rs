//! Text of a notification, built for its recipient and its subject.

use std::fmt;

use crate::domain::SeriesId;
use crate::domain::notification::{FeedEntry, Notification};
use crate::domain::table::StoredGame;
use crate::i18n::{Device, Moment, NotificationMessage};
use crate::notifications::Recipient;
use crate::notifications::content::document::DocumentTable;
use crate::notifications::links::Answer;

use super::game_text::game_text;
use super::series_text::series_text;
use super::situation::NotificationSubject;

/// Text of a notification for one recipient.
pub struct NotificationText {
    /// Single line without a full stop.
    pub subject: String,
    pub body: String,
    /// Further details, one sentence each.
    pub details: Vec<String>,
    /// Standings of the series.
    pub table: Option<DocumentTable>,
    /// Next step in the series.
    pub next: Option<String>,
    /// Series of the notification.
    pub series: Option<SeriesId>,
    /// True if the player can confirm to be ready for the next game of the series.
    pub can_be_ready: bool,
    /// Open proposals and seat offers in addition to the notification itself.
    pub open_requests: Vec<String>,
    /// Answers available to the player.
    pub answers: Vec<Answer>,
    /// Events in the game since the player's last decision.
    pub recap: Vec<String>,
    /// Deadline of the player's turn.
    pub deadline: Option<String>,
    /// Current state of the game.
    pub game: Option<StoredGame>,
    /// Display names by seat.
    pub names: Vec<String>,
}

impl NotificationText {
    /// Test notification, requested by the player.
    pub fn test(recipient: &Recipient) -> NotificationText {
        NotificationText::from_message(recipient, &NotificationMessage::Test)
    }

    /// Text with a message and no other parts.
    pub(super) fn from_message(
        recipient: &Recipient,
        message: &NotificationMessage<'_>,
    ) -> NotificationText {
        let language = recipient.language();
        NotificationText {
            subject: message.subject(language),
            body: message.body(language),
            details: Vec::new(),
            table: None,
            next: None,
            series: None,
            can_be_ready: false,
            open_requests: Vec::new(),
            answers: Vec::new(),
            recap: Vec::new(),
            deadline: None,
            game: None,
            names: Vec::new(),
        }
    }
}

/// The notification does not match its stored subject: a game, a series or neither.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SubjectMismatch;

impl fmt::Display for SubjectMismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the notification does not match its stored subject")
    }
}

impl std::error::Error for SubjectMismatch {}

/// Builds the text of a notification for its recipient.
///
/// # Errors
/// [`SubjectMismatch`] if `subject` does not match the notification.
pub fn build_notification_text(
    recipient: &Recipient,
    entry: &FeedEntry,
    subject: NotificationSubject,
) -> Result<NotificationText, SubjectMismatch> {
    let text = match subject {
        NotificationSubject::Game(subject) => game_text(recipient, entry, *subject),
        NotificationSubject::Series(subject) => series_text(recipient, entry, &subject),
        NotificationSubject::Account => account_text(recipient, entry),
    };
    text.ok_or(SubjectMismatch)
}

/// Text of a notification about account security. Returns `None` for any other kind.
fn account_text(recipient: &Recipient, entry: &FeedEntry) -> Option<NotificationText> {
    let at = Moment(entry.at.to_zoned(recipient.zone.clone()));
    let message = match &entry.notification {
        Notification::PasswordChanged {} => NotificationMessage::PasswordChanged { at },
        Notification::EmailChanged {} => NotificationMessage::EmailChanged { at },
        Notification::LoggedIn { client } => {
            NotificationMessage::NewLogin { device: Device(client), at }
        }
        Notification::DestinationDisabled { host, failures } => {
            NotificationMessage::WebhookDisabled { server: Device(host), failures: *failures }
        }
        _ => return None,
    };
    Some(NotificationText::from_message(recipient, &message))
}
