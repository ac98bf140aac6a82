//! Client connections. Their number is limited in total and per address, so that no client can take
//! all of them. When the limit is reached, a new connection evicts the one that has been idle
//! longest.

mod hand_over;
mod head_scanner;
mod listen;
mod refusal;
mod request;
mod stream;
#[cfg(test)]
mod tests;

pub use hand_over::HandOver;
pub use listen::{WITHOUT_MISTAKES_OF_CLIENTS, listen};
pub use request::{ClientsTurn, track_request};

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

use super::client_ip::Proxies;

/// Maximum numbers of client connections.
#[derive(Clone, Copy, Debug)]
pub struct ConnectionLimits {
    pub total: usize,
    /// Limit per address or IPv6 network. Trusted proxies have no limit except the total.
    pub from_an_address: usize,
}

/// Connections of one listener, shared by all threads.
pub struct Connections {
    limits: ConnectionLimits,
    proxies: Proxies,
    began: Instant,
    open: Mutex<Open>,
}

#[derive(Default)]
struct Open {
    last: u64,
    by_id: HashMap<u64, Arc<ClientConnection>>,
    by_network: HashMap<String, Arc<AtomicUsize>>,
}

/// State of one connection, shared with the code that may close it.
pub struct ClientConnection {
    network: String,
    /// Number of connections from the same network.
    siblings: Arc<AtomicUsize>,
    of_a_proxy: bool,
    began: Instant,
    /// Number of requests in flight.
    under_way: AtomicUsize,
    /// Number of requests so far.
    requests: AtomicU64,
    /// True if more of the body of the last request may arrive, which the server no longer reads.
    body_may_follow: AtomicBool,
    /// Start of the idle time, in microseconds since the listener started.
    waiting_since: AtomicU64,
    closed: AtomicBool,
    /// Wakes the task that reads and writes.
    waker: AtomicWaker,
}

/// Values of the label `reason` of [`CONNECTIONS_CLOSED`].
const CLOSED: [&str; 3] = ["slow_read", "slow_request", "evicted"];

/// Initializes the counters, so that the metrics contain them with the value 0.
pub fn count_from_zero() {
    for no_room in [NoRoom::Address, NoRoom::Total] {
        counter!(CONNECTIONS_REFUSED, "reason" => no_room.name()).increment(0);
    }
    for reason in CLOSED {
        counter!(CONNECTIONS_CLOSED, "reason" => reason).increment(0);
    }
}

/// Reason for the rejection of a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoRoom {
    /// The limit of the address is reached.
    Address,
    /// The total limit is reached and no connection can be evicted.
    Total,
}

impl NoRoom {
    /// Label in the metrics.
    pub fn name(self) -> &'static str {
        match self {
            NoRoom::Address => "address",
            NoRoom::Total => "total",
        }
    }
}

impl Connections {
    pub fn new(limits: ConnectionLimits, proxies: Proxies) -> Arc<Connections> {
        Arc::new(Connections { limits, proxies, began: Instant::now(), open: Mutex::default() })
    }

    /// Admits a connection from `peer`, and evicts another one if necessary.
    pub fn admit(self: &Arc<Self>, peer: IpAddr) -> Result<Admitted, NoRoom> {
        let (network, of_a_proxy) = (network(peer), self.proxies.are_ours(peer));
        let mut open = self.open();
        let siblings = open.by_network.get(&network).cloned().unwrap_or_default();
        let taken = siblings.load(Ordering::Relaxed);
        if !of_a_proxy && taken >= self.limits.from_an_address {
            return Err(NoRoom::Address);
        }
        if open.by_id.len() >= self.limits.total {
            let (id, waiting) = open.to_close(taken, of_a_proxy).ok_or(NoRoom::Total)?;
            open.remove(id);
            waiting.close();
            counter!(CONNECTIONS_CLOSED, "reason" => "evicted").increment(1);
        }
        let connection = Arc::new(ClientConnection {
            network: network.clone(),
            siblings: siblings.clone(),
            of_a_proxy,
            began: self.began,
            under_way: AtomicUsize::new(0),
            requests: AtomicU64::new(0),
            body_may_follow: AtomicBool::new(false),
            waiting_since: AtomicU64::new(microseconds_since(self.began)),
            closed: AtomicBool::new(false),
            waker: AtomicWaker::new(),
        });
        siblings.fetch_add(1, Ordering::Relaxed);
        open.by_network.insert(network, siblings);
        open.last += 1;
        let id = open.last;
        open.by_id.insert(id, connection.clone());
        Ok(Admitted { connections: self.clone(), id, connection })
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

    fn open(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Open {
    /// Returns the connection to evict for a network with `newcomers` connections: the one that has
    /// been idle longest, among the idle connections of the network with the most. A network never
    /// evicts a connection of a network with fewer connections. Trusted proxies, which close their
    /// connections themselves, are evicted only for each other.
    fn to_close(
        &self,
        newcomers: usize,
        for_a_proxy: bool,
    ) -> Option<(u64, Arc<ClientConnection>)> {
        let waiting = self
            .by_id
            .iter()
            .filter(|(_, known)| known.is_waiting() && (for_a_proxy || !known.of_a_proxy));
        let (id, known) = waiting.max_by_key(|(id, known)| {
            let siblings = known.siblings.load(Ordering::Relaxed);
            let since = known.waiting_since.load(Ordering::Relaxed);
            // Among equal idle times, the connection that was opened first.
            (!known.of_a_proxy, siblings, Reverse((since, **id)))
        })?;
        let fair = for_a_proxy || known.siblings.load(Ordering::Relaxed) >= newcomers;
        fair.then(|| (*id, known.clone()))
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
    fn is_waiting(&self) -> bool {
        self.under_way.load(Ordering::Relaxed) == 0
    }

    fn close(&self) {
        self.closed.store(true, Ordering::Relaxed);
        self.waker.wake();
    }

    /// `is_chunked` is true if the length of the body is unknown.
    fn request_begins(&self, is_chunked: bool) {
        self.body_may_follow.store(is_chunked, Ordering::Relaxed);
        self.under_way.fetch_add(1, Ordering::Relaxed);
        self.requests.fetch_add(1, Ordering::Relaxed);
    }

    /// Marks the connection as idle until the client continues its request.
    fn pause(&self) {
        self.waiting_since.store(microseconds_since(self.began), Ordering::Relaxed);
        self.under_way.fetch_sub(1, Ordering::Relaxed);
    }

    fn resume(&self) {
        self.under_way.fetch_add(1, Ordering::Relaxed);
    }

    fn request_ends(&self) {
        self.pause();
        let looks_again =
            self.closed.load(Ordering::Relaxed) || self.body_may_follow.load(Ordering::Relaxed);
        if looks_again {
            self.waker.wake();
        }
    }
}

/// Permit of a connection, released on drop.
pub struct Admitted {
    connections: Arc<Connections>,
    id: u64,
    connection: Arc<ClientConnection>,
}

impl Drop for Admitted {
    fn drop(&mut self) {
        self.connections.open().remove(self.id);
    }
}

fn microseconds_since(began: Instant) -> u64 {
    u64::try_from(began.elapsed().as_micros()).unwrap_or(u64::MAX)
}
