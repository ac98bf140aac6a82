use serde::Serialize;
use utoipa::ToSchema;

use crate::domain::SeriesId;
use crate::domain::event_log::OfSeries;

/// Which game of which series a game is.
#[derive(Debug, Serialize, ToSchema)]
pub struct OfSeriesView {
    pub id: SeriesId,
    #[schema(minimum = 1, maximum = 15)]
    pub number: u8,
}

impl From<OfSeries> for OfSeriesView {
    fn from(OfSeries { id, number }: OfSeries) -> OfSeriesView {
        OfSeriesView { id, number }
    }
}
