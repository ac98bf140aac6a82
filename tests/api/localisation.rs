//! Problems in the language of the client.

use reqwest::{Method, StatusCode};
use serde_json::json;

use crate::support::{Answer, Player, TestServer, players, start_game};

async fn get_in_language(player: &Player, path: &str, accept_language: &str) -> Answer {
    Answer::from_request(
        player.request(Method::GET, path).header("Accept-Language", accept_language),
    )
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn problem_uses_the_requested_language() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let path = "/v1/games/0192f0c1-7b6a-7c3e-8a5d-3f1e2d4c5b6a";
    let english = ada.get(path).await;
    for (accept_language, language, title) in [
        (
            "el-GR,el;q=0.9,en;q=0.8",
            "el",
            "Αυτή η παρτίδα δεν υπάρχει ή δεν έχετε πρόσβαση σε αυτή.",
        ),
        ("fr;q=0.9, he;q=0.5", "he", "המשחק הזה אינו קיים, או שאין לכם גישה אליו."),
        ("pt-BR", "en", "This game does not exist, or you do not have access to it."),
    ] {
        let answer = get_in_language(&ada, path, accept_language).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND);
        assert_eq!(answer.headers["content-language"], language);
        assert_eq!(answer.headers["vary"], "accept-language");
        assert_eq!(answer.body["title"], title);
        let body = answer.expect_problem("game_not_found");
        assert_eq!(body["type"], english.body["type"]);
    }
    assert_eq!(english.headers["content-language"], "en");
    assert_eq!(english.headers["vary"], "accept-language");
}

#[tokio::test(flavor = "multi_thread")]
async fn rule_violation_uses_requested_language() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let game = start_game(&players, json!({ "auto_play_forced": false })).await;
    let awaited = game.awaited_player(&players).expect("somebody's turn");
    let pick = json!({ "type": "place", "domino": "1", "x": 1, "y": 0, "direction": "east" });
    for (language, detail) in [
        ("en", "Your king has no domino to place. Pick one from the next line."),
        ("el", "Ο βασιλιάς σας δεν έχει ντόμινο για τοποθέτηση: επιλέξτε ένα από τη νέα γραμμή."),
        ("he", "למלך שלכם אין אריח להנחה: בחרו אריח מהטור החדש."),
    ] {
        let request = awaited.command(&game, &pick).header("Accept-Language", language);
        let answer = Answer::from_request(request).await;
        assert_eq!(answer.headers["content-language"], language);
        let body = answer.expect_problem("nothing_to_place");
        assert_eq!(body["detail"], detail);
        assert_eq!(body["field"], "command.type");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn framework_errors_are_translated() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let nothing = get_in_language(&ada, "/v1/nothing", "pl").await;
    assert_eq!(nothing.body["title"], "Ten adres nie istnieje.");
    let method =
        Answer::from_request(ada.request(Method::PUT, "/v1/me").header("Accept-Language", "bg"));
    let method = method.await;
    assert_eq!(method.headers["content-language"], "bg");
    assert!(method.headers.contains_key("allow"));
    method.expect_problem("method_not_allowed");
    let query = get_in_language(&ada, "/v1/me/games?limit=x", "es").await;
    assert_eq!(query.headers["content-language"], "es");
    query.expect_problem("parameter_invalid");
    let mut stranger = ada.clone();
    stranger.access_token.clear();
    let token = get_in_language(&stranger, "/v1/me", "he-IL").await;
    assert_eq!(token.body["title"], "נדרש אסימון גישה.");
    let challenge = token.headers["www-authenticate"].to_str().expect("a text");
    assert!(challenge.starts_with("Bearer resource_metadata="), "{challenge}");
}

#[tokio::test(flavor = "multi_thread")]
async fn success_responses_are_not_translated() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let me = get_in_language(&ada, "/v1/me", "el").await;
    assert!(!me.headers.contains_key("content-language"));
    assert_eq!(me.body, ada.get("/v1/me").await.body);
}

#[tokio::test(flavor = "multi_thread")]
async fn problem_defaults_to_player_language() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let settings =
        json!({ "language": "es", "quiet_hours": null, "digest": "at_once", "channels": {} });
    let settings = ada.request(Method::PUT, "/v1/me/notification-settings").json(&settings);
    Answer::from_request(settings).await.expect(StatusCode::OK);
    let path = "/v1/games/0192f0c1-7b6a-7c3e-8a5d-3f1e2d4c5b6a";
    let answer = ada.get(path).await;
    assert_eq!(answer.headers["content-language"], "es");
    assert_ne!(answer.body["title"], get_in_language(&ada, path, "en").await.body["title"]);
    let english = get_in_language(&ada, path, "en").await;
    assert_eq!(english.headers["content-language"], "en", "who asks for one gets it");
    assert_eq!(ada.without_token().get("/v1/me").await.headers["content-language"], "en");
}
