use kingdomino::{Fact, GameState, Seat};
use std::collections::HashMap;

use super::calendar::{StoppedClocks, hour_of};
use super::cast::Actor;
use kingdomail::domain::PlayerId;
use kingdomail::domain::event_log::{StoredEvent, TableEvent, fold};

/// Replays the events of a game and counts, hour by hour, the clock time of each wait.
pub struct Audit<'a> {
    pub stopped: &'a StoppedClocks,
    pub actors: &'a HashMap<PlayerId, Actor>,
    /// Hours per decision.
    pub allowed: i64,
    pauses: Vec<(i64, i64)>,
    /// Players by seat.
    seats: Vec<PlayerId>,
    wait: Option<Wait>,
    /// Elapsed clock time at each decision, by version.
    elapsed: HashMap<i32, i64>,
    pub timeouts: usize,
    pub undone: usize,
}

#[derive(Clone, Copy, Debug)]
struct Wait {
    seat: Seat,
    since: i64,
    elapsed_before: i64,
}

impl<'a> Audit<'a> {
    pub fn new(
        stopped: &'a StoppedClocks,
        actors: &'a HashMap<PlayerId, Actor>,
        allowed: i64,
        events: &[StoredEvent],
    ) -> Audit<'a> {
        let mut pauses: Vec<(i64, i64)> = Vec::new();
        for event in events {
            match (&event.fact, pauses.last_mut()) {
                (TableEvent::Paused { until }, last) => {
                    // A newly agreed pause replaces the previous one.
                    if let Some((_, before)) = last {
                        *before = hour_of(event.at).min(*before);
                    }
                    pauses.push((hour_of(event.at), hour_of(*until)));
                }
                (TableEvent::Resumed {}, Some((_, until))) => *until = hour_of(event.at),
                _ => {}
            }
        }
        let (seats, elapsed) = (Vec::new(), HashMap::new());
        let (timeouts, undone) = (0, 0);
        Audit { stopped, actors, allowed, pauses, seats, wait: None, elapsed, timeouts, undone }
    }

    /// Asserts that every timeout happened exactly when the time was up.
    pub fn replay(&mut self, events: &[StoredEvent]) {
        let mut state: Option<GameState> = None;
        for (index, event) in events.iter().enumerate() {
            match event.fact {
                TableEvent::Play(_) | TableEvent::LineDealt { .. } => {
                    let happened = event.rules_event().expect("an event of the rules");
                    self.record_answer(event, happened.fact);
                    state.iter_mut().for_each(|state| kingdomino::evolve(state, &happened));
                }
                TableEvent::Undone { to_version } => {
                    let kept = usize::try_from(to_version.number()).expect("a version");
                    state = fold(&events[..kept]).state;
                    self.record_undo(event, to_version.number() + 1);
                }
                TableEvent::SeatHandedOver { from, to } => {
                    let handed_over = self.elapsed_hours(hour_of(event.at));
                    if let (Some(wait), Some(elapsed)) = (&mut self.wait, handed_over) {
                        *wait = Wait { since: hour_of(event.at), elapsed_before: elapsed, ..*wait };
                    }
                    let seat = self.seats.iter_mut().find(|player| **player == from);
                    *seat.expect("who had it") = to;
                }
                TableEvent::GameStarted { ref seats, .. } => {
                    self.seats.clone_from(seats);
                    state = fold(&events[..=index]).state;
                }
                _ => {}
            }
            let awaited =
                state.as_ref().and_then(GameState::awaiting).map(|awaiting| awaiting.seat);
            if self.wait.map(|wait| wait.seat) != awaited {
                let since = hour_of(event.at);
                self.wait = awaited.map(|seat| Wait { seat, since, elapsed_before: 0 });
            }
        }
    }

    fn record_answer(&mut self, event: &StoredEvent, fact: Fact) {
        let Some(wait) = self.wait else { return };
        if event.seat != Some(wait.seat) || fact == (Fact::SeatTakenBack {}) {
            return;
        }
        let elapsed = self.elapsed_hours(hour_of(event.at)).expect("a wait");
        if fact == (Fact::TimedOut {}) {
            assert_eq!(
                elapsed,
                self.allowed,
                "{} at {}: {}",
                event.version,
                event.at,
                self.describe(event)
            );
            self.timeouts += 1;
        } else {
            // A stopped clock cannot time out, even if all of its time has elapsed.
            let longest = self.allowed - i64::from(!self.is_clock_stopped(hour_of(event.at)));
            assert!(
                elapsed <= longest,
                "{} at {}: {}",
                event.version,
                event.at,
                self.describe(event)
            );
        }
        self.elapsed.insert(event.version.number(), elapsed);
        self.wait = None;
    }

    fn describe(&self, event: &StoredEvent) -> String {
        let wait = self.wait.expect("a wait");
        let player = self.seats[wait.seat.index()];
        let stopped: Vec<i64> = (wait.since - 30..hour_of(event.at))
            .filter(|hour| self.stopped.is_stopped(&self.actors[&player], *hour))
            .collect();
        format!(
            "{player}, {wait:?}, stopped {stopped:?}, pauses {:?}, waited {:?}",
            self.pauses, event.elapsed_wait
        )
    }

    fn record_undo(&mut self, event: &StoredEvent, decision: i32) {
        let seat = event.seat.expect("who undid it");
        let now = hour_of(event.at);
        let own = self.wait.filter(|wait| wait.seat == seat);
        let since = own.and_then(|_| self.elapsed_hours(now)).unwrap_or_default();
        let elapsed_before = self.elapsed[&decision] + since;
        self.wait = Some(Wait { seat, since: now, elapsed_before });
        self.undone += 1;
    }

    fn elapsed_hours(&self, now: i64) -> Option<i64> {
        let Wait { since, elapsed_before, .. } = self.wait?;
        let elapsed = (since..now).filter(|hour| !self.is_clock_stopped(*hour)).count();
        Some(elapsed_before + i64::try_from(elapsed).expect("a few hours"))
    }

    /// Returns true if the clock of the awaited player is stopped in the hour that begins at
    /// `hour`.
    fn is_clock_stopped(&self, hour: i64) -> bool {
        let Some(wait) = self.wait else { return false };
        let paused = self.pauses.iter().any(|(from, until)| (*from..*until).contains(&hour));
        let actor = self.actors.get(&self.seats[wait.seat.index()]);
        paused || actor.is_some_and(|actor| self.stopped.is_stopped(actor, hour))
    }
}
