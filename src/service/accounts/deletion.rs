use diesel_async::AsyncConnection;

use crate::ids::PlayerId;
use crate::service::context::to_the_end;
use crate::service::series::withdraw_from_all;
use crate::service::{Context, Error, Result, leave_everything, still_plays};
use crate::store::{self, Viewer};

use super::bots::bots;
use super::profile::confirm;

/// Deletes the account and its bots: its tables are left, its games conceded, the house has its places in series, its name is replaced;
/// the games themselves stay.
///
/// # Errors
/// The password is wrong.
pub async fn delete_account(ctx: &Context, viewer: Viewer, password: &str) -> Result<()> {
    confirm(ctx, viewer, password).await?;
    for bot in bots(ctx, viewer).await? {
        erase(ctx, bot.id).await?;
    }
    erase(ctx, viewer.player).await
}

/// Takes an account out of everything that goes on, and then its name and its secrets away.
pub(super) async fn erase(ctx: &Context, player: PlayerId) -> Result<()> {
    let ctx = ctx.clone();
    to_the_end(async move {
        let viewer = Viewer::by_link(player);
        // The player may still sit down somewhere while leaving elsewhere; the last look is in the transaction
        // that takes the name away.
        loop {
            leave_everything(&ctx, viewer).await?;
            let mut conn = ctx.connection().await?;
            let erased = conn
                .transaction(async |conn| {
                    // Before the account is locked, as the next game of a series does it.
                    withdraw_from_all(conn, viewer.player).await?;
                    store::lock_player(conn, viewer.player).await?;
                    if !store::list_bots(conn, viewer.player).await?.is_empty() {
                        return Err(Error::Busy);
                    }
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
