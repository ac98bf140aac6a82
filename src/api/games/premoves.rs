use std::ops::RangeInclusive;

use actix_web::{HttpResponse, web};
use jiff::Timestamp;
use kingdomino::{Command, Plan, PremovePlan};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::api::http::{
    Bearer, Body, Caller, GamesPlay, MAX_COMMAND_BYTES, optional_timestamp, with_timeout,
};
use crate::api::problem::{Problem, ProblemCode as Code, RUNNING_GAME};
use crate::domain::GameId;
use crate::domain::table::StoredPremove;
use crate::service::{self, Context};

/// Premove for your next turn.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SetPremove {
    pub plan: PremovePlan,
    /// Time at which the premove expires; null, the default, if it never does.
    #[serde(default, deserialize_with = "optional_timestamp")]
    pub valid_until: Option<Timestamp>,
}

/// Premove for your next turn. Other players cannot see it.
#[derive(Debug, Serialize, ToSchema)]
pub struct PremoveView {
    pub plan: PremovePlan,
    /// Time at which the premove expires; null if it never does.
    pub valid_until: Option<Timestamp>,
    /// Time at which the premove was set.
    pub created_at: Timestamp,
}

/// Commands that a premove would play.
#[derive(Debug, Serialize, ToSchema)]
pub struct PremovePreviewView {
    /// Placement or discard that would be played; null if you would decide yourself.
    pub place: Option<Command>,
    /// Pick that would be played, out of the dominoes that are free now; null if you would decide
    /// yourself. A pick is never played if you decide about the placement, or if the line to pick
    /// from is not dealt yet.
    pub pick: Option<Command>,
    /// Points of your kingdom after the placement.
    #[schema(minimum = 0, maximum = 1000)]
    pub score: u32,
}

/// Get your premove
///
/// Returns the premove that you have set for your next turn.
#[utoipa::path(
    get, path = "/v1/games/{game_id}/premove", tag = "play",
    extensions(("x-refusals" = json!([Code::NotSeated, Code::GameNotStarted, Code::GameFinished, Code::SeatConceded, Code::PremoveNotFound, Code::IsSandbox]))),
    responses((status = 200, description = "The premove.", body = PremoveView))
)]
pub async fn get_premove(
    ctx: web::Data<Context>,
    caller: Bearer<GamesPlay>,
    game: web::Path<GameId>,
) -> Result<HttpResponse, Problem> {
    let premove = with_timeout(service::games::get_premove(&ctx, caller.0, *game)).await?;
    Ok(premove_response(premove))
}

/// Set your premove
///
/// Sets the premove for your next turn and replaces the previous one. The premove is played
/// together with the command that makes it your turn, after an event `premove_played`. A premove is
/// deleted when a decision in the game is undone or when your seat changes hands. Returns the
/// premove.
#[utoipa::path(
    put, path = "/v1/games/{game_id}/premove", tag = "play",
    extensions(("x-refusals" = json!([RUNNING_GAME, Code::PremoveInvalid, Code::NoTurnLeft, Code::IsSandbox]))),
    responses((status = 200, description = "The premove.", body = PremoveView))
)]
pub async fn set_premove(
    ctx: web::Data<Context>,
    caller: Caller<GamesPlay>,
    game: web::Path<GameId>,
    body: Body<SetPremove, MAX_COMMAND_BYTES>,
) -> Result<HttpResponse, Problem> {
    let SetPremove { plan, valid_until } = body.0;
    check_cell(&plan)?;
    let premove =
        with_timeout(service::games::set_premove(&ctx, caller.0, *game, plan, valid_until)).await?;
    Ok(premove_response(premove))
}

/// Delete your premove
///
/// Deletes the premove. You will play your next turn yourself.
#[utoipa::path(
    delete, path = "/v1/games/{game_id}/premove", tag = "play",
    extensions(("x-refusals" = json!([RUNNING_GAME, Code::PremoveNotFound, Code::IsSandbox]))),
    responses((status = 204, description = "The premove was deleted."))
)]
pub async fn delete_premove(
    ctx: web::Data<Context>,
    caller: Caller<GamesPlay>,
    game: web::Path<GameId>,
) -> Result<HttpResponse, Problem> {
    with_timeout(service::games::delete_premove(&ctx, caller.0, *game)).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Preview a premove
///
/// Returns the commands that a premove would play if your turn came in the current state of the
/// game. Nothing is stored.
#[utoipa::path(
    post, path = "/v1/games/{game_id}/premove/preview", tag = "play",
    extensions(("x-refusals" = json!([RUNNING_GAME, Code::PremoveInvalid, Code::NoTurnLeft, Code::IsSandbox]))),
    responses((status = 200, description = "The commands that the premove would play.", body = PremovePreviewView))
)]
pub async fn preview_premove(
    ctx: web::Data<Context>,
    caller: Bearer<GamesPlay>,
    game: web::Path<GameId>,
    body: Body<SetPremove, MAX_COMMAND_BYTES>,
) -> Result<HttpResponse, Problem> {
    check_cell(&body.0.plan)?;
    let plan =
        with_timeout(service::games::preview_premove(&ctx, caller.0, *game, body.0.plan)).await?;
    let Plan { place, pick, points } = plan;
    Ok(HttpResponse::Ok().json(PremovePreviewView { place, pick, score: points }))
}

/// Checks that the cell of the premove can be part of a kingdom.
fn check_cell(plan: &PremovePlan) -> Result<(), Problem> {
    const CELL_RANGE: RangeInclusive<i8> = -6..=6;
    let Some(at) = plan.place.and_then(|place| place.at) else { return Ok(()) };
    for (axis, cell) in [("x", at.x), ("y", at.y)] {
        if !CELL_RANGE.contains(&cell) {
            return Err(Problem::new(Code::FieldInvalid)
                .detail("Expected a whole number from -6 to 6.")
                .field(format!("plan.place.at.{axis}")));
        }
    }
    Ok(())
}

fn premove_response(premove: StoredPremove) -> HttpResponse {
    HttpResponse::Ok().json(PremoveView::from(premove))
}

impl From<StoredPremove> for PremoveView {
    fn from(premove: StoredPremove) -> PremoveView {
        let StoredPremove { plan, valid_until, created_at, .. } = premove;
        PremoveView { plan, valid_until, created_at }
    }
}
