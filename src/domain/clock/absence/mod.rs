//! Absences of a player: weekends and holidays, and the yearly budget of holidays.

#[cfg(test)]
mod tests;

use jiff::civil::{Date, Weekday};
use jiff::tz::{self, TimeZone};
use jiff::{SignedDuration, Timestamp, ToSpan};
use serde::{Deserialize, Serialize};

use crate::domain::HolidayId;

/// Absence of a player, during which the clocks of the player are stopped at tables that allow it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Absence {
    /// IANA time zone of the player, which determines weekends and the years of the holiday budget.
    pub time_zone: String,
    /// True if the clocks are stopped on Saturdays and Sundays.
    pub weekends_off: bool,
    /// Holidays, ordered by their start, without overlaps.
    pub holidays: Vec<Holiday>,
    /// The zone that the weekends follow instead of `time_zone`, after a change of the zone during
    /// a weekend.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub former_zone: Option<FormerZone>,
}

/// A time zone that the weekends of a player follow until the end of a weekend during which the
/// player chose another one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FormerZone {
    pub time_zone: String,
    /// Time at which the weekend has ended in all time zones.
    pub until: Timestamp,
}

impl FormerZone {
    pub fn zone(&self) -> TimeZone {
        time_zone_or_utc(&self.time_zone)
    }
}

/// Holiday, planned or started immediately.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Holiday {
    pub id: HolidayId,
    pub from: Timestamp,
    /// End of the holiday, exclusive.
    pub until: Timestamp,
}

/// Reason for which a time zone or a holiday is rejected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AbsenceViolation {
    UnknownTimeZone,
    InThePast,
    TooShort,
    TooFarAway,
    Overlaps,
    TooMany,
    OverBudget,
}

impl AbsenceViolation {
    /// Returns details that the title of the code lacks, for developers of clients.
    pub fn detail(self) -> Option<&'static str> {
        match self {
            AbsenceViolation::UnknownTimeZone => Some("Use an IANA name such as Europe/Athens."),
            AbsenceViolation::InThePast => Some("A holiday cannot start in the past."),
            AbsenceViolation::TooMany => Some("You have the maximum number of holidays."),
            AbsenceViolation::TooShort
            | AbsenceViolation::TooFarAway
            | AbsenceViolation::Overlaps
            | AbsenceViolation::OverBudget => None,
        }
    }
}

const MIN_HOLIDAY: SignedDuration = SignedDuration::from_hours(1);
/// Maximum time between planning a holiday and its start.
const MAX_HOLIDAY_LEAD_TIME: SignedDuration = SignedDuration::from_hours(366 * 24);
/// Maximum number of stored holidays: more than the shortest ones that the default budget of two
/// years has room for.
pub const MAX_HOLIDAYS: usize = 1_100;

impl Default for Absence {
    fn default() -> Absence {
        Absence {
            time_zone: "UTC".to_owned(),
            weekends_off: false,
            holidays: Vec::new(),
            former_zone: None,
        }
    }
}

impl Absence {
    /// Returns the time zone, or UTC if it is no longer in the database.
    pub fn zone(&self) -> TimeZone {
        time_zone_or_utc(&self.time_zone)
    }

    /// Changes the zone `now`. While any zone on Earth has a weekend, from Friday 10:00 to Monday
    /// 12:00 UTC, the weekends follow the former zone until Monday: each week has one weekend,
    /// however often the zone changes.
    ///
    /// # Errors
    /// The time zone does not exist.
    pub fn change_zone(&mut self, time_zone: &str, now: Timestamp) -> Result<(), AbsenceViolation> {
        let former = self.time_zone.clone();
        self.set_time_zone(time_zone)?;
        let has_former_zone = self.former_zone.as_ref().is_some_and(|former| former.until > now);
        if !has_former_zone && self.time_zone != former {
            let until = end_of_weekend_anywhere(now);
            self.former_zone = until.map(|until| FormerZone { time_zone: former, until });
        }
        Ok(())
    }

    /// Sets the time zone without keeping the former one until Monday. Call it directly only for
    /// the first zone of a player.
    ///
    /// # Errors
    /// The time zone does not exist.
    pub fn set_time_zone(&mut self, time_zone: &str) -> Result<(), AbsenceViolation> {
        let zone = TimeZone::get(time_zone).map_err(|_| AbsenceViolation::UnknownTimeZone)?;
        let name = zone.iana_name().ok_or(AbsenceViolation::UnknownTimeZone)?;
        name.clone_into(&mut self.time_zone);
        Ok(())
    }

    /// Plans a holiday, or starts it immediately, if the `budget` of each affected year allows it.
    /// Deletes holidays that no longer count against a budget.
    ///
    /// # Errors
    /// The holiday is too short, in the past, too far in the future, overlaps with another one, or
    /// exceeds the budget.
    pub fn add_holiday(
        &mut self,
        holiday: Holiday,
        now: Timestamp,
        budget: SignedDuration,
    ) -> Result<(), AbsenceViolation> {
        let Holiday { from, until, .. } = holiday;
        if from < now {
            return Err(AbsenceViolation::InThePast);
        }
        if until.duration_since(from) < MIN_HOLIDAY {
            return Err(AbsenceViolation::TooShort);
        }
        if from.duration_since(now) > MAX_HOLIDAY_LEAD_TIME {
            return Err(AbsenceViolation::TooFarAway);
        }
        if self.holidays.iter().any(|other| from < other.until && other.from < until) {
            return Err(AbsenceViolation::Overlaps);
        }
        let zone = self.zone();
        self.holidays.retain(|other| year(&zone, other.until) >= year(&zone, now));
        if self.holidays.len() >= MAX_HOLIDAYS {
            return Err(AbsenceViolation::TooMany);
        }
        for year in year(&zone, from)..=year(&zone, until) {
            if self.holiday_time_used(year) + duration_in_year(&zone, holiday, year) > budget {
                return Err(AbsenceViolation::OverBudget);
            }
        }
        let index = self.holidays.partition_point(|other| other.from < from);
        self.holidays.insert(index, holiday);
        Ok(())
    }

    /// Ends a running holiday `now`, or cancels a future one. Returns false if there is none.
    pub fn end_holiday(&mut self, id: HolidayId, now: Timestamp) -> bool {
        let mut running = self.holidays.iter_mut();
        let Some(holiday) = running.find(|holiday| holiday.id == id && holiday.until > now) else {
            return false;
        };
        holiday.until = now;
        self.holidays.retain(|holiday| holiday.from < holiday.until);
        true
    }

    /// Returns the current year in the time zone of the player.
    pub fn local_year(&self, now: Timestamp) -> i16 {
        year(&self.zone(), now)
    }

    /// Returns the holiday time taken and planned in a year.
    pub fn holiday_time_used(&self, year: i16) -> SignedDuration {
        let zone = self.zone();
        self.holidays.iter().map(|holiday| duration_in_year(&zone, *holiday, year)).sum()
    }
}

/// Returns the time zone with this name, or UTC if it is no longer in the database.
fn time_zone_or_utc(name: &str) -> TimeZone {
    TimeZone::get(name).unwrap_or(TimeZone::UTC)
}

/// Returns the end of the weekend in the last time zone that has one, if it is a weekend in any
/// zone from UTC+14 to UTC-12.
fn end_of_weekend_anywhere(now: Timestamp) -> Option<Timestamp> {
    let first = now.to_zoned(TimeZone::fixed(tz::offset(14)));
    let last = now.to_zoned(TimeZone::fixed(tz::offset(-12)));
    let is_free = |day: Weekday| matches!(day, Weekday::Saturday | Weekday::Sunday);
    if !is_free(first.weekday()) && !is_free(last.weekday()) {
        return None;
    }
    let days = i64::from(last.weekday().until(Weekday::Monday));
    let monday = last.date().checked_add(days.days()).ok()?;
    Some(monday.to_zoned(last.time_zone().clone()).ok()?.timestamp())
}

fn year(zone: &TimeZone, at: Timestamp) -> i16 {
    at.to_zoned(zone.clone()).year()
}

/// Returns the part of a holiday in a year.
fn duration_in_year(zone: &TimeZone, holiday: Holiday, year: i16) -> SignedDuration {
    let new_year = |year| {
        let midnight = Date::new(year, 1, 1).and_then(|day| day.to_zoned(zone.clone()));
        midnight.map_or(Timestamp::MAX, |midnight| midnight.timestamp())
    };
    let from = holiday.from.max(new_year(year));
    let until = holiday.until.min(new_year(year.saturating_add(1)));
    until.duration_since(from).max(SignedDuration::ZERO)
}
