//! Operations that players wait for, on databases of 1,000, 100,000 and 1,000,000 games: their
//! latency, the rows that Postgres reads, and their latency under a load of 100 commands per
//! second.
//!
//! Run it with `cargo bench --profile dist --bench growth`, which takes half an hour and 40 GB of
//! disk; `-- 1000 20000` selects other sizes.

#[path = "../../tests/filled/mod.rs"]
mod filled;
mod measure;
#[path = "../load/service.rs"]
#[expect(dead_code, reason = "the benchmark of commands has more nodes than one")]
mod service;
mod sizes;
mod table;

use filled::{Mix, Visit};
use service::Service;
use tokio::runtime::Runtime;

const SIZES: [u64; 3] = [1_000, 100_000, 1_000_000];

fn main() {
    let asked: Vec<u64> =
        std::env::args().skip(1).filter_map(|argument| argument.parse().ok()).collect();
    let sizes = if asked.is_empty() { SIZES.to_vec() } else { asked };
    let runtime =
        tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");
    // Logs as a server does by default, but discards the output.
    tracing_subscriber::fmt().with_env_filter("info").with_writer(std::io::sink).init();
    println!("{}", sizes::of_a_game_and_an_account(&runtime));
    let filled: Vec<Filled> = sizes.iter().map(|games| Filled::of(&runtime, *games)).collect();
    println!("\nmeasuring …");
    table::print(&runtime.block_on(measure::measure(&filled)));
}

/// A service with a filled database.
struct Filled {
    games: u64,
    service: Service,
    visit: Visit,
}

impl Filled {
    fn of(runtime: &Runtime, games: u64) -> Filled {
        println!("\nfilling a database with {games} games …");
        let service = Service::start(runtime);
        let visit = runtime.block_on(async {
            filled::fill(&service.ctx.pool, Mix::Played, games, service.ctx.now()).await;
            println!("{}", sizes::of_the_tables(&service, games).await);
            Visit::begin(&service.ctx, service.address, games).await
        });
        Filled { games, service, visit }
    }
}
