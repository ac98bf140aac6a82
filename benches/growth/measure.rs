use std::time::Duration;

use super::Filled;
use super::filled::{Operation, PlanLog, Scan, Visit};

/// Cost of an operation.
pub struct Measured {
    /// Latency for data that was requested before.
    pub p50: Duration,
    /// Latency for data that was not requested before.
    pub first_p50: Duration,
    /// Latency under the load of other players' commands.
    pub p99_beside: Duration,
    /// Scans in the execution plans of the operation.
    pub scans: Vec<Scan>,
}

/// Number of runs without load, each with different data.
const THINGS: u64 = 100;
/// Number of repetitions of these runs.
const TURNS: usize = 3;
/// Number of runs under load.
const BESIDE: u64 = 200;
/// Commands per second of the load.
const COMMANDS: u32 = 100;

/// Measures all operations on all databases. Alternates between the databases, so that other
/// activity on the machine affects all figures equally.
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
    // Last, because logging plans slows down the server.
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
