//! Changes of a game since a version, as a JSON Patch.

use actix_web::http::header;
use actix_web::{HttpResponse, web};
use json_patch::{PatchOperation, diff};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::{IntoParams, ToSchema};

use crate::api::http::{Bearer, CachedTags, GamesRead, OrVisitor, game_tag, with_timeout};
use crate::api::problem::{Problem, ProblemCode as Code};
use crate::domain::event_log::Version;
use crate::domain::table::StoredGame;
use crate::domain::{GameId, PlayerId};
use crate::service;
use crate::service::Context;

use super::commands;
use super::views::game::GameView;

/// Fields that change without events, because clocks run and players change their names. Every
/// patch replaces them.
const VOLATILE_FIELDS: [&str; 3] = ["seats", "awaiting", "paused_until"];

/// Start of the changes to return.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct ChangesQuery {
    /// Version of the game that you have.
    #[param(value_type = u32, minimum = 1, maximum = 2_147_483_647)]
    since: Version,
}

/// Changes of a game since a version.
#[derive(Debug, Serialize, ToSchema)]
pub struct GameChangesView {
    /// Current version of the game.
    pub version: Version,
    /// JSON Patch (RFC 6902) for the game at version `since`.
    #[schema(max_items = 10000)]
    pub patch: Vec<JsonPatchOperationView>,
}

/// Operation of a JSON Patch.
#[derive(Debug, Serialize, ToSchema)]
pub struct JsonPatchOperationView {
    /// Kind of the operation.
    pub op: JsonPatchOp,
    /// JSON Pointer (RFC 6901) to the changed value.
    #[schema(max_length = 200)]
    pub path: String,
    /// New value; null for `remove`.
    pub value: Value,
}

/// Kind of a JSON Patch operation.
///
/// Closed: no values will be added.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum JsonPatchOp {
    Add,
    Remove,
    Replace,
}

impl GameChangesView {
    /// The changes between two versions of the game as `viewer` sees it.
    pub fn new(base: &StoredGame, current: &StoredGame, viewer: PlayerId) -> GameChangesView {
        let to_json = |game| serde_json::to_value(GameView::new(game, viewer)).unwrap_or_default();
        let (mut before, mut after) = (to_json(base), to_json(current));
        let replaced = VOLATILE_FIELDS.map(|name| {
            before[name].take();
            let value = after[name].take();
            JsonPatchOperationView { op: JsonPatchOp::Replace, path: format!("/{name}"), value }
        });
        let steps =
            diff(&before, &after).0.into_iter().filter_map(JsonPatchOperationView::from_diff);
        GameChangesView { version: current.version, patch: steps.chain(replaced).collect() }
    }
}

impl JsonPatchOperationView {
    /// Returns nothing for operations that a diff does not contain.
    fn from_diff(step: PatchOperation) -> Option<JsonPatchOperationView> {
        let (op, path, value) = match step {
            PatchOperation::Add(step) => (JsonPatchOp::Add, step.path, step.value),
            PatchOperation::Remove(step) => (JsonPatchOp::Remove, step.path, Value::Null),
            PatchOperation::Replace(step) => (JsonPatchOp::Replace, step.path, step.value),
            PatchOperation::Move(_) | PatchOperation::Copy(_) | PatchOperation::Test(_) => {
                return None;
            }
        };
        Some(JsonPatchOperationView { op, path: path.to_string(), value })
    }
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
        return Ok(commands::not_modified_response(tag));
    }
    let view = GameChangesView::new(&changed.earlier, &changed.current, caller.0.player);
    Ok(HttpResponse::Ok()
        .insert_header((header::ETAG, tag))
        .insert_header((header::CACHE_CONTROL, "private, no-cache"))
        .json(view))
}
