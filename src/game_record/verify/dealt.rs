use kingdomino::shuffle::LineProof;
use kingdomino::{Automatic, Dealt, Seat};

use crate::domain::event_log::{StoredEvent, house_player};
use crate::game_record::RecordDefect;

use super::next::Next;
use super::replayer::Replayer;

impl Replayer<'_> {
    /// Verifies a dealt line: it must be due, contain the next dominoes of the deck, and have a
    /// valid proof if the scheme requires one.
    pub fn dealt(
        &mut self,
        event: &StoredEvent,
        dominoes: Dealt,
        proof: Option<&LineProof>,
    ) -> Result<(), RecordDefect> {
        let version = event.version;
        let (Some(state), Some(chance)) = (&mut self.state, &self.chance) else {
            return Err(RecordDefect::OutOfPlace(version));
        };
        if event.seat.is_some() || !event.automatic {
            return Err(RecordDefect::Doer(version));
        }
        if self.next != Next::Anything {
            return Err(RecordDefect::Due(version));
        }
        if kingdomino::due(state) != Some(Automatic::Line) {
            return Err(RecordDefect::OutOfPlace(version));
        }
        let (line, settings) = (state.lines_dealt(), state.settings());
        let length = settings.line_length();
        // At the start, house players must have exactly the seats of house accounts.
        let house = |seat: Seat| self.players.get(seat.index()).and_then(|one| house_player(*one));
        if line == 0 && settings.seats().any(|seat| state.keeper(seat).seated() != house(seat)) {
            return Err(RecordDefect::Doer(version));
        }
        if chance.deck.deal(line * length, length) != Some(dominoes) {
            return Err(RecordDefect::Line(version));
        }
        if proof != chance.tree.as_ref().and_then(|tree| tree.proof(line)).as_ref() {
            return Err(RecordDefect::Proof(version));
        }
        event.of_the_rules().iter().for_each(|event| kingdomino::evolve(state, event));
        Ok(())
    }
}
