//! Diagnoses a server for its operator and recommends fixes: `kingdomail doctor`.
//!
//! Each file covers one subject in two steps: `look` collects facts, and `judge`, a pure function,
//! evaluates them, so that tests can supply facts. Nothing in this module changes data or sends
//! messages, and no finding contains a secret.

mod clock;
mod database;
mod disk;
#[cfg(test)]
mod facts;
mod files;
mod finding;
mod links;
mod lookup;
mod mail;
mod nodes;
mod proxies;
mod server;
mod units;
mod work;

pub use finding::{Finding, Severity};

use jiff::Timestamp;

use crate::config::Config;
use database::Look;

/// Runs all checks. An unreachable dependency is a finding and does not prevent the other checks.
pub async fn examine(config: &Config, clock: fn() -> Timestamp) -> Vec<Finding> {
    let mut findings = server::judge(&server::look(config).await);
    let look = database::look(config, clock).await;
    let room = disk::look(&config.data);
    let is_full = room.is_some_and(disk::is_full);
    findings.extend(database::judge_absence(&look, &config.data.display().to_string(), is_full));
    if let Look::Facts { facts, begun, ended } = look {
        findings.extend(database::judge(&facts, config.pool_size));
        findings.extend(facts.work.iter().flat_map(work::judge));
        findings.extend(nodes::judge(&facts.nodes));
        findings.push(clock::judge(begun, ended, facts.server.clock));
    }
    if let Some(room) = room {
        findings.extend(disk::judge(&config.data, room));
    }
    findings.extend(files::judge(&files::look(config), files::user()));
    findings.extend(mail::judge(&mail::look(config, config.listen).await));
    findings.extend(links::judge(&links::look(config).await));
    findings.extend(proxies::judge(config));
    findings
}
