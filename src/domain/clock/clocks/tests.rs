use crate::domain::clock::{OnTimeout, PauseSpan};

use super::*;

const HOUR: i64 = 3600;

fn timing(pace: Pace) -> Timing {
    Timing { pace, on_timeout: OnTimeout::TakeOver {}, ..Timing::default() }
}

/// Bank of 10 hours with an increment of 2 hours, a cap of 11 hours and 1 hour of grace.
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

/// Starts to wait and returns the deadline.
fn start_and_get_deadline(clocks: &mut Clocks, timing: Timing, wait: Wait) -> Option<Timestamp> {
    clocks.start_wait(timing, wait.seat);
    clocks.expires_at(timing, wait, &Calendar::default(), 100)
}

#[test]
fn untimed_game_has_no_deadline() {
    let timing = Timing::default();
    assert_eq!(start_and_get_deadline(&mut Clocks::new(timing, 2), timing, wait(0)), None);
}

#[test]
fn per_turn_pace_resets_each_turn() {
    let timing = timing(Pace::PerTurn { seconds: 86_400 });
    let mut clocks = Clocks::new(timing, 2);
    assert_eq!(start_and_get_deadline(&mut clocks, timing, wait(0)), Some(at(86_400)));
    clocks.record_decision(timing, wait(0), at(80_000), &Calendar::default());
    assert_eq!(start_and_get_deadline(&mut clocks, timing, wait(90_000)), Some(at(176_400)));
}

#[test]
fn bank_pays_after_the_grace_time() {
    let timing = banked();
    let mut clocks = Clocks::new(timing, 2);
    // 10 + 2 hours are capped at 11; the grace time adds 1 hour.
    assert_eq!(start_and_get_deadline(&mut clocks, timing, wait(0)), Some(at(12 * HOUR)));
    clocks.record_decision(timing, wait(0), at(HOUR), &Calendar::default());
    assert_eq!(clocks.bank_balance(timing, wait(0).seat), Some(SignedDuration::from_hours(11)));
    assert_eq!(start_and_get_deadline(&mut clocks, timing, wait(2 * HOUR)), Some(at(14 * HOUR)));
    clocks.record_decision(timing, wait(2 * HOUR), at(8 * HOUR), &Calendar::default());
    assert_eq!(clocks.bank_balance(timing, wait(0).seat), Some(SignedDuration::from_hours(6)));
    assert_eq!(start_and_get_deadline(&mut clocks, timing, wait(10 * HOUR)), Some(at(19 * HOUR)));
}

#[test]
fn empty_bank_leaves_increment_and_grace() {
    let timing = banked();
    let mut clocks = Clocks::new(timing, 2);
    start_and_get_deadline(&mut clocks, timing, wait(0));
    assert_eq!(clocks.record_timeout(timing, wait(0), at(100 * HOUR), &Calendar::default()), 1);
    assert_eq!(start_and_get_deadline(&mut clocks, timing, wait(100 * HOUR)), Some(at(103 * HOUR)));
    assert_eq!(
        clocks.record_timeout(timing, wait(100 * HOUR), at(103 * HOUR), &Calendar::default()),
        2
    );
    clocks.record_decision(timing, wait(103 * HOUR), at(103 * HOUR), &Calendar::default());
    assert_eq!(
        clocks.record_timeout(timing, wait(104 * HOUR), at(110 * HOUR), &Calendar::default()),
        1
    );
    clocks.reset_timeouts(wait(0).seat);
    assert_eq!(
        clocks.record_timeout(timing, wait(110 * HOUR), at(120 * HOUR), &Calendar::default()),
        1
    );
}

#[test]
fn backward_clock_does_not_change_bank() {
    let timing = banked();
    let mut clocks = Clocks::new(timing, 2);
    start_and_get_deadline(&mut clocks, timing, wait(0));
    clocks.record_decision(timing, wait(0), at(-50 * HOUR), &Calendar::default());
    assert_eq!(clocks.bank_balance(timing, wait(0).seat), Some(SignedDuration::from_hours(11)));
}

#[test]
fn house_takes_over_after_consecutive_timeouts() {
    let play_for = OnTimeout::PlayFor { take_over_after: 3 };
    assert_eq!([1, 2, 3, 4].map(|n| play_for.takes_over(n)), [false, false, true, true]);
    assert!(OnTimeout::TakeOver {}.takes_over(1));
}

#[test]
fn calendar_change_keeps_elapsed_time() {
    let timing = timing(Pace::PerTurn { seconds: 36_000 });
    let mut clocks = Clocks::new(timing, 2);
    start_and_get_deadline(&mut clocks, timing, wait(0));
    // 4 of 10 hours have run when a pause of 20 hours begins.
    let pause = PauseSpan { from: at(4 * HOUR), until: at(24 * HOUR) };
    let paused = Calendar::new(timing, None, Some(pause));
    clocks.save_elapsed(wait(0), at(4 * HOUR), &Calendar::default());
    assert_eq!(clocks.expires_at(timing, wait(4 * HOUR), &paused, 100), Some(at(30 * HOUR)));
    assert_eq!(clocks.expires_at(timing, wait(4 * HOUR), &paused, 80), Some(at(28 * HOUR)));
    // The pause ends after 6 hours.
    clocks.save_elapsed(wait(4 * HOUR), at(10 * HOUR), &paused);
    let since = wait(10 * HOUR);
    assert_eq!(clocks.expires_at(timing, since, &Calendar::default(), 100), Some(at(16 * HOUR)));
    assert_eq!(clocks.expires_at(timing, since, &Calendar::default(), 30), Some(at(10 * HOUR)));
    assert_eq!(
        clocks.elapsed(since, at(11 * HOUR), &Calendar::default()),
        SignedDuration::from_hours(5)
    );
    start_and_get_deadline(&mut clocks, timing, wait(11 * HOUR));
    assert_eq!(
        clocks.elapsed(wait(11 * HOUR), at(12 * HOUR), &Calendar::default()),
        SignedDuration::from_hours(1)
    );
}

#[test]
fn stored_clocks_omit_zero_values() {
    let per_turn = Clocks::new(timing(Pace::PerTurn { seconds: 36_000 }), 2);
    let stored = serde_json::to_string(&per_turn).expect("clocks are written");
    assert_eq!(stored, r#"{"seats":[{},{}]}"#);
    let older_json =
        r#"{"seats":[{"bank_ms":0,"timeouts":0},{"bank_ms":36000000,"timeouts":2}],"ran_ms":7}"#;
    let read: Clocks = serde_json::from_str(older_json).expect("clocks are read");
    let stored = serde_json::to_string(&read).expect("clocks are written");
    assert_eq!(stored, r#"{"seats":[{},{"bank_ms":36000000,"timeouts":2}],"ran_ms":7}"#);
    assert_eq!(serde_json::from_str::<Clocks>(&stored).expect("clocks are read"), read);
}
