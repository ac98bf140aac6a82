use crate::support::TestServer;
use crate::traffic::{Backend, Traffic};

/// The benchmark `load` sends more.
const REQUESTS: usize = 6_000;
const CONCURRENT_REQUESTS: usize = 16;
/// Upper limit for the distinct statements of the traffic.
const MAX_STATEMENTS: i64 = 100;
/// Far less than the growth caused by one statement per rejected request.
const MAX_GROWTH_BYTES: i64 = 4 << 20;

fn max_of(backends: &[Backend], what: fn(&Backend) -> i64) -> i64 {
    backends.iter().map(what).max().expect("a connection")
}

#[tokio::test(flavor = "multi_thread")]
async fn rejected_requests_leave_postgres_clean() {
    let server = TestServer::start().await;
    let traffic = Traffic::prepare(server.address).await;
    let mut conn = server.connection().await;
    traffic.send(REQUESTS / 2, CONCURRENT_REQUESTS).await;
    let half = traffic.backends(&mut conn).await;
    traffic.send(REQUESTS / 2, CONCURRENT_REQUESTS).await;
    let end = traffic.backends(&mut conn).await;
    assert!(max_of(&end, |backend| backend.statements) <= MAX_STATEMENTS, "{half:#?} {end:#?}");
    let (before, after) =
        (max_of(&half, |backend| backend.bytes), max_of(&end, |backend| backend.bytes));
    assert!(after <= before + MAX_GROWTH_BYTES, "{half:#?} {end:#?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn rejected_commands_leave_postgres_clean() {
    let server = TestServer::start().await;
    let traffic = Traffic::prepare(server.address).await;
    let mut conn = server.connection().await;
    let before = traffic.backends(&mut conn).await;
    traffic.send_invalid_commands(1_000).await;
    let after = traffic.backends(&mut conn).await;
    assert!(
        max_of(&after, |backend| backend.statements) <= MAX_STATEMENTS,
        "{before:#?} {after:#?}"
    );
}
