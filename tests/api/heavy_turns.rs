//! Expensive requests and their effect on others. The tests hold the permits themselves.

use futures_util::FutureExt;
use futures_util::future::join_all;
use reqwest::{Method, Response, StatusCode};
use serde_json::json;
use tokio::task::JoinHandle;

use crate::support::{Game, TestServer, concluded, eventually, players, started};
use kingdomail::service::{Asker, HeavyTurn};

/// Acquires all permits.
fn all_turns(server: &TestServer) -> Vec<HeavyTurn> {
    let turn = || server.ctx.heavy.turn(Asker::Network("test".to_owned())).now_or_never();
    std::iter::from_fn(turn).map(|turn| turn.expect("few wait")).collect()
}

type Asked = JoinHandle<reqwest::Result<Response>>;

async fn all_wait(server: &TestServer, asked: &[Asked]) {
    eventually(async || server.ctx.heavy.waiting() == asked.len()).await;
    assert!(asked.iter().all(|request| !request.is_finished()));
}

async fn all_are_answered(asked: Vec<Asked>) {
    for answer in join_all(asked).await {
        let answer = answer.expect("no panic").expect("an answer");
        assert_eq!(answer.status(), StatusCode::OK, "{}", answer.url());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn heavy_requests_wait_for_their_turn_and_others_do_not() {
    let server = TestServer::start().await;
    let everybody = players(&server, 4).await;
    let [ada, grace, hedy, mary] = &everybody[..] else { panic!("four") };
    let mut over = started(&[ada.clone(), grace.clone()], json!({})).await;
    for player in [ada, grace] {
        over = player.play(&over, &json!({ "type": "concede" })).await;
    }
    concluded(&server).await;
    let path = format!("/v1/games/{}", over.id());
    let turns = all_turns(&server);

    // Each account has at most one permit.
    let paths = [
        (ada, format!("{path}/record")),
        (ada, format!("{path}/record.txt")),
        (ada, format!("{path}/scores")),
        (ada, format!("{path}/versions/2")),
        (grace, format!("{path}/animation.svg")),
        (grace, format!("{path}/table.svg?version=4")),
        (grace, format!("{path}/table.png?width=320")),
        (grace, format!("{path}/seats/1/kingdom.txt?version=4")),
        (hedy, format!("/v1/players/{}/statistics", ada.id)),
        (hedy, format!("/v1/players/{}/games", ada.id)),
        (hedy, format!("/v1/players/{}/against/{}", ada.id, grace.id)),
    ];
    let asked: Vec<Asked> = paths
        .iter()
        .map(|(player, path)| tokio::spawn(player.request(Method::GET, path).send()))
        .collect();
    all_wait(&server, &asked).await;
    let seen = mary.show(&over).await;
    assert_eq!(seen.version(), over.version());
    let game = hedy.open(json!({ "players": 2 })).await;
    assert_eq!(mary.join(&game).await.0["status"], "active");

    drop(turns);
    all_are_answered(asked).await;
    server.checked().await;
}

/// Requests by link have no account and could otherwise occupy all database connections.
#[tokio::test(flavor = "multi_thread")]
async fn linked_pictures_of_earlier_versions_wait_without_a_connection() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let game = started(&players, json!({})).await;
    let links = players[0].post_nothing(&format!("/v1/games/{}/picture-links", game.id())).await;
    let link = links.expect(StatusCode::OK)["table"]["svg"].as_str().expect("a link").to_owned();
    let player = game.awaited_of(&players).expect("somebody's turn");
    let now: Game = player.play(&game, &json!({ "type": "concede" })).await;
    assert!(now.version() > game.version());
    let turns = all_turns(&server);

    let client = reqwest::Client::new();
    let asked: Vec<Asked> = (0..40).map(|_| tokio::spawn(client.get(&link).send())).collect();
    all_wait(&server, &asked).await;
    for _ in 0..20 {
        assert_eq!(players[0].show(&now).await.version(), now.version());
    }
    drop(turns);
    all_are_answered(asked).await;
}
