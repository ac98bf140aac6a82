//! Scaling of queries with the number of games: the generator of filled databases creates valid
//! games, and latency-critical or frequently polled queries read a bounded number of rows.

#[path = "../filled/mod.rs"]
mod filled;

use std::collections::BTreeMap;

use filled::{Mix, Operation, OperationRunner, PlanLog, Scan, fill};
use kingdomail::service;

use crate::support::{Durable, TestServer};

#[tokio::test]
async fn generated_games_match_their_events() {
    for (mix, games) in [(Mix::Played, 300), (Mix::FinishedGamesOfFour, 30)] {
        let server = TestServer::start().await;
        fill(&server.ctx.pool, mix, games, server.ctx.now()).await;
        let found = service::check_games(&server.ctx).await.expect("a check");
        assert_eq!(found, (usize::try_from(games).expect("a few"), Vec::new()), "{mix:?}");
    }
}

/// Maximum number of rows read from all tables, whatever the number of games. A page has 20 games
/// of up to five seats.
const MAX_ROWS_READ: u64 = 1_000;
/// More than [`MAX_ROWS_READ`].
const GAMES: u64 = 1_500;

#[tokio::test]
async fn frequent_operations_avoid_sequential_scans() {
    // A private cluster, because the test reads the Postgres log.
    let database = Durable::start().await;
    let server = TestServer::with_database(&database.url);
    fill(&server.ctx.pool, Mix::Played, GAMES, server.ctx.now()).await;
    let runner = OperationRunner::begin(&server.ctx, server.address, GAMES).await;
    // The planner prefers sequential scans on small tables; a remaining one shows a missing index.
    let settings = ["enable_seqscan = off"];
    let mut log = PlanLog::begin(&server.ctx.pool, database.folder.path(), &settings).await;
    let mut wrong = Vec::new();
    for operation in Operation::ALL {
        let name = operation.name();
        runner.run(operation, 1).await;
        log.scans().await;
        runner.run(operation, 0).await;
        let scans = log.scans().await;
        assert!(operation == Operation::Readiness || !scans.is_empty(), "{name}");
        wrong.extend(
            scans.iter().filter(|scan| scan.index.is_none() && scan.table != "heartbeat").map(
                |Scan { table, statement, .. }| format!("{name} reads all of {table}: {statement}"),
            ),
        );
        let rows: u64 = scans.iter().map(|scan| scan.rows).sum();
        // This operation processes a fixed number of players per run.
        if rows > MAX_ROWS_READ && operation != Operation::OldRows {
            let mut of_tables: BTreeMap<&str, u64> = BTreeMap::new();
            scans.iter().for_each(|scan| *of_tables.entry(&scan.table).or_default() += scan.rows);
            wrong.push(format!("{name} reads {rows} rows: {of_tables:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
