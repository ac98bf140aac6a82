//! Records of finished games, their verification, and exports.

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::support::{
    Answer, Game, PASSWORD, Player, TestServer, conclude_games, play_to_end, players, start_game,
};
use kingdomail::domain::event_log::{RatingMode, TableEvent};
use kingdomail::game_record::Record;

impl Player {
    /// Response body at a path.
    async fn bytes(&self, path: &str) -> Vec<u8> {
        let answer = self.request(Method::GET, path).send().await.expect("an answer");
        assert_eq!(answer.status(), StatusCode::OK);
        answer.bytes().await.expect("a body").to_vec()
    }

    async fn record(&self, game: &Game) -> Vec<u8> {
        self.bytes(&format!("/v1/games/{}/record", game.id())).await
    }

    async fn verify(&self, record: Vec<u8>) -> Value {
        let request = self.request(Method::POST, "/v1/records/verify");
        let request = request.header("Content-Type", "application/json").body(record);
        Answer::from_request(request).await.expect(StatusCode::OK)
    }
}

/// Finished game.
async fn finish_game(players: &[Player], settings: Value) -> Game {
    let game = start_game(players, settings).await;
    play_to_end(players, game, 3).await
}

#[tokio::test(flavor = "multi_thread")]
async fn both_record_formats_verify() {
    let server = TestServer::start().await;
    let players = players(&server, 4).await;
    let game = finish_game(&players, json!({ "expansion": "age_of_giants" })).await;
    let bytes = players[0].record(&game).await;
    assert_eq!(bytes, players[1].record(&game).await);
    let record = Record::read(&bytes).expect("a record");
    assert_eq!(record.verify(), Ok(()));
    assert_eq!(record.names.len(), 4);
    assert_eq!(
        json!(record.header.result.as_ref().expect("a result")[0].points),
        game.0["ranking"][0]["points"]
    );

    let notation = players[0].bytes(&format!("/v1/games/{}/record.txt", game.id())).await;
    let notation = String::from_utf8(notation).expect("text");
    let again = Record::from_notation(&notation).expect("a record");
    assert_eq!(again.to_json_line().into_bytes(), bytes);

    let verified = players[0].verify(bytes.clone()).await;
    assert_eq!((&verified["valid"], &verified["stored_here"]), (&json!(true), &json!(true)));
    let mut with_a_break = bytes;
    with_a_break.push(b'\n');
    assert_eq!(players[0].verify(with_a_break).await["valid"], true);
}

/// The record with its first placed domino rotated.
fn rotate_first_domino(record: &str) -> String {
    const DIRECTION_KEY: &str = "\"direction\":\"";
    let (before, rest) = record.split_once(DIRECTION_KEY).expect("a placed domino");
    let (direction, after) = rest.split_once('"').expect("a direction");
    let other = if direction == "east" { "west" } else { "east" };
    format!("{before}{DIRECTION_KEY}{other}\"{after}")
}

#[tokio::test(flavor = "multi_thread")]
async fn altered_record_is_detected() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let game = finish_game(&players, json!({})).await;
    let bytes = players[0].record(&game).await;
    for place in (0..bytes.len()).step_by(bytes.len() / 50) {
        let mut flipped = bytes.clone();
        flipped[place] ^= 1;
        let answer = players[0].verify(flipped).await;
        assert_eq!(answer["valid"], false, "byte {place}");
        assert!(answer["defect"]["code"].is_string());
    }
    // Recomputing all hashes yields a consistent record that differs from the stored one.
    let mut record = Record::read(&bytes).expect("a record");
    if let TableEvent::TableCreated { rated, .. } = &mut record.events[0].fact {
        *rated = RatingMode::No;
    }
    record.seal();
    let answer = players[0].verify(record.to_json_line().into_bytes()).await;
    assert_eq!((&answer["valid"], &answer["stored_here"]), (&json!(true), &json!(false)));

    // The hashes of the original record do not verify the changed one either.
    let forged = rotate_first_domino(std::str::from_utf8(&bytes).expect("text"));
    let answer = players[0].verify(forged.into_bytes()).await;
    assert_eq!((&answer["valid"], answer["stored_here"] == true), (&json!(false), false));

    let answer = players[0].verify(b"{}".to_vec()).await;
    assert_eq!(answer["defect"]["code"], "malformed");
    let request = players[0].request(Method::POST, "/v1/records/verify");
    let large = request.header("Content-Type", "application/json").body(vec![b'1'; (4 << 20) + 1]);
    Answer::from_request(large).await.expect_problem("body_too_large");
}

#[tokio::test(flavor = "multi_thread")]
async fn only_ended_games_have_records() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let table = players[0].open(json!({ "players": 2 })).await;
    let path = format!("/v1/games/{}", table.id());
    players[0].get(&format!("{path}/record")).await.expect_problem("game_not_finished");
    players[0].post_empty(&format!("{path}/cancel")).await.expect(StatusCode::OK);
    let bytes = players[0].record(&table).await;
    assert_eq!(Record::read(&bytes).expect("a record").verify(), Ok(()));
    let running = start_game(&players, json!({})).await;
    let path = format!("/v1/games/{}", running.id());
    players[0].get(&format!("{path}/record")).await.expect_problem("game_not_finished");
    players[0].get(&format!("{path}/record.txt")).await.expect_problem("game_not_finished");
}

/// Ids of the games in an export, one per line.
fn exported_game_ids(export: &[u8]) -> Vec<String> {
    let text = std::str::from_utf8(export).expect("text");
    let lines = text.lines().map(|line| Record::read(line.as_bytes()).expect("a record"));
    lines.map(|record| record.header.game.to_string()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn export_resumes_without_duplicates() {
    let server = TestServer::start().await;
    let players = players(&server, 3).await;
    let (ours, all) = (&players[..2], &players[..]);
    let first = finish_game(ours, json!({})).await;
    let private =
        json!({ "settings": { "players": 2 }, "access": "invitation", "house": ["greedy"] });
    let private = Game(ours[0].post("/v1/games", &private).await.expect(StatusCode::CREATED));
    let private = play_to_end(all, private, 1).await;
    let last = finish_game(all, json!({})).await;
    conclude_games(&server).await;
    conclude_games(&server).await;

    let [first, private, last] = [&first, &private, &last].map(|game| game.id().to_owned());
    let export = players[2].bytes("/v1/records").await;
    assert_eq!(exported_game_ids(&export), [first.clone(), last.clone()]);
    let own = ours[0].bytes("/v1/me/records").await;
    assert_eq!(exported_game_ids(&own), [first.clone(), private.clone(), last.clone()]);
    assert_eq!(
        exported_game_ids(&players[2].bytes("/v1/me/records").await),
        std::slice::from_ref(&last)
    );

    let rest = players[2].bytes(&format!("/v1/records?after={first}")).await;
    assert_eq!(exported_game_ids(&rest), std::slice::from_ref(&last));
    assert!(players[2].bytes(&format!("/v1/records?after={last}")).await.is_empty());
    players[2].get(&format!("/v1/records?after={private}")).await.expect_problem("game_not_found");
}

#[tokio::test(flavor = "multi_thread")]
async fn account_deletion_keeps_records_valid() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let game = finish_game(&players, json!({})).await;
    conclude_games(&server).await;
    let before = Record::read(&players[0].record(&game).await).expect("a record");
    let deletion = players[1].post("/v1/me/deletion", &json!({ "password": PASSWORD })).await;
    deletion.expect(StatusCode::NO_CONTENT);

    let bytes = players[0].record(&game).await;
    assert!(!String::from_utf8_lossy(&bytes).contains("Grace"));
    let after = Record::read(&bytes).expect("a record");
    assert_eq!(after.verify(), Ok(()));
    assert_eq!(after.final_hash(), before.final_hash());
    assert_eq!(after.header, before.header);
    let history = players[0].get(&format!("/v1/players/{}/games", players[0].id)).await;
    let history = history.expect(StatusCode::OK);
    assert_eq!(history["items"][0]["seats"][1]["player"]["name"], Value::Null);
    let board = players[0].get("/v1/leaderboards/base").await.expect(StatusCode::OK);
    assert_eq!(board["items"].as_array().expect("rows").len(), 1);
    assert_eq!(server.check_games().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn record_of_private_table_verifies() {
    let server = TestServer::start().await;
    let players = players(&server, 3).await;
    let [ada, grace, hedy] = &players[..] else { panic!("three of them") };
    let wish = json!({ "settings": { "players": 3 }, "access": "invitation" });
    let game = Game(ada.post("/v1/games", &wish).await.expect(StatusCode::CREATED));
    let path = format!("/v1/games/{}", game.id());
    // Hedy declines, and later joins through a link.
    let hedy_too = json!({ "name": "Hedy" });
    ada.post(&format!("{path}/invitations"), &hedy_too).await.expect(StatusCode::OK);
    let declined = hedy.post_empty(&format!("{path}/invitations/decline")).await;
    declined.expect(StatusCode::NO_CONTENT);
    let link = ada.post_empty(&format!("{path}/invitation-links")).await;
    let by_link = json!({ "invitation": link.expect(StatusCode::CREATED)["token"] });
    for player in [grace, hedy] {
        player.post(&format!("{path}/join"), &by_link).await.expect(StatusCode::OK);
    }
    let game = ada.get_game(&game).await;
    let game = play_to_end(&players, game, 5).await;
    let record = ada.record(&game).await;
    assert_eq!(Record::read(&record).expect("a record").verify(), Ok(()));
    assert_eq!(ada.verify(record).await["valid"], true);
}
