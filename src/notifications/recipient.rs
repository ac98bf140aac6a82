use jiff::Timestamp;
use jiff::tz::TimeZone;

use crate::domain::PlayerId;
use crate::domain::notification::{Destination, NotificationSettings};
use crate::i18n::Language;

/// Recipient of notifications.
pub struct Recipient {
    pub player: PlayerId,
    pub settings: NotificationSettings,
    pub zone: TimeZone,
    pub destinations: Vec<Destination>,
}

impl Recipient {
    /// Player without notification settings or destinations: the feed is the only channel.
    pub fn feed_only(player: PlayerId) -> Recipient {
        let settings = NotificationSettings::default();
        Recipient { player, settings, zone: TimeZone::UTC, destinations: Vec::new() }
    }

    /// True if a moment is in the quiet hours.
    pub fn is_quiet(&self, at: Timestamp) -> bool {
        let quiet = self.settings.local_quiet_hours(&self.zone);
        quiet.is_some_and(|quiet| quiet.period_at(at).is_some())
    }

    /// Language of the notifications.
    pub fn language(&self) -> Language {
        self.settings.language.unwrap_or_default()
    }
}
