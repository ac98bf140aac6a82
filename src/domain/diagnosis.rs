//! Facts about a database that the doctor collects.

use jiff::Timestamp;

use super::GameId;
use super::node::LiveNode;
use super::notification::Backlog;

/// Configuration and load of a database.
#[derive(Clone, Debug, PartialEq)]
pub struct DatabaseFacts {
    pub server: ServerFacts,
    /// Settings that could lose an acknowledged move, such as `fsync = off`.
    pub unsafe_settings: Vec<String>,
    pub collation: Option<CollationChange>,
    pub connections: ConnectionFacts,
    pub migrations: MigrationFacts,
    /// Transactions that have been open for minutes, the oldest first.
    pub long_transactions: Vec<LongTransaction>,
    /// Tables with the most dead rows, in descending order.
    pub tables: Vec<TableFacts>,
    /// Sizes of all tables, the largest first.
    pub table_sizes: Vec<TableSize>,
    pub replication: Replication,
    /// Live nodes; empty if the schema is not that of this release.
    pub nodes: Vec<LiveNode>,
    /// Incidents of the last 30 days; empty if the schema is not that of this release.
    pub incidents: Vec<DatabaseIncident>,
    /// Background work; `None` if the schema is not that of this release.
    pub work: Option<WorkFacts>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct ServerFacts {
    /// Version number such as `15.4`, without the suffix of a distribution.
    pub version: String,
    pub major: i32,
    pub access: WriteAccess,
    pub has_autovacuum: bool,
    /// Size of the shared buffers in bytes.
    pub shared_buffers: i64,
    /// Seconds after which the server closes an idle session; 0 for never.
    pub idle_session_seconds: i64,
    /// True if the session still has the limits that were set when it was opened.
    pub has_session_limits: bool,
    /// Size of the database in bytes.
    pub size: i64,
    /// Age of the oldest unfrozen row, in transactions.
    pub transaction_age: i64,
    pub clock: Timestamp,
}

/// Write access to a database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WriteAccess {
    Writable,
    /// Read-only by a setting.
    ReadOnly,
    /// Read-only because the server is a standby.
    Standby,
}

/// Change of the collation since indexes were built with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CollationChange {
    pub database: String,
    pub built_with: String,
    pub now: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ConnectionFacts {
    /// Maximum number of connections of users without superuser rights.
    pub allowed: i64,
    /// Connections of servers and workers on this database.
    pub node_connections: i64,
    pub other_connections: i64,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MigrationFacts {
    pub applied: usize,
    /// Migrations that were not applied yet.
    pub pending: usize,
    /// Newest applied migration that this release does not contain.
    pub unknown: Option<String>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct LongTransaction {
    pub pid: i32,
    pub application: String,
    pub seconds: f64,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableFacts {
    pub name: String,
    pub live_rows: i64,
    pub dead_rows: i64,
    /// Size with indexes, in bytes.
    pub size: i64,
}

/// Size of a table with its indexes and its TOAST data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableSize {
    pub name: String,
    pub bytes: i64,
}

/// Backlog of the background work of all nodes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WorkFacts {
    pub backlog: Backlog,
    /// Games with an expired deadline that was not processed.
    pub late_deadlines: i64,
    /// Age of the earliest of these deadlines, in seconds.
    pub late_seconds: f64,
    /// Time since the last heartbeat of any node, in seconds.
    pub silent_seconds: f64,
}

/// Standbys of a database.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Replication {
    pub standbys: i64,
    /// True if a commit is acknowledged only after a standby has received it.
    pub is_synchronous: bool,
}

impl Replication {
    /// Returns true if a standby may become the primary without having every acknowledged commit.
    pub fn is_at_risk(self) -> bool {
        self.standbys > 0 && !self.is_synchronous
    }
}

/// Incident that affects the database as a whole, as detected by a node.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DatabaseIncident {
    pub at: Timestamp,
    pub seconds_ago: f64,
    pub kind: IncidentKind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IncidentKind {
    /// A standby was promoted, or the database was replaced by another one.
    Timeline { before: i64, after: i64 },
    /// A game lacks acknowledged moves. `stored` is its current version; `None` if the game no
    /// longer exists.
    Rewound { game: GameId, acknowledged: i64, stored: Option<i64> },
}
