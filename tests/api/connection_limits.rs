//! Limits per address and per account, and the capacity left for others.

use reqwest::StatusCode;

use crate::connections::parse_problem;
use crate::support::{Answer, Raw, TestServer, database, players, wait_until};
use kingdomail::api::http::connections::ConnectionLimits;
use kingdomail::api::notifications::streaming::StreamLimits;

const LIVEZ_REQUEST: &[u8] = b"GET /livez HTTP/1.1\r\nHost: k\r\n\r\n";
const CLOSING_LIVEZ_REQUEST: &[u8] = b"GET /livez HTTP/1.1\r\nHost: k\r\nConnection: close\r\n\r\n";

async fn server_with_limits(total: usize, per_address: usize) -> TestServer {
    TestServer::with_limits(&database().await, |limits| {
        limits.connections = ConnectionLimits { total, per_address };
    })
}

/// Sends one request from 127.0.0.`last`; returns the status and the response.
async fn request_from(last: u8, server: &TestServer) -> (u16, String) {
    let mut raw = Raw::open_from([127, 0, 0, last], server.address).await;
    raw.send(CLOSING_LIVEZ_REQUEST).await;
    parse_problem(&raw.answer().await)
}

/// Opens `count` connections from an address; each receives one response and then stays idle.
async fn open_idle_connections(last: u8, count: usize, server: &TestServer) -> Vec<Raw> {
    let mut idle = Vec::new();
    for _ in 0..count {
        let mut raw = Raw::open_from([127, 0, 0, last], server.address).await;
        raw.send(LIVEZ_REQUEST).await;
        assert!(raw.first_line().await.starts_with("HTTP/1.1 200"));
        idle.push(raw);
    }
    idle
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_per_address_are_bounded() {
    let server = server_with_limits(64, 16).await;
    let idle = open_idle_connections(1, 16, &server).await;
    let mut one_more = Raw::open_from([127, 0, 0, 1], server.address).await;
    one_more.send(CLOSING_LIVEZ_REQUEST).await;
    let answer = one_more.answer().await;
    assert_eq!(parse_problem(&answer), (429, "too_many_connections".to_owned()));
    assert!(answer.contains("\r\nRetry-After: "), "{answer}");
    assert_eq!(request_from(2, &server).await.0, 200);
    drop(idle);
    wait_until(async || request_from(1, &server).await.0 == 200).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn full_server_evicts_longest_idle_connection() {
    let server = server_with_limits(32, 16).await;
    let mut first = open_idle_connections(1, 16, &server).await;
    let mut second = open_idle_connections(2, 16, &server).await;
    for newcomer in 3..8 {
        assert_eq!(request_from(newcomer, &server).await.0, 200);
    }
    assert_eq!(first.remove(0).answer().await.matches("HTTP/1.1").count(), 0);
    // The new connections have closed. If the server has not noticed before the next connection
    // arrives, another idle connection is closed, but never one of the newest.
    for idle in [&mut first[14], &mut second[15]] {
        idle.send(CLOSING_LIVEZ_REQUEST).await;
        assert!(idle.first_line().await.starts_with("HTTP/1.1 200"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn trusted_proxy_is_not_one_address() {
    let server = TestServer::with_limits(&database().await, |limits| {
        limits.connections = ConnectionLimits { total: 64, per_address: 2 };
        let proxies = vec!["127.0.0.9/32".parse().expect("a network")];
        limits.proxies = kingdomail::api::http::TrustedProxies::new(proxies);
    });
    let _passed_on = open_idle_connections(9, 20, &server).await;
    assert_eq!(request_from(9, &server).await.0, 200);
    assert_eq!(request_from(1, &server).await.0, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn partial_body_yields_to_new_connection() {
    let server = server_with_limits(32, 16).await;
    let mut half = Vec::new();
    for last in [1, 2] {
        for _ in 0..16 {
            let mut raw = Raw::open_from([127, 0, 0, last], server.address).await;
            raw.send(
                b"POST /v1/sessions HTTP/1.1\r\nHost: k\r\nContent-Type: application/json\r\n\
                  Content-Length: 100\r\n\r\n{",
            )
            .await;
            half.push(raw);
        }
    }
    tokio::time::sleep(std::time::Duration::from_millis(500)).await;
    for newcomer in 3..8 {
        assert_eq!(request_from(newcomer, &server).await.0, 200);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn incomplete_form_times_out() {
    let server = server_with_limits(8, 1).await;
    let mut raw = Raw::open(server.address).await;
    raw.send(
        b"POST /reset/a HTTP/1.1\r\nHost: k\r\nContent-Type: application/x-www-form-urlencoded\r\n\
          Content-Length: 100\r\n\r\npass",
    )
    .await;
    assert_eq!(parse_problem(&raw.answer().await).0, 408);
    wait_until(async || request_from(1, &server).await.0 == 200).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn incomplete_request_times_out() {
    let server = server_with_limits(8, 1).await;
    // The server does not wait for a body that the handler does not read.
    let chunk = "POST /livez HTTP/1.1\r\nHost: k\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhe";
    for beginning in ["GET /live", "GET /livez HTTP/1.1\r\nHost:", chunk] {
        let mut raw = open_idle_connections(1, 1, &server).await.remove(0);
        raw.send(beginning.as_bytes()).await;
        // The connection closes without further input.
        raw.answer().await;
        wait_until(async || request_from(1, &server).await.0 == 200).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn unread_response_closes_connection() {
    let server = server_with_limits(8, 1).await;
    let mut raw = Raw::open_from([127, 0, 0, 1], server.address).await;
    raw.send(&b"GET /openapi.json HTTP/1.1\r\nHost: k\r\n\r\n".repeat(300)).await;
    assert_eq!(request_from(1, &server).await.1, "too_many_connections");
    wait_until(async || request_from(1, &server).await.0 == 200).await;
    drop(raw);
}

#[tokio::test(flavor = "multi_thread")]
async fn concurrent_streams_are_bounded() {
    let server = TestServer::with_limits(&database().await, |limits| {
        limits.streams = StreamLimits { per_account: 2, per_address: 3 };
    });
    let [ada, grace, hedy] = &players(&server, 3).await[..] else { panic!("three") };
    let stream = async |player: &crate::support::Player| {
        let request = player.request(reqwest::Method::GET, "/v1/me/stream");
        request.send().await.expect("an answer")
    };
    let first = stream(ada).await;
    let second = stream(ada).await;
    assert_eq!((first.status(), second.status()), (StatusCode::OK, StatusCode::OK));
    for path in ["/v1/me/stream", "/v1/me/notifications?after=1000&wait_seconds=30"] {
        let refused = ada.get(path).await;
        assert_eq!(refused.headers["retry-after"], "15");
        refused.expect_problem("too_many_streams");
    }
    ada.get("/v1/me/notifications").await.expect(StatusCode::OK);
    let third = stream(grace).await;
    assert_eq!(third.status(), StatusCode::OK);
    hedy.get("/v1/me/stream").await.expect_problem("too_many_streams");
    drop(first);
    wait_until(async || stream(hedy).await.status() == StatusCode::OK).await;
    let limits = ada.get("/v1/limits").await.expect(StatusCode::OK);
    assert_eq!(limits["streams_per_account"], 2);
    assert_eq!(limits["streams_per_ip"], 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn probes_respond_on_full_server() {
    let server = TestServer::with_limits(&database().await, |limits| {
        limits.connections = ConnectionLimits { total: 2, per_address: 2 };
        limits.has_admin_listener = true;
    });
    let nobody = reqwest::Client::new();
    let moved = Answer::from_request(nobody.get(server.url("/metrics"))).await;
    moved.expect_problem("route_not_found");
    drop(nobody);
    let probe = |path: &str| format!("http://{}{path}", server.admin_address);
    let watcher = reqwest::Client::new();
    wait_until(async || request_from(1, &server).await.0 == 200).await;
    // Both requests are in progress for at least ten seconds.
    let head = b"POST /v1/players HTTP/1.1\r\nHost: k\r\nContent-Type: application/json\r\n\
                 Content-Length: 9\r\n\r\n{";
    let mut at_work = Vec::new();
    for last in [1, 2] {
        let mut raw = Raw::open_from([127, 0, 0, last], server.address).await;
        raw.send(head).await;
        at_work.push(raw);
    }
    for path in ["/livez", "/readyz", "/readyz/write", "/metrics"] {
        let answer = watcher.get(probe(path)).send().await.expect("an answer");
        assert_eq!(answer.status(), StatusCode::OK, "{path}");
    }
    let text = watcher.get(probe("/metrics")).send().await.expect("an answer");
    assert!(text.text().await.expect("a text").contains("\nkingdomail_connections "));
    let elsewhere = watcher.get(probe("/v1/limits")).send().await.expect("an answer");
    assert_eq!(elsewhere.status(), StatusCode::NOT_FOUND);
}

#[tokio::test(flavor = "multi_thread")]
async fn draining_server_still_responds() {
    let server =
        TestServer::with_limits(&database().await, |limits| limits.has_admin_listener = true);
    let ada = server.player("Ada").await;
    server.drain();
    ada.get("/readyz").await.expect_problem("unavailable");
    let probe = format!("http://{}/readyz", server.admin_address);
    let probed = reqwest::get(probe).await.expect("an answer");
    assert_eq!(probed.status(), StatusCode::SERVICE_UNAVAILABLE);
    let answer = ada.get("/v1/me").await;
    assert_eq!(answer.headers["connection"], "close");
    answer.expect(StatusCode::OK);
    let mut raw = Raw::open(server.address).await;
    raw.send(LIVEZ_REQUEST).await;
    assert_eq!(parse_problem(&raw.answer().await).0, 200);
}
