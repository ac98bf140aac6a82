//! Health checks: readiness of a node and the write check.

use diesel_async::SimpleAsyncConnection;
use reqwest::StatusCode;

use crate::support::{Durable, TestServer, wait_until};

/// Makes commits wait for a standby that does not exist, or removes the requirement.
async fn require_standby(server: &TestServer, required: bool) {
    let mut conn = server.connection().await;
    let setting = if required { "SET synchronous_standby_names = 'missing'" } else { "RESET ALL" };
    conn.batch_execute(&format!("ALTER SYSTEM {setting}")).await.expect("a setting");
    conn.batch_execute("SELECT pg_reload_conf()").await.expect("a reload");
}

#[tokio::test(flavor = "multi_thread")]
async fn missing_standby_fails_only_write_check() {
    let database = Durable::start().await;
    let server = TestServer::with_database(&database.url);
    let status = async |path: &str| {
        let answer = reqwest::get(server.url(path)).await.expect("an answer");
        (answer.status(), answer.text().await.expect("text"))
    };
    assert_eq!(status("/readyz/write").await.0, StatusCode::OK);
    require_standby(&server, true).await;
    wait_until(async || status("/readyz/write").await.0 == StatusCode::SERVICE_UNAVAILABLE).await;
    let (_, refused) = status("/readyz/write").await;
    assert!(refused.contains("standby"), "{refused}");
    assert_eq!(status("/readyz").await.0, StatusCode::OK);
    let (_, metrics) = status("/metrics").await;
    for line in ["kingdomail_ready 1", "kingdomail_database_up 1", "kingdomail_database_writable 0"]
    {
        assert!(metrics.lines().any(|found| found == line), "{line}: {metrics}");
    }
    // An abandoned commit does not leave a server process waiting.
    let waiting = "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'SyncRep'";
    wait_until(async || server.count(waiting).await == 0).await;

    require_standby(&server, false).await;
    wait_until(async || status("/readyz/write").await.0 == StatusCode::OK).await;
    let (_, metrics) = status("/metrics").await;
    assert!(metrics.contains("\nkingdomail_database_writable 1\n"), "{metrics}");
}

#[tokio::test(flavor = "multi_thread")]
async fn metrics_report_table_sizes() {
    let server = TestServer::start().await;
    let metrics = reqwest::get(server.url("/metrics")).await.expect("an answer");
    let metrics = metrics.text().await.expect("text");
    for table in ["events", "games", "players"] {
        let series = format!("kingdomail_table_size_bytes{{table=\"{table}\"}} ");
        let size = metrics.lines().find_map(|line| line.strip_prefix(&series));
        let size: f64 = size.expect("the table").parse().expect("a number");
        assert!(size > 0.0, "{table}");
    }
}
