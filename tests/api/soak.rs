use crate::support::TestServer;
use crate::traffic::{Backend, Traffic};

/// The benchmark `load` sends more.
const REQUESTS: usize = 6_000;
const AT_ONCE: usize = 16;
/// Upper limit for the distinct statements of the traffic.
const STATEMENTS: i64 = 100;
/// Far less than the growth caused by one statement per rejected request.
const GROWTH: i64 = 4 << 20;

fn most(backends: &[Backend], what: fn(&Backend) -> i64) -> i64 {
    backends.iter().map(what).max().expect("a connection")
}

#[tokio::test(flavor = "multi_thread")]
async fn refused_and_abandoned_requests_leave_nothing_in_postgres() {
    let server = TestServer::start().await;
    let traffic = Traffic::prepare(server.address).await;
    let mut conn = server.connection().await;
    traffic.send(REQUESTS / 2, AT_ONCE).await;
    let half = traffic.backends(&mut conn).await;
    traffic.send(REQUESTS / 2, AT_ONCE).await;
    let end = traffic.backends(&mut conn).await;
    assert!(most(&end, |backend| backend.statements) <= STATEMENTS, "{half:#?} {end:#?}");
    let (before, after) =
        (most(&half, |backend| backend.bytes), most(&end, |backend| backend.bytes));
    assert!(after <= before + GROWTH, "{half:#?} {end:#?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_whose_commands_are_refused_leaves_nothing_in_postgres() {
    let server = TestServer::start().await;
    let traffic = Traffic::prepare(server.address).await;
    let mut conn = server.connection().await;
    let before = traffic.backends(&mut conn).await;
    traffic.send_refused(1_000).await;
    let after = traffic.backends(&mut conn).await;
    assert!(most(&after, |backend| backend.statements) <= STATEMENTS, "{before:#?} {after:#?}");
}
