use crate::board::cells::Cells;

/// Connections of cells to their eastern and southern neighbours of the same terrain.
///
/// Floods the properties of all terrains in the time of one flood.
#[derive(Clone, Copy, Debug)]
pub struct Connections {
    to_east: Cells,
    to_south: Cells,
}

impl Connections {
    /// Creates the connections. The sets must be disjoint.
    pub fn new<const TERRAINS: usize>(terrains: [Cells; TERRAINS]) -> Connections {
        let [mut to_east, mut to_south] = [Cells::NONE; 2];
        for cells in terrains {
            to_east |= cells & cells.west();
            to_south |= cells & cells.north();
        }
        Connections { to_east, to_south }
    }

    /// Returns all cells connected with one of `seeds`.
    pub fn flood(self, seeds: Cells) -> Cells {
        seeds.expand_until_stable(|cells| {
            let [to_east, to_south] = [cells & self.to_east, cells & self.to_south];
            let [to_west, to_north] = [cells.west() & self.to_east, cells.north() & self.to_south];
            cells | to_east.east() | to_south.south() | to_west | to_north
        })
    }
}
