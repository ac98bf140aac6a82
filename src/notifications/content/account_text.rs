use crate::domain::notification::{FeedEntry, Notification};
use crate::i18n::{Device, Moment, NotificationMessage};
use crate::notifications::Recipient;

use super::notification_text::NotificationText;

/// Text of a notification about account security. Returns `None` for any other kind.
pub(super) fn account_text(recipient: &Recipient, entry: &FeedEntry) -> Option<NotificationText> {
    let at = Moment(entry.at.to_zoned(recipient.zone.clone()));
    let message = match &entry.notice {
        Notification::PasswordChanged {} => NotificationMessage::PasswordChanged { at },
        Notification::MailAddressChanged {} => NotificationMessage::EmailChanged { at },
        Notification::LoggedIn { client } => {
            NotificationMessage::NewLogin { device: Device(client), at }
        }
        Notification::EndpointDisabled { host, failures } => {
            NotificationMessage::WebhookDisabled { server: Device(host), failures: *failures }
        }
        _ => return None,
    };
    Some(NotificationText::from_message(recipient, &message))
}
