use reqwest::StatusCode;
use serde_json::json;

use crate::play::{players, started};
use crate::support::{PASSWORD, TestServer};

#[tokio::test(flavor = "multi_thread")]
async fn an_unknown_name_and_a_wrong_password_get_the_same_answer() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let wrong =
        ada.post("/v1/sessions", &json!({ "name": "Ada", "password": "not this one" })).await;
    let unknown =
        ada.post("/v1/sessions", &json!({ "name": "Eve", "password": "not this one" })).await;
    assert_eq!(wrong.body, unknown.body);
    wrong.refused("credentials_wrong");
    let right = ada.post("/v1/sessions", &json!({ "name": "ADA", "password": PASSWORD })).await;
    right.expect(StatusCode::CREATED);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_session_that_was_ended_is_refused_everywhere() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let game = ada.open(json!({ "players": 2 })).await;
    ada.delete("/v1/sessions/current").await.expect(StatusCode::NO_CONTENT);
    for path in
        ["/v1/me", "/v1/me/games", "/v1/sessions", "/v1/games", &format!("/v1/games/{}", game.id())]
    {
        ada.get(path).await.refused("session_ended");
    }
    ada.post_nothing(&format!("/v1/games/{}/start", game.id())).await.refused("session_ended");
    let token = json!({ "refresh_token": ada.refresh_token });
    ada.post("/v1/sessions/refresh", &token).await.refused("refresh_token_invalid");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refresh_token_that_comes_again_later_ends_the_session() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let first = json!({ "refresh_token": ada.refresh_token });
    let second = ada.post("/v1/sessions/refresh", &first).await.expect(StatusCode::OK);
    server.sql("UPDATE refresh_tokens SET replaced_at = replaced_at - interval '11 s'").await;
    ada.post("/v1/sessions/refresh", &first).await.refused("refresh_token_reused");
    let second = json!({ "refresh_token": second["tokens"]["refresh_token"] });
    ada.post("/v1/sessions/refresh", &second).await.refused("refresh_token_invalid");
    ada.get("/v1/me").await.refused("session_ended");
}

#[tokio::test(flavor = "multi_thread")]
async fn weak_passwords_and_deceptive_names_are_refused() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    for (name, password, code) in [
        ("Eve", "short", "password_too_short"),
        ("Eve", &"x".repeat(257), "password_too_long"),
        ("Eve", "password123", "password_guessable"),
        ("Eve\u{202e}", PASSWORD, "name_invalid"),
        ("E", PASSWORD, "name_invalid"),
        ("aDA", PASSWORD, "name_taken"),
    ] {
        ada.post("/v1/players", &json!({ "name": name, "password": password })).await.refused(code);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_deletes_the_account_leaves_the_others_a_game_to_finish() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let game = started(&players, json!({})).await;
    players[0]
        .post("/v1/me/deletion", &json!({ "password": "wrong" }))
        .await
        .refused("password_wrong");
    players[0]
        .post("/v1/me/deletion", &json!({ "password": PASSWORD }))
        .await
        .expect(StatusCode::NO_CONTENT);
    players[0].get("/v1/me").await.refused("session_ended");

    let mut game = players[1].show(&game).await;
    assert!(game.0["seats"][0]["player"]["name"].is_null());
    assert_eq!(game.0["seats"][0]["conceded"], true);
    while game.awaited().is_some() {
        let command = players[1].legal(&game).await.remove(0);
        game = players[1].play(&game, &command).await;
    }
    assert_eq!(game.0["status"], "finished");
    server.player(&players[0].name).await;
    assert_eq!(kingdomail::service::check_games(&server.ctx).await.expect("checked").1, vec![]);
}
