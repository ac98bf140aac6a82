use std::collections::HashMap;

use futures_util::future::join_all;
use kingdomail::service::check_games;
use reqwest::StatusCode;
use serde_json::json;

use crate::play::{players, started};
use crate::support::{Answer, Player, TestServer};

#[tokio::test(flavor = "multi_thread")]
async fn one_of_64_writers_at_one_version_wins_and_the_others_are_told_what_happened() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let game = started(&players, json!({ "auto_play_forced": false })).await;
    let awaited = game.awaited_of(&players).expect("somebody's turn");
    let legal = awaited.legal(&game).await;
    let writers =
        (0..64).map(|writer| Answer::to(awaited.command(&game, &legal[writer % legal.len()])));
    let mut answers: HashMap<StatusCode, Vec<Answer>> = HashMap::new();
    for answer in join_all(writers).await {
        answers.entry(answer.status).or_default().push(answer);
    }
    assert_eq!(answers[&StatusCode::OK].len(), 1);
    assert_eq!(answers[&StatusCode::PRECONDITION_FAILED].len(), 63);
    for stale in answers.remove(&StatusCode::PRECONDITION_FAILED).expect("stale writers") {
        let problem = stale.refused("version_stale");
        assert_eq!(problem["current_version"], game.version() + 1);
        assert_eq!(problem["events"][0]["fact"]["type"], "picked");
    }
    assert_eq!(check_games(&server.ctx).await.expect("checked").1, vec![]);
}

#[tokio::test(flavor = "multi_thread")]
async fn fifty_repeats_of_one_key_play_once_and_all_get_the_same_answer() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let game = started(&players, json!({})).await;
    let awaited = game.awaited_of(&players).expect("somebody's turn");
    let command = awaited.legal(&game).await.remove(0);
    let repeats = (0..50).map(|_| Answer::to(awaited.command_with_key(&game, &command, "once")));
    let answers = join_all(repeats).await;
    let first = answers.iter().find(|answer| answer.headers.get("idempotency-replayed").is_none());
    let first = first.expect("one that played").clone();
    let replayed =
        answers.iter().filter(|answer| answer.headers.get("idempotency-replayed").is_some());
    assert_eq!(replayed.count(), 49);
    assert!(
        answers.iter().all(|answer| answer.status == StatusCode::OK && answer.body == first.body)
    );
    assert_eq!(awaited.show(&game).await.0["version"], first.body["version"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_last_seat_goes_to_one_of_eight_and_the_game_starts_once() {
    let server = TestServer::start().await;
    let opener = server.player("Opener").await;
    let game = opener.open(json!({ "players": 2 })).await;
    let mut others = Vec::new();
    for number in 0..8 {
        others.push(server.player(&format!("Other {number}")).await);
    }
    let path = format!("/v1/games/{}/join", game.id());
    let nothing = json!({});
    let answers = join_all(others.iter().map(|other| other.post(&path, &nothing))).await;
    assert_eq!(answers.iter().filter(|answer| answer.status == StatusCode::OK).count(), 1);
    for refused in answers.into_iter().filter(|answer| answer.status != StatusCode::OK) {
        refused.refused("table_not_open");
    }
    let events =
        opener.get(&format!("/v1/games/{}/events", game.id())).await.expect(StatusCode::OK);
    let starts = events["items"].as_array().expect("events").iter();
    assert_eq!(starts.filter(|event| event["fact"]["type"] == "game_started").count(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn fifty_parallel_refreshes_leave_one_live_successor() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let body = json!({ "refresh_token": ada.refresh_token });
    let answers = join_all((0..50).map(|_| ada.post("/v1/sessions/refresh", &body))).await;
    let mut live = 0;
    for answer in answers.iter().filter(|answer| answer.status == StatusCode::OK) {
        let token = json!({ "refresh_token": answer.body["tokens"]["refresh_token"] });
        let next = ada.post("/v1/sessions/refresh", &token).await;
        live += usize::from(next.status == StatusCode::OK);
    }
    assert_eq!(live, 1);
    assert!(answers.iter().all(|answer| matches!(answer.status.as_u16(), 200 | 401)));
}

#[tokio::test(flavor = "multi_thread")]
async fn two_nodes_on_one_database_serve_one_game() {
    let url = crate::support::database().await;
    let (here, there) = (TestServer::on(&url), TestServer::on(&url));
    let players = players(&here, 2).await;
    let elsewhere: Vec<Player> = players.iter().map(|player| player.at(there.url(""))).collect();
    let mut game = started(&players, json!({})).await;
    let mut moves = 0;
    while let Some(seat) = game.awaited() {
        let nodes = [&players, &elsewhere];
        let at = nodes[moves % 2];
        let player = game.awaited_of(at).expect("a player");
        let command = player.legal(&game).await.remove(0);
        game = player.play(&game, &command).await;
        moves += 1;
        assert!(seat < 2);
    }
    assert_eq!(game.0["status"], "finished");
    assert_eq!(check_games(&there.ctx).await.expect("checked"), (1, vec![]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_fault_in_what_is_stored_is_found() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let game = started(&players, json!({})).await;
    let awaited = game.awaited_of(&players).expect("somebody's turn");
    let command = awaited.legal(&game).await.remove(0);
    let game = awaited.play(&game, &command).await;
    let faults = async || {
        let (_, faults) = check_games(&server.ctx).await.expect("checked");
        faults.into_iter().map(|fault| fault.what).collect::<Vec<_>>()
    };
    assert_eq!(faults().await, Vec::<String>::new());
    server.sql("UPDATE games SET state = set_byte(state, 6, 0)").await;
    assert_eq!(
        faults().await.first().map(String::as_str),
        Some("the state is not what the events made of it")
    );
    server.sql("UPDATE games SET state = set_byte(state, 0, 99)").await;
    assert!(faults().await[0].contains("format 99"));
    server.sql("UPDATE events SET format = 98").await;
    server.sql("UPDATE games SET state = set_byte(state, 0, 1)").await;
    assert!(faults().await[0].contains("format 98"));
    drop(game);
}
