//! What people call the time that their clocks show.

use jiff::Zoned;

use super::common_time::CommonTime;
use super::language::{Language, TextDirection};
use super::names::common_time;

/// The time by its name, or by the city of the zone; with the offset from UTC too when clocks that are put back show the time
/// twice.
pub(super) fn zone(at: &Zoned, language: Language) -> String {
    let zone = at.time_zone();
    let offset = at.offset();
    match zone.iana_name().and_then(|name| called(name, language)) {
        None => format!("UTC{offset}"),
        Some(name) if zone.to_ambiguous_zoned(at.datetime()).is_ambiguous() => {
            format!("{name}, UTC{offset}")
        }
        Some(name) => name,
    }
}

/// None for a zone that is no more than an offset.
fn called(zone: &str, language: Language) -> Option<String> {
    if let Some(time) = CommonTime::of(zone) {
        return Some(common_time(language, time));
    }
    match zone.rsplit_once('/') {
        None if ["UTC", "GMT", "Zulu", "Universal"].contains(&zone) => Some("UTC".to_owned()),
        None => Some(isolated(zone, language)),
        Some(("Etc", "UTC" | "UCT" | "GMT" | "Zulu" | "Universal" | "Greenwich")) => {
            Some("UTC".to_owned())
        }
        Some(("Etc", _)) => None,
        Some((_, city)) => Some(isolated(&city.replace('_', " "), language)),
    }
}

/// A Latin name keeps to itself within a text that runs the other way.
fn isolated(name: &str, language: Language) -> String {
    match language.direction() {
        TextDirection::LeftToRight => name.to_owned(),
        TextDirection::RightToLeft => format!("\u{2066}{name}\u{2069}"),
    }
}
