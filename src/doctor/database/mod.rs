//! The database: whether it can be reached, is set up as it should be, and is clean.

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

/// What became of the look at the database.
pub(super) enum Look {
    /// The first start makes it.
    NotMade,
    OutOfReach {
        why: String,
        is_private: bool,
    },
    Facts {
        facts: Box<DatabaseFacts>,
        begun: Timestamp,
        ended: Timestamp,
    },
}

/// Joins or starts the private Postgres, if there is one, and looks. Nothing is made or changed.
pub(super) async fn look(config: &Config, clock: fn() -> Timestamp) -> Look {
    let is_private = config.database_url.is_none();
    if !Database::is_made(config) {
        return Look::NotMade;
    }
    let database = match Database::open(config).await {
        Ok(database) => database,
        Err(error) => return Look::OutOfReach { why: error.to_string(), is_private },
    };
    let begun = clock();
    let examined = service::examine(&database.pool).await;
    let ended = clock();
    database.close().await;
    match examined {
        Ok(facts) => Look::Facts { facts: Box::new(facts), begun, ended },
        Err(error) => Look::OutOfReach { why: error.to_string(), is_private },
    }
}

/// Why there are no facts.
pub(super) fn judge_absence(look: &Look, data: &str) -> Option<Finding> {
    match look {
        Look::NotMade => Some(Finding::warning(
            AREA,
            format!("there is none in {data} yet"),
            "the first start makes it; if there should be one, set KINGDOMAIL_DATA to its folder",
        )),
        Look::OutOfReach { why, is_private } => Some(Finding::problem(
            AREA,
            why,
            if *is_private {
                "see server.log in the data folder, and run this as the user who runs the server"
            } else {
                "start Postgres, or correct DATABASE_URL"
            },
        )),
        Look::Facts { .. } => None,
    }
}

/// How the database is set up and how clean it is, for a server with a pool of this size.
pub(super) fn judge(facts: &DatabaseFacts, pool_size: usize) -> Vec<Finding> {
    let mut findings = server::judge(facts);
    findings.extend(upkeep::judge(facts, pool_size));
    findings.extend(replication::judge(facts.replication, &facts.incidents));
    findings
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::doctor::facts::{healthy, warned_of};

    #[test]
    fn of_a_sound_database_nothing_bad_is_said() {
        assert_eq!(warned_of(judge(&healthy(), 16)), "");
        assert!(judge(&healthy(), 16).len() >= 3, "it is said what was looked at");
    }

    #[test]
    fn a_database_without_an_answer_is_told_with_the_reason() {
        let gone =
            Look::OutOfReach { why: "one:5432: connection refused".into(), is_private: false };
        let finding = judge_absence(&gone, "/srv").expect("a finding").to_string();
        assert!(finding.starts_with("problem"), "{finding}");
        assert!(
            finding.contains("one:5432: connection refused") && finding.contains("DATABASE_URL")
        );
        let new = judge_absence(&Look::NotMade, "/srv").expect("a finding").to_string();
        assert!(new.starts_with("warning") && new.contains("/srv"), "{new}");
    }
}
