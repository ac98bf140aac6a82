use std::fmt;

use crate::domain::notification::FeedEntry;
use crate::notifications::Recipient;

use super::account_text::account_text;
use super::game_text::game_text;
use super::notification_text::NotificationText;
use super::series_text::series_text;
use super::subject::NoticeSubject;

/// Builds the text of a notification for its recipient.
///
/// # Errors
/// [`Misfiled`] if `subject` does not match the notification.
pub fn notice_text(
    recipient: &Recipient,
    entry: &FeedEntry,
    subject: NoticeSubject,
) -> Result<NotificationText, Misfiled> {
    let text = match subject {
        NoticeSubject::Game(subject) => game_text(recipient, entry, *subject),
        NoticeSubject::Series(subject) => series_text(recipient, entry, &subject),
        NoticeSubject::Account => account_text(recipient, entry),
    };
    text.ok_or(Misfiled)
}

/// The notification does not match its stored subject: a game, a series or neither.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Misfiled;

impl fmt::Display for Misfiled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the notification does not match its stored subject")
    }
}

impl std::error::Error for Misfiled {}
