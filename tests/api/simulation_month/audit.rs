use kingdomino::{Fact, GameState, Seat};
use std::collections::HashMap;

use super::calendar::{Stood, hour_of};
use super::cast::Actor;
use kingdomail::domain::PlayerId;
use kingdomail::domain::event_log::{StoredEvent, TableEvent, fold};

/// Replays the events of a game and counts, hour by hour, the clock time of each wait.
pub struct Audit<'a> {
    pub stood: &'a Stood,
    pub actors: &'a HashMap<PlayerId, Actor>,
    /// Hours per decision.
    pub allowed: i64,
    pauses: Vec<(i64, i64)>,
    /// Players by seat.
    seats: Vec<PlayerId>,
    wait: Option<Wait>,
    /// Elapsed clock time at each decision, by version.
    ran: HashMap<i32, i64>,
    pub timeouts: usize,
    pub undone: usize,
}

#[derive(Clone, Copy, Debug)]
struct Wait {
    seat: Seat,
    since: i64,
    ran_before: i64,
}

impl<'a> Audit<'a> {
    pub fn new(
        stood: &'a Stood,
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
        let (seats, ran) = (Vec::new(), HashMap::new());
        let (timeouts, undone) = (0, 0);
        Audit { stood, actors, allowed, pauses, seats, wait: None, ran, timeouts, undone }
    }

    /// Asserts that every timeout happened exactly when the time was up.
    pub fn follow(&mut self, events: &[StoredEvent]) {
        let mut state: Option<GameState> = None;
        for (index, event) in events.iter().enumerate() {
            match event.fact {
                TableEvent::Play(_) | TableEvent::LineDealt { .. } => {
                    let happened = event.of_the_rules().expect("an event of the rules");
                    self.answered(event, happened.fact);
                    state.iter_mut().for_each(|state| kingdomino::evolve(state, &happened));
                }
                TableEvent::Undone { to_version } => {
                    let kept = usize::try_from(to_version.number()).expect("a version");
                    state = fold(&events[..kept]).state;
                    self.undone(event, to_version.number() + 1);
                }
                TableEvent::SeatHandedOver { from, to } => {
                    let handed_over = self.running_until(hour_of(event.at));
                    if let (Some(wait), Some(ran)) = (&mut self.wait, handed_over) {
                        *wait = Wait { since: hour_of(event.at), ran_before: ran, ..*wait };
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
                self.wait = awaited.map(|seat| Wait { seat, since, ran_before: 0 });
            }
        }
    }

    fn answered(&mut self, event: &StoredEvent, fact: Fact) {
        let Some(wait) = self.wait else { return };
        if event.seat != Some(wait.seat) || fact == (Fact::SeatTakenBack {}) {
            return;
        }
        let ran = self.running_until(hour_of(event.at)).expect("a wait");
        if fact == (Fact::TimedOut {}) {
            assert_eq!(
                ran,
                self.allowed,
                "{} at {}: {}",
                event.version,
                event.at,
                self.told(event)
            );
            self.timeouts += 1;
        } else {
            // A stopped clock cannot time out, even if all of its time has elapsed.
            let longest = self.allowed - i64::from(!self.stands(hour_of(event.at)));
            assert!(ran <= longest, "{} at {}: {}", event.version, event.at, self.told(event));
        }
        self.ran.insert(event.version.number(), ran);
        self.wait = None;
    }

    fn told(&self, event: &StoredEvent) -> String {
        let wait = self.wait.expect("a wait");
        let player = self.seats[wait.seat.index()];
        let stood: Vec<i64> = (wait.since - 30..hour_of(event.at))
            .filter(|hour| self.stood.in_hour(&self.actors[&player], *hour))
            .collect();
        format!(
            "{player}, {wait:?}, stood {stood:?}, pauses {:?}, waited {:?}",
            self.pauses, event.waited
        )
    }

    fn undone(&mut self, event: &StoredEvent, decision: i32) {
        let seat = event.seat.expect("who undid it");
        let now = hour_of(event.at);
        let own = self.wait.filter(|wait| wait.seat == seat);
        let since = own.and_then(|_| self.running_until(now)).unwrap_or_default();
        let ran_before = self.ran[&decision] + since;
        self.wait = Some(Wait { seat, since: now, ran_before });
        self.undone += 1;
    }

    fn running_until(&self, now: i64) -> Option<i64> {
        let Wait { since, ran_before, .. } = self.wait?;
        let ran = (since..now).filter(|hour| !self.stands(*hour)).count();
        Some(ran_before + i64::try_from(ran).expect("a few hours"))
    }

    /// Returns true if the clock of the awaited player is stopped in the hour that begins at
    /// `hour`.
    fn stands(&self, hour: i64) -> bool {
        let Some(wait) = self.wait else { return false };
        let paused = self.pauses.iter().any(|(from, until)| (*from..*until).contains(&hour));
        let actor = self.actors.get(&self.seats[wait.seat.index()]);
        paused || actor.is_some_and(|actor| self.stood.in_hour(actor, hour))
    }
}
