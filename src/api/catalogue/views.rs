use kingdomino::{DominoId, Expansion, Kind, Quest, Square, Terrain, Variant};
use serde::Serialize;
use utoipa::ToSchema;

use crate::domain::clock::{Pace, Preset};

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
    pub kind: Kind,
    /// What it belongs to; `none` stands for the base game.
    pub expansion: Expansion,
}

/// All dominoes, those of the expansion included, ascending: letters before numbers.
#[derive(Debug, Serialize, ToSchema)]
pub struct DominoListView {
    #[schema(min_items = 1, max_items = 100)]
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
    #[schema(min_items = 1, max_items = 4)]
    pub players: Vec<u8>,
    /// With which expansions it can be played; `none` stands for the base game alone.
    #[schema(min_items = 1, max_items = 2)]
    pub expansions: Vec<Expansion>,
}

/// All variants.
#[derive(Debug, Serialize, ToSchema)]
pub struct VariantListView {
    #[schema(min_items = 1, max_items = 100)]
    pub items: Vec<VariantView>,
}

/// A quest tile of Age of Giants.
#[derive(Debug, Serialize, ToSchema)]
pub struct QuestView {
    pub quest: Quest,
    /// The rule in a sentence.
    #[schema(max_length = 200)]
    pub rule: String,
    /// The points for each time that it is fulfilled.
    #[schema(minimum = 5, maximum = 20)]
    pub points: u32,
}

/// All quests, in the order in which they are shuffled.
#[derive(Debug, Serialize, ToSchema)]
pub struct QuestListView {
    #[schema(min_items = 1, max_items = 100)]
    pub items: Vec<QuestView>,
}

/// A pace with a name.
#[derive(Debug, Serialize, ToSchema)]
pub struct PaceView {
    pub preset: Preset,
    pub pace: Pace,
}

/// The paces that have a name.
#[derive(Debug, Serialize, ToSchema)]
pub struct PaceListView {
    #[schema(min_items = 1, max_items = 100)]
    pub items: Vec<PaceView>,
}

impl From<Square> for SquareView {
    fn from(square: Square) -> SquareView {
        SquareView { terrain: square.terrain, crowns: square.crowns }
    }
}

impl From<DominoId> for DominoView {
    fn from(id: DominoId) -> DominoView {
        let domino = id.domino();
        let base = id.is_of_the_base_game();
        DominoView {
            domino: id,
            first: domino.first.into(),
            second: domino.second.into(),
            kind: id.kind(),
            expansion: if base { Expansion::None } else { Expansion::AgeOfGiants },
        }
    }
}
