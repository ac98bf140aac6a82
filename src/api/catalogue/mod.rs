//! The rules that a table can choose, and the limits of the server.

pub mod limits;

use actix_web::HttpResponse;
use kingdomino::{
    DominoId, DominoKind, Edition, Expansion, Goal, Quest, Settings, Square, Terrain, Variant,
};
use serde::Serialize;
use utoipa::ToSchema;

use crate::api::http::{CachePolicy, CachedTags, tagged_json};
use crate::api::problem::Problem;
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

impl From<Square> for SquareView {
    fn from(square: Square) -> SquareView {
        SquareView { terrain: square.terrain, crowns: square.crowns }
    }
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

/// List dominoes
///
/// Returns all dominoes of the base game and of Age of Giants, in ascending order.
#[utoipa::path(
    get, path = "/v1/catalogue/dominoes", tag = "catalogue",
    responses(
        (status = 200, description = "The dominoes.", body = DominoListView),
        (status = 304, description = "The list has not changed.")
    )
)]
pub async fn list_dominoes(cached: CachedTags) -> Result<HttpResponse, Problem> {
    tagged_json(&cached, CachePolicy::Public, &dominoes())
}

pub fn dominoes() -> DominoListView {
    DominoListView { items: DominoId::all().map(DominoView::from).collect() }
}

/// List variants
///
/// Returns the optional rules that a table can add to the base game. They can be combined if the
/// number of players allows each of them.
#[utoipa::path(
    get, path = "/v1/catalogue/variants", tag = "catalogue",
    responses(
        (status = 200, description = "The variants.", body = VariantListView),
        (status = 304, description = "The list has not changed.")
    )
)]
pub async fn list_variants(cached: CachedTags) -> Result<HttpResponse, Problem> {
    tagged_json(&cached, CachePolicy::Public, &variants())
}

pub fn variants() -> VariantListView {
    VariantListView { items: Variant::ALL.into_iter().map(variant).collect() }
}

fn variant(variant: Variant) -> VariantRuleView {
    let rule = match variant {
        Variant::MiddleKingdom => "10 points if the castle is the centre of the kingdom.",
        Variant::Harmony => "5 points if no domino was discarded.",
        Variant::MightyDuel => "Two players, all dominoes, kingdoms of 7 × 7.",
    };
    let single = [variant].into_iter().collect();
    let allowed = |players: u8, expansion: Expansion| {
        Settings::new(players, expansion, Edition::Rulebook, single, true).is_ok()
    };
    let players = Settings::PLAYERS
        .filter(|players| Expansion::ALL.into_iter().any(|expansion| allowed(*players, expansion)));
    let expansions = Expansion::ALL.into_iter().filter(|expansion| {
        Settings::PLAYERS.into_iter().any(|players| allowed(players, *expansion))
    });
    VariantRuleView { variant, rule, players: players.collect(), expansions: expansions.collect() }
}

/// List quests
///
/// Returns the quest tiles of Age of Giants. Two of them are drawn for each game, and every player
/// scores both.
#[utoipa::path(
    get, path = "/v1/catalogue/quests", tag = "catalogue",
    responses(
        (status = 200, description = "The quests.", body = QuestListView),
        (status = 304, description = "The list has not changed.")
    )
)]
pub async fn list_quests(cached: CachedTags) -> Result<HttpResponse, Problem> {
    tagged_json(&cached, CachePolicy::Public, &quests())
}

pub fn quests() -> QuestListView {
    QuestListView { items: Quest::ALL.into_iter().map(quest).collect() }
}

fn quest(quest: Quest) -> QuestRuleView {
    let rule = match quest.goal() {
        Goal::LocalBusiness(terrain) => {
            format!("5 points for each square of {terrain} among the 8 cells around the castle.")
        }
        Goal::FourCorners(terrain) => {
            format!("5 points for each square of {terrain} on a corner of the kingdom's bounding box.")
        }
        Goal::Harmony => "5 points if no domino was discarded.".to_owned(),
        Goal::MiddleKingdom => "10 points if the castle is the centre of the kingdom.".to_owned(),
        Goal::LostCorner => {
            "20 points if the castle is on a corner of the kingdom's bounding box.".to_owned()
        }
        Goal::FolieDesGrandeurs => {
            "10 points for each alignment, in a row, a column or a diagonal, of 3 adjacent squares with a visible crown; two \
             alignments of one line may share one square."
                .to_owned()
        }
        Goal::BleakKing => {
            "10 points for each property of at least 5 squares of wheat, forest, lake or pasture without a visible crown."
                .to_owned()
        }
    };
    QuestRuleView { quest, rule, points: quest.points_per_goal() }
}

/// List paces
///
/// Returns the predefined paces. A table can also be created with any other pace.
#[utoipa::path(
    get, path = "/v1/catalogue/paces", tag = "catalogue",
    responses(
        (status = 200, description = "The paces.", body = PaceListView),
        (status = 304, description = "The list has not changed.")
    )
)]
pub async fn list_paces(cached: CachedTags) -> Result<HttpResponse, Problem> {
    tagged_json(&cached, CachePolicy::Public, &paces())
}

pub fn paces() -> PaceListView {
    let view = |preset: PacePreset| NamedPaceView { preset, pace: preset.pace() };
    PaceListView { items: PacePreset::ALL.into_iter().map(view).collect() }
}
