//! Device flow: authorization of an app on another device by a code.

use reqwest::StatusCode;
use serde_json::{Value, json};
use url::Url;

use super::app::{CLIENT_ID, Tab, client_with_token, expect_error, expect_success, post, text};
use crate::support::{PASSWORD, TestServer};

const GRANT: &str = "urn:ietf:params:oauth:grant-type:device_code";

/// Starts a device authorization.
pub async fn start_device(server: &TestServer) -> Value {
    let form = [("client_id", CLIENT_ID), ("scope", "games:read notifications:read")];
    expect_success(post(server, "/oauth/device_authorization", &form).await)
}

/// Polls after the required interval.
pub async fn poll(server: &TestServer, device: &Value) -> (StatusCode, Value) {
    server
        .sql("UPDATE device_authorizations SET polled_at = polled_at - interval '1 minute'")
        .await;
    poll_immediately(server, device, CLIENT_ID).await
}

/// Polls `seconds` after the previous poll.
async fn poll_after(server: &TestServer, device: &Value, seconds: u32) -> (StatusCode, Value) {
    let passed = format!(
        "UPDATE device_authorizations SET polled_at = polled_at - interval '{seconds} seconds'"
    );
    server.sql(&passed).await;
    poll_immediately(server, device, CLIENT_ID).await
}

async fn poll_immediately(server: &TestServer, device: &Value, app: &str) -> (StatusCode, Value) {
    let code = text(device, "device_code");
    let form = [("grant_type", GRANT), ("client_id", app), ("device_code", code)];
    post(server, "/oauth/token", &form).await
}

fn url(of: &Value, name: &str) -> Url {
    text(of, name).parse().expect("an address")
}

/// Authorized device that has not fetched its tokens yet.
pub async fn authorize_device(server: &TestServer, tab: &Tab) -> Value {
    let device = start_device(server).await;
    let page = tab.open(&url(&device, "verification_uri_complete")).await.page;
    let done = tab.send(&page.form("Allow"), &[]).await;
    assert_eq!(done.status, StatusCode::OK);
    device
}

#[tokio::test(flavor = "multi_thread")]
async fn player_types_code_and_authorizes() {
    let server = TestServer::start().await;
    let (tab, ada) = Tab::of(&server, "Ada").await;
    let device = start_device(&server).await;
    assert_eq!(device["interval"], 5);
    assert_eq!(device["expires_in"], 600);
    assert_eq!(expect_error(poll(&server, &device).await), "authorization_pending");

    let short = tab.open(&url(&device, "verification_uri")).await;
    assert_eq!(short.headers["location"], "/oauth/device");
    let page = tab.open(&server.url("/oauth/device").parse().expect("an address")).await.page;
    let form = page.form("Continue");
    let unknown = tab.send(&form, &[("user_code", "BBBB-BBBB")]).await;
    assert_eq!(unknown.status, StatusCode::NOT_FOUND);
    let typed = text(&device, "user_code").replace('-', " ").to_lowercase();
    let page = tab.send(&form, &[("user_code", &typed)]).await.page;
    let words = page.words();
    for said in [
        CLIENT_ID,
        text(&device, "user_code"),
        "you started this yourself",
        "read your notifications",
    ] {
        assert!(words.contains(said), "{said}: {words}");
    }
    let done = tab.send(&page.form("Allow"), &[]).await;
    assert_eq!(done.status, StatusCode::OK);
    assert!(done.page.words().contains("other device"), "{}", done.page.words());
    let tokens = expect_success(poll(&server, &device).await);
    assert_eq!(tokens["scope"], "games:read notifications:read");
    let shown = client_with_token(&ada, &tokens).get("/v1/token").await.expect(StatusCode::OK);
    assert_eq!(shown["app"]["redirect_host"], Value::Null);
    assert_eq!(shown["player"]["name"], "Ada");
}

#[tokio::test(flavor = "multi_thread")]
async fn complete_url_carries_the_code() {
    let server = TestServer::start().await;
    server.player("Ada").await;
    let tab = Tab::new(&server);
    let device = start_device(&server).await;
    let page = tab.open(&url(&device, "verification_uri_complete")).await.page;
    let form = page.form("Log in and allow");
    let wrong = tab.send(&form, &[("name", "Ada"), ("password", "not the password")]).await;
    assert_eq!(wrong.status, StatusCode::UNAUTHORIZED);
    let right = tab.send(&form, &[("name", "Ada"), ("password", PASSWORD)]).await;
    assert_eq!(right.status, StatusCode::OK);
    expect_success(poll(&server, &device).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn denied_device_gets_an_error() {
    let server = TestServer::start().await;
    let (tab, _) = Tab::of(&server, "Ada").await;
    let device = start_device(&server).await;
    let page = tab.open(&url(&device, "verification_uri_complete")).await.page;
    tab.send(&page.form("Deny"), &[]).await;
    assert_eq!(expect_error(poll(&server, &device).await), "access_denied");
    // The decision is final for this code.
    let again = tab.open(&url(&device, "verification_uri_complete")).await;
    assert_eq!(again.status, StatusCode::NOT_FOUND);
}

#[tokio::test(flavor = "multi_thread")]
async fn early_polls_do_not_delay_response() {
    let server = TestServer::start().await;
    let device = start_device(&server).await;
    assert_eq!(expect_error(poll(&server, &device).await), "authorization_pending");
    // A client polls every two seconds: the interval counts from the last response other than
    // `slow_down`.
    for _ in 0..3 {
        for early in ["slow_down", "authorization_pending"] {
            assert_eq!(expect_error(poll_after(&server, &device, 2).await), early);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn slightly_early_poll_is_tolerated() {
    let server = TestServer::start().await;
    let device = start_device(&server).await;
    assert_eq!(expect_error(poll(&server, &device).await), "authorization_pending");
    for _ in 0..4 {
        assert_eq!(expect_error(poll_after(&server, &device, 4).await), "authorization_pending");
    }
    assert_eq!(expect_error(poll_after(&server, &device, 3).await), "slow_down");
}

#[tokio::test(flavor = "multi_thread")]
async fn authorized_poll_responds_immediately() {
    let server = TestServer::start().await;
    let (tab, _) = Tab::of(&server, "Ada").await;
    for (button, allowed) in [("Allow", true), ("Deny", false)] {
        let device = start_device(&server).await;
        assert_eq!(expect_error(poll(&server, &device).await), "authorization_pending");
        assert_eq!(expect_error(poll_immediately(&server, &device, CLIENT_ID).await), "slow_down");
        let page = tab.open(&url(&device, "verification_uri_complete")).await.page;
        tab.send(&page.form(button), &[]).await;
        let answer = poll_immediately(&server, &device, CLIENT_ID).await;
        if allowed {
            expect_success(answer);
        } else {
            assert_eq!(expect_error(answer), "access_denied");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn reused_device_code_revokes_tokens() {
    let server = TestServer::start().await;
    let (tab, ada) = Tab::of(&server, "Ada").await;
    let device = start_device(&server).await;
    let other = poll_immediately(&server, &device, "Another").await;
    assert_eq!(expect_error(other), "invalid_grant");
    let page = tab.open(&url(&device, "verification_uri_complete")).await.page;
    tab.send(&page.form("Allow"), &[]).await;
    let tokens = expect_success(poll(&server, &device).await);
    let app = client_with_token(&ada, &tokens);
    app.get("/v1/token").await.expect(StatusCode::OK);
    assert_eq!(expect_error(poll(&server, &device).await), "invalid_grant");
    app.get("/v1/token").await.expect_problem("session_ended");
}

#[tokio::test(flavor = "multi_thread")]
async fn device_code_expires_after_ten_minutes() {
    let server = TestServer::start().await;
    let (tab, _) = Tab::of(&server, "Ada").await;
    let device = start_device(&server).await;
    server
        .sql("UPDATE device_authorizations SET expires_at = expires_at - interval '601 seconds'")
        .await;
    assert_eq!(expect_error(poll(&server, &device).await), "expired_token");
    let arrival = tab.open(&url(&device, "verification_uri_complete")).await;
    assert_eq!(arrival.status, StatusCode::NOT_FOUND);
}

#[tokio::test(flavor = "multi_thread")]
async fn code_guessing_is_limited() {
    let server = TestServer::start().await;
    let (tab, _) = Tab::of(&server, "Ada").await;
    let device = start_device(&server).await;
    let tried = async |code: &str| {
        let mut place: Url = server.url("/oauth/device").parse().expect("an address");
        place.query_pairs_mut().append_pair("user_code", code);
        tab.open(&place).await.status
    };
    // Valid codes do not count.
    for _ in 0..12 {
        assert_eq!(tried(text(&device, "user_code")).await, StatusCode::OK);
    }
    for _ in 0..10 {
        assert_eq!(tried("BBBB-BBBB").await, StatusCode::NOT_FOUND);
    }
    assert_eq!(tried(text(&device, "user_code")).await, StatusCode::TOO_MANY_REQUESTS);
}

#[tokio::test(flavor = "multi_thread")]
async fn cross_site_authorization_is_rejected() {
    let server = TestServer::start().await;
    let (tab, _) = Tab::of(&server, "Ada").await;
    let device = start_device(&server).await;
    let page = tab.open(&url(&device, "verification_uri_complete")).await.page;
    let arrival = tab.send_from("https://castles.example", &page.form("Allow"), &[]).await;
    assert_eq!(arrival.status, StatusCode::FORBIDDEN);
    assert_eq!(expect_error(poll(&server, &device).await), "authorization_pending");
    let wrong = post(&server, "/oauth/device_authorization", &[("client_id", "")]).await;
    assert_eq!(expect_error(wrong), "invalid_request");
    assert_eq!(json!(device["user_code"]).as_str().map(str::len), Some(9));
}
