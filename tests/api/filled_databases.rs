//! Scaling of queries with the number of games: the generator of filled databases creates valid
//! games, and latency-critical or frequently polled queries read a bounded number of rows.

#[path = "../filled/mod.rs"]
mod filled;

use std::collections::BTreeMap;

use filled::{Mix, Operation, PlanLog, Scan, Visit, fill};
use kingdomail::service;

use crate::support::{Durable, TestServer};

#[tokio::test]
async fn a_generated_game_is_what_its_events_say() {
    for (mix, games) in [(Mix::Played, 300), (Mix::FinishedGamesOfFour, 30)] {
        let server = TestServer::start().await;
        fill(&server.ctx.pool, mix, games, server.ctx.now()).await;
        let found = service::check_games(&server.ctx).await.expect("a check");
        assert_eq!(found, (usize::try_from(games).expect("a few"), Vec::new()), "{mix:?}");
    }
}

/// Maximum number of rows read from all tables, whatever the number of games. A page has 20 games
/// of up to five seats.
const MOST_ROWS: u64 = 1_000;
/// More than [`MOST_ROWS`].
const GAMES: u64 = 1_500;

#[tokio::test]
async fn nothing_that_is_asked_often_reads_a_growing_table_from_its_beginning_on() {
    // A private cluster, because the test reads the Postgres log.
    let database = Durable::start().await;
    let server = TestServer::on(&database.url);
    fill(&server.ctx.pool, Mix::Played, GAMES, server.ctx.now()).await;
    let visit = Visit::begin(&server.ctx, server.address, GAMES).await;
    // The planner prefers sequential scans on small tables; a remaining one shows a missing index.
    let settings = ["enable_seqscan = off"];
    let mut log = PlanLog::begin(&server.ctx.pool, database.folder.path(), &settings).await;
    let mut wrong = Vec::new();
    for operation in Operation::ALL {
        let name = operation.name();
        visit.carry_out(operation, 1).await;
        log.scans().await;
        visit.carry_out(operation, 0).await;
        let scans = log.scans().await;
        assert!(operation == Operation::Readiness || !scans.is_empty(), "{name}");
        wrong.extend(
            scans.iter().filter(|scan| scan.index.is_none() && scan.table != "heartbeat").map(
                |Scan { table, statement, .. }| format!("{name} reads all of {table}: {statement}"),
            ),
        );
        let rows: u64 = scans.iter().map(|scan| scan.rows).sum();
        // This operation processes a fixed number of players per run.
        if rows > MOST_ROWS && operation != Operation::OldRows {
            let mut of_tables: BTreeMap<&str, u64> = BTreeMap::new();
            scans.iter().for_each(|scan| *of_tables.entry(&scan.table).or_default() += scan.rows);
            wrong.push(format!("{name} reads {rows} rows: {of_tables:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
