use actix_web::{HttpResponse, web};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::api::games::views::{EventListView, GameView};
use crate::api::http::cursor::{self, within};
use crate::api::http::{
    Bearer, CachedTags, GamesRead, Kept, OrAnybody, game_tag, past_game_tag, tagged_json,
    tagged_json_by, with_timeout,
};
use crate::api::problem::{Problem, ProblemCode as Code};
use crate::domain::GameId;
use crate::domain::event_log::Version;
use crate::service::{self, Context};

use super::response;

/// Which events to list.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct EventsQuery {
    /// The version after which they come, by default 0: all.
    #[param(value_type = Option<u32>, minimum = 0, maximum = 2_147_483_647, default = 0)]
    after: Option<Version>,
    /// How many, by default 100.
    #[param(minimum = 1, maximum = 500, default = 100)]
    limit: Option<i64>,
    /// The `next_cursor` of the page before.
    #[param(max_length = 100)]
    cursor: Option<String>,
}

/// Show a game
///
/// As you see it. Send the `ETag` of what you have as `If-None-Match` to be told only of changes.
#[utoipa::path(
    get, path = "/v1/games/{game_id}", tag = "games",
    responses(
        (status = 200, description = "The game.", body = GameView),
        (status = 304, description = "You have this version already.")
    )
)]
pub async fn show_game(
    ctx: web::Data<Context>,
    caller: Bearer<OrAnybody<GamesRead>>,
    game: web::Path<GameId>,
    cached: CachedTags,
) -> Result<HttpResponse, Problem> {
    let game = with_timeout(service::games::show_game(&ctx, caller.0, *game)).await?;
    let tag = game_tag(&game, caller.0.player);
    if cached.has(&tag)? {
        return Ok(response::unchanged(tag));
    }
    Ok(response::game(HttpResponse::Ok(), &game, caller.0))
}

/// List events
///
/// What happened in a game after a version, in order.
#[utoipa::path(
    get, path = "/v1/games/{game_id}/events", tag = "games",
    responses(
        (status = 200, description = "The events.", body = EventListView),
        (status = 304, description = "You have these already.")
    )
)]
pub async fn list_events(
    ctx: web::Data<Context>,
    caller: Bearer<OrAnybody<GamesRead>>,
    game: web::Path<GameId>,
    query: web::Query<EventsQuery>,
    cached: CachedTags,
) -> Result<HttpResponse, Problem> {
    let limit = within("limit", query.limit, 100, 500)?;
    let page_before = query.cursor.as_deref().map(cursor::read_version).transpose()?;
    let after = query.after.max(page_before).unwrap_or(Version::NONE);
    let page =
        with_timeout(service::games::events_after(&ctx, caller.0, *game, after, limit)).await?;
    tagged_json(&cached, Kept::ByItsReader, &EventListView::from(page))
}

/// Show a game as it was
///
/// The game at one of its versions.
#[utoipa::path(
    get, path = "/v1/games/{game_id}/versions/{version}", tag = "games",
    params(("version" = u32, Path, description = "One of its versions.", minimum = 1, maximum = 2_147_483_647)),
    extensions(("x-refusals" = json!([Code::VersionNotFound]))),
    responses(
        (status = 200, description = "The game at that version.", body = GameView),
        (status = 304, description = "You have it already.")
    )
)]
pub async fn show_game_at_version(
    ctx: web::Data<Context>,
    caller: Bearer<OrAnybody<GamesRead>>,
    path: web::Path<(GameId, Version)>,
    cached: CachedTags,
) -> Result<HttpResponse, Problem> {
    let (game, version) = *path;
    let game = service::games::game_at_version(&ctx, caller.0, game, version);
    let game = with_timeout(Box::pin(game)).await?;
    let view = GameView::new(&game, caller.0.player);
    let tag = |shown: &str| past_game_tag(version, shown);
    tagged_json_by(tag, &cached, Kept::ByItsReader, &view)
}
