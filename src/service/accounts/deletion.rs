use crate::domain::PlayerId;
use crate::domain::account::Player;
use crate::domain::table::Viewer;
use crate::service::games::{forfeit_all_games, has_unfinished_games};
use crate::service::series::withdraw_from_all;
use crate::service::{Context, Error, Result};
use crate::store::{self, Connection};

use super::held_names::hold_name;
use super::one_at_a_time::with_account_lock;
use super::own_bots::{find_own_bot, list_bots};
use super::profile::{confirm_password, get_account};

/// Deletes the account and its bots. The player leaves tables and concedes games, the house takes
/// over the seats in series, and the names are replaced; the games are kept. Guests have no
/// password and confirm nothing.
///
/// # Errors
/// The password is wrong or missing.
pub async fn delete_account(ctx: &Context, viewer: Viewer, password: Option<&str>) -> Result<()> {
    let is_guest = get_account(ctx, viewer).await?.is_guest;
    if !is_guest {
        confirm_password(ctx, viewer, password.ok_or(Error::PasswordMissing)?).await?;
    }
    let ctx = ctx.clone();
    with_account_lock(ctx.account_locks.clone(), viewer.player, async move {
        // A bot may be created while the others are being deleted.
        loop {
            for bot in list_bots(&ctx, viewer).await? {
                while !try_delete(&ctx, bot.id, false).await? {}
            }
            if try_delete(&ctx, viewer.player, is_guest).await? {
                return Ok(());
            }
        }
    })
    .await
}

/// Deletes an account that has no bots.
pub(super) async fn delete_without_bots(ctx: &Context, player: PlayerId) -> Result<()> {
    let ctx = ctx.clone();
    with_account_lock(ctx.account_locks.clone(), player, async move {
        while !try_delete(&ctx, player, false).await? {}
        Ok(())
    })
    .await
}

/// Removes an account from its tables, games and series, then deletes its name and secrets.
/// Returns false and keeps the account if it has joined another game meanwhile or has bots.
///
/// # Errors
/// `confirmed_as_guest`, but the account has been claimed meanwhile and its new password was not
/// checked.
async fn try_delete(ctx: &Context, player: PlayerId, confirmed_as_guest: bool) -> Result<bool> {
    let viewer = Viewer::from_link(player);
    forfeit_all_games(ctx, viewer).await?;
    let _scan_permit = ctx.account_locks.acquire_scan().await?;
    let mut conn = ctx.connection().await?;
    conn.transaction(async |conn| {
        // Before the account lock, in the same lock order as the start of a series' next game.
        withdraw_from_all(ctx, conn, player).await?;
        store::accounts::lock_player(conn, player).await?;
        if confirmed_as_guest && !store::accounts::is_guest(conn, player).await? {
            return Err(Error::PasswordMissing);
        }
        let has_bots = !store::accounts::list_bots(conn, player).await?.is_empty();
        let is_in_series =
            !store::series::list_unfinished_player_series(conn, player).await?.is_empty();
        if has_bots || is_in_series || has_unfinished_games(conn, viewer).await? {
            return Ok(false);
        }
        store::games::delete_sandboxes(conn, player, 0).await?;
        store::endpoints::erase_destinations(conn, player).await?;
        store::notifications::erase_notification_settings(conn, player).await?;
        store::notifications::delete_calendar(conn, player).await?;
        store::accounts::erase_requests(conn, player).await?;
        store::notifications::erase_notifications(conn, player).await?;
        store::accounts::erase_sessions(conn, player).await?;
        store::apps::delete_pending_authorizations(conn, player).await?;
        store::accounts::erase_known_networks(conn, player).await?;
        store::games::bump_revisions_of_player_games(conn, player).await?;
        hold_former_names(ctx, conn, player).await?;
        store::accounts::erase_player(conn, player).await?;
        Ok(true)
    })
    .await
}

/// Holds the name of a deleted account: a bot's name for its owner, any other name for no account.
async fn hold_former_names(ctx: &Context, conn: &mut Connection, player: PlayerId) -> Result<()> {
    store::accounts::anonymize_name_holds(conn, player).await?;
    match store::accounts::find_player(conn, player).await? {
        Some(Player { name, is_guest: false, .. }) => {
            let owner = store::accounts::find_owner(conn, player).await?;
            hold_name(ctx, conn, &name, owner.map(|owner| owner.id)).await
        }
        _ => Ok(()),
    }
}

/// Deletes a bot: it leaves its tables and concedes its games, which are kept.
///
/// # Errors
/// The bot does not belong to the player.
pub async fn delete_bot(ctx: &Context, viewer: Viewer, bot: PlayerId) -> Result<()> {
    find_own_bot(&mut *ctx.connection().await?, viewer.player, bot).await?;
    delete_without_bots(ctx, bot).await
}
