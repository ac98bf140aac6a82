use std::time::Duration;

use super::filled::{Operation, PlanLog, Scan, Visit};
use super::service::Service;

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

/// How often each is done alone.
const ROUNDS: u64 = 100;
/// How often it is done beside the commands of others.
const BESIDE: u64 = 200;
/// How many commands a second others play meanwhile.
const COMMANDS: u32 = 100;

/// Measures all operations, one after the other.
pub async fn measure(service: &Service, visit: &Visit) -> Vec<(Operation, Measured)> {
    let mut measured = Vec::new();
    for operation in Operation::ALL {
        measured.push((operation, times(visit, operation).await));
    }
    // At the end, because it takes time itself.
    let mut log = PlanLog::begin(&service.ctx.pool, &service.folder, &[]).await;
    for (operation, measured) in &mut measured {
        visit.carry_out(*operation, 1).await;
        log.scans().await;
        visit.carry_out(*operation, 0).await;
        measured.scans = log.scans().await;
    }
    measured
}

async fn times(visit: &Visit, operation: Operation) -> Measured {
    let (mut first, mut again) = (Vec::new(), Vec::new());
    for durations in [&mut first, &mut again] {
        for round in 0..ROUNDS {
            durations.push(visit.carry_out(operation, round).await);
        }
    }
    let mut beside = beside_commands(visit, operation).await;
    Measured {
        p50: percentile(&mut again, 50),
        first_p50: percentile(&mut first, 50),
        p99_beside: percentile(&mut beside, 99),
        scans: Vec::new(),
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
