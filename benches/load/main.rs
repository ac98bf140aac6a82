//! Commands over HTTP, beside what Postgres alone could do: whole games are opened through the API, with a pace and with
//! reminders, worked out in advance, and then played by 1, 16 and 64 connections. In between `pgbench` executes, prepared
//! and over as many connections, the two statements of the yardstick, and the two that the server sends for a command.
//! In the end the time of all games is up at the same moment.
//!
//! `cargo bench --profile dist --bench load` runs it; `-- SECONDS` makes each sample last longer than 4 seconds, `-- deadlines` leaves the
//! commands out, `-- notices` measures what it costs to tell of them and nothing else, `-- streams` what 10,000 open streams take
//! and how soon a move reaches them, `-- soak` what many refused and abandoned requests leave in Postgres.

mod client;
mod cost;
mod deadlines;
mod floor;
mod games;
mod notices;
mod percentiles;
mod pgbench;
mod service;
mod soak;
mod stream_clients;
mod streams;
#[path = "../../tests/soak/traffic.rs"]
mod traffic;
mod yardstick;

use std::time::Duration;

use client::{Pace, Sample};
use cost::{Asked, ProcessorTime};
use floor::Floor;
use yardstick::Yardstick;

const CONNECTIONS: [usize; 3] = [1, 16, 64];
const ROUNDS: usize = 3;
/// Enough that no connection runs out of commands within a sample, and that games are seldom in a cache.
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
    // As a server does by default, but for the place where the lines go.
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
    if asked("notices") {
        let (without, with, _) = notices::cost(&runtime, &service, games, sample);
        println!(
            "\n16 connections: {without:.0} commands/s without a worker, {with:.0} beside one: {:.2}",
            with / without
        );
        return;
    }
    if !asked("deadlines") {
        games = play(&runtime, &service, games, sample);
    }
    drop(games);
    let lateness = runtime.block_on(deadlines::fire(&service, 2));
    println!(
        "\n{} deadlines at the same moment, fired by 2 nodes: late by {:.2} s (p50), {:.2} s (p99)",
        lateness.fired, lateness.p50, lateness.p99
    );
}

/// What was measured in one round, one after the other.
struct Round {
    played: Sample,
    spent: ProcessorTime,
    yardstick: f64,
    own_statements: f64,
}

impl Round {
    fn ratio(&self) -> f64 {
        self.played.per_second / self.yardstick
    }
}

/// Measures the commands, and leaves as many running games as there were.
fn play(
    runtime: &tokio::runtime::Runtime,
    service: &service::Service,
    mut games: Vec<games::PlannedGame>,
    sample: Duration,
) -> Vec<games::PlannedGame> {
    println!("filling the tables of the yardstick …");
    let yardstick = Yardstick::prepare(runtime, service);
    let floor = Floor::prepare(runtime, service);
    let renewed = |games: &mut Vec<_>| {
        *games = runtime.block_on(games::renew(service, std::mem::take(games), GAMES));
    };
    let mut medians = Vec::new();
    for connections in CONNECTIONS {
        let mut rounds: Vec<Round> = (0..ROUNDS)
            .map(|_| {
                renewed(&mut games);
                let before = ProcessorTime::so_far(service);
                let played =
                    client::play(service.address, &mut games, connections, Pace::Flat, sample);
                let spent =
                    ProcessorTime::so_far(service).per_command_since(before, played.commands);
                let yardstick = yardstick.commands_per_second(connections, sample);
                let own_statements = floor.pairs_per_second(connections, sample);
                Round { played, spent, yardstick, own_statements }
            })
            .collect();
        rounds.sort_by(|a, b| a.ratio().total_cmp(&b.ratio()));
        medians.push((connections, rounds.swap_remove(ROUNDS / 2)));
    }
    print(&medians);

    let saturated = medians.iter().find(|(connections, _)| *connections == AT_HALF);
    if let Some((_, round)) = saturated {
        runtime.block_on(service.leave_log_to_reuse());
        for _ in 0..ROUNDS {
            renewed(&mut games);
            let pace = round.played.per_second / 2.0;
            let paced = Pace::PerSecond(pace);
            let half = client::play(service.address, &mut games, AT_HALF, paced, sample);
            let latencies = half.latencies;
            println!(
                "\n{pace:.0} commands/s over {AT_HALF} connections, half of what is possible: {latencies}"
            );
            let pace = round.yardstick / 2.0;
            let half = yardstick.latencies_at(pace, AT_HALF, sample);
            println!("{pace:.0} of the yardstick, half of what is possible: {half}");
        }
    }
    renewed(&mut games);
    let before = Asked::so_far(runtime, service);
    let played = client::play(service.address, &mut games, AT_HALF, Pace::Flat, sample);
    let after = Asked::so_far(runtime, service);
    #[expect(clippy::cast_precision_loss, reason = "far fewer than that")]
    let each = |before: i64, after: i64| (after - before) as f64 / played.commands as f64;
    println!(
        "\nof each command over {AT_HALF} connections: {:.2} round trips to Postgres, {:.2} commits",
        each(before.round_trips, after.round_trips),
        each(before.commits, after.commits)
    );
    renewed(&mut games);
    games
}

/// How many connections share half of what they can do.
const AT_HALF: usize = 16;

fn print(medians: &[(usize, Round)]) {
    println!(
        "\n| connections | commands/s | p50 ms | p99 ms | yardstick/s | ratio | own statements/s | ratio |"
    );
    println!("|---:|---:|---:|---:|---:|---:|---:|---:|");
    for (connections, round @ Round { played, yardstick, own_statements, .. }) in medians {
        println!(
            "| {connections} | {:.0} | {:.2} | {:.2} | {yardstick:.0} | {:.2} | {own_statements:.0} | {:.2} |",
            played.per_second,
            played.latencies.p50.as_secs_f64() * 1e3,
            played.latencies.p99.as_secs_f64() * 1e3,
            round.ratio(),
            played.per_second / own_statements
        );
    }
    println!(
        "\nprocessor time of each command:\n\n| connections | generator µs | server µs | Postgres µs |"
    );
    println!("|---:|---:|---:|---:|");
    for (connections, Round { spent, .. }) in medians {
        println!(
            "| {connections} | {:.0} | {:.0} | {:.0} |",
            spent.generator, spent.server, spent.postgres
        );
    }
}
