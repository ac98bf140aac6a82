use std::sync::{Arc, PoisonError, RwLock};

/// Number of things that an account may have at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quotas {
    /// Games that are not over. A holiday or the deletion of the account takes time for each of them.
    pub games: i64,
    /// Sandboxes: a new one replaces the oldest.
    pub sandboxes: i64,
    pub bots: usize,
    /// Personal tokens, those of the bots included.
    pub tokens: usize,
    /// Open exports. One of them reads at a time.
    pub exports: usize,
    /// Webhooks, and as many push subscriptions.
    pub endpoints: usize,
}

impl Default for Quotas {
    fn default() -> Quotas {
        Quotas { games: 500, sandboxes: 50, bots: 10, tokens: 50, exports: 4, endpoints: 20 }
    }
}

/// The quotas of a process. Clones share them, so that a reload reaches every request.
#[derive(Clone, Default)]
pub struct SharedQuotas(Arc<RwLock<Quotas>>);

impl SharedQuotas {
    pub fn new(quotas: Quotas) -> SharedQuotas {
        SharedQuotas(Arc::new(RwLock::new(quotas)))
    }

    pub fn get(&self) -> Quotas {
        *self.0.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// Applies these quotas from now on. Accounts that have more keep what they have.
    pub fn replace(&self, quotas: Quotas) {
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = quotas;
    }
}
