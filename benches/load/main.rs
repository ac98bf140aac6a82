//! Load test of commands over HTTP. Games with a pace and reminders are created through the API,
//! their commands are computed in advance, and 1, 16 and 64 connections play them. In between,
//! `pgbench` runs two reference workloads with prepared statements and the same number of
//! connections: the two statements of the baseline, and the two statements that the server sends
//! for a command. At the end, the deadlines of all games expire at the same moment.
//!
//! Run it with `cargo bench --profile dist --bench load`. Arguments after `--`:
//!
//! - a number: the duration of each sample in seconds, 4 by default;
//! - `deadlines`: measures the deadlines only;
//! - `notifications`: measures the cost of creating notifications;
//! - `streams`: measures the memory of 10,000 open streams and the fan-out latency of a move;
//! - `soak`: checks the state of Postgres after many rejected and abandoned requests.

mod baseline;
mod client;
mod cost;
mod deadlines;
mod games;
mod notifications;
mod own_statements;
mod percentiles;
mod pgbench;
mod service;
mod soak;
mod stream_clients;
mod streams;
#[path = "../../tests/soak/traffic.rs"]
mod traffic;

use std::time::Duration;

use baseline::Baseline;
use client::{Pace, Sample};
use cost::{Memory, PostgresCounters, ProcessorTime};
use own_statements::OwnStatements;

const CONNECTIONS: [usize; 3] = [1, 16, 64];
const ROUNDS: usize = 3;
/// Number of games: enough that no connection runs out of commands within a sample, and that games
/// are rarely cached.
const GAMES: usize = 4_000;

fn main() {
    let seconds = std::env::args().skip(1).find_map(|argument| argument.parse().ok()).unwrap_or(4);
    let sample = Duration::from_secs(seconds);
    let asked = |what: &str| std::env::args().any(|argument| argument == what);
    if asked("stream-clients") {
        stream_clients::run();
        return;
    }
    let runtime =
        tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");
    // Logs as a server does by default, but discards the output.
    tracing_subscriber::fmt().with_env_filter("info").with_writer(std::io::sink).init();
    let service = service::Service::start(&runtime);
    if asked("streams") {
        streams::run(&runtime, &service);
        return;
    }
    if asked("soak") {
        runtime.block_on(soak::run(&service));
        return;
    }
    println!("opening {GAMES} games …");
    let mut games = runtime.block_on(games::open(&service, GAMES));
    if asked("notifications") {
        let (without, with, _) = notifications::cost(&runtime, &service, games, sample);
        println!(
            "\n16 connections: {without:.0} commands/s without a worker, {with:.0} with a worker: ratio {:.2}",
            with / without
        );
        return;
    }
    if !asked("deadlines") {
        games = play(&runtime, &service, games, sample);
    }
    drop(games);
    let lateness = runtime.block_on(deadlines::fire_deadlines(&service, 2));
    println!(
        "\n{} deadlines at the same moment, fired by 2 nodes: lateness {:.2} s (p50), {:.2} s (p99)",
        lateness.fired, lateness.p50, lateness.p99
    );
}

/// Measurements of one round, taken one after the other.
struct Round {
    played: Sample,
    spent: ProcessorTime,
    baseline: f64,
    own_statements: f64,
}

impl Round {
    fn ratio(&self) -> f64 {
        self.played.per_second / self.baseline
    }
}

/// Measures the commands. Returns the same number of running games.
fn play(
    runtime: &tokio::runtime::Runtime,
    service: &service::Service,
    mut games: Vec<games::PlannedGame>,
    sample: Duration,
) -> Vec<games::PlannedGame> {
    println!("filling the tables of the baseline …");
    let baseline = Baseline::prepare(runtime, service);
    let own_statements = OwnStatements::prepare(runtime, service);
    let renewed = |games: &mut Vec<_>| {
        *games = runtime.block_on(games::top_up(service, std::mem::take(games), GAMES));
    };
    let (mut medians, mut commands) = (Vec::new(), 0);
    for connections in CONNECTIONS {
        let mut rounds: Vec<Round> = (0..ROUNDS)
            .map(|_| {
                renewed(&mut games);
                let before = ProcessorTime::read(service);
                let played = client::play(
                    service.address,
                    &mut games,
                    connections,
                    Pace::Unthrottled,
                    sample,
                );
                commands += played.commands;
                let spent = ProcessorTime::read(service).per_command_since(before, played.commands);
                let baseline = baseline.commands_per_second(connections, sample);
                let own_statements = own_statements.pairs_per_second(connections, sample);
                Round { played, spent, baseline, own_statements }
            })
            .collect();
        rounds.sort_by(|a, b| a.ratio().total_cmp(&b.ratio()));
        medians.push((connections, rounds.swap_remove(ROUNDS / 2)));
    }
    print(&medians);
    let Memory { server, backend } = Memory::read(service);
    println!(
        "\nprivate memory after {commands} commands: server and generator {server:.0} MB, each Postgres connection {backend:.1} MB"
    );

    let saturated = medians.iter().find(|(connections, _)| *connections == HALF_LOAD_CONNECTIONS);
    if let Some((_, round)) = saturated {
        runtime.block_on(service.preallocate_wal());
        for _ in 0..ROUNDS {
            renewed(&mut games);
            let pace = round.played.per_second / 2.0;
            let paced = Pace::PerSecond(pace);
            let half =
                client::play(service.address, &mut games, HALF_LOAD_CONNECTIONS, paced, sample);
            let latencies = half.latencies;
            println!(
                "\n{pace:.0} commands/s on {HALF_LOAD_CONNECTIONS} connections, half of the maximum: {latencies}"
            );
            let pace = round.baseline / 2.0;
            let half = baseline.latencies_at(pace, HALF_LOAD_CONNECTIONS, sample);
            println!("{pace:.0} baseline commands/s, half of the maximum: {half}");
        }
    }
    renewed(&mut games);
    let before = PostgresCounters::read(runtime, service);
    let played =
        client::play(service.address, &mut games, HALF_LOAD_CONNECTIONS, Pace::Unthrottled, sample);
    let after = PostgresCounters::read(runtime, service);
    #[expect(clippy::cast_precision_loss, reason = "far fewer than that")]
    let each = |before: i64, after: i64| (after - before) as f64 / played.commands as f64;
    println!(
        "\nper command on {HALF_LOAD_CONNECTIONS} connections: {:.2} round trips to Postgres, {:.2} commits",
        each(before.round_trips, after.round_trips),
        each(before.commits, after.commits)
    );
    renewed(&mut games);
    games
}

/// Number of connections in the measurement at half of the maximum throughput.
const HALF_LOAD_CONNECTIONS: usize = 16;

fn print(medians: &[(usize, Round)]) {
    println!(
        "\n| connections | commands/s | p50 ms | p99 ms | baseline/s | ratio | own statements/s | ratio |"
    );
    println!("|---:|---:|---:|---:|---:|---:|---:|---:|");
    for (connections, round @ Round { played, baseline, own_statements, .. }) in medians {
        println!(
            "| {connections} | {:.0} | {:.2} | {:.2} | {baseline:.0} | {:.2} | {own_statements:.0} | {:.2} |",
            played.per_second,
            played.latencies.p50.as_secs_f64() * 1e3,
            played.latencies.p99.as_secs_f64() * 1e3,
            round.ratio(),
            played.per_second / own_statements
        );
    }
    println!("\nCPU time per command:\n\n| connections | generator µs | server µs | Postgres µs |");
    println!("|---:|---:|---:|---:|");
    for (connections, Round { spent, .. }) in medians {
        println!(
            "| {connections} | {:.0} | {:.0} | {:.0} |",
            spent.generator, spent.server, spent.postgres
        );
    }
}
