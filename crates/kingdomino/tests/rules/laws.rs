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
    let asked = env::var_os("PROPTEST_CASES").is_some();
    if asked { config } else { ProptestConfig { cases: 2, ..config } }
}

/// Plays a random game and visits every position. On average one move in `concede` is a concession.
fn walk(settings: Settings, seed: u64, concede: usize, mut look: impl FnMut(&Table, &mut Chance)) {
    let mut chance = Chance(seed);
    let mut table = Table::shuffled(settings, &mut chance);
    loop {
        look(&table, &mut chance);
        let quitter = seat(u8::try_from(chance.below(settings.players().into())).expect("a seat"));
        let may_concede =
            legal_commands(&table.state, quitter).any(|legal| legal == Command::Concede {});
        let may_return =
            legal_commands(&table.state, quitter).any(|legal| legal == Command::TakeBack {});
        if chance.one_in(concede) && may_concede {
            table.play(quitter, Command::Concede {});
        } else if concede != NEVER && chance.one_in(10) && may_return {
            table.play(quitter, Command::TakeBack {});
        } else if concede != NEVER && chance.one_in(20) {
            let overdue = [
                TimeoutAction::PlayFor,
                TimeoutAction::TakeOver { for_good: false },
                TimeoutAction::TakeOver { for_good: true },
            ];
            let overdue = overdue[[0, 0, 0, 0, 1, 1, 2][chance.below(7)]];
            if table.state.awaiting().is_none() {
                break;
            }
            table.time_out(overdue);
        } else if !table.play_at_random(&mut chance) {
            break;
        }
    }
    assert!(table.state.is_finished());
}

const RARELY: usize = 60;
const NEVER: usize = usize::MAX;

fn slow(table: &Table) -> SlowGame {
    let mut slow = SlowGame::new(table.setup);
    table.events.iter().for_each(|event| slow.happen(*event));
    slow
}

fn whole_game(settings: Settings, seed: u64) -> (Setup, Vec<Event>) {
    let mut chance = Chance(seed);
    let mut table = Table::shuffled(settings, &mut chance);
    walk_on(&mut table, &mut chance, RARELY);
    (table.setup, table.events)
}

fn walk_on(table: &mut Table, chance: &mut Chance, concede: usize) {
    while let Some(awaiting) = table.state.awaiting() {
        if chance.one_in(concede) {
            table.play(awaiting.seat, Command::Concede {});
        } else {
            table.play_at_random(chance);
        }
    }
}
