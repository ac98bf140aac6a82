use crate::domain::IdempotentRequest;
use crate::domain::series::{Seating, SeriesBreak};
use crate::domain::table::Viewer;
use crate::service::games::{NewTable, Origin, open};
use crate::service::{Context, Error, Result};

use super::show::{SeriesReport, get_series};

/// A series that somebody wants to open.
pub struct NewSeries {
    /// The table of its first game; who sits there when it starts plays all of them.
    pub table: NewTable,
    pub games: u8,
    pub seating: Seating,
    pub rest: SeriesBreak,
}

/// Opens a series with the table of its first game. The seeds of all games are chosen, and committed to, before anyone
/// can join. Whether the request had been carried out before comes with it.
///
/// # Errors
/// As for a table; too many games, or none.
pub async fn create_series(
    ctx: &Context,
    viewer: Viewer,
    wish: NewSeries,
    request: Option<IdempotentRequest>,
) -> Result<(SeriesReport, bool)> {
    let NewSeries { table, games, seating, rest } = wish;
    let origin = Origin::Series { games, seating, rest };
    let opened = open(ctx, viewer, table, origin, request).await?;
    // The key may have opened a table without a series before.
    let series = opened.game.series.ok_or(Error::KeyReused)?;
    Ok((get_series(ctx, viewer, series.id).await?, opened.replayed))
}
