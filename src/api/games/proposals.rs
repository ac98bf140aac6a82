use actix_web::{HttpResponse, web};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::api::games::views::GameView;
use crate::api::http::{Body, Caller, GamesPlay, IdempotencyKey, with_timeout};
use crate::api::problem::{Problem, ProblemCode as Code, RUNNING_GAME};
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
/// To undo, which takes your last decision back, or to pause all clocks. A decision can be taken back until a line is dealt
/// or another player decides; at once, if nothing that is somebody else's happened since and your time for it would have
/// lasted until now.
/// What needs nobody's consent happens at once.
#[utoipa::path(
    post, path = "/v1/games/{game_id}/proposals", tag = "agreements",
    extensions(("x-refusals" = json!([RUNNING_GAME, Code::AlreadyAsked, Code::NothingToUndo, Code::PauseOutOfRange, Code::GameTooLong, Code::TooManyProposals]))),
    responses((status = 200, description = "The game after it.", body = GameView))
)]
pub async fn ask_consent(
    ctx: web::Data<Context>,
    caller: Caller<GamesPlay>,
    game: web::Path<GameId>,
    key: IdempotencyKey,
    body: Body<AskRequest>,
) -> Result<HttpResponse, Problem> {
    let repeatable = key.of("ask_consent", &body.0)?;
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
    post, path = "/v1/games/{game_id}/proposals/{version}/answer", tag = "agreements",
    params(("version" = u32, Path, description = "The version at which it was asked.", minimum = 1, maximum = 2_147_483_647)),
    extensions(("x-refusals" = json!([RUNNING_GAME, Code::NothingAsked]))),
    responses((status = 200, description = "The game after it.", body = GameView))
)]
pub async fn answer_proposal(
    ctx: web::Data<Context>,
    caller: Caller<GamesPlay>,
    path: web::Path<(GameId, Version)>,
    key: IdempotencyKey,
    body: Body<AnswerRequest>,
) -> Result<HttpResponse, Problem> {
    let (game, version) = path.into_inner();
    let repeatable = key.of("answer_proposal", &(version, &body.0))?;
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
    delete, path = "/v1/games/{game_id}/proposals/{version}", tag = "agreements",
    params(("version" = u32, Path, description = "The version at which it was asked.", minimum = 1, maximum = 2_147_483_647)),
    extensions(("x-refusals" = json!([RUNNING_GAME, Code::NothingAsked]))),
    responses((status = 200, description = "The game after it.", body = GameView))
)]
pub async fn withdraw_proposal(
    ctx: web::Data<Context>,
    caller: Caller<GamesPlay>,
    path: web::Path<(GameId, Version)>,
    key: IdempotencyKey,
) -> Result<HttpResponse, Problem> {
    let (game, version) = path.into_inner();
    let repeatable = key.of("withdraw_proposal", &version)?;
    let withdrawn =
        service::games::agreements::withdraw_proposal(&ctx, caller.0, game, version, repeatable);
    Ok(after_request(HttpResponse::Ok(), &with_timeout(withdrawn).await?, caller.0))
}

/// End a pause
///
/// Before its time: one player who wants to go on is enough.
#[utoipa::path(
    post, path = "/v1/games/{game_id}/resume", tag = "agreements",
    extensions(("x-refusals" = json!([RUNNING_GAME, Code::NotPaused]))),
    responses((status = 200, description = "The game after it.", body = GameView))
)]
pub async fn resume_game(
    ctx: web::Data<Context>,
    caller: Caller<GamesPlay>,
    game: web::Path<GameId>,
    key: IdempotencyKey,
) -> Result<HttpResponse, Problem> {
    let repeatable = key.of("resume_game", &())?;
    let played =
        with_timeout(service::games::agreements::resume_game(&ctx, caller.0, *game, repeatable))
            .await?;
    Ok(after_request(HttpResponse::Ok(), &played, caller.0))
}
