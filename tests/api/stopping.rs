use std::net::TcpListener;

use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::support::{DataFolder, Program, wait_until};

async fn status(url: &str) -> Option<StatusCode> {
    reqwest::Client::new().get(url).send().await.ok().map(|answer| answer.status())
}

#[tokio::test(flavor = "multi_thread")]
async fn draining_server_keeps_responding() {
    // A port that was free a moment ago; no other process requests this one.
    let probes =
        TcpListener::bind("127.0.0.1:0").expect("a port").local_addr().expect("its address");
    let folder = DataFolder::new();
    let program = Program::with_environment(
        &folder,
        // Longer than the timeout of any test.
        &[("KINGDOMAIL_DRAIN_SECONDS", "300"), ("KINGDOMAIL_ADMIN_LISTEN", &probes.to_string())],
    );
    let base = program.base.clone();
    let ready = [format!("{base}/readyz"), format!("http://{probes}/readyz")];
    for url in &ready {
        assert_eq!(status(url).await, Some(StatusCode::OK));
    }
    assert_eq!(status(&format!("http://{probes}/metrics")).await, Some(StatusCode::OK));
    program.terminate();
    for url in &ready {
        wait_until(async || status(url).await == Some(StatusCode::SERVICE_UNAVAILABLE)).await;
    }
    assert_eq!(status(&format!("{base}/v1/limits")).await, Some(StatusCode::OK));
    assert!(program.stop().success());
    assert_eq!(status(&ready[1]).await, None);
}

#[tokio::test(flavor = "multi_thread")]
async fn shutdown_ends_streams_properly() {
    let folder = DataFolder::new();
    let program = Program::with_environment(&folder, &[("KINGDOMAIL_DRAIN_SECONDS", "0")]);
    let url = |path: &str| format!("{}{path}", program.base);
    let guest = reqwest::Client::new().post(url("/v1/guests")).json(&json!({})).send().await;
    let guest: Value = guest.expect("an answer").json().await.expect("JSON");
    let token = guest["tokens"]["access_token"].as_str().expect("a token");
    let stream = reqwest::Client::new().get(url("/v1/me/stream")).bearer_auth(token).send().await;
    let mut stream = stream.expect("an answer");
    let first = stream.chunk().await.expect("bytes").expect("more to come");
    assert!(first.starts_with(b"retry: "));
    program.terminate();
    // An aborted stream would be an error.
    while stream.chunk().await.expect("bytes").is_some() {}
    assert!(program.stop().success());
}
