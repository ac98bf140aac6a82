use std::collections::BTreeMap;

use jiff::civil::Time;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::domain::clock::QuietHours;
use crate::domain::notification::{
    Channel, DigestFrequency, NotificationKind, NotificationSettings,
};
use crate::i18n::Language;

/// Notification settings.
#[derive(Debug, Serialize, ToSchema)]
pub struct NotificationSettingsView {
    /// Language of notifications and emails, and of errors if the request has no `Accept-Language`.
    /// Null for English.
    pub language: Option<Language>,
    /// Hours of the day during which notifications are held back, in the time zone of the
    /// availability; null for none.
    ///
    /// If a deadline lies in the quiet hours or less than 15 minutes after them, the reminder is
    /// sent half an hour before they start. The notification of a turn that starts in the quiet
    /// hours and has such a deadline is sent immediately, without a sound if the channel supports
    /// it, unless the quiet hours are strict. Security notifications and webhooks of kind
    /// `standard` ignore the quiet hours.
    pub quiet_hours: Option<QuietHoursView>,
    /// Frequency of emails. Does not apply to reminders and security notifications.
    pub digest: DigestFrequency,
    /// Channels of each kind of notification. A kind that is missing is sent on all channels.
    pub channels: BTreeMap<NotificationKind, Vec<Channel>>,
}

impl From<NotificationSettings> for NotificationSettingsView {
    fn from(settings: NotificationSettings) -> NotificationSettingsView {
        let wanted = |kind| {
            let wants = |channel: &Channel| settings.wants(kind, *channel);
            (kind, Channel::ALL.into_iter().filter(wants).collect())
        };
        NotificationSettingsView {
            language: settings.language,
            quiet_hours: settings
                .quiet_hours
                .map(|QuietHours { from, until, strict }| QuietHoursView { from, until, strict }),
            digest: settings.digest,
            channels: NotificationKind::ALL.into_iter().map(wanted).collect(),
        }
    }
}

/// Hours of the day during which notifications are held back. They may span midnight.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct QuietHoursView {
    /// Start of the quiet hours, such as `22:00:00`.
    #[schema(value_type = String, pattern = "^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$", max_length = 8)]
    pub from: Time,
    /// End of the quiet hours, exclusive.
    #[schema(value_type = String, pattern = "^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$", max_length = 8)]
    pub until: Time,
    /// True if notifications of turns are held back even if the deadline is in the quiet hours or
    /// soon after them.
    pub strict: bool,
}
