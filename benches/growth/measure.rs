use std::time::Duration;

use super::Filled;
use super::filled::{Operation, PlanLog, Scan, Visit};

/// What an operation costs.
pub struct Measured {
    /// Of things that were asked for before.
    pub p50: Duration,
    /// Of things that were not.
    pub first_p50: Duration,
    /// Beside commands of others.
    pub p99_beside: Duration,
    /// How Postgres reads what it needs.
    pub scans: Vec<Scan>,
}

/// How often each is done alone, for other things each time.
const THINGS: u64 = 100;
/// How often all of that is done again.
const TURNS: usize = 3;
/// How often it is done beside the commands of others.
const BESIDE: u64 = 200;
/// How many commands a second others play meanwhile.
const COMMANDS: u32 = 100;

/// Measures all operations on all databases. They take turns, so that what else the machine does is in the figures of each.
pub async fn measure(all: &[Filled]) -> Vec<(u64, Vec<(Operation, Measured)>)> {
    let mut measured: Vec<_> = all.iter().map(|filled| (filled.games, Vec::new())).collect();
    for operation in Operation::ALL {
        let mut times: Vec<_> = all.iter().map(|_| (Vec::new(), Vec::new())).collect();
        for (filled, (first, _)) in all.iter().zip(&mut times) {
            alone(&filled.visit, operation, first).await;
        }
        for _ in 0..TURNS {
            for (filled, (_, again)) in all.iter().zip(&mut times) {
                alone(&filled.visit, operation, again).await;
            }
        }
        for ((filled, (first, again)), (_, measured)) in all.iter().zip(times).zip(&mut measured) {
            let beside = beside_commands(&filled.visit, operation).await;
            let measured_here = Measured {
                p50: percentile(again, 50),
                first_p50: percentile(first, 50),
                p99_beside: percentile(beside, 99),
                scans: Vec::new(),
            };
            measured.push((operation, measured_here));
        }
    }
    // At the end, because it takes time itself.
    for (filled, (_, measured)) in all.iter().zip(&mut measured) {
        look_at_scans(filled, measured).await;
    }
    measured
}

async fn look_at_scans(filled: &Filled, measured: &mut [(Operation, Measured)]) {
    let Filled { service, visit, .. } = filled;
    let mut log = PlanLog::begin(&service.ctx.pool, &service.folder, &[]).await;
    for (operation, measured) in measured {
        visit.carry_out(*operation, 1).await;
        log.scans().await;
        visit.carry_out(*operation, 0).await;
        measured.scans = log.scans().await;
    }
}

async fn alone(visit: &Visit, operation: Operation, durations: &mut Vec<Duration>) {
    for round in 0..THINGS {
        durations.push(visit.carry_out(operation, round).await);
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

fn percentile(mut durations: Vec<Duration>, percent: usize) -> Duration {
    durations.sort_unstable();
    durations[durations.len() * percent / 100]
}
