//! Periods in which the clock of a seat is stopped, and the arithmetic of running time.

#[cfg(test)]
mod tests;

use jiff::civil::Weekday;
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp, ToSpan, Zoned};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::absence::Absence;
use super::pace::Timing;

/// Reason why a clock is stopped.
///
/// - `holiday`: the player is on holiday.
/// - `weekend`: it is the weekend in the time zone of the player.
/// - `pause`: all players accepted a pause.
///
/// May gain values: display only that the clock is stopped for an unknown reason.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum ClockStopReason {
    Holiday,
    Weekend,
    Pause,
}

/// A period in which a clock is stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PauseSpan {
    pub from: Timestamp,
    /// End of the period, exclusive.
    pub until: Timestamp,
}

/// Periods in which the clock of a seat is stopped, with their reasons: the absences of the player
/// that the table allows, and the pause of the game.
#[derive(Clone, Debug, Default)]
pub struct Calendar {
    stops: Vec<(ClockStopReason, PauseSpan)>,
    /// Time zone of the weekends, if weekends are off.
    weekends: Option<WeekendZone>,
}

/// Time zone in which weekends start and end.
#[derive(Clone, Debug)]
struct WeekendZone {
    zone: TimeZone,
    /// Previous zone and the end of its validity, at which no zone has a weekend.
    former: Option<(TimeZone, Timestamp)>,
}

impl Calendar {
    pub fn new(timing: Timing, absence: Option<&Absence>, pause: Option<PauseSpan>) -> Calendar {
        let holidays = absence.iter().filter(|_| timing.holidays).flat_map(|a| &a.holidays);
        let holidays = holidays.map(|taken| PauseSpan { from: taken.from, until: taken.until });
        let stops = holidays.map(|stop| (ClockStopReason::Holiday, stop));
        let weekend_absence = absence.filter(|absence| timing.weekends && absence.weekends_off);
        Calendar {
            stops: stops.chain(pause.map(|stop| (ClockStopReason::Pause, stop))).collect(),
            weekends: weekend_absence.map(WeekendZone::new),
        }
    }

    /// Returns the reasons for which the clock is stopped at a time, each with its end.
    pub fn stops_at(&self, at: Timestamp) -> Vec<(ClockStopReason, Timestamp)> {
        let stops = self.stops.iter().copied().chain(self.weekend(at));
        let active = stops.filter(|(_, stop)| stop.from <= at && at < stop.until);
        active.map(|(reason, stop)| (reason, stop.until)).collect()
    }

    /// Time at which a clock that starts at `since` has run for `running`. The clock is never
    /// stopped at that time.
    pub fn time_after_running(&self, since: Timestamp, mut running: SignedDuration) -> Timestamp {
        let mut at = self.next_running_at(since);
        while let Some(stop) = self.next_stop(at) {
            let until_stop = stop.duration_since(at);
            if running < until_stop {
                break;
            }
            running -= until_stop;
            at = self.next_running_at(stop);
        }
        // Saturates only beyond the year 9999.
        at.saturating_add(running).unwrap_or(Timestamp::MAX)
    }

    /// Time that a clock runs between two times.
    pub fn running_time(&self, from: Timestamp, to: Timestamp) -> SignedDuration {
        let mut running = SignedDuration::ZERO;
        let mut at = self.next_running_at(from);
        while at < to {
            let stop = self.next_stop(at).map_or(to, |stop| stop.min(to));
            running += stop.duration_since(at);
            at = self.next_running_at(stop);
        }
        running
    }

    /// First time from `at` on at which the clock runs.
    pub fn next_running_at(&self, mut at: Timestamp) -> Timestamp {
        while let Some((_, until)) = self.stops_at(at).into_iter().max_by_key(|(_, until)| *until) {
            at = until;
        }
        at
    }

    /// Time at which a clock that runs at `at` is stopped next.
    fn next_stop(&self, at: Timestamp) -> Option<Timestamp> {
        let stops = self.stops.iter().copied().chain(self.weekend(at));
        stops.map(|(_, stop)| stop.from).filter(|from| *from > at).min()
    }

    /// Current weekend at `at`, or the next one.
    fn weekend(&self, at: Timestamp) -> Option<(ClockStopReason, PauseSpan)> {
        let WeekendZone { zone, former } = self.weekends.as_ref()?;
        let stop = match former {
            Some((former, until)) if at < *until => {
                let stop = weekend_in(former, at).filter(|stop| stop.from < *until);
                stop.or_else(|| weekend_in(zone, *until))
            }
            _ => weekend_in(zone, at),
        };
        Some((ClockStopReason::Weekend, stop?))
    }
}

impl WeekendZone {
    fn new(absence: &Absence) -> WeekendZone {
        let former = absence.former_zone.as_ref();
        WeekendZone {
            zone: absence.zone(),
            former: former.map(|former| (former.zone(), former.until)),
        }
    }
}

/// Current weekend of a zone at `at`, or the next one.
fn weekend_in(zone: &TimeZone, at: Timestamp) -> Option<PauseSpan> {
    let local = at.to_zoned(zone.clone());
    let days = match local.weekday() {
        Weekday::Sunday => -1,
        weekday => i64::from(weekday.until(Weekday::Saturday)),
    };
    let midnight = |days: i64| -> Option<Zoned> {
        let day = local.date().checked_add(days.days()).ok()?;
        day.to_zoned(local.time_zone().clone()).ok()
    };
    Some(PauseSpan { from: midnight(days)?.timestamp(), until: midnight(days + 2)?.timestamp() })
}
