use serde::Serialize;
use utoipa::ToSchema;

use crate::rules::{DominoId, Square, Terrain, Variant};

/// Half of a domino.
#[derive(Debug, Serialize, ToSchema)]
pub struct SquareView {
    pub terrain: Terrain,
    #[schema(minimum = 0, maximum = 3)]
    pub crowns: u8,
}

/// A domino of the box.
#[derive(Debug, Serialize, ToSchema)]
pub struct DominoView {
    pub domino: DominoId,
    pub first: SquareView,
    pub second: SquareView,
}

/// All dominoes, ascending.
#[derive(Debug, Serialize, ToSchema)]
pub struct DominoListView {
    #[schema(min_items = 48, max_items = 48)]
    pub items: Vec<DominoView>,
}

/// A rule that a table may add to the base game.
#[derive(Debug, Serialize, ToSchema)]
pub struct VariantView {
    pub variant: Variant,
    /// The rule in a sentence.
    #[schema(max_length = 200)]
    pub rule: &'static str,
    /// With how many players it can be played.
    #[schema(min_items = 1, max_items = 3)]
    pub players: Vec<u8>,
}

/// All variants.
#[derive(Debug, Serialize, ToSchema)]
pub struct VariantListView {
    #[schema(min_items = 3, max_items = 3)]
    pub items: Vec<VariantView>,
}

impl From<Square> for SquareView {
    fn from(square: Square) -> SquareView {
        SquareView { terrain: square.terrain, crowns: square.crowns }
    }
}

impl From<DominoId> for DominoView {
    fn from(id: DominoId) -> DominoView {
        let domino = id.domino();
        DominoView { domino: id, first: domino.first.into(), second: domino.second.into() }
    }
}
