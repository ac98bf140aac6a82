use crate::Direction::{East, South, West};
use crate::board::boards::{board, closed_kingdom, id};
use crate::scoring::score::{Bonus, Tally, points, score, tally};
use crate::{Cell, Edition, Expansion, Quests, Settings, Terrain, Variant, Variants};

fn plain() -> Settings {
    with(&[])
}

fn with(variants: &[Variant]) -> Settings {
    let variants: Variants = variants.iter().copied().collect();
    Settings::new(4, Expansion::None, Edition::Rulebook, variants, true).expect("a game of four")
}

#[test]
fn property_scores_squares_times_crowns() {
    let kingdom = board(
        5,
        &[(1, 1, 0, East), (19, 1, 1, West), (23, 2, 1, South), (28, 0, 2, East)],
        [
            "## W  W", //
            "F  W1 W1", "F1 L  M",
        ],
    );
    let score = score(plain(), Quests::NONE, &kingdom);
    let sorted_cells: Vec<_> = score
        .properties
        .iter()
        .map(|property| (property.terrain, property.cells.len(), property.crowns, property.points))
        .collect();
    assert_eq!(
        sorted_cells,
        [
            (Terrain::Wheat, 4, 2, 8),
            (Terrain::Forest, 2, 1, 2),
            (Terrain::Lake, 1, 0, 0),
            (Terrain::Mine, 1, 0, 0),
        ]
    );
    let forest = [Cell { x: 0, y: 1 }, Cell { x: 0, y: 2 }];
    assert_eq!(score.properties[1].cells, forest);
    assert_eq!((score.total, points(&kingdom)), (10, 10));
    let tally = tally(plain(), Quests::NONE, &kingdom);
    assert_eq!(tally, Tally { points: 10, largest_property: 4, crowns: 3 });
}

#[test]
fn property_without_crown_scores_nothing() {
    assert_eq!(score(plain(), Quests::NONE, &closed_kingdom()).total, 0);
    assert_eq!(tally(plain(), Quests::NONE, &closed_kingdom()).largest_property, 2);
}

#[test]
fn castle_does_not_join_properties() {
    let kingdom = board(5, &[(1, 1, 0, East), (19, -1, 0, West)], ["F  W1 ## W  W"]);
    assert_eq!(
        tally(plain(), Quests::NONE, &kingdom),
        Tally { points: 1, largest_property: 2, crowns: 1 }
    );
}

#[test]
fn corners_do_not_join_properties() {
    let kingdom = board(
        5,
        &[(1, 1, 0, East), (23, 0, 1, West)],
        [
            " . ## W  W", //
            "M  W1  .  .",
        ],
    );
    assert_eq!(score(plain(), Quests::NONE, &kingdom).total, 1);
}

const MIDDLE_KINGDOM: Bonus = Bonus { variant: Variant::MiddleKingdom, points: 10 };
const HARMONY: Bonus = Bonus { variant: Variant::Harmony, points: 5 };

#[test]
fn centred_castle_scores_despite_gaps() {
    let score = score(with(&[Variant::MiddleKingdom]), Quests::NONE, &closed_kingdom());
    assert_eq!(score.bonuses, [MIDDLE_KINGDOM]);
    assert_eq!(score.total, 10);
}

#[test]
fn centred_castle_scores_in_non_square_kingdom() {
    let kingdom = board(5, &[(1, 1, 0, East), (2, -1, 0, West)], ["W  W  ## W  W"]);
    assert_eq!(
        score(with(&[Variant::MiddleKingdom]), Quests::NONE, &kingdom).bonuses,
        [MIDDLE_KINGDOM]
    );
}

#[test]
fn off_centre_castle_scores_nothing() {
    for kingdom in [
        board(5, &[(1, 1, 0, East)], ["## W  W"]),
        board(5, &[(1, 0, 1, South)], ["##", "W", "W"]),
        board(
            5,
            &[(1, 1, 0, East), (2, -1, 0, West), (3, 0, 1, South)],
            [
                "W  W  ## W  W", //
                " .  . F   .  .",
                " .  . F   .  .",
            ],
        ),
    ] {
        assert_eq!(score(with(&[Variant::MiddleKingdom]), Quests::NONE, &kingdom).bonuses, []);
    }
}

#[test]
fn harmony_is_lost_by_discard() {
    let harmony = with(&[Variant::Harmony]);
    let mut kingdom = closed_kingdom();
    assert_eq!(score(harmony, Quests::NONE, &kingdom).bonuses, [HARMONY]);
    assert_eq!(tally(harmony, Quests::NONE, &kingdom).points, 5);
    kingdom.discard(id(46));
    assert_eq!(score(harmony, Quests::NONE, &kingdom).bonuses, []);
    assert_eq!(tally(harmony, Quests::NONE, &kingdom).points, 0);
}

#[test]
fn unchosen_bonuses_do_not_count() {
    assert_eq!(score(plain(), Quests::NONE, &closed_kingdom()).bonuses, []);
    let both = with(&[Variant::Harmony, Variant::MiddleKingdom]);
    assert_eq!(score(both, Quests::NONE, &closed_kingdom()).bonuses, [MIDDLE_KINGDOM, HARMONY]);
}
