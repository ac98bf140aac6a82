use actix_web::http::header;
use actix_web::{HttpRequest, HttpResponse, get, web};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::api::games::views::{EventListView, EventView, GamePageView, GameSummaryView, GameView};
use crate::api::http::cursor::{self, page_size, within};
use crate::api::http::{Bearer, Caller, game_tag, has, with_timeout};
use crate::api::problem::Problem;
use crate::domain::GameId;
use crate::domain::event_log::{Status, Version};
use crate::domain::table::AfterMyGame;
use crate::service::{self, Context};

use super::response;

/// Which of one's games to list.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct MyGamesQuery {
    /// Only games of this status.
    status: Option<Status>,
    /// How many, by default 20.
    #[param(minimum = 1, maximum = 100, default = 20)]
    limit: Option<i64>,
    /// The `next_cursor` of the page before.
    #[param(max_length = 100)]
    cursor: Option<String>,
}

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
}

/// List my games
///
/// The games at which you sit or to which you are invited: those that wait for you first, then the last changed first.
#[utoipa::path(
    operation_id = "list_my_games",
    tag = "games",
    security(("bearer" = ["games:read"])),
    params(MyGamesQuery),
    responses((status = 200, description = "A page of games.", body = GamePageView))
)]
#[get("/me/games")]
pub async fn list_my_games(
    ctx: web::Data<Context>,
    caller: Caller,
    query: web::Query<MyGamesQuery>,
) -> Result<HttpResponse, Problem> {
    let limit = page_size(query.limit)?;
    let after = query.cursor.as_deref().map(cursor::read_my_game).transpose()?;
    let mut games =
        with_timeout(service::games::my_games(&ctx, caller.0, query.status, after, limit + 1))
            .await?;
    let next_cursor = cursor::cut(&mut games, limit).map(|last| {
        cursor::write_my_game(AfterMyGame {
            urgency: last.urgency(),
            changed_at: last.changed_at,
            id: last.id,
        })
    });
    let items = games.into_iter().map(GameSummaryView::from).collect();
    Ok(HttpResponse::Ok().json(GamePageView { items, next_cursor }))
}

/// Show a game
///
/// As you see it. Send the `ETag` of what you have as `If-None-Match` to be told only of changes.
#[utoipa::path(
    operation_id = "show_game",
    tag = "games",
    security(("bearer" = ["games:read"])),
    params(("game_id" = GameId, Path, description = "The game."), ("If-None-Match" = Option<String>, Header, description = "The ETag of what you have.", max_length = 1000)),
    responses(
        (status = 200, description = "The game.", body = GameView),
        (status = 304, description = "You have this version already.")
    )
)]
#[get("/games/{game_id}")]
pub async fn show_game(
    ctx: web::Data<Context>,
    request: HttpRequest,
    caller: Bearer,
    game: web::Path<GameId>,
) -> Result<HttpResponse, Problem> {
    let game = with_timeout(service::games::show_game(&ctx, caller.0, *game)).await?;
    let tag = game_tag(&game);
    if has(&request, &tag)? {
        return Ok(HttpResponse::NotModified().insert_header((header::ETAG, tag)).finish());
    }
    Ok(response::game(HttpResponse::Ok(), &game, caller.0))
}

/// List events
///
/// What happened in a game after a version, in order.
#[utoipa::path(
    operation_id = "list_events",
    tag = "games",
    security(("bearer" = ["games:read"])),
    params(("game_id" = GameId, Path, description = "The game."), EventsQuery),
    responses((status = 200, description = "The events.", body = EventListView))
)]
#[get("/games/{game_id}/events")]
pub async fn list_events(
    ctx: web::Data<Context>,
    caller: Bearer,
    game: web::Path<GameId>,
    query: web::Query<EventsQuery>,
) -> Result<HttpResponse, Problem> {
    let limit = within("limit", query.limit, 100, 500)?;
    let after = query.after.unwrap_or(Version::NONE);
    let page =
        with_timeout(service::games::events_after(&ctx, caller.0, *game, after, limit)).await?;
    let items = page.events.into_iter().map(EventView::from).collect();
    Ok(HttpResponse::Ok().json(EventListView { items, current_version: page.current }))
}

/// Show a game as it was
///
/// The game at one of its versions.
#[utoipa::path(
    operation_id = "show_game_at_version",
    tag = "games",
    security(("bearer" = ["games:read"])),
    params(("game_id" = GameId, Path, description = "The game."), ("version" = u32, Path, description = "One of its versions.", minimum = 1, maximum = 2_147_483_647)),
    extensions(("x-refusals" = json!(["version_not_found"]))),
    responses((status = 200, description = "The game at that version.", body = GameView))
)]
#[get("/games/{game_id}/versions/{version}")]
pub async fn show_game_at_version(
    ctx: web::Data<Context>,
    caller: Bearer,
    path: web::Path<(GameId, Version)>,
) -> Result<HttpResponse, Problem> {
    let (game, version) = *path;
    let game = with_timeout(service::games::game_at_version(&ctx, caller.0, game, version)).await?;
    Ok(response::game(HttpResponse::Ok(), &game, caller.0))
}
