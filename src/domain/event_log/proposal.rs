use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What the seats may agree on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Proposal {
    /// That who asks takes the last decision back.
    Undo {},
    /// That all clocks stand for a while.
    Pause {
        /// At most 90 days from now. Any player can end the pause before.
        until: Timestamp,
    },
}
