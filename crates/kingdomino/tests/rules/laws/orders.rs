//! A premove does only what its seat could do by hand, and does what its plan predicted.

use kingdomino::{
    Command, Direction, DominoId, Expected, GameState, PremoveFallback, PremovePlace,
    PremovePlacement, PremovePlan, Seat, SeatControl, decide, evolve, legal_moves, preview, tally,
};
use proptest::prelude::*;

use crate::chance::Chance;
use crate::table::all_settings;

use super::{NO_CONCESSIONS, RARE_CONCESSIONS, cases, play_random_game, visit_positions};

proptest! {
    #![proptest_config(cases())]

    #[test]
    fn premove_commands_are_accepted(seed: u64) {
        for settings in all_settings() {
            visit_positions(settings, seed, RARE_CONCESSIONS, |table, chance| {
                for seat in settings.seats() {
                    let premove = random_premove(&table.state, chance);
                    let Some(command) = premove.next(&table.state, seat) else { continue };
                    let decided = decide(&table.state, &table.deck, seat, command);
                    assert!(decided.is_ok(), "{premove:?}: {decided:?}");
                }
            });
        }
    }

    /// Clients also see the states between the events of one command, in which a house player plays
    /// a seat.
    #[test]
    fn premove_commands_are_accepted_between_events(seed: u64) {
        for settings in all_settings() {
            let (setup, events) = play_random_game(settings, seed);
            let mut chance = Chance(seed);
            let mut state = GameState::new(setup);
            for event in &events {
                evolve(&mut state, event);
                for seat in settings.seats() {
                    let premove = random_premove(&state, &mut chance);
                    premove.plan(&state, seat);
                    let Some(command) = premove.next(&state, seat) else { continue };
                    assert!(preview(&state, seat, command).is_ok(), "{premove:?}");
                }
            }
        }
    }

    #[test]
    fn best_score_leaves_only_giant_decisions(seed: u64) {
        for settings in all_settings() {
            visit_positions(settings, seed, NO_CONCESSIONS, |table, _| {
                let state = &table.state;
                let Some(awaiting) = state.awaiting() else { return };
                let place = PremovePlace { at: None, otherwise: PremoveFallback::BestScore };
                let pick = state.next_line().free().collect();
                let premove = PremovePlan { place: Some(place), pick, ..PremovePlan::default() };
                let command = premove.next(state, awaiting.seat);
                let giants = matches!(awaiting.expected, Expected::Cover | Expected::SendOrKeep);
                assert_eq!(command.is_none(), giants);
                if let (Some(command), Expected::Place(_)) = (command, awaiting.expected) {
                    let points = |command| points_after(state, awaiting.seat, command);
                    let best = legal_moves(state).map(points).max();
                    assert_eq!(Some(points(command)), best);
                }
            });
        }
    }

    #[test]
    fn unchanged_plan_is_played(seed: u64) {
        for settings in all_settings() {
            let (setup, events) = play_random_game(settings, seed);
            let mut chance = Chance(seed);
            let mut state = GameState::new(setup);
            for event in &events {
                let before = state;
                evolve(&mut state, event);
                for seat in settings.seats() {
                    // For a seat that has just picked, the next domino was not known before.
                    let comes = event.seat != Some(seat)
                        && state.turns_begun(seat) > before.turns_begun(seat);
                    if comes && state.kingdom(seat) == before.kingdom(seat) {
                        assert_played_as_planned(&random_premove(&before, &mut chance), &before, &state, seat);
                    }
                }
            }
        }
    }
}

/// Asserts that `seat` plays as planned. Its turn must have just begun, with an unchanged kingdom.
fn assert_played_as_planned(
    premove: &PremovePlan,
    before: &GameState,
    state: &GameState,
    seat: Seat,
) {
    let plan = premove.plan(before, seat);
    let Some(awaiting) =
        state.awaiting().filter(|_| state.seat_control(seat) == SeatControl::Player)
    else {
        return;
    };
    assert_eq!(awaiting.seat, seat);
    let done = premove.next(state, seat);
    match awaiting.expected {
        Expected::Place(_) => {
            assert_eq!(plan.place, done);
            let points = match done {
                Some(command) => points_after(state, seat, command),
                None => tally(state.settings(), state.quests(), state.kingdom(seat)).points,
            };
            assert_eq!(plan.points, points);
        }
        _ => {
            assert_eq!(plan.place, None);
            let still_free = |domino| state.next_line().free().contains(domino);
            if plan
                .pick
                .is_some_and(|pick| matches!(pick, Command::Pick { domino } if still_free(domino)))
            {
                assert_eq!(plan.pick, done);
            }
        }
    }
}

fn points_after(state: &GameState, seat: Seat, command: Command) -> u32 {
    let decided = preview(state, seat, command).expect("legal")[0];
    let mut after = *state;
    evolve(&mut after, &decided);
    tally(state.settings(), state.quests(), after.kingdom(seat)).points
}

/// Returns a premove that often fits the position, and sometimes does not fit it at all.
fn random_premove(state: &GameState, chance: &mut Chance) -> PremovePlan {
    let at = random_placement(state, chance);
    let otherwise = [PremoveFallback::BestScore, PremoveFallback::Ask][chance.below(2)];
    let place = (!chance.one_in(4)).then_some(PremovePlace { at, otherwise });
    let mut dominoes: Vec<DominoId> = DominoId::all().collect();
    chance.shuffle(&mut dominoes);
    let mut pick: Vec<DominoId> = state.next_line().slots().map(|slot| slot.domino).collect();
    chance.shuffle(&mut pick);
    pick.truncate(chance.below(5));
    pick.extend(dominoes.into_iter().take(chance.below(4)));
    PremovePlan { place, pick, ..PremovePlan::default() }
}

fn random_placement(state: &GameState, chance: &mut Chance) -> Option<PremovePlacement> {
    let moves = legal_moves(state);
    let legal = if moves.is_empty() { None } else { moves.get(chance.below(moves.len())) };
    match (chance.below(4), legal) {
        (0, _) => None,
        (1, _) => {
            let mut anywhere = || [-128, -6, -2, -1, 0, 1, 2, 6, 127][chance.below(9)];
            let (x, y) = (anywhere(), anywhere());
            Some(PremovePlacement { x, y, direction: Direction::ALL[chance.below(4)] })
        }
        (_, Some(Command::Place { x, y, direction, .. })) => {
            Some(PremovePlacement { x, y, direction })
        }
        _ => None,
    }
}
