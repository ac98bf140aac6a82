use crate::Terrain;
use crate::Terrain::{Forest, Lake, Mine, Pasture, Swamp, Wheat};

use super::{Domino, DominoId, Square};

const fn domino(first: Terrain, crowns_1: u8, second: Terrain, crowns_2: u8) -> Domino {
    Domino {
        first: Square { terrain: first, crowns: crowns_1 },
        second: Square { terrain: second, crowns: crowns_2 },
    }
}

impl DominoId {
    /// Returns the two squares on the front.
    pub const fn domino(self) -> Domino {
        DOMINOES[self.index() as usize - 1]
    }
}

/// All dominoes, ascending.
const DOMINOES: [Domino; DominoId::COUNT] = [
    domino(Forest, 0, Wheat, 0),
    domino(Forest, 0, Wheat, 0),
    domino(Lake, 0, Wheat, 0),
    domino(Mine, 0, Pasture, 0),
    domino(Swamp, 0, Pasture, 0),
    domino(Lake, 0, Pasture, 0),
    domino(Wheat, 0, Wheat, 0),
    domino(Wheat, 0, Wheat, 0),
    domino(Forest, 0, Forest, 0),
    domino(Forest, 0, Forest, 0),
    domino(Forest, 0, Forest, 0),
    domino(Forest, 0, Forest, 0),
    domino(Lake, 0, Lake, 0),
    domino(Lake, 0, Lake, 0),
    domino(Lake, 0, Lake, 0),
    domino(Pasture, 0, Pasture, 0),
    domino(Pasture, 0, Pasture, 0),
    domino(Swamp, 0, Swamp, 0),
    domino(Wheat, 0, Forest, 0),
    domino(Wheat, 0, Lake, 0),
    domino(Wheat, 0, Pasture, 0),
    domino(Wheat, 0, Swamp, 0),
    domino(Forest, 0, Lake, 0),
    domino(Forest, 0, Pasture, 0),
    domino(Wheat, 1, Forest, 0),
    domino(Wheat, 1, Lake, 0),
    domino(Wheat, 1, Pasture, 0),
    domino(Wheat, 1, Swamp, 0),
    domino(Wheat, 1, Mine, 0),
    domino(Forest, 1, Wheat, 0),
    domino(Forest, 1, Wheat, 0),
    domino(Forest, 1, Wheat, 0),
    domino(Forest, 1, Wheat, 0),
    domino(Forest, 1, Lake, 0),
    domino(Forest, 1, Pasture, 0),
    domino(Lake, 1, Wheat, 0),
    domino(Lake, 1, Wheat, 0),
    domino(Lake, 1, Forest, 0),
    domino(Lake, 1, Forest, 0),
    domino(Lake, 1, Forest, 0),
    domino(Lake, 1, Forest, 0),
    domino(Wheat, 0, Pasture, 1),
    domino(Lake, 0, Pasture, 1),
    domino(Wheat, 0, Swamp, 1),
    domino(Pasture, 0, Swamp, 1),
    domino(Mine, 1, Wheat, 0),
    domino(Wheat, 0, Pasture, 2),
    domino(Lake, 0, Pasture, 2),
    domino(Wheat, 0, Swamp, 2),
    domino(Pasture, 0, Swamp, 2),
    domino(Mine, 2, Wheat, 0),
    domino(Swamp, 0, Mine, 2),
    domino(Swamp, 0, Mine, 2),
    domino(Wheat, 0, Mine, 3),
    domino(Wheat, 2, Forest, 1),
    domino(Forest, 2, Lake, 1),
    domino(Lake, 2, Pasture, 1),
    domino(Pasture, 2, Swamp, 1),
    domino(Swamp, 2, Mine, 1),
    domino(Mine, 2, Swamp, 1),
];
