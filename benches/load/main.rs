//! Commands over HTTP, beside what Postgres alone could do: whole games are opened through the API, worked out in
//! advance, and then played by 1, 16 and 64 connections; in between `pgbench` executes the two statements of a command,
//! prepared, over as many connections to the same database. In the end the time of all games is up at the same moment.
//!
//! `cargo bench --bench load` runs it; `-- SECONDS` makes each sample last longer than 4 seconds, `-- deadlines` leaves the
//! commands out, `-- notices` measures what it costs to tell of them and nothing else, `-- soak` what many refused and
//! abandoned requests leave in Postgres.

mod client;
mod deadlines;
mod floor;
mod games;
mod notices;
mod service;
mod soak;
#[path = "../../tests/soak/traffic.rs"]
mod traffic;

use std::time::Duration;

use client::Sample;

const CONNECTIONS: [usize; 3] = [1, 16, 64];
const ROUNDS: usize = 3;
/// Enough that no connection runs out of commands within a sample, and that games are seldom in a cache.
const GAMES: usize = 2_000;

fn main() {
    let seconds = std::env::args().skip(1).find_map(|argument| argument.parse().ok()).unwrap_or(4);
    let sample = Duration::from_secs(seconds);
    let runtime =
        tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");
    let service = service::Service::start(&runtime);
    let asked = |what: &str| std::env::args().any(|argument| argument == what);
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

/// Measures the commands, and leaves as many running games as there were.
fn play(
    runtime: &tokio::runtime::Runtime,
    service: &service::Service,
    mut games: Vec<games::PlannedGame>,
    sample: Duration,
) -> Vec<games::PlannedGame> {
    let floor = floor::Floor::prepare(runtime, service);
    println!(
        "\n| connections | commands/s | p50 ms | p99 ms | the two statements/s by pgbench | ratio |"
    );
    println!("|---:|---:|---:|---:|---:|---:|");
    for connections in CONNECTIONS {
        let mut rounds: Vec<(Sample, f64)> = (0..ROUNDS)
            .map(|_| {
                games = runtime.block_on(games::renew(service, std::mem::take(&mut games), GAMES));
                let played = client::play(service.address, &mut games, connections, sample);
                (played, floor.transactions_per_second(connections, sample))
            })
            .collect();
        rounds.sort_by(|a, b| (a.0.per_second / a.1).total_cmp(&(b.0.per_second / b.1)));
        let (played, floor) = &rounds[ROUNDS / 2];
        println!(
            "| {connections} | {:.0} | {:.2} | {:.2} | {floor:.0} | {:.2} |",
            played.per_second,
            played.p50.as_secs_f64() * 1e3,
            played.p99.as_secs_f64() * 1e3,
            played.per_second / floor
        );
    }
    runtime.block_on(games::renew(service, games, GAMES))
}
