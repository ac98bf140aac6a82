use actix_web::{HttpResponse, web};
use kingdomino::{Expansion, Variant};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::api::games::views::{GamePageView, GameView};
use crate::api::http::cursor::{self, page_size};
use crate::api::http::{
    Body, Caller, GamesRead, IdempotencyKey, OrAnybody, TablesWrite, with_timeout,
};
use crate::api::problem::{Problem, ProblemCode as Code, TABLE_SETTINGS};
use crate::domain::GameId;
use crate::domain::event_log::Status;
use crate::domain::table::PublicGameFilter;
use crate::service::{self, Context};

use super::invitations::of_the_link;
use super::new_table::{OpenTableRequest, entropy};
use super::response::{after_opening, after_request};

/// How far the games have come that anybody may see a list of.
#[derive(Clone, Copy, Default, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum PublicStatus {
    /// Players may still join.
    #[default]
    Open,
    /// They are played, and can be watched.
    Active,
}

/// Which public games to list.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct PublicGamesQuery {
    /// How far they have come, by default `open`.
    #[param(inline)]
    status: Option<PublicStatus>,
    /// Only games for so many.
    #[param(minimum = 2, maximum = 5)]
    players: Option<u8>,
    /// Only games with this expansion, or with none.
    expansion: Option<Expansion>,
    /// Only games with this variant.
    variant: Option<Variant>,
    /// How many, by default 20.
    #[param(minimum = 1, maximum = 100, default = 20)]
    limit: Option<i64>,
    /// The `next_cursor` of the page before.
    #[param(max_length = 100)]
    cursor: Option<String>,
}

/// A seat to take.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct JoinRequest {
    /// 32 bytes in hexadecimal that you add to the chance of the shuffle.
    #[schema(min_length = 64, max_length = 64, pattern = "^[0-9a-fA-F]{64}$")]
    pub entropy: Option<String>,
    /// What stands for the invitation in the address of an invitation link: by it you can sit down at a table that is only
    /// for the invited.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(max_length = 1000)]
    pub invitation: Option<String>,
}

/// Another game of the same people.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RematchRequest {
    /// 32 bytes in hexadecimal that you add to the chance of the shuffle.
    #[schema(min_length = 64, max_length = 64, pattern = "^[0-9a-fA-F]{64}$")]
    pub entropy: Option<String>,
}

/// Open a table
///
/// You take the first seat, and the house players that you ask for take the next. The game starts by itself when all
/// seats are taken, or when you start it.
#[utoipa::path(
    post, path = "/v1/games", tag = "tables",
    params(("Idempotency-Key" = Option<String>, Header, description = "Makes the request safe to repeat: the same key opens the table once.", max_length = 255)),
    extensions(("x-refusals" = json!([TABLE_SETTINGS, Code::GuestsPlayUnrated, Code::TooManyGames]))),
    responses((status = 201, description = "The table.", body = GameView))
)]
pub async fn open_table(
    ctx: web::Data<Context>,
    caller: Caller<TablesWrite>,
    key: IdempotencyKey,
    body: Body<OpenTableRequest>,
) -> Result<HttpResponse, Problem> {
    let repeatable = key.of("open_table", &body.0)?;
    let wish = body.0.wish()?;
    let played = with_timeout(service::games::open_table(&ctx, caller.0, wish, repeatable)).await?;
    Ok(after_opening(&ctx, &played, caller.0))
}

/// List open tables, or games to watch
///
/// Public tables that wait for players, or public games that are played, the newest first. Running games in which only
/// guests play against house players are left out.
#[utoipa::path(
    get, path = "/v1/games", tag = "tables",
    responses((status = 200, description = "A page of tables.", body = GamePageView))
)]
pub async fn list_open_tables(
    ctx: web::Data<Context>,
    caller: Caller<OrAnybody<GamesRead>>,
    query: web::Query<PublicGamesQuery>,
) -> Result<HttpResponse, Problem> {
    let limit = page_size(query.limit)?;
    let after = query.cursor.as_deref().map(cursor::read_game).transpose()?;
    if query.players.is_some_and(|players| !(2..=5).contains(&players)) {
        return Err(Problem::new(Code::ParameterInvalid)
            .detail("A game is for 2 to 5 players.")
            .field("players"));
    }
    let status = match query.status.unwrap_or_default() {
        PublicStatus::Open => Status::Open,
        PublicStatus::Active => Status::Active,
    };
    let PublicGamesQuery { players, expansion, variant, .. } = *query;
    let wanted = PublicGameFilter { status, players, expansion, variant };
    let games = service::games::public_games(&ctx, caller.0, wanted, after, limit + 1);
    let games = with_timeout(games).await?;
    let page = GamePageView::new(games, limit, |last| cursor::write_game(last.id));
    Ok(HttpResponse::Ok().json(page))
}

/// Join a table
///
/// Takes the next free seat. The game starts when it was the last. At a table for the invited, name the `invitation` of a
/// link if nobody has invited you by name.
#[utoipa::path(
    post, path = "/v1/games/{game_id}/join", tag = "tables",
    params(("game_id" = GameId, Path, description = "The table.")),
    extensions(("x-refusals" = json!([Code::BotsNotAdmitted, Code::GuestsPlayUnrated, Code::TableNotOpen, Code::TableFull, Code::AlreadySeated, Code::TooManyGames, Code::GameTooLong, Code::LinkInvalid, Code::LinkExpired]))),
    responses((status = 200, description = "The table after it.", body = GameView))
)]
pub async fn join_table(
    ctx: web::Data<Context>,
    caller: Caller<TablesWrite>,
    game: web::Path<GameId>,
    key: IdempotencyKey,
    body: Body<JoinRequest>,
) -> Result<HttpResponse, Problem> {
    let repeatable = key.of("join_table", &body.0)?;
    let entropy = entropy(body.0.entropy.as_deref())?;
    let played = match body.0.invitation {
        None => {
            let joined = service::games::join_table(&ctx, caller.0, *game, entropy, repeatable);
            with_timeout(joined).await
        }
        Some(token) => {
            let joined = service::games::join_by_invitation(
                &ctx, caller.0, *game, &token, entropy, repeatable,
            );
            with_timeout(joined).await.map_err(|problem| of_the_link(problem, "invitation"))
        }
    }?;
    Ok(after_request(HttpResponse::Ok(), &played, caller.0))
}

/// Leave a table
///
/// Gives the seat up, before the game starts.
#[utoipa::path(
    post, path = "/v1/games/{game_id}/leave", tag = "tables",
    params(("game_id" = GameId, Path, description = "The table.")),
    extensions(("x-refusals" = json!([Code::TableNotOpen, Code::NotSeated, Code::OpenerCannotLeave]))),
    responses((status = 200, description = "The table after it.", body = GameView))
)]
pub async fn leave_table(
    ctx: web::Data<Context>,
    caller: Caller<TablesWrite>,
    game: web::Path<GameId>,
    key: IdempotencyKey,
) -> Result<HttpResponse, Problem> {
    let repeatable = key.of("leave_table", &())?;
    let played =
        with_timeout(service::games::leave_table(&ctx, caller.0, *game, repeatable)).await?;
    Ok(after_request(HttpResponse::Ok(), &played, caller.0))
}

/// Ask for a rematch
///
/// Another game of the same people under the same rules, after a finished one. A game has one rematch: the first request
/// opens its table and invites the others, later ones take a seat at it, also after you have declined. If you sit there
/// already, the response is the rematch as it is, also after it has begun or ended; while its table is open, players who
/// have declined are invited again. It starts when all have come; the house players are there again.
#[utoipa::path(
    post, path = "/v1/games/{game_id}/rematch", operation_id = "ask_rematch", tag = "tables",
    params(("game_id" = GameId, Path, description = "The finished game.")),
    extensions(("x-refusals" = json!([Code::BotsNotAdmitted, Code::GuestsPlayUnrated, Code::GameNotFinished, Code::NotSeated, Code::IsSandbox, Code::TableNotOpen, Code::TableFull, Code::TooManyGames, Code::GameTooLong, Code::TooManyAttempts]))),
    responses((status = 200, description = "The table of the rematch.", body = GameView))
)]
pub async fn rematch(
    ctx: web::Data<Context>,
    caller: Caller<TablesWrite>,
    game: web::Path<GameId>,
    key: IdempotencyKey,
    body: Body<RematchRequest>,
) -> Result<HttpResponse, Problem> {
    let repeatable = key.of(&format!("rematch {game}"), &body.0)?;
    let entropy = entropy(body.0.entropy.as_deref())?;
    let played =
        with_timeout(service::games::rematch(&ctx, caller.0, *game, entropy, repeatable)).await?;
    Ok(after_request(HttpResponse::Ok(), &played, caller.0))
}

/// Start the game
///
/// With those who are there, two at least. Only the opener can.
#[utoipa::path(
    post, path = "/v1/games/{game_id}/start", tag = "tables",
    params(("game_id" = GameId, Path, description = "The table.")),
    extensions(("x-refusals" = json!([Code::TableNotOpen, Code::NotTheOpener, Code::TooFewPlayers]))),
    responses((status = 200, description = "The game, its first line dealt.", body = GameView))
)]
pub async fn start_game(
    ctx: web::Data<Context>,
    caller: Caller<TablesWrite>,
    game: web::Path<GameId>,
    key: IdempotencyKey,
) -> Result<HttpResponse, Problem> {
    let repeatable = key.of("start_game", &())?;
    let played =
        with_timeout(service::games::start_game(&ctx, caller.0, *game, repeatable)).await?;
    Ok(after_request(HttpResponse::Ok(), &played, caller.0))
}

/// Cancel a table
///
/// Calls the game off before it starts, and reveals its seed. Only the opener can.
#[utoipa::path(
    post, path = "/v1/games/{game_id}/cancel", tag = "tables",
    params(("game_id" = GameId, Path, description = "The table.")),
    extensions(("x-refusals" = json!([Code::TableNotOpen, Code::NotTheOpener]))),
    responses((status = 200, description = "The cancelled table.", body = GameView))
)]
pub async fn cancel_table(
    ctx: web::Data<Context>,
    caller: Caller<TablesWrite>,
    game: web::Path<GameId>,
    key: IdempotencyKey,
) -> Result<HttpResponse, Problem> {
    let repeatable = key.of("cancel_table", &())?;
    let played =
        with_timeout(service::games::cancel_table(&ctx, caller.0, *game, repeatable)).await?;
    Ok(after_request(HttpResponse::Ok(), &played, caller.0))
}
