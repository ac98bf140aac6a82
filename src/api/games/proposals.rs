use actix_web::{HttpResponse, web};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::api::games::views::GameView;
use crate::api::http::{Body, Caller, GamesPlay, IdempotencyKey, with_timeout};
use crate::api::problem::{Problem, ProblemCode as Code, RUNNING_GAME};
use crate::domain::GameId;
use crate::domain::event_log::{Proposal, Version};
use crate::service::{self, Context};

use super::commands::updated_game_response;

/// Proposal to the other players of the game.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CreateProposal {
    pub proposal: Proposal,
}

/// Answer to a proposal.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ProposalAnswer {
    /// True to accept the proposal; false to reject and thereby close it.
    pub accept: bool,
}

/// Create a proposal
///
/// Proposes to undo your last decision, or to pause all clocks. All other players must accept,
/// except house players. A decision can be undone until a line is dealt or another player decides.
/// An undo takes effect immediately if no other seat has acted since the decision and your time for
/// the decision has not run out. Every proposal takes effect immediately if no other player has to
/// accept it. A new proposal replaces your open one. Returns the game.
#[utoipa::path(
    post, path = "/v1/games/{game_id}/proposals", tag = "agreements",
    extensions(("x-refusals" = json!([RUNNING_GAME, Code::ProposalOpen, Code::NothingToUndo, Code::PauseOutOfRange, Code::GameTooLong, Code::TooManyProposals]))),
    responses((status = 200, description = "The game.", body = GameView))
)]
pub async fn create_proposal(
    ctx: web::Data<Context>,
    caller: Caller<GamesPlay>,
    game: web::Path<GameId>,
    key: IdempotencyKey,
    body: Body<CreateProposal>,
) -> Result<HttpResponse, Problem> {
    let idempotency = key.to_request("create_proposal", &body.0)?;
    let proposal = body.0.proposal;
    let played = with_timeout(service::games::agreements::create_proposal(
        &ctx,
        caller.0,
        *game,
        proposal,
        idempotency,
    ))
    .await?;
    Ok(updated_game_response(HttpResponse::Ok(), &played, caller.0))
}

/// Answer a proposal
///
/// Accepts or rejects a proposal. A proposal takes effect when all players have accepted; one
/// rejection closes it. Returns the game.
#[utoipa::path(
    post, path = "/v1/games/{game_id}/proposals/{version}/answer", tag = "agreements",
    params(("version" = u32, Path, description = "Version of the game at which the proposal was made.", minimum = 1, maximum = 2_147_483_647)),
    extensions(("x-refusals" = json!([RUNNING_GAME, Code::ProposalClosed]))),
    responses((status = 200, description = "The game.", body = GameView))
)]
pub async fn answer_proposal(
    ctx: web::Data<Context>,
    caller: Caller<GamesPlay>,
    path: web::Path<(GameId, Version)>,
    key: IdempotencyKey,
    body: Body<ProposalAnswer>,
) -> Result<HttpResponse, Problem> {
    let (game, version) = path.into_inner();
    let idempotency = key.to_request("answer_proposal", &(version, &body.0))?;
    let accept = body.0.accept;
    let answered = service::games::agreements::answer_proposal(
        &ctx,
        caller.0,
        game,
        version,
        accept,
        idempotency,
    );
    Ok(updated_game_response(HttpResponse::Ok(), &with_timeout(answered).await?, caller.0))
}

/// Withdraw a proposal
///
/// Withdraws your open proposal. Returns the game.
#[utoipa::path(
    delete, path = "/v1/games/{game_id}/proposals/{version}", tag = "agreements",
    params(("version" = u32, Path, description = "Version of the game at which the proposal was made.", minimum = 1, maximum = 2_147_483_647)),
    extensions(("x-refusals" = json!([RUNNING_GAME, Code::ProposalClosed]))),
    responses((status = 200, description = "The game.", body = GameView))
)]
pub async fn withdraw_proposal(
    ctx: web::Data<Context>,
    caller: Caller<GamesPlay>,
    path: web::Path<(GameId, Version)>,
    key: IdempotencyKey,
) -> Result<HttpResponse, Problem> {
    let (game, version) = path.into_inner();
    let idempotency = key.to_request("withdraw_proposal", &version)?;
    let withdrawn =
        service::games::agreements::withdraw_proposal(&ctx, caller.0, game, version, idempotency);
    Ok(updated_game_response(HttpResponse::Ok(), &with_timeout(withdrawn).await?, caller.0))
}

/// Resume a game
///
/// Ends a pause before its time. Any player of the game can resume it. Returns the game.
#[utoipa::path(
    post, path = "/v1/games/{game_id}/resume", tag = "agreements",
    extensions(("x-refusals" = json!([RUNNING_GAME, Code::NotPaused]))),
    responses((status = 200, description = "The game.", body = GameView))
)]
pub async fn resume_game(
    ctx: web::Data<Context>,
    caller: Caller<GamesPlay>,
    game: web::Path<GameId>,
    key: IdempotencyKey,
) -> Result<HttpResponse, Problem> {
    let idempotency = key.to_request("resume_game", &())?;
    let played =
        with_timeout(service::games::agreements::resume_game(&ctx, caller.0, *game, idempotency))
            .await?;
    Ok(updated_game_response(HttpResponse::Ok(), &played, caller.0))
}
