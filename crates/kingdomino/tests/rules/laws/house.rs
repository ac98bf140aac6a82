//! House players follow the rules.

use kingdomino::{
    Command, Fact, HousePlayer, RuleViolation, SeatControl, decide, decode, encode, house_move,
    legal_commands, legal_moves, replay, search,
};
use proptest::prelude::*;

use crate::chance::Chance;
use crate::table::{Table, all_settings, four_with_house, seat};

use super::{NO_CONCESSIONS, cases, visit_positions};

/// Enough to try every move; playing strength is irrelevant here.
const PLAYOUTS: usize = 2;

proptest! {
    #![proptest_config(cases())]

    #[test]
    fn house_plays_legal_moves(seed: u64) {
        for settings in all_settings() {
            visit_positions(settings, seed, NO_CONCESSIONS, |table, chance| {
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
    fn house_move_is_deterministic_per_seed(seed: u64) {
        for settings in all_settings() {
            visit_positions(settings, seed, NO_CONCESSIONS, |table, chance| {
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

#[test]
fn house_players_finish_game() {
    let house = [HousePlayer::Greedy, HousePlayer::Random, HousePlayer::Greedy];
    for seed in 0..20 {
        let mut chance = Chance(seed);
        let mut table = four_with_house(&house, &mut chance);
        assert_eq!(table.events[1].fact, Fact::HouseSeated { house: HousePlayer::Random });
        assert_eq!(
            table.state.seat_control(seat(2)),
            SeatControl::HouseFromStart(HousePlayer::Random)
        );
        while let Some(awaiting) = table.state.awaiting() {
            assert_eq!(awaiting.seat, seat(0));
            assert_eq!(decode(&encode(&table.state)), Ok(table.state));
            table.play_random_move(&mut chance);
        }
        assert!(table.state.is_finished());
        assert_eq!(replay(table.setup, &table.events), table.state);
    }
}

#[test]
fn house_seat_rejects_commands() {
    let table = four_with_house(&[HousePlayer::Greedy; 3], &mut Chance(1));
    assert_eq!(legal_commands(&table.state, seat(1)).count(), 0);
    for command in [Command::Concede {}, Command::TakeBack {}, Command::KeepGiant {}] {
        let refused = decide(&table.state, &table.deck, seat(1), command);
        assert_eq!(refused, Err(RuleViolation::SeatConceded));
    }
}

#[test]
fn concession_of_last_player_avoids_search() {
    let mut table = four_with_house(&[HousePlayer::Searching; 3], &mut Chance(1));
    table.play(seat(0), Command::Concede {});
    assert!(table.state.is_finished());
}

#[test]
fn seat_control_takes_one_byte() {
    assert_eq!(size_of::<SeatControl>(), 1);
}

fn assert_legal(table: &Table, command: Option<Command>) {
    match command {
        Some(command) => assert!(legal_moves(&table.state).any(|legal| legal == command)),
        None => assert!(table.state.awaiting().is_none()),
    }
}
