use std::sync::Arc;

use tokio::sync::{Semaphore, SemaphorePermit, watch};
use uuid::Uuid;

use crate::notifications::Post;
use crate::store::{self, Loan, Pool, Result};

/// How many connections to Postgres carrying may hold at once: the players come first.
const CONNECTIONS: usize = 4;

/// What every round needs.
#[derive(Clone)]
pub(super) struct Courier {
    pool: Pool,
    connections: Arc<Semaphore>,
    pub post: Arc<Post>,
    pub new_id: Arc<dyn Fn() -> Uuid + Send + Sync>,
    /// Whether the node is about to stop: then it begins nothing new.
    pub stop: watch::Receiver<bool>,
}

/// A connection, and the right to have it.
pub(super) struct Held<'a> {
    loan: Loan,
    _permit: Option<SemaphorePermit<'a>>,
}

impl std::ops::Deref for Held<'_> {
    type Target = Loan;

    fn deref(&self) -> &Loan {
        &self.loan
    }
}

impl std::ops::DerefMut for Held<'_> {
    fn deref_mut(&mut self) -> &mut Loan {
        &mut self.loan
    }
}

impl Courier {
    pub fn new(
        pool: Pool,
        post: Arc<Post>,
        new_id: impl Fn() -> Uuid + Send + Sync + 'static,
        stop: watch::Receiver<bool>,
    ) -> Courier {
        let connections = Arc::new(Semaphore::new(CONNECTIONS));
        Courier { pool, connections, post, new_id: Arc::new(new_id), stop }
    }

    pub async fn connection(&self) -> Result<Held<'_>> {
        // It is never closed.
        let permit = self.connections.acquire().await.ok();
        Ok(Held { loan: self.pool.get().await?, _permit: permit })
    }

    pub async fn forget(&self) -> Result<usize> {
        let mut held = self.connection().await?;
        store::accounts::forget_full_shares(&mut held).await?;
        store::endpoints::forget_deliveries(&mut held).await
    }
}
