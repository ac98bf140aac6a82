//! Authorization code flow with a redirect to the app.

use reqwest::StatusCode;
use serde_json::json;

use super::app::{
    CLIENT_ID, Tab, VERIFIER, allowed, authorization, exchange, granted, post, refresh, refused,
    shown_by, text, wish,
};
use crate::support::{PASSWORD, TestServer};

#[tokio::test(flavor = "multi_thread")]
async fn an_app_that_was_let_in_does_what_it_was_let_in_for() {
    let server = TestServer::start().await;
    let (tab, ada) = Tab::of(&server, "Ada").await;
    let arrival = tab.open(&authorization(&server, &wish())).await;
    let words = arrival.page.words();
    for said in ["Castle Watch", "castles.example", "play for you", "see your games", "Ada"] {
        assert!(words.contains(said), "{said}: {words}");
    }
    assert!(!words.contains("mail address"), "{words}");
    let arrival = tab.send(&arrival.page.form("Allow"), &[]).await;
    let location = arrival.location();
    assert!(location.as_str().starts_with("https://castles.example/back?page=1&code=kmx_"));
    assert_eq!(arrival.told("state").as_deref(), Some("a state & more"));
    assert_eq!(arrival.told("iss"), Some(server.url("")));

    let tokens = granted(exchange(&server, &arrival.told("code").expect("a code"), &[]).await);
    assert_eq!(tokens["token_type"], "Bearer");
    assert_eq!(tokens["scope"], "games:read games:play");
    assert_eq!(tokens["expires_in"], 900);
    let app = shown_by(&ada, &tokens);
    app.get("/v1/me/games").await.expect(StatusCode::OK);
    let table = json!({ "settings": { "players": 2 } });
    app.post("/v1/games", &table).await.refused("scope_missing");
    app.get("/v1/me").await.refused("scope_missing");
    app.patch("/v1/me", &json!({ "name": "Eve" })).await.refused("session_required");

    let shown = app.get("/v1/token").await.expect(StatusCode::OK);
    assert_eq!(shown["kind"], "app");
    assert_eq!(shown["player"]["name"], "Ada");
    assert_eq!(shown["scopes"], json!(["games:read", "games:play"]));
    assert_eq!(shown["app"]["client_id"], CLIENT_ID);
    assert_eq!(shown["app"]["redirect_host"], "castles.example");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_not_logged_in_comes_in_with_the_decision() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let tab = Tab::new(&server);
    let url = authorization(&server, &wish());
    let page = tab.open(&url).await.page;
    let form = page.form("Log in and allow");
    let wrong = tab.send(&form, &[("name", "Ada"), ("password", "not the password")]).await;
    assert_eq!(wrong.status, StatusCode::UNAUTHORIZED);
    assert_eq!(wrong.page.form("Log in and allow").fields["name"], "Ada");
    let right = tab.send(&form, &[("name", "Ada"), ("password", PASSWORD)]).await;
    let tokens = granted(exchange(&server, &right.told("code").expect("a code"), &[]).await);
    assert_eq!(shown_by(&ada, &tokens).get("/v1/token").await.body["player"]["id"], ada.id);
    // The consent page has logged the browser in and does not require another login.
    assert!(tab.keeps("kingdomail_refresh") && tab.keeps("kingdomail_page"));
    assert!(tab.open(&url).await.page.words().contains("logged in as Ada"));

    let newcomer = Tab::new(&server);
    let form = newcomer.open(&url).await.page.form("Create an account and allow");
    let arrival = newcomer.send(&form, &[("name", "Grace"), ("password", PASSWORD)]).await;
    let tokens = granted(exchange(&server, &arrival.told("code").expect("a code"), &[]).await);
    let shown = shown_by(&ada, &tokens).get("/v1/token").await.expect(StatusCode::OK);
    assert_eq!(shown["player"]["name"], "Grace");
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_else_than_the_browser_knows_can_decide() {
    let server = TestServer::start().await;
    let (tab, ada) = Tab::of(&server, "Ada").await;
    server.player("Grace").await;
    let page = tab.open(&authorization(&server, &wish())).await.page;
    let other = page.links().into_iter().find(|link| link.text == "Use another account");
    let page = tab.open(&other.expect("a way").url).await.page;
    let form = page.form("Log in and allow");
    let arrival = tab.send(&form, &[("name", "Grace"), ("password", PASSWORD)]).await;
    let tokens = granted(exchange(&server, &arrival.told("code").expect("a code"), &[]).await);
    let shown = shown_by(&ada, &tokens).get("/v1/token").await.expect(StatusCode::OK);
    assert_eq!(shown["player"]["name"], "Grace");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_app_that_is_not_let_in_is_told_so() {
    let server = TestServer::start().await;
    let (tab, _) = Tab::of(&server, "Ada").await;
    let page = tab.open(&authorization(&server, &wish())).await.page;
    let arrival = tab.send(&page.form("Deny"), &[]).await;
    assert_eq!(arrival.told("error").as_deref(), Some("access_denied"));
    assert_eq!(arrival.told("state").as_deref(), Some("a state & more"));
    assert_eq!(arrival.told("code"), None);
    assert_eq!(server.count("SELECT count(*) FROM authorization_codes").await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_code_that_comes_twice_ends_what_it_was_exchanged_for() {
    let server = TestServer::start().await;
    let (tab, ada) = Tab::of(&server, "Ada").await;
    let code = allowed(&server, &tab).await;
    let tokens = granted(exchange(&server, &code, &[]).await);
    let app = shown_by(&ada, &tokens);
    app.get("/v1/token").await.expect(StatusCode::OK);
    assert_eq!(refused(exchange(&server, &code, &[]).await), "invalid_grant");
    let revoked = app.get("/v1/token").await.refused("session_ended");
    assert!(revoked["detail"].as_str().is_some_and(|detail| detail.contains("was revoked")));
    // The use case detects the revocation itself and returns the same error.
    let revoked = app.get("/v1/me/games").await.refused("session_ended");
    assert!(revoked["detail"].as_str().is_some_and(|detail| detail.contains("was revoked")));
    assert_eq!(refused(refresh(&server, text(&tokens, "refresh_token")).await), "invalid_grant");
    ada.get("/v1/me").await.expect(StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn two_who_exchange_a_code_at_the_same_time_both_end_with_nothing() {
    let server = TestServer::start().await;
    let (tab, ada) = Tab::of(&server, "Ada").await;
    let code = allowed(&server, &tab).await;
    let (one, other) = tokio::join!(exchange(&server, &code, &[]), exchange(&server, &code, &[]));
    let mut both = [one, other];
    both.sort_by_key(|(status, _)| *status);
    let [(ok, tokens), (bad, _)] = both;
    assert_eq!((ok, bad), (StatusCode::OK, StatusCode::BAD_REQUEST));
    shown_by(&ada, &tokens).get("/v1/token").await.refused("session_ended");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_code_that_was_caught_on_its_way_is_of_no_use_and_spoilt() {
    let server = TestServer::start().await;
    let (tab, _) = Tab::of(&server, "Ada").await;
    for stolen in [
        ("code_verifier", "another-verifier-of-forty-three-characters-and-more"),
        ("client_id", "Another"),
        ("redirect_uri", "https://castles.example/back"),
        ("redirect_uri", "https://castles.example/back?page=1#"),
    ] {
        let code = allowed(&server, &tab).await;
        assert_eq!(refused(exchange(&server, &code, &[stolen]).await), "invalid_grant");
        // The code is also invalid for the intended app, because another party had it.
        assert_eq!(refused(exchange(&server, &code, &[]).await), "invalid_grant", "{stolen:?}");
    }
    assert_eq!(server.count("SELECT count(*) FROM apps").await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn where_the_browser_went_on_has_not_to_be_said_again() {
    let server = TestServer::start().await;
    let (tab, _) = Tab::of(&server, "Ada").await;
    let code = allowed(&server, &tab).await;
    let form = [
        ("grant_type", "authorization_code"),
        ("client_id", CLIENT_ID),
        ("code", &*code),
        ("code_verifier", VERIFIER),
    ];
    granted(post(&server, "/oauth/token", &form).await);
    // A parameter without a value counts as omitted (RFC 6749, section 3.2).
    let code = allowed(&server, &tab).await;
    granted(exchange(&server, &code, &[("redirect_uri", "")]).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_code_is_good_for_two_minutes_and_removed_later() {
    let server = TestServer::start().await;
    let (tab, _) = Tab::of(&server, "Ada").await;
    let code = allowed(&server, &tab).await;
    server
        .sql("UPDATE authorization_codes SET expires_at = expires_at - interval '119 seconds'")
        .await;
    granted(exchange(&server, &code, &[]).await);
    let code = allowed(&server, &tab).await;
    server
        .sql("UPDATE authorization_codes SET expires_at = expires_at - interval '121 seconds'")
        .await;
    assert_eq!(refused(exchange(&server, &code, &[]).await), "invalid_grant");
    server.sql("UPDATE authorization_codes SET expires_at = expires_at - interval '2 hours'").await;
    allowed(&server, &tab).await;
    assert_eq!(server.count("SELECT count(*) FROM authorization_codes").await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_code_is_worth_nothing_when_the_password_has_changed() {
    let server = TestServer::start().await;
    let (tab, ada) = Tab::of(&server, "Ada").await;
    let code = allowed(&server, &tab).await;
    let change = json!({ "password": { "current": PASSWORD, "new": "a giant on every crown" } });
    ada.patch("/v1/me", &change).await.expect(StatusCode::OK);
    assert_eq!(refused(exchange(&server, &code, &[]).await), "invalid_grant");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_asked_of_the_token_endpoint_has_to_be_there_once() {
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
        assert_eq!(refused(post(&server, "/oauth/token", form).await), error, "{form:?}");
    }
}
