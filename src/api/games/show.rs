use actix_web::{HttpResponse, web};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::api::games::views::{EventListView, GameView};
use crate::api::http::cursor::{self, check_range};
use crate::api::http::{
    Bearer, CachePolicy, CachedTags, GamesRead, OrVisitor, game_tag, past_game_tag, tagged_json,
    tagged_json_with, with_timeout,
};
use crate::api::problem::{Problem, ProblemCode as Code};
use crate::domain::GameId;
use crate::domain::event_log::Version;
use crate::service::{self, Context};

use super::response;

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
        return Ok(response::not_modified_response(tag));
    }
    Ok(response::game_response(HttpResponse::Ok(), &game, caller.0))
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
