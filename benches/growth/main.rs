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

use filled::{Mix, OperationRunner};
use service::Service;
use tokio::runtime::Runtime;

const SIZES: [u64; 3] = [1_000, 100_000, 1_000_000];

fn main() {
    let requested_sizes: Vec<u64> =
        std::env::args().skip(1).filter_map(|argument| argument.parse().ok()).collect();
    let sizes = if requested_sizes.is_empty() { SIZES.to_vec() } else { requested_sizes };
    let runtime =
        tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");
    // Logs as a server does by default, but discards the output.
    tracing_subscriber::fmt().with_env_filter("info").with_writer(std::io::sink).init();
    println!("{}", sizes::report_game_and_account_size(&runtime));
    let filled: Vec<Filled> = sizes.iter().map(|games| Filled::start(&runtime, *games)).collect();
    println!("\nmeasuring …");
    table::print(&runtime.block_on(measure::measure(&filled)));
}

/// A service with a filled database.
struct Filled {
    games: u64,
    service: Service,
    runner: OperationRunner,
}

impl Filled {
    fn start(runtime: &Runtime, games: u64) -> Filled {
        println!("\nfilling a database with {games} games …");
        let service = Service::start(runtime);
        let runner = runtime.block_on(async {
            filled::fill(&service.ctx.pool, Mix::Played, games, service.ctx.now()).await;
            println!("{}", sizes::report_database_size(&service, games).await);
            OperationRunner::begin(&service.ctx, service.address, games).await
        });
        Filled { games, service, runner }
    }
}
