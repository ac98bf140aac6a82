use std::fmt;

use jiff::civil::{Date, Weekday};
use jiff::tz::{self, TimeZone};
use jiff::{SignedDuration, Timestamp, ToSpan};
use serde::{Deserialize, Serialize};

use crate::domain::HolidayId;

/// When a player is away: what its clocks stand for, at the tables that allow it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Absence {
    /// The name of a zone in the IANA database; the player's weekends and years begin in it.
    pub time_zone: String,
    /// Whether the clocks stand on Saturdays and Sundays.
    pub weekends_off: bool,
    /// In the order of their beginnings, none of them at the time of another.
    pub holidays: Vec<Holiday>,
    /// The zone that the weekends follow instead of `time_zone`, after a change of the zone during a weekend.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub former_zone: Option<FormerZone>,
}

/// A time zone that the weekends of a player follow until the end of a weekend during which the player chose another one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FormerZone {
    pub time_zone: String,
    /// When no zone on Earth has a weekend any more.
    pub until: Timestamp,
}

impl FormerZone {
    pub fn zone(&self) -> TimeZone {
        zone_named(&self.time_zone)
    }
}

/// A time away, planned or taken at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Holiday {
    pub id: HolidayId,
    pub from: Timestamp,
    /// The first moment after it.
    pub until: Timestamp,
}

/// Why a player cannot be away so.
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

impl fmt::Display for AbsenceViolation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            AbsenceViolation::UnknownTimeZone => {
                "There is no such time zone; they have names like Europe/Athens."
            }
            AbsenceViolation::InThePast => "A holiday begins now or later.",
            AbsenceViolation::TooShort => "A holiday lasts an hour at least.",
            AbsenceViolation::TooFarAway => "A holiday begins within a year.",
            AbsenceViolation::Overlaps => "There is a holiday at that time already.",
            AbsenceViolation::TooMany => "There are too many holidays.",
            AbsenceViolation::OverBudget => "That is more holiday than is left of the year's.",
        })
    }
}

const SHORTEST: SignedDuration = SignedDuration::from_hours(1);
/// How long before its beginning a holiday can be planned.
const FARTHEST: SignedDuration = SignedDuration::from_hours(366 * 24);
/// Maximum number of stored holidays: more than the shortest ones that the default budget of two years has room for.
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
    /// The zone, or UTC should the database of zones have lost it.
    pub fn zone(&self) -> TimeZone {
        zone_named(&self.time_zone)
    }

    /// Changes the zone `now`. While any zone on Earth has a weekend, from Friday 10:00 to Monday 12:00 UTC, the weekends
    /// follow the former zone until Monday: each week has one weekend, however often the zone changes.
    ///
    /// # Errors
    /// There is no such zone.
    pub fn change_zone(&mut self, time_zone: &str, now: Timestamp) -> Result<(), AbsenceViolation> {
        let former = self.time_zone.clone();
        self.move_to(time_zone)?;
        let is_followed = self.former_zone.as_ref().is_some_and(|former| former.until > now);
        if !is_followed && self.time_zone != former {
            let until = end_of_weekend_anywhere(now);
            self.former_zone = until.map(|until| FormerZone { time_zone: former, until });
        }
        Ok(())
    }

    /// Sets the zone of a player who has not chosen one before.
    ///
    /// # Errors
    /// There is no such zone.
    pub fn move_to(&mut self, time_zone: &str) -> Result<(), AbsenceViolation> {
        let zone = TimeZone::get(time_zone).map_err(|_| AbsenceViolation::UnknownTimeZone)?;
        let name = zone.iana_name().ok_or(AbsenceViolation::UnknownTimeZone)?;
        name.clone_into(&mut self.time_zone);
        Ok(())
    }

    /// Plans a holiday, or takes it at once, if the `budget` of each year that it touches allows. Holidays that count
    /// for no budget any more are forgotten.
    ///
    /// # Errors
    /// It is too short, in the past or too far away, at the time of another, or more than is left.
    pub fn take(
        &mut self,
        holiday: Holiday,
        now: Timestamp,
        budget: SignedDuration,
    ) -> Result<(), AbsenceViolation> {
        let Holiday { from, until, .. } = holiday;
        if from < now {
            return Err(AbsenceViolation::InThePast);
        }
        if until.duration_since(from) < SHORTEST {
            return Err(AbsenceViolation::TooShort);
        }
        if from.duration_since(now) > FARTHEST {
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
            if self.taken_in(year) + within(&zone, holiday, year) > budget {
                return Err(AbsenceViolation::OverBudget);
            }
        }
        let place = self.holidays.partition_point(|other| other.from < from);
        self.holidays.insert(place, holiday);
        Ok(())
    }

    /// Ends the holiday `now`, or calls it off if it has not begun; whether there was one to end.
    pub fn end(&mut self, id: HolidayId, now: Timestamp) -> bool {
        let mut running = self.holidays.iter_mut();
        let Some(holiday) = running.find(|holiday| holiday.id == id && holiday.until > now) else {
            return false;
        };
        holiday.until = now;
        self.holidays.retain(|holiday| holiday.from < holiday.until);
        true
    }

    /// The year in which it is `now` for the player.
    pub fn year_of(&self, now: Timestamp) -> i16 {
        year(&self.zone(), now)
    }

    /// How much holiday was taken and planned in a year.
    pub fn taken_in(&self, year: i16) -> SignedDuration {
        let zone = self.zone();
        self.holidays.iter().map(|holiday| within(&zone, *holiday, year)).sum()
    }
}

/// The zone of this name, or UTC should the database of zones have lost it.
fn zone_named(name: &str) -> TimeZone {
    TimeZone::get(name).unwrap_or(TimeZone::UTC)
}

/// The end of the weekend in the last zone that has one, if it is a weekend in any zone from UTC+14 to UTC-12.
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

/// How much of a holiday lies in a year.
fn within(zone: &TimeZone, holiday: Holiday, year: i16) -> SignedDuration {
    let new_year = |year| {
        let midnight = Date::new(year, 1, 1).and_then(|day| day.to_zoned(zone.clone()));
        midnight.map_or(Timestamp::MAX, |midnight| midnight.timestamp())
    };
    let from = holiday.from.max(new_year(year));
    let until = holiday.until.min(new_year(year.saturating_add(1)));
    until.duration_since(from).max(SignedDuration::ZERO)
}

#[cfg(test)]
mod tests {
    use super::*;
    use uuid::Uuid;

    const BUDGET: SignedDuration = SignedDuration::from_hours(21 * 24);

    fn at(text: &str) -> Timestamp {
        text.parse().expect("a time")
    }

    fn holiday(number: u128, from: &str, until: &str) -> Holiday {
        let id = HolidayId::new(Uuid::from_u128(number));
        Holiday { id, from: at(from), until: at(until) }
    }

    #[test]
    fn a_year_has_a_budget_and_a_holiday_over_new_year_takes_from_two() {
        let mut absence = Absence::default();
        absence.move_to("Europe/Athens").expect("a zone");
        let now = at("2027-12-01T00:00:00Z");
        let over = holiday(1, "2027-12-20T22:00:00Z", "2028-01-14T22:00:00Z");
        assert_eq!(absence.take(over, now, BUDGET), Ok(()));
        assert_eq!(absence.taken_in(2027), SignedDuration::from_hours(11 * 24));
        assert_eq!(absence.taken_in(2028), SignedDuration::from_hours(14 * 24));
        let much = holiday(2, "2028-03-01T00:00:00Z", "2028-03-08T00:00:01Z");
        assert_eq!(absence.take(much, now, BUDGET), Err(AbsenceViolation::OverBudget));
        let rest = holiday(3, "2028-03-01T00:00:00Z", "2028-03-08T00:00:00Z");
        assert_eq!(absence.take(rest, now, BUDGET), Ok(()));
        let nested = holiday(4, "2028-03-02T00:00:00Z", "2028-03-03T00:00:00Z");
        assert_eq!(absence.take(nested, now, BUDGET), Err(AbsenceViolation::Overlaps));
    }

    #[test]
    fn a_holiday_that_ends_early_costs_only_what_was_taken() {
        let mut absence = Absence::default();
        let now = at("2028-05-01T00:00:00Z");
        let planned = holiday(1, "2028-05-01T00:00:00Z", "2028-05-11T00:00:00Z");
        absence.take(planned, now, BUDGET).expect("taken");
        assert!(absence.end(planned.id, at("2028-05-03T00:00:00Z")));
        assert!(!absence.end(planned.id, at("2028-05-03T00:00:00Z")), "it is over");
        assert_eq!(absence.taken_in(2028), SignedDuration::from_hours(48));
        let later = holiday(2, "2028-06-01T00:00:00Z", "2028-06-02T00:00:00Z");
        absence.take(later, now, BUDGET).expect("planned");
        assert!(absence.end(later.id, at("2028-05-03T00:00:00Z")));
        assert_eq!(absence.holidays.len(), 1, "called off, it never was");
    }

    #[test]
    fn hundreds_of_short_holidays_fit_the_budget() {
        let mut absence = Absence::default();
        let now = at("2028-01-01T00:00:00Z");
        let hour = SignedDuration::from_hours(1);
        for number in 0..504 {
            let from = now + hour * (2 * number);
            let id = HolidayId::new(Uuid::from_u128(u128::from(number.unsigned_abs())));
            let holiday = Holiday { id, from, until: from + hour };
            assert_eq!(absence.take(holiday, now, BUDGET), Ok(()), "{number}");
        }
        let more = holiday(1000, "2028-12-01T00:00:00Z", "2028-12-01T01:00:00Z");
        assert_eq!(absence.take(more, now, BUDGET), Err(AbsenceViolation::OverBudget));
    }

    #[test]
    fn weekends_follow_the_former_zone_until_monday() {
        let mut absence = Absence { weekends_off: true, ..Absence::default() };
        absence.change_zone("Europe/Athens", at("2028-03-03T09:59:59Z")).expect("a zone");
        assert_eq!(absence.former_zone, None, "a Friday everywhere");
        absence.change_zone("Pacific/Niue", at("2028-03-03T10:00:00Z")).expect("a zone");
        let until = at("2028-03-06T12:00:00Z");
        let athens = Some(FormerZone { time_zone: "Europe/Athens".to_owned(), until });
        assert_eq!(absence.former_zone, athens);
        absence.change_zone("Pacific/Auckland", at("2028-03-06T11:59:59Z")).expect("a zone");
        assert_eq!(
            (&absence.former_zone, absence.time_zone.as_str()),
            (&athens, "Pacific/Auckland")
        );
        absence.change_zone("UTC", until).expect("a zone");
        assert_eq!(absence.former_zone, None);
        absence.change_zone("Middle/Earth", until).expect_err("no zone");
        assert_eq!(absence.time_zone, "UTC");
    }

    #[test]
    fn what_makes_no_sense_is_refused() {
        let mut absence = Absence::default();
        let now = at("2028-05-01T00:00:00Z");
        let mut take = |from, until| absence.take(holiday(1, from, until), now, BUDGET);
        let past = take("2028-04-30T23:59:59Z", "2028-05-02T00:00:00Z");
        assert_eq!(past, Err(AbsenceViolation::InThePast));
        let short = take("2028-05-01T00:00:00Z", "2028-05-01T00:59:59Z");
        assert_eq!(short, Err(AbsenceViolation::TooShort));
        let far = take("2029-05-03T00:00:00Z", "2029-05-04T00:00:00Z");
        assert_eq!(far, Err(AbsenceViolation::TooFarAway));
        assert_eq!(absence.move_to("Middle/Earth"), Err(AbsenceViolation::UnknownTimeZone));
        assert_eq!(absence, Absence::default());
    }
}
