use crate::board::cells::Cells;
use crate::pieces::quest::Goal;
use crate::{Cell, Kingdom, Quest, Terrain};

use crate::scoring::score::properties;

/// Terrains that count for the Bleak King, and the minimum size of a property.
const BLEAK_TERRAINS: [Terrain; 4] =
    [Terrain::Wheat, Terrain::Forest, Terrain::Lake, Terrain::Pasture];
const BLEAK_SQUARES: u32 = 5;

/// Calls `on_reached` for each time that the kingdom reaches the goal of the quest, with the cells
/// that reach it: a square, an alignment, a property, or the castle; no cells for Harmony.
pub fn for_each_goal(quest: Quest, kingdom: &Kingdom, mut on_reached: impl FnMut(Cells)) {
    let castle = Cells::from_cell(Cell { x: 0, y: 0 });
    match quest.goal() {
        Goal::LocalBusiness(terrain) => {
            let middle_row = castle | castle.east() | castle.west();
            let around = middle_row | middle_row.north() | middle_row.south();
            for_each_cell(kingdom.cells_of(terrain) & around, on_reached);
        }
        Goal::FourCorners(terrain) => {
            for_each_cell(kingdom.cells_of(terrain) & corners(kingdom), on_reached);
        }
        Goal::Harmony if kingdom.discarded().is_empty() => on_reached(Cells::NONE),
        Goal::MiddleKingdom if kingdom.extent().is_centred() => on_reached(castle),
        Goal::LostCorner if corners(kingdom).intersects(castle) => on_reached(castle),
        Goal::Harmony | Goal::MiddleKingdom | Goal::LostCorner => {}
        Goal::FolieDesGrandeurs => alignments(kingdom.crown_cells(), on_reached),
        Goal::BleakKing => {
            let bleak = |terrain, cells: Cells| {
                BLEAK_TERRAINS.contains(&terrain)
                    && cells.count() >= BLEAK_SQUARES
                    && !cells.intersects(kingdom.crown_cells())
            };
            properties(kingdom)
                .filter(|(terrain, cells)| bleak(*terrain, *cells))
                .for_each(|(_, cells)| on_reached(cells));
        }
    }
}

fn for_each_cell(mut cells: Cells, mut on_reached: impl FnMut(Cells)) {
    while !cells.is_empty() {
        on_reached(cells.first());
        cells = cells.without_first();
    }
}

/// Returns the corner cells of the bounding box: four, or fewer if it is one cell wide or high.
fn corners(kingdom: &Kingdom) -> Cells {
    let extent = kingdom.extent();
    let at = |x, y| Cells::from_cell(Cell { x, y });
    at(extent.min_x, extent.min_y)
        | at(extent.max_x, extent.min_y)
        | at(extent.min_x, extent.max_y)
        | at(extent.max_x, extent.max_y)
}

/// Finds alignments of three along each row, column and diagonal. A run of n squares holds (n − 1)
/// / 2 of them, because two alignments can share at most one square.
fn alignments(crowned: Cells, mut on_found: impl FnMut(Cells)) {
    let directions: [fn(Cells) -> Cells; 4] =
        [Cells::east, Cells::south, |cells| cells.east().south(), |cells| cells.east().north()];
    for step in directions {
        let mut starts = crowned & !step(crowned);
        while !starts.is_empty() {
            let mut first = starts.first();
            loop {
                let second = step(first);
                let third = step(second);
                if !crowned.intersects(second) || !crowned.intersects(third) {
                    break;
                }
                on_found(first | second | third);
                first = third;
            }
            starts = starts.without_first();
        }
    }
}

#[cfg(test)]
mod tests;
