use json_patch::{PatchOperation, diff};
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

use crate::domain::PlayerId;
use crate::domain::event_log::Version;
use crate::domain::table::StoredGame;

use super::game::GameView;

/// What changed in a game since a version.
#[derive(Debug, Serialize, ToSchema)]
pub struct GameChangesView {
    /// The version that the game has now.
    pub version: Version,
    /// A JSON Patch (RFC 6902) of the game as you were shown it.
    #[schema(max_items = 10000)]
    pub patch: Vec<ChangeView>,
}

/// One step of a JSON Patch.
#[derive(Debug, Serialize, ToSchema)]
pub struct ChangeView {
    pub op: ChangeKind,
    /// A JSON Pointer (RFC 6901) to what changes.
    #[schema(max_length = 200)]
    pub path: String,
    /// What is there from now on; null where something is removed.
    pub value: Value,
}

/// What a step does.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ChangeKind {
    Add,
    Remove,
    Replace,
}

/// What does not follow from the events alone: clocks run, and players change their names. It is said anew each time.
const MOMENTARY: [&str; 3] = ["seats", "awaiting", "paused_until"];

impl GameChangesView {
    /// What turns the game that `viewer` saw `then` into what there is `now`.
    pub fn new(then: &StoredGame, now: &StoredGame, viewer: PlayerId) -> GameChangesView {
        let shown = |game| serde_json::to_value(GameView::new(game, viewer)).unwrap_or_default();
        let (mut before, mut after) = (shown(then), shown(now));
        let said_anew = MOMENTARY.map(|name| {
            before[name].take();
            let value = after[name].take();
            ChangeView { op: ChangeKind::Replace, path: format!("/{name}"), value }
        });
        let steps = diff(&before, &after).0.into_iter().filter_map(ChangeView::of);
        GameChangesView { version: now.version, patch: steps.chain(said_anew).collect() }
    }
}

impl ChangeView {
    /// Nothing for the kinds of steps that a comparison does not make.
    fn of(step: PatchOperation) -> Option<ChangeView> {
        let (op, path, value) = match step {
            PatchOperation::Add(step) => (ChangeKind::Add, step.path, step.value),
            PatchOperation::Remove(step) => (ChangeKind::Remove, step.path, Value::Null),
            PatchOperation::Replace(step) => (ChangeKind::Replace, step.path, step.value),
            PatchOperation::Move(_) | PatchOperation::Copy(_) | PatchOperation::Test(_) => {
                return None;
            }
        };
        Some(ChangeView { op, path: path.to_string(), value })
    }
}
