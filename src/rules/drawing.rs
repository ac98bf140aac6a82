use super::{Cell, Kingdom, Square, Terrain};

/// A kingdom as text, for terminals and tests: a row of cells a line, two characters a cell. `##` is the
/// castle, ` .` a free cell; a square is its terrain's initial and its crowns, if it has any.
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
    match kingdom.squares().find(|(at, ..)| *at == cell) {
        None => " .".to_owned(),
        Some((_, Square { terrain, crowns: 0 }, _)) => format!("{} ", initial(terrain)),
        Some((_, Square { terrain, crowns }, _)) => format!("{}{crowns}", initial(terrain)),
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
