//! Refresh and revocation of the tokens of an app.

use futures_util::future::join_all;
use reqwest::StatusCode;
use serde_json::{Value, json};

use super::app::{
    CLIENT_ID, Tab, allowed, exchange, granted, post, refresh, refused, shown_by, text,
};
use super::devices::{let_a_device_in, poll};
use crate::support::{PASSWORD, Player, TestServer};

/// Authorizes an app; returns its tokens.
async fn let_in(server: &TestServer, tab: &Tab) -> Value {
    granted(exchange(server, &allowed(server, tab).await, &[]).await)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refresh_token_works_once_and_reuse_throws_the_app_out() {
    let server = TestServer::start().await;
    let (tab, ada) = Tab::of(&server, "Ada").await;
    let first = let_in(&server, &tab).await;
    let second = granted(refresh(&server, text(&first, "refresh_token")).await);
    assert_ne!(first["refresh_token"], second["refresh_token"]);
    let third = granted(refresh(&server, text(&second, "refresh_token")).await);
    let app = shown_by(&ada, &third);
    app.get("/v1/token").await.expect(StatusCode::OK);
    server.sql("UPDATE refresh_tokens SET replaced_at = replaced_at - interval '11 seconds'").await;
    assert_eq!(refused(refresh(&server, text(&first, "refresh_token")).await), "invalid_grant");
    app.get("/v1/token").await.refused("session_ended");
    assert_eq!(refused(refresh(&server, text(&third, "refresh_token")).await), "invalid_grant");
    ada.get("/v1/me").await.expect(StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn two_tabs_of_an_app_that_renew_at_the_same_time_do_not_throw_it_out() {
    let server = TestServer::start().await;
    let (tab, ada) = Tab::of(&server, "Ada").await;
    let first = let_in(&server, &tab).await;
    let token = text(&first, "refresh_token");
    let (one, other) = tokio::join!(refresh(&server, token), refresh(&server, token));
    let later = [one, other].map(granted);
    for tokens in &later {
        shown_by(&ada, tokens).get("/v1/token").await.expect(StatusCode::OK);
    }
    for tokens in &later {
        granted(refresh(&server, text(tokens, "refresh_token")).await);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn concurrent_app_refreshes_all_receive_a_working_pair() {
    let server = TestServer::start().await;
    let (tab, ada) = Tab::of(&server, "Ada").await;
    let first = let_in(&server, &tab).await;
    let token = text(&first, "refresh_token");
    let all = join_all((0..50).map(|_| refresh(&server, token))).await;
    for tokens in all.into_iter().map(granted) {
        shown_by(&ada, &tokens).get("/v1/token").await.expect(StatusCode::OK);
        let next = granted(refresh(&server, text(&tokens, "refresh_token")).await);
        shown_by(&ada, &next).get("/v1/token").await.expect(StatusCode::OK);
    }
    server.sql("UPDATE refresh_tokens SET replaced_at = replaced_at - interval '11 seconds'").await;
    assert_eq!(refused(refresh(&server, token).await), "invalid_grant");
    shown_by(&ada, &first).get("/v1/token").await.refused("session_ended");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refresh_token_is_of_no_use_to_another_app_or_as_that_of_a_session() {
    let server = TestServer::start().await;
    let (tab, ada) = Tab::of(&server, "Ada").await;
    let tokens = let_in(&server, &tab).await;
    let token = text(&tokens, "refresh_token");
    let other = [("grant_type", "refresh_token"), ("client_id", "Other"), ("refresh_token", token)];
    assert_eq!(refused(post(&server, "/oauth/token", &other).await), "invalid_grant");
    let session = json!({ "refresh_token": token });
    ada.nobody().post("/v1/sessions/refresh", &session).await.refused("refresh_token_invalid");
    let pretended = json!({ "refresh_token": token.replacen("kma_", "kmr_", 1) });
    ada.nobody().post("/v1/sessions/refresh", &pretended).await.refused("refresh_token_invalid");
    assert_eq!(refused(refresh(&server, &ada.refresh_token).await), "invalid_grant");
    let pretended = ada.refresh_token.replacen("kmr_", "kma_", 1);
    assert_eq!(refused(refresh(&server, &pretended).await), "invalid_grant");
    granted(refresh(&server, token).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_app_can_ask_for_less_and_never_for_more() {
    let server = TestServer::start().await;
    let (tab, ada) = Tab::of(&server, "Ada").await;
    let tokens = let_in(&server, &tab).await;
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
    assert_eq!(refused(with(token, "games:read account:read").await), "invalid_scope");
    let less = granted(with(token, "games:read").await);
    assert_eq!(less["scope"], "games:read");
    let app = shown_by(&ada, &less);
    assert_eq!(app.get("/v1/token").await.body["scopes"], json!(["games:read"]));
    let all = granted(refresh(&server, text(&less, "refresh_token")).await);
    assert_eq!(all["scope"], "games:read games:play");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_a_token_can_end_it() {
    let server = TestServer::start().await;
    let (tab, ada) = Tab::of(&server, "Ada").await;
    for which in ["access_token", "refresh_token"] {
        let tokens = let_in(&server, &tab).await;
        let app = shown_by(&ada, &tokens);
        app.get("/v1/token").await.expect(StatusCode::OK);
        let revoked = [("token", text(&tokens, which)), ("token_type_hint", "whatever")];
        assert_eq!(post(&server, "/oauth/revoke", &revoked).await.0, StatusCode::OK);
        app.get("/v1/token").await.refused("session_ended");
        let token = text(&tokens, "refresh_token");
        assert_eq!(refused(refresh(&server, token).await), "invalid_grant", "{which}");
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
        assert_eq!(refused(answer), "unsupported_token_type");
    }
    let mut program = ada.nobody();
    secret.clone_into(&mut program.access_token);
    program.get("/v1/token").await.refused("session_ended");
    ada.get("/v1/me").await.expect(StatusCode::OK);
    assert_eq!(refused(post(&server, "/oauth/revoke", &[]).await), "invalid_request");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_sees_the_apps_and_throws_them_out() {
    let server = TestServer::start().await;
    let (tab, ada) = Tab::of(&server, "Ada").await;
    let apps = async |player: &Player| {
        let body = player.get("/v1/me/apps").await.expect(StatusCode::OK);
        body["items"].as_array().expect("a list").clone()
    };
    assert_eq!(apps(&ada).await.len(), 0);
    let tokens =
        [let_in(&server, &tab).await, let_in(&server, &tab).await, let_in(&server, &tab).await];
    let listed = apps(&ada).await;
    assert_eq!(listed.len(), 3);
    assert_eq!(listed[0]["client_id"], CLIENT_ID);
    assert_eq!(listed[0]["scopes"], json!(["games:read", "games:play"]));
    // Apps are not listed as sessions.
    let sessions = ada.get("/v1/sessions").await.expect(StatusCode::OK);
    assert_eq!(sessions["items"].as_array().map(Vec::len), Some(2));
    let newest = format!("/v1/me/apps/{}", text(&listed[0], "id"));
    server.player("Grace").await.delete(&newest).await.refused("app_not_found");
    ada.delete(&newest).await.expect(StatusCode::NO_CONTENT);
    ada.delete(&newest).await.refused("app_not_found");
    shown_by(&ada, &tokens[2]).get("/v1/token").await.refused("session_ended");
    shown_by(&ada, &tokens[0]).get("/v1/token").await.expect(StatusCode::OK);
    ada.delete("/v1/me/apps").await.expect(StatusCode::NO_CONTENT);
    assert_eq!(apps(&ada).await.len(), 0);
    shown_by(&ada, &tokens[0]).get("/v1/token").await.refused("session_ended");
    ada.get("/v1/me").await.expect(StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_was_let_in_and_has_not_come_yet_is_thrown_out_too() {
    let server = TestServer::start().await;
    let (tab, ada) = Tab::of(&server, "Ada").await;
    let code = allowed(&server, &tab).await;
    let device = let_a_device_in(&server, &tab).await;
    ada.delete("/v1/me/apps").await.expect(StatusCode::NO_CONTENT);
    assert_eq!(refused(exchange(&server, &code, &[]).await), "invalid_grant");
    assert_eq!(refused(poll(&server, &device).await), "access_denied");
    // Apps authorized later are unaffected.
    let code = allowed(&server, &tab).await;
    granted(exchange(&server, &code, &[]).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_password_throws_apps_out_unless_they_are_to_stay() {
    let server = TestServer::start().await;
    let (tab, ada) = Tab::of(&server, "Ada").await;
    let app = shown_by(&ada, &let_in(&server, &tab).await);
    let another = "a giant on every crown";
    let change = |current: &str, new: &str, keep: bool| json!({ "password": { "current": current, "new": new, "keep_apps": keep } });
    ada.patch("/v1/me", &change(PASSWORD, another, true)).await.expect(StatusCode::OK);
    app.get("/v1/token").await.expect(StatusCode::OK);
    // Sessions on other devices have ended.
    assert!(
        !tab.open(&super::app::authorization(&server, &super::app::wish()))
            .await
            .page
            .words()
            .contains("logged in as Ada")
    );
    ada.patch("/v1/me", &change(another, PASSWORD, false)).await.expect(StatusCode::OK);
    app.get("/v1/token").await.refused("session_ended");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_has_fifty_apps_and_the_one_unused_for_longest_makes_room() {
    let server = TestServer::start().await;
    let (tab, ada) = Tab::of(&server, "Ada").await;
    let oldest = let_in(&server, &tab).await;
    let next = let_in(&server, &tab).await;
    server
        .sql(
            "WITH made AS (INSERT INTO sessions (player_id, id, client, created_at, last_used_at, expires_at) \
             SELECT player_id, gen_random_uuid(), client, created_at, now(), expires_at \
             FROM (SELECT s.* FROM sessions s JOIN apps a ON a.session_id = s.id LIMIT 1) s, generate_series(1, 48) \
             RETURNING player_id, id) \
             INSERT INTO apps SELECT player_id, id, 'Other', NULL, 'games:read' FROM made",
        )
        .await;
    granted(refresh(&server, text(&oldest, "refresh_token")).await);
    let_in(&server, &tab).await;
    shown_by(&ada, &oldest).get("/v1/token").await.expect(StatusCode::OK);
    shown_by(&ada, &next).get("/v1/token").await.refused("session_ended");
    let listed = ada.get("/v1/me/apps").await.expect(StatusCode::OK);
    assert_eq!(listed["items"].as_array().map(Vec::len), Some(50));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_is_told_of_an_app_that_is_new() {
    let server = TestServer::start().await;
    let (tab, ada) = Tab::of(&server, "Ada").await;
    let told = async || {
        let notices = ada.get("/v1/me/notifications").await.expect(StatusCode::OK);
        let items = notices["items"].as_array().expect("a list").clone();
        items.iter().filter(|notice| notice["payload"]["client"] == "castles.example").count()
    };
    let_in(&server, &tab).await;
    assert_eq!(told().await, 1);
    let_in(&server, &tab).await;
    assert_eq!(told().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_app_of_a_locked_account_is_out() {
    let server = TestServer::start().await;
    let (tab, ada) = Tab::of(&server, "Ada").await;
    let tokens = let_in(&server, &tab).await;
    let code = allowed(&server, &tab).await;
    server.sql("UPDATE players SET locked_at = now() WHERE name = 'Ada'").await;
    shown_by(&ada, &tokens).get("/v1/token").await.refused("session_ended");
    let (status, body) = exchange(&server, &code, &[]).await;
    assert_eq!((status, &body["code"]), (StatusCode::FORBIDDEN, &json!("account_locked")));
}
