use crate::domain::PlayerId;
use crate::domain::account::Player;
use crate::domain::table::Viewer;
use crate::service::detached::run_detached;
use crate::service::{Context, Error, Result};
use crate::store::{self, Connection};

use super::name::name_keys;
use super::session::end_other_sessions;

/// An account as those see it who run the server.
pub struct AccountReport {
    pub player: Player,
    pub owner: Option<Player>,
    pub locked: bool,
}

/// Makes somebody one of those who run the server, or takes it back. For the command line.
///
/// # Errors
/// Nobody has this name.
pub async fn appoint(ctx: &Context, name: &str, is_admin: bool) -> Result<()> {
    let mut conn = ctx.connection().await?;
    let set = store::accounts::set_admin(&mut conn, &name_keys(name), is_admin).await?;
    if set { Ok(()) } else { Err(Error::PlayerNotFound) }
}

/// Whether the viewer is one of those who run the server.
///
/// # Errors
/// [`Error::NotAnAdmin`].
pub async fn check_admin(ctx: &Context, viewer: Viewer) -> Result<()> {
    admins_only(&mut *ctx.connection().await?, viewer).await
}

/// The account with this name.
///
/// # Errors
/// The viewer is no admin; nobody has the name.
pub async fn find_account(ctx: &Context, viewer: Viewer, name: &str) -> Result<AccountReport> {
    let mut conn = ctx.connection().await?;
    admins_only(&mut conn, viewer).await?;
    let player = store::accounts::find_player_by_name(&mut conn, &name_keys(name)).await?;
    reported(&mut conn, player.ok_or(Error::ProfileNotFound)?).await
}

/// Locks an account: its sessions and tokens end, and those of its bots, and nobody logs in to it. Its games go on, and
/// the house decides when its time is up.
///
/// # Errors
/// The viewer is no admin; there is no such account.
pub async fn lock_account(
    ctx: &Context,
    viewer: Viewer,
    player: PlayerId,
) -> Result<AccountReport> {
    set_locked(ctx, viewer, player, true).await
}

/// Lets somebody log in again.
///
/// # Errors
/// As for [`lock_account`].
pub async fn unlock_account(
    ctx: &Context,
    viewer: Viewer,
    player: PlayerId,
) -> Result<AccountReport> {
    set_locked(ctx, viewer, player, false).await
}

async fn set_locked(
    ctx: &Context,
    viewer: Viewer,
    player: PlayerId,
    locked: bool,
) -> Result<AccountReport> {
    let ctx = ctx.clone();
    run_detached(async move {
        let mut conn = ctx.connection().await?;
        conn.transaction(async |conn| {
            admins_only(conn, viewer).await?;
            if !store::accounts::set_locked(conn, player, locked).await? {
                return Err(Error::ProfileNotFound);
            }
            if locked {
                end_other_sessions(conn, player, None).await?;
                for bot in store::accounts::list_bots(conn, player).await? {
                    end_other_sessions(conn, bot.id, None).await?;
                }
            }
            let found =
                store::accounts::find_player(conn, player).await?.ok_or(Error::ProfileNotFound)?;
            tracing::info!(admin = %viewer.player, %player, locked, "account lock changed");
            reported(conn, found).await
        })
        .await
    })
    .await
}

/// The same, in the transaction that does what only they may.
///
/// # Errors
/// [`Error::NotAnAdmin`].
pub(crate) async fn admins_only(conn: &mut Connection, viewer: Viewer) -> Result<()> {
    if store::accounts::is_admin(conn, viewer.player).await? {
        Ok(())
    } else {
        Err(Error::NotAnAdmin)
    }
}

async fn reported(conn: &mut Connection, player: Player) -> Result<AccountReport> {
    let owner = store::accounts::find_owner(conn, player.id).await?;
    let locked = store::accounts::is_locked(conn, player.id).await?;
    Ok(AccountReport { player, owner, locked })
}
