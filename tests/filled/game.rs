use jiff::{SignedDuration, Timestamp};
use kingdomail::domain::PlayerId;
use kingdomail::domain::clock::{Clocks, Pace, Timing};
use kingdomail::domain::event_log::{
    GameStatus, NewEvent, RatingMode, SeatResult, StoredEvent, TableEvent, Version, attach_proofs,
    results,
};
use kingdomino::shuffle::{Bytes32, Hex32, LineTree, Shuffle, commitment};
use kingdomino::{Deck, GameState, Seat, begin, decide, evolve, legal_moves};

use super::game_plan::{Chance, GamePlan, Stage};

/// A game with all of its stored data.
pub struct GeneratedGame {
    pub plan: GamePlan,
    pub seed: Bytes32,
    pub commitment: Bytes32,
    pub entropy: Vec<Bytes32>,
    /// `None` before the game starts.
    pub deck: Option<Deck>,
    pub lines_root: Option<Bytes32>,
    pub state: Option<GameState>,
    pub status: GameStatus,
    pub timing: Timing,
    pub clocks: Option<Clocks>,
    pub events: Vec<GeneratedEvent>,
    pub results: Vec<SeatResult>,
}

/// An event with the player that caused it and, if it is the first of a request, the request.
pub struct GeneratedEvent {
    pub event: StoredEvent,
    pub player: Option<PlayerId>,
    pub request: Option<GeneratedRequest>,
}

pub struct GeneratedRequest {
    /// Version after the request.
    pub end: Version,
    /// The awaited player; `None` before the start.
    pub waited_for: Option<PlayerId>,
}

/// Time between two decisions.
const DECISION_INTERVAL: SignedDuration = SignedDuration::from_hours(2);

impl GeneratedGame {
    /// Plays a random legal game up to the planned point.
    pub fn play(plan: GamePlan, now: Timestamp) -> GeneratedGame {
        let chance = Chance::new(plan.number);
        let seed = chance.bytes(1000);
        let entropy: Vec<Bytes32> =
            (0..plan.players.len() as u64).map(|seat| chance.bytes(1010 + 4 * seat)).collect();
        let pace = if plan.has_pace { Pace::PerTurn { seconds: 86_400 } } else { Pace::Untimed {} };
        let timing = Timing { pace, ..Timing::default() };
        let mut game = GeneratedGame {
            commitment: commitment(plan.id.into_bytes(), &seed),
            seed,
            entropy,
            deck: None,
            lines_root: None,
            state: None,
            status: GameStatus::Open,
            timing,
            clocks: None,
            events: Vec::new(),
            results: Vec::new(),
            plan,
        };
        game.open(now);
        if game.plan.stage != Stage::Open {
            game.start_and_play(chance, now);
        }
        if game.status == GameStatus::Finished {
            let events: Vec<StoredEvent> =
                game.events.iter().map(|one| one.event.clone()).collect();
            game.results = results(&events).expect("a finished game");
        }
        game
    }

    /// Returns the time of the last event.
    pub fn changed_at(&self) -> Timestamp {
        self.events.last().map_or(self.plan.created_at, |last| last.event.at)
    }

    pub fn version(&self) -> Version {
        Version::NONE.after(self.events.len())
    }

    fn open(&mut self, now: Timestamp) {
        let GamePlan { settings, series, .. } = self.plan;
        let opening = TableEvent::TableCreated {
            settings,
            timing: self.timing,
            rated: RatingMode::People,
            series,
        };
        let opener = self.plan.players[0];
        let joined = TableEvent::PlayerJoined { player: opener };
        self.record(now, Some(opener), None, [opening, joined].map(NewEvent::at_table));
        let others: Vec<PlayerId> = self.initially_seated().iter().skip(1).copied().collect();
        for player in others {
            let joined = NewEvent::at_table(TableEvent::PlayerJoined { player });
            self.record(now, Some(player), None, [joined]);
        }
    }

    /// Returns the players at the table before the game starts, with one free seat.
    fn initially_seated(&self) -> &[PlayerId] {
        &self.plan.players[..self.plan.players.len() - 1]
    }

    /// Returns the players by seat.
    pub fn seated(&self) -> &[PlayerId] {
        if self.state.is_some() { &self.plan.players } else { self.initially_seated() }
    }

    fn start_and_play(&mut self, chance: Chance, now: Timestamp) {
        let settings = self.plan.settings;
        let shuffle = Shuffle::new(self.plan.id.into_bytes(), &self.seed, &self.entropy);
        let deck = shuffle.deck(settings.expansion()).expect("a deck");
        let setup = shuffle.setup(settings).expect("settings that fit together");
        let tree = || Some(LineTree::new(&shuffle, &deck, settings));
        let root = tree().map(|tree| tree.root());
        let mut state = GameState::new(setup);

        let last = *self.plan.players.last().expect("players");
        let started = TableEvent::GameStarted {
            seats: self.plan.players.clone(),
            settings,
            kings: setup.kings,
            quests: setup.quests,
            lines_root: root.map(Hex32),
        };
        let mut events = vec![
            NewEvent::at_table(TableEvent::PlayerJoined { player: last }),
            NewEvent::at_table(started),
        ];
        let begun = begin(&state, &deck);
        events.extend(attach_proofs(&state, &begun, tree));
        begun.iter().for_each(|event| evolve(&mut state, event));
        self.record(now, Some(last), None, events);
        let mut clocks = Clocks::new(self.timing, settings.players());
        self.status = GameStatus::Active;

        let decisions = match self.plan.stage {
            Stage::Running(percent) => u64::from(settings.turns()) * u64::from(percent) / 60,
            Stage::Open | Stage::Finished => u64::MAX,
        };
        for decision in 0..decisions {
            let Some(awaiting) = state.awaiting() else { break };
            clocks.start_wait(self.timing, awaiting.seat);
            self.clocks = Some(clocks.clone());
            let moves = legal_moves(&state);
            let choice = chance.below(2000 + decision, moves.len() as u64);
            let command = moves.get(usize::try_from(choice).expect("few moves")).expect("a move");
            let happened = decide(&state, &deck, awaiting.seat, command).expect("a legal move");
            let events = attach_proofs(&state, &happened, tree);
            happened.iter().for_each(|event| evolve(&mut state, event));
            let player = self.player_at(awaiting.seat);
            self.record(now, Some(player), Some(player), events);
        }
        match state.awaiting() {
            Some(awaiting) => clocks.start_wait(self.timing, awaiting.seat),
            None => self.status = GameStatus::Finished,
        }
        self.clocks = Some(clocks);
        self.lines_root = root;
        self.deck = Some(deck);
        self.state = Some(state);
    }

    pub fn player_at(&self, seat: Seat) -> PlayerId {
        self.plan.players[seat.index()]
    }

    fn record(
        &mut self,
        now: Timestamp,
        player: Option<PlayerId>,
        waited_for: Option<PlayerId>,
        events: impl IntoIterator<Item = NewEvent, IntoIter: ExactSizeIterator>,
    ) {
        let events = events.into_iter();
        let at = (self.changed_at() + DECISION_INTERVAL).min(now);
        let end = self.version().after(events.len());
        let mut request = player.map(|_| GeneratedRequest { end, waited_for });
        for NewEvent { seat, automatic, fact } in events {
            let version = self.version().after(1);
            let waited =
                request.as_ref().and_then(|request| request.waited_for).map(|_| DECISION_INTERVAL);
            let event = StoredEvent { version, at, seat, automatic, fact, elapsed_wait: waited };
            self.events.push(GeneratedEvent { event, player, request: request.take() });
        }
    }
}
