use diesel_async::AsyncConnection;

use crate::service::context::to_the_end;
use crate::service::series::withdraw_from_all;
use crate::service::{Context, Error, Result, leave_everything, still_plays};
use crate::store::{self, Viewer};

use super::profile::confirm;

/// Deletes the account: its tables are left, its games conceded, the house has its places in series, its name is replaced;
/// the games themselves stay.
///
/// # Errors
/// The password is wrong.
pub async fn delete_account(ctx: &Context, viewer: Viewer, password: &str) -> Result<()> {
    confirm(ctx, viewer, password).await?;
    let ctx = ctx.clone();
    to_the_end(async move {
        // The player may still sit down somewhere while leaving elsewhere; the last look is in the transaction
        // that takes the name away.
        loop {
            leave_everything(&ctx, viewer).await?;
            let mut conn = ctx.connection().await?;
            let erased = conn
                .transaction(async |conn| {
                    // Before the account is locked, as the next game of a series does it.
                    withdraw_from_all(conn, viewer.player).await?;
                    store::lock_password(conn, viewer.player).await?;
                    let has_places =
                        !store::list_unfinished_series_of(conn, viewer.player).await?.is_empty();
                    if has_places || still_plays(conn, viewer).await? {
                        return Ok::<_, Error>(false);
                    }
                    store::delete_sandboxes(conn, viewer.player, 0).await?;
                    store::erase_endpoints(conn, viewer.player).await?;
                    store::erase_notice_settings(conn, viewer.player).await?;
                    store::delete_calendar(conn, viewer.player).await?;
                    store::erase_notices(conn, viewer.player).await?;
                    store::erase_sessions(conn, viewer.player).await?;
                    store::erase_player(conn, viewer.player).await?;
                    Ok(true)
                })
                .await?;
            if erased {
                return Ok(());
            }
        }
    })
    .await
}
