use crate::domain::account::Player;
use crate::domain::table::Viewer;
use crate::domain::{PlayerId, ProblemCode};
use crate::service::player_name::name_keys;
use crate::service::tasks::run_detached;
use crate::service::{Context, Result};
use crate::store::{self, Connection};

use super::sessions::end_other_sessions;

/// Account as shown to an admin.
pub struct AccountReport {
    pub player: Player,
    pub owner: Option<Player>,
    pub locked: bool,
}

/// Grants or withdraws admin rights. Used by the command line.
///
/// # Errors
/// No account has this name.
pub async fn set_admin(ctx: &Context, name: &str, is_admin: bool) -> Result<()> {
    let mut conn = ctx.connection().await?;
    let set = store::accounts::set_admin(&mut conn, &name_keys(name), is_admin).await?;
    if set { Ok(()) } else { Err(ProblemCode::PlayerNotFound.into()) }
}

/// Checks that the viewer is an admin.
///
/// # Errors
/// [`ProblemCode::NotAnAdmin`].
pub async fn check_admin(ctx: &Context, viewer: Viewer) -> Result<()> {
    require_admin(&mut *ctx.connection().await?, viewer).await
}

/// Returns the account with this name.
///
/// # Errors
/// The viewer is not an admin, or no account has the name.
pub async fn find_account(ctx: &Context, viewer: Viewer, name: &str) -> Result<AccountReport> {
    let mut conn = ctx.connection().await?;
    require_admin(&mut conn, viewer).await?;
    let player = store::accounts::find_player_by_name(&mut conn, &name_keys(name)).await?;
    load_account_report(&mut conn, player.ok_or(ProblemCode::ProfileNotFound)?).await
}

/// Locks an account: ends its sessions and tokens and those of its bots, and blocks logins. Its
/// games continue; the house takes its turns when its time is up.
///
/// # Errors
/// The viewer is not an admin, or the account does not exist.
pub async fn lock_account(
    ctx: &Context,
    viewer: Viewer,
    player: PlayerId,
) -> Result<AccountReport> {
    set_locked(ctx, viewer, player, true).await
}

/// Unlocks an account, so that its owner can log in again.
///
/// # Errors
/// As [`lock_account`].
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
            require_admin(conn, viewer).await?;
            if !store::accounts::set_locked(conn, player, locked).await? {
                return Err(ProblemCode::ProfileNotFound.into());
            }
            if locked {
                end_other_sessions(conn, player, None).await?;
                for bot in store::accounts::list_bots(conn, player).await? {
                    end_other_sessions(conn, bot.id, None).await?;
                }
            }
            let found = store::accounts::find_player(conn, player)
                .await?
                .ok_or(ProblemCode::ProfileNotFound)?;
            tracing::info!(admin = %viewer.player, %player, locked, "account lock changed");
            load_account_report(conn, found).await
        })
        .await
    })
    .await
}

/// Like [`check_admin`], inside the transaction of an admin operation.
///
/// # Errors
/// [`ProblemCode::NotAnAdmin`].
pub(crate) async fn require_admin(conn: &mut Connection, viewer: Viewer) -> Result<()> {
    if store::accounts::is_admin(conn, viewer.player).await? {
        Ok(())
    } else {
        Err(ProblemCode::NotAnAdmin.into())
    }
}

async fn load_account_report(conn: &mut Connection, player: Player) -> Result<AccountReport> {
    let owner = store::accounts::find_owner(conn, player.id).await?;
    let locked = store::accounts::is_locked(conn, player.id).await?;
    Ok(AccountReport { player, owner, locked })
}
