use super::service::Service;
use super::traffic::{Backend, Traffic};

const REQUESTS: usize = 50_000;
const STEPS: usize = 5;
const CONCURRENT_REQUESTS: usize = 16;

/// Sends requests of all kinds, many of them rejected or abandoned, then the same number of
/// rejected commands. After each step, prints the memory that the largest Postgres connection
/// holds.
pub async fn run(service: &Service) {
    let traffic = Traffic::prepare(service.address).await;
    let mut conn = service.ctx.pool.connect_dedicated().await.expect("a connection");
    println!("| requests | connections | most statements | most KiB |");
    println!("|---:|---:|---:|---:|");
    for step in 1..=STEPS {
        traffic.send(REQUESTS / STEPS, CONCURRENT_REQUESTS).await;
        print(step * (REQUESTS / STEPS), &traffic.backends(&mut conn).await);
    }
    traffic.send_invalid_commands(REQUESTS / STEPS).await;
    print(REQUESTS + REQUESTS / STEPS, &traffic.backends(&mut conn).await);
}

fn print(requests: usize, backends: &[Backend]) {
    let statements = backends.iter().map(|backend| backend.statements).max().unwrap_or_default();
    let bytes = backends.iter().map(|backend| backend.bytes).max().unwrap_or_default();
    println!("| {requests} | {} | {statements} | {} |", backends.len(), bytes / 1024);
}
