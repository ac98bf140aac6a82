use kingdomino::shuffle::{Bytes32, Hex32, LineTree, Shuffle};
use kingdomino::{Deck, Setup};

use crate::domain::event_log::StoredEvent;
use crate::game_record::{Header, RecordDefect};

/// Deck and line tree, derived from the seed and the entropy of the players.
pub(super) struct ShuffledDeck {
    pub deck: Deck,
    pub tree: Option<LineTree>,
}

impl ShuffledDeck {
    /// Derives the deck of a game and checks that `setup` and `root` match the seed.
    pub fn of(
        header: &Header,
        setup: Setup,
        root: Option<Hex32>,
        started: &StoredEvent,
    ) -> Result<ShuffledDeck, RecordDefect> {
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
            header.scheme.has_line_proofs().then(|| LineTree::new(&shuffle, &deck, setup.settings));
        let expected_root = tree.as_ref().map(|tree| Hex32(tree.root()));
        if root != expected_root || header.lines_root != expected_root {
            return Err(RecordDefect::Root);
        }
        Ok(ShuffledDeck { deck, tree })
    }
}
