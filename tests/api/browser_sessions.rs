//! Browser sessions: the refresh token is in a cookie that scripts cannot read and other sites
//! cannot use.

use futures_util::future::join_all;
use reqwest::header::HeaderMap;
use reqwest::{Method, RequestBuilder, StatusCode};
use serde_json::{Value, json};

use crate::support::{Answer, PASSWORD, Player, TestServer};

/// Player client without a session, as in a newly opened browser.
fn new_browser(player: &Player) -> Player {
    player.without_token()
}

/// Adds the headers of a same-origin page.
fn from_same_origin(request: RequestBuilder) -> RequestBuilder {
    request.header("Sec-Fetch-Site", "same-origin")
}

async fn log_in(at: &Player, body: &Value) -> Answer {
    Answer::from_request(from_same_origin(at.request(Method::POST, "/v1/sessions").json(body)))
        .await
}

fn credentials() -> Value {
    json!({ "name": "Ada", "password": PASSWORD, "refresh_token_in": "cookie" })
}

fn refresh_request(at: &Player, cookie: &str) -> RequestBuilder {
    let request = new_browser(at).request(Method::POST, "/v1/sessions/refresh").json(&json!({}));
    request.header("Cookie", format!("theme=dark; kingdomail_refresh={cookie}"))
}

async fn refresh(at: &Player, cookie: &str) -> Answer {
    Answer::from_request(from_same_origin(refresh_request(at, cookie))).await
}

/// Returns the value and the attributes of the cookie `name` in a response.
fn set_cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<(&'a str, Vec<&'a str>)> {
    let mut all = headers.get_all("set-cookie").iter().map(|value| value.to_str().expect("ASCII"));
    all.find_map(|cookie| {
        let mut parts = cookie.split("; ");
        let value = parts.next()?.strip_prefix(name)?.strip_prefix('=')?;
        Some((value, parts.collect()))
    })
}

fn token(answer: &Answer) -> String {
    set_cookie(&answer.headers, "kingdomail_refresh").expect("a cookie").0.to_owned()
}

/// Browser in which Ada has logged in; returns her session and the value of its cookie.
async fn log_in_browser(server: &TestServer) -> (Player, String) {
    let ada = server.player("Ada").await;
    let grant = log_in(&new_browser(&ada), &credentials()).await;
    let cookie = token(&grant);
    (ada.in_session(&grant.expect(StatusCode::CREATED)), cookie)
}

#[tokio::test(flavor = "multi_thread")]
async fn refresh_cookie_is_hidden_from_scripts() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let body = json!({ "name": "Grace", "password": PASSWORD, "refresh_token_in": "cookie" });
    let registering = new_browser(&ada).request(Method::POST, "/v1/players").json(&body);
    let registered = Answer::from_request(from_same_origin(registering)).await;
    let logged_in = log_in(&new_browser(&ada), &credentials()).await;
    let refreshed = refresh(&ada, &token(&logged_in)).await;
    for (answer, status, has_device) in [
        (registered, StatusCode::CREATED, true),
        (logged_in, StatusCode::CREATED, true),
        (refreshed, StatusCode::OK, false),
    ] {
        let (value, attributes) =
            set_cookie(&answer.headers, "kingdomail_refresh").expect("a cookie");
        assert!(value.starts_with("kmw_"), "{value}");
        let expected = ["HttpOnly", "SameSite=Strict", "Path=/v1/sessions", "Max-Age=5184000"];
        assert_eq!(attributes, expected);
        let device = set_cookie(&answer.headers, "kingdomail_device");
        assert_eq!(device.is_some(), has_device);
        assert!(device.is_none_or(|(value, attributes)| {
            value.starts_with("kmd_") && attributes.contains(&"HttpOnly")
        }));
        assert_eq!(answer.headers["cache-control"], "no-store");
        let body = answer.expect(status);
        assert_eq!(body["tokens"]["refresh_token"], "");
        assert_eq!(body["tokens"]["device_token"], Value::Null);
        let session = ada.in_session(&body);
        session.get("/v1/me").await.expect(StatusCode::OK);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn cookie_is_set_only_on_request() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    for body in [
        json!({ "name": "Ada", "password": PASSWORD }),
        json!({ "name": "Ada", "password": PASSWORD, "refresh_token_in": "response" }),
    ] {
        let answer = ada.without_token().post("/v1/sessions", &body).await;
        assert!(!answer.headers.contains_key("set-cookie"));
        let tokens = &answer.expect(StatusCode::CREATED)["tokens"];
        assert!(tokens["refresh_token"].as_str().expect("a token").starts_with("kmr_"));
        assert!(tokens["device_token"].is_string());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn cross_site_request_gets_no_session() {
    let server = TestServer::start().await;
    let (ada, cookie) = log_in_browser(&server).await;
    let ours = format!("http://{}", server.address);
    let strangers = [
        vec![("Sec-Fetch-Site", "cross-site")],
        vec![("Sec-Fetch-Site", "same-site"), ("Origin", &*ours)],
        vec![("Sec-Fetch-Site", "none")],
        vec![("Origin", "https://elsewhere.example")],
        vec![("Origin", "null")],
        vec![],
    ];
    for headers in strangers {
        let login = new_browser(&ada).request(Method::POST, "/v1/sessions").json(&credentials());
        let body = json!({ "name": "Eve", "password": PASSWORD, "refresh_token_in": "cookie" });
        let register = new_browser(&ada).request(Method::POST, "/v1/players").json(&body);
        for mut request in [refresh_request(&ada, &cookie), login, register] {
            for (name, value) in &headers {
                request = request.header(*name, *value);
            }
            let answer = Answer::from_request(request).await;
            assert_eq!(answer.status, StatusCode::FORBIDDEN, "{headers:?}");
            assert!(!answer.headers.contains_key("set-cookie"), "{headers:?}");
            answer.expect_problem("cross_site_request");
        }
    }
    // Nothing was exchanged: the cookie remains valid, also in browsers without the newer header.
    let request = refresh_request(&ada, &cookie).header("Origin", &ours);
    Answer::from_request(request).await.expect(StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn concurrent_refreshes_get_one_cookie() {
    let server = TestServer::start().await;
    let (ada, first) = log_in_browser(&server).await;
    let answers = join_all((0..8).map(|_| refresh(&ada, &first))).await;
    let second = token(&answers[0]);
    assert_ne!(second, first);
    for answer in answers {
        assert_eq!(token(&answer), second);
        let body = answer.expect(StatusCode::OK);
        ada.in_session(&body).get("/v1/me").await.expect(StatusCode::OK);
    }
    let third = refresh(&ada, &second).await;
    assert_ne!(token(&third), second);
    // A late response sets the previous cookie again: it yields the same session.
    assert_eq!(token(&refresh(&ada, &second).await), token(&third));
}

#[tokio::test(flavor = "multi_thread")]
async fn repeated_concurrent_refreshes_all_succeed() {
    let server = TestServer::start().await;
    let (ada, first) = log_in_browser(&server).await;
    let twice = join_all((0..16).map(|_| async {
        let next = token(&refresh(&ada, &first).await);
        refresh(&ada, &next).await
    }));
    for answer in twice.await {
        ada.in_session(&answer.expect(StatusCode::OK)).get("/v1/me").await.expect(StatusCode::OK);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn lost_refresh_response_is_recoverable() {
    let server = TestServer::start().await;
    let (ada, first) = log_in_browser(&server).await;
    let lost = token(&refresh(&ada, &first).await);
    server.sql("UPDATE refresh_tokens SET replaced_at = replaced_at - interval '20 days'").await;
    let again = refresh(&ada, &first).await;
    assert_eq!(token(&again), lost);
    again.expect(StatusCode::OK);
    refresh(&ada, &lost).await.expect(StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn reused_refresh_cookie_ends_session() {
    let server = TestServer::start().await;
    let (ada, first) = log_in_browser(&server).await;
    let second = token(&refresh(&ada, &first).await);
    let third = token(&refresh(&ada, &second).await);
    // Within the grace time, a slow tab receives the current cookie.
    assert_eq!(token(&refresh(&ada, &first).await), third);
    ada.get("/v1/me").await.expect(StatusCode::OK);
    server.sql("UPDATE refresh_tokens SET replaced_at = replaced_at - interval '11 s'").await;
    refresh(&ada, &first).await.expect_problem("refresh_token_reused");
    refresh(&ada, &third).await.expect_problem("refresh_token_invalid");
    ada.get("/v1/me").await.expect_problem("session_ended");
}

#[tokio::test(flavor = "multi_thread")]
async fn cookie_and_body_tokens_are_separate() {
    let server = TestServer::start().await;
    let (ada, cookie) = log_in_browser(&server).await;
    let grace = server.player("Grace").await;
    let in_body = json!({ "refresh_token": cookie });
    new_browser(&ada)
        .post("/v1/sessions/refresh", &in_body)
        .await
        .expect_problem("refresh_token_invalid");
    refresh(&ada, &grace.refresh_token).await.expect_problem("refresh_token_invalid");
    refresh(&ada, &"x".repeat(101)).await.expect_problem("header_invalid");
    for garbage in ["", "kmw_", "x"] {
        refresh(&ada, garbage).await.expect_problem("refresh_token_invalid");
    }
    let without = new_browser(&ada).request(Method::POST, "/v1/sessions/refresh").json(&json!({}));
    Answer::from_request(from_same_origin(without)).await.expect_problem("refresh_token_invalid");
    // The token in the body takes precedence over cookies.
    let body = json!({ "refresh_token": grace.refresh_token });
    let request = new_browser(&ada).request(Method::POST, "/v1/sessions/refresh").json(&body);
    let request = request.header("Cookie", format!("kingdomail_refresh={cookie}"));
    let answer = Answer::from_request(request).await;
    assert!(!answer.headers.contains_key("set-cookie"));
    assert_eq!(answer.expect(StatusCode::OK)["player_id"], grace.id.as_str());
    refresh(&ada, &cookie).await.expect(StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn logout_clears_the_cookie() {
    let server = TestServer::start().await;
    let (ada, cookie) = log_in_browser(&server).await;
    let request = ada.request(Method::DELETE, "/v1/sessions/current");
    let answer =
        Answer::from_request(request.header("Cookie", format!("kingdomail_refresh={cookie}")))
            .await;
    let (value, attributes) = set_cookie(&answer.headers, "kingdomail_refresh").expect("a cookie");
    assert_eq!(value, "");
    assert!(attributes.contains(&"Max-Age=0") && attributes.contains(&"Path=/v1/sessions"));
    // This device is already known.
    assert!(set_cookie(&answer.headers, "kingdomail_device").is_none());
    answer.expect(StatusCode::NO_CONTENT);
    refresh(&ada, &cookie).await.expect_problem("refresh_token_invalid");
}

#[tokio::test(flavor = "multi_thread")]
async fn database_dump_contains_no_cookie_token() {
    let server = TestServer::start().await;
    let (ada, first) = log_in_browser(&server).await;
    let second = token(&refresh(&ada, &first).await);
    let rows = server.texts("SELECT * FROM refresh_tokens").await.join("\n");
    for token in [first, second] {
        assert!(!rows.contains(token.trim_start_matches("kmw_")));
    }
}
