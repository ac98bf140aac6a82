//! Refresh and revocation of the tokens of an app.

use futures_util::future::join_all;
use reqwest::StatusCode;
use serde_json::{Value, json};

use super::app::{
    CLIENT_ID, Tab, client_with_token, exchange, expect_error, expect_success, grant_code, post,
    refresh, text,
};
use super::devices::{authorize_device, poll};
use crate::support::{PASSWORD, Player, TestServer};

/// Authorizes an app; returns its tokens.
async fn authorize_app(server: &TestServer, tab: &Tab) -> Value {
    expect_success(exchange(server, &grant_code(server, tab).await, &[]).await)
}

#[tokio::test(flavor = "multi_thread")]
async fn reused_refresh_token_revokes_app() {
    let server = TestServer::start().await;
    let (tab, ada) = Tab::of(&server, "Ada").await;
    let first = authorize_app(&server, &tab).await;
    let second = expect_success(refresh(&server, text(&first, "refresh_token")).await);
    assert_ne!(first["refresh_token"], second["refresh_token"]);
    let third = expect_success(refresh(&server, text(&second, "refresh_token")).await);
    let app = client_with_token(&ada, &third);
    app.get("/v1/token").await.expect(StatusCode::OK);
    server.sql("UPDATE refresh_tokens SET replaced_at = replaced_at - interval '11 seconds'").await;
    assert_eq!(
        expect_error(refresh(&server, text(&first, "refresh_token")).await),
        "invalid_grant"
    );
    app.get("/v1/token").await.expect_problem("session_ended");
    assert_eq!(
        expect_error(refresh(&server, text(&third, "refresh_token")).await),
        "invalid_grant"
    );
    ada.get("/v1/me").await.expect(StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn concurrent_refreshes_keep_app_authorized() {
    let server = TestServer::start().await;
    let (tab, ada) = Tab::of(&server, "Ada").await;
    let first = authorize_app(&server, &tab).await;
    let token = text(&first, "refresh_token");
    let (one, other) = tokio::join!(refresh(&server, token), refresh(&server, token));
    let later = [one, other].map(expect_success);
    for tokens in &later {
        client_with_token(&ada, tokens).get("/v1/token").await.expect(StatusCode::OK);
    }
    for tokens in &later {
        expect_success(refresh(&server, text(tokens, "refresh_token")).await);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn concurrent_refreshes_all_succeed() {
    let server = TestServer::start().await;
    let (tab, ada) = Tab::of(&server, "Ada").await;
    let first = authorize_app(&server, &tab).await;
    let token = text(&first, "refresh_token");
    let refreshes = join_all((0..50).map(|_| refresh(&server, token)));
    let (all, ()) = tokio::join!(refreshes, server.extend_refresh_grace());
    let all: Vec<Value> = all.into_iter().map(expect_success).collect();
    for tokens in &all {
        client_with_token(&ada, tokens).get("/v1/token").await.expect(StatusCode::OK);
    }
    expect_success(refresh(&server, text(&all[0], "refresh_token")).await);
    server.extend_refresh_grace().await;
    for tokens in &all {
        let next = expect_success(refresh(&server, text(tokens, "refresh_token")).await);
        client_with_token(&ada, &next).get("/v1/token").await.expect(StatusCode::OK);
    }
    let elapsed = "UPDATE refresh_tokens SET replaced_at = now() - interval '11 seconds' \
                   WHERE replaced_at IS NOT NULL";
    server.sql(elapsed).await;
    assert_eq!(expect_error(refresh(&server, token).await), "invalid_grant");
    client_with_token(&ada, &first).get("/v1/token").await.expect_problem("session_ended");
}

#[tokio::test(flavor = "multi_thread")]
async fn refresh_token_is_bound_to_app() {
    let server = TestServer::start().await;
    let (tab, ada) = Tab::of(&server, "Ada").await;
    let tokens = authorize_app(&server, &tab).await;
    let token = text(&tokens, "refresh_token");
    let other = [("grant_type", "refresh_token"), ("client_id", "Other"), ("refresh_token", token)];
    assert_eq!(expect_error(post(&server, "/oauth/token", &other).await), "invalid_grant");
    let session = json!({ "refresh_token": token });
    ada.without_token()
        .post("/v1/sessions/refresh", &session)
        .await
        .expect_problem("refresh_token_invalid");
    let pretended = json!({ "refresh_token": token.replacen("kma_", "kmr_", 1) });
    ada.without_token()
        .post("/v1/sessions/refresh", &pretended)
        .await
        .expect_problem("refresh_token_invalid");
    assert_eq!(expect_error(refresh(&server, &ada.refresh_token).await), "invalid_grant");
    let pretended = ada.refresh_token.replacen("kmr_", "kma_", 1);
    assert_eq!(expect_error(refresh(&server, &pretended).await), "invalid_grant");
    expect_success(refresh(&server, token).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn refresh_can_only_reduce_scopes() {
    let server = TestServer::start().await;
    let (tab, ada) = Tab::of(&server, "Ada").await;
    let tokens = authorize_app(&server, &tab).await;
    let with = async |token: &str, scope: &str| {
        let form = [
            ("grant_type", "refresh_token"),
            ("client_id", CLIENT_ID),
            ("refresh_token", token),
            ("scope", scope),
        ];
        post(&server, "/oauth/token", &form).await
    };
    let token = text(&tokens, "refresh_token");
    assert_eq!(expect_error(with(token, "games:read account:read").await), "invalid_scope");
    let less = expect_success(with(token, "games:read").await);
    assert_eq!(less["scope"], "games:read");
    let app = client_with_token(&ada, &less);
    assert_eq!(app.get("/v1/token").await.body["scopes"], json!(["games:read"]));
    let all = expect_success(refresh(&server, text(&less, "refresh_token")).await);
    assert_eq!(all["scope"], "games:read games:play");
}

#[tokio::test(flavor = "multi_thread")]
async fn token_holder_can_revoke_it() {
    let server = TestServer::start().await;
    let (tab, ada) = Tab::of(&server, "Ada").await;
    for which in ["access_token", "refresh_token"] {
        let tokens = authorize_app(&server, &tab).await;
        let app = client_with_token(&ada, &tokens);
        app.get("/v1/token").await.expect(StatusCode::OK);
        let revoked = [("token", text(&tokens, which)), ("token_type_hint", "whatever")];
        assert_eq!(post(&server, "/oauth/revoke", &revoked).await.0, StatusCode::OK);
        app.get("/v1/token").await.expect_problem("session_ended");
        let token = text(&tokens, "refresh_token");
        assert_eq!(expect_error(refresh(&server, token).await), "invalid_grant", "{which}");
    }
    let wish = json!({ "name": "a program", "scopes": ["games:read"] });
    let made = ada.post("/v1/me/tokens", &wish).await.expect(StatusCode::CREATED);
    let secret = text(&made, "secret");
    // The response reveals nothing about a token not issued by this server.
    for token in [secret, "nonsense", "kmr_nonsense"] {
        let revoked = [("token", token)];
        assert_eq!(post(&server, "/oauth/revoke", &revoked).await.0, StatusCode::OK);
    }
    // A login session ends by logging out; revocation neither ends it nor reveals its existence.
    for token in [&ada.access_token, &ada.refresh_token] {
        let revoked = [("token", &**token)];
        let answer = post(&server, "/oauth/revoke", &revoked).await;
        assert_eq!(expect_error(answer), "unsupported_token_type");
    }
    let mut program = ada.without_token();
    secret.clone_into(&mut program.access_token);
    program.get("/v1/token").await.expect_problem("session_ended");
    ada.get("/v1/me").await.expect(StatusCode::OK);
    assert_eq!(expect_error(post(&server, "/oauth/revoke", &[]).await), "invalid_request");
}

#[tokio::test(flavor = "multi_thread")]
async fn player_lists_and_revokes_apps() {
    let server = TestServer::start().await;
    let (tab, ada) = Tab::of(&server, "Ada").await;
    let apps = async |player: &Player| {
        let body = player.get("/v1/me/apps").await.expect(StatusCode::OK);
        body["items"].as_array().expect("a list").clone()
    };
    assert_eq!(apps(&ada).await.len(), 0);
    let tokens = [
        authorize_app(&server, &tab).await,
        authorize_app(&server, &tab).await,
        authorize_app(&server, &tab).await,
    ];
    let listed = apps(&ada).await;
    assert_eq!(listed.len(), 3);
    assert_eq!(listed[0]["client_id"], CLIENT_ID);
    assert_eq!(listed[0]["scopes"], json!(["games:read", "games:play"]));
    // Apps are not listed as sessions.
    let sessions = ada.get("/v1/sessions").await.expect(StatusCode::OK);
    assert_eq!(sessions["items"].as_array().map(Vec::len), Some(2));
    let newest = format!("/v1/me/apps/{}", text(&listed[0], "id"));
    server.player("Grace").await.delete(&newest).await.expect_problem("app_not_found");
    ada.delete(&newest).await.expect(StatusCode::NO_CONTENT);
    ada.delete(&newest).await.expect_problem("app_not_found");
    client_with_token(&ada, &tokens[2]).get("/v1/token").await.expect_problem("session_ended");
    client_with_token(&ada, &tokens[0]).get("/v1/token").await.expect(StatusCode::OK);
    ada.delete("/v1/me/apps").await.expect(StatusCode::NO_CONTENT);
    assert_eq!(apps(&ada).await.len(), 0);
    client_with_token(&ada, &tokens[0]).get("/v1/token").await.expect_problem("session_ended");
    ada.get("/v1/me").await.expect(StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn revocation_covers_pending_authorizations() {
    let server = TestServer::start().await;
    let (tab, ada) = Tab::of(&server, "Ada").await;
    let code = grant_code(&server, &tab).await;
    let device = authorize_device(&server, &tab).await;
    ada.delete("/v1/me/apps").await.expect(StatusCode::NO_CONTENT);
    assert_eq!(expect_error(exchange(&server, &code, &[]).await), "invalid_grant");
    assert_eq!(expect_error(poll(&server, &device).await), "access_denied");
    // Apps authorized later are unaffected.
    let code = grant_code(&server, &tab).await;
    expect_success(exchange(&server, &code, &[]).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn password_change_revokes_apps() {
    let server = TestServer::start().await;
    let (tab, ada) = Tab::of(&server, "Ada").await;
    let app = client_with_token(&ada, &authorize_app(&server, &tab).await);
    let another = "a giant on every crown";
    let change = |current: &str, new: &str, keep: bool| json!({ "password": { "current": current, "new": new, "keep_apps": keep } });
    ada.patch("/v1/me", &change(PASSWORD, another, true)).await.expect(StatusCode::OK);
    app.get("/v1/token").await.expect(StatusCode::OK);
    // Sessions on other devices have ended.
    assert!(
        !tab.open(&super::app::authorization(&server, &super::app::authorization_parameters()))
            .await
            .page
            .words()
            .contains("logged in as Ada")
    );
    ada.patch("/v1/me", &change(another, PASSWORD, false)).await.expect(StatusCode::OK);
    app.get("/v1/token").await.expect_problem("session_ended");
}

#[tokio::test(flavor = "multi_thread")]
async fn apps_per_player_are_bounded() {
    let server = TestServer::start().await;
    let (tab, ada) = Tab::of(&server, "Ada").await;
    let oldest = authorize_app(&server, &tab).await;
    let next = authorize_app(&server, &tab).await;
    server
        .sql(
            "WITH made AS (INSERT INTO sessions (player_id, id, client, created_at, last_used_at, expires_at) \
             SELECT player_id, gen_random_uuid(), client, created_at, now(), expires_at \
             FROM (SELECT s.* FROM sessions s JOIN apps a ON a.session_id = s.id LIMIT 1) s, generate_series(1, 48) \
             RETURNING player_id, id) \
             INSERT INTO apps SELECT player_id, id, 'Other', NULL, 'games:read' FROM made",
        )
        .await;
    expect_success(refresh(&server, text(&oldest, "refresh_token")).await);
    authorize_app(&server, &tab).await;
    client_with_token(&ada, &oldest).get("/v1/token").await.expect(StatusCode::OK);
    client_with_token(&ada, &next).get("/v1/token").await.expect_problem("session_ended");
    let listed = ada.get("/v1/me/apps").await.expect(StatusCode::OK);
    assert_eq!(listed["items"].as_array().map(Vec::len), Some(50));
}

#[tokio::test(flavor = "multi_thread")]
async fn new_app_notifies_the_player() {
    let server = TestServer::start().await;
    let (tab, ada) = Tab::of(&server, "Ada").await;
    let count_notifications = async || {
        let notifications = ada.get("/v1/me/notifications").await.expect(StatusCode::OK);
        let items = notifications["items"].as_array().expect("a list").clone();
        items
            .iter()
            .filter(|notification| notification["payload"]["client"] == "castles.example")
            .count()
    };
    authorize_app(&server, &tab).await;
    assert_eq!(count_notifications().await, 1);
    authorize_app(&server, &tab).await;
    assert_eq!(count_notifications().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn locked_account_blocks_its_apps() {
    let server = TestServer::start().await;
    let (tab, ada) = Tab::of(&server, "Ada").await;
    let tokens = authorize_app(&server, &tab).await;
    let code = grant_code(&server, &tab).await;
    server.sql("UPDATE players SET locked_at = now() WHERE name = 'Ada'").await;
    client_with_token(&ada, &tokens).get("/v1/token").await.expect_problem("session_ended");
    let (status, body) = exchange(&server, &code, &[]).await;
    assert_eq!((status, &body["code"]), (StatusCode::FORBIDDEN, &json!("account_locked")));
}
