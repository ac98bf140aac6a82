use jiff::{SignedDuration, Timestamp};
use serde::{Deserialize, Serialize};

use crate::rules::Seat;

use super::{Pace, Timing};

/// What the clocks of a game have counted, per seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clocks {
    seats: Vec<SeatClock>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SeatClock {
    /// What is left in the bank, in milliseconds; 0 without a bank.
    bank_ms: i64,
    /// How often on end the time was up.
    timeouts: u8,
}

/// A seat that is waited for.
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
        Clocks { seats: vec![SeatClock { bank_ms, timeouts: 0 }; players.into()] }
    }

    /// The seat has decided by itself, at `now`.
    pub fn decided(&mut self, timing: Timing, wait: Wait, now: Timestamp) {
        self.charge(timing, wait, now);
        if let Some(clock) = self.seats.get_mut(wait.seat.index()) {
            clock.timeouts = 0;
        }
    }

    /// The time of the seat was up; how often on end, this time included.
    pub fn timed_out(&mut self, timing: Timing, wait: Wait, now: Timestamp) -> u8 {
        self.charge(timing, wait, now);
        self.seats.get_mut(wait.seat.index()).map_or(0, |clock| {
            clock.timeouts = clock.timeouts.saturating_add(1);
            clock.timeouts
        })
    }

    /// The seat has come back: what it missed is forgotten.
    pub fn returned(&mut self, seat: Seat) {
        if let Some(clock) = self.seats.get_mut(seat.index()) {
            clock.timeouts = 0;
        }
    }

    /// Begins to wait; until when, if not for ever.
    pub fn wait(&mut self, timing: Timing, wait: Wait) -> Option<Timestamp> {
        let clock = self.seats.get_mut(wait.seat.index())?;
        let allowed = match timing.pace {
            Pace::Untimed {} => return None,
            Pace::PerTurn { seconds } => SignedDuration::from_secs(seconds.into()),
            Pace::Bank { increment_seconds, cap_seconds, grace_seconds, .. } => {
                let [increment, cap, grace] = [increment_seconds, cap_seconds, grace_seconds]
                    .map(|seconds| 1000 * i64::from(seconds));
                clock.bank_ms = (clock.bank_ms + increment).min(cap);
                SignedDuration::from_millis(grace + clock.bank_ms)
            }
        };
        // Saturates only beyond the year 9999.
        Some(wait.since.saturating_add(allowed).unwrap_or(Timestamp::MAX))
    }

    /// What is left in the bank of a seat that is not waited for; none without a bank.
    pub fn bank(&self, timing: Timing, seat: Seat) -> Option<SignedDuration> {
        let clock = self.seats.get(seat.index())?;
        matches!(timing.pace, Pace::Bank { .. }).then(|| SignedDuration::from_millis(clock.bank_ms))
    }

    fn charge(&mut self, timing: Timing, wait: Wait, now: Timestamp) {
        let Pace::Bank { grace_seconds, .. } = timing.pace else { return };
        let waited =
            now.duration_since(wait.since) - SignedDuration::from_secs(grace_seconds.into());
        let cost = i64::try_from(waited.as_millis()).unwrap_or(i64::MAX).max(0);
        if let Some(clock) = self.seats.get_mut(wait.seat.index()) {
            clock.bank_ms = clock.bank_ms.saturating_sub(cost).max(0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::OnTimeout;

    const HOUR: i64 = 3600;

    fn timing(pace: Pace) -> Timing {
        Timing { pace, on_timeout: OnTimeout::TakeOver {}, may_return: true }
    }

    /// Ten hours at the start, two for each decision up to eleven, one that is free.
    fn banked() -> Timing {
        timing(Pace::Bank {
            initial_seconds: 36_000,
            increment_seconds: 7200,
            cap_seconds: 39_600,
            grace_seconds: 3600,
        })
    }

    fn at(seconds: i64) -> Timestamp {
        Timestamp::from_second(1_800_000_000 + seconds).expect("a time")
    }

    fn wait(seconds: i64) -> Wait {
        Wait { seat: Seat::new(1).expect("a seat"), since: at(seconds) }
    }

    #[test]
    fn without_a_pace_there_is_no_deadline() {
        let timing = Timing::default();
        assert_eq!(Clocks::new(timing, 2).wait(timing, wait(0)), None);
    }

    #[test]
    fn each_turn_has_the_same_time() {
        let timing = timing(Pace::PerTurn { seconds: 86_400 });
        let mut clocks = Clocks::new(timing, 2);
        assert_eq!(clocks.wait(timing, wait(0)), Some(at(86_400)));
        clocks.decided(timing, wait(0), at(80_000));
        assert_eq!(clocks.wait(timing, wait(90_000)), Some(at(176_400)));
    }

    #[test]
    fn the_first_hour_is_free_and_the_rest_comes_out_of_the_bank() {
        let timing = banked();
        let mut clocks = Clocks::new(timing, 2);
        // Ten hours and two are capped at eleven; one is free.
        assert_eq!(clocks.wait(timing, wait(0)), Some(at(12 * HOUR)));
        clocks.decided(timing, wait(0), at(HOUR));
        assert_eq!(clocks.bank(timing, wait(0).seat), Some(SignedDuration::from_hours(11)));
        assert_eq!(clocks.wait(timing, wait(2 * HOUR)), Some(at(14 * HOUR)));
        clocks.decided(timing, wait(2 * HOUR), at(8 * HOUR));
        assert_eq!(clocks.bank(timing, wait(0).seat), Some(SignedDuration::from_hours(6)));
        assert_eq!(clocks.wait(timing, wait(10 * HOUR)), Some(at(19 * HOUR)));
    }

    #[test]
    fn an_empty_bank_still_leaves_the_increment_and_the_grace() {
        let timing = banked();
        let mut clocks = Clocks::new(timing, 2);
        clocks.wait(timing, wait(0));
        assert_eq!(clocks.timed_out(timing, wait(0), at(100 * HOUR)), 1);
        assert_eq!(clocks.wait(timing, wait(100 * HOUR)), Some(at(103 * HOUR)));
        assert_eq!(clocks.timed_out(timing, wait(100 * HOUR), at(103 * HOUR)), 2);
        clocks.decided(timing, wait(103 * HOUR), at(103 * HOUR));
        assert_eq!(clocks.timed_out(timing, wait(104 * HOUR), at(110 * HOUR)), 1);
        clocks.returned(wait(0).seat);
        assert_eq!(clocks.timed_out(timing, wait(110 * HOUR), at(120 * HOUR)), 1);
    }

    #[test]
    fn a_clock_that_went_backwards_gives_nothing_and_takes_nothing() {
        let timing = banked();
        let mut clocks = Clocks::new(timing, 2);
        clocks.wait(timing, wait(0));
        clocks.decided(timing, wait(0), at(-50 * HOUR));
        assert_eq!(clocks.bank(timing, wait(0).seat), Some(SignedDuration::from_hours(11)));
    }

    #[test]
    fn the_house_takes_over_after_so_many_timeouts_on_end() {
        let play_for = OnTimeout::PlayFor { take_over_after: 3 };
        assert_eq!([1, 2, 3, 4].map(|n| play_for.takes_over(n)), [false, false, true, true]);
        assert!(OnTimeout::TakeOver {}.takes_over(1));
    }
}
