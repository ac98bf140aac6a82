use kingdomino::shuffle::{Bytes32, Hex32, LineProof, LineTree, Shuffle, ShuffleScheme};
use kingdomino::{Settings, Setup};

use crate::domain::event_log::TableEvent;
use crate::domain::{GameId, PlayerId};

/// State from which omitted parts of the notation are derived: the seed and the previous events.
pub(super) struct Derived {
    shuffle: Shuffle,
    scheme: ShuffleScheme,
    settings: Option<Settings>,
    joined: Vec<PlayerId>,
    tree: Option<LineTree>,
    lines: u8,
}

impl Derived {
    pub fn new(
        game: GameId,
        scheme: ShuffleScheme,
        seed: &Hex32,
        entropy: &[Option<Hex32>],
    ) -> Derived {
        let given: Vec<Bytes32> = entropy.iter().map(|given| given.unwrap_or_default().0).collect();
        Derived {
            shuffle: Shuffle::new(game.uuid().into_bytes(), &seed.0, &given),
            scheme,
            settings: None,
            joined: Vec::new(),
            tree: None,
            lines: 0,
        }
    }

    /// Updates the state with an event.
    pub fn see(&mut self, fact: &TableEvent) {
        match fact {
            TableEvent::TableOpened { settings, .. } => self.settings = Some(*settings),
            TableEvent::PlayerJoined { player } => self.joined.push(*player),
            TableEvent::PlayerLeft { player } => self.joined.retain(|joined| joined != player),
            TableEvent::GameStarted { settings, .. } => self.tree = self.tree_of(*settings),
            TableEvent::LineDealt { .. } => self.lines = self.lines.saturating_add(1),
            _ => {}
        }
    }

    fn tree_of(&self, settings: Settings) -> Option<LineTree> {
        let deck = self.shuffle.deck(settings.expansion())?;
        self.scheme.proves_lines().then(|| LineTree::of(&self.shuffle, &deck, settings))
    }

    /// Returns the start event of a game with the players that have joined.
    pub fn start(&self) -> Option<TableEvent> {
        let players = u8::try_from(self.joined.len()).ok()?;
        let settings = self.settings?.with_players(players).ok()?;
        let Setup { settings, kings, quests } = self.shuffle.setup(settings)?;
        let lines_root = self.tree_of(settings).map(|tree| Hex32(tree.root()));
        Some(TableEvent::GameStarted {
            seats: self.joined.clone(),
            settings,
            kings,
            quests,
            lines_root,
        })
    }

    /// Root of the line tree; `None` before the game has started.
    pub fn root(&self) -> Option<Bytes32> {
        self.tree.as_ref().map(LineTree::root)
    }

    /// Proof of the next line.
    pub fn proof(&self) -> Option<LineProof> {
        self.tree.as_ref()?.proof(self.lines)
    }
}
