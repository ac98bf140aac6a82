use kingdomino::{DominoId, DominoKind, Expansion, Quest, Square, Terrain, Variant};
use serde::Serialize;
use utoipa::ToSchema;

use crate::domain::clock::{Pace, PacePreset};

/// Half of a domino.
#[derive(Debug, Serialize, ToSchema)]
pub struct SquareView {
    /// Terrain of the square.
    pub terrain: Terrain,
    /// Number of crowns.
    #[schema(minimum = 0, maximum = 3)]
    pub crowns: u8,
}

/// A domino.
#[derive(Debug, Serialize, ToSchema)]
pub struct DominoView {
    /// Id of the domino.
    pub domino: DominoId,
    /// First square.
    pub first: SquareView,
    /// Second square.
    pub second: SquareView,
    /// Kind of the domino.
    pub kind: DominoKind,
    /// Expansion of the domino; `none` for the base game.
    pub expansion: Expansion,
}

/// A list of dominoes.
#[derive(Debug, Serialize, ToSchema)]
pub struct DominoListView {
    /// All dominoes in ascending order, letters before numbers.
    #[schema(min_items = 1, max_items = 100)]
    pub items: Vec<DominoView>,
}

/// An optional rule that a table can add to the base game.
#[derive(Debug, Serialize, ToSchema)]
pub struct VariantRuleView {
    /// The variant.
    pub variant: Variant,
    /// Summary of the rule.
    #[schema(max_length = 200)]
    pub rule: &'static str,
    /// Numbers of players with which the variant can be played.
    #[schema(min_items = 1, max_items = 4)]
    pub players: Vec<u8>,
    /// Expansions with which the variant can be played; `none` for the base game.
    #[schema(min_items = 1, max_items = 2)]
    pub expansions: Vec<Expansion>,
}

/// A list of variants.
#[derive(Debug, Serialize, ToSchema)]
pub struct VariantListView {
    /// All variants.
    #[schema(min_items = 1, max_items = 100)]
    pub items: Vec<VariantRuleView>,
}

/// A quest tile of Age of Giants.
#[derive(Debug, Serialize, ToSchema)]
pub struct QuestRuleView {
    /// The quest.
    pub quest: Quest,
    /// Summary of the rule.
    #[schema(max_length = 200)]
    pub rule: String,
    /// Points for each time that the quest is fulfilled.
    #[schema(minimum = 5, maximum = 20)]
    pub points: u32,
}

/// A list of quests.
#[derive(Debug, Serialize, ToSchema)]
pub struct QuestListView {
    /// All quests, in their order before the shuffle.
    #[schema(min_items = 1, max_items = 100)]
    pub items: Vec<QuestRuleView>,
}

/// A predefined pace.
#[derive(Debug, Serialize, ToSchema)]
pub struct NamedPaceView {
    /// Name of the pace.
    pub preset: PacePreset,
    /// The pace.
    pub pace: Pace,
}

/// A list of predefined paces.
#[derive(Debug, Serialize, ToSchema)]
pub struct PaceListView {
    /// All predefined paces.
    #[schema(min_items = 1, max_items = 100)]
    pub items: Vec<NamedPaceView>,
}

impl From<Square> for SquareView {
    fn from(square: Square) -> SquareView {
        SquareView { terrain: square.terrain, crowns: square.crowns }
    }
}

impl From<DominoId> for DominoView {
    fn from(id: DominoId) -> DominoView {
        let domino = id.domino();
        let base = id.is_base_game();
        DominoView {
            domino: id,
            first: domino.first.into(),
            second: domino.second.into(),
            kind: id.kind(),
            expansion: if base { Expansion::None } else { Expansion::AgeOfGiants },
        }
    }
}
