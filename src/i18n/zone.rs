//! Common names of time zones.

use jiff::Zoned;

use super::common_time::CommonTime;
use super::language::{Language, TextDirection};
use super::names::common_time;

/// Common name of the time, or the city of the zone. Includes the UTC offset during the hour that
/// is repeated when clocks are put back.
pub(super) fn zone(at: &Zoned, language: Language) -> String {
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
