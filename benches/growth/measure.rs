use std::time::Duration;

use super::filled::{Operation, RowsRead, Visit};
use super::service::Service;

/// What an operation costs.
pub struct Measured {
    /// Of things that were asked for before.
    pub p50: Duration,
    /// Of things that were not.
    pub first_p50: Duration,
    /// Beside commands of others.
    pub p99_beside: Duration,
    /// Rows that Postgres reads, of all tables.
    pub rows: i64,
    /// The tables that were read from their beginning on.
    pub scanned: Vec<RowsRead>,
}

/// How often each is done alone.
const ROUNDS: u64 = 100;
/// How often it is done beside the commands of others.
const BESIDE: u64 = 200;
/// How many commands a second others play meanwhile.
const COMMANDS: u32 = 100;

pub async fn measure(service: &Service, visit: &Visit, operation: Operation) -> Measured {
    let mut first = Vec::new();
    for round in 0..ROUNDS {
        first.push(visit.carry_out(operation, round).await);
    }
    let mut again = Vec::new();
    for round in 0..ROUNDS {
        again.push(visit.carry_out(operation, round).await);
    }
    let before = RowsRead::so_far(&service.ctx.pool).await;
    visit.carry_out(operation, 0).await;
    let read = RowsRead::since(&RowsRead::so_far(&service.ctx.pool).await, &before);
    let mut beside = beside_commands(visit, operation).await;
    Measured {
        p50: percentile(&mut again, 50),
        first_p50: percentile(&mut first, 50),
        p99_beside: percentile(&mut beside, 99),
        rows: read.iter().map(|read| read.rows).sum(),
        scanned: read.into_iter().filter(|read| read.scans > 0).collect(),
    }
}

async fn beside_commands(visit: &Visit, operation: Operation) -> Vec<Duration> {
    let commands = async {
        let mut turns = tokio::time::interval(Duration::from_secs(1) / COMMANDS);
        for round in 0.. {
            turns.tick().await;
            visit.carry_out(Operation::Command, round).await;
        }
    };
    let measured = async {
        let mut beside = Vec::new();
        for round in 0..BESIDE {
            beside.push(visit.carry_out(operation, round).await);
        }
        beside
    };
    tokio::select! {
        () = commands => Vec::new(),
        beside = measured => beside,
    }
}

fn percentile(durations: &mut [Duration], percent: usize) -> Duration {
    durations.sort_unstable();
    durations[durations.len() * percent / 100]
}
