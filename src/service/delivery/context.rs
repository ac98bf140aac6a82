use std::sync::Arc;

use tokio::sync::{Semaphore, SemaphorePermit, watch};
use uuid::Uuid;

use crate::notifications::Senders;
use crate::service::{Context, Node};
use crate::store::{Pool, PooledConnection, Result};

/// Maximum number of Postgres connections for deliveries, so that requests of players have
/// priority.
const MAX_CONNECTIONS: usize = 4;

/// Shared state of all sessions.
#[derive(Clone)]
pub(super) struct DeliveryContext {
    pool: Pool,
    connections: Arc<Semaphore>,
    pub senders: Arc<Senders>,
    pub node: Arc<Node>,
    pub new_id: Arc<dyn Fn() -> Uuid + Send + Sync>,
    /// True once the node is shutting down: no new session begins.
    pub stop: watch::Receiver<bool>,
}

/// Pooled connection with its permit.
pub(super) struct LimitedConnection<'a> {
    connection: PooledConnection,
    _permit: Option<SemaphorePermit<'a>>,
}

impl std::ops::Deref for LimitedConnection<'_> {
    type Target = PooledConnection;

    fn deref(&self) -> &PooledConnection {
        &self.connection
    }
}

impl std::ops::DerefMut for LimitedConnection<'_> {
    fn deref_mut(&mut self) -> &mut PooledConnection {
        &mut self.connection
    }
}

impl DeliveryContext {
    pub fn new(ctx: &Context, stop: watch::Receiver<bool>) -> DeliveryContext {
        let connections = Arc::new(Semaphore::new(MAX_CONNECTIONS));
        let ids = ctx.clone();
        let new_id = Arc::new(move || ids.new_id());
        DeliveryContext {
            pool: ctx.pool.clone(),
            connections,
            senders: ctx.senders.clone(),
            node: ctx.node.clone(),
            new_id,
            stop,
        }
    }

    pub async fn connection(&self) -> Result<LimitedConnection<'_>> {
        // The semaphore is never closed.
        let permit = self.connections.acquire().await.ok();
        Ok(LimitedConnection { connection: self.pool.get().await?, _permit: permit })
    }
}
