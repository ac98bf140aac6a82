//! Checks that the database is reachable, correctly configured and maintained.

mod replication;
mod server;
mod upkeep;

use jiff::Timestamp;

use crate::bootstrap::Database;
use crate::config::Config;
use crate::domain::diagnosis::DatabaseFacts;
use crate::service;

use super::finding::Finding;

const AREA: &str = "database";

/// Error texts for a full disk: the message of the system, and the SQLSTATE of Postgres.
const DISK_FULL: [&str; 2] = ["No space left on device", " 53100 "];

/// Part of the error that rejects transaction pooling.
const POOLER: &str = "points to a pooler";

/// Result of collecting facts about the database.
pub(super) enum DatabaseCheck {
    /// The private database does not exist yet; the first start creates it.
    NotCreated,
    Unreachable {
        reason: String,
        is_private: bool,
    },
    Facts {
        facts: Box<DatabaseFacts>,
        begun: Timestamp,
        ended: Timestamp,
    },
}

/// Starts the private Postgres, or uses the running one, and collects facts. Creates and changes
/// nothing.
pub(super) async fn collect(config: &Config, clock: fn() -> Timestamp) -> DatabaseCheck {
    let is_private = config.database_url.is_none();
    if !Database::exists(config) {
        return DatabaseCheck::NotCreated;
    }
    let database = match Database::open(config).await {
        Ok(database) => database,
        Err(error) => return DatabaseCheck::Unreachable { reason: error.to_string(), is_private },
    };
    // Runs before all other queries, because a pooler that mixes sessions makes their results
    // unpredictable.
    if let Err(error) = database.reject_transaction_pooling().await {
        return DatabaseCheck::Unreachable { reason: error.to_string(), is_private };
    }
    let begun = clock();
    let examined = service::collect_database_facts(&database.pool).await;
    let ended = clock();
    database.close().await;
    match examined {
        Ok(facts) => DatabaseCheck::Facts { facts: Box::new(facts), begun, ended },
        Err(error) => DatabaseCheck::Unreachable { reason: error.to_string(), is_private },
    }
}

/// Returns the finding for missing facts. `is_full` is true if the disk of the data folder is full.
pub(super) fn evaluate_unavailable(
    check: &DatabaseCheck,
    data: &str,
    is_full: bool,
) -> Option<Finding> {
    match check {
        DatabaseCheck::NotCreated => Some(Finding::warning(
            AREA,
            format!("there is no database in {data} yet"),
            "the first start creates it; if it already exists, set KINGDOMAIL_DATA to its folder",
        )),
        DatabaseCheck::Unreachable { is_private: true, .. } if is_full => Some(Finding::problem(
            AREA,
            format!("the disk of {data} is full: Postgres cannot start"),
            "free disk space and start the server again; acknowledged moves are not lost",
        )),
        DatabaseCheck::Unreachable { reason, .. }
            if DISK_FULL.iter().any(|full| reason.contains(full)) =>
        {
            Some(Finding::problem(
                AREA,
                "the disk of Postgres is full: it cannot write",
                "free disk space on the machine of Postgres; acknowledged moves are not lost",
            ))
        }
        DatabaseCheck::Unreachable { reason, is_private } => Some(Finding::problem(
            AREA,
            reason,
            if *is_private {
                "see server.log in the data folder, and run this command as the user that runs the server"
            } else if reason.contains(POOLER) {
                "set pool_mode=session, or point DATABASE_URL directly to Postgres"
            } else {
                "start Postgres, or correct DATABASE_URL"
            },
        )),
        DatabaseCheck::Facts { .. } => None,
    }
}

/// Evaluates the configuration and the maintenance of the database for a server with `pool_size`
/// connections.
pub(super) fn evaluate(facts: &DatabaseFacts, pool_size: usize) -> Vec<Finding> {
    let mut findings = server::evaluate(facts);
    findings.extend(upkeep::evaluate(facts, pool_size));
    findings.extend(replication::evaluate(facts.replication, &facts.incidents));
    findings
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::doctor::facts::{format_warnings, healthy};

    #[test]
    fn healthy_database_has_no_warnings() {
        assert_eq!(format_warnings(evaluate(&healthy(), 16)), "");
        assert!(evaluate(&healthy(), 16).len() >= 3, "it is said what was looked at");
    }

    #[test]
    fn unreachable_database_is_reported_with_reason() {
        let gone = DatabaseCheck::Unreachable {
            reason: "one:5432: connection refused".into(),
            is_private: false,
        };
        let finding = evaluate_unavailable(&gone, "/srv", true).expect("a finding").to_string();
        assert!(finding.starts_with("problem"), "{finding}");
        assert!(
            finding.contains("one:5432: connection refused") && finding.contains("DATABASE_URL")
        );
        let pooled = DatabaseCheck::Unreachable {
            reason: "DATABASE_URL points to a pooler, such as PgBouncer".into(),
            is_private: false,
        };
        let finding = evaluate_unavailable(&pooled, "/srv", false).expect("a finding").to_string();
        assert!(finding.contains("→ set pool_mode=session"), "{finding}");
        assert!(!finding.contains("start Postgres"), "{finding}");
        let new = evaluate_unavailable(&DatabaseCheck::NotCreated, "/srv", false)
            .expect("a finding")
            .to_string();
        assert!(new.starts_with("warning") && new.contains("/srv"), "{new}");
    }

    #[test]
    fn full_disk_is_reported_as_cause() {
        let finding = |reason: &str, is_private, is_full| {
            let check = DatabaseCheck::Unreachable { reason: reason.into(), is_private };
            evaluate_unavailable(&check, "/srv", is_full).expect("a finding").to_string()
        };
        let log = "FATAL: could not write lock file \"postmaster.pid\"";
        let private = finding(log, true, true);
        assert!(private.contains("the disk of /srv is full"), "{private}");
        assert!(private.contains("free disk space") && !private.contains("FATAL"), "{private}");
        let other =
            finding("the database is unavailable: 53100 could not extend file", false, false);
        assert!(other.contains("the disk of Postgres is full"), "{other}");
    }
}
