use serde::{Deserialize, Serialize};

use crate::domain::SeriesId;

/// Which game of which series a game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OfSeries {
    pub id: SeriesId,
    /// Counted from 1.
    pub number: u8,
}
