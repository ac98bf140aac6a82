use std::sync::Arc;

use tokio::sync::{Semaphore, SemaphorePermit, watch};
use uuid::Uuid;

use crate::notifications::Senders;
use crate::service::{Context, Node};
use crate::store::{Pool, PooledConnection, Result};

/// How many connections to Postgres deliveries may hold at once: the players come first.
const CONNECTIONS: usize = 4;

/// What every session needs.
#[derive(Clone)]
pub(super) struct DeliveryContext {
    pool: Pool,
    connections: Arc<Semaphore>,
    pub senders: Arc<Senders>,
    pub node: Arc<Node>,
    pub new_id: Arc<dyn Fn() -> Uuid + Send + Sync>,
    /// Whether the node is about to stop: then it begins nothing new.
    pub stop: watch::Receiver<bool>,
}

/// A connection, and the right to have it.
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
        let connections = Arc::new(Semaphore::new(CONNECTIONS));
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
        // It is never closed.
        let permit = self.connections.acquire().await.ok();
        Ok(LimitedConnection { connection: self.pool.get().await?, _permit: permit })
    }
}
