use serde::{Deserialize, Serialize};

use crate::domain::SeriesId;

/// Series of a game and its number in the series.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeriesRef {
    pub id: SeriesId,
    /// Number of the game, counted from 1.
    pub number: u8,
}
