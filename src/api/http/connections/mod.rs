//! Client connections. Their number is limited in total and per address, so that no client can take
//! all of them. When the limit is reached, a new connection evicts the one that has been idle
//! longest. [`NotReady`] and [`Draining`] are set before the process stops.

mod head_scanner;
mod listen;
mod refusal;
mod stream;
mod takeover;
#[cfg(test)]
mod tests;

pub use listen::{CLIENT_ERRORS_OFF, listen};
pub use refusal::{AwaitingClient, track_request};
pub use takeover::ConnectionTakeover;

use std::cmp::Reverse;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use futures_util::task::AtomicWaker;
use metrics::counter;
use tokio::time::Instant;

use crate::service::accounts::network;
use crate::telemetry::{CONNECTIONS_CLOSED, CONNECTIONS_REFUSED};

use super::limits::client_ip::TrustedProxies;

/// Maximum numbers of client connections.
#[derive(Clone, Copy, Debug)]
pub struct ConnectionLimits {
    pub total: usize,
    /// Limit per address or IPv6 network. Trusted proxies have no limit except the total.
    pub per_address: usize,
}

/// Connections of one listener, shared by all threads.
pub struct Connections {
    limits: ConnectionLimits,
    proxies: TrustedProxies,
    started_at: Instant,
    open: Mutex<OpenConnections>,
}

#[derive(Default)]
struct OpenConnections {
    last_id: u64,
    by_id: HashMap<u64, Arc<ClientConnection>>,
    by_network: HashMap<String, Arc<AtomicUsize>>,
}

/// State of one connection, shared with the code that may close it.
pub struct ClientConnection {
    network: String,
    /// Number of connections from the same network.
    siblings: Arc<AtomicUsize>,
    is_from_proxy: bool,
    started_at: Instant,
    /// Number of requests in flight.
    requests_in_flight: AtomicUsize,
    /// Number of requests so far.
    requests: AtomicU64,
    /// True if more of the body of the last request may arrive, which the server no longer reads.
    may_have_unread_body: AtomicBool,
    /// Start of the idle time, in microseconds since the listener started.
    idle_since: AtomicU64,
    closed: AtomicBool,
    /// Wakes the task that reads and writes.
    waker: AtomicWaker,
}

/// Reason for the rejection of a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LimitReached {
    /// The limit of the address is reached.
    Address,
    /// The total limit is reached and no connection can be evicted.
    Total,
}

impl LimitReached {
    /// Label in the metrics.
    pub fn name(self) -> &'static str {
        match self {
            LimitReached::Address => "address",
            LimitReached::Total => "total",
        }
    }
}

/// Permit of a connection, released on drop.
pub struct AdmittedConnection {
    connections: Arc<Connections>,
    id: u64,
    connection: Arc<ClientConnection>,
}

impl Drop for AdmittedConnection {
    fn drop(&mut self) {
        self.connections.open().remove(self.id);
    }
}

/// True while the server is being stopped. Streams end, and their clients resume them on another
/// node.
pub struct Draining(pub Arc<AtomicBool>);

/// True from some time before the process stops, so that load balancers can stop sending requests.
pub struct NotReady(pub Arc<AtomicBool>);

/// Values of the label `reason` of [`CONNECTIONS_CLOSED`].
const CLOSE_REASONS: [&str; 3] = ["slow_read", "slow_request", "evicted"];

/// Initializes the counters, so that the metrics contain them with the value 0.
pub fn initialize_counters() {
    for limit_reached in [LimitReached::Address, LimitReached::Total] {
        counter!(CONNECTIONS_REFUSED, "reason" => limit_reached.name()).increment(0);
    }
    for reason in CLOSE_REASONS {
        counter!(CONNECTIONS_CLOSED, "reason" => reason).increment(0);
    }
}

impl Connections {
    pub fn new(limits: ConnectionLimits, proxies: TrustedProxies) -> Arc<Connections> {
        Arc::new(Connections {
            limits,
            proxies,
            started_at: Instant::now(),
            open: Mutex::default(),
        })
    }

    /// Admits a connection from `peer`, and evicts another one if necessary.
    pub fn admit(self: &Arc<Self>, peer: IpAddr) -> Result<AdmittedConnection, LimitReached> {
        let (network, is_from_proxy) = (network(peer), self.proxies.contains(peer));
        let mut open = self.open();
        let siblings = open.by_network.get(&network).cloned().unwrap_or_default();
        let sibling_count = siblings.load(Ordering::Relaxed);
        if !is_from_proxy && sibling_count >= self.limits.per_address {
            return Err(LimitReached::Address);
        }
        if open.by_id.len() >= self.limits.total {
            let (id, evicted) =
                open.eviction_candidate(sibling_count, is_from_proxy).ok_or(LimitReached::Total)?;
            open.remove(id);
            evicted.close();
            counter!(CONNECTIONS_CLOSED, "reason" => "evicted").increment(1);
        }
        let connection = Arc::new(ClientConnection {
            network: network.clone(),
            siblings: siblings.clone(),
            is_from_proxy,
            started_at: self.started_at,
            requests_in_flight: AtomicUsize::new(0),
            requests: AtomicU64::new(0),
            may_have_unread_body: AtomicBool::new(false),
            idle_since: AtomicU64::new(microseconds_since(self.started_at)),
            closed: AtomicBool::new(false),
            waker: AtomicWaker::new(),
        });
        siblings.fetch_add(1, Ordering::Relaxed);
        open.by_network.insert(network, siblings);
        open.last_id += 1;
        let id = open.last_id;
        open.by_id.insert(id, connection.clone());
        Ok(AdmittedConnection { connections: self.clone(), id, connection })
    }

    pub fn limits(&self) -> ConnectionLimits {
        self.limits
    }

    /// Number of open connections.
    pub fn count(&self) -> usize {
        self.open().by_id.len()
    }

    /// Maximum number of connections.
    pub fn limit(&self) -> usize {
        self.limits.total
    }

    fn open(&self) -> MutexGuard<'_, OpenConnections> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl OpenConnections {
    /// Returns the connection to evict for a network with `sibling_count` connections: the one that
    /// has been idle longest, among the idle connections of the network with the most. A network
    /// never evicts a connection of a network with fewer connections. Trusted proxies, which close
    /// their connections themselves, are evicted only for each other.
    fn eviction_candidate(
        &self,
        sibling_count: usize,
        for_proxy: bool,
    ) -> Option<(u64, Arc<ClientConnection>)> {
        let idle = self.by_id.iter().filter(|(_, connection)| {
            connection.is_idle() && (for_proxy || !connection.is_from_proxy)
        });
        let (id, connection) = idle.max_by_key(|(id, connection)| {
            let siblings = connection.siblings.load(Ordering::Relaxed);
            let since = connection.idle_since.load(Ordering::Relaxed);
            // Among equal idle times, the connection that was opened first.
            (!connection.is_from_proxy, siblings, Reverse((since, **id)))
        })?;
        let fair = for_proxy || connection.siblings.load(Ordering::Relaxed) >= sibling_count;
        fair.then(|| (*id, connection.clone()))
    }

    fn remove(&mut self, id: u64) {
        let Some(connection) = self.by_id.remove(&id) else { return };
        if connection.siblings.fetch_sub(1, Ordering::Relaxed) == 1 {
            self.by_network.remove(&connection.network);
        }
    }
}

impl ClientConnection {
    /// Returns true if the server waits for a request, or for the rest of one.
    fn is_idle(&self) -> bool {
        self.requests_in_flight.load(Ordering::Relaxed) == 0
    }

    fn close(&self) {
        self.closed.store(true, Ordering::Relaxed);
        self.waker.wake();
    }

    /// `is_chunked` is true if the length of the body is unknown.
    fn begin_request(&self, is_chunked: bool) {
        self.may_have_unread_body.store(is_chunked, Ordering::Relaxed);
        self.requests_in_flight.fetch_add(1, Ordering::Relaxed);
        self.requests.fetch_add(1, Ordering::Relaxed);
    }

    /// Marks the connection as idle until the client continues its request.
    fn pause(&self) {
        self.idle_since.store(microseconds_since(self.started_at), Ordering::Relaxed);
        self.requests_in_flight.fetch_sub(1, Ordering::Relaxed);
    }

    fn resume(&self) {
        self.requests_in_flight.fetch_add(1, Ordering::Relaxed);
    }

    fn end_request(&self) {
        self.pause();
        let needs_wake = self.closed.load(Ordering::Relaxed)
            || self.may_have_unread_body.load(Ordering::Relaxed);
        if needs_wake {
            self.waker.wake();
        }
    }
}

fn microseconds_since(started_at: Instant) -> u64 {
    u64::try_from(started_at.elapsed().as_micros()).unwrap_or(u64::MAX)
}
