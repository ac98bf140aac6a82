//! Giants, according to the rules of Age of Giants.

use crate::Direction::{East, South, West};
use crate::board::boards::{board, closed_kingdom, id};
use crate::{
    Cell, Command, Edition, Expansion, Expected, Fact, Kingdom, RuleViolation, Settings, Variants,
    legal_commands, tally,
};

use super::{Game, by_hand, dealt, discard, pick, place, seat};

/// Number of domino A; the other letters follow.
const A: u8 = 55;
const B: u8 = 56;

fn giants(players: u8, auto_play_forced: bool) -> Settings {
    Settings::new(
        players,
        Expansion::AgeOfGiants,
        Edition::Rulebook,
        Variants::NONE,
        auto_play_forced,
    )
    .expect("2 to 5 players")
}

fn cover(x: i8, y: i8) -> Command {
    Command::Cover { x, y }
}

fn send(x: i8, y: i8, to: u8) -> Command {
    Command::SendGiant { x, y, to_seat: seat(to) }
}

/// Returns a kingdom with a crown on wheat to the east and a crown on forest to the west.
fn two_crowns() -> Kingdom {
    board(5, &[(19, 1, 0, East), (24, -1, 0, West)], ["W  F1 ## W1 F"])
}

/// Returns a kingdom of wheat without a crown.
fn no_crown() -> Kingdom {
    board(5, &[(1, 1, 0, East)], ["## W  W"])
}

/// Returns a five-player game with the first line A, B, 3, 49, 50, which seats 0 to 4 have picked
/// in this order.
fn five(auto_play_forced: bool) -> Game {
    let line = [A, B, 3, 49, 50, 4, 5, 6, 7, 8];
    let mut game = dealt(giants(5, auto_play_forced), &[0, 1, 2, 3, 4], &line);
    for (by, domino) in (0..).zip(&line[..5]) {
        if game.state.round() == 0 {
            game.play(by, pick(*domino));
        }
    }
    game
}

#[test]
fn letters_precede_numbers_in_line() {
    let game = dealt(giants(5, false), &[0, 1, 2, 3, 4], &[54, 1, B, 48, A]);
    assert_eq!(game.line(), [A, B, 1, 48, 54]);
}

#[test]
fn giants_line_drops_dominoes_before_picks() {
    let line = [5, 4, 3, 2, 1];
    for (players, kings, stay, leave) in [
        (2, &[0, 1, 1, 0][..], &[1, 2, 4, 5][..], &[3][..]),
        (3, &[0, 1, 2], &[1, 3, 5], &[2, 4]),
        (4, &[0, 1, 2, 3], &[1, 2, 4, 5], &[3]),
        (5, &[0, 1, 2, 3, 4], &[1, 2, 3, 4, 5], &[]),
    ] {
        let game = dealt(giants(players, false), kings, &line);
        assert_eq!(game.line(), stay);
        assert!(game.state.put_aside().eq(leave.iter().copied().map(id)), "{players} players");
        assert_eq!(game.state.undrawn(), if players == 2 { 25 } else { 55 });
    }
}

#[test]
fn placed_giant_covers_then_picks() {
    let mut game = five(false);
    game.give(0, two_crowns());
    game.play(0, place(A, 0, 1, South));
    game.awaits(0, Expected::Cover);
    assert_eq!(game.decide(0, pick(4)), Err(RuleViolation::MustCover));
    assert_eq!(game.decide(0, cover(2, 0)), Err(RuleViolation::NoVisibleCrown));
    assert_eq!(game.decide(0, cover(0, 0)), Err(RuleViolation::NoVisibleCrown));
    assert_eq!(game.decide(1, cover(1, 0)), Err(RuleViolation::NotYourTurn));
    let moves = [cover(-1, 0), cover(1, 0), Command::Concede {}];
    let mut legal: Vec<Command> = legal_commands(&game.state, seat(0)).collect();
    legal.sort_unstable();
    assert_eq!(legal, moves);
    game.play(0, cover(1, 0));
    assert!(game.state.kingdom(seat(0)).giants().eq([Cell { x: 1, y: 0 }]));
    assert_eq!(game.state.giants_left(), 5);
    game.awaits(0, Expected::Pick);
}

#[test]
fn giant_without_visible_crown_is_ignored() {
    let mut game = five(false);
    game.give(0, no_crown());
    game.play(0, place(A, 0, 1, South));
    game.awaits(0, Expected::Pick);
    assert_eq!(game.decide(0, cover(1, 0)), Err(RuleViolation::NoGiantCame));
    assert_eq!(game.state.giants_left(), 6);
}

#[test]
fn only_visible_crown_is_covered_automatically() {
    let mut game = five(true);
    game.give(0, board(5, &[(19, 1, 0, East)], ["## W1 F"]));
    let events = game.play(0, place(A, 0, 1, South));
    assert_eq!(events[1].fact, Fact::Covered { x: 1, y: 0 });
    assert!(events[1].automatic);
    game.awaits(0, Expected::Pick);
}

#[test]
fn discarded_giant_has_no_effect() {
    let mut game = five(false);
    let mut kingdom = closed_kingdom();
    kingdom.place(id(47), crate::Placement::new(0, 3, East));
    game.give(0, kingdom);
    assert!(!game.state.kingdom(seat(0)).crown_cells().is_empty());
    game.play(0, discard(A));
    game.awaits(0, Expected::Pick);
}

#[test]
fn three_crowns_carry_three_giants() {
    let mut kingdom = board(5, &[(48, 1, 0, East)], ["## W  M3"]);
    let mine = Cell { x: 2, y: 0 };
    for drawn in ["## W  m2", "## W  m1", "## W  m"] {
        kingdom.cover(mine);
        assert_eq!(crate::draw(&kingdom).trim_end(), drawn);
    }
    assert!(kingdom.crown_cells().is_empty());
    assert!(kingdom.giants().eq([mine; 3]));
    kingdom.uncover(mine);
    assert_eq!(crate::draw(&kingdom), "## W  m1");
}

/// Returns a game in which seats 0 to 2 have moved and seat 3, with a giant on its forest, has
/// placed footprint 49.
fn a_footprint(auto_play_forced: bool) -> Game {
    let mut game = five(auto_play_forced);
    let mut trodden = two_crowns();
    trodden.cover(Cell { x: -1, y: 0 });
    game.give(3, trodden);
    game.give(1, no_crown());
    game.give(4, no_crown());
    game.play(0, place(A, 1, 0, East));
    game.play(0, pick(4));
    game.play(1, place(B, 0, 1, South));
    game.play(1, pick(5));
    game.play(2, place(3, 1, 0, East));
    game.play(2, pick(6));
    game
}

#[test]
fn footprint_giant_opponent_chooses_crown() {
    let mut game = a_footprint(false);
    game.give(0, two_crowns());
    game.play(3, place(49, 0, 1, South));
    game.awaits(3, Expected::SendOrKeep);
    assert_eq!(game.decide(3, pick(7)), Err(RuleViolation::MustSendOrKeep));
    assert_eq!(game.decide(3, send(1, 0, 0)), Err(RuleViolation::NoGiantThere));
    assert_eq!(game.decide(3, send(-1, 0, 3)), Err(RuleViolation::NoOpponent));
    assert_eq!(game.decide(3, send(-1, 0, 1)), Err(RuleViolation::OpponentWithoutCrown));
    game.play(3, send(-1, 0, 0));
    // Out of turn, and other commands are rejected.
    game.awaits(0, Expected::Cover);
    assert_eq!(game.decide(3, pick(7)), Err(RuleViolation::NotYourTurn));
    assert_eq!(game.state.kingdom(seat(3)).giants().count(), 0);
    assert_eq!(game.state.giants_left(), 6);
    game.play(0, cover(1, 0));
    assert!(game.state.kingdom(seat(0)).giants().eq([Cell { x: 1, y: 0 }]));
    game.awaits(3, Expected::Pick);
    game.play(3, pick(7));
}

#[test]
fn giant_can_be_kept() {
    let mut game = a_footprint(false);
    game.give(0, two_crowns());
    game.play(3, place(49, 0, 1, South));
    game.play(3, Command::KeepGiant {});
    assert_eq!(game.state.kingdom(seat(3)).giants().count(), 1);
    game.awaits(3, Expected::Pick);
}

#[test]
fn footprint_without_giant_or_target_is_ignored() {
    let mut game = a_footprint(false);
    game.give(3, two_crowns());
    game.give(0, two_crowns());
    game.play(3, place(49, 0, 1, South));
    game.awaits(3, Expected::Pick);
    assert_eq!(game.decide(3, Command::KeepGiant {}), Err(RuleViolation::NoFootprint));

    let mut game = a_footprint(false);
    for opponent in [0, 1, 2, 4] {
        game.give(opponent, no_crown());
    }
    game.play(3, place(49, 0, 1, South));
    game.awaits(3, Expected::Pick);
}

#[test]
fn single_visible_crown_is_forced() {
    let mut game = a_footprint(true);
    game.give(0, board(5, &[(19, 1, 0, East)], ["## W1 F"]));
    game.play(3, place(49, 0, 1, South));
    let events = game.play(3, send(-1, 0, 0));
    assert_eq!((events[1].fact, events[1].seat), (Fact::Covered { x: 1, y: 0 }, Some(seat(0))));
    game.awaits(3, Expected::Pick);
}

#[test]
fn house_covers_cheapest_crown() {
    let mut game = a_footprint(false);
    // The wheat is worth 3 points, the forest 1.
    game.give(
        0,
        board(
            5,
            &[(19, 1, 0, South), (1, 2, 0, East), (24, -1, 0, South)],
            ["F1 ## W1 W  W", "W   . F   .  ."],
        ),
    );
    game.play(3, place(49, 0, 1, South));
    game.play(3, send(-1, 0, 0));
    let events = game.play(0, Command::Concede {});
    assert_eq!(events[1].fact, Fact::Covered { x: -1, y: 0 });
    game.awaits(3, Expected::Pick);
}

#[test]
fn covered_crown_does_not_score() {
    let settings = by_hand(4, Edition::Rulebook);
    let mut kingdom = two_crowns();
    let before = tally(settings, crate::Quests::NONE, &kingdom);
    kingdom.cover(Cell { x: 1, y: 0 });
    let after = tally(settings, crate::Quests::NONE, &kingdom);
    assert_eq!((before.points, before.crowns), (2, 2));
    assert_eq!((after.points, after.crowns), (1, 1));
    assert_eq!(after.largest_property, before.largest_property);
}
