use actix_web::http::header;
use actix_web::{HttpResponse, web};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::api::games::views::GameChangesView;
use crate::api::http::{Bearer, CachedTags, GamesRead, OrVisitor, game_tag, with_timeout};
use crate::api::problem::{Problem, ProblemCode as Code};
use crate::domain::GameId;
use crate::domain::event_log::Version;
use crate::service::{self, Context};

use super::response;

/// Start of the changes to return.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct ChangesQuery {
    /// Version of the game that you have.
    #[param(value_type = u32, minimum = 1, maximum = 2_147_483_647)]
    since: Version,
}

/// Get game changes
///
/// Returns a JSON Patch (RFC 6902) that turns the game as you saw it at version `since` into the
/// current game. The patch always replaces `seats`, `awaiting` and `paused_until`, because they
/// change with time and not only with events.
#[utoipa::path(
    get, path = "/v1/games/{game_id}/changes", tag = "games",
    extensions(("x-refusals" = json!([Code::VersionNotFound]))),
    responses(
        (status = 200, description = "The changes.", body = GameChangesView),
        (status = 304, description = "The game has not changed.")
    )
)]
pub async fn get_game_changes(
    ctx: web::Data<Context>,
    caller: Bearer<OrVisitor<GamesRead>>,
    game: web::Path<GameId>,
    query: web::Query<ChangesQuery>,
    cached: CachedTags,
) -> Result<HttpResponse, Problem> {
    let changed = service::games::get_changed_game(&ctx, caller.0, *game, query.since);
    let changed = with_timeout(Box::pin(changed)).await.map_err(|problem| match problem.code {
        Code::VersionNotFound => problem.field("since"),
        _ => problem,
    })?;
    let tag = game_tag(&changed.current, caller.0.player);
    if cached.has(&tag)? {
        return Ok(response::not_modified_response(tag));
    }
    let view = GameChangesView::new(&changed.earlier, &changed.current, caller.0.player);
    Ok(HttpResponse::Ok()
        .insert_header((header::ETAG, tag))
        .insert_header((header::CACHE_CONTROL, "private, no-cache"))
        .json(view))
}
