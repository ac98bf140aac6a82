//! Diagnoses a server for its operator and recommends fixes: `kingdomail doctor`.
//!
//! Each file covers one subject in two steps: `collect` gathers facts, and `evaluate`, a pure
//! function, evaluates them, so that tests can supply facts. Nothing in this module changes data or
//! sends messages, and no finding contains a secret.

mod clock;
mod database;
mod disk;
#[cfg(test)]
mod facts;
mod files;
mod finding;
mod links;
mod mail;
mod nodes;
mod proxies;
mod server;
mod work;

pub use finding::{Finding, Severity};

use jiff::Timestamp;

use crate::config::Config;

use self::database::DatabaseCheck;

/// Runs all checks. An unreachable dependency is a finding and does not prevent the other checks.
pub async fn run_checks(config: &Config, clock: fn() -> Timestamp) -> Vec<Finding> {
    let mut findings = server::evaluate(&server::collect(config).await);
    let check = database::collect(config, clock).await;
    let disk_space = disk::collect(&config.data);
    let is_full = disk_space.is_some_and(disk::is_full);
    findings.extend(database::evaluate_unavailable(
        &check,
        &config.data.display().to_string(),
        is_full,
    ));
    if let DatabaseCheck::Facts { facts, begun, ended } = check {
        findings.extend(database::evaluate(&facts, config.pool_size));
        findings.extend(facts.work.iter().flat_map(work::evaluate));
        findings.extend(nodes::evaluate(&facts.nodes));
        findings.push(clock::evaluate(begun, ended, facts.server.clock));
    }
    if let Some(disk_space) = disk_space {
        findings.extend(disk::evaluate(&config.data, disk_space));
    }
    findings.extend(files::evaluate(&files::collect(config), files::effective_user_id()));
    findings.extend(mail::evaluate(&mail::collect(config, config.listen).await));
    findings.extend(links::evaluate(&links::collect(config).await));
    findings.extend(proxies::evaluate(config));
    findings
}
