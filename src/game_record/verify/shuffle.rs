use kingdomino::shuffle::{Bytes32, Hex32, LineTree, Shuffle};
use kingdomino::{Deck, Setup};

use crate::domain::event_log::StoredEvent;
use crate::game_record::{Header, RecordDefect};

/// Deck and line tree, derived from the seed and the entropy of the players.
pub(super) struct Chance {
    pub deck: Deck,
    pub tree: Option<LineTree>,
}

impl Chance {
    /// Derives the deck of a game and checks that `setup` and `root` match the seed.
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
