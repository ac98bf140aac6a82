use crate::domain::table::Viewer;
use crate::notifications::Recipient;
use crate::notifications::links::SeriesLink;
use crate::service::games::reader;
use crate::service::{Context, Error, Result};
use crate::store;

use super::ready::ready_for_next;
use super::show::{SeriesReport, get_series};

/// A series as a link shows it to its player.
pub struct LinkedSeries {
    pub reader: Recipient,
    pub report: SeriesReport,
    /// Whether the link lets the player say that it is ready.
    pub acts: bool,
}

/// The series of a link, as it stands.
///
/// # Errors
/// The link is none of ours, or has expired; the series is not to be seen any more.
pub async fn linked_series(ctx: &Context, token: &str) -> Result<LinkedSeries> {
    let link = read(ctx, token).await?;
    let reader = reader(ctx, link.player).await?;
    let report = get_series(ctx, Viewer::by_link(link.player), link.series).await?;
    Ok(LinkedSeries { reader, report, acts: link.acts })
}

/// Says that the player of a link is ready for the next game.
///
/// # Errors
/// The link is none of ours, has expired, does not let the player act, or is of an account that is locked; the series does not
/// rest.
pub async fn ready_by_link(ctx: &Context, token: &str) -> Result<()> {
    let link = read(ctx, token).await?;
    if !link.acts || store::accounts::is_locked(&mut *ctx.connection().await?, link.player).await? {
        return Err(Error::LinkInvalid);
    }
    ready_for_next(ctx, Viewer::by_link(link.player), link.series, None).await?;
    Ok(())
}

async fn read(ctx: &Context, token: &str) -> Result<SeriesLink> {
    let now = store::game_now(&mut *ctx.connection().await?).await?;
    Ok(ctx.senders.links.read(token, now)?)
}
