use kingdomino::{AutomaticStep, Event, Fact, GameState, Seat, SeatControl};

use crate::domain::clock::Pace;
use crate::domain::event_log::{GameStatus, StoredEvent};
use crate::game_record::RecordDefect;

use super::RequiredNext;
use super::replayer::Replayer;

impl Replayer<'_> {
    /// Returns the automatic event that the rules require next.
    pub fn due(&self) -> Option<AutomaticStep> {
        self.state
            .as_ref()
            .filter(|_| self.status == GameStatus::Active)
            .and_then(kingdomino::next_automatic_step)
    }

    /// Verifies an event of the rules: a decision of a player, an automatic move for a seat, or an
    /// automatic event of the game.
    pub fn verify_play(
        &mut self,
        before: Option<&StoredEvent>,
        event: &StoredEvent,
        fact: Fact,
    ) -> Result<(), RecordDefect> {
        let version = event.version;
        let Some(state) = self.state else { return Err(RecordDefect::OutOfPlace(version)) };
        let happened = Event { seat: event.seat, automatic: event.automatic, fact };
        match event.seat.filter(|seat| seat.number() < state.settings().players()) {
            Some(seat) => self.verify_seat_event(before, event, seat, happened, &state)?,
            None if fact == (Fact::GameFinished {}) && event.seat.is_none() => {
                self.verify_finish(event)?;
            }
            None => return Err(RecordDefect::Doer(version)),
        }
        if let Some(state) = &mut self.state {
            kingdomino::evolve(state, &happened);
        }
        Ok(())
    }

    fn verify_finish(&mut self, event: &StoredEvent) -> Result<(), RecordDefect> {
        if !event.automatic {
            return Err(RecordDefect::Doer(event.version));
        }
        if self.due() != Some(AutomaticStep::End) || self.next != RequiredNext::Anything {
            return Err(RecordDefect::OutOfPlace(event.version));
        }
        self.status = GameStatus::Finished;
        Ok(())
    }

    fn verify_seat_event(
        &mut self,
        before: Option<&StoredEvent>,
        event: &StoredEvent,
        seat: Seat,
        happened: Event,
        state: &GameState,
    ) -> Result<(), RecordDefect> {
        let version = event.version;
        let awaited = state.awaiting().is_some_and(|awaiting| awaiting.seat == seat);
        match happened.fact {
            Fact::HouseSeated { .. } => {
                let later = |other: &Seat| state.seat_control(*other) != SeatControl::Player;
                let in_order =
                    !state.settings().seats().skip(seat.index()).any(|seat| later(&seat));
                if !event.automatic {
                    return Err(RecordDefect::Doer(version));
                }
                if state.lines_dealt() > 0 || !in_order {
                    return Err(RecordDefect::OutOfPlace(version));
                }
            }
            Fact::TimedOut {} => {
                if !event.automatic || !awaited {
                    return Err(RecordDefect::Doer(version));
                }
                if self.next != RequiredNext::Anything || self.due().is_some() {
                    return Err(RecordDefect::Due(version));
                }
                if self.timing.pace == (Pace::Untimed {}) {
                    return Err(RecordDefect::TimeOut(version));
                }
                self.timeouts[seat] = self.timeouts[seat].saturating_add(1);
                self.next = RequiredNext::Overdue(seat);
            }
            Fact::SeatTakenOver { for_good } => {
                let takes_over = self.timing.on_timeout.takes_over(self.timeouts[seat]);
                if !event.automatic || self.next != RequiredNext::Overdue(seat) {
                    return Err(RecordDefect::Doer(version));
                }
                if !takes_over || for_good == self.timing.may_return {
                    return Err(RecordDefect::TimeOut(version));
                }
                self.next = RequiredNext::Anything;
            }
            Fact::PremovePlayed {} => {
                let follows_play = before
                    .is_some_and(|before| before.at == event.at && before.rules_event().is_some());
                if !event.automatic || !awaited || !self.is_played_by_player(seat) || !follows_play
                {
                    return Err(RecordDefect::Premove(version));
                }
                if self.next != RequiredNext::Anything || self.due().is_some() {
                    return Err(RecordDefect::Due(version));
                }
                self.next = RequiredNext::Premoved(seat);
            }
            _ if event.automatic => self.verify_automatic_move(event, seat, happened, state)?,
            _ => {
                if self.next != RequiredNext::Anything || self.due().is_some() {
                    return Err(RecordDefect::Due(version));
                }
                kingdomino::check_event(state, &happened)
                    .map_err(|rule| RecordDefect::Illegal(version, rule))?;
                if awaited || happened.fact == (Fact::SeatTakenBack {}) {
                    self.timeouts[seat] = 0;
                }
            }
        }
        Ok(())
    }

    /// Verifies an automatic move for a seat: by the house, by a premove, or without a choice.
    fn verify_automatic_move(
        &mut self,
        event: &StoredEvent,
        seat: Seat,
        happened: Event,
        state: &GameState,
    ) -> Result<(), RecordDefect> {
        let version = event.version;
        let is_player_decision =
            matches!(happened.fact, Fact::SeatTakenBack {} | Fact::Conceded {});
        if is_player_decision {
            return Err(RecordDefect::Doer(version));
        }
        match self.next {
            RequiredNext::Overdue(late) if late == seat => {
                if self.timing.on_timeout.takes_over(self.timeouts[seat]) {
                    return Err(RecordDefect::TimeOut(version));
                }
            }
            RequiredNext::Premoved(by) if by == seat => {}
            RequiredNext::Anything => {
                if !matches!(self.due(), Some(AutomaticStep::House(_) | AutomaticStep::Forced(_))) {
                    return Err(RecordDefect::NotForced(version));
                }
            }
            _ => return Err(RecordDefect::Due(version)),
        }
        kingdomino::check_event(state, &happened)
            .map_err(|rule| RecordDefect::Illegal(version, rule))?;
        self.next = RequiredNext::Anything;
        Ok(())
    }
}
