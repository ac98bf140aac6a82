//! Kingdoms for tests: built domino by domino, and compared with drawings.

use crate::Direction::{East, North, South, West};
use crate::{Direction, DominoId, Kingdom, Placement, draw};

/// Number of a domino, cell of its first square, and direction to the second.
pub type Play = (u8, i8, i8, Direction);

/// Builds the kingdom from `plays` and asserts that it looks like `drawing`.
pub fn board<const ROWS: usize>(frame: u8, plays: &[Play], drawing: [&str; ROWS]) -> Kingdom {
    let mut kingdom = Kingdom::new(frame);
    for (number, x, y, direction) in plays {
        let placement = Placement::new(*x, *y, *direction);
        let domino = id(*number);
        assert_eq!(kingdom.check(domino.domino(), placement), Ok(()), "domino {number}");
        kingdom.place(domino, placement);
    }
    let drawn = draw(&kingdom);
    let rows: Vec<&str> = drawn.lines().map(str::trim_end).collect();
    assert_eq!(rows, drawing, "drawn:\n{drawn}");
    kingdom
}

pub fn id(number: u8) -> DominoId {
    DominoId::new(number).expect("one of 48 dominoes")
}

/// Returns a kingdom with wheat and mismatches on all four sides of the castle: only wheat, forest
/// and lake still connect.
pub fn closed_kingdom() -> Kingdom {
    board(
        5,
        &[(1, 1, 0, East), (2, -1, 0, West), (13, 0, 1, South), (14, 0, -1, North)],
        [" .  . L   .  .", " .  . W   .  .", "W  W  ## W  W", " .  . W   .  .", " .  . F   .  ."],
    )
}
