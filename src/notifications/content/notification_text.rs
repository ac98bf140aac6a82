use crate::domain::SeriesId;
use crate::domain::table::StoredGame;
use crate::i18n::NotificationMessage;
use crate::notifications::Recipient;
use crate::notifications::content::document::DocumentTable;
use crate::notifications::links::Answer;

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
