use crate::domain::table::Viewer;
use crate::notifications::Recipient;
use crate::notifications::links::SeriesLink;
use crate::service::games::load_link_recipient;
use crate::service::{Context, Error, Result};
use crate::store;

use super::ready::mark_ready;
use super::show::{SeriesReport, get_series};

/// Series as shown to the player of a link.
pub struct LinkedSeries {
    pub reader: Recipient,
    pub report: SeriesReport,
    /// True if the link allows the player to declare readiness.
    pub can_act: bool,
}

/// Returns the series of a link in its current state.
///
/// # Errors
/// The link was not issued by this server, or has expired; the series is no longer visible.
pub async fn linked_series(ctx: &Context, token: &str) -> Result<LinkedSeries> {
    let link = read_link(ctx, token).await?;
    let reader = load_link_recipient(ctx, link.player).await?;
    let report = get_series(ctx, Viewer::from_link(link.player), link.series).await?;
    Ok(LinkedSeries { reader, report, can_act: link.acts })
}

/// Marks the player of a link as ready for the next game.
///
/// # Errors
/// The link was not issued by this server, has expired, does not allow actions, or belongs to a
/// locked account; the series is not in a break.
pub async fn mark_ready_by_link(ctx: &Context, token: &str) -> Result<()> {
    let link = read_link(ctx, token).await?;
    if !link.acts || store::accounts::is_locked(&mut *ctx.connection().await?, link.player).await? {
        return Err(Error::LinkInvalid);
    }
    mark_ready(ctx, Viewer::from_link(link.player), link.series, None).await?;
    Ok(())
}

async fn read_link(ctx: &Context, token: &str) -> Result<SeriesLink> {
    let now = store::game_now(&mut *ctx.connection().await?).await?;
    Ok(ctx.senders.links.read(token, now)?)
}
