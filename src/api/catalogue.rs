use actix_web::{HttpResponse, get};

use crate::rules::{DominoId, Settings, Variant};

use super::views::{DominoListView, DominoView, VariantListView, VariantView};

/// List dominoes
///
/// The dominoes of the box, ascending.
#[utoipa::path(
    operation_id = "list_dominoes",
    tag = "catalogue",
    responses((status = 200, description = "The dominoes.", body = DominoListView))
)]
#[get("/catalogue/dominoes")]
pub async fn list_dominoes() -> HttpResponse {
    HttpResponse::Ok()
        .json(DominoListView { items: DominoId::all().map(DominoView::from).collect() })
}

/// List variants
///
/// The rules that a table may add to the base game, in any combination that the number of players allows.
#[utoipa::path(
    operation_id = "list_variants",
    tag = "catalogue",
    responses((status = 200, description = "The variants.", body = VariantListView))
)]
#[get("/catalogue/variants")]
pub async fn list_variants() -> HttpResponse {
    HttpResponse::Ok().json(VariantListView { items: Variant::ALL.into_iter().map(view).collect() })
}

fn view(variant: Variant) -> VariantView {
    let rule = match variant {
        Variant::MiddleKingdom => "10 points if the castle is the centre of the kingdom.",
        Variant::Harmony => "5 points if no domino was discarded.",
        Variant::MightyDuel => "Two players, all 48 dominoes, kingdoms of 7 × 7.",
    };
    let can_play = |players: &u8| {
        Settings::new(
            *players,
            crate::rules::Edition::Rulebook,
            [variant].into_iter().collect(),
            true,
        )
        .is_ok()
    };
    VariantView { variant, rule, players: Settings::PLAYERS.filter(can_play).collect() }
}
