//! What nobody has seen, nothing tells.

use kingdomail::rules::{Command, Deck, Fact, decide, encode, legal_commands, preview};
use proptest::prelude::*;

use super::{RARELY, cases, walk};
use crate::chance::Chance;
use crate::table::{Table, every_settings};

proptest! {
    #![proptest_config(cases())]

    #[test]
    fn a_preview_is_what_decide_does_before_the_next_line_is_dealt(seed: u64) {
        for settings in every_settings() {
            walk(settings, seed, RARELY, |table, _| {
                for seat in settings.seats() {
                    for command in legal_commands(&table.state, seat) {
                        let previewed = preview(&table.state, seat, command).expect("legal");
                        let decided =
                            decide(&table.state, &table.deck, seat, command).expect("legal");
                        let (known, dealt) = decided.split_at(previewed.len());
                        assert_eq!(previewed.as_slice(), known);
                        let dealt = dealt.first().map(|event| event.fact);
                        assert!(matches!(dealt, None | Some(Fact::LineDealt { .. })), "{dealt:?}");
                        assert!(!previewed.iter().any(|event| matches!(event.fact, Fact::LineDealt { .. })));
                    }
                }
            });
        }
    }

    /// Two worlds that differ only in what nobody has seen look the same to everybody.
    #[test]
    fn nothing_tells_in_which_order_the_undrawn_dominoes_lie(seed: u64) {
        for settings in every_settings() {
            let mut chance = Chance(seed);
            let mut table = Table::shuffled(settings, &mut chance);
            for _ in 0..chance.below(100) {
                table.play_at_random(&mut chance);
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
