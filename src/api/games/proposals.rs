use actix_web::{HttpRequest, HttpResponse, delete, post, web};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::api::games::views::GameView;
use crate::api::http::{Body, Caller, repeatable, with_timeout};
use crate::api::problem::Problem;
use crate::domain::GameId;
use crate::domain::event_log::{Proposal, Version};
use crate::service::{self, Context};

use super::response::after_request;

/// Something that needs the consent of all other players at the table.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AskRequest {
    pub proposal: Proposal,
}

/// Whether you agree.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AnswerRequest {
    /// One seat that does not is enough.
    pub agrees: bool,
}

/// Ask for consent
///
/// To take your last decision back, or to pause. A decision can be taken back until a line is dealt or another player
/// decides; at once, if nothing that is somebody else's happened since and your time for it would have lasted until now.
/// What needs nobody's consent happens at once.
#[utoipa::path(
    operation_id = "ask_consent",
    tag = "agreements",
    security(("bearer" = ["games:play"])),
    params(("game_id" = GameId, Path, description = "The game."), ("Idempotency-Key" = Option<String>, Header, description = "Makes the request safe to repeat.", max_length = 255)),
    request_body = AskRequest,
    extensions(("x-refusals" = json!(["@running_game", "already_asked", "nothing_to_undo", "pause_out_of_range", "game_too_long"]))),
    responses((status = 200, description = "The game after it.", body = GameView))
)]
#[post("/games/{game_id}/proposals")]
pub async fn ask_consent(
    ctx: web::Data<Context>,
    request: HttpRequest,
    caller: Caller,
    game: web::Path<GameId>,
    body: Body<AskRequest>,
) -> Result<HttpResponse, Problem> {
    let repeatable = repeatable(&request, "ask_consent", &body.0)?;
    let proposal = body.0.proposal;
    let played = with_timeout(service::games::agreements::ask_consent(
        &ctx, caller.0, *game, proposal, repeatable,
    ))
    .await?;
    Ok(after_request(HttpResponse::Ok(), &played, caller.0))
}

/// Answer a proposal
///
/// It happens when the last player agrees, and not any more when one refuses.
#[utoipa::path(
    operation_id = "answer_proposal",
    tag = "agreements",
    security(("bearer" = ["games:play"])),
    params(("game_id" = GameId, Path, description = "The game."), ("version" = u32, Path, description = "The version at which it was asked.", minimum = 1, maximum = 2_147_483_647), ("Idempotency-Key" = Option<String>, Header, description = "Makes the request safe to repeat.", max_length = 255)),
    request_body = AnswerRequest,
    extensions(("x-refusals" = json!(["@running_game", "nothing_asked"]))),
    responses((status = 200, description = "The game after it.", body = GameView))
)]
#[post("/games/{game_id}/proposals/{version}/answer")]
pub async fn answer_proposal(
    ctx: web::Data<Context>,
    request: HttpRequest,
    caller: Caller,
    path: web::Path<(GameId, Version)>,
    body: Body<AnswerRequest>,
) -> Result<HttpResponse, Problem> {
    let (game, version) = path.into_inner();
    let repeatable = repeatable(&request, "answer_proposal", &(version, &body.0))?;
    let agrees = body.0.agrees;
    let answered = service::games::agreements::answer_proposal(
        &ctx, caller.0, game, version, agrees, repeatable,
    );
    Ok(after_request(HttpResponse::Ok(), &with_timeout(answered).await?, caller.0))
}

/// Withdraw a proposal
///
/// You ask no more.
#[utoipa::path(
    operation_id = "withdraw_proposal",
    tag = "agreements",
    security(("bearer" = ["games:play"])),
    params(("game_id" = GameId, Path, description = "The game."), ("version" = u32, Path, description = "The version at which it was asked.", minimum = 1, maximum = 2_147_483_647), ("Idempotency-Key" = Option<String>, Header, description = "Makes the request safe to repeat.", max_length = 255)),
    extensions(("x-refusals" = json!(["@running_game", "nothing_asked"]))),
    responses((status = 200, description = "The game after it.", body = GameView))
)]
#[delete("/games/{game_id}/proposals/{version}")]
pub async fn withdraw_proposal(
    ctx: web::Data<Context>,
    request: HttpRequest,
    caller: Caller,
    path: web::Path<(GameId, Version)>,
) -> Result<HttpResponse, Problem> {
    let (game, version) = path.into_inner();
    let repeatable = repeatable(&request, "withdraw_proposal", &version)?;
    let withdrawn =
        service::games::agreements::withdraw_proposal(&ctx, caller.0, game, version, repeatable);
    Ok(after_request(HttpResponse::Ok(), &with_timeout(withdrawn).await?, caller.0))
}

/// End a pause
///
/// Before its time: one player who wants to go on is enough.
#[utoipa::path(
    operation_id = "resume_game",
    tag = "agreements",
    security(("bearer" = ["games:play"])),
    params(("game_id" = GameId, Path, description = "The game."), ("Idempotency-Key" = Option<String>, Header, description = "Makes the request safe to repeat.", max_length = 255)),
    extensions(("x-refusals" = json!(["@running_game", "not_paused"]))),
    responses((status = 200, description = "The game after it.", body = GameView))
)]
#[post("/games/{game_id}/resume")]
pub async fn resume_game(
    ctx: web::Data<Context>,
    request: HttpRequest,
    caller: Caller,
    game: web::Path<GameId>,
) -> Result<HttpResponse, Problem> {
    let repeatable = repeatable(&request, "resume_game", &())?;
    let played =
        with_timeout(service::games::agreements::resume_game(&ctx, caller.0, *game, repeatable))
            .await?;
    Ok(after_request(HttpResponse::Ok(), &played, caller.0))
}
