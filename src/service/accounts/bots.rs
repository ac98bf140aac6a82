//! Bot accounts, which belong to a player and play under their own names.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use uuid::Uuid;

use crate::domain::account::Player;
use crate::domain::event_log::is_bot;
use crate::domain::table::Viewer;
use crate::domain::{IdempotentRequest, PlayerId, ProblemCode};
use crate::service::player_name::PlayerName;
use crate::service::{Context, Error, Result};
use crate::store;
use crate::store::Connection;

use super::password_reset::lock_password_account;
use super::sessions::require_live_session;
use super::taken_names::{check_name_hold, map_name_taken};
use crate::service::idempotency::{Idempotent, find_or_record_request};

/// Maximum number of cached bots.
const MAX_CACHED_BOTS: usize = 16_384;

/// Cache of bot owners, which never change. One per process, shared by its clones.
#[derive(Clone, Default)]
pub struct BotOwners(Arc<Mutex<HashMap<PlayerId, PlayerId>>>);

impl BotOwners {
    pub fn get(&self, bot: PlayerId) -> Option<PlayerId> {
        self.owners().get(&bot).copied()
    }

    pub fn insert(&self, bot: PlayerId, owner: PlayerId) {
        let mut owners = self.owners();
        if owners.len() >= MAX_CACHED_BOTS {
            owners.clear();
        }
        owners.insert(bot, owner);
    }

    fn owners(&self) -> MutexGuard<'_, HashMap<PlayerId, PlayerId>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Creates a bot account that belongs to the player. It plays under its own name and is marked as a
/// bot.
///
/// # Errors
/// The name is invalid or taken, or the player has the maximum number of bots.
pub async fn create_bot(
    ctx: &Context,
    viewer: Viewer,
    name: &str,
    request: Option<IdempotentRequest>,
) -> Result<Idempotent<Player>> {
    let name = name.to_owned();
    ctx.with_account_lock(viewer.player, move |ctx| async move {
        let bot = PlayerId::new(to_bot_id(ctx.new_id()));
        let mut conn = ctx.connection().await?;
        let made = conn
            .transaction(async |conn| {
                let request = request.as_ref();
                if let Some(bot) = find_or_record_request(conn, viewer, request, bot.uuid()).await?
                {
                    let bot = find_own_bot(conn, viewer.player, PlayerId::new(bot)).await?;
                    return Ok(Idempotent::replayed(bot));
                }
                let name = PlayerName::new(&name)?;
                lock_password_account(conn, viewer.player).await?;
                require_live_session(conn, viewer).await?;
                let bots = store::accounts::list_bots(conn, viewer.player).await?;
                if bots.len() >= ctx.quotas.get().bots {
                    return Err(ProblemCode::TooManyBots.into());
                }
                let bot =
                    store::accounts::insert_bot(conn, bot, viewer.player, name.to_store()).await?;
                check_name_hold(&ctx, conn, &name, viewer.player).await?;
                Ok(Idempotent::new(bot))
            })
            .await;
        made.map_err(map_name_taken)
    })
    .await
}

/// Returns `id` with the UUID version that marks bots; see [`is_bot`].
fn to_bot_id(id: Uuid) -> Uuid {
    Uuid::new_v8(id.into_bytes())
}

/// Returns the bots of the player, oldest first.
pub async fn list_bots(ctx: &Context, viewer: Viewer) -> Result<Vec<Player>> {
    Ok(store::accounts::list_bots(&mut *ctx.connection().await?, viewer.player).await?)
}

/// Returns the bot if it belongs to the player.
pub(in crate::service) async fn find_own_bot(
    conn: &mut Connection,
    owner: PlayerId,
    bot: PlayerId,
) -> Result<Player> {
    let bots = store::accounts::list_bots(conn, owner).await?;
    bots.into_iter().find(|known| known.id == bot).ok_or(Error::Refused(ProblemCode::BotNotFound))
}

/// Returns the owner of a bot, or `player` itself for any other account.
pub async fn resolve_owner(ctx: &Context, player: PlayerId) -> Result<PlayerId> {
    if !is_bot(player) {
        return Ok(player);
    }
    if let Some(owner) = ctx.bot_owners.get(player) {
        return Ok(owner);
    }
    let owner = store::accounts::find_owner(&mut *ctx.connection().await?, player).await?;
    let owner = owner.map_or(player, |owner| owner.id);
    ctx.bot_owners.insert(player, owner);
    Ok(owner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bot_id_encodes_kind_and_time() {
        let id = Uuid::from_u128(0x0192_f0c1_7b6a_7c3e_8a5d_3f1e_2d4c_5b6a);
        let bot = to_bot_id(id);
        assert!(is_bot(PlayerId::new(bot)) && !is_bot(PlayerId::new(id)));
        assert_eq!(bot.as_bytes()[..6], id.as_bytes()[..6]);
    }
}
