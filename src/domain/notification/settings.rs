use std::collections::{BTreeMap, BTreeSet};

use jiff::tz::TimeZone;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::domain::clock::{LocalQuietHours, QuietHours};
use crate::i18n::Language;

use super::channel::Channel;
use super::notice::NoticeKind;

/// How often mails come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Digest {
    #[default]
    AtOnce,
    /// At the full hour, in one mail.
    Hourly,
    /// At eight in the morning, in one mail.
    Daily,
}

/// How a player wants to be told.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NoticeSettings {
    /// None: English, and what a client asks for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<Language>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quiet_hours: Option<QuietHours>,
    #[serde(default)]
    pub digest: Digest,
    /// What does not go where. What is not here goes everywhere.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub off: BTreeMap<NoticeKind, BTreeSet<Channel>>,
}

impl NoticeSettings {
    /// The quiet hours of a player who lives in `zone`.
    pub fn local_quiet_hours(&self, zone: &TimeZone) -> Option<LocalQuietHours> {
        self.quiet_hours.map(|hours| LocalQuietHours { hours, zone: zone.clone() })
    }

    /// Whether what is of a kind goes to a channel. The owner of an account always learns what touches its safety.
    pub fn wants(&self, kind: NoticeKind, channel: Channel) -> bool {
        let always = kind == NoticeKind::Security && channel == Channel::Mail;
        always || !self.off.get(&kind).is_some_and(|off| off.contains(&channel))
    }

    /// What is of a kind goes to a channel no more.
    pub fn turn_off(&mut self, kind: NoticeKind, channel: Channel) {
        self.off.entry(kind).or_default().insert(channel);
    }
}
