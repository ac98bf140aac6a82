//! The list of legal commands, the commands that `decide` accepts, and the slow rules agree.

use std::collections::BTreeSet;

use kingdomino::{
    Command, Direction, DominoId, GameState, Seat, SeatControl, action, decide, evolve,
    legal_commands, legal_moves, preview, scored_commands, tally,
};
use proptest::prelude::*;

use crate::slow::{Decision, SlowGame};
use crate::table::{Table, all_settings, domino, seat};

use super::{
    NO_CONCESSIONS, RARE_CONCESSIONS, cases, play_random_game, slow_game, visit_positions,
};

proptest! {
    #![proptest_config(cases())]

    #[test]
    fn decide_accepts_exactly_legal_commands(seed: u64) {
        for settings in all_settings() {
            visit_positions(settings, seed, RARE_CONCESSIONS, |table, chance| {
                let slow = slow_game(table);
                for seat in (0..5).map(seat) {
                    let legal: Vec<Command> = legal_commands(&table.state, seat).collect();
                    let set: BTreeSet<Command> = legal.iter().copied().collect();
                    assert_eq!(legal.len(), set.len(), "a command is listed twice");
                    assert_eq!(set, slow.legal(seat), "{seat:?} of {:?}", table.state);
                    for command in legal {
                        assert!(decide(&table.state, &table.deck, seat, command).is_ok());
                    }
                }
                if chance.one_in(25) {
                    try_all_commands(table, &slow);
                }
            });
        }
    }

    /// Clients also see the states between the events of one command.
    #[test]
    fn legal_commands_hold_between_events(seed: u64) {
        for settings in all_settings() {
            let (setup, events) = play_random_game(settings, seed);
            let mut state = GameState::new(setup);
            let mut slow = SlowGame::new(setup);
            for event in &events {
                evolve(&mut state, event);
                slow.apply_event(*event);
                for seat in (0..5).map(seat) {
                    let legal: BTreeSet<Command> = legal_commands(&state, seat).collect();
                    assert_eq!(legal, slow.legal(seat), "{seat:?} of {state:?}");
                    for command in legal {
                        assert!(preview(&state, seat, command).is_ok());
                    }
                }
            }
        }
    }

    #[test]
    fn scored_commands_match_points_after_action(seed: u64) {
        for settings in all_settings() {
            visit_positions(settings, seed, RARE_CONCESSIONS, |Table { state, .. }, _| {
                for seat in settings.seats() {
                    let scored = legal_commands(state, seat).map(|command| {
                        let mut after = *state;
                        evolve(&mut after, &action(state, seat, command).expect("legal"));
                        let tally = tally(settings, state.quests(), after.kingdom(seat));
                        (command, tally.points)
                    });
                    assert!(scored_commands(state, seat).eq(scored), "{seat:?} of {state:?}");
                }
            });
        }
    }

    #[test]
    fn nth_move_matches_list(seed: u64) {
        for settings in all_settings() {
            visit_positions(settings, seed, NO_CONCESSIONS, |table, _| {
                let moves = legal_moves(&table.state);
                let listed: Vec<Command> = moves.collect();
                assert_eq!(listed.len(), moves.len());
                let by_number: Vec<Command> = (0..moves.len()).map_while(|n| moves.get(n)).collect();
                assert_eq!(listed, by_number);
                assert_eq!(moves.get(moves.len()), None);
            });
        }
    }

    #[test]
    fn only_seat_with_choice_is_awaited(seed: u64) {
        for settings in all_settings() {
            visit_positions(settings, seed, RARE_CONCESSIONS, |table, _| {
                let Some(awaiting) = table.state.awaiting() else {
                    return assert!(table.state.is_finished());
                };
                assert_eq!(table.state.seat_control(awaiting.seat), SeatControl::Player);
                assert_eq!(Some(awaiting.seat), slow_game(table).turn().map(|turn| turn.0));
                let outcomes: BTreeSet<Vec<u8>> =
                    legal_moves(&table.state).map(|command| outcome(table, awaiting.seat, command)).collect();
                let forced = legal_moves(&table.state).forced();
                assert_eq!(forced.is_some(), outcomes.len() == 1);
                if settings.auto_play_forced() {
                    assert_eq!(forced, None, "{:?}", table.state);
                }
            });
        }
    }
}

/// Tries every possible command of every seat; for dominoes of other players only a sample of the
/// placements.
fn try_all_commands(table: &Table, slow: &SlowGame) {
    let own = match slow.turn() {
        Some((_, Decision::Place(own))) => Some(own),
        _ => None,
    };
    let to_place = own.into_iter().chain([domino(1), domino(48)]).collect::<BTreeSet<_>>();
    for seat in (0..5).map(seat) {
        let legal = slow.legal(seat);
        let placements = to_place.iter().flat_map(|domino| all_placements(*domino));
        let picks = DominoId::all().map(|domino| Command::Pick { domino });
        let discards = DominoId::all().map(|domino| Command::Discard { domino });
        let giants = all_giant_commands();
        let others = [Command::Concede {}, Command::KeepGiant {}, Command::TakeBack {}];
        for command in placements.chain(picks).chain(discards).chain(giants).chain(others) {
            let accepted = decide(&table.state, &table.deck, seat, command).is_ok();
            assert_eq!(accepted, legal.contains(&command), "{seat:?}: {command:?}");
        }
    }
}

fn coordinates_beyond_bounds() -> impl Iterator<Item = (i8, i8)> {
    let row = |y| (-8..=8).chain([i8::MIN, i8::MAX]).map(move |x| (x, y));
    (-8..=8).chain([i8::MIN, i8::MAX]).flat_map(row)
}

fn all_giant_commands() -> impl Iterator<Item = Command> {
    coordinates_beyond_bounds().flat_map(|(x, y)| {
        let sends = (0..5).map(seat).map(move |to_seat| Command::SendGiant { x, y, to_seat });
        sends.chain([Command::Cover { x, y }])
    })
}

fn all_placements(domino: DominoId) -> impl Iterator<Item = Command> {
    coordinates_beyond_bounds().flat_map(move |(x, y)| {
        Direction::ALL.map(|direction| Command::Place { domino, x, y, direction })
    })
}

/// Returns the encoded state after a move, with the two directions of a double treated as equal.
fn outcome(table: &Table, seat: Seat, command: Command) -> Vec<u8> {
    let events = preview(&table.state, seat, command).expect("legal");
    let mut slow = slow_game(table);
    slow.apply_event(events[0]);
    let kingdom = &slow.kingdoms[seat.index()];
    let mut squares: Vec<_> = kingdom
        .squares
        .iter()
        .map(|(cell, square)| (*cell, square.terrain, square.crowns))
        .collect();
    squares.sort_unstable();
    let picked = match command {
        Command::Pick { domino } => Some(domino),
        _ => None,
    };
    let turn = match command {
        Command::SendGiant { to_seat, .. } => Some(to_seat),
        _ => None,
    };
    format!("{squares:?} {picked:?} {:?} {:?} {turn:?}", kingdom.discarded, kingdom.giants)
        .into_bytes()
}
