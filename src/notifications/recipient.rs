use jiff::Timestamp;
use jiff::tz::TimeZone;

use crate::domain::PlayerId;
use crate::domain::notification::{Endpoint, NoticeSettings};
use crate::i18n::Language;

/// Recipient of notifications.
pub struct Recipient {
    pub player: PlayerId,
    pub settings: NoticeSettings,
    pub zone: TimeZone,
    pub endpoints: Vec<Endpoint>,
}

impl Recipient {
    /// Player without notification settings or destinations: the feed is the only channel.
    pub fn of_the_feed(player: PlayerId) -> Recipient {
        let settings = NoticeSettings::default();
        Recipient { player, settings, zone: TimeZone::UTC, endpoints: Vec::new() }
    }

    /// True if a moment is in the quiet hours.
    pub fn is_quiet(&self, at: Timestamp) -> bool {
        let quiet = self.settings.local_quiet_hours(&self.zone);
        quiet.is_some_and(|quiet| quiet.around(at).is_some())
    }

    /// Language of the notifications.
    pub fn language(&self) -> Language {
        self.settings.language.unwrap_or_default()
    }
}
