use kingdomino::shuffle::LineTree;
use kingdomino::{Event, Fact, GameState};

use super::event::{NewEvent, TableEvent};

/// Converts `events`, which happened in the state `before`, to events to be recorded. Adds a proof
/// to each dealt line. `tree` is called only if a line is dealt, and returns `None` for a shuffle
/// without proofs.
pub fn attach_proofs(
    before: &GameState,
    events: &[Event],
    tree: impl FnOnce() -> Option<LineTree>,
) -> Vec<NewEvent> {
    let dealt = |event: &Event| matches!(event.fact, Fact::LineDealt { .. });
    let tree = if events.iter().any(dealt) { tree() } else { None };
    let mut line = before.lines_dealt();
    let recorded = |event: &Event| {
        let mut recorded = NewEvent::from(*event);
        if let TableEvent::LineDealt { proof, .. } = &mut recorded.fact {
            *proof = tree.as_ref().and_then(|tree| tree.proof(line));
            line += 1;
        }
        recorded
    };
    events.iter().map(recorded).collect()
}
