use crate::board::cells::Cells;
use crate::{Cell, Kingdom, Square, Terrain};

/// Draws a kingdom as text, for terminals and tests: one line per row, two characters per cell.
/// `##` is the castle and ` .` a free cell. A square is the initial of its terrain, followed by the
/// number of its visible crowns, if any. The initial is in lower case if a giant stands on the
/// square.
///
/// ```
/// use kingdomino::{Cell, Direction, Kingdom, Placement, draw};
///
/// let mut kingdom = Kingdom::new(5);
/// // A mine with a crown and wheat; then wheat with a crown and forest.
/// kingdom.place("40".parse()?, Placement::new(1, 0, Direction::East));
/// kingdom.place("19".parse()?, Placement::new(0, 1, Direction::West));
/// assert_eq!(
///     draw(&kingdom),
///     [
///         " . ## M1 W ", //
///         "F  W1  .  .",
///     ]
///     .join("\n")
/// );
///
/// // A giant comes and covers the crown of the wheat.
/// kingdom.cover(Cell { x: 0, y: 1 });
/// assert_eq!(
///     draw(&kingdom),
///     [
///         " . ## M1 W ", //
///         "F  w   .  .",
///     ]
///     .join("\n")
/// );
/// # Ok::<(), kingdomino::UnknownDomino>(())
/// ```
pub fn draw(kingdom: &Kingdom) -> String {
    let extent = kingdom.extent();
    let row = |y| (extent.min_x..=extent.max_x).map(|x| symbol(kingdom, Cell { x, y })).collect();
    let rows: Vec<String> = (extent.min_y..=extent.max_y)
        .map(|y| {
            let cells: Vec<String> = row(y);
            cells.join(" ")
        })
        .collect();
    rows.join("\n")
}

fn symbol(kingdom: &Kingdom, cell: Cell) -> String {
    if cell == (Cell { x: 0, y: 0 }) {
        return "##".to_owned();
    }
    let Some((_, Square { terrain, .. }, _)) = kingdom.squares().find(|(at, ..)| *at == cell)
    else {
        return " .".to_owned();
    };
    let here = Cells::from_cell(cell);
    let initial = initial(terrain);
    let initial =
        if kingdom.giant_cells().intersects(here) { initial.to_ascii_lowercase() } else { initial };
    match kingdom.crowns_on(here) {
        0 => format!("{initial} "),
        crowns => format!("{initial}{crowns}"),
    }
}

fn initial(terrain: Terrain) -> char {
    match terrain {
        Terrain::Wheat => 'W',
        Terrain::Forest => 'F',
        Terrain::Lake => 'L',
        Terrain::Pasture => 'P',
        Terrain::Swamp => 'S',
        Terrain::Mine => 'M',
    }
}
