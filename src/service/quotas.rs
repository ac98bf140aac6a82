use std::sync::{Arc, PoisonError, RwLock};

use crate::domain::account::Quotas;

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

    /// Applies new quotas. Accounts above a quota keep their items.
    pub fn replace(&self, quotas: Quotas) {
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = quotas;
    }
}
