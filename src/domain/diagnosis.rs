//! What is looked at in a database when an operator asks how it is.

use jiff::Timestamp;

use super::GameId;
use super::node::LiveNode;
use super::notification::Backlog;

/// How a database is set up, and what it is busy with.
#[derive(Clone, Debug, PartialEq)]
pub struct DatabaseFacts {
    pub server: ServerFacts,
    /// Settings under which an acknowledged move could be lost, as in `fsync = off`.
    pub unsafe_settings: Vec<String>,
    pub collation: Option<CollationChange>,
    pub connections: ConnectionFacts,
    pub migrations: MigrationFacts,
    /// What has run for minutes and not ended, the oldest first.
    pub long_transactions: Vec<LongTransaction>,
    /// The tables with the most rows that are dead, those first.
    pub tables: Vec<TableFacts>,
    /// The size of every table, the largest first.
    pub table_sizes: Vec<TableSize>,
    pub replication: Replication,
    /// Empty if the tables are not those of this release.
    pub nodes: Vec<LiveNode>,
    /// Incidents of the last 30 days; empty if the tables are not those of this release.
    pub incidents: Vec<DatabaseIncident>,
    /// None where the tables are not those of this release.
    pub work: Option<WorkFacts>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct ServerFacts {
    /// As in `15.4`, without what a distribution adds.
    pub version: String,
    pub major: i32,
    pub access: WriteAccess,
    pub has_autovacuum: bool,
    /// In bytes.
    pub shared_buffers: i64,
    /// After so many seconds the server ends a connection that nobody uses; 0 for never.
    pub idle_session_seconds: i64,
    /// Whether the session has the limits that it was opened with.
    pub has_our_limits: bool,
    /// Of the database, in bytes.
    pub size: i64,
    /// So many transactions ago the oldest row was written that was not frozen since.
    pub transaction_age: i64,
    pub clock: Timestamp,
}

/// Whether anything can be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WriteAccess {
    Writable,
    /// By a setting.
    ReadOnly,
    /// It follows another server.
    Standby,
}

/// The order of letters has changed since indexes were built on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CollationChange {
    pub database: String,
    pub built_with: String,
    pub now: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ConnectionFacts {
    /// Of users that are no superusers.
    pub allowed: i64,
    /// Those of servers and workers on this database.
    pub of_nodes: i64,
    pub of_others: i64,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MigrationFacts {
    pub applied: usize,
    /// Those that are still to be done.
    pub pending: usize,
    /// The newest that this release does not know.
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
    /// With its indexes, in bytes.
    pub size: i64,
}

/// Size of a table with its indexes and its TOAST data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableSize {
    pub name: String,
    pub bytes: i64,
}

/// How far the nodes are behind with what they do without being asked.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WorkFacts {
    pub backlog: Backlog,
    /// Games whose deadline has passed and was not acted upon.
    pub late_deadlines: i64,
    /// How long ago the first of these deadlines was.
    pub late_seconds: f64,
    /// How long ago a node was last alive.
    pub silent_seconds: f64,
}

/// The standbys of a database.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Replication {
    pub standbys: i64,
    /// If a commit is acknowledged only once a standby has it.
    pub commits_wait: bool,
}

impl Replication {
    /// Returns true if a standby may become the primary without having every acknowledged commit.
    pub fn is_at_risk(self) -> bool {
        self.standbys > 0 && !self.commits_wait
    }
}

/// Something that a node has noticed about the database as a whole.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DatabaseIncident {
    pub at: Timestamp,
    pub seconds_ago: f64,
    pub kind: IncidentKind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IncidentKind {
    /// A standby was promoted, or another database took the place of the former.
    Timeline { before: i64, after: i64 },
    /// A game lacks moves that were acknowledged. `stored` is its current version; none if it is
    /// gone.
    Rewound { game: GameId, acknowledged: i64, stored: Option<i64> },
}
