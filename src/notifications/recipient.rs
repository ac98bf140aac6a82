use jiff::Timestamp;
use jiff::tz::TimeZone;

use crate::domain::PlayerId;
use crate::domain::notification::{Endpoint, NoticeSettings};
use crate::i18n::Language;

/// A player as one who is told.
pub struct Recipient {
    pub player: PlayerId,
    pub settings: NoticeSettings,
    pub zone: TimeZone,
    pub endpoints: Vec<Endpoint>,
}

impl Recipient {
    /// A player of whom is known that it is told in the feed alone.
    pub fn of_the_feed(player: PlayerId) -> Recipient {
        let settings = NoticeSettings::default();
        Recipient { player, settings, zone: TimeZone::UTC, endpoints: Vec::new() }
    }

    /// Whether a moment lies in the quiet hours.
    pub fn is_quiet(&self, at: Timestamp) -> bool {
        let quiet = self.settings.local_quiet_hours(&self.zone);
        quiet.is_some_and(|quiet| quiet.around(at).is_some())
    }

    /// The language in which the player is told.
    pub fn language(&self) -> Language {
        self.settings.language.unwrap_or_default()
    }
}
