//! Hidden information does not leak.

use std::collections::BTreeSet;

use kingdomino::{
    AutomaticStep, Command, Deck, Event, Fact, HousePlayer, decide, encode, evolve, legal_commands,
    legal_moves, next_automatic_step, preview,
};
use proptest::prelude::*;

use crate::chance::Chance;
use crate::table::{Table, all_settings, four_with_house, seat};

use super::{RARE_CONCESSIONS, cases, visit_positions};

proptest! {
    #![proptest_config(cases())]

    #[test]
    fn preview_is_prefix_of_decide(seed: u64) {
        for settings in all_settings() {
            visit_positions(settings, seed, RARE_CONCESSIONS, |table, _| {
                for seat in settings.seats() {
                    for command in legal_commands(&table.state, seat) {
                        let previewed = preview(&table.state, seat, command).expect("legal");
                        let decided =
                            decide(&table.state, &table.deck, seat, command).expect("legal");
                        let (known, unknown) = decided.split_at(previewed.len());
                        assert_eq!(previewed.as_slice(), known);
                        let mut state = table.state;
                        for event in previewed {
                            let by_house = event.seat.is_some_and(|seat| state.active_house_player(seat).is_some());
                            assert!(!by_house || !event.automatic, "{event:?}");
                            assert!(!matches!(event.fact, Fact::LineDealt { .. }));
                            evolve(&mut state, &event);
                        }
                        match next_automatic_step(&state) {
                            Some(AutomaticStep::Line | AutomaticStep::House(_)) => assert!(!unknown.is_empty()),
                            due => assert_eq!((due, unknown), (None, &[][..])),
                        }
                    }
                }
            });
        }
    }

    /// Two games that differ only in hidden information must look the same to every player.
    #[test]
    fn draw_pile_order_does_not_leak(seed: u64) {
        for settings in all_settings() {
            let mut chance = Chance(seed);
            let mut table = Table::shuffled(settings, &mut chance);
            for _ in 0..chance.below(100) {
                table.play_random_move(&mut chance);
            }
            let mut order = table.deck.order().to_vec();
            chance.shuffle(&mut order[table.state.drawn().into()..]);
            let deck = Deck::new(&order).expect("the same dominoes");
            let mut other = Table::new(table.setup, deck);
            for (seat, command) in table.commands.clone() {
                other.play(seat, command);
            }
            assert_eq!(table.state, other.state);
            assert_eq!(table.events, other.events);
            assert_eq!(encode(&table.state), encode(&other.state));
            for seat in settings.seats() {
                let legal: Vec<Command> = legal_commands(&table.state, seat).collect();
                assert!(legal_commands(&other.state, seat).eq(legal.iter().copied()));
                for command in legal {
                    assert_eq!(
                        preview(&table.state, seat, command),
                        preview(&other.state, seat, command)
                    );
                }
            }
        }
    }
}

/// In two games that differ only in hidden information, the house player plays the same until the
/// next line is dealt.
#[test]
fn house_ignores_draw_pile_order() {
    let mut chance = Chance(7);
    let mut table = four_with_house(&HousePlayer::ALL, &mut chance);
    let mut movers = BTreeSet::new();
    for _ in 0..8 {
        let legal = legal_moves(&table.state);
        let command = legal.get(chance.below(legal.len())).expect("a legal move");
        let mut order = table.deck.order().to_vec();
        chance.shuffle(&mut order[table.state.drawn().into()..]);
        let other = Deck::new(&order).expect("the same dominoes");
        let [here, there] = [&table.deck, &other].map(|deck| {
            let events = decide(&table.state, deck, seat(0), command).expect("legal");
            let dealt = |event: &Event| matches!(event.fact, Fact::LineDealt { .. });
            let known = events.iter().position(dealt).unwrap_or(events.len());
            events[..known].to_vec()
        });
        assert_eq!(here, there);
        movers.extend(here[1..].iter().filter_map(|event| event.seat));
        table.play(seat(0), command);
    }
    assert!((1..4).map(seat).all(|house| movers.contains(&house)), "{movers:?}");
}
