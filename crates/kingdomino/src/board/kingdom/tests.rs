use crate::Direction::{East, North, South, West};
use crate::board::boards::{Play, board, closed_kingdom, id};
use crate::{Cell, Direction, DominoId, Kingdom, Placement, RuleViolation, Square, Terrain};

/// Returns the result of [`Kingdom::check`] for a domino.
fn check(kingdom: &Kingdom, (number, x, y, direction): Play) -> Result<(), RuleViolation> {
    kingdom.check(id(number).domino(), Placement::new(x, y, direction))
}

fn places(kingdom: &Kingdom, number: u8) -> Vec<Placement> {
    kingdom.placements(id(number).domino()).collect()
}

#[test]
fn castle_connects_every_terrain() {
    let kingdom = board(5, &[(48, 1, 0, East)], ["## W  M3"]);
    assert_eq!(check(&kingdom, (3, 0, 1, East)), Ok(()));
    assert_eq!(check(&kingdom, (3, -1, -1, South)), Ok(()));
}

#[test]
fn first_domino_has_24_placements() {
    // Either square on one of the four sides of the castle, the other on one of three sides of the
    // first.
    assert_eq!(places(&Kingdom::new(5), 48).len(), 24);
    assert_eq!(places(&Kingdom::new(7), 48).len(), 24);
}

#[test]
fn matching_terrain_connects() {
    let kingdom = board(5, &[(48, 1, 0, East)], ["## W  M3"]);
    assert_eq!(check(&kingdom, (45, 2, 1, West)), Ok(()), "mine under mine");
    assert_eq!(check(&kingdom, (45, 3, 0, South)), Ok(()), "mine beside mine");
}

#[test]
fn either_square_can_connect() {
    let kingdom = board(5, &[(48, 1, 0, East)], ["## W  M3"]);
    assert_eq!(check(&kingdom, (45, 2, -1, North)), Ok(()), "the first: mine");
    assert_eq!(check(&kingdom, (45, 1, -2, South)), Ok(()), "the second: wheat");
}

#[test]
fn other_terrains_do_not_connect() {
    let kingdom = board(5, &[(48, 1, 0, East)], ["## W  M3"]);
    let beside_the_mine = (3, 2, 1, South);
    assert_eq!(check(&kingdom, beside_the_mine), Err(RuleViolation::NoMatchingTerrain));
}

#[test]
fn isolated_domino_does_not_connect() {
    let far = check(&Kingdom::new(5), (48, 3, 3, East));
    assert_eq!(far, Err(RuleViolation::NoMatchingTerrain));
}

#[test]
fn diagonal_does_not_connect() {
    let kingdom = board(5, &[(1, 1, 0, East)], ["## W  W"]);
    assert_eq!(check(&kingdom, (2, 3, 1, South)), Err(RuleViolation::NoMatchingTerrain));
    assert_eq!(check(&kingdom, (2, 1, 1, South)), Ok(()));
}

#[test]
fn own_squares_do_not_connect() {
    let kingdom = board(5, &[(48, 1, 0, East)], ["## W  M3"]);
    assert_eq!(check(&kingdom, (7, 3, 0, South)), Err(RuleViolation::NoMatchingTerrain));
}

#[test]
fn mismatching_neighbours_are_accepted() {
    board(
        5,
        &[(1, 1, 0, East), (24, 1, 1, West), (46, 0, -1, East)],
        [
            "S  M2  .", //
            "## W  W", "W  F1  .",
        ],
    );
}

#[test]
fn occupied_cells_are_rejected() {
    let kingdom = board(5, &[(1, 1, 0, East)], ["## W  W"]);
    let taken = Err(RuleViolation::CellOccupied);
    assert_eq!(check(&kingdom, (2, 2, 0, East)), taken, "a square is there");
    assert_eq!(check(&kingdom, (2, 1, 1, North)), taken, "under its second square, too");
    assert_eq!(check(&kingdom, (2, 0, 0, South)), taken, "the castle is there");
    assert_eq!(check(&kingdom, (2, 0, 1, North)), taken, "under its second square, too");
}

#[test]
fn sixth_column_is_out_of_bounds() {
    let kingdom = board(5, &[(1, 1, 0, East), (2, -1, 0, West)], ["W  W  ## W  W"]);
    let out = Err(RuleViolation::OutOfBounds);
    assert_eq!(check(&kingdom, (13, 3, 0, South)), out);
    assert_eq!(check(&kingdom, (13, 2, 1, East)), out);
    assert_eq!(check(&kingdom, (13, -3, 0, South)), out);
    assert_eq!(check(&kingdom, (13, 2, 1, South)), Ok(()));
}

#[test]
fn sixth_row_is_out_of_bounds() {
    let kingdom = board(5, &[(1, 0, 1, South), (2, 0, 3, South)], ["##", "W", "W", "W", "W"]);
    let out = Err(RuleViolation::OutOfBounds);
    assert_eq!(check(&kingdom, (13, 0, -1, East)), out);
    assert_eq!(check(&kingdom, (13, 0, 5, East)), out);
    assert_eq!(check(&kingdom, (13, 1, 4, South)), out);
    assert_eq!(check(&kingdom, (13, 1, 4, East)), Ok(()));
}

#[test]
fn castle_can_be_off_centre() {
    let kingdom = board(5, &[(1, 1, 0, East), (2, 3, 0, East)], ["## W  W  W  W"]);
    assert_eq!(check(&kingdom, (13, -1, 0, South)), Err(RuleViolation::OutOfBounds));
    assert_eq!(check(&kingdom, (13, 4, 1, South)), Ok(()));
}

#[test]
fn mighty_duel_allows_seven_columns() {
    let row = [(1, 1, 0, East), (2, -1, 0, West), (13, 3, 0, South)];
    let kingdom = board(7, &row, ["W  W  ## W  W  W", " .  .  .  .  . F"]);
    assert_eq!(check(&kingdom, (14, 4, 0, South)), Ok(()));
    assert_eq!(check(&kingdom, (14, 4, 0, East)), Err(RuleViolation::OutOfBounds));
}

#[test]
fn extreme_coordinates_are_out_of_bounds() {
    let kingdom = Kingdom::new(7);
    for (x, y) in [(i8::MIN, 0), (i8::MAX, 0), (0, i8::MIN), (0, i8::MAX), (i8::MIN, i8::MAX)] {
        for direction in Direction::ALL {
            let checked = check(&kingdom, (1, x, y, direction));
            assert_eq!(checked, Err(RuleViolation::OutOfBounds), "{x} {y} {direction:?}");
        }
    }
}

#[test]
fn unplaceable_domino_has_no_placements() {
    let kingdom = closed_kingdom();
    assert_eq!(places(&kingdom, 46), [], "neither swamp nor mine");
    assert_eq!(places(&kingdom, 44), [], "neither pasture nor swamp");
    assert_ne!(places(&kingdom, 48), [], "wheat");
}

#[test]
fn double_has_both_directions() {
    let kingdom = Kingdom::new(5);
    assert!(id(1).domino().is_double());
    let places = places(&kingdom, 1);
    assert_eq!(places.len(), 24);
    for placement in places {
        let [first, second] = placement.cells();
        let turned = Direction::ALL.map(|direction| Placement { cell: second, direction });
        let turned = turned.into_iter().find(|turned| turned.cells() == [second, first]);
        assert!(kingdom.placements(id(1).domino()).any(|other| Some(other) == turned));
    }
}

/// Uses a frame of three to keep the drawing small.
#[test]
fn only_ignores_direction_of_double() {
    let beside_the_castle = board(
        3,
        &[(1, 1, 0, East), (2, 1, 1, East), (13, 2, 2, West)],
        [
            "## W  W", //
            " . W  W", " . F  W",
        ],
    );
    assert_eq!(places(&beside_the_castle, 3).len(), 2);
    assert_eq!(only(&beside_the_castle, 3), Some(Placement::new(0, 1, South)));
    assert_eq!(places(&beside_the_castle, 15).len(), 2);
    assert_eq!(only(&beside_the_castle, 15), None, "two ways, and they differ");

    let far_from_it = board(
        3,
        &[(1, 1, 0, East), (2, 0, 1, South), (13, 1, 1, South)],
        [
            "## W  W", //
            "W  W   .", "W  F   .",
        ],
    );
    assert_eq!(only(&far_from_it, 15), Some(Placement::new(2, 1, South)), "wheat beside wheat");
    assert_eq!(only(&far_from_it, 12), None, "none at all");
}

fn only(kingdom: &Kingdom, number: u8) -> Option<Placement> {
    kingdom.placements(id(number).domino()).sole_placement(id(number).domino())
}

/// Builds a row of seven, then a column of seven: the castle in one corner, a lake in the opposite
/// one.
fn kingdom_in_corner(right: i8, down: i8) -> Kingdom {
    let along = if right > 0 { East } else { West };
    let then = if down > 0 { South } else { North };
    let plays = [
        (1, right, 0, along),
        (2, 3 * right, 0, along),
        (13, 5 * right, 0, along),
        (3, 6 * right, down, then),
        (4, 6 * right, 3 * down, then),
        (17, 6 * right, 5 * down, then),
    ];
    let mut kingdom = Kingdom::new(7);
    for (number, x, y, direction) in plays {
        assert_eq!(check(&kingdom, (number, x, y, direction)), Ok(()));
        kingdom.place(id(number), Placement::new(x, y, direction));
    }
    kingdom
}

#[test]
fn seven_wide_kingdom_fills_any_corner() {
    assert_eq!(
        crate::draw(&kingdom_in_corner(-1, 1)),
        [
            "F  W  W  W  W  W  ##",
            "F   .  .  .  .  .  .",
            "F   .  .  .  .  .  .",
            "F   .  .  .  .  .  .",
            "F   .  .  .  .  .  .",
            "F   .  .  .  .  .  .",
            "L   .  .  .  .  .  .",
        ]
        .join("\n")
    );
    for (right, down) in [(1, 1), (1, -1), (-1, 1), (-1, -1)] {
        let kingdom = kingdom_in_corner(right, down);
        let corner = Cell { x: 6 * right, y: 6 * down };
        let lake = Square { terrain: Terrain::Lake, crowns: 0 };
        assert!(kingdom.squares().any(|(cell, square, _)| (cell, square) == (corner, lake)));
        assert_eq!((kingdom.extent().width(), kingdom.extent().height()), (7, 7));
    }
}

/// Cells lie on a ring of 64, eight per row, so the end of a row is adjacent to the start of the
/// next.
#[test]
fn ring_does_not_connect_across_rows() {
    for (right, down) in [(1, 1), (1, -1), (-1, 1), (-1, -1)] {
        let kingdom = kingdom_in_corner(right, down);
        for domino in DominoId::all() {
            assert_listed_as_checked(&kingdom, domino);
        }
        // Domino 7 is all lake: it fits only next to the castle or to the lake in the corner.
        let beside = |placement: &Placement| {
            placement.cells().into_iter().any(|Cell { x, y }| {
                let to_castle = x.abs() + y.abs();
                let to_corner = (x - 6 * right).abs() + (y - 6 * down).abs();
                to_castle == 1 || to_corner == 1
            })
        };
        assert!(places(&kingdom, 7).iter().all(beside));
    }
}

#[test]
fn placements_match_check_at_any_offset() {
    for frame in [5, 7] {
        for x in [-3_i8, -1, 1, 3] {
            let along = if x > 0 { East } else { West };
            let mut kingdom = Kingdom::new(frame);
            for (n, number) in (1..).step_by(2).zip([1, 13, 18]).take(usize::from(x.unsigned_abs()))
            {
                let placement = Placement::new(n * x.signum(), 0, along);
                if kingdom.check(id(number).domino(), placement).is_ok() {
                    kingdom.place(id(number), placement);
                }
                DominoId::all().for_each(|domino| assert_listed_as_checked(&kingdom, domino));
            }
        }
    }
}

fn assert_listed_as_checked(kingdom: &Kingdom, domino: DominoId) {
    let listed = places(kingdom, domino.number());
    let row = |y| (-9..=9).map(move |x| (x, y));
    for (x, y) in (-9..=9).flat_map(row) {
        for direction in Direction::ALL {
            let allowed = check(kingdom, (domino.number(), x, y, direction)).is_ok();
            let is_listed = listed.contains(&Placement::new(x, y, direction));
            assert_eq!(is_listed, allowed, "{domino} at {x} {y} {direction:?}");
        }
    }
}

#[test]
fn placed_domino_keeps_cells_during_growth() {
    let kingdom = board(
        5,
        &[(48, 1, 0, East), (1, 0, -1, West), (2, -1, 0, South), (3, 0, 1, South)],
        [
            "W  W   .  .", //
            "W  ## W  M3",
            "W  F   .  .",
            " . F   .  .",
        ],
    );
    let placed: Vec<_> = kingdom.placed().map(|(domino, place)| (domino.number(), place)).collect();
    assert_eq!(
        placed,
        [
            (48, Placement::new(1, 0, East)),
            (1, Placement::new(0, -1, West)),
            (2, Placement::new(-1, 0, South)),
            (3, Placement::new(0, 1, South)),
        ]
    );
}
