//! A game as used by the tests.

use kingdomino::{
    Command, Deck, DominoId, Edition, Event, Expansion, FirstPicks, GameState, HousePlayer,
    Placement, Quest, Quests, Seat, Settings, Setup, TimeoutAction, Variants, begin_with_house,
    decide, evolve, legal_moves, time_out,
};

use crate::chance::Chance;

/// A game in progress: its current state and its history.
#[derive(Clone)]
pub struct Table {
    pub setup: Setup,
    pub deck: Deck,
    pub state: GameState,
    pub events: Vec<Event>,
    /// Accepted commands in order.
    pub commands: Vec<(Seat, Command)>,
}

impl Table {
    /// Creates a shuffled game with its first line dealt.
    pub fn shuffled(settings: Settings, chance: &mut Chance) -> Table {
        let mut order: Vec<DominoId> = settings.expansion().dominoes().collect();
        chance.shuffle(&mut order);
        let kings_each = usize::from(settings.kings_per_player());
        let mut kings: Vec<Seat> =
            settings.seats().flat_map(|seat| vec![seat; kings_each]).collect();
        chance.shuffle(&mut kings);
        let kings = FirstPicks::new(&kings).expect("as many kings as a game has");
        let quests = if settings.has_giants() { two_quests(chance) } else { Quests::NONE };
        let setup = Setup { settings, kings, quests };
        Table::new(setup, Deck::new(&order).expect("every domino once"))
    }

    pub fn new(setup: Setup, deck: Deck) -> Table {
        Table::with_house(setup, deck, &[])
    }

    pub fn with_house(setup: Setup, deck: Deck, house: &[(Seat, HousePlayer)]) -> Table {
        let state = GameState::new(setup);
        let begun = begin_with_house(&state, &deck, house);
        let mut table = Table { setup, deck, state, events: Vec::new(), commands: Vec::new() };
        table.apply_events(&begun);
        table
    }

    pub fn settings(&self) -> Settings {
        self.setup.settings
    }

    /// Plays a legal command.
    pub fn play(&mut self, seat: Seat, command: Command) {
        let events = decide(&self.state, &self.deck, seat, command).unwrap_or_else(|violation| {
            panic!("{seat:?} may not {command:?}: {violation:?}\n{:?}", self.state)
        });
        self.commands.push((seat, command));
        self.apply_events(&events);
    }

    /// Plays a uniformly random move of the awaited seat. Returns false if the game is over.
    pub fn play_random_move(&mut self, chance: &mut Chance) -> bool {
        let Some(awaiting) = self.state.awaiting() else { return false };
        let mut moves: Vec<Command> = legal_moves(&self.state).collect();
        moves.sort_by_key(|command| stable_move_key(*command));
        self.play(awaiting.seat, moves[chance.below(moves.len())]);
        true
    }

    /// Lets the time of the awaited seat run out.
    pub fn time_out(&mut self, timeout_action: TimeoutAction) {
        let events = time_out(&self.state, &self.deck, timeout_action);
        self.apply_events(&events);
    }

    fn apply_events(&mut self, events: &[Event]) {
        for event in events {
            evolve(&mut self.state, event);
            self.events.push(*event);
        }
    }
}

/// Order in which moves were listed when the committed games were played. The order in the crate
/// may change.
fn stable_move_key(command: Command) -> (u8, i8, i8) {
    match command {
        Command::Place { x, y, direction, .. } => {
            let [first, second] = Placement::new(x, y, direction).cells();
            (direction as u8, first.y.min(second.y) & 7, first.x.min(second.x) & 7)
        }
        Command::Cover { x, y } | Command::SendGiant { x, y, .. } => (0, y & 7, x & 7),
        Command::KeepGiant {} => (1, 0, 0),
        _ => (0, 0, 0),
    }
}

/// Returns all valid settings, starting with those of the base game.
pub fn all_settings() -> impl Iterator<Item = Settings> {
    let mut every = Vec::new();
    for expansion in Expansion::ALL {
        for players in Settings::PLAYERS {
            for edition in [Edition::Rulebook, Edition::BoardGameArena] {
                for variants in Variants::all_sets() {
                    for auto in [false, true] {
                        every.extend(
                            Settings::new(players, expansion, edition, variants, auto).ok(),
                        );
                    }
                }
            }
        }
    }
    every.into_iter()
}

/// Creates a four-player game with house players in the seats after the first.
pub fn four_with_house(house: &[HousePlayer], chance: &mut Chance) -> Table {
    let settings = Settings::new(4, Expansion::None, Edition::Rulebook, Variants::NONE, true);
    let Table { setup, deck, .. } = Table::shuffled(settings.expect("allowed"), chance);
    let seats = setup.settings.seats().skip(1);
    let house: Vec<_> = seats.zip(house.iter().copied()).collect();
    Table::with_house(setup, deck, &house)
}

fn two_quests(chance: &mut Chance) -> Quests {
    let mut tiles = Quest::ALL;
    chance.shuffle(&mut tiles);
    Quests::new(tiles[0], tiles[1]).expect("two tiles")
}

pub fn seat(number: u8) -> Seat {
    Seat::new(number).expect("one of five seats")
}

pub fn domino(number: u8) -> DominoId {
    DominoId::new(number).expect("one of the dominoes")
}
