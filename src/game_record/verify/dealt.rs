use kingdomino::shuffle::LineProof;
use kingdomino::{AutomaticStep, Dealt, Seat};

use crate::domain::event_log::{StoredEvent, house_player};
use crate::game_record::RecordDefect;

use super::next::RequiredNext;
use super::replayer::Replayer;

impl Replayer<'_> {
    /// Verifies a dealt line: it must be due, contain the next dominoes of the deck, and have a
    /// valid proof if the scheme requires one.
    pub fn verify_deal(
        &mut self,
        event: &StoredEvent,
        dominoes: Dealt,
        proof: Option<&LineProof>,
    ) -> Result<(), RecordDefect> {
        let version = event.version;
        let (Some(state), Some(shuffled)) = (&mut self.state, &self.shuffled_deck) else {
            return Err(RecordDefect::OutOfPlace(version));
        };
        if event.seat.is_some() || !event.automatic {
            return Err(RecordDefect::Doer(version));
        }
        if self.next != RequiredNext::Anything {
            return Err(RecordDefect::Due(version));
        }
        if kingdomino::next_automatic_step(state) != Some(AutomaticStep::Line) {
            return Err(RecordDefect::OutOfPlace(version));
        }
        let (line, settings) = (state.lines_dealt(), state.settings());
        let length = settings.line_length();
        // At the start, house players must have exactly the seats of house accounts.
        let house = |seat: Seat| self.players.get(seat.index()).and_then(|one| house_player(*one));
        if line == 0
            && settings
                .seats()
                .any(|seat| state.seat_control(seat).house_from_start() != house(seat))
        {
            return Err(RecordDefect::Doer(version));
        }
        if shuffled.deck.deal(line * length, length) != Some(dominoes) {
            return Err(RecordDefect::Line(version));
        }
        if proof != shuffled.tree.as_ref().and_then(|tree| tree.proof(line)).as_ref() {
            return Err(RecordDefect::Proof(version));
        }
        event.rules_event().iter().for_each(|event| kingdomino::evolve(state, event));
        Ok(())
    }
}
