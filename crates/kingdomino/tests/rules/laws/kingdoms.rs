//! Structure and score of kingdoms.

use std::collections::BTreeSet;

use kingdomino::{Cell, Property, Seat, points, ranking, score, tally};
use proptest::prelude::*;

use crate::slow::{self, SlowGame};
use crate::table::{Table, all_settings};

use super::{NO_CONCESSIONS, RARE_CONCESSIONS, cases, slow_game, visit_positions};

proptest! {
    #![proptest_config(cases())]

    #[test]
    fn kingdoms_are_connected_and_in_bounds(seed: u64) {
        for settings in all_settings() {
            visit_positions(settings, seed, NO_CONCESSIONS, |table, _| {
                for kingdom in slow_game(table).kingdoms {
                    assert!(slow::is_connected(&kingdom.squares));
                    assert!(slow::fits(&kingdom.squares, settings.frame()));
                    assert_eq!(kingdom.squares.len(), 2 * kingdom.placed.len());
                }
            });
        }
    }

    #[test]
    fn kingdoms_hold_placed_dominoes(seed: u64) {
        for settings in all_settings() {
            visit_positions(settings, seed, RARE_CONCESSIONS, |table, _| {
                for (slow, seat) in slow_game(table).kingdoms.into_iter().zip(settings.seats()) {
                    let kingdom = table.state.kingdom(seat);
                    let squares = kingdom.squares().map(|(cell, square, _)| (cell, square));
                    assert_eq!(squares.collect::<slow::Squares>(), slow.squares);
                    assert!(kingdom.placed().map(|(domino, _)| domino).eq(slow.placed));
                    assert_eq!(kingdom.discarded(), slow.discarded.into_iter().collect());
                }
            });
        }
    }

    #[test]
    fn score_matches_slow_scorer(seed: u64) {
        for settings in all_settings() {
            visit_positions(settings, seed, RARE_CONCESSIONS, |table, _| {
                let slow = slow_game(table);
                for seat in settings.seats() {
                    assert_same_score(table, &slow, seat);
                }
                let mut ranks = vec![None; settings.players().into()];
                for standing in ranking(&table.state) {
                    assert_eq!(standing.tally, tally(settings, table.state.quests(), table.state.kingdom(standing.seat)));
                    ranks[standing.seat.index()] = Some((standing.rank, standing.decided_by));
                }
                assert!(slow.ranks().into_iter().map(Some).eq(ranks));
            });
        }
    }
}

fn assert_same_score(table: &Table, slow: &SlowGame, seat: Seat) {
    let kingdom = table.state.kingdom(seat);
    let score = score(table.settings(), table.state.quests(), kingdom);
    assert_eq!(score.total, slow.total(seat));
    assert_eq!(tally(table.settings(), table.state.quests(), kingdom).points, score.total);
    let bonuses: u32 = score.bonuses.iter().map(|bonus| bonus.points).sum();
    let quests: u32 = score.quests.iter().map(|quest| quest.points).sum();
    assert_eq!(points(kingdom) + bonuses + quests, score.total);
    for quest in &score.quests {
        let expected = slow::quest_points(quest.quest, &slow.kingdoms[seat.index()]);
        assert_eq!(quest.points, expected, "{:?}", quest.quest);
    }
    assert!(score.quests.iter().map(|quest| quest.quest).eq(slow.quests.iter().copied()));

    let row_by_row = |cells: &[Cell]| (cells[0].y, cells[0].x);
    for quest in &score.quests {
        assert!(quest.counted.is_sorted_by_key(|cells| row_by_row(cells)), "{quest:?}");
    }
    let in_order = |property: &Property| (property.terrain, row_by_row(&property.cells));
    assert!(score.properties.is_sorted_by_key(in_order), "{:?}", score.properties);

    let sorted = |mut cells: Vec<Cell>| {
        cells.sort_by_key(|cell| (cell.y, cell.x));
        cells
    };
    let expected: BTreeSet<_> = slow::properties(&slow.kingdoms[seat.index()].visible())
        .into_iter()
        .map(|property| {
            let points = property.points();
            (property.terrain, sorted(property.cells), property.crowns, points)
        })
        .collect();
    let listed: Vec<_> = score
        .properties
        .into_iter()
        .map(|property| (property.terrain, property.cells, property.crowns, property.points))
        .collect();
    assert_eq!(listed.len(), expected.len());
    assert_eq!(listed.into_iter().collect::<BTreeSet<_>>(), expected);
}
