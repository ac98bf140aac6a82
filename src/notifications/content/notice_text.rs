use std::fmt;

use crate::domain::notification::FeedEntry;
use crate::notifications::Recipient;

use super::account_text::account_text;
use super::game_text::game_text;
use super::notification_text::NotificationText;
use super::series_text::series_text;
use super::subject::NotificationSubject;

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

/// The notification does not match its stored subject: a game, a series or neither.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SubjectMismatch;

impl fmt::Display for SubjectMismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the notification does not match its stored subject")
    }
}

impl std::error::Error for SubjectMismatch {}
