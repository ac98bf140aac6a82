//! Quiet hours of a player, during which notifications are held.

#[cfg(test)]
mod tests;

use jiff::civil::Time;
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp, ToSpan, Zoned};
use serde::{Deserialize, Serialize};

use super::calendar::PauseSpan;

/// Daily period without notifications to a player. It can span midnight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct QuietHours {
    pub from: Time,
    /// End of the period, exclusive.
    pub until: Time,
    /// If true, messages that become obsolete before the end of the period are held, too.
    #[serde(default, skip_serializing_if = "is_false")]
    pub strict: bool,
}

/// Quiet hours in the time zone of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LocalQuietHours {
    pub hours: QuietHours,
    pub zone: TimeZone,
}

/// Minimum time between the end of the quiet hours and the deadline of a message that is held.
const MIN_TIME_TO_ACT: SignedDuration = SignedDuration::from_mins(15);
/// Time before the quiet hours at which reminders are sent that would otherwise fall into them.
const REMINDER_LEAD_TIME: SignedDuration = SignedDuration::from_mins(30);

impl LocalQuietHours {
    /// Returns the quiet hours that contain a time.
    pub fn period_at(&self, at: Timestamp) -> Option<PauseSpan> {
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

    /// Returns the time until which a message due at `at` is held. Returns `None` for a message
    /// that is sent immediately: outside of the quiet hours, or if too little time would remain
    /// until the `deadline`, unless the quiet hours are strict.
    pub fn held_until(&self, at: Timestamp, deadline: Option<Timestamp>) -> Option<Timestamp> {
        let quiet = self.period_at(at)?;
        (self.hours.strict || !leaves_no_time_to_act(deadline, quiet)).then_some(quiet.until)
    }

    /// Returns a time shortly before the quiet hours for a reminder due at `at`, if `at` is in the
    /// quiet hours and the `deadline` leaves no time to act after them. Returns `None` if the wait
    /// began later, at `since`: the start of the wait has its own notification.
    pub fn early_reminder_at(
        &self,
        at: Timestamp,
        deadline: Timestamp,
        since: Timestamp,
    ) -> Option<Timestamp> {
        let quiet =
            self.period_at(at).filter(|quiet| leaves_no_time_to_act(Some(deadline), *quiet))?;
        let remind_at = quiet.from.checked_sub(REMINDER_LEAD_TIME).ok()?;
        (remind_at > since).then_some(remind_at)
    }
}

fn leaves_no_time_to_act(deadline: Option<Timestamp>, quiet: PauseSpan) -> bool {
    deadline.is_some_and(|deadline| deadline.duration_since(quiet.until) < MIN_TIME_TO_ACT)
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_false(flag: &bool) -> bool {
    !*flag
}
