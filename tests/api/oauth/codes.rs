//! Authorization code flow with a redirect to the app.

use reqwest::StatusCode;
use serde_json::json;

use super::app::{
    CLIENT_ID, Tab, VERIFIER, authorization, authorization_parameters, client_with_token, exchange,
    expect_error, expect_success, grant_code, post, refresh, text,
};
use crate::support::{PASSWORD, TestServer};

#[tokio::test(flavor = "multi_thread")]
async fn authorized_app_is_limited_to_scopes() {
    let server = TestServer::start().await;
    let (tab, ada) = Tab::of(&server, "Ada").await;
    let arrival = tab.open(&authorization(&server, &authorization_parameters())).await;
    let words = arrival.page.words();
    for said in ["Castle Watch", "castles.example", "play for you", "see your games", "Ada"] {
        assert!(words.contains(said), "{said}: {words}");
    }
    assert!(!words.contains("mail address"), "{words}");
    let arrival = tab.send(&arrival.page.form("Allow"), &[]).await;
    let location = arrival.location();
    assert!(location.as_str().starts_with("https://castles.example/back?page=1&code=kmx_"));
    assert_eq!(arrival.redirect_parameter("state").as_deref(), Some("a state & more"));
    assert_eq!(arrival.redirect_parameter("iss"), Some(server.url("")));

    let tokens = expect_success(
        exchange(&server, &arrival.redirect_parameter("code").expect("a code"), &[]).await,
    );
    assert_eq!(tokens["token_type"], "Bearer");
    assert_eq!(tokens["scope"], "games:read games:play");
    assert_eq!(tokens["expires_in"], 900);
    let app = client_with_token(&ada, &tokens);
    app.get("/v1/me/games").await.expect(StatusCode::OK);
    let table = json!({ "settings": { "players": 2 } });
    app.post("/v1/games", &table).await.expect_problem("scope_missing");
    app.get("/v1/me").await.expect_problem("scope_missing");
    app.patch("/v1/me", &json!({ "name": "Eve" })).await.expect_problem("session_required");

    let shown = app.get("/v1/token").await.expect(StatusCode::OK);
    assert_eq!(shown["kind"], "app");
    assert_eq!(shown["player"]["name"], "Ada");
    assert_eq!(shown["scopes"], json!(["games:read", "games:play"]));
    assert_eq!(shown["app"]["client_id"], CLIENT_ID);
    assert_eq!(shown["app"]["redirect_host"], "castles.example");
}

#[tokio::test(flavor = "multi_thread")]
async fn consent_page_logs_player_in() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let tab = Tab::new(&server);
    let url = authorization(&server, &authorization_parameters());
    let page = tab.open(&url).await.page;
    let form = page.form("Log in and allow");
    let wrong = tab.send(&form, &[("name", "Ada"), ("password", "not the password")]).await;
    assert_eq!(wrong.status, StatusCode::UNAUTHORIZED);
    assert_eq!(wrong.page.form("Log in and allow").fields["name"], "Ada");
    let right = tab.send(&form, &[("name", "Ada"), ("password", PASSWORD)]).await;
    let tokens = expect_success(
        exchange(&server, &right.redirect_parameter("code").expect("a code"), &[]).await,
    );
    assert_eq!(
        client_with_token(&ada, &tokens).get("/v1/token").await.body["player"]["id"],
        ada.id
    );
    // The consent page has logged the browser in and does not require another login.
    assert!(tab.has_cookie("kingdomail_refresh") && tab.has_cookie("kingdomail_page"));
    assert!(tab.open(&url).await.page.words().contains("logged in as Ada"));

    let newcomer = Tab::new(&server);
    let form = newcomer.open(&url).await.page.form("Create an account and allow");
    let arrival = newcomer.send(&form, &[("name", "Grace"), ("password", PASSWORD)]).await;
    let tokens = expect_success(
        exchange(&server, &arrival.redirect_parameter("code").expect("a code"), &[]).await,
    );
    let shown = client_with_token(&ada, &tokens).get("/v1/token").await.expect(StatusCode::OK);
    assert_eq!(shown["player"]["name"], "Grace");
}

#[tokio::test(flavor = "multi_thread")]
async fn another_account_can_authorize() {
    let server = TestServer::start().await;
    let (tab, ada) = Tab::of(&server, "Ada").await;
    server.player("Grace").await;
    let page = tab.open(&authorization(&server, &authorization_parameters())).await.page;
    let other = page.links().into_iter().find(|link| link.text == "Use another account");
    let page = tab.open(&other.expect("a way").url).await.page;
    let form = page.form("Log in and allow");
    let arrival = tab.send(&form, &[("name", "Grace"), ("password", PASSWORD)]).await;
    let tokens = expect_success(
        exchange(&server, &arrival.redirect_parameter("code").expect("a code"), &[]).await,
    );
    let shown = client_with_token(&ada, &tokens).get("/v1/token").await.expect(StatusCode::OK);
    assert_eq!(shown["player"]["name"], "Grace");
}

#[tokio::test(flavor = "multi_thread")]
async fn denied_app_gets_an_error() {
    let server = TestServer::start().await;
    let (tab, _) = Tab::of(&server, "Ada").await;
    let page = tab.open(&authorization(&server, &authorization_parameters())).await.page;
    let arrival = tab.send(&page.form("Deny"), &[]).await;
    assert_eq!(arrival.redirect_parameter("error").as_deref(), Some("access_denied"));
    assert_eq!(arrival.redirect_parameter("state").as_deref(), Some("a state & more"));
    assert_eq!(arrival.redirect_parameter("code"), None);
    assert_eq!(server.count("SELECT count(*) FROM authorization_codes").await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn reused_code_revokes_its_tokens() {
    let server = TestServer::start().await;
    let (tab, ada) = Tab::of(&server, "Ada").await;
    let code = grant_code(&server, &tab).await;
    let tokens = expect_success(exchange(&server, &code, &[]).await);
    let app = client_with_token(&ada, &tokens);
    app.get("/v1/token").await.expect(StatusCode::OK);
    assert_eq!(expect_error(exchange(&server, &code, &[]).await), "invalid_grant");
    let revoked = app.get("/v1/token").await.expect_problem("session_ended");
    assert!(revoked["detail"].as_str().is_some_and(|detail| detail.contains("was revoked")));
    // The use case detects the revocation itself and returns the same error.
    let revoked = app.get("/v1/me/games").await.expect_problem("session_ended");
    assert!(revoked["detail"].as_str().is_some_and(|detail| detail.contains("was revoked")));
    assert_eq!(
        expect_error(refresh(&server, text(&tokens, "refresh_token")).await),
        "invalid_grant"
    );
    ada.get("/v1/me").await.expect(StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn concurrent_code_exchanges_revoke_tokens() {
    let server = TestServer::start().await;
    let (tab, ada) = Tab::of(&server, "Ada").await;
    let code = grant_code(&server, &tab).await;
    let (one, other) = tokio::join!(exchange(&server, &code, &[]), exchange(&server, &code, &[]));
    let mut both = [one, other];
    both.sort_by_key(|(status, _)| *status);
    let [(ok, tokens), (bad, _)] = both;
    assert_eq!((ok, bad), (StatusCode::OK, StatusCode::BAD_REQUEST));
    client_with_token(&ada, &tokens).get("/v1/token").await.expect_problem("session_ended");
}

#[tokio::test(flavor = "multi_thread")]
async fn intercepted_code_is_invalidated() {
    let server = TestServer::start().await;
    let (tab, _) = Tab::of(&server, "Ada").await;
    for stolen in [
        ("code_verifier", "another-verifier-of-forty-three-characters-and-more"),
        ("client_id", "Another"),
        ("redirect_uri", "https://castles.example/back"),
        ("redirect_uri", "https://castles.example/back?page=1#"),
    ] {
        let code = grant_code(&server, &tab).await;
        assert_eq!(expect_error(exchange(&server, &code, &[stolen]).await), "invalid_grant");
        // The code is also invalid for the intended app, because another party had it.
        assert_eq!(
            expect_error(exchange(&server, &code, &[]).await),
            "invalid_grant",
            "{stolen:?}"
        );
    }
    assert_eq!(server.count("SELECT count(*) FROM apps").await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn redirect_uri_may_be_omitted() {
    let server = TestServer::start().await;
    let (tab, _) = Tab::of(&server, "Ada").await;
    let code = grant_code(&server, &tab).await;
    let form = [
        ("grant_type", "authorization_code"),
        ("client_id", CLIENT_ID),
        ("code", &*code),
        ("code_verifier", VERIFIER),
    ];
    expect_success(post(&server, "/oauth/token", &form).await);
    // A parameter without a value counts as omitted (RFC 6749, section 3.2).
    let code = grant_code(&server, &tab).await;
    expect_success(exchange(&server, &code, &[("redirect_uri", "")]).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn code_expires_after_two_minutes() {
    let server = TestServer::start().await;
    let (tab, _) = Tab::of(&server, "Ada").await;
    let code = grant_code(&server, &tab).await;
    server
        .sql("UPDATE authorization_codes SET expires_at = expires_at - interval '119 seconds'")
        .await;
    expect_success(exchange(&server, &code, &[]).await);
    let code = grant_code(&server, &tab).await;
    server
        .sql("UPDATE authorization_codes SET expires_at = expires_at - interval '121 seconds'")
        .await;
    assert_eq!(expect_error(exchange(&server, &code, &[]).await), "invalid_grant");
    server.sql("UPDATE authorization_codes SET expires_at = expires_at - interval '2 hours'").await;
    grant_code(&server, &tab).await;
    assert_eq!(server.count("SELECT count(*) FROM authorization_codes").await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn password_change_invalidates_code() {
    let server = TestServer::start().await;
    let (tab, ada) = Tab::of(&server, "Ada").await;
    let code = grant_code(&server, &tab).await;
    let change = json!({ "password": { "current": PASSWORD, "new": "a giant on every crown" } });
    ada.patch("/v1/me", &change).await.expect(StatusCode::OK);
    assert_eq!(expect_error(exchange(&server, &code, &[]).await), "invalid_grant");
}

#[tokio::test(flavor = "multi_thread")]
async fn token_parameters_are_required_once() {
    let server = TestServer::start().await;
    let cases: [(&[(&str, &str)], &str); 5] = [
        (&[], "invalid_request"),
        (&[("client_id", "a")], "invalid_request"),
        (&[("client_id", "a"), ("grant_type", "password")], "unsupported_grant_type"),
        (
            &[("client_id", "a"), ("client_id", "b"), ("grant_type", "refresh_token")],
            "invalid_request",
        ),
        (
            &[("client_id", "a"), ("grant_type", "refresh_token"), ("refresh_token", "kma_1")],
            "invalid_grant",
        ),
    ];
    for (form, error) in cases {
        assert_eq!(expect_error(post(&server, "/oauth/token", form).await), error, "{form:?}");
    }
}
