#[cfg(test)]
mod tests;

use jiff::civil::Weekday;
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp, ToSpan, Zoned};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::absence::Absence;
use super::timing::Timing;

/// Why a clock stands.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// The player is on holiday.
    Holiday,
    /// It is the weekend where the player lives.
    Weekend,
    /// All seats agreed on a pause.
    Pause,
}

/// A time during which a clock stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PauseSpan {
    pub from: Timestamp,
    /// The first moment after it.
    pub until: Timestamp,
}

/// When the clock of a seat stands, and for what: all that the table allows of the player's absence, and the pause.
#[derive(Clone, Debug, Default)]
pub struct Calendar {
    stops: Vec<(Reason, PauseSpan)>,
    /// Where the weekends begin, if they are free.
    weekends: Option<Weekends>,
}

/// The zone in which weekends begin and end.
#[derive(Clone, Debug)]
struct Weekends {
    zone: TimeZone,
    /// The zone before it, and until when, at which no zone has a weekend.
    former: Option<(TimeZone, Timestamp)>,
}

impl Calendar {
    pub fn new(timing: Timing, absence: Option<&Absence>, pause: Option<PauseSpan>) -> Calendar {
        let holidays = absence.iter().filter(|_| timing.holidays).flat_map(|a| &a.holidays);
        let holidays = holidays.map(|taken| PauseSpan { from: taken.from, until: taken.until });
        let stops = holidays.map(|stop| (Reason::Holiday, stop));
        let free = absence.filter(|absence| timing.weekends && absence.weekends_off);
        Calendar {
            stops: stops.chain(pause.map(|stop| (Reason::Pause, stop))).collect(),
            weekends: free.map(Weekends::of),
        }
    }

    /// What the clock stands for at a moment, and until when, each reason by itself.
    pub fn standing(&self, at: Timestamp) -> Vec<(Reason, Timestamp)> {
        let stops = self.stops.iter().copied().chain(self.weekend(at));
        let standing = stops.filter(|(_, stop)| stop.from <= at && at < stop.until);
        standing.map(|(reason, stop)| (reason, stop.until)).collect()
    }

    /// When a clock that starts at `since` has run for so long. Never a moment at which it stands.
    pub fn after(&self, since: Timestamp, mut running: SignedDuration) -> Timestamp {
        let mut at = self.runs_from(since);
        while let Some(stop) = self.next_stop(at) {
            let until_then = stop.duration_since(at);
            if running < until_then {
                break;
            }
            running -= until_then;
            at = self.runs_from(stop);
        }
        // Saturates only beyond the year 9999.
        at.saturating_add(running).unwrap_or(Timestamp::MAX)
    }

    /// For how long a clock runs between two moments.
    pub fn running(&self, from: Timestamp, to: Timestamp) -> SignedDuration {
        let mut running = SignedDuration::ZERO;
        let mut at = self.runs_from(from);
        while at < to {
            let stop = self.next_stop(at).map_or(to, |stop| stop.min(to));
            running += stop.duration_since(at);
            at = self.runs_from(stop);
        }
        running
    }

    /// The first moment from `at` on at which the clock runs.
    pub fn runs_from(&self, mut at: Timestamp) -> Timestamp {
        while let Some((_, until)) = self.standing(at).into_iter().max_by_key(|(_, until)| *until) {
            at = until;
        }
        at
    }

    /// When a clock that runs at `at` stands next.
    fn next_stop(&self, at: Timestamp) -> Option<Timestamp> {
        let stops = self.stops.iter().copied().chain(self.weekend(at));
        stops.map(|(_, stop)| stop.from).filter(|from| *from > at).min()
    }

    /// The weekend in which `at` is, or the next one.
    fn weekend(&self, at: Timestamp) -> Option<(Reason, PauseSpan)> {
        let Weekends { zone, former } = self.weekends.as_ref()?;
        let stop = match former {
            Some((former, until)) if at < *until => {
                let stop = weekend_in(former, at).filter(|stop| stop.from < *until);
                stop.or_else(|| weekend_in(zone, *until))
            }
            _ => weekend_in(zone, at),
        };
        Some((Reason::Weekend, stop?))
    }
}

impl Weekends {
    fn of(absence: &Absence) -> Weekends {
        let former = absence.former_zone.as_ref();
        Weekends {
            zone: absence.zone(),
            former: former.map(|former| (former.zone(), former.until)),
        }
    }
}

/// The weekend of a zone in which `at` is, or the next one.
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
