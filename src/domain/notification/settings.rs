use std::collections::{BTreeMap, BTreeSet};

use jiff::tz::TimeZone;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use utoipa::ToSchema;

use crate::domain::clock::{LocalQuietHours, QuietHours};
use crate::i18n::Language;

use super::destination::Channel;
use super::kind::NotificationKind;

/// Frequency of emails.
///
/// - `at_once`: one email per notification, immediately.
/// - `hourly`: one email at every full hour.
/// - `daily`: one email per day, at 8:00 in the time zone of the player.
///
/// May gain values: display the name of an unknown value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum DigestFrequency {
    #[default]
    AtOnce,
    Hourly,
    Daily,
}

/// Notification settings of a player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NotificationSettings {
    /// Language of messages, and of errors without `Accept-Language`; `None` for English.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<Language>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quiet_hours: Option<QuietHours>,
    #[serde(default)]
    pub digest: DigestFrequency,
    /// Channels that are turned off, by kind. All other channels are on.
    #[serde(
        default,
        deserialize_with = "stored_channels",
        skip_serializing_if = "BTreeMap::is_empty"
    )]
    pub off: BTreeMap<NotificationKind, BTreeSet<Channel>>,
}

/// Reads channels by kind as this release or an older one has stored them.
fn stored_channels<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<BTreeMap<NotificationKind, BTreeSet<Channel>>, D::Error> {
    let unknown = |name: &str| D::Error::custom(format_args!("unknown name `{name}`"));
    let stored = BTreeMap::<String, BTreeSet<String>>::deserialize(deserializer)?;
    let read = stored.iter().map(|(kind, channels)| {
        let channels =
            channels.iter().map(|name| Channel::from_stored(name).ok_or_else(|| unknown(name)));
        let kind = NotificationKind::from_stored(kind).ok_or_else(|| unknown(kind))?;
        Ok((kind, channels.collect::<Result<_, _>>()?))
    });
    read.collect()
}

impl NotificationSettings {
    /// Returns the quiet hours in a time zone.
    pub fn local_quiet_hours(&self, zone: &TimeZone) -> Option<LocalQuietHours> {
        self.quiet_hours.map(|hours| LocalQuietHours { hours, zone: zone.clone() })
    }

    /// Returns true if a kind is sent on a channel. Security notifications are always sent by
    /// email.
    pub fn wants(&self, kind: NotificationKind, channel: Channel) -> bool {
        let always = kind == NotificationKind::Security && channel == Channel::Email;
        always || !self.off.get(&kind).is_some_and(|off| off.contains(&channel))
    }

    /// Turns a channel off for a kind.
    pub fn turn_off(&mut self, kind: NotificationKind, channel: Channel) {
        self.off.entry(kind).or_default().insert(channel);
    }
}
