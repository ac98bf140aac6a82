use std::fmt;

use serde::{Deserialize, Serialize};

/// What covers a square. The castle has none: every terrain connects to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Terrain {
    Wheat,
    Forest,
    Lake,
    Pasture,
    Swamp,
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
    pub const COUNT: usize = 6;
    pub const ALL: [Terrain; Terrain::COUNT] = [
        Terrain::Wheat,
        Terrain::Forest,
        Terrain::Lake,
        Terrain::Pasture,
        Terrain::Swamp,
        Terrain::Mine,
    ];
}
