//! Deletion of inactive guest accounts, in the same way as on request of the owner. Every node runs
//! it, one guest at a time.
//!
//! Guests are not claimed: if two nodes delete the same guest, the second finds nothing left. A
//! node that dies leaves a guest without sessions, which the next run deletes.

use crate::domain::PlayerId;
use crate::service::sweep::sweep;
use crate::service::{Context, Result, SweepResult};
use crate::store;

use super::deletion::delete_without_bots;
use super::one_at_a_time::with_account_lock;

/// Deletes guests that have been inactive for too long, except those in `except`. One run is
/// bounded; the next one deletes the rest.
pub async fn expire_guests(ctx: &Context, except: &[PlayerId]) -> Result<SweepResult<PlayerId>> {
    sweep(except, |except| expire_next(ctx, except)).await
}

async fn expire_next(
    ctx: &Context,
    except: Vec<PlayerId>,
) -> Result<Option<(PlayerId, Result<()>)>> {
    let mut conn = ctx.connection().await?;
    let lifetime = ctx.guest_lifetime;
    let found = store::accounts::find_expired_guest(&mut conn, lifetime, &except).await?;
    drop(conn);
    let Some(guest) = found else { return Ok(None) };
    Ok(Some((guest, expire(ctx, guest).await)))
}

async fn expire(ctx: &Context, guest: PlayerId) -> Result<()> {
    if end_guest_sessions(ctx, guest).await? {
        delete_without_bots(ctx, guest).await
    } else {
        Ok(())
    }
}

/// Ends the sessions of a guest, unless the guest has just returned or claimed the account. Without
/// a password or a session, the guest cannot return afterwards.
async fn end_guest_sessions(ctx: &Context, guest: PlayerId) -> Result<bool> {
    let ctx = ctx.clone();
    with_account_lock(ctx.account_locks.clone(), guest, async move {
        let mut conn = ctx.connection().await?;
        conn.transaction(async |conn| {
            store::accounts::lock_player(conn, guest).await?;
            if !store::accounts::is_guest_expired(conn, guest, ctx.guest_lifetime).await? {
                return Ok(false);
            }
            store::accounts::erase_sessions(conn, guest).await?;
            Ok(true)
        })
        .await
    })
    .await
}
