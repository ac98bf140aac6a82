//! Expensive requests and their effect on others. The tests hold the permits themselves.

use fair_semaphore::FairPermit;
use futures_util::FutureExt;
use futures_util::future::join_all;
use reqwest::{Method, Response, StatusCode};
use serde_json::json;
use tokio::task::JoinHandle;

use crate::support::{Game, TestServer, conclude_games, players, start_game, wait_until};
use kingdomail::service::ExpensiveWorkKey;

/// Acquires all permits.
fn acquire_all_permits(server: &TestServer) -> Vec<FairPermit<ExpensiveWorkKey>> {
    let turn = || {
        server.ctx.expensive.acquire(ExpensiveWorkKey::Network("test".to_owned())).now_or_never()
    };
    std::iter::from_fn(turn).map(|turn| turn.expect("few wait")).collect()
}

type PendingRequest = JoinHandle<reqwest::Result<Response>>;

async fn assert_all_queued(server: &TestServer, requests: &[PendingRequest]) {
    wait_until(async || server.ctx.expensive.queued() == requests.len()).await;
    assert!(requests.iter().all(|request| !request.is_finished()));
}

async fn expect_all_responses(requests: Vec<PendingRequest>) {
    for answer in join_all(requests).await {
        let answer = answer.expect("no panic").expect("an answer");
        assert_eq!(answer.status(), StatusCode::OK, "{}", answer.url());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn expensive_requests_do_not_block_others() {
    let server = TestServer::start().await;
    let all_players = players(&server, 4).await;
    let [ada, grace, hedy, mary] = &all_players[..] else { panic!("four") };
    let mut over = start_game(&[ada.clone(), grace.clone()], json!({})).await;
    for player in [ada, grace] {
        over = player.play(&over, &json!({ "type": "concede" })).await;
    }
    conclude_games(&server).await;
    let path = format!("/v1/games/{}", over.id());
    let turns = acquire_all_permits(&server);

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
    let requests: Vec<PendingRequest> = paths
        .iter()
        .map(|(player, path)| tokio::spawn(player.request(Method::GET, path).send()))
        .collect();
    assert_all_queued(&server, &requests).await;
    let seen = mary.get_game(&over).await;
    assert_eq!(seen.version(), over.version());
    let game = hedy.open(json!({ "players": 2 })).await;
    assert_eq!(mary.join(&game).await.0["status"], "active");

    drop(turns);
    expect_all_responses(requests).await;
    server.check_games().await;
}

/// Requests by link have no account and could otherwise occupy all database connections.
#[tokio::test(flavor = "multi_thread")]
async fn queued_linked_images_hold_no_connection() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let game = start_game(&players, json!({})).await;
    let links = players[0].post_empty(&format!("/v1/games/{}/picture-links", game.id())).await;
    let link = links.expect(StatusCode::OK)["table"]["svg"].as_str().expect("a link").to_owned();
    let player = game.awaited_player(&players).expect("somebody's turn");
    let now: Game = player.play(&game, &json!({ "type": "concede" })).await;
    assert!(now.version() > game.version());
    let turns = acquire_all_permits(&server);

    let client = reqwest::Client::new();
    let requests: Vec<PendingRequest> =
        (0..40).map(|_| tokio::spawn(client.get(&link).send())).collect();
    assert_all_queued(&server, &requests).await;
    for _ in 0..20 {
        assert_eq!(players[0].get_game(&now).await.version(), now.version());
    }
    drop(turns);
    expect_all_responses(requests).await;
}
