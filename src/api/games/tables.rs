use actix_web::{HttpRequest, HttpResponse, get, post, web};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::api::games::views::{GamePageView, GameSummaryView, GameView};
use crate::api::http::cursor::{self, PageQuery, page_size};
use crate::api::http::{Body, Caller, repeatable, with_timeout};
use crate::api::problem::Problem;
use crate::domain::GameId;
use crate::service::{self, Context};

use super::new_table::{OpenTableRequest, entropy};
use super::response::after_request;

/// A seat to take.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct JoinRequest {
    /// 32 bytes in hexadecimal that you add to the chance of the shuffle.
    #[schema(min_length = 64, max_length = 64, pattern = "^[0-9a-fA-F]{64}$")]
    pub entropy: Option<String>,
}

/// A player to invite.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct InviteRequest {
    #[schema(min_length = 2, max_length = 32, examples("Grace"))]
    pub name: String,
}

/// Open a table
///
/// You take the first seat, and the house players that you ask for take the next. The game starts by itself when all
/// seats are taken, or when you start it.
#[utoipa::path(
    operation_id = "open_table",
    tag = "tables",
    security(("bearer" = ["tables:write"])),
    params(("Idempotency-Key" = Option<String>, Header, description = "Makes the request safe to repeat: the same key opens the table once.", max_length = 255)),
    request_body = OpenTableRequest,
    extensions(("x-refusals" = json!(["@table_settings", "too_many_games"]))),
    responses((status = 201, description = "The table.", body = GameView))
)]
#[post("/games")]
pub async fn open_table(
    ctx: web::Data<Context>,
    request: HttpRequest,
    caller: Caller,
    body: Body<OpenTableRequest>,
) -> Result<HttpResponse, Problem> {
    let repeatable = repeatable(&request, "open_table", &body.0)?;
    let wish = body.0.wish()?;
    let played = with_timeout(service::games::open_table(&ctx, caller.0, wish, repeatable)).await?;
    Ok(after_request(HttpResponse::Created(), &played, caller.0))
}

/// List open tables
///
/// Public tables that wait for players, the newest first.
#[utoipa::path(
    operation_id = "list_open_tables",
    tag = "tables",
    security(("bearer" = ["games:read"])),
    params(PageQuery),
    responses((status = 200, description = "A page of tables.", body = GamePageView))
)]
#[get("/games")]
pub async fn list_open_tables(
    ctx: web::Data<Context>,
    caller: Caller,
    query: web::Query<PageQuery>,
) -> Result<HttpResponse, Problem> {
    let limit = page_size(query.limit)?;
    let after = query.cursor.as_deref().map(cursor::read_game).transpose()?;
    let mut games =
        with_timeout(service::games::open_tables(&ctx, caller.0, after, limit + 1)).await?;
    let next_cursor = cursor::cut(&mut games, limit).map(|last| cursor::write_game(last.id));
    let items = games.into_iter().map(GameSummaryView::from).collect();
    Ok(HttpResponse::Ok().json(GamePageView { items, next_cursor }))
}

/// Join a table
///
/// Takes the next free seat. The game starts when it was the last.
#[utoipa::path(
    operation_id = "join_table",
    tag = "tables",
    security(("bearer" = ["tables:write"])),
    params(("game_id" = GameId, Path, description = "The table."), ("Idempotency-Key" = Option<String>, Header, description = "Makes the request safe to repeat.", max_length = 255)),
    request_body = JoinRequest,
    extensions(("x-refusals" = json!(["bots_not_admitted", "table_not_open", "table_full", "already_seated", "too_many_games", "game_too_long"]))),
    responses((status = 200, description = "The table after it.", body = GameView))
)]
#[post("/games/{game_id}/join")]
pub async fn join_table(
    ctx: web::Data<Context>,
    request: HttpRequest,
    caller: Caller,
    game: web::Path<GameId>,
    body: Body<JoinRequest>,
) -> Result<HttpResponse, Problem> {
    let repeatable = repeatable(&request, "join_table", &body.0)?;
    let entropy = entropy(body.0.entropy.as_deref())?;
    let played =
        with_timeout(service::games::join_table(&ctx, caller.0, *game, entropy, repeatable))
            .await?;
    Ok(after_request(HttpResponse::Ok(), &played, caller.0))
}

/// Leave a table
///
/// Gives the seat up, before the game starts.
#[utoipa::path(
    operation_id = "leave_table",
    tag = "tables",
    security(("bearer" = ["tables:write"])),
    params(("game_id" = GameId, Path, description = "The table."), ("Idempotency-Key" = Option<String>, Header, description = "Makes the request safe to repeat.", max_length = 255)),
    extensions(("x-refusals" = json!(["table_not_open", "not_seated", "opener_cannot_leave"]))),
    responses((status = 200, description = "The table after it.", body = GameView))
)]
#[post("/games/{game_id}/leave")]
pub async fn leave_table(
    ctx: web::Data<Context>,
    request: HttpRequest,
    caller: Caller,
    game: web::Path<GameId>,
) -> Result<HttpResponse, Problem> {
    let repeatable = repeatable(&request, "leave_table", &())?;
    let played =
        with_timeout(service::games::leave_table(&ctx, caller.0, *game, repeatable)).await?;
    Ok(after_request(HttpResponse::Ok(), &played, caller.0))
}

/// Invite a player
///
/// Lets a player see and join a table that is for the invited only. Only its opener can; to invite somebody again
/// changes nothing.
#[utoipa::path(
    operation_id = "invite_player",
    tag = "tables",
    security(("bearer" = ["tables:write"])),
    params(("game_id" = GameId, Path, description = "The table."), ("Idempotency-Key" = Option<String>, Header, description = "Makes the request safe to repeat.", max_length = 255)),
    request_body = InviteRequest,
    extensions(("x-refusals" = json!(["bots_not_admitted", "table_not_open", "not_the_opener", "player_not_found", "game_too_long"]))),
    responses((status = 200, description = "The table after it.", body = GameView))
)]
#[post("/games/{game_id}/invitations")]
pub async fn invite_player(
    ctx: web::Data<Context>,
    request: HttpRequest,
    caller: Caller,
    game: web::Path<GameId>,
    body: Body<InviteRequest>,
) -> Result<HttpResponse, Problem> {
    let repeatable = repeatable(&request, "invite_player", &body.0)?;
    let played = with_timeout(service::games::invite_player(
        &ctx,
        caller.0,
        *game,
        &body.0.name,
        repeatable,
    ))
    .await?;
    Ok(after_request(HttpResponse::Ok(), &played, caller.0))
}

/// Ask for a rematch
///
/// Another game of the same people under the same rules, after a finished one: opens a table and invites the others, or
/// takes your seat at the one that another of them has opened. It starts when all have come; the house players are there
/// again.
#[utoipa::path(
    operation_id = "ask_rematch",
    tag = "tables",
    security(("bearer" = ["tables:write"])),
    params(("game_id" = GameId, Path, description = "The finished game."), ("Idempotency-Key" = Option<String>, Header, description = "Makes the request safe to repeat.", max_length = 255)),
    request_body = JoinRequest,
    extensions(("x-refusals" = json!(["bots_not_admitted", "game_not_finished", "not_seated", "is_sandbox", "table_not_open", "table_full", "already_seated", "too_many_games", "game_too_long"]))),
    responses((status = 200, description = "The table of the rematch.", body = GameView))
)]
#[post("/games/{game_id}/rematch")]
pub async fn rematch(
    ctx: web::Data<Context>,
    request: HttpRequest,
    caller: Caller,
    game: web::Path<GameId>,
    body: Body<JoinRequest>,
) -> Result<HttpResponse, Problem> {
    let repeatable = repeatable(&request, &format!("rematch {game}"), &body.0)?;
    let entropy = entropy(body.0.entropy.as_deref())?;
    let played =
        with_timeout(service::games::rematch(&ctx, caller.0, *game, entropy, repeatable)).await?;
    Ok(after_request(HttpResponse::Ok(), &played, caller.0))
}

/// Start the game
///
/// With those who are there, two at least. Only the opener can.
#[utoipa::path(
    operation_id = "start_game",
    tag = "tables",
    security(("bearer" = ["tables:write"])),
    params(("game_id" = GameId, Path, description = "The table."), ("Idempotency-Key" = Option<String>, Header, description = "Makes the request safe to repeat.", max_length = 255)),
    extensions(("x-refusals" = json!(["table_not_open", "not_the_opener", "too_few_players"]))),
    responses((status = 200, description = "The game, its first line dealt.", body = GameView))
)]
#[post("/games/{game_id}/start")]
pub async fn start_game(
    ctx: web::Data<Context>,
    request: HttpRequest,
    caller: Caller,
    game: web::Path<GameId>,
) -> Result<HttpResponse, Problem> {
    let repeatable = repeatable(&request, "start_game", &())?;
    let played =
        with_timeout(service::games::start_game(&ctx, caller.0, *game, repeatable)).await?;
    Ok(after_request(HttpResponse::Ok(), &played, caller.0))
}

/// Cancel a table
///
/// Calls the game off before it starts, and reveals its seed. Only the opener can.
#[utoipa::path(
    operation_id = "cancel_table",
    tag = "tables",
    security(("bearer" = ["tables:write"])),
    params(("game_id" = GameId, Path, description = "The table."), ("Idempotency-Key" = Option<String>, Header, description = "Makes the request safe to repeat.", max_length = 255)),
    extensions(("x-refusals" = json!(["table_not_open", "not_the_opener"]))),
    responses((status = 200, description = "The cancelled table.", body = GameView))
)]
#[post("/games/{game_id}/cancel")]
pub async fn cancel_table(
    ctx: web::Data<Context>,
    request: HttpRequest,
    caller: Caller,
    game: web::Path<GameId>,
) -> Result<HttpResponse, Problem> {
    let repeatable = repeatable(&request, "cancel_table", &())?;
    let played =
        with_timeout(service::games::cancel_table(&ctx, caller.0, *game, repeatable)).await?;
    Ok(after_request(HttpResponse::Ok(), &played, caller.0))
}
