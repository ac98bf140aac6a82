//! Facts about a healthy database, for tests.

use jiff::Timestamp;

use crate::domain::diagnosis::{
    ConnectionFacts, DatabaseFacts, MigrationFacts, Replication, ServerFacts, WorkFacts,
    WriteAccess,
};
use crate::domain::notification::Backlog;

use super::finding::{Finding, Severity};

pub(super) fn healthy() -> DatabaseFacts {
    DatabaseFacts {
        server: ServerFacts {
            version: "15.4".into(),
            major: 15,
            access: WriteAccess::Writable,
            has_autovacuum: true,
            shared_buffers: 1 << 30,
            idle_session_seconds: 0,
            has_session_limits: true,
            size: 10 << 20,
            transaction_age: 1000,
            clock: Timestamp::UNIX_EPOCH,
        },
        unsafe_settings: Vec::new(),
        collation: None,
        connections: ConnectionFacts { allowed: 97, node_connections: 10, other_connections: 2 },
        migrations: MigrationFacts { applied: 36, pending: 0, unknown: None },
        long_transactions: Vec::new(),
        tables: Vec::new(),
        table_sizes: Vec::new(),
        replication: Replication::default(),
        nodes: Vec::new(),
        incidents: Vec::new(),
        work: Some(idle()),
    }
}

/// Returns the facts of a live node without pending work.
pub(super) fn idle() -> WorkFacts {
    WorkFacts {
        backlog: Backlog {
            unrelayed: 0,
            unrelayed_seconds: 0.0,
            given_up: 0,
            pending: 0,
            overdue_seconds: 0.0,
            dead: 0,
            failing: 0,
        },
        late_deadlines: 0,
        late_seconds: 0.0,
        silent_seconds: 5.0,
    }
}

/// Returns the findings other than OK, one per line.
pub(super) fn format_warnings(findings: impl IntoIterator<Item = Finding>) -> String {
    let bad = findings.into_iter().filter(|finding| finding.severity != Severity::Ok);
    bad.map(|finding| finding.to_string()).collect::<Vec<_>>().join("\n")
}
