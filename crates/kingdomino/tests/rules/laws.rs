//! Properties that hold at every position of every game.

mod commands;
mod course;
mod house;
mod kingdoms;
mod orders;
mod secrecy;
mod turns;

use std::env;

use kingdomino::{Command, Event, Settings, Setup, TimeoutAction, legal_commands};
use proptest::prelude::ProptestConfig;

use crate::chance::Chance;
use crate::slow::SlowGame;
use crate::table::{Table, seat};

/// Each case plays one game with every valid combination of settings. `PROPTEST_CASES` overrides
/// the number of cases.
fn cases() -> ProptestConfig {
    let config = ProptestConfig { failure_persistence: None, ..ProptestConfig::default() };
    let is_overridden = env::var_os("PROPTEST_CASES").is_some();
    if is_overridden { config } else { ProptestConfig { cases: 2, ..config } }
}

/// Plays a random game and visits every position. On average one move in `concede` is a concession.
fn visit_positions(
    settings: Settings,
    seed: u64,
    concede: usize,
    mut visit: impl FnMut(&Table, &mut Chance),
) {
    let mut chance = Chance(seed);
    let mut table = Table::shuffled(settings, &mut chance);
    loop {
        visit(&table, &mut chance);
        let conceding_seat =
            seat(u8::try_from(chance.below(settings.players().into())).expect("a seat"));
        let may_concede =
            legal_commands(&table.state, conceding_seat).any(|legal| legal == Command::Concede {});
        let may_return =
            legal_commands(&table.state, conceding_seat).any(|legal| legal == Command::TakeBack {});
        if chance.one_in(concede) && may_concede {
            table.play(conceding_seat, Command::Concede {});
        } else if concede != NO_CONCESSIONS && chance.one_in(10) && may_return {
            table.play(conceding_seat, Command::TakeBack {});
        } else if concede != NO_CONCESSIONS && chance.one_in(20) {
            let timeout_action = [
                TimeoutAction::PlayOnce,
                TimeoutAction::TakeOver { for_good: false },
                TimeoutAction::TakeOver { for_good: true },
            ];
            let timeout_action = timeout_action[[0, 0, 0, 0, 1, 1, 2][chance.below(7)]];
            if table.state.awaiting().is_none() {
                break;
            }
            table.time_out(timeout_action);
        } else if !table.play_random_move(&mut chance) {
            break;
        }
    }
    assert!(table.state.is_finished());
}

const RARE_CONCESSIONS: usize = 60;
const NO_CONCESSIONS: usize = usize::MAX;

fn slow_game(table: &Table) -> SlowGame {
    let mut slow = SlowGame::new(table.setup);
    table.events.iter().for_each(|event| slow.apply_event(*event));
    slow
}

fn play_random_game(settings: Settings, seed: u64) -> (Setup, Vec<Event>) {
    let mut chance = Chance(seed);
    let mut table = Table::shuffled(settings, &mut chance);
    play_to_end(&mut table, &mut chance, RARE_CONCESSIONS);
    (table.setup, table.events)
}

fn play_to_end(table: &mut Table, chance: &mut Chance, concede: usize) {
    while let Some(awaiting) = table.state.awaiting() {
        if chance.one_in(concede) {
            table.play(awaiting.seat, Command::Concede {});
        } else {
            table.play_random_move(chance);
        }
    }
}
