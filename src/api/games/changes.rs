use actix_web::http::header;
use actix_web::{HttpResponse, web};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::api::games::views::GameChangesView;
use crate::api::http::{Bearer, CachedTags, GamesRead, OrAnybody, game_tag, with_timeout};
use crate::api::problem::{Problem, ProblemCode as Code};
use crate::domain::GameId;
use crate::domain::event_log::Version;
use crate::service::{self, Context};

use super::response;

/// Since when.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct ChangesQuery {
    /// The version that you have.
    #[param(value_type = u32, minimum = 1, maximum = 2_147_483_647)]
    since: Version,
}

/// Show what changed in a game
///
/// What turns the game that you were shown at a version into the game as it is, as a JSON Patch (RFC 6902). What changes with the
/// time, and not with events, is always in it: the seats with their clocks, and who is waited for.
#[utoipa::path(
    get, path = "/v1/games/{game_id}/changes", tag = "games",
    extensions(("x-refusals" = json!([Code::VersionNotFound]))),
    responses(
        (status = 200, description = "The changes.", body = GameChangesView),
        (status = 304, description = "You have these already.")
    )
)]
pub async fn show_changes(
    ctx: web::Data<Context>,
    caller: Bearer<OrAnybody<GamesRead>>,
    game: web::Path<GameId>,
    query: web::Query<ChangesQuery>,
    cached: CachedTags,
) -> Result<HttpResponse, Problem> {
    let changed = service::games::game_since(&ctx, caller.0, *game, query.since);
    let changed = with_timeout(Box::pin(changed)).await.map_err(|problem| match problem.code {
        Code::VersionNotFound => problem.field("since"),
        _ => problem,
    })?;
    let tag = game_tag(&changed.now, caller.0.player);
    if cached.has(&tag)? {
        return Ok(response::unchanged(tag));
    }
    let view = GameChangesView::new(&changed.then, &changed.now, caller.0.player);
    Ok(HttpResponse::Ok()
        .insert_header((header::ETAG, tag))
        .insert_header((header::CACHE_CONTROL, "private, no-cache"))
        .json(view))
}
