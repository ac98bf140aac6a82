//! Log output during a database outage.

use serde_json::Value;

use crate::folder::{DataFolder, start_durable_postgres};
use crate::output::Output;
use crate::program;

#[test]
fn database_outage_logs_two_warnings() {
    let (data, postgres) = (DataFolder::new("outage"), DataFolder::new("outage-database"));
    let cluster = start_durable_postgres(&postgres);
    let mut command = program::kingdomail(&data.0);
    command.arg("worker");
    command.env("DATABASE_URL", cluster.url("postgres"));
    command.env("KINGDOMAIL_TOKEN_SECRET", "a secret for a worker, of thirty-two bytes");
    command.envs([("KINGDOMAIL_LOG_FORMAT", "json"), ("KINGDOMAIL_LOG", "kingdomail=debug")]);
    let worker = Output::spawn(command);
    worker.line_with("worker is running");
    cluster.stop().expect("stopped");

    // Each task fails several times.
    let mut warnings = Vec::new();
    let mut next = |words: &str| {
        let line: Value = loop {
            let line = worker.line_with(words);
            if let Ok(line) = serde_json::from_str(&line) {
                break line;
            }
        };
        if line["level"] != "DEBUG" {
            warnings.push(line.clone());
        }
        line
    };
    for _ in 0..60 {
        next("database unavailable");
    }
    let cluster = start_durable_postgres(&postgres);
    let end = loop {
        let line = next(r#""message":"database "#);
        if line["fields"]["message"] == "database available again" {
            break line;
        }
    };
    assert!(end["fields"]["failures"].as_u64().is_some_and(|failures| failures >= 60), "{end}");
    assert!(end["fields"]["seconds"].as_f64().is_some(), "{end}");
    assert_eq!(warnings.len(), 2, "{warnings:?}");
    worker.stop();
    cluster.stop().expect("stopped");
}
