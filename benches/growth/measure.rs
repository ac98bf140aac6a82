use std::time::Duration;

use super::Filled;
use super::filled::{Operation, OperationRunner, PlanLog, Scan};

/// Cost of an operation.
pub struct Measurement {
    /// Latency for data that was requested before.
    pub p50: Duration,
    /// Latency for data that was not requested before.
    pub first_p50: Duration,
    /// Latency under the load of other players' commands.
    pub p99_under_load: Duration,
    /// Scans in the execution plans of the operation.
    pub scans: Vec<Scan>,
}

/// Number of runs without load, each with different data.
const UNLOADED_RUNS: u64 = 100;
/// Number of repetitions of these runs.
const REPETITIONS: usize = 3;
/// Number of runs under load.
const LOADED_RUNS: u64 = 200;
/// Commands per second of the load.
const COMMANDS_PER_SECOND: u32 = 100;

/// Measures all operations on all databases. Alternates between the databases, so that other
/// activity on the machine affects all figures equally.
pub async fn measure(all: &[Filled]) -> Vec<(u64, Vec<(Operation, Measurement)>)> {
    let mut measured: Vec<_> = all.iter().map(|filled| (filled.games, Vec::new())).collect();
    for operation in Operation::ALL {
        let mut times: Vec<_> = all.iter().map(|_| (Vec::new(), Vec::new())).collect();
        for (filled, (first, _)) in all.iter().zip(&mut times) {
            measure_unloaded(&filled.runner, operation, first).await;
        }
        for _ in 0..REPETITIONS {
            for (filled, (_, again)) in all.iter().zip(&mut times) {
                measure_unloaded(&filled.runner, operation, again).await;
            }
        }
        for ((filled, (first, again)), (_, measured)) in all.iter().zip(times).zip(&mut measured) {
            let under_load = measure_under_load(&filled.runner, operation).await;
            let measurement = Measurement {
                p50: percentile(again, 50),
                first_p50: percentile(first, 50),
                p99_under_load: percentile(under_load, 99),
                scans: Vec::new(),
            };
            measured.push((operation, measurement));
        }
    }
    // Last, because logging plans slows down the server.
    for (filled, (_, measured)) in all.iter().zip(&mut measured) {
        record_scans(filled, measured).await;
    }
    measured
}

async fn record_scans(filled: &Filled, measured: &mut [(Operation, Measurement)]) {
    let Filled { service, runner, .. } = filled;
    let mut log = PlanLog::begin(&service.ctx.pool, &service.folder, &[]).await;
    for (operation, measured) in measured {
        runner.run(*operation, 1).await;
        log.scans().await;
        runner.run(*operation, 0).await;
        measured.scans = log.scans().await;
    }
}

async fn measure_unloaded(
    runner: &OperationRunner,
    operation: Operation,
    durations: &mut Vec<Duration>,
) {
    for round in 0..UNLOADED_RUNS {
        durations.push(runner.run(operation, round).await);
    }
}

async fn measure_under_load(runner: &OperationRunner, operation: Operation) -> Vec<Duration> {
    let commands = async {
        let mut ticks = tokio::time::interval(Duration::from_secs(1) / COMMANDS_PER_SECOND);
        for round in 0.. {
            ticks.tick().await;
            runner.run(Operation::Command, round).await;
        }
    };
    let measured = async {
        let mut under_load = Vec::new();
        for round in 0..LOADED_RUNS {
            under_load.push(runner.run(operation, round).await);
        }
        under_load
    };
    tokio::select! {
        () = commands => Vec::new(),
        under_load = measured => under_load,
    }
}

fn percentile(mut durations: Vec<Duration>, percent: usize) -> Duration {
    durations.sort_unstable();
    durations[durations.len() * percent / 100]
}
