use std::fmt;

use serde::{Deserialize, Serialize};

/// Terrain of a square. The castle has no terrain; every terrain connects to it.
///
/// Closed: no values will be added.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Terrain {
    /// Yellow fields: 26 squares and 5 crowns in the base game.
    Wheat,
    /// Dark green: 22 squares and 6 crowns in the base game.
    Forest,
    /// Blue: 18 squares and 6 crowns in the base game.
    Lake,
    /// Light green: 14 squares and 6 crowns in the base game.
    Pasture,
    /// Grey-brown: 10 squares and 6 crowns in the base game.
    Swamp,
    /// Black: 6 squares and 10 crowns in the base game.
    Mine,
}

impl fmt::Display for Terrain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Terrain::Wheat => "wheat",
            Terrain::Forest => "forest",
            Terrain::Lake => "lake",
            Terrain::Pasture => "pasture",
            Terrain::Swamp => "swamp",
            Terrain::Mine => "mine",
        })
    }
}

impl Terrain {
    /// Number of terrains.
    pub const COUNT: usize = 6;
    /// All terrains, from the most common to the rarest.
    pub const ALL: [Terrain; Terrain::COUNT] = [
        Terrain::Wheat,
        Terrain::Forest,
        Terrain::Lake,
        Terrain::Pasture,
        Terrain::Swamp,
        Terrain::Mine,
    ];
}
