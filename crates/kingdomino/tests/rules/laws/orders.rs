//! An order does nothing that its seat could not do by hand, and what it promised.

use kingdomino::{
    Command, Direction, DominoId, Expected, GameState, PremoveFallback, PremovePlace,
    PremovePlacement, PremovePlan, Seat, SeatControl, decide, evolve, legal_moves, preview, tally,
};
use proptest::prelude::*;

use crate::chance::Chance;
use crate::table::every_settings;

use super::{NEVER, RARELY, cases, walk, whole_game};

proptest! {
    #![proptest_config(cases())]

    #[test]
    fn what_an_order_says_is_accepted(seed: u64) {
        for settings in every_settings() {
            walk(settings, seed, RARELY, |table, chance| {
                for seat in settings.seats() {
                    let order = random_order(&table.state, chance);
                    let Some(command) = order.next(&table.state, seat) else { continue };
                    let decided = decide(&table.state, &table.deck, seat, command);
                    assert!(decided.is_ok(), "{order:?}: {decided:?}");
                }
            });
        }
    }

    /// A game is also shown as it was between the events of one command, where the house plays a seat.
    #[test]
    fn what_an_order_says_is_accepted_while_a_command_unfolds(seed: u64) {
        for settings in every_settings() {
            let (setup, events) = whole_game(settings, seed);
            let mut chance = Chance(seed);
            let mut state = GameState::new(setup);
            for event in &events {
                evolve(&mut state, event);
                for seat in settings.seats() {
                    let order = random_order(&state, &mut chance);
                    order.plan(&state, seat);
                    let Some(command) = order.next(&state, seat) else { continue };
                    assert!(preview(&state, seat, command).is_ok(), "{order:?}");
                }
            }
        }
    }

    #[test]
    fn who_wants_the_best_score_gets_it_and_is_asked_only_about_giants(seed: u64) {
        for settings in every_settings() {
            walk(settings, seed, NEVER, |table, _| {
                let state = &table.state;
                let Some(awaiting) = state.awaiting() else { return };
                let place = PremovePlace { at: None, otherwise: PremoveFallback::BestScore };
                let pick = state.next_line().free().collect();
                let order = PremovePlan { place: Some(place), pick, ..PremovePlan::default() };
                let command = order.next(state, awaiting.seat);
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
    fn what_is_planned_is_done_if_nothing_changes(seed: u64) {
        for settings in every_settings() {
            let (setup, events) = whole_game(settings, seed);
            let mut chance = Chance(seed);
            let mut state = GameState::new(setup);
            for event in &events {
                let before = state;
                evolve(&mut state, event);
                for seat in settings.seats() {
                    // Who has just picked did not know before what it would place.
                    let comes = event.seat != Some(seat)
                        && state.turns_begun(seat) > before.turns_begun(seat);
                    if comes && state.kingdom(seat) == before.kingdom(seat) {
                        same_as_planned(&random_order(&before, &mut chance), &before, &state, seat);
                    }
                }
            }
        }
    }
}

/// The turn of `seat` has just begun, and its kingdom is as it was before.
fn same_as_planned(order: &PremovePlan, before: &GameState, state: &GameState, seat: Seat) {
    let plan = order.plan(before, seat);
    let Some(awaiting) = state.awaiting().filter(|_| state.keeper(seat) == SeatControl::Player)
    else {
        return;
    };
    assert_eq!(awaiting.seat, seat);
    let done = order.next(state, seat);
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

/// Often one that fits the position, and at times one that is far from it.
fn random_order(state: &GameState, chance: &mut Chance) -> PremovePlan {
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
