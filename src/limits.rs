//! All limits on concurrent work of a node, so that no owner, address or kind of work takes all
//! threads, connections or memory. Work that waits for a permit holds no database connection.
//!
//! A [`FairSemaphore`] enforces a limit with keys or with a bounded queue, and a
//! [`tokio::sync::Semaphore`] a plain number. `docs/operations.md` lists the limits;
//! `tests/contract/pages.rs` generates that table from [`ALL`].

use std::hash::Hash;
use std::num::NonZero;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use fair_semaphore::{Bounds, FairSemaphore};

/// A limit on concurrent work.
#[derive(Clone, Copy)]
pub struct Limit {
    /// Limited work, as listed in the table.
    pub name: &'static str,
    /// Key of the semaphore, as listed in the table.
    pub key: &'static str,
    /// Bounds by default. [`Limit::bounds`] returns those of this machine.
    pub bounds: Bounds,
    /// Replaces `bounds.total` by a number that depends on the cores.
    pub cores: Option<Cores>,
    /// Replaces `bounds.queued` by a multiple of the number of permits in total.
    pub queued_per_permit: Option<usize>,
    /// Environment variable that changes the limit.
    pub variable: Option<&'static str>,
    /// Response or behaviour when the limit is reached and the queue is full. Empty: the request
    /// waits.
    pub when_reached: &'static str,
}

/// A number that depends on the machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cores {
    All,
    /// Half of the cores, rounded down, at least one.
    Half,
}

/// Returns the number of cores of this machine.
pub fn available_cores() -> NonZero<usize> {
    thread::available_parallelism().unwrap_or(NonZero::<usize>::MIN)
}

impl Cores {
    pub fn count(self) -> usize {
        match self {
            Cores::All => available_cores().get(),
            Cores::Half => (available_cores().get() / 2).max(1),
        }
    }
}

impl Limit {
    /// Bounds on this machine.
    pub fn bounds(&self) -> Bounds {
        let total = self.cores.map_or(self.bounds.total, Cores::count);
        let queued = match self.queued_per_permit {
            Some(per_permit) => per_permit.saturating_mul(total),
            None => self.bounds.queued,
        };
        Bounds { total, queued, ..self.bounds }
    }

    /// Creates a semaphore with the bounds on this machine.
    pub fn semaphore<K: Clone + Eq + Hash>(&self) -> Arc<FairSemaphore<K>> {
        FairSemaphore::new(self.bounds())
    }

    const fn variable(self, name: &'static str) -> Limit {
        Limit { variable: Some(name), ..self }
    }

    const fn cores(self, cores: Cores) -> Limit {
        Limit { cores: Some(cores), ..self }
    }

    const fn queued_per_permit(self, queued: usize) -> Limit {
        Limit { queued_per_permit: Some(queued), ..self }
    }

    const fn key(self, key: &'static str) -> Limit {
        Limit { key, ..self }
    }
}

const fn limit(name: &'static str, bounds: Bounds, when_reached: &'static str) -> Limit {
    Limit {
        name,
        key: "",
        bounds,
        cores: None,
        queued_per_permit: None,
        variable: None,
        when_reached,
    }
}

/// Bounds without a queue.
const fn immediate(bounds: Bounds) -> Bounds {
    Bounds { queued: 0, ..bounds }
}

/// Bounds whose requests time out in the queue after `seconds`.
const fn with_max_wait(seconds: u64, bounds: Bounds) -> Bounds {
    Bounds { max_wait: Duration::from_secs(seconds), ..bounds }
}

/// Bounds of a queue of `queued` passwords. One owner can have one running job and a sixteenth of
/// the queue. The wait ends before the request times out, so that no job runs for a client that has
/// its response already.
const fn passwords(queued: usize) -> Bounds {
    with_max_wait(4, Bounds { queued, admitted_per_key: queued / 16 + 1, ..Bounds::total(1) })
}

/// Bounds without a queue: `total` deliveries per node, and `per_key` for one owner on all nodes
/// together.
const fn deliveries(total: usize, per_key: usize) -> Bounds {
    immediate(Bounds { per_key, ..Bounds::total(total) })
}

const BUSY: &str = "503 `unavailable`";
const OWNER_BUSY: &str = "429 `rate_limited`";
const TOO_MANY_STREAMS: &str = "429 `too_many_streams`";
const SERVED_LATER: &str = "The destination is served later.";

macro_rules! limits {
    ($($(#[$doc:meta])* $name:ident = $limit:expr;)*) => {
        $($(#[$doc])* pub const $name: Limit = $limit;)*
        /// All limits, in the order of the table.
        pub const ALL: &[Limit] = &[$($name),*];
    };
}

limits! {
    CONNECTIONS = limit("connections", immediate(Bounds::total(4096)),
        "The connection that has been idle longest is closed. If none is idle: 503 `unavailable`")
        .variable("KINGDOMAIL_MAX_CONNECTIONS");
    ADDRESS_CONNECTIONS = limit("connections", immediate(Bounds::per_key(4096 / 16)),
        "429 `too_many_connections`")
        .key("address").variable("KINGDOMAIL_ADDRESS_CONNECTIONS");
    PROBE_CONNECTIONS = limit("connections to `KINGDOMAIL_ADMIN_LISTEN`",
        immediate(Bounds { per_key: 16, ..Bounds::total(64) }), "as for other connections")
        .key("address");
    CONNECTION_REFUSALS = limit("responses to refused connections", immediate(Bounds::total(64)),
        "The connection is closed without a response.");
    REQUESTS = limit("requests, except long polls and streams", with_max_wait(5, Bounds::per_key(4)),
        OWNER_BUSY)
        .key("owner");
    ACCOUNT_STREAMS = limit("streams and long polls", immediate(Bounds::per_key(32)),
        TOO_MANY_STREAMS)
        .key("account").variable("KINGDOMAIL_ACCOUNT_STREAMS");
    ADDRESS_STREAMS = limit("streams and long polls", immediate(Bounds::per_key(128)),
        TOO_MANY_STREAMS)
        .key("address").variable("KINGDOMAIL_ADDRESS_STREAMS");
    /// The maximum number of jobs per owner includes queued ones. Queue time and job together stay
    /// below the request timeout.
    SEARCHES = limit("searches by house players, verifications of records",
        with_max_wait(3, Bounds { admitted_per_key: 2, queued_newcomers: 256, ..Bounds::NONE }),
        "503 `unavailable`, or 429 `rate_limited` if the owner has the maximum")
        .cores(Cores::Half).queued_per_permit(32).key("owner");
    SERVER_SEARCHES = limit("searches for timeouts, series and deleted accounts",
        Bounds::total(1), "")
        .key("kind of work");
    EXPENSIVE_READS = limit("images, past states, records and statistics",
        Bounds { admitted_per_key: 64, ..Bounds::NONE }, OWNER_BUSY)
        .cores(Cores::Half).key("owner or address");
    OPEN_EXPORTS = limit("open exports", immediate(Bounds::per_key(4)), OWNER_BUSY)
        .key("owner").variable("KINGDOMAIL_ACCOUNT_EXPORTS");
    /// Exports wait before each page, so that all make progress and a slow client blocks no other.
    EXPORT_READS = limit("exports that read", Bounds { per_key: 1, ..Bounds::total(2) }, "")
        .key("owner");
    ACCOUNT_CHANGES = limit("changes to an account", Bounds::per_key(1), "").key("account");
    ACCOUNT_SCANS = limit("changes to all games of an account",
        with_max_wait(5, Bounds { queued: 64, ..Bounds::total(2) }), BUSY);
    TABLE_STEPS = limit("changes to a table, other than commands",
        with_max_wait(5, Bounds::per_key(1)), BUSY)
        .key("table; clients without a seat or an invitation share one more");
    THROTTLE_CHECKS = limit("checks of one rate-limit bucket", Bounds::per_key(1), "")
        .key("bucket");
    PASSWORDS = limit("passwords of unknown devices", passwords(256), BUSY)
        .cores(Cores::All).key("account or address");
    KNOWN_PASSWORDS = limit("passwords of known devices", passwords(128), BUSY)
        .cores(Cores::Half).key("account or address");
    /// They take longer than a hash, so they do not delay logins.
    STRENGTH_ESTIMATES = limit("estimates of new passwords", passwords(128), BUSY)
        .key("account or address");
    PASSWORD_RESETS = limit("password resets", Bounds { queued: 1_000, ..Bounds::total(8) },
        "The request is dropped. The response is the same as without the limit.");
    /// Large enough to detect several hundred newly unresponsive destinations within a few seconds.
    HEALTHY_DELIVERIES = limit("destinations that respond", deliveries(256, 8), SERVED_LATER)
        .key("owner");
    UNPROVEN_DELIVERIES = limit("new destinations", deliveries(64, 2), SERVED_LATER).key("owner");
    SLOW_DELIVERIES = limit("slow destinations", deliveries(16, 2), SERVED_LATER).key("owner");
    /// The connections to the mail server, and some sessions that render meanwhile.
    EMAIL_DELIVERIES = limit("email addresses", deliveries(6, 2), SERVED_LATER).key("owner");
    LATE_DELIVERIES = limit("attempts that take longer than two seconds", deliveries(96, 4),
        "The attempt is aborted and repeated later.")
        .key("owner");
    /// Requests of players have priority.
    DELIVERY_CONNECTIONS = limit("Postgres connections for deliveries", Bounds::total(4), "");
    /// Mail servers limit the connections per client.
    EMAILS = limit("connections to the mail server", Bounds::total(4), "");
    DNS_REQUESTS = limit("DNS lookups for deliveries", guarded_http::RESOLVER_BOUNDS, "").key("domain");
}
