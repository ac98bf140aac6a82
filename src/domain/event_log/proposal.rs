use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A proposal that takes effect when all players have accepted it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Proposal {
    /// Undoes the last decision of the proposing player.
    Undo {},
    /// All clocks stop until a given time.
    Pause {
        /// End of the pause, at most 90 days from now. Any player can end the pause earlier.
        until: Timestamp,
    },
}
