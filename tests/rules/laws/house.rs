//! The house plays by the rules, whoever sits at the table.

use kingdomail::rules::{Command, HousePlayer, house_move, legal_moves, search};
use proptest::prelude::*;

use super::{NEVER, cases, walk};
use crate::table::{Table, every_settings};

/// Enough to try every move; strength is no matter here.
const PLAYOUTS: usize = 2;

proptest! {
    #![proptest_config(cases())]

    #[test]
    fn the_house_plays_legal_moves(seed: u64) {
        for settings in every_settings() {
            walk(settings, seed, NEVER, |table, chance| {
                let seed = chance.below(usize::MAX) as u64;
                assert_legal(table, house_move(&table.state, HousePlayer::Random, seed));
                assert_legal(table, house_move(&table.state, HousePlayer::Greedy, seed));
                if chance.one_in(100) {
                    assert_legal(table, search(&table.state, seed, PLAYOUTS));
                }
            });
        }
    }

    #[test]
    fn the_house_moves_the_same_for_the_same_seed(seed: u64) {
        for settings in every_settings() {
            walk(settings, seed, NEVER, |table, chance| {
                for player in [HousePlayer::Random, HousePlayer::Greedy] {
                    let moves = || house_move(&table.state, player, seed);
                    assert_eq!(moves(), moves());
                }
                if chance.one_in(200) {
                    let moves = || search(&table.state, seed, PLAYOUTS);
                    assert_eq!(moves(), moves());
                }
            });
        }
    }
}

fn assert_legal(table: &Table, command: Option<Command>) {
    match command {
        Some(command) => assert!(legal_moves(&table.state).any(|legal| legal == command)),
        None => assert!(table.state.awaiting().is_none()),
    }
}
