//! Course and end of a game.

use kingdomino::{Cell, Command, DominoId, Fact, GameState, Seat, decode, encode, evolve, replay};
use proptest::prelude::*;

use crate::chance::Chance;
use crate::table::{Table, all_settings};

use super::{RARE_CONCESSIONS, cases, play_random_game, play_to_end, slow_game, visit_positions};

proptest! {
    #![proptest_config(cases())]

    #[test]
    fn replay_reproduces_game(seed: u64) {
        for settings in all_settings() {
            visit_positions(settings, seed, RARE_CONCESSIONS, |table, _| {
                assert_eq!(replay(table.setup, &table.events), table.state);
            });
        }
    }

    #[test]
    fn encoding_round_trips(seed: u64) {
        for settings in all_settings() {
            visit_positions(settings, seed, RARE_CONCESSIONS, |table, _| {
                let bytes = encode(&table.state);
                assert!(bytes.len() < 400, "{} bytes", bytes.len());
                assert_eq!(decode(&bytes), Ok(table.state));
            });
            // Also covers the states between the events of one command.
            let (setup, events) = play_random_game(settings, seed);
            let mut state = GameState::new(setup);
            for event in &events {
                evolve(&mut state, event);
                assert_eq!(decode(&encode(&state)), Ok(state));
            }
        }
    }

    #[test]
    fn every_domino_is_in_one_place(seed: u64) {
        for settings in all_settings() {
            visit_positions(settings, seed, RARE_CONCESSIONS, |table, _| {
                let mut places: Vec<DominoId> = domino_locations(table).collect();
                places.sort_unstable();
                let of_the_box = settings.expansion().dominoes();
                assert!(places.into_iter().eq(of_the_box), "{:?}", table.state);
            });
        }
    }

    #[test]
    fn giants_are_on_crowns_or_in_supply(seed: u64) {
        for settings in all_settings().filter(|settings| settings.has_giants()) {
            visit_positions(settings, seed, RARE_CONCESSIONS, |table, _| {
                let mut giants = table.state.giants_left();
                for (slow, seat) in slow_game(table).kingdoms.into_iter().zip(settings.seats()) {
                    let mut cells: Vec<Cell> = table.state.kingdom(seat).giants().collect();
                    let mut expected = slow.giants;
                    giants += expected.len();
                    for cell in &cells {
                        let here = cells.iter().filter(|giant| *giant == cell).count();
                        assert!(here <= usize::from(slow.squares[cell].crowns));
                    }
                    cells.sort_unstable();
                    expected.sort_unstable();
                    assert_eq!(cells, expected);
                }
                assert_eq!(giants, 6);
            });
        }
    }

    #[test]
    fn game_ends_after_expected_commands(seed: u64) {
        for settings in all_settings() {
            let mut chance = Chance(seed);
            let mut table = Table::shuffled(settings, &mut chance);
            while table.play_random_move(&mut chance) {}
            let count = |wanted: fn(&Fact) -> bool| {
                table.events.iter().filter(|event| wanted(&event.fact)).count()
            };
            let [kings, rounds] = [settings.kings(), settings.rounds()].map(usize::from);
            // A king picks from each line, and places each picked domino.
            let placed =
                count(|fact| matches!(fact, Fact::Placed { .. } | Fact::Discarded { .. }));
            assert_eq!(count(|fact| matches!(fact, Fact::Picked { .. })), kings * rounds);
            assert_eq!(placed, kings * rounds);
            assert_eq!(count(|fact| matches!(fact, Fact::LineDealt { .. })), rounds);
            assert_eq!(count(|fact| matches!(fact, Fact::GameFinished { .. })), 1);
            let automatic = table.events.iter().filter(|event| event.automatic).count();
            assert_eq!(table.events.len(), table.commands.len() + automatic);
            // In addition, decisions about giants.
            let giants = count(|fact| {
                matches!(fact, Fact::Covered { .. } | Fact::GiantSent { .. } | Fact::GiantKept {})
            });
            if settings.auto_play_forced() {
                assert!(table.commands.len() < 2 * kings * rounds + giants);
            } else {
                assert_eq!(table.commands.len(), 2 * kings * rounds + giants);
            }
            assert_eq!(table.state.undrawn(), 0);
            assert!(table.state.is_finished());
            assert_eq!(table.state.round(), settings.rounds());
        }
    }

    #[test]
    fn game_ends_despite_concessions(seed: u64) {
        for settings in all_settings() {
            for concede in [1, 3, 10, 30] {
                let mut chance = Chance(seed);
                let skip = chance.below(40);
                let mut table = Table::shuffled(settings, &mut chance);
                (0..skip).for_each(|_| {
                    table.play_random_move(&mut chance);
                });
                let before = table.clone();
                play_to_end(&mut table, &mut chance, concede);
                assert!(table.state.is_finished());
                assert_eq!(replay(table.setup, &table.events), table.state);

                let mut table = before;
                let mut seats: Vec<Seat> = settings.seats().collect();
                chance.shuffle(&mut seats);
                for seat in seats {
                    // With one player left, forced steps can already end the game.
                    if !table.state.is_finished() {
                        table.play(seat, Command::Concede {});
                    }
                }
                assert!(table.state.is_finished(), "all have conceded: {:?}", table.state);
            }
        }
    }
}

fn domino_locations(table: &Table) -> impl Iterator<Item = DominoId> {
    let state = &table.state;
    let undrawn = table.deck.order()[state.drawn().into()..].iter().copied();
    let lines = state.unplaced_slots().chain(state.next_line().slots()).map(|slot| slot.domino);
    let settled = table.settings().seats().flat_map(|seat| {
        let kingdom = state.kingdom(seat);
        kingdom.placed().map(|(domino, _)| domino).chain(kingdom.discarded())
    });
    undrawn.chain(lines).chain(settled).chain(state.put_aside())
}
