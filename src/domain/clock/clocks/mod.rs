#[cfg(test)]
mod tests;

use jiff::{SignedDuration, Timestamp};
use kingdomino::Seat;
use serde::{Deserialize, Serialize};

use super::calendar::Calendar;
use super::pace::Pace;
use super::timing::Timing;

/// What the clocks of a game have counted. They are kept with each request, so what is zero is not written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clocks {
    seats: Vec<SeatClock>,
    /// How long the clock of who is waited for had run before the moment from which it is counted now, in milliseconds.
    #[serde(default, skip_serializing_if = "is_zero")]
    ran_ms: i64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SeatClock {
    /// What is left in the bank, in milliseconds; 0 without a bank.
    #[serde(default, skip_serializing_if = "is_zero")]
    bank_ms: i64,
    /// How often on end the time was up.
    #[serde(default, skip_serializing_if = "is_none")]
    timeouts: u8,
    /// For how many waits to come the bank was filled already: a decision that brought them was taken back.
    #[serde(default, skip_serializing_if = "is_none")]
    filled: u8,
}

/// A seat that is waited for, and from when on its clock is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wait {
    pub seat: Seat,
    pub since: Timestamp,
}

impl Clocks {
    /// At the start of a game of so many players.
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

    /// Begins to wait for a decision of the seat: a bank is filled for it, unless it was already.
    pub fn begin(&mut self, timing: Timing, seat: Seat) {
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

    /// The seat is not waited for any more, because the decision that brought its wait is taken back.
    pub fn give_up(&mut self, timing: Timing, seat: Seat) {
        if let Pace::Bank { .. } = timing.pace
            && let Some(clock) = self.seats.get_mut(seat.index())
        {
            clock.filled = clock.filled.saturating_add(1);
        }
    }

    /// Waits again for a decision of the seat, for which the clock had run so long, and runs on for what has run `since`.
    /// What a bank has paid is paid: of the time before only the free part is counted.
    pub fn wait_again(
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
                self.pay(seat, ran - grace);
                ran.min(grace)
            }
            Pace::Untimed {} | Pace::PerTurn { .. } => ran + since,
        };
        self.ran_ms = milliseconds(ran);
        self.returned(seat);
    }

    /// Keeps in mind what has run until `now`, so that it can be counted from then on by another calendar.
    pub fn keep(&mut self, wait: Wait, now: Timestamp, calendar: &Calendar) {
        self.ran_ms = milliseconds(self.ran(wait, now, calendar));
    }

    /// How long the clock of who is waited for has run at `now`.
    pub fn ran(&self, wait: Wait, now: Timestamp, calendar: &Calendar) -> SignedDuration {
        SignedDuration::from_millis(self.ran_ms) + calendar.running(wait.since, now)
    }

    /// When a part of the time of who is waited for is up, in hundredths; never without a pace.
    pub fn up(
        &self,
        timing: Timing,
        wait: Wait,
        calendar: &Calendar,
        hundredths: i32,
    ) -> Option<Timestamp> {
        let allowed = match timing.pace {
            Pace::Untimed {} => return None,
            Pace::PerTurn { seconds } => SignedDuration::from_secs(seconds.into()),
            Pace::Bank { grace_seconds, .. } => {
                let bank_ms = self.seats.get(wait.seat.index())?.bank_ms;
                SignedDuration::from_millis(1000 * i64::from(grace_seconds) + bank_ms)
            }
        };
        let left = allowed * hundredths / 100 - SignedDuration::from_millis(self.ran_ms);
        Some(calendar.after(wait.since, left.max(SignedDuration::ZERO)))
    }

    /// The seat has decided by itself, at `now`.
    pub fn decided(&mut self, timing: Timing, wait: Wait, now: Timestamp, calendar: &Calendar) {
        self.charge(timing, wait, now, calendar);
        self.returned(wait.seat);
    }

    /// The time of the seat was up; how often on end, this time included.
    pub fn timed_out(
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

    /// The seat is there: what it missed is forgotten.
    pub fn returned(&mut self, seat: Seat) {
        if let Some(clock) = self.seats.get_mut(seat.index()) {
            clock.timeouts = 0;
        }
    }

    /// What is left in the bank of a seat that is not waited for; none without a bank.
    pub fn bank(&self, timing: Timing, seat: Seat) -> Option<SignedDuration> {
        let clock = self.seats.get(seat.index())?;
        matches!(timing.pace, Pace::Bank { .. }).then(|| SignedDuration::from_millis(clock.bank_ms))
    }

    fn charge(&mut self, timing: Timing, wait: Wait, now: Timestamp, calendar: &Calendar) {
        let Pace::Bank { grace_seconds, .. } = timing.pace else { return };
        let ran = self.ran(wait, now, calendar);
        self.pay(wait.seat, ran - SignedDuration::from_secs(grace_seconds.into()));
    }

    fn pay(&mut self, seat: Seat, cost: SignedDuration) {
        if let Some(clock) = self.seats.get_mut(seat.index()) {
            clock.bank_ms = clock.bank_ms.saturating_sub(milliseconds(cost).max(0)).max(0);
        }
    }
}

fn milliseconds(duration: SignedDuration) -> i64 {
    i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "as serde calls it")]
fn is_zero(milliseconds: &i64) -> bool {
    *milliseconds == 0
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "as serde calls it")]
fn is_none(count: &u8) -> bool {
    *count == 0
}
