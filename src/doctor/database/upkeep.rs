//! Checks the maintenance of the database: migrations, available connections and dead rows.

use crate::doctor::finding::{Finding, format_bytes, format_duration};
use crate::domain::diagnosis::{ConnectionFacts, DatabaseFacts, MigrationFacts};

const AREA: &str = "database";
/// Number of dead rows that is reported if it is at least half the number of live rows.
const MIN_DEAD_ROWS: i64 = 50_000;
/// Number of tables reported with their size. `/metrics` lists all of them.
const MAX_LISTED_TABLES: usize = 5;

pub(super) fn evaluate(facts: &DatabaseFacts, pool_size: usize) -> Vec<Finding> {
    let mut findings = vec![
        evaluate_migrations(&facts.migrations),
        evaluate_connections(facts.connections, pool_size),
    ];
    for transaction in &facts.long_transactions {
        findings.push(Finding::warning(
            AREA,
            format!(
                "a transaction of {} has run for {} and blocks the removal of dead rows",
                transaction.application,
                format_duration(transaction.seconds)
            ),
            format!("end it with SELECT pg_terminate_backend({})", transaction.pid),
        ));
    }
    let is_bloated = |dead: i64, live: i64| dead >= MIN_DEAD_ROWS && dead.saturating_mul(2) >= live;
    for table in facts.tables.iter().filter(|table| is_bloated(table.dead_rows, table.live_rows)) {
        findings.push(Finding::warning(
            AREA,
            format!(
                "table {} has {} dead and {} live rows ({})",
                table.name,
                table.dead_rows,
                table.live_rows,
                format_bytes(table.size.unsigned_abs())
            ),
            format!(
                "run VACUUM (ANALYZE) {}; if this recurs, lower autovacuum_vacuum_scale_factor",
                table.name
            ),
        ));
    }
    let largest = facts.table_sizes.iter().take(MAX_LISTED_TABLES);
    let largest: Vec<String> = largest
        .map(|table| format!("{} ({})", table.name, format_bytes(table.bytes.unsigned_abs())))
        .collect();
    if !largest.is_empty() {
        findings.push(Finding::ok(AREA, format!("largest tables: {}", largest.join(", "))));
    }
    findings
}

fn evaluate_migrations(migrations: &MigrationFacts) -> Finding {
    let MigrationFacts { applied, pending, unknown } = migrations;
    match (unknown, *applied, *pending) {
        (Some(newest), ..) => Finding::problem(
            AREA,
            format!("a newer release has used the database: it has migration {newest}"),
            "run that release or a later one, or restore a backup of this release",
        ),
        (None, 0, _) => {
            Finding::warning(AREA, "the database has no tables", "the first start creates them")
        }
        (None, _, 0) => Finding::ok(AREA, format!("all {applied} migrations are applied")),
        (None, ..) => Finding::warning(
            AREA,
            format!("pending migrations: {pending}"),
            "make a backup, then run `kingdomail migrate` or start the server",
        ),
    }
}

fn evaluate_connections(connections: ConnectionFacts, pool_size: usize) -> Finding {
    let ConnectionFacts { allowed, node_connections, other_connections } = connections;
    // One pool for requests, one of equal size for deadlines and messages, and two connections for
    // probes and metrics.
    let needed = i64::try_from(2 * pool_size + 2).unwrap_or(i64::MAX);
    let in_use = node_connections + other_connections;
    let remedy = "raise max_connections in Postgres, or lower KINGDOMAIL_POOL_SIZE";
    if needed > allowed {
        let what = format!(
            "Postgres allows {allowed} connections, but a server with this KINGDOMAIL_POOL_SIZE opens up to {needed}"
        );
        return Finding::problem(AREA, what, remedy);
    }
    let what = format!(
        "{in_use} of {allowed} Postgres connections are in use, {other_connections} of them by other programs; a server opens up to {needed}"
    );
    if other_connections + needed.max(node_connections) > allowed {
        return Finding::warning(AREA, what, remedy);
    }
    Finding::ok(AREA, what)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::doctor::facts::{format_warnings, healthy};
    use crate::domain::diagnosis::{LongTransaction, TableFacts, TableSize};

    /// Returns the warnings for a healthy database after `change`.
    fn warnings_with(change: impl FnOnce(&mut DatabaseFacts)) -> String {
        let mut facts = healthy();
        change(&mut facts);
        format_warnings(evaluate(&facts, 16))
    }

    #[test]
    fn largest_tables_are_reported_with_size() {
        let mut facts = healthy();
        let sizes = [("events", 3 << 30), ("games", 5 << 20)];
        facts.table_sizes =
            sizes.map(|(name, bytes)| TableSize { name: name.into(), bytes }).into();
        let found = evaluate(&facts, 16);
        let lines = found.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n");
        assert!(lines.contains("events (3.0 GiB), games (5.0 MiB)"), "{lines}");
    }

    #[test]
    fn pending_and_unknown_migrations_are_reported() {
        let pending = warnings_with(|facts| facts.migrations.pending = 3);
        assert!(
            pending.starts_with("warning") && pending.contains("kingdomail migrate"),
            "{pending}"
        );
        let newer = warnings_with(|facts| facts.migrations.unknown = Some("2099".into()));
        assert!(newer.starts_with("problem") && newer.contains("2099"), "{newer}");
        let empty = warnings_with(|facts| {
            facts.migrations = MigrationFacts { applied: 0, pending: 36, unknown: None };
        });
        assert!(empty.contains("no tables"), "{empty}");
    }

    #[test]
    fn connection_limit_includes_other_clients() {
        let few = warnings_with(|facts| facts.connections.allowed = 33);
        assert!(few.starts_with("problem") && few.contains("up to 34"), "{few}");
        let alone = warnings_with(|facts| {
            (facts.connections.allowed, facts.connections.other_connections) = (34, 0);
        });
        assert_eq!(alone, "");
        let shared = warnings_with(|facts| facts.connections.other_connections = 97 - 33);
        assert!(shared.starts_with("warning") && shared.contains("max_connections"), "{shared}");
        let nodes = warnings_with(|facts| {
            facts.connections.node_connections = 90;
            facts.connections.other_connections = 8;
        });
        assert!(nodes.starts_with("warning"), "{nodes}");
    }

    #[test]
    fn dead_rows_are_reported_with_cause() {
        let dead = |dead_rows, live_rows| TableFacts {
            name: "deliveries".into(),
            live_rows,
            dead_rows,
            size: 1 << 30,
        };
        let bloated =
            warnings_with(|facts| facts.tables = vec![dead(80_000, 100_000), dead(20_000, 0)]);
        assert!(bloated.contains("VACUUM (ANALYZE) deliveries"), "{bloated}");
        assert_eq!(bloated.lines().count(), 1, "few dead rows are no matter: {bloated}");
        assert_eq!(warnings_with(|facts| facts.tables = vec![dead(80_000, 1_000_000)]), "");
        let transaction = LongTransaction { pid: 77, application: "psql".into(), seconds: 7200.0 };
        let held = warnings_with(|facts| facts.long_transactions = vec![transaction]);
        assert!(
            held.contains("psql has run for 2 hours") && held.contains("backend(77)"),
            "{held}"
        );
    }
}
