use crate::domain::notification::{FeedEntry, Notice};
use crate::i18n::{self, Device, Moment};
use crate::notifications::Recipient;

use super::notification_text::{NotificationText, said};

pub(super) fn of_the_account(recipient: &Recipient, record: &FeedEntry) -> NotificationText {
    let at = Moment(record.at.to_zoned(recipient.zone.clone()));
    let notice = match &record.notice {
        Notice::MailAddressChanged {} => i18n::NotificationMessage::EmailChanged { at },
        Notice::LoggedIn { client } => {
            i18n::NotificationMessage::NewLogin { device: Device(client), at }
        }
        Notice::EndpointDisabled { host, failures } => {
            i18n::NotificationMessage::WebhookDisabled { server: Device(host), failures: *failures }
        }
        _ => i18n::NotificationMessage::PasswordChanged { at },
    };
    said(recipient, &notice)
}
