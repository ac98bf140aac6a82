use crate::domain::IdempotentRequest;
use crate::domain::series::{Seating, SeriesBreak};
use crate::domain::table::Viewer;
use crate::service::games::{NewTable, Origin, create_table_for};
use crate::service::{Context, Error, Result};

use super::show::{SeriesReport, get_series};

/// Input for a new series.
pub struct NewSeries {
    /// Table of the first game. The players seated at its start play the whole series.
    pub table: NewTable,
    pub games: u8,
    pub seating: Seating,
    pub rest: SeriesBreak,
}

/// Creates a series with the table of its first game. The seeds of all games are chosen, and
/// committed to, before a player can join. The result marks a repeated request.
///
/// # Errors
/// As for a table; the number of games is out of range.
pub async fn create_series(
    ctx: &Context,
    viewer: Viewer,
    input: NewSeries,
    request: Option<IdempotentRequest>,
) -> Result<(SeriesReport, bool)> {
    let NewSeries { table, games, seating, rest } = input;
    let origin = Origin::Series { games, seating, rest };
    let opened = create_table_for(ctx, viewer, table, origin, request).await?;
    // The key may belong to an earlier request for a table without a series.
    let series = opened.game.series.ok_or(Error::IdempotencyKeyReused)?;
    Ok((get_series(ctx, viewer, series.id).await?, opened.replayed))
}
