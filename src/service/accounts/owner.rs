use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::domain::PlayerId;
use crate::domain::event_log::is_bot;
use crate::service::{Context, Result};
use crate::store;

/// So many bots are remembered with their owners.
const REMEMBERED: usize = 16_384;

/// Whose the bots are that have asked lately. That never changes. One per process and its clones.
#[derive(Clone, Default)]
pub struct BotOwners(Arc<Mutex<HashMap<PlayerId, PlayerId>>>);

impl BotOwners {
    fn known(&self) -> MutexGuard<'_, HashMap<PlayerId, PlayerId>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The person to whom an account belongs.
pub async fn owner(ctx: &Context, player: PlayerId) -> Result<PlayerId> {
    if !is_bot(player) {
        return Ok(player);
    }
    if let Some(owner) = ctx.owners.known().get(&player) {
        return Ok(*owner);
    }
    let owner = store::accounts::find_owner(&mut *ctx.connection().await?, player).await?;
    let owner = owner.map_or(player, |owner| owner.id);
    let mut known = ctx.owners.known();
    if known.len() >= REMEMBERED {
        known.clear();
    }
    known.insert(player, owner);
    Ok(owner)
}
