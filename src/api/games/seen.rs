use actix_web::{HttpResponse, web};
use serde::Deserialize;
use utoipa::ToSchema;

use crate::api::http::{Bearer, Body, NotificationsRead, with_timeout};
use crate::api::problem::{Problem, ProblemCode as Code};
use crate::domain::GameId;
use crate::domain::event_log::Version;
use crate::service::{self, Context};

/// Version of a game that the player has seen.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MarkGameSeen {
    /// Version that the client displayed.
    pub version: Version,
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
