use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::domain::PlayerId;

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
