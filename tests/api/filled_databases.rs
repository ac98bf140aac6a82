//! What holds for databases with many games: the generator of such databases makes real games, and nothing that players wait for, or that
//! every node looks for again and again, reads more the more games there are.

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

/// So many rows of all tables are read at most, however many games there are. A page has 20 games of up to five seats.
const MOST_ROWS: u64 = 1_000;
/// More than may be read.
const GAMES: u64 = 1_500;

#[tokio::test]
async fn nothing_that_is_asked_often_reads_a_growing_table_from_its_beginning_on() {
    // Its log is its own.
    let database = Durable::start().await;
    let server = TestServer::on(&database.url);
    fill(&server.ctx.pool, Mix::Played, GAMES, server.ctx.now()).await;
    let visit = Visit::begin(&server.ctx, server.address, GAMES).await;
    // Of small tables the planner would read all: where it still does there is no index for it.
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
        // That one looks at so many players at once.
        if rows > MOST_ROWS && operation != Operation::OldRows {
            let mut of_tables: BTreeMap<&str, u64> = BTreeMap::new();
            scans.iter().for_each(|scan| *of_tables.entry(&scan.table).or_default() += scan.rows);
            wrong.push(format!("{name} reads {rows} rows: {of_tables:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
