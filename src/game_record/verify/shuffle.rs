use kingdomino::shuffle::{Bytes32, Hex32, LineProof, LineTree, Shuffle};
use kingdomino::{Automatic, Dealt, Deck, Seat, Setup};

use crate::domain::event_log::{StoredEvent, house_player};
use crate::game_record::{Header, RecordDefect};

use super::next::Next;
use super::replayer::Replayer;

/// What follows from the seed and from what the players added.
pub(super) struct Chance {
    deck: Deck,
    tree: Option<LineTree>,
}

impl Chance {
    /// Of a game that starts from `setup`, which must be the one of the seed.
    pub fn of(
        header: &Header,
        setup: Setup,
        root: Option<Hex32>,
        started: &StoredEvent,
    ) -> Result<Chance, RecordDefect> {
        let entropy: Vec<Bytes32> =
            header.seats.iter().map(|seat| seat.entropy.unwrap_or_default().0).collect();
        let game = header.game.uuid().into_bytes();
        let shuffle = Shuffle::new(game, &header.seed.0, &entropy);
        let wrong = RecordDefect::Setup(started.version);
        let deck = shuffle.deck(setup.settings.expansion()).ok_or(wrong.clone())?;
        if shuffle.setup(setup.settings) != Some(setup) {
            return Err(wrong);
        }
        let tree =
            header.scheme.proves_lines().then(|| LineTree::of(&shuffle, &deck, setup.settings));
        let of_the_seed = tree.as_ref().map(|tree| Hex32(tree.root()));
        if root != of_the_seed || header.lines_root != of_the_seed {
            return Err(RecordDefect::Root);
        }
        Ok(Chance { deck, tree })
    }
}

impl Replayer<'_> {
    /// A line must be due, the next of the deck, and proven if the scheme says so.
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
        // The house plays from the start just where its accounts sit.
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
