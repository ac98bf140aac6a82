use crate::domain::SeriesId;
use crate::domain::table::StoredGame;
use crate::i18n::NotificationMessage;
use crate::notifications::Recipient;
use crate::notifications::content::document::DocumentTable;
use crate::notifications::links::Answer;

/// A notice in the words of who is told.
pub struct NotificationText {
    /// A line without a full stop.
    pub subject: String,
    pub body: String,
    /// More of it, in a sentence each.
    pub details: Vec<String>,
    /// How the places of the series stand.
    pub table: Option<DocumentTable>,
    /// How the series goes on.
    pub next: Option<String>,
    /// The series that it is about.
    pub series: Option<SeriesId>,
    /// Whether the player can say to be ready for the next game of the series.
    pub can_be_ready: bool,
    /// What the player is asked beside what the notice says.
    pub asked: Vec<String>,
    /// How the player can answer what it is asked.
    pub answers: Vec<Answer>,
    /// What has happened in the game since the player's last decision.
    pub since: Vec<String>,
    /// Until when the player is waited for.
    pub deadline: Option<String>,
    /// The game as it stands.
    pub game: Option<StoredGame>,
    /// What the seats of the game are called.
    pub names: Vec<String>,
}

impl NotificationText {
    /// The test that a player asked for.
    pub fn test(recipient: &Recipient) -> NotificationText {
        NotificationText::said(recipient, &NotificationMessage::Test)
    }

    /// A message, and nothing beside it.
    pub(super) fn said(
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
            asked: Vec::new(),
            answers: Vec::new(),
            since: Vec::new(),
            deadline: None,
            game: None,
            names: Vec::new(),
        }
    }
}
