//! Sandboxes: unrated games in which one player has all seats, invisible to other players.

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::support::{
    Answer, Chance, Game, Player, TestServer, conclude_games, play_to_end, players, run_deliveries,
    start_game,
};
use kingdomail::game_record::Record;

impl Player {
    async fn create_sandbox(&self, wish: Value) -> Game {
        Game(self.post("/v1/sandboxes", &wish).await.expect(StatusCode::CREATED))
    }

    async fn open_position(&self, record: &[u8], query: &str) -> Answer {
        let path = format!("/v1/sandboxes/from-record{query}");
        let request = self.request(Method::POST, &path);
        let request = request.header("Content-Type", "application/json");
        Answer::from_request(request.body(record.to_vec())).await
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn sandbox_is_private_to_owner() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let [ada, grace] = [&players[0], &players[1]];
    let wish = json!({ "settings": { "players": 3, "expansion": "age_of_giants" } });
    let game = ada.create_sandbox(wish).await;
    assert_eq!((&game.0["sandbox"], &game.0["status"]), (&json!(true), &json!("active")));
    let over = play_to_end(&players, game.clone(), 4).await;
    assert_eq!(over.0["status"], "finished");

    conclude_games(&server).await;
    run_deliveries(&server).await;
    let path = format!("/v1/games/{}", game.id());
    grace.get(&path).await.expect_problem("game_not_found");
    ada.get(&format!("{path}/record")).await.expect_problem("is_sandbox");
    ada.post(&format!("{path}/rematch"), &json!({})).await.expect_problem("is_sandbox");
    let empty = async |path: &str, key: &str| {
        let body = ada.get(path).await.expect(StatusCode::OK);
        assert_eq!(body[key], json!([]), "{path}");
    };
    empty("/v1/me/games", "items").await;
    empty("/v1/leaderboards/age_of_giants", "items").await;
    empty(&format!("/v1/players/{}/games", ada.id), "items").await;
    empty("/v1/me/notifications", "items").await;
    let export = ada.get("/v1/me/records").await;
    assert_eq!(export.body, Value::Null);
    let own = ada.get("/v1/sandboxes").await.expect(StatusCode::OK);
    assert_eq!(own["items"][0]["id"], game.id());
    let others = grace.get("/v1/sandboxes").await.expect(StatusCode::OK);
    assert_eq!(others["items"], json!([]));
    assert_eq!(server.check_games().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn same_seed_gives_same_deck() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let wish =
        json!({ "settings": { "players": 2 }, "seed": "07".repeat(32), "house": ["random"] });
    let (one, two) = (ada.create_sandbox(wish.clone()).await, ada.create_sandbox(wish).await);
    assert_ne!(one.id(), two.id());
    assert_eq!(one.0["next_line"], two.0["next_line"]);
    assert_eq!(one.0["shuffle"]["commitment"], two.0["shuffle"]["commitment"]);
    assert_eq!(one.0["seats"][1]["house"], "random");
    let other = json!({ "settings": { "players": 2 }, "seed": "08".repeat(32) });
    assert_ne!(ada.create_sandbox(other).await.0["shuffle"], one.0["shuffle"]);
    let bad = json!({ "settings": { "players": 2 }, "seed": "08" });
    assert_eq!(
        ada.post("/v1/sandboxes", &bad).await.expect_problem("field_invalid")["field"],
        "seed"
    );
    let none = json!({ "settings": { "players": 2 }, "house": ["greedy", "greedy"] });
    ada.post("/v1/sandboxes", &none).await.expect_problem("too_many_house_players");
}

#[tokio::test(flavor = "multi_thread")]
async fn sandbox_continues_a_record_position() {
    let server = TestServer::start().await;
    let players = players(&server, 3).await;
    let game = start_game(&players, json!({ "auto_play_forced": false })).await;
    let over = play_to_end(&players, game, 6).await;
    let path = format!("/v1/games/{}/record", over.id());
    let answer = players[0].request(Method::GET, &path).send().await.expect("an answer");
    let bytes = answer.bytes().await.expect("a record").to_vec();
    let record = Record::read(&bytes).expect("a record");

    let hedy = server.player("Sophie").await;
    let version = over.version() / 2;
    let then = players[0].get(&format!("/v1/games/{}/versions/{version}", over.id())).await;
    let then = then.expect(StatusCode::OK);
    let opened = hedy.open_position(&bytes, &format!("?version={version}")).await;
    let mut sandbox = Game(opened.expect(StatusCode::CREATED));
    for same in ["kingdoms", "current_line", "next_line", "round", "draw_pile"] {
        assert_eq!(sandbox.0[same], then[same], "{same}");
    }
    assert_eq!(sandbox.0["awaiting"]["seat"], then["awaiting"]["seat"]);
    // Replaying the remaining commands leads to the same end, including the lines.
    let path = format!("/v1/games/{}/events?after={version}&limit=500", over.id());
    let done = players[0].get(&path).await.expect(StatusCode::OK);
    for event in done["items"].as_array().expect("events") {
        let fact = &event["payload"];
        let kind = match fact["type"].as_str().expect("a type") {
            "picked" => "pick",
            "placed" => "place",
            "discarded" => "discard",
            _ => continue,
        };
        let mut command = fact.clone();
        command["type"] = kind.into();
        sandbox = hedy.play(&sandbox, &command).await;
    }
    assert_eq!(sandbox.0["ranking"], over.0["ranking"]);
    assert_eq!(server.check_games().await, 2);

    let end = record.events.len();
    let after = format!("?version={}", end + 1);
    hedy.open_position(&bytes, &after).await.expect_problem("version_not_found");
    hedy.open_position(&bytes, "?version=1").await.expect_problem("version_not_found");
    // A sandbox without remaining decisions finishes immediately, which is not an error.
    for version in [end - 1, end] {
        let finished = format!("?version={version}");
        let opened = Game(hedy.open_position(&bytes, &finished).await.expect(StatusCode::CREATED));
        assert_eq!(opened.0["status"], "finished");
        assert!(opened.0["shuffle"]["seed"].is_string());
        assert_eq!(opened.0["ranking"], over.0["ranking"]);
        assert_eq!(opened.0["kingdoms"], over.0["kingdoms"]);
    }
    assert_eq!(server.check_games().await, 4);
    let begun = Game(hedy.open_position(&bytes, "").await.expect(StatusCode::CREATED));
    let mut chance = Chance(1);
    let legal = hedy.legal_commands(&begun).await;
    hedy.play(&begun, chance.choose(&legal)).await;
    let mut flipped = bytes.clone();
    flipped[99] ^= 1;
    hedy.open_position(&flipped, "").await.expect_problem("record_invalid");
}

#[tokio::test(flavor = "multi_thread")]
async fn repeated_request_returns_same_sandbox() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let wish = json!({ "settings": { "players": 2 } });
    let ask = || {
        let request = ada.request(Method::POST, "/v1/sandboxes");
        Answer::from_request(request.header("Idempotency-Key", "one").json(&wish))
    };
    let (first, again) = (ask().await, ask().await);
    assert_eq!(again.headers["idempotency-replayed"], "true");
    assert_eq!(first.body, again.body);
}

#[tokio::test(flavor = "multi_thread")]
async fn conceded_game_continues_in_sandbox() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let mut game = start_game(&players, json!({})).await;
    let started_at = game.version();
    for player in &players {
        game = player.play(&game, &json!({ "type": "concede" })).await;
    }
    let path = format!("/v1/games/{}/record", game.id());
    let answer = players[0].request(Method::GET, &path).send().await.expect("an answer");
    let bytes = answer.bytes().await.expect("a record").to_vec();
    for version in started_at - 2..=game.version() + 1 {
        let opened = players[0].open_position(&bytes, &format!("?version={version}")).await;
        match opened.status {
            StatusCode::CREATED => assert!(version <= game.version()),
            _ => {
                opened.expect_problem("version_not_found");
                assert!(version < started_at || version > game.version(), "{version}");
            }
        }
    }
}
