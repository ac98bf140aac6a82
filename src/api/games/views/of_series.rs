use serde::Serialize;
use utoipa::ToSchema;

use crate::domain::SeriesId;
use crate::domain::event_log::SeriesRef;

/// Position of a game in a series.
#[derive(Debug, Serialize, ToSchema)]
pub struct SeriesReferenceView {
    /// Id of the series.
    pub id: SeriesId,
    /// Number of the game in the series, counted from 1.
    #[schema(minimum = 1, maximum = 15)]
    pub number: u8,
}

impl From<SeriesRef> for SeriesReferenceView {
    fn from(SeriesRef { id, number }: SeriesRef) -> SeriesReferenceView {
        SeriesReferenceView { id, number }
    }
}
