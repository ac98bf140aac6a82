use crate::domain::GameId;
use crate::domain::event_log::{GameStatus, NewEvent, TableEvent};
use crate::domain::table::Viewer;
use crate::service::detached::run_detached;
use crate::service::{Context, Error, Result, TableViolation};
use crate::store;

use super::show::load_visible;
use super::table_transaction::open_table_change;

/// Declines an invitation and notifies the host. Returns no game, because the table may no longer
/// be visible to the player. Declining again has no effect.
///
/// # Errors
/// There is no such table for the viewer, it is not open, or the viewer has a seat.
pub async fn decline_invitation(ctx: &Context, viewer: Viewer, id: GameId) -> Result<()> {
    let ctx = ctx.clone();
    run_detached(async move {
        let _permit = ctx.acquire_table_permit(viewer, id).await?;
        let mut conn = ctx.connection().await?;
        conn.transaction(async |conn| {
            store::games::lock_game(conn, id).await?;
            let game = match load_visible(conn, viewer, id).await {
                Err(Error::GameNotFound)
                    if store::games::has_declined(conn, id, viewer.player).await? =>
                {
                    return Ok(());
                }
                game => game?,
            };
            if game.status != GameStatus::Open {
                return Err(TableViolation::NotOpen.into());
            }
            if game.seat_of(viewer.player).is_some() {
                return Err(TableViolation::AlreadySeated.into());
            }
            if store::games::delete_invitation(conn, id, viewer.player).await? {
                let declined = TableEvent::InvitationDeclined { player: viewer.player };
                let change = open_table_change(vec![NewEvent::at_table(declined)]);
                let change = change.update(&game, &game.agreements, viewer, None);
                let recorded = store::games::append_events(conn, &change).await?;
                // The row is locked, so the update cannot conflict.
                recorded.ok_or_else(|| Error::Internal("a locked table changed".to_owned()))?;
            }
            Ok::<_, Error>(())
        })
        .await
    })
    .await
}
