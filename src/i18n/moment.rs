use fluent_bundle::FluentValue;
use jiff::Zoned;

use super::argument::Argument;
use super::common_time::CommonTime;
use super::grammar::{DateConvention, Grammar, Month};
use super::language::Language;
use super::message::Message;
use super::zone::zone;

/// Point in time in a time zone: "Saturday, 21 November 2026, 18:30 (Eastern European Time)", or
/// for English readers in North America "Saturday, November 21, 2026, 6:30 PM (Eastern Time, North
/// America)".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment(pub Zoned);

impl Moment {
    pub fn text(&self, language: Language) -> String {
        let Moment(at) = self;
        let convention = self.convention(language);
        let time = match convention {
            DateConvention::American => at.strftime("%-I:%M %p").to_string(),
            DateConvention::Other => at.strftime("%H:%M").to_string(),
        };
        Grammar::Moment {
            weekday: at.weekday(),
            day: u32::from(at.day().unsigned_abs()),
            month: Month(at.month()),
            year: at.year().to_string(),
            convention,
            time,
            zone: zone(at, language),
        }
        .format(language, None)
    }

    /// Derives the convention from the time zone, because a [`Language`] has no region.
    fn convention(&self, language: Language) -> DateConvention {
        let zone = self.0.time_zone().iana_name();
        match zone.and_then(CommonTime::of) {
            Some(
                CommonTime::AmericanEastern
                | CommonTime::AmericanCentral
                | CommonTime::AmericanMountain
                | CommonTime::AmericanPacific,
            ) if language == Language::English => DateConvention::American,
            _ => DateConvention::Other,
        }
    }
}

impl Argument for Moment {
    fn value(&self, language: Language) -> FluentValue<'_> {
        self.text(language).into()
    }
}
