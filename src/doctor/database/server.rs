//! Checks the configuration of the Postgres server.

use crate::doctor::finding::{Finding, format_bytes};
use crate::domain::diagnosis::{DatabaseFacts, ServerFacts, WriteAccess};

const AREA: &str = "database";
/// Oldest major version of Postgres that the tests cover.
const MIN_MAJOR_VERSION: i32 = 14;
/// Default value that `initdb` writes, in bytes.
const DEFAULT_BUFFERS_BYTES: i64 = 128 << 20;
/// Database size in bytes above which the default buffers are too small.
const LARGE_DATABASE_BYTES: i64 = 1 << 30;
/// Transaction ages. Postgres freezes rows from an age of 200 million and stops accepting writes at
/// about 2000 million.
const HIGH_TRANSACTION_AGE: i64 = 500_000_000;
const CRITICAL_TRANSACTION_AGE: i64 = 1_500_000_000;

pub(super) fn evaluate(facts: &DatabaseFacts) -> Vec<Finding> {
    let mut findings = evaluate_server(&facts.server);
    if !facts.unsafe_settings.is_empty() {
        let settings = facts.unsafe_settings.join(", ");
        findings.push(Finding::problem(
            AREA,
            format!("with {settings}, Postgres can lose acknowledged moves"),
            "turn it on in postgresql.conf; otherwise the server refuses to start",
        ));
    }
    if let Some(change) = &facts.collation {
        findings.push(Finding::problem(
            AREA,
            format!(
                "the collation version of the system changed from {} to {}: indexes on text may be corrupt",
                change.built_with, change.now
            ),
            format!(
                "REINDEX DATABASE {0}; ALTER DATABASE {0} REFRESH COLLATION VERSION",
                change.database
            ),
        ));
    }
    findings
}

fn evaluate_server(server: &ServerFacts) -> Vec<Finding> {
    let mut findings = Vec::new();
    let version = &server.version;
    if server.major < MIN_MAJOR_VERSION {
        findings.push(Finding::problem(
            AREA,
            format!("Postgres {version} is not supported"),
            format!("upgrade to {MIN_MAJOR_VERSION} or newer"),
        ));
    } else {
        let size = format_bytes(server.size.unsigned_abs());
        findings.push(Finding::ok(
            AREA,
            format!("Postgres {version} responds; the database uses {size}"),
        ));
    }
    let read_only = match server.access {
        WriteAccess::Writable => None,
        WriteAccess::ReadOnly => Some("default_transaction_read_only is on"),
        WriteAccess::Standby => Some("the host is a standby"),
    };
    if let Some(reason) = read_only {
        findings.push(Finding::problem(
            AREA,
            format!("the database is read-only: {reason}"),
            "point DATABASE_URL to the primary, or list several hosts with target_session_attrs=read-write",
        ));
    }
    if !server.has_autovacuum {
        findings.push(Finding::problem(
            AREA,
            "autovacuum or track_counts is off: tables grow without limit",
            "turn both on in postgresql.conf",
        ));
    }
    if server.transaction_age > HIGH_TRANSACTION_AGE {
        let make = if server.transaction_age > CRITICAL_TRANSACTION_AGE {
            Finding::problem
        } else {
            Finding::warning
        };
        findings.push(make(
            AREA,
            format!(
                "the oldest unfrozen row is {} million transactions old; at 2000 million, Postgres stops accepting writes",
                server.transaction_age / 1_000_000
            ),
            "run VACUUM (FREEZE), and find the long transaction or replication slot that blocks autovacuum".to_owned(),
        ));
    }
    if server.shared_buffers <= DEFAULT_BUFFERS_BYTES && server.size > LARGE_DATABASE_BYTES {
        findings.push(Finding::warning(
            AREA,
            format!(
                "shared_buffers is {}, the installation default, and the database does not fit into it",
                format_bytes(server.shared_buffers.unsigned_abs())
            ),
            "set it to a quarter of the machine's memory",
        ));
    }
    if !server.has_session_limits {
        findings.push(Finding::problem(
            AREA,
            "sessions have lost the limits that the server set when it opened them",
            "set pool_mode=session in the pooler, or remove the pooler: the server has its own connection pool",
        ));
    }
    if server.idle_session_seconds > 0 {
        findings.push(Finding::warning(
            AREA,
            format!("Postgres closes idle connections after {} s", server.idle_session_seconds),
            "set idle_session_timeout to 0 for the database user of the server, which keeps its connections open",
        ));
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::doctor::facts::{format_warnings, healthy};
    use crate::domain::diagnosis::CollationChange;

    /// Returns the warnings for a healthy database after `change`.
    fn warnings_with(change: impl FnOnce(&mut DatabaseFacts)) -> String {
        let mut facts = healthy();
        change(&mut facts);
        format_warnings(evaluate(&facts))
    }

    #[test]
    fn unsafe_settings_are_problems() {
        let lossy = warnings_with(|facts| facts.unsafe_settings = vec!["fsync = off".into()]);
        assert!(lossy.starts_with("problem") && lossy.contains("with fsync = off"), "{lossy}");
        let growing = warnings_with(|facts| facts.server.has_autovacuum = false);
        assert!(growing.starts_with("problem") && growing.contains("autovacuum"), "{growing}");
        let old = warnings_with(|facts| facts.server.transaction_age = HIGH_TRANSACTION_AGE + 1);
        assert!(old.starts_with("warning") && old.contains("VACUUM (FREEZE)"), "{old}");
        let too_old =
            warnings_with(|facts| facts.server.transaction_age = CRITICAL_TRANSACTION_AGE + 1);
        assert!(too_old.starts_with("problem"), "{too_old}");
        let pooler = warnings_with(|facts| facts.server.has_session_limits = false);
        assert!(pooler.starts_with("problem") && pooler.contains("pooler"), "{pooler}");
        let hasty = warnings_with(|facts| facts.server.idle_session_seconds = 60);
        assert!(hasty.starts_with("warning") && hasty.contains("idle_session_timeout"), "{hasty}");
    }

    #[test]
    fn read_only_or_unsupported_database_is_problem() {
        let standby = warnings_with(|facts| facts.server.access = WriteAccess::Standby);
        assert!(standby.starts_with("problem") && standby.contains("standby"), "{standby}");
        let read_only = warnings_with(|facts| facts.server.access = WriteAccess::ReadOnly);
        assert!(read_only.contains("default_transaction_read_only"), "{read_only}");
        let ancient = warnings_with(|facts| facts.server.major = 12);
        assert!(ancient.starts_with("problem") && ancient.contains("14 or newer"), "{ancient}");
    }

    #[test]
    fn small_buffers_warn_for_large_database() {
        assert_eq!(warnings_with(|facts| facts.server.shared_buffers = DEFAULT_BUFFERS_BYTES), "");
        let small = warnings_with(|facts| {
            facts.server.shared_buffers = DEFAULT_BUFFERS_BYTES;
            facts.server.size = 2 * LARGE_DATABASE_BYTES;
        });
        assert!(small.starts_with("warning") && small.contains("shared_buffers"), "{small}");
    }

    #[test]
    fn changed_collation_requires_reindex() {
        let change = CollationChange {
            database: "games".into(),
            built_with: "2.31".into(),
            now: "2.36".into(),
        };
        let found = warnings_with(|facts| facts.collation = Some(change));
        assert!(found.starts_with("problem"), "{found}");
        assert!(
            found.contains("2.31 to 2.36") && found.contains("REINDEX DATABASE games"),
            "{found}"
        );
    }
}
