use crate::board::cells::Cells;
use crate::pieces::quest::Goal;
use crate::{Cell, Kingdom, Quest, Terrain};

use crate::scoring::score::properties;

/// Terrains that count for the Bleak King, and the minimum size of a property.
const BLEAK_TERRAINS: [Terrain; 4] =
    [Terrain::Wheat, Terrain::Forest, Terrain::Lake, Terrain::Pasture];
const BLEAK_SQUARES: u32 = 5;

/// Calls `reached` for each time that the kingdom reaches the goal of the quest, with the cells
/// that reach it: a square, an alignment, a property, or the castle; no cells for Harmony.
pub fn count(quest: Quest, kingdom: &Kingdom, mut reached: impl FnMut(Cells)) {
    let castle = Cells::at(Cell { x: 0, y: 0 });
    match quest.goal() {
        Goal::LocalBusiness(terrain) => {
            let beside = castle | castle.east() | castle.west();
            let around = beside | beside.north() | beside.south();
            each(kingdom.cells_of(terrain) & around, reached);
        }
        Goal::FourCorners(terrain) => each(kingdom.cells_of(terrain) & corners(kingdom), reached),
        Goal::Harmony if kingdom.discarded().is_empty() => reached(Cells::NONE),
        Goal::MiddleKingdom if kingdom.extent().is_centred() => reached(castle),
        Goal::LostCorner if corners(kingdom).touches(castle) => reached(castle),
        Goal::Harmony | Goal::MiddleKingdom | Goal::LostCorner => {}
        Goal::FolieDesGrandeurs => alignments(kingdom.crown_cells(), reached),
        Goal::BleakKing => {
            let bleak = |terrain, cells: Cells| {
                BLEAK_TERRAINS.contains(&terrain)
                    && cells.count() >= BLEAK_SQUARES
                    && !cells.touches(kingdom.crown_cells())
            };
            properties(kingdom)
                .filter(|(terrain, cells)| bleak(*terrain, *cells))
                .for_each(|(_, cells)| reached(cells));
        }
    }
}

fn each(mut cells: Cells, mut reached: impl FnMut(Cells)) {
    while !cells.is_empty() {
        reached(cells.first());
        cells = cells.without_first();
    }
}

/// Returns the corner cells of the bounding box: four, or fewer if it is one cell wide or high.
fn corners(kingdom: &Kingdom) -> Cells {
    let extent = kingdom.extent();
    let at = |x, y| Cells::at(Cell { x, y });
    at(extent.min_x, extent.min_y)
        | at(extent.max_x, extent.min_y)
        | at(extent.min_x, extent.max_y)
        | at(extent.max_x, extent.max_y)
}

/// Finds alignments of three along each row, column and diagonal. A run of n squares holds (n − 1)
/// / 2 of them, because two alignments can share at most one square.
fn alignments(crowned: Cells, mut found: impl FnMut(Cells)) {
    let ways: [fn(Cells) -> Cells; 4] =
        [Cells::east, Cells::south, |cells| cells.east().south(), |cells| cells.east().north()];
    for onward in ways {
        let mut starts = crowned & !onward(crowned);
        while !starts.is_empty() {
            let mut first = starts.first();
            loop {
                let second = onward(first);
                let third = onward(second);
                if !crowned.touches(second) || !crowned.touches(third) {
                    break;
                }
                found(first | second | third);
                first = third;
            }
            starts = starts.without_first();
        }
    }
}

#[cfg(test)]
mod tests;
