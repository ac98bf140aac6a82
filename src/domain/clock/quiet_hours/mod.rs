#[cfg(test)]
mod tests;

use jiff::civil::Time;
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp, ToSpan, Zoned};
use serde::{Deserialize, Serialize};

use super::calendar::PauseSpan;

/// The time of the day in which a player is left in peace. It may pass midnight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct QuietHours {
    pub from: Time,
    /// The first moment after it.
    pub until: Time,
    /// Whether also that waits for their end which is out of date by then.
    #[serde(default, skip_serializing_if = "is_false")]
    pub strict: bool,
}

/// The quiet hours of a player who lives in a time zone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LocalQuietHours {
    pub hours: QuietHours,
    pub zone: TimeZone,
}

/// Who has less time than this after the quiet hours is told before their end.
const TIME_TO_ACT: SignedDuration = SignedDuration::from_mins(15);
/// So long before the quiet hours a reminder comes that would fall into them.
const AHEAD: SignedDuration = SignedDuration::from_mins(30);

impl LocalQuietHours {
    /// The quiet hours in which a moment lies.
    pub fn around(&self, at: Timestamp) -> Option<PauseSpan> {
        let QuietHours { from, until, .. } = self.hours;
        let today = at.to_zoned(self.zone.clone()).date();
        let at_time = |day: jiff::civil::Date, time: Time| -> Option<Zoned> {
            day.to_datetime(time).to_zoned(self.zone.clone()).ok()
        };
        let days = [today.checked_sub(1.day()), Ok(today)].into_iter().flatten();
        let mut stops = days.filter_map(|day| {
            let last = if from > until { day.checked_add(1.day()).ok()? } else { day };
            let (begin, end) = (at_time(day, from)?, at_time(last, until)?);
            Some(PauseSpan { from: begin.timestamp(), until: end.timestamp() })
        });
        stops.find(|stop| stop.from <= at && at < stop.until)
    }

    /// Until when something that is to be told at `at` waits; none for what is told at once: outside of the quiet hours, and
    /// where waiting would leave no time until the `deadline`, unless the quiet hours are strict.
    pub fn hold(&self, at: Timestamp, deadline: Option<Timestamp>) -> Option<Timestamp> {
        let quiet = self.around(at)?;
        (self.hours.strict || !is_lost(deadline, quiet)).then_some(quiet.until)
    }

    /// When to remind of a deadline instead of at `at`, if that lies in the quiet hours and so does the deadline: before them,
    /// but not before the wait began `since`, which the player was told of then.
    pub fn remind_ahead(
        &self,
        at: Timestamp,
        deadline: Timestamp,
        since: Timestamp,
    ) -> Option<Timestamp> {
        let quiet = self.around(at).filter(|quiet| is_lost(Some(deadline), *quiet))?;
        let ahead = quiet.from.checked_sub(AHEAD).ok()?;
        (ahead > since).then_some(ahead)
    }
}

fn is_lost(deadline: Option<Timestamp>, quiet: PauseSpan) -> bool {
    deadline.is_some_and(|deadline| deadline.duration_since(quiet.until) < TIME_TO_ACT)
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "as serde calls it")]
fn is_false(flag: &bool) -> bool {
    !*flag
}
