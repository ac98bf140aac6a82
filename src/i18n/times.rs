//! Times, durations and time zones in words.

use fluent_bundle::FluentValue;
use jiff::Zoned;

use super::argument::Argument;
use super::bundles::{Message, messages};
use super::grammar::{DateConvention, Grammar, Month};
use super::language::{Language, TextDirection};
use super::names::common_time;

const MINUTE: u32 = 60;
const HOUR: u32 = 60 * MINUTE;
const DAY: u32 = 24 * HOUR;

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

/// Common name of the time, or the city of the zone. Includes the UTC offset during the hour that
/// is repeated when clocks are put back.
fn zone(at: &Zoned, language: Language) -> String {
    let zone = at.time_zone();
    let offset = at.offset();
    match zone.iana_name().and_then(|name| zone_name(name, language)) {
        None => format!("UTC{offset}"),
        Some(name) if zone.to_ambiguous_zoned(at.datetime()).is_ambiguous() => {
            format!("{name}, UTC{offset}")
        }
        Some(name) => name,
    }
}

/// Name of a zone, or `None` for a fixed offset.
fn zone_name(zone: &str, language: Language) -> Option<String> {
    if let Some(time) = CommonTime::of(zone) {
        return Some(common_time(language, time));
    }
    match zone.rsplit_once('/') {
        None if ["UTC", "GMT", "Zulu", "Universal"].contains(&zone) => Some("UTC".to_owned()),
        None => Some(isolate_latin(zone, language)),
        Some(("Etc", "UTC" | "UCT" | "GMT" | "Zulu" | "Universal" | "Greenwich")) => {
            Some("UTC".to_owned())
        }
        Some(("Etc", _)) => None,
        Some((_, city)) => Some(isolate_latin(&city.replace('_', " "), language)),
    }
}

/// Isolates a Latin name in right-to-left text.
fn isolate_latin(name: &str, language: Language) -> String {
    match language.direction() {
        TextDirection::LeftToRight => name.to_owned(),
        TextDirection::RightToLeft => format!("\u{2066}{name}\u{2069}"),
    }
}

/// Common name of a civil time that several time zones share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CommonTime {
    CentralEuropean,
    EasternEuropean,
    WesternEuropean,
    British,
    Irish,
    Israel,
    Turkey,
    Moscow,
    AmericanEastern,
    AmericanCentral,
    AmericanMountain,
    AmericanPacific,
    Mexico,
    Colombia,
    Chile,
    Argentina,
}

impl CommonTime {
    fn of(zone: &str) -> Option<CommonTime> {
        Some(match zone {
            "Africa/Ceuta"
            | "Arctic/Longyearbyen"
            | "Europe/Amsterdam"
            | "Europe/Andorra"
            | "Europe/Belgrade"
            | "Europe/Berlin"
            | "Europe/Bratislava"
            | "Europe/Brussels"
            | "Europe/Budapest"
            | "Europe/Busingen"
            | "Europe/Copenhagen"
            | "Europe/Gibraltar"
            | "Europe/Ljubljana"
            | "Europe/Luxembourg"
            | "Europe/Madrid"
            | "Europe/Malta"
            | "Europe/Monaco"
            | "Europe/Oslo"
            | "Europe/Paris"
            | "Europe/Podgorica"
            | "Europe/Prague"
            | "Europe/Rome"
            | "Europe/San_Marino"
            | "Europe/Sarajevo"
            | "Europe/Skopje"
            | "Europe/Stockholm"
            | "Europe/Tirane"
            | "Europe/Vaduz"
            | "Europe/Vatican"
            | "Europe/Vienna"
            | "Europe/Warsaw"
            | "Europe/Zagreb"
            | "Europe/Zurich"
            | "CET"
            | "MET"
            | "Poland" => CommonTime::CentralEuropean,
            "Asia/Nicosia" | "Europe/Athens" | "Europe/Bucharest" | "Europe/Chisinau"
            | "Europe/Helsinki" | "Europe/Kiev" | "Europe/Kyiv" | "Europe/Mariehamn"
            | "Europe/Nicosia" | "Europe/Riga" | "Europe/Sofia" | "Europe/Tallinn"
            | "Europe/Tiraspol" | "Europe/Uzhgorod" | "Europe/Vilnius" | "Europe/Zaporozhye"
            | "EET" => CommonTime::EasternEuropean,
            "Atlantic/Canary" | "Atlantic/Faeroe" | "Atlantic/Faroe" | "Atlantic/Madeira"
            | "Europe/Lisbon" | "Portugal" | "WET" => CommonTime::WesternEuropean,
            "Europe/Belfast" | "Europe/Guernsey" | "Europe/Isle_of_Man" | "Europe/Jersey"
            | "Europe/London" | "GB" | "GB-Eire" => CommonTime::British,
            "Europe/Dublin" | "Eire" => CommonTime::Irish,
            "Asia/Jerusalem" | "Asia/Tel_Aviv" | "Israel" => CommonTime::Israel,
            "Asia/Istanbul" | "Europe/Istanbul" | "Turkey" => CommonTime::Turkey,
            "Europe/Moscow" | "W-SU" => CommonTime::Moscow,
            "America/Detroit"
            | "America/Fort_Wayne"
            | "America/Indiana/Indianapolis"
            | "America/Indianapolis"
            | "America/Kentucky/Louisville"
            | "America/Louisville"
            | "America/Montreal"
            | "America/New_York"
            | "America/Toronto"
            | "Canada/Eastern"
            | "EST5EDT"
            | "US/Eastern"
            | "US/Michigan" => CommonTime::AmericanEastern,
            "America/Chicago" | "America/Menominee" | "America/Winnipeg" | "CST6CDT"
            | "Canada/Central" | "US/Central" => CommonTime::AmericanCentral,
            "America/Boise" | "America/Denver" | "America/Edmonton" | "Canada/Mountain"
            | "MST7MDT" | "US/Mountain" => CommonTime::AmericanMountain,
            "America/Los_Angeles"
            | "America/Tijuana"
            | "America/Vancouver"
            | "Canada/Pacific"
            | "PST8PDT"
            | "US/Pacific" => CommonTime::AmericanPacific,
            "America/Mexico_City" | "Mexico/General" => CommonTime::Mexico,
            "America/Bogota" => CommonTime::Colombia,
            "America/Santiago" | "Chile/Continental" => CommonTime::Chile,
            "America/Argentina/Buenos_Aires" | "America/Buenos_Aires" => CommonTime::Argentina,
            _ => return None,
        })
    }
}

/// Duration in seconds. Displayed in the largest unit that divides it; less than a minute is shown
/// as one minute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span(pub u32);

messages! {
    pub(super) enum DurationText {
        Minutes { count: u32 } = "minutes",
        Hours { count: u32 } = "hours",
        Days { count: u32 } = "days",
    }
}

impl Span {
    /// Formatted duration, such as "36 hours".
    pub fn text(self, language: Language) -> String {
        let Span(seconds) = self;
        let counting = if seconds >= DAY && seconds.is_multiple_of(DAY) {
            DurationText::Days { count: seconds / DAY }
        } else if seconds >= HOUR && seconds.is_multiple_of(HOUR) {
            DurationText::Hours { count: seconds / HOUR }
        } else {
            DurationText::Minutes { count: seconds.div_ceil(MINUTE) }
        };
        counting.format(language, None)
    }
}

impl Argument for Span {
    fn value(&self, language: Language) -> FluentValue<'_> {
        self.text(language).into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn span_uses_largest_whole_unit() {
        let told = |seconds| Span(seconds).text(Language::English);
        assert_eq!(told(86_400), "1 day");
        assert_eq!(told(36 * 3600), "36 hours");
        assert_eq!(told(3600), "1 hour");
        assert_eq!(told(5400), "90 minutes");
        assert_eq!(told(61), "2 minutes");
        assert_eq!(Span(2 * 86_400).text(Language::Hebrew), "יומיים");
        assert_eq!(Span(5 * 3600).text(Language::Polish), "5 godzin");
    }
}
