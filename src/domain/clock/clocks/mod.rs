//! Clocks of a game: time banks, running waits and consecutive timeouts.

#[cfg(test)]
mod tests;

use jiff::{SignedDuration, Timestamp};
use kingdomino::Seat;
use serde::{Deserialize, Serialize};

use super::calendar::Calendar;
use super::pace::{Pace, Timing};

/// State of the clocks of a game. It is stored with each request, so zero values are omitted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clocks {
    seats: Vec<SeatClock>,
    /// Time that the clock of the awaited seat had already run before [`Wait::since`], in
    /// milliseconds.
    #[serde(default, skip_serializing_if = "is_zero")]
    ran_ms: i64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SeatClock {
    /// Time left in the bank, in milliseconds; 0 without a bank.
    #[serde(default, skip_serializing_if = "is_zero")]
    bank_ms: i64,
    /// Number of consecutive timeouts.
    #[serde(default, skip_serializing_if = "is_zero_count")]
    timeouts: u8,
    /// Number of future waits for which the bank was already filled, because the decision that led
    /// to them was undone.
    #[serde(default, skip_serializing_if = "is_zero_count")]
    filled: u8,
}

/// Wait for a decision of a seat, with the time from which its clock is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wait {
    pub seat: Seat,
    pub since: Timestamp,
}

impl Clocks {
    /// Clocks at the start of a game with this number of players.
    pub fn new(timing: Timing, players: u8) -> Clocks {
        let bank_ms = match timing.pace {
            Pace::Bank { initial_seconds, .. } => 1000 * i64::from(initial_seconds),
            Pace::Untimed {} | Pace::PerTurn { .. } => 0,
        };
        Clocks {
            seats: vec![SeatClock { bank_ms, timeouts: 0, filled: 0 }; players.into()],
            ran_ms: 0,
        }
    }

    /// Starts to wait for a decision of the seat. Adds the increment to its bank, unless it was
    /// already added.
    pub fn start_wait(&mut self, timing: Timing, seat: Seat) {
        self.ran_ms = 0;
        if let Pace::Bank { increment_seconds, cap_seconds, .. } = timing.pace
            && let Some(clock) = self.seats.get_mut(seat.index())
        {
            let [increment, cap] =
                [increment_seconds, cap_seconds].map(|seconds| 1000 * i64::from(seconds));
            match clock.filled.checked_sub(1) {
                Some(left) => clock.filled = left,
                None => clock.bank_ms = (clock.bank_ms + increment).min(cap),
            }
        }
    }

    /// Stops waiting for the seat, because the decision that led to the wait was undone.
    pub fn cancel_wait(&mut self, timing: Timing, seat: Seat) {
        if let Pace::Bank { .. } = timing.pace
            && let Some(clock) = self.seats.get_mut(seat.index())
        {
            clock.filled = clock.filled.saturating_add(1);
        }
    }

    /// Waits for a decision of the seat again after an undo. `ran` is the time that the clock had
    /// run before the decision, and `since` the time since then. Time already taken from a bank
    /// stays taken, so at most the grace period of `ran` is counted.
    pub fn resume_wait_after_undo(
        &mut self,
        timing: Timing,
        seat: Seat,
        ran: SignedDuration,
        since: SignedDuration,
    ) {
        let ran = match timing.pace {
            Pace::Bank { grace_seconds, .. } => {
                let grace = SignedDuration::from_secs(grace_seconds.into());
                let ran = ran.min(grace) + since;
                self.debit_bank(seat, ran - grace);
                ran.min(grace)
            }
            Pace::Untimed {} | Pace::PerTurn { .. } => ran + since,
        };
        self.ran_ms = milliseconds(ran);
        self.reset_timeouts(seat);
    }

    /// Stores the time that has run until `now`, so that another calendar can apply from then on.
    pub fn save_elapsed(&mut self, wait: Wait, now: Timestamp, calendar: &Calendar) {
        self.ran_ms = milliseconds(self.elapsed(wait, now, calendar));
    }

    /// Returns the time that the clock of the awaited seat has run at `now`.
    pub fn elapsed(&self, wait: Wait, now: Timestamp, calendar: &Calendar) -> SignedDuration {
        SignedDuration::from_millis(self.ran_ms) + calendar.running_time(wait.since, now)
    }

    /// Returns the time at which `percent` % of the allowed time have run; `None` for an
    /// untimed game.
    pub fn expires_at(
        &self,
        timing: Timing,
        wait: Wait,
        calendar: &Calendar,
        percent: i32,
    ) -> Option<Timestamp> {
        let allowed = match timing.pace {
            Pace::Untimed {} => return None,
            Pace::PerTurn { seconds } => SignedDuration::from_secs(seconds.into()),
            Pace::Bank { grace_seconds, .. } => {
                let bank_ms = self.seats.get(wait.seat.index())?.bank_ms;
                SignedDuration::from_millis(1000 * i64::from(grace_seconds) + bank_ms)
            }
        };
        let left = allowed * percent / 100 - SignedDuration::from_millis(self.ran_ms);
        Some(calendar.time_after_running(wait.since, left.max(SignedDuration::ZERO)))
    }

    /// Records a decision of the player at `now`.
    pub fn record_decision(
        &mut self,
        timing: Timing,
        wait: Wait,
        now: Timestamp,
        calendar: &Calendar,
    ) {
        self.charge(timing, wait, now, calendar);
        self.reset_timeouts(wait.seat);
    }

    /// Records a timeout of the seat and returns its number of consecutive timeouts.
    pub fn record_timeout(
        &mut self,
        timing: Timing,
        wait: Wait,
        now: Timestamp,
        calendar: &Calendar,
    ) -> u8 {
        self.charge(timing, wait, now, calendar);
        self.seats.get_mut(wait.seat.index()).map_or(0, |clock| {
            clock.timeouts = clock.timeouts.saturating_add(1);
            clock.timeouts
        })
    }

    /// Resets the number of consecutive timeouts, because the player is back.
    pub fn reset_timeouts(&mut self, seat: Seat) {
        if let Some(clock) = self.seats.get_mut(seat.index()) {
            clock.timeouts = 0;
        }
    }

    /// Returns the time in the bank of a seat that is not awaited; `None` without a bank.
    pub fn bank_balance(&self, timing: Timing, seat: Seat) -> Option<SignedDuration> {
        let clock = self.seats.get(seat.index())?;
        matches!(timing.pace, Pace::Bank { .. }).then(|| SignedDuration::from_millis(clock.bank_ms))
    }

    fn charge(&mut self, timing: Timing, wait: Wait, now: Timestamp, calendar: &Calendar) {
        let Pace::Bank { grace_seconds, .. } = timing.pace else { return };
        let ran = self.elapsed(wait, now, calendar);
        self.debit_bank(wait.seat, ran - SignedDuration::from_secs(grace_seconds.into()));
    }

    fn debit_bank(&mut self, seat: Seat, cost: SignedDuration) {
        if let Some(clock) = self.seats.get_mut(seat.index()) {
            clock.bank_ms = clock.bank_ms.saturating_sub(milliseconds(cost).max(0)).max(0);
        }
    }
}

fn milliseconds(duration: SignedDuration) -> i64 {
    i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_zero(milliseconds: &i64) -> bool {
    *milliseconds == 0
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_zero_count(count: &u8) -> bool {
    *count == 0
}
