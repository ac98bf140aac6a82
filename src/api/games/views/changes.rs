use json_patch::{PatchOperation, diff};
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

use crate::domain::PlayerId;
use crate::domain::event_log::Version;
use crate::domain::table::StoredGame;

use super::game::GameView;

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
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum JsonPatchOp {
    Add,
    Remove,
    Replace,
}

/// Fields that change without events, because clocks run and players change their names. Every
/// patch replaces them.
const VOLATILE_FIELDS: [&str; 3] = ["seats", "awaiting", "paused_until"];

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
