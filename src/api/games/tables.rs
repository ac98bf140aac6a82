use actix_web::{HttpResponse, web};
use jiff::Timestamp;
use kingdomino::{Expansion, Variant};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::api::games::views::{GameListView, GameView};
use crate::api::http::cursor::{self, page_size};
use crate::api::http::{
    Body, Caller, GamesRead, IdempotencyKey, OrVisitor, TablesWrite, with_timeout,
};
use crate::api::problem::{Problem, ProblemCode as Code, TABLE_SETTINGS};
use crate::domain::event_log::GameStatus;
use crate::domain::table::{EndedGameFilter, GameFilter, PublicGameFilter};
use crate::domain::{GameId, PlayerId};
use crate::service::{self, Context};

use super::commands::{created_game_response, updated_game_response};
use super::new_table::{CreateTable, parse_entropy};
use super::seats::with_link_field;

/// Status of the public games to list.
#[derive(Clone, Copy, Default, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum PublicStatus {
    /// The table waits for players.
    #[default]
    Open,
    /// The game is running and can be watched.
    Active,
    /// The game has ended.
    Finished,
}

/// Filter for public games.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct PublicGamesQuery {
    /// Status of the games: `open` for tables that wait for players, `active` for running games,
    /// `finished` for ended games. Default: `open`.
    #[param(inline)]
    status: Option<PublicStatus>,
    /// Number of seats. Default: any.
    #[param(minimum = 2, maximum = 5)]
    players: Option<u8>,
    /// Expansion of the games, `none` for the base game. Default: any.
    expansion: Option<Expansion>,
    /// Variant that the games must use. Default: any.
    variant: Option<Variant>,
    /// Id of a player who has a seat, or had one at the end. Default: any.
    player_id: Option<PlayerId>,
    /// Minimum `rating.leaderboard_score` of every rated player after the game; unrated games do
    /// not match. Only finished games match. Default: any.
    #[param(minimum = -1000, maximum = 1000)]
    min_rating: Option<f64>,
    /// Earliest end of the games. Only finished games match. Default: any.
    ended_from: Option<Timestamp>,
    /// End of the games, as an exclusive upper bound. Only finished games match. Default: any.
    ended_before: Option<Timestamp>,
    /// Maximum number of games to return. Default: 20.
    #[param(minimum = 1, maximum = 100, default = 20)]
    limit: Option<i64>,
    /// Value of `next_cursor` from the previous page. Default: the first page.
    #[param(max_length = 100)]
    cursor: Option<String>,
}

impl PublicStatus {
    /// Returns the status of games that have not ended; none for finished games.
    fn to_unfinished_status(self) -> Option<GameStatus> {
        match self {
            PublicStatus::Open => Some(GameStatus::Open),
            PublicStatus::Active => Some(GameStatus::Active),
            PublicStatus::Finished => None,
        }
    }
}

impl PublicGamesQuery {
    fn to_filter(&self) -> EndedGameFilter {
        let PublicGamesQuery { players, expansion, variant, player_id: player, .. } = *self;
        let PublicGamesQuery { min_rating, ended_from, ended_before, .. } = *self;
        let games = GameFilter { players, expansion, variant, player };
        EndedGameFilter { games, min_rating, ended_from, ended_before }
    }

    /// Returns true if a filter can only match games that have ended.
    fn requires_finished(&self) -> bool {
        self.min_rating.is_some() || self.ended_from.is_some() || self.ended_before.is_some()
    }
}

/// Checks the ranges of a filter.
pub(super) fn validate_filter(filter: EndedGameFilter) -> Result<EndedGameFilter, Problem> {
    let invalid =
        |field, expected| Err(Problem::new(Code::ParameterInvalid).detail(expected).field(field));
    if filter.games.players.is_some_and(|players| !(2..=5).contains(&players)) {
        return invalid("players", "Expected a number from 2 to 5.");
    }
    if filter.min_rating.is_some_and(|rating| !(-1000.0..=1000.0).contains(&rating)) {
        return invalid("min_rating", "Expected a number from -1000 to 1000.");
    }
    Ok(filter)
}

/// Options for joining a table.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct JoinTable {
    /// Additional randomness for the shuffle: 32 bytes in hexadecimal. Default: none.
    #[schema(min_length = 64, max_length = 64, pattern = "^[0-9a-fA-F]{64}$")]
    pub entropy: Option<String>,
    /// Token from the URL of an invitation link, with which you can join a table for invited
    /// players. Default: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(max_length = 1000)]
    pub invitation: Option<String>,
}

/// Options for a rematch.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CreateRematch {
    /// Additional randomness for the shuffle: 32 bytes in hexadecimal. Default: none.
    #[schema(min_length = 64, max_length = 64, pattern = "^[0-9a-fA-F]{64}$")]
    pub entropy: Option<String>,
}

/// Create a table
///
/// Creates a table with you as the host. You get the first seat, and the house players that you
/// request get the next ones. The game starts when all seats are taken, or when you start it.
/// Returns the table, or the started game.
#[utoipa::path(
    post, path = "/v1/games", tag = "tables",
    params(("Idempotency-Key" = Option<String>, Header, description = "Unique key that makes the request safe to retry: requests with the same key create one table. Default: none; a retry is then a new request.", max_length = 255)),
    extensions(("x-refusals" = json!([TABLE_SETTINGS, Code::GuestsPlayUnrated, Code::TooManyGames]))),
    responses((status = 201, description = "The table.", body = GameView))
)]
pub async fn create_table(
    ctx: web::Data<Context>,
    caller: Caller<TablesWrite>,
    key: IdempotencyKey,
    body: Body<CreateTable>,
) -> Result<HttpResponse, Problem> {
    let idempotency = key.to_request("create_table", &body.0)?;
    let new_table = body.0.into_new_table()?;
    let played =
        with_timeout(service::games::create_table(&ctx, caller.0, new_table, idempotency)).await?;
    Ok(created_game_response(&ctx, &played, caller.0))
}

/// List public games
///
/// Returns public tables that wait for players, or public games that can be watched, the newest
/// first; or finished public games, the most recently finished first. Running games in which only
/// guests play against house players are left out.
#[utoipa::path(
    get, path = "/v1/games", tag = "tables",
    responses((status = 200, description = "A page of games.", body = GameListView))
)]
pub async fn list_games(
    ctx: web::Data<Context>,
    caller: Caller<OrVisitor<GamesRead>>,
    query: web::Query<PublicGamesQuery>,
) -> Result<HttpResponse, Problem> {
    let limit = page_size(query.limit)?;
    let after = query.cursor.as_deref().map(cursor::read_game).transpose()?;
    let query = query.into_inner();
    let filter = validate_filter(query.to_filter())?;
    let status = query.status.unwrap_or_default();
    let games = match status.to_unfinished_status() {
        Some(_) if query.requires_finished() => Vec::new(),
        Some(status) => {
            let wanted = PublicGameFilter { status, games: filter.games };
            with_timeout(service::games::list_public_games(
                &ctx,
                caller.0,
                wanted,
                after,
                limit + 1,
            ))
            .await?
        }
        None => {
            let games = service::games::list_finished_public_games(
                &ctx,
                caller.0,
                filter,
                after,
                limit + 1,
            );
            with_timeout(games).await?
        }
    };
    let page = GameListView::new(games, limit, |last| cursor::write_game(last.id));
    Ok(HttpResponse::Ok().json(page))
}

/// Join a table
///
/// Takes the next free seat of an open table. The game starts when the last seat is taken. To join
/// a table for invited players without an invitation of your own, send the token of an invitation
/// link as `invitation`. Returns the table, or the started game.
#[utoipa::path(
    post, path = "/v1/games/{game_id}/join", tag = "tables",
    params(("game_id" = GameId, Path, description = "Id of the table.")),
    extensions(("x-refusals" = json!([Code::BotsNotAllowed, Code::GuestsPlayUnrated, Code::TableNotOpen, Code::TableFull, Code::AlreadySeated, Code::TooManyGames, Code::GameTooLong, Code::LinkInvalid, Code::LinkExpired]))),
    responses((status = 200, description = "The table, or the started game.", body = GameView))
)]
pub async fn join_table(
    ctx: web::Data<Context>,
    caller: Caller<TablesWrite>,
    game: web::Path<GameId>,
    key: IdempotencyKey,
    body: Body<JoinTable>,
) -> Result<HttpResponse, Problem> {
    let idempotency = key.to_request("join_table", &body.0)?;
    let entropy = parse_entropy(body.0.entropy.as_deref())?;
    let played = match body.0.invitation {
        None => {
            let joined = service::games::join_table(&ctx, caller.0, *game, entropy, idempotency);
            with_timeout(joined).await
        }
        Some(token) => {
            let joined = service::games::join_by_invitation(
                &ctx,
                caller.0,
                *game,
                &token,
                entropy,
                idempotency,
            );
            with_timeout(joined).await.map_err(|problem| with_link_field(problem, "invitation"))
        }
    }?;
    Ok(updated_game_response(HttpResponse::Ok(), &played, caller.0))
}

/// Leave a table
///
/// Gives up your seat before the game starts. The host cannot leave the table; cancel it instead.
/// Returns the table.
#[utoipa::path(
    post, path = "/v1/games/{game_id}/leave", tag = "tables",
    params(("game_id" = GameId, Path, description = "Id of the table.")),
    extensions(("x-refusals" = json!([Code::TableNotOpen, Code::NotSeated, Code::HostCannotLeave]))),
    responses((status = 200, description = "The table.", body = GameView))
)]
pub async fn leave_table(
    ctx: web::Data<Context>,
    caller: Caller<TablesWrite>,
    game: web::Path<GameId>,
    key: IdempotencyKey,
) -> Result<HttpResponse, Problem> {
    let idempotency = key.to_request("leave_table", &())?;
    let played =
        with_timeout(service::games::leave_table(&ctx, caller.0, *game, idempotency)).await?;
    Ok(updated_game_response(HttpResponse::Ok(), &played, caller.0))
}

/// Make a table unrated
///
/// Makes a table unrated before its game starts, so that guests can join it. You must be the host.
/// An unrated table stays as it is. Returns the table.
#[utoipa::path(
    post, path = "/v1/games/{game_id}/make-unrated", tag = "tables",
    params(("game_id" = GameId, Path, description = "Id of the table.")),
    extensions(("x-refusals" = json!([Code::TableNotOpen, Code::NotTheHost]))),
    responses((status = 200, description = "The unrated table.", body = GameView))
)]
pub async fn make_table_unrated(
    ctx: web::Data<Context>,
    caller: Caller<TablesWrite>,
    game: web::Path<GameId>,
    key: IdempotencyKey,
) -> Result<HttpResponse, Problem> {
    let idempotency = key.to_request("make_table_unrated", &())?;
    let changed = service::games::make_table_unrated(&ctx, caller.0, *game, idempotency);
    Ok(updated_game_response(HttpResponse::Ok(), &with_timeout(changed).await?, caller.0))
}

/// Create a rematch
///
/// Creates or joins the rematch of a finished game: a game of the same players, including the house
/// players, under the same rules. A game has one rematch. The first request creates its table and
/// invites the other players; later requests take a seat at the table, even after an invitation was
/// declined. If you already have a seat in the rematch, returns the rematch in its current state;
/// while its table is open, players who declined are invited again. The rematch starts when all
/// seats are taken.
#[utoipa::path(
    post, path = "/v1/games/{game_id}/rematch", operation_id = "create_rematch", tag = "tables",
    params(("game_id" = GameId, Path, description = "Id of the finished game.")),
    extensions(("x-refusals" = json!([Code::BotsNotAllowed, Code::GuestsPlayUnrated, Code::GameNotFinished, Code::NotSeated, Code::IsSandbox, Code::TableNotOpen, Code::TableFull, Code::TooManyGames, Code::GameTooLong, Code::TooManyAttempts]))),
    responses((status = 200, description = "The table of the rematch.", body = GameView))
)]
pub async fn rematch(
    ctx: web::Data<Context>,
    caller: Caller<TablesWrite>,
    game: web::Path<GameId>,
    key: IdempotencyKey,
    body: Body<CreateRematch>,
) -> Result<HttpResponse, Problem> {
    let idempotency = key.to_request(&format!("rematch {game}"), &body.0)?;
    let entropy = parse_entropy(body.0.entropy.as_deref())?;
    let played =
        with_timeout(service::games::rematch(&ctx, caller.0, *game, entropy, idempotency)).await?;
    Ok(updated_game_response(HttpResponse::Ok(), &played, caller.0))
}

/// Start a game
///
/// Starts the game with the players at the table, before all seats are taken. You must be the host,
/// and at least two seats must be taken. Returns the game with its first line dealt.
#[utoipa::path(
    post, path = "/v1/games/{game_id}/start", tag = "tables",
    params(("game_id" = GameId, Path, description = "Id of the table.")),
    extensions(("x-refusals" = json!([Code::TableNotOpen, Code::NotTheHost, Code::TooFewPlayers]))),
    responses((status = 200, description = "The started game.", body = GameView))
)]
pub async fn start_game(
    ctx: web::Data<Context>,
    caller: Caller<TablesWrite>,
    game: web::Path<GameId>,
    key: IdempotencyKey,
) -> Result<HttpResponse, Problem> {
    let idempotency = key.to_request("start_game", &())?;
    let played =
        with_timeout(service::games::start_game(&ctx, caller.0, *game, idempotency)).await?;
    Ok(updated_game_response(HttpResponse::Ok(), &played, caller.0))
}

/// Cancel a table
///
/// Cancels a table before its game starts, and reveals the seed of the shuffle. You must be the
/// host. Returns the cancelled table.
#[utoipa::path(
    post, path = "/v1/games/{game_id}/cancel", tag = "tables",
    params(("game_id" = GameId, Path, description = "Id of the table.")),
    extensions(("x-refusals" = json!([Code::TableNotOpen, Code::NotTheHost]))),
    responses((status = 200, description = "The cancelled table.", body = GameView))
)]
pub async fn cancel_table(
    ctx: web::Data<Context>,
    caller: Caller<TablesWrite>,
    game: web::Path<GameId>,
    key: IdempotencyKey,
) -> Result<HttpResponse, Problem> {
    let idempotency = key.to_request("cancel_table", &())?;
    let played =
        with_timeout(service::games::cancel_table(&ctx, caller.0, *game, idempotency)).await?;
    Ok(updated_game_response(HttpResponse::Ok(), &played, caller.0))
}
