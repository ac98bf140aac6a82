use kingdomino::shuffle::{Bytes32, Hex32, LineProof, LineTree, Shuffle, ShuffleScheme};
use kingdomino::{Settings, Setup};

use crate::domain::event_log::TableEvent;
use crate::domain::{GameId, PlayerId};

/// State from which omitted parts of the notation are derived: the seed and the previous events.
pub(super) struct DerivedState {
    shuffle: Shuffle,
    scheme: ShuffleScheme,
    settings: Option<Settings>,
    joined: Vec<PlayerId>,
    tree: Option<LineTree>,
    lines: u8,
}

impl DerivedState {
    pub fn new(
        game: GameId,
        scheme: ShuffleScheme,
        seed: &Hex32,
        entropy: &[Option<Hex32>],
    ) -> DerivedState {
        let player_entropy: Vec<Bytes32> =
            entropy.iter().map(|player_entropy| player_entropy.unwrap_or_default().0).collect();
        DerivedState {
            shuffle: Shuffle::new(game.uuid().into_bytes(), &seed.0, &player_entropy),
            scheme,
            settings: None,
            joined: Vec::new(),
            tree: None,
            lines: 0,
        }
    }

    /// Updates the state with an event.
    pub fn apply(&mut self, fact: &TableEvent) {
        match fact {
            TableEvent::TableOpened { settings, .. } => self.settings = Some(*settings),
            TableEvent::PlayerJoined { player } => self.joined.push(*player),
            TableEvent::PlayerLeft { player } => self.joined.retain(|joined| joined != player),
            TableEvent::GameStarted { settings, .. } => self.tree = self.line_tree(*settings),
            TableEvent::LineDealt { .. } => self.lines = self.lines.saturating_add(1),
            _ => {}
        }
    }

    fn line_tree(&self, settings: Settings) -> Option<LineTree> {
        let deck = self.shuffle.deck(settings.expansion())?;
        self.scheme.has_line_proofs().then(|| LineTree::new(&self.shuffle, &deck, settings))
    }

    /// Returns the start event of a game with the players that have joined.
    pub fn start_event(&self) -> Option<TableEvent> {
        let players = u8::try_from(self.joined.len()).ok()?;
        let settings = self.settings?.with_players(players).ok()?;
        let Setup { settings, kings, quests } = self.shuffle.setup(settings)?;
        let lines_root = self.line_tree(settings).map(|tree| Hex32(tree.root()));
        Some(TableEvent::GameStarted {
            seats: self.joined.clone(),
            settings,
            kings,
            quests,
            lines_root,
        })
    }

    /// Root of the line tree; `None` before the game has started.
    pub fn lines_root(&self) -> Option<Bytes32> {
        self.tree.as_ref().map(LineTree::root)
    }

    /// Proof of the next line.
    pub fn next_proof(&self) -> Option<LineProof> {
        self.tree.as_ref()?.proof(self.lines)
    }
}
