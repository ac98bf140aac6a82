//! Loop of the delivery worker: polls for due destinations twice a second and whenever a slot
//! becomes free, and serves each in a task of its own. `mod.rs` describes leases and crashes. A
//! task that panics leaves its lease to expire and affects no other task.

use std::collections::BTreeSet;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt;
use tokio::sync::{Semaphore, SemaphorePermit, watch};
use tokio::task::{JoinError, JoinSet};
use tokio::time::{Instant, MissedTickBehavior};
use uuid::Uuid;

use crate::domain::DestinationId;
use crate::domain::notification::DeliveryClass;
use crate::limits::DELIVERY_CONNECTIONS;
use crate::notifications::Senders;
use crate::service::error::log_store_failure;
use crate::service::{Context, Node};
use crate::store::destinations::ClaimedDestination;
use crate::store::{Pool, PooledConnection, Result};
use crate::{service, store};

use super::session::DestinationSession;
use super::slots::{Slots, max_slots};

/// Poll interval while idle.
const POLL_INTERVAL: Duration = Duration::from_millis(500);
/// Interval of lease extensions.
const LEASE_EXTENSION_INTERVAL: Duration =
    Duration::from_secs(store::destinations::LEASE_SECONDS / 3);

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

impl DeliveryContext {
    pub fn new(ctx: &Context, stop: watch::Receiver<bool>) -> DeliveryContext {
        let connections = Arc::new(Semaphore::new(DELIVERY_CONNECTIONS.bounds.total));
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

/// Sends due messages until `stop` is set, and then finishes the sessions in progress.
pub async fn run_delivery_worker(ctx: &Context, mut stop: watch::Receiver<bool>) {
    let context = DeliveryContext::new(ctx, stop.clone());
    let mut poll_timer = tokio::time::interval(POLL_INTERVAL);
    poll_timer.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut extended = Instant::now();
    let mut sessions = Sessions::default();
    while !*stop.borrow() {
        tokio::select! {
            _ = poll_timer.tick() => {}
            Some(ended) = sessions.running.join_next() => sessions.remove_finished(ended),
            () = sessions.slots.freed() => {}
            _ = stop.changed() => break,
        }
        if let Err(error) = sessions.claim_due(&context).await {
            log_store_failure("delivery poll failed", &error);
        }
        if extended.elapsed() >= LEASE_EXTENSION_INTERVAL {
            extended = Instant::now();
            if let Err(error) = sessions.extend_leases(&context).await {
                log_store_failure("lease extension failed", &error);
            }
        }
    }
    // The leases of running sessions must not expire.
    let mut extension_timer = tokio::time::interval(LEASE_EXTENSION_INTERVAL);
    while !sessions.running.is_empty() {
        tokio::select! {
            Some(ended) = sessions.running.join_next() => sessions.remove_finished(ended),
            _ = extension_timer.tick() => if let Err(error) = sessions.extend_leases(&context).await {
                log_store_failure("lease extension failed", &error);
            },
        }
    }
}

/// Sends all due messages once, without waiting for the next poll, and returns the number of
/// destinations.
pub async fn deliver_due(ctx: &Context) -> service::Result<usize> {
    // This run is never stopped.
    let (_never, stop) = watch::channel(false);
    let context = DeliveryContext::new(ctx, stop);
    let mut sessions = Sessions::default();
    let mut served = 0;
    loop {
        served += sessions.claim_due(&context).await?;
        let Some(ended) = sessions.running.join_next().await else { return Ok(served) };
        sessions.remove_finished(ended);
    }
}

/// Sessions in progress.
#[derive(Default)]
struct Sessions {
    running: JoinSet<DestinationId>,
    served: BTreeSet<DestinationId>,
    slots: Slots,
}

impl Sessions {
    /// Claims as many destinations as there are free slots; returns their number.
    async fn claim_due(&mut self, context: &DeliveryContext) -> Result<usize> {
        let mut begun = 0;
        for class in DeliveryClass::ALL {
            let free = self.slots.free(class);
            if free == 0 {
                continue;
            }
            let [limit, per_owner] =
                [free, max_slots(class).1].map(|slots| i64::try_from(slots).unwrap_or(1));
            let claimed = {
                let mut conn = context.connection().await?;
                store::destinations::claim_destinations(&mut conn, class, limit, per_owner).await?
            };
            for ClaimedDestination { destination, owner } in claimed {
                // Claims never exceed the free slots. A destination without a slot would be served
                // after its lease expired.
                let Some(slot) = self.slots.take(class, owner) else { continue };
                begun += 1;
                self.served.insert(destination.id);
                let context = context.clone();
                self.running.spawn(run_session(DestinationSession { context, destination, slot }));
            }
        }
        Ok(begun)
    }

    /// Removes a finished session, and all others that have finished, so that one claim covers all
    /// free slots.
    fn remove_finished(&mut self, ended: std::result::Result<DestinationId, JoinError>) {
        let mut next = Some(ended);
        while let Some(ended) = next {
            // Sessions catch panics, so that the id of the destination is always returned.
            if let Ok(destination) = ended {
                self.served.remove(&destination);
            }
            next = self.running.try_join_next();
        }
    }

    async fn extend_leases(&self, context: &DeliveryContext) -> Result<()> {
        let served: Vec<DestinationId> = self.served.iter().copied().collect();
        if served.is_empty() {
            return Ok(());
        }
        let mut conn = context.connection().await?;
        store::destinations::extend_leases(&mut conn, &served).await
    }
}

/// Runs one session. After a failure or panic, the destination is served again when its lease has
/// expired.
async fn run_session(session: DestinationSession) -> DestinationId {
    let id = session.destination.id;
    match AssertUnwindSafe(session.run()).catch_unwind().await {
        Ok(Ok(())) => {}
        Ok(Err(error)) => {
            log_store_failure("delivery session failed", &error);
        }
        Err(_) => {
            tracing::error!(destination = %id, "delivery session panicked");
        }
    }
    id
}
