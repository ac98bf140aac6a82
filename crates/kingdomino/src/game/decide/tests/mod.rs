//! Games turn by turn. Each test sets the order of the dominoes.

use crate::Direction::{East, North, South, West};
use crate::board::boards::{closed_kingdom, id};
use crate::{
    Awaiting, Command, Deck, Direction, DominoId, Edition, Event, Expansion, Expected, Fact,
    FirstPicks, GameState, Kingdom, Quest, Quests, RuleViolation, Seat, SeatControl, Settings,
    Setup, Variant, Variants, begin, decide, evolve, legal_moves, preview,
};

mod giants;

struct Game {
    state: GameState,
    deck: Deck,
}

fn seat(number: u8) -> Seat {
    Seat::new(number).expect("one of five seats")
}

/// Returns a game with the first line dealt. The dominoes of `order` come first, then all others in
/// ascending order.
fn dealt(settings: Settings, kings: &[u8], order: &[u8]) -> Game {
    let kings: Vec<Seat> = kings.iter().copied().map(seat).collect();
    let kings = FirstPicks::new(&kings).expect("as many kings as a game has");
    assert!(kings.fits(settings));
    let first: Vec<DominoId> = order.iter().copied().map(id).collect();
    let others = settings.expansion().dominoes().filter(|domino| !first.contains(domino));
    let order: Vec<DominoId> = first.iter().copied().chain(others).collect();
    let deck = Deck::new(&order).expect("every domino once");
    let quests = if settings.has_giants() {
        Quests::new(Quest::Harmony, Quest::LostCorner).expect("two quests")
    } else {
        Quests::NONE
    };
    let mut state = GameState::new(Setup { settings, kings, quests });
    begin(&state, &deck).iter().for_each(|event| evolve(&mut state, event));
    Game { state, deck }
}

/// Returns settings without automatic play of forced steps.
fn by_hand(players: u8, edition: Edition) -> Settings {
    Settings::new(players, Expansion::None, edition, Variants::NONE, false).expect("2 to 4 players")
}

/// Returns settings with automatic play of forced steps.
fn automatic(players: u8, edition: Edition) -> Settings {
    Settings::new(players, Expansion::None, edition, Variants::NONE, true).expect("2 to 4 players")
}

fn pick(number: u8) -> Command {
    Command::Pick { domino: id(number) }
}

fn place(number: u8, x: i8, y: i8, direction: Direction) -> Command {
    Command::Place { domino: id(number), x, y, direction }
}

fn discard(number: u8) -> Command {
    Command::Discard { domino: id(number) }
}

impl Game {
    fn decide(&self, by: u8, command: Command) -> Result<Vec<Event>, RuleViolation> {
        decide(&self.state, &self.deck, seat(by), command).map(|events| events.to_vec())
    }

    /// Plays a legal command and returns its events.
    fn play(&mut self, by: u8, command: Command) -> Vec<Event> {
        let events = self.decide(by, command).expect("a legal command");
        for event in &events {
            evolve(&mut self.state, event);
        }
        events
    }

    /// Plays the first legal move `moves` times.
    fn play_on(&mut self, moves: usize) {
        for _ in 0..moves {
            let awaiting = self.state.awaiting().expect("somebody's move");
            let command = legal_moves(&self.state).next().expect("a legal move");
            self.play(awaiting.seat.number(), command);
        }
    }

    fn give(&mut self, to: u8, kingdom: Kingdom) {
        self.state.kingdoms[seat(to)] = kingdom;
    }

    fn line(&self) -> Vec<u8> {
        self.state.next_line().slots().map(|slot| slot.domino.number()).collect()
    }

    fn awaits(&self, by: u8, expected: Expected) {
        assert_eq!(self.state.awaiting(), Some(Awaiting { seat: seat(by), expected }));
    }
}

/// Returns a four-player game after the first picks. Seat 2 has to place domino 12, the lowest.
fn first_round_of_four() -> Game {
    let mut game =
        dealt(by_hand(4, Edition::Rulebook), &[3, 1, 0, 2], &[40, 12, 33, 25, 1, 2, 3, 4]);
    game.play(3, pick(40));
    game.play(1, pick(33));
    game.play(0, pick(25));
    game.play(2, pick(12));
    game
}

#[test]
fn first_line_is_dealt_ascending() {
    let game = dealt(by_hand(4, Edition::Rulebook), &[3, 1, 0, 2], &[40, 12, 33, 25]);
    assert_eq!(game.line(), [12, 25, 33, 40]);
    assert!(game.state.current_line().is_empty());
    assert_eq!(game.state.round(), 0);
}

#[test]
fn line_has_one_domino_per_king() {
    let dealt =
        |players, kings: &[u8]| dealt(by_hand(players, Edition::Rulebook), kings, &[]).line();
    assert_eq!(dealt(2, &[0, 1, 1, 0]).len(), 4);
    assert_eq!(dealt(3, &[0, 1, 2]).len(), 3);
    assert_eq!(dealt(4, &[0, 1, 2, 3]).len(), 4);
}

#[test]
fn first_picks_follow_king_order() {
    let mut game = dealt(by_hand(2, Edition::Rulebook), &[1, 0, 0, 1], &[]);
    for (by, number) in [(1, 4), (0, 1), (0, 3), (1, 2)] {
        game.awaits(by, Expected::Pick);
        game.play(by, pick(number));
    }
}

#[test]
fn second_line_waits_for_all_picks() {
    let mut game =
        dealt(by_hand(4, Edition::Rulebook), &[3, 1, 0, 2], &[40, 12, 33, 25, 4, 3, 2, 1]);
    for (by, number) in [(3, 40), (1, 33), (0, 25)] {
        assert_eq!(game.play(by, pick(number)).len(), 1, "nothing follows");
        assert_eq!(game.state.drawn(), 4);
    }
    let events = game.play(2, pick(12));
    assert!(matches!(events[1], Event { seat: None, fact: Fact::LineDealt { .. }, .. }));
    assert_eq!(game.line(), [1, 2, 3, 4]);
    assert_eq!((game.state.round(), game.state.drawn()), (1, 8));
}

#[test]
fn lowest_domino_moves_first() {
    let mut game = first_round_of_four();
    for (by, number, picked) in [(2, 12, 4), (0, 25, 1), (1, 33, 3), (3, 40, 2)] {
        game.awaits(by, Expected::Place(id(number)));
        game.play(by, place(number, 1, 0, East));
        game.awaits(by, Expected::Pick);
        game.play(by, pick(picked));
    }
    game.awaits(0, Expected::Place(id(1)));
    assert_eq!(game.state.round(), 2);
}

#[test]
fn two_players_move_once_per_king() {
    let mut game = dealt(by_hand(2, Edition::Rulebook), &[0, 0, 1, 1], &[]);
    for (by, number) in [(0, 1), (0, 4), (1, 2), (1, 3)] {
        game.play(by, pick(number));
    }
    for (by, number, x) in [(0, 1, 1), (1, 2, 1), (1, 3, -1), (0, 4, -1)] {
        game.awaits(by, Expected::Place(id(number)));
        game.play(by, place(number, x, 0, if x > 0 { East } else { West }));
        game.play(by, pick(number + 4));
    }
    assert_eq!(game.state.round(), 2);
}

#[test]
fn king_places_before_picking() {
    let game = first_round_of_four();
    assert_eq!(game.decide(2, pick(1)), Err(RuleViolation::MustPlaceFirst));
}

#[test]
fn king_picks_after_placing() {
    let mut game = first_round_of_four();
    game.play(2, place(12, 0, 1, South));
    let again = game.decide(2, place(12, 1, 0, East));
    assert_eq!(again, Err(RuleViolation::NothingToPlace));
    assert_eq!(game.decide(2, discard(12)), Err(RuleViolation::NothingToPlace));
}

#[test]
fn taken_or_undealt_pick_is_rejected() {
    let mut game = dealt(by_hand(4, Edition::Rulebook), &[3, 1, 0, 2], &[40, 12, 33, 25]);
    game.play(3, pick(40));
    assert_eq!(game.decide(1, pick(40)), Err(RuleViolation::DominoTaken));
    assert_eq!(game.decide(1, pick(1)), Err(RuleViolation::DominoNotInLine));
    assert!(game.decide(1, pick(12)).is_ok());
}

#[test]
fn out_of_turn_move_is_rejected() {
    let game = first_round_of_four();
    for by in [0, 1, 3] {
        assert_eq!(game.decide(by, place(12, 1, 0, East)), Err(RuleViolation::NotYourTurn));
        assert_eq!(game.decide(by, pick(1)), Err(RuleViolation::NotYourTurn));
        assert_eq!(game.decide(by, discard(12)), Err(RuleViolation::NotYourTurn));
    }
}

#[test]
fn unused_seat_is_rejected() {
    let game = dealt(by_hand(3, Edition::Rulebook), &[0, 1, 2], &[]);
    assert_eq!(game.decide(3, pick(1)), Err(RuleViolation::NotYourTurn));
    assert_eq!(game.decide(3, Command::Concede {}), Err(RuleViolation::NotYourTurn));
}

#[test]
fn foreign_domino_is_rejected() {
    let game = first_round_of_four();
    assert_eq!(game.decide(2, place(25, 1, 0, East)), Err(RuleViolation::NotYourDomino));
    assert_eq!(game.decide(2, discard(25)), Err(RuleViolation::NotYourDomino));
}

#[test]
fn illegal_placement_is_rejected() {
    let mut game = first_round_of_four();
    let connects = game.decide(2, place(12, 2, 2, East));
    assert_eq!(connects, Err(RuleViolation::NoMatchingTerrain));
    let free = game.decide(2, place(12, 0, 0, East));
    assert_eq!(free, Err(RuleViolation::CellOccupied));
    let fits = game.decide(2, place(12, 4, 0, East));
    assert_eq!(fits, Err(RuleViolation::OutOfBounds));
    assert_eq!(game.play(2, place(12, 0, -1, North)).len(), 1);
}

#[test]
fn discard_of_placeable_domino_is_rejected() {
    let game = first_round_of_four();
    assert_eq!(game.decide(2, discard(12)), Err(RuleViolation::MustPlace));
}

#[test]
fn discard_keeps_pick() {
    let mut game = first_round_of_four();
    game.give(2, closed_kingdom());
    for direction in Direction::ALL {
        assert!(game.decide(2, place(12, 1, 1, direction)).is_err());
    }
    game.play(2, discard(12));
    assert!(game.state.kingdom(seat(2)).discarded().contains(id(12)));
    game.awaits(2, Expected::Pick);
}

#[test]
fn last_round_has_no_pick() {
    let mut game = dealt(by_hand(4, Edition::Rulebook), &[0, 1, 2, 3], &[]);
    game.play_on(4 + 11 * 8);
    assert_eq!((game.state.round(), game.state.undrawn()), (12, 0));
    assert!(game.state.next_line().is_empty());
    for _ in 0..3 {
        let awaiting = game.state.awaiting().expect("somebody's move");
        assert!(matches!(awaiting.expected, Expected::Place(_)));
        game.play_on(1);
    }
    let last = game.state.awaiting().expect("the last move").seat.number();
    let command = legal_moves(&game.state).next().expect("a legal move");
    let events = game.play(last, command);
    assert_eq!(events[1].fact, Fact::GameFinished {});
    assert_eq!(game.state.awaiting(), None);
}

#[test]
fn two_player_round_counts() {
    let rounds = |variants: &[Variant]| {
        let variants = variants.iter().copied().collect();
        let settings = Settings::new(2, Expansion::None, Edition::Rulebook, variants, false)
            .expect("two players");
        let mut game = dealt(settings, &[0, 1, 1, 0], &[]);
        while game.state.awaiting().is_some() {
            game.play_on(1);
        }
        (game.state.round(), game.state.drawn())
    };
    assert_eq!(rounds(&[]), (6, 24));
    assert_eq!(rounds(&[Variant::MightyDuel]), (12, 48));
}

#[test]
fn arena_puts_fourth_domino_aside() {
    let mut game =
        dealt(by_hand(3, Edition::BoardGameArena), &[1, 2, 0], &[1, 2, 3, 4, 5, 6, 7, 8]);
    for (by, number) in [(1, 4), (2, 1), (0, 2)] {
        game.play(by, pick(number));
    }
    assert!(game.state.put_aside().eq([id(3)]));
    assert!(Seat::for_players(3).all(|seat| game.state.kingdom(seat).discarded().is_empty()));
    for (by, number) in [(2, 1), (0, 2), (1, 4)] {
        game.play(by, place(number, 1, 0, East));
        game.play(by, pick(number + 4));
    }
    assert!(game.state.put_aside().eq([id(3), id(7)]));
}

#[test]
fn last_free_domino_is_picked_automatically() {
    let mut game = dealt(automatic(3, Edition::Rulebook), &[1, 2, 0], &[1, 2, 3]);
    game.play(1, pick(3));
    let events = game.play(2, pick(1));
    let picked = Fact::Picked { domino: id(2) };
    assert_eq!(events[1], Event { seat: Some(seat(0)), automatic: true, fact: picked });
    assert!(matches!(events[2].fact, Fact::LineDealt { .. }));
    game.awaits(2, Expected::Place(id(1)));
}

#[test]
fn arena_last_of_three_still_chooses() {
    let mut game = dealt(automatic(3, Edition::BoardGameArena), &[1, 2, 0], &[]);
    game.play(1, pick(3));
    assert_eq!(game.play(2, pick(1)).len(), 1);
    game.awaits(0, Expected::Pick);
}

#[test]
fn unplaceable_domino_is_discarded_automatically() {
    let mut game = dealt(automatic(4, Edition::Rulebook), &[2, 0, 1, 3], &[12, 25, 33, 40]);
    game.give(2, closed_kingdom());
    game.play(2, pick(12));
    game.play(0, pick(25));
    // Seat 3 has only the last domino left to pick, and the next round starts with a domino that
    // seat 2 cannot place.
    let events = game.play(1, pick(33));
    let automatic: Vec<(Option<u8>, bool)> =
        events.iter().map(|event| (event.seat.map(Seat::number), event.automatic)).collect();
    assert_eq!(automatic, [(Some(1), false), (Some(3), true), (None, true), (Some(2), true)]);
    assert_eq!(events[3].fact, Fact::Discarded { domino: id(12) });
    game.awaits(2, Expected::Pick);
}

#[test]
fn forced_step_waits_without_automatic_play() {
    let mut game = dealt(by_hand(3, Edition::Rulebook), &[1, 2, 0], &[1, 2, 3]);
    game.play(1, pick(3));
    game.play(2, pick(1));
    game.awaits(0, Expected::Pick);
}

#[test]
fn house_plays_conceded_seat() {
    let mut game = first_round_of_four();
    let events = game.play(2, Command::Concede {});
    assert_eq!(events[0], Event { seat: Some(seat(2)), automatic: false, fact: Fact::Conceded {} });
    assert!(matches!(events[1].fact, Fact::Placed { .. }));
    assert!(matches!(events[2].fact, Fact::Picked { .. }));
    assert!(events[1..].iter().all(|event| event.automatic && event.seat == Some(seat(2))));
    game.awaits(0, Expected::Place(id(25)));
    assert_eq!(game.state.seat_control(seat(2)), SeatControl::HousePermanently);
}

#[test]
fn waiting_player_can_concede() {
    let mut game = first_round_of_four();
    assert_eq!(game.play(3, Command::Concede {}).len(), 1);
    game.awaits(2, Expected::Place(id(12)));
}

#[test]
fn conceded_seat_rejects_commands() {
    let mut game = first_round_of_four();
    game.play(3, Command::Concede {});
    assert_eq!(game.decide(3, Command::Concede {}), Err(RuleViolation::SeatConceded));
    assert_eq!(game.decide(3, pick(1)), Err(RuleViolation::SeatConceded));
}

#[test]
fn house_finishes_game_conceded_by_all() {
    let mut game = first_round_of_four();
    for by in [1, 3, 0] {
        game.play(by, Command::Concede {});
    }
    let events = game.play(2, Command::Concede {});
    assert_eq!(events.last().map(|event| event.fact), Some(Fact::GameFinished {}));
    assert!(game.state.is_finished());
}

#[test]
fn finished_game_rejects_commands() {
    let mut game = dealt(by_hand(2, Edition::Rulebook), &[0, 1, 0, 1], &[]);
    game.play_on(2 * 4 * 6);
    assert!(game.state.is_finished());
    for command in [pick(1), place(1, 1, 0, West), discard(1), Command::Concede {}] {
        assert_eq!(game.decide(0, command), Err(RuleViolation::GameFinished));
    }
}

#[test]
fn preview_stops_before_deal() {
    let mut game = dealt(automatic(4, Edition::Rulebook), &[3, 1, 0, 2], &[40, 12, 33, 25]);
    game.play(3, pick(40));
    game.play(1, pick(33));
    // The last pick is forced; the next step is a deal.
    let previewed = preview(&game.state, seat(0), pick(25)).expect("legal");
    let facts: Vec<Fact> = previewed.iter().map(|event| event.fact).collect();
    assert_eq!(facts, [Fact::Picked { domino: id(25) }, Fact::Picked { domino: id(12) }]);
    previewed.iter().for_each(|event| evolve(&mut game.state, event));
    assert_eq!(game.state.awaiting(), None, "a line is to be dealt first");
}
