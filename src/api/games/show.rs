//! Operations that read games: current and past versions, events, score history and the games of a
//! player; and the operation that marks a game as seen.

use actix_web::{HttpResponse, web};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::api::game_events::EventListView;
use crate::api::games::views::{GameListView, GameView};
use crate::api::http::cursor::{check_range, page_size};
use crate::api::http::{
    Bearer, Body, CachePolicy, CachedTags, Caller, GamesRead, NotificationsRead, OrVisitor, cursor,
    game_tag, past_game_tag, tagged_json, tagged_json_with, with_timeout,
};
use crate::api::problem::{Problem, ProblemCode as Code};
use crate::domain::GameId;
use crate::domain::event_log::{GameStatus, Scores, Version};
use crate::domain::table::MyGamesCursor;
use crate::service;
use crate::service::Context;

use super::commands;

/// Range of the events to return.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct EventsQuery {
    /// Version after which the events start. Default: 0, which returns all events.
    #[param(value_type = Option<u32>, minimum = 0, maximum = 2_147_483_647, default = 0)]
    after: Option<Version>,
    /// Maximum number of events to return. Default: 100.
    #[param(minimum = 1, maximum = 500, default = 100)]
    limit: Option<i64>,
    /// Value of `next_cursor` from the previous page. Default: the first page.
    #[param(max_length = 100)]
    cursor: Option<String>,
}

/// Version of a game that the player has seen.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MarkGameSeen {
    /// Version that the client displayed.
    pub version: Version,
}

/// Filter for the games of the current user.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct MyGamesQuery {
    /// Status of the games. Default: all statuses.
    status: Option<GameStatus>,
    /// Maximum number of games to return. Default: 20.
    #[param(minimum = 1, maximum = 100, default = 20)]
    limit: Option<i64>,
    /// Value of `next_cursor` from the previous page. Default: the first page.
    #[param(max_length = 100)]
    cursor: Option<String>,
}

/// Score history of a game.
#[derive(Debug, Serialize, ToSchema)]
pub struct ScoreHistoryView {
    /// Points at the start, at each version that changed a score, and at the last version; empty
    /// before the start.
    #[schema(max_items = 100)]
    pub items: Vec<RoundScoresView>,
}

impl From<Vec<Scores>> for ScoreHistoryView {
    fn from(history: Vec<Scores>) -> ScoreHistoryView {
        ScoreHistoryView { items: history.into_iter().map(RoundScoresView::from).collect() }
    }
}

/// Points of all kingdoms at a version.
#[derive(Debug, Serialize, ToSchema)]
pub struct RoundScoresView {
    /// Version of the game.
    pub version: Version,
    /// Time of the event that led to the version.
    pub at: Timestamp,
    /// Round of the game: 0 for the first picks, then counted from 1.
    #[schema(minimum = 0, maximum = 12)]
    pub round: u8,
    /// Points of each kingdom, by seat.
    #[schema(min_items = 2, max_items = 5)]
    pub points: Vec<u32>,
}

impl From<Scores> for RoundScoresView {
    fn from(scores: Scores) -> RoundScoresView {
        let Scores { version, at, round, points } = scores;
        RoundScoresView { version, at, round, points }
    }
}

/// Get a game
///
/// Returns the game as you can see it. To load it again only if it has changed, send its `ETag` as
/// `If-None-Match`.
#[utoipa::path(
    get, path = "/v1/games/{game_id}", tag = "games",
    responses(
        (status = 200, description = "The game.", body = GameView),
        (status = 304, description = "The game has not changed.")
    )
)]
pub async fn get_game(
    ctx: web::Data<Context>,
    caller: Bearer<OrVisitor<GamesRead>>,
    game: web::Path<GameId>,
    cached: CachedTags,
) -> Result<HttpResponse, Problem> {
    let game = with_timeout(service::games::get_game(&ctx, caller.0, *game)).await?;
    let tag = game_tag(&game, caller.0.player);
    if cached.has(&tag)? {
        return Ok(commands::not_modified_response(tag));
    }
    Ok(commands::game_response(HttpResponse::Ok(), &game, caller.0))
}

/// List game events
///
/// Returns the events of a game after a version, in order.
#[utoipa::path(
    get, path = "/v1/games/{game_id}/events", tag = "games",
    responses(
        (status = 200, description = "The events.", body = EventListView),
        (status = 304, description = "The events have not changed.")
    )
)]
pub async fn list_events(
    ctx: web::Data<Context>,
    caller: Bearer<OrVisitor<GamesRead>>,
    game: web::Path<GameId>,
    query: web::Query<EventsQuery>,
    cached: CachedTags,
) -> Result<HttpResponse, Problem> {
    let limit = check_range("limit", query.limit, 100, 500)?;
    let decoded_cursor = query.cursor.as_deref().map(cursor::read_version).transpose()?;
    let after = query.after.max(decoded_cursor).unwrap_or(Version::NONE);
    let page =
        with_timeout(service::games::events_after(&ctx, caller.0, *game, after, limit)).await?;
    tagged_json(&cached, CachePolicy::Private, &EventListView::from(page))
}

/// Get a past game version
///
/// Returns the game as it was at one of its versions.
#[utoipa::path(
    get, path = "/v1/games/{game_id}/versions/{version}", tag = "games",
    params(("version" = u32, Path, description = "Version of the game.", minimum = 1, maximum = 2_147_483_647)),
    extensions(("x-refusals" = json!([Code::VersionNotFound]))),
    responses(
        (status = 200, description = "The game at that version.", body = GameView),
        (status = 304, description = "The response has not changed.")
    )
)]
pub async fn get_game_at_version(
    ctx: web::Data<Context>,
    caller: Bearer<OrVisitor<GamesRead>>,
    path: web::Path<(GameId, Version)>,
    cached: CachedTags,
) -> Result<HttpResponse, Problem> {
    let (game, version) = *path;
    let game = service::games::game_at_version(&ctx, caller.0, game, version);
    let game = with_timeout(Box::pin(game)).await?;
    let view = GameView::new(&game, caller.0.player);
    let tag = |json: &str| past_game_tag(version, json);
    tagged_json_with(tag, &cached, CachePolicy::Private, &view)
}

/// Mark a game as seen
///
/// Cancels the email, chat and push messages about your turn up to this version. Send it only after
/// an action of the player while the game is on the screen, such as a pointer or a key event.
/// Fetching a game, streaming it or polling it never marks it as seen. A command in the game counts
/// as seen too.
#[utoipa::path(
    post, path = "/v1/games/{game_id}/seen", tag = "notifications",
    extensions(("x-refusals" = json!([Code::NotSeated]))),
    responses((status = 204, description = "The game is marked as seen."))
)]
pub async fn mark_game_seen(
    ctx: web::Data<Context>,
    caller: Bearer<NotificationsRead>,
    game: web::Path<GameId>,
    body: Body<MarkGameSeen>,
) -> Result<HttpResponse, Problem> {
    let version = body.0.version;
    with_timeout(service::games::mark_game_seen(&ctx, caller.0, *game, version)).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// List your games
///
/// Returns the games in which you have a seat and the open tables to which you are invited. Games
/// that wait for you come first, the earliest deadline at the top; the others follow, the most
/// recently changed first.
#[utoipa::path(
    get, path = "/v1/me/games", tag = "games",
    responses((status = 200, description = "A page of games.", body = GameListView))
)]
pub async fn list_my_games(
    ctx: web::Data<Context>,
    caller: Caller<GamesRead>,
    query: web::Query<MyGamesQuery>,
) -> Result<HttpResponse, Problem> {
    let limit = page_size(query.limit)?;
    let after = query.cursor.as_deref().map(cursor::read_my_game).transpose()?;
    let games = with_timeout(service::games::list_player_games(
        &ctx,
        caller.0,
        query.status,
        after,
        limit + 1,
    ))
    .await?;
    let page = GameListView::new(games, limit, |last| {
        cursor::write_my_game(MyGamesCursor {
            urgency: last.urgency(),
            changed_at: last.changed_at,
            id: last.id,
        })
    });
    Ok(HttpResponse::Ok().json(page))
}

/// Get the score history
///
/// Returns the points of every kingdom at the start, at each version that changed a score, and at
/// the last version. Undone moves are left out. The history of a table whose game has not started
/// is empty.
#[utoipa::path(
    get, path = "/v1/games/{game_id}/scores", tag = "games",
    responses(
        (status = 200, description = "The score history.", body = ScoreHistoryView),
        (status = 304, description = "The score history has not changed.")
    )
)]
pub async fn get_score_history(
    ctx: web::Data<Context>,
    caller: Bearer<OrVisitor<GamesRead>>,
    game: web::Path<GameId>,
    cached: CachedTags,
) -> Result<HttpResponse, Problem> {
    let history = with_timeout(service::games::scores(&ctx, caller.0, *game)).await?;
    tagged_json(&cached, CachePolicy::Private, &ScoreHistoryView::from(history))
}
