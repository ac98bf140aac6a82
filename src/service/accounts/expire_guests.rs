//! Deletion of inactive guest accounts, in the same way as on request of the owner. Every node runs
//! it, one guest at a time.
//!
//! Guests are not claimed: if two nodes delete the same guest, the second finds nothing left. A
//! node that dies leaves a guest without sessions, which the next run deletes.

use crate::domain::PlayerId;
use crate::service::sweep::sweep;
use crate::service::{Context, Result, Swept};
use crate::store;

use super::deletion::erase;
use super::one_at_a_time::in_turn;

/// Deletes guests that have been inactive for too long, except those in `except`. One run is
/// bounded; the next one deletes the rest.
pub async fn expire_guests(ctx: &Context, except: &[PlayerId]) -> Result<Swept<PlayerId>> {
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
    if shut_out(ctx, guest).await? { erase(ctx, guest).await } else { Ok(()) }
}

/// Ends the sessions of a guest, unless the guest has just returned or claimed the account. Without
/// a password or a session, the guest cannot return afterwards.
async fn shut_out(ctx: &Context, guest: PlayerId) -> Result<bool> {
    let ctx = ctx.clone();
    in_turn(ctx.turns.clone(), guest, async move {
        let mut conn = ctx.connection().await?;
        conn.transaction(async |conn| {
            store::accounts::lock_player(conn, guest).await?;
            if !store::accounts::guest_has_expired(conn, guest, ctx.guest_lifetime).await? {
                return Ok(false);
            }
            store::accounts::erase_sessions(conn, guest).await?;
            Ok(true)
        })
        .await
    })
    .await
}
