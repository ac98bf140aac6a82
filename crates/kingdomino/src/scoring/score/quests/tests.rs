//! Quests on drawn boards. The kingdoms are incomplete, because quests count at any time.

use crate::Direction::{East, South, West};
use crate::board::boards::{board, id};
use crate::scoring::score::{QuestScore, score};
use crate::{Cell, Edition, Expansion, Kingdom, Quest, Quests, Settings, Variants};

/// Returns the points of the quest and the cells of each group that it counted.
fn scored(quest: Quest, kingdom: &Kingdom) -> (u32, Vec<Vec<(i8, i8)>>) {
    let settings =
        Settings::new(4, Expansion::AgeOfGiants, Edition::Rulebook, Variants::NONE, true)
            .expect("four players");
    let other = if quest == Quest::Harmony { Quest::BleakKing } else { Quest::Harmony };
    let quests = Quests::new(quest, other).expect("two quests");
    let QuestScore { quest: first, counted, points } =
        score(settings, quests, kingdom).quests.swap_remove(0);
    assert_eq!(first, quest);
    let cells = |group: Vec<Cell>| group.into_iter().map(|cell| (cell.x, cell.y)).collect();
    (points, counted.into_iter().map(cells).collect())
}

fn points(quest: Quest, kingdom: &Kingdom) -> u32 {
    scored(quest, kingdom).0
}

fn castle_alone() -> Kingdom {
    Kingdom::new(5)
}

/// Returns a kingdom with five squares of swamp without a crown, and wheat in the south-west.
fn swampy() -> Kingdom {
    board(
        5,
        &[(12, 1, 0, East), (16, 0, 1, East), (22, 0, 2, East), (59, 2, 1, East)],
        ["## S  S   .", "W  S  S  P", "W1 S   .  ."],
    )
}

#[test]
fn local_business_counts_cells_around_castle() {
    let kingdom = swampy();
    assert_eq!(scored(Quest::LocalBusinessSwamp, &kingdom), (10, vec![vec![(1, 0)], vec![(1, 1)]]));
    assert_eq!(scored(Quest::LocalBusinessWheat, &kingdom), (5, vec![vec![(0, 1)]]));
    assert_eq!(scored(Quest::LocalBusinessPasture, &kingdom), (0, vec![]));
    assert_eq!(points(Quest::LocalBusinessForest, &castle_alone()), 0);
}

#[test]
fn local_business_counts_all_sides() {
    let kingdom = board(
        5,
        &[
            (1, -1, -1, East),
            (2, 1, -1, South),
            (19, 0, 1, West),
            (20, 1, 1, East),
            (14, -1, 0, West),
        ],
        [" . W  W  W   .", "L  W  ## W   .", " . F  W1 W1 L"],
    );
    assert_eq!(points(Quest::LocalBusinessWheat, &kingdom), 35);
    assert_eq!(points(Quest::LocalBusinessForest, &kingdom), 5);
    // Two cells away from the castle.
    assert_eq!(points(Quest::LocalBusinessLake, &kingdom), 0);
}

#[test]
fn four_corners_counts_filled_corners() {
    let kingdom = swampy();
    assert_eq!(scored(Quest::FourCornersWheat, &kingdom), (5, vec![vec![(0, 2)]]));
    assert_eq!(points(Quest::FourCornersSwamp, &kingdom), 0);
    assert_eq!(points(Quest::FourCornersPasture, &kingdom), 0);
}

#[test]
fn row_has_two_corners() {
    let row = board(5, &[(1, 1, 0, East)], ["## W  W"]);
    assert_eq!(scored(Quest::FourCornersWheat, &row), (5, vec![vec![(2, 0)]]));
    let ends = board(5, &[(1, 1, 0, East), (2, -1, 0, West)], ["W  W  ## W  W"]);
    assert_eq!(points(Quest::FourCornersWheat, &ends), 10);
    let column = board(5, &[(13, 0, 1, South)], ["##", "W", "F"]);
    assert_eq!(points(Quest::FourCornersForest, &column), 5);
    assert_eq!(points(Quest::FourCornersWheat, &castle_alone()), 0);
}

#[test]
fn harmony_is_lost_by_discard() {
    let mut kingdom = swampy();
    assert_eq!(scored(Quest::Harmony, &kingdom), (5, vec![]));
    kingdom.discard(id(48));
    assert_eq!(scored(Quest::Harmony, &kingdom), (0, vec![]));
}

#[test]
fn middle_kingdom_requires_centred_castle() {
    let centred = board(5, &[(1, 1, 0, East), (2, -1, 0, West)], ["W  W  ## W  W"]);
    assert_eq!(scored(Quest::MiddleKingdom, &centred), (10, vec![vec![(0, 0)]]));
    assert_eq!(points(Quest::MiddleKingdom, &swampy()), 0);
}

#[test]
fn lost_corner_requires_castle_on_corner() {
    assert_eq!(scored(Quest::LostCorner, &swampy()), (20, vec![vec![(0, 0)]]));
    // A castle alone, and a castle at the end of a row.
    assert_eq!(points(Quest::LostCorner, &castle_alone()), 20);
    assert_eq!(points(Quest::LostCorner, &board(5, &[(1, 1, 0, East)], ["## W  W"])), 20);
    let centred = board(5, &[(1, 1, 0, East), (2, -1, 0, West)], ["W  W  ## W  W"]);
    assert_eq!(points(Quest::LostCorner, &centred), 0);
    let beside = board(5, &[(1, 1, 0, East), (13, -1, 0, South)], ["W  ## W  W", "F   .  .  ."]);
    assert_eq!(points(Quest::LostCorner, &beside), 0);
}

#[test]
fn run_of_three_is_one_alignment() {
    let three = board(7, &[(49, 0, 1, East), (24, 2, 1, East)], ["##  .  .  .", "W2 F1 F1 W"]);
    assert_eq!(scored(Quest::FolieDesGrandeurs, &three), (10, vec![vec![(0, 1), (1, 1), (2, 1)]]));
    let four = board(7, &[(49, 0, 1, East), (50, 2, 1, East)], ["##  .  .  .", "W2 F1 F2 L1"]);
    assert_eq!(scored(Quest::FolieDesGrandeurs, &four), (10, vec![vec![(0, 1), (1, 1), (2, 1)]]));
}

#[test]
fn run_of_two_is_no_alignment() {
    let two = board(7, &[(49, 0, 1, East)], ["##  .", "W2 F1"]);
    assert_eq!(points(Quest::FolieDesGrandeurs, &two), 0);
}

#[test]
fn run_of_five_is_two_alignments() {
    let five = board(
        7,
        &[(49, 0, 1, East), (50, 2, 1, East), (32, 4, 1, East)],
        ["##  .  .  .  .  .", "W2 F1 F2 L1 L1 F"],
    );
    assert_eq!(
        scored(Quest::FolieDesGrandeurs, &five),
        (20, vec![vec![(0, 1), (1, 1), (2, 1)], vec![(2, 1), (3, 1), (4, 1)]])
    );
}

#[test]
fn run_of_seven_is_three_alignments() {
    let seven = board(
        7,
        &[(49, 0, 1, East), (50, 2, 1, East), (51, 4, 1, East), (52, 6, 1, South)],
        ["##  .  .  .  .  .  .", "W2 F1 F2 L1 L2 P1 P2", " .  .  .  .  .  . S1"],
    );
    assert_eq!(points(Quest::FolieDesGrandeurs, &seven), 30);
}

#[test]
fn crossing_runs_both_count() {
    let cross = board(
        7,
        &[(49, 0, 1, East), (24, 2, 1, East), (50, 1, 2, South)],
        ["##  .  .  .", "W2 F1 F1 W", " . F2  .  .", " . L1  .  ."],
    );
    assert_eq!(
        scored(Quest::FolieDesGrandeurs, &cross),
        (20, vec![vec![(0, 1), (1, 1), (2, 1)], vec![(1, 1), (1, 2), (1, 3)]])
    );
}

#[test]
fn both_diagonals_count() {
    let falling = board(
        5,
        &[(24, 0, 1, East), (19, 1, 2, East), (25, 2, 3, East)],
        ["##  .  .  .", "F1 W   .  .", " . W1 F   .", " .  . F1 W"],
    );
    assert_eq!(
        scored(Quest::FolieDesGrandeurs, &falling),
        (10, vec![vec![(0, 1), (1, 2), (2, 3)]])
    );
    let rising = board(
        5,
        &[(24, 0, -1, East), (19, 1, -2, East), (25, 2, -3, East)],
        [" .  . F1 W", " . W1 F   .", "F1 W   .  .", "##  .  .  ."],
    );
    assert_eq!(
        scored(Quest::FolieDesGrandeurs, &rising),
        (10, vec![vec![(2, -3), (1, -2), (0, -1)]])
    );
}

#[test]
fn covered_crowns_do_not_align() {
    let mut four = board(7, &[(49, 0, 1, East), (50, 2, 1, East)], ["##  .  .  .", "W2 F1 F2 L1"]);
    // One of the two crowns remains visible.
    four.cover(Cell { x: 2, y: 1 });
    assert_eq!(points(Quest::FolieDesGrandeurs, &four), 10);
    four.cover(Cell { x: 2, y: 1 });
    assert_eq!(points(Quest::FolieDesGrandeurs, &four), 0);
    four.uncover(Cell { x: 2, y: 1 });
    four.cover(Cell { x: 0, y: 1 });
    four.cover(Cell { x: 0, y: 1 });
    assert_eq!(scored(Quest::FolieDesGrandeurs, &four), (10, vec![vec![(1, 1), (2, 1), (3, 1)]]));
}

/// Returns a kingdom with five squares of wheat, one of them with a crown.
fn five_of_wheat() -> Kingdom {
    board(5, &[(1, 1, 0, East), (2, 1, 1, East), (19, 3, 0, South)], ["## W  W  W1", " . W  W  F"])
}

#[test]
fn bleak_king_ignores_covered_crowns() {
    let mut kingdom = five_of_wheat();
    assert_eq!(points(Quest::BleakKing, &kingdom), 0);
    kingdom.cover(Cell { x: 3, y: 0 });
    assert_eq!(
        scored(Quest::BleakKing, &kingdom),
        (10, vec![vec![(1, 0), (2, 0), (3, 0), (1, 1), (2, 1)]])
    );
    kingdom.uncover(Cell { x: 3, y: 0 });
    assert_eq!(points(Quest::BleakKing, &kingdom), 0);
}

#[test]
fn bleak_king_requires_five_squares() {
    let four = board(5, &[(1, 1, 0, East), (2, 1, 1, East)], ["## W  W", " . W  W"]);
    assert_eq!(points(Quest::BleakKing, &four), 0);
    let twice = board(
        7,
        &[
            (1, 1, 0, East),
            (2, 3, 0, South),
            (13, 2, 1, South),
            (3, -1, 0, West),
            (4, -1, 1, West),
            (17, -3, 0, South),
        ],
        ["F  F  F  ## W  W  W", "L  F  F   .  . W  W", " .  .  .  .  . F   ."],
    );
    assert_eq!(points(Quest::BleakKing, &twice), 20);
}

#[test]
fn bleak_king_ignores_swamps_and_mines() {
    assert_eq!(points(Quest::BleakKing, &swampy()), 0);
}

#[test]
fn quest_points_match_tiles() {
    let worth = |quest: Quest| quest.points_per_goal();
    assert!(Quest::ALL[..13].iter().all(|quest| worth(*quest) == 5));
    assert_eq!(Quest::ALL[13..].iter().copied().map(worth).collect::<Vec<_>>(), [10, 20, 10, 10]);
}
