use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::domain::PlayerId;

/// Maximum number of cached bots.
const REMEMBERED: usize = 16_384;

/// Cache of bot owners, which never change. One per process, shared by its clones.
#[derive(Clone, Default)]
pub struct BotOwners(Arc<Mutex<HashMap<PlayerId, PlayerId>>>);

impl BotOwners {
    pub fn find(&self, bot: PlayerId) -> Option<PlayerId> {
        self.known().get(&bot).copied()
    }

    pub fn remember(&self, bot: PlayerId, owner: PlayerId) {
        let mut known = self.known();
        if known.len() >= REMEMBERED {
            known.clear();
        }
        known.insert(bot, owner);
    }

    fn known(&self) -> MutexGuard<'_, HashMap<PlayerId, PlayerId>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
