use crate::domain::PlayerId;
use crate::domain::table::Viewer;
use crate::service::games::{leave_everything, still_plays};
use crate::service::series::withdraw_from_all;
use crate::service::{Context, Result};
use crate::store;

use super::one_at_a_time::in_turn;
use super::own_bots::{bots, own_bot};
use super::profile::confirm;

/// Deletes the account and its bots: tables are left, games conceded, the house has the places in series, the names are
/// replaced; the games themselves stay.
///
/// # Errors
/// The password is wrong.
pub async fn delete_account(ctx: &Context, viewer: Viewer, password: &str) -> Result<()> {
    confirm(ctx, viewer, password).await?;
    let ctx = ctx.clone();
    in_turn(ctx.turns.clone(), viewer.player, async move {
        // A bot may be made while the others go.
        loop {
            for bot in bots(&ctx, viewer).await? {
                while !erased(&ctx, bot.id).await? {}
            }
            if erased(&ctx, viewer.player).await? {
                return Ok(());
            }
        }
    })
    .await
}

/// Deletes an account that has no bots.
pub(super) async fn erase(ctx: &Context, player: PlayerId) -> Result<()> {
    let ctx = ctx.clone();
    in_turn(ctx.turns.clone(), player, async move {
        while !erased(&ctx, player).await? {}
        Ok(())
    })
    .await
}

/// Takes an account out of everything that goes on, and then its name and its secrets away; or not yet, when it has sat
/// down somewhere else meanwhile, or has bots.
async fn erased(ctx: &Context, player: PlayerId) -> Result<bool> {
    let viewer = Viewer::by_link(player);
    leave_everything(ctx, viewer).await?;
    let _place = ctx.turns.walk().await?;
    let mut conn = ctx.connection().await?;
    conn.transaction(async |conn| {
        // Before the account is locked, as the next game of a series does it.
        withdraw_from_all(ctx, conn, player).await?;
        store::accounts::lock_player(conn, player).await?;
        let has_bots = !store::accounts::list_bots(conn, player).await?.is_empty();
        let has_places = !store::series::list_unfinished_series_of(conn, player).await?.is_empty();
        if has_bots || has_places || still_plays(conn, viewer).await? {
            return Ok(false);
        }
        store::games::delete_sandboxes(conn, player, 0).await?;
        store::endpoints::erase_endpoints(conn, player).await?;
        store::notifications::erase_notice_settings(conn, player).await?;
        store::notifications::delete_calendar(conn, player).await?;
        store::accounts::erase_requests(conn, player).await?;
        store::notifications::erase_notices(conn, player).await?;
        store::accounts::erase_sessions(conn, player).await?;
        store::apps::forget_authorizations(conn, player).await?;
        store::accounts::erase_known_networks(conn, player).await?;
        store::games::decide_again_in_games_of(conn, player).await?;
        store::accounts::erase_player(conn, player).await?;
        Ok(true)
    })
    .await
}

/// Deletes a bot as an account is deleted: its tables are left, its games conceded, the games stay.
///
/// # Errors
/// The bot is not the player's.
pub async fn delete_bot(ctx: &Context, viewer: Viewer, bot: PlayerId) -> Result<()> {
    own_bot(&mut *ctx.connection().await?, viewer.player, bot).await?;
    erase(ctx, bot).await
}
