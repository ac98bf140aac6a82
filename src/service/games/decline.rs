use crate::domain::GameId;
use crate::domain::event_log::Status;
use crate::domain::table::Viewer;
use crate::service::detached::run_detached;
use crate::service::{Context, Error, Result, TableViolation};
use crate::store;

use super::show::load_visible;

/// Gives an invitation back: a table for the invited is not to be seen any more. To decline again changes nothing.
///
/// # Errors
/// There is no such table for the viewer; it is not open; the viewer sits there.
pub async fn decline_invitation(ctx: &Context, viewer: Viewer, id: GameId) -> Result<()> {
    let ctx = ctx.clone();
    run_detached(async move {
        let mut conn = ctx.connection().await?;
        conn.transaction(async |conn| {
            store::games::lock_game(conn, id).await?;
            let game = load_visible(conn, viewer, id).await?;
            if game.status != Status::Open {
                return Err(TableViolation::NotOpen.into());
            }
            if game.seat_of(viewer.player).is_some() {
                return Err(TableViolation::AlreadySeated.into());
            }
            store::games::delete_invitation(conn, id, viewer.player).await?;
            Ok::<_, Error>(())
        })
        .await
    })
    .await
}
