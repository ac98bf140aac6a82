//! Numbers of the turns of a seat.

use kingdomino::{Awaiting, Expected, Fact, GameState, Seat, evolve};
use proptest::prelude::*;

use crate::table::all_settings;

use super::{cases, play_random_game};

proptest! {
    #![proptest_config(cases())]

    #[test]
    fn turn_begins_with_first_king_step(seed: u64) {
        for settings in all_settings() {
            let (setup, events) = play_random_game(settings, seed);
            let mut state = GameState::new(setup);
            // By seat, the number of kings that have made their first step.
            let mut stepped = [0; Seat::MAX];
            for event in &events {
                let before = state;
                evolve(&mut state, event);
                if let Some(seat) = event.seat.filter(|_| is_first_step(&before, event.fact)) {
                    stepped[seat.index()] += 1;
                }
                for seat in settings.seats() {
                    let to_step = u8::from(is_at_first_step(&state, seat));
                    assert_eq!(state.turns_begun(seat), stepped[seat.index()] + to_step);
                    let rise = state.turns_begun(seat) - before.turns_begun(seat);
                    assert_eq!(rise, u8::from(begins(&before, &state, seat)), "{event:?}");
                }
            }
            for seat in settings.seats() {
                let turns = settings.kings_per_player() * (settings.rounds() + 1);
                assert_eq!(state.turns_begun(seat), turns);
            }
        }
    }
}

fn is_first_step(before: &GameState, fact: Fact) -> bool {
    match fact {
        Fact::Placed { .. } | Fact::Discarded { .. } => true,
        Fact::Picked { .. } => before.round() == 0,
        _ => false,
    }
}

fn is_at_first_step(state: &GameState, seat: Seat) -> bool {
    state
        .awaiting()
        .is_some_and(|awaiting| awaiting.seat == seat && is_first_step_of_turn(state, awaiting))
}

fn is_first_step_of_turn(state: &GameState, awaiting: Awaiting) -> bool {
    match awaiting.expected {
        Expected::Place(_) => true,
        Expected::Pick => state.round() == 0,
        Expected::Cover | Expected::SendOrKeep => false,
    }
}

/// Returns true if `seat` is awaited for the first step of another king than before.
fn begins(before: &GameState, state: &GameState, seat: Seat) -> bool {
    let free = |state: &GameState| state.next_line().free().len();
    let same_king = before.awaiting() == state.awaiting() && free(before) == free(state);
    is_at_first_step(state, seat) && !same_king
}
