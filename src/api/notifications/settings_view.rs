use std::collections::BTreeMap;

use jiff::civil::Time;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::domain::clock::QuietHours;
use crate::domain::notification::{Channel, Digest, NoticeKind, NoticeSettings};
use crate::i18n::Language;

/// How you want to be told.
#[derive(Debug, Serialize, ToSchema)]
pub struct NoticeSettingsView {
    /// In which language. Null: English, and in answers what the request asks for.
    pub language: Option<Language>,
    /// When you are left in peace, by the clock of your time zone. What happens meanwhile is told afterwards. If a deadline is in
    /// them, or less than a quarter of an hour after them, you are reminded half an hour before they begin; a turn that
    /// only comes in them is told at once, without a sound where the channel can do that, unless they are strict. The safety of
    /// your account is told all the same. Programs have no quiet hours.
    pub quiet_hours: Option<QuietHoursView>,
    /// How often mails come. Reminders and the safety of your account do not wait for a digest.
    pub digest: Digest,
    /// What goes where. A kind that is missing goes everywhere.
    pub channels: BTreeMap<NoticeKind, Vec<Channel>>,
}

impl From<NoticeSettings> for NoticeSettingsView {
    fn from(settings: NoticeSettings) -> NoticeSettingsView {
        let wanted = |kind| {
            let wants = |channel: &Channel| settings.wants(kind, *channel);
            (kind, Channel::ALL.into_iter().filter(wants).collect())
        };
        NoticeSettingsView {
            language: settings.language,
            quiet_hours: settings
                .quiet_hours
                .map(|QuietHours { from, until, strict }| QuietHoursView { from, until, strict }),
            digest: settings.digest,
            channels: NoticeKind::ALL.into_iter().map(wanted).collect(),
        }
    }
}

/// A part of the day. It may pass midnight.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct QuietHoursView {
    /// As in 22:00:00.
    #[schema(value_type = String, pattern = "^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$", max_length = 8)]
    pub from: Time,
    /// The first moment after it.
    #[schema(value_type = String, pattern = "^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$", max_length = 8)]
    pub until: Time,
    /// Whether also turns wait for their end that nobody can play any more by then.
    pub strict: bool,
}
