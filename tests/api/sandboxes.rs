//! Sandboxes: unrated games in which one player has all seats, invisible to other players.

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::support::{
    Answer, Chance, Game, Player, TestServer, carried, concluded, play_to_the_end, players, started,
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
        Answer::to(request.body(record.to_vec())).await
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_player_plays_all_seats_and_nothing_public_knows() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let [ada, grace] = [&players[0], &players[1]];
    let wish = json!({ "settings": { "players": 3, "expansion": "age_of_giants" } });
    let game = ada.create_sandbox(wish).await;
    assert_eq!((&game.0["sandbox"], &game.0["status"]), (&json!(true), &json!("active")));
    let over = play_to_the_end(&players, game.clone(), 4).await;
    assert_eq!(over.0["status"], "finished");

    concluded(&server).await;
    carried(&server).await;
    let path = format!("/v1/games/{}", game.id());
    grace.get(&path).await.refused("game_not_found");
    ada.get(&format!("{path}/record")).await.refused("is_sandbox");
    ada.post(&format!("{path}/rematch"), &json!({})).await.refused("is_sandbox");
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
    assert_eq!(server.checked().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_seed_gives_the_same_deck() {
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
    assert_eq!(ada.post("/v1/sandboxes", &bad).await.refused("field_invalid")["field"], "seed");
    let none = json!({ "settings": { "players": 2 }, "house": ["greedy", "greedy"] });
    ada.post("/v1/sandboxes", &none).await.refused("too_many_house_players");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_position_of_a_record_goes_on_as_the_game_did() {
    let server = TestServer::start().await;
    let players = players(&server, 3).await;
    let game = started(&players, json!({ "auto_play_forced": false })).await;
    let over = play_to_the_end(&players, game, 6).await;
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
    assert_eq!(server.checked().await, 2);

    let end = record.events.len();
    let after = format!("?version={}", end + 1);
    hedy.open_position(&bytes, &after).await.refused("version_not_found");
    hedy.open_position(&bytes, "?version=1").await.refused("version_not_found");
    // A sandbox without remaining decisions finishes immediately, which is not an error.
    for version in [end - 1, end] {
        let finished = format!("?version={version}");
        let opened = Game(hedy.open_position(&bytes, &finished).await.expect(StatusCode::CREATED));
        assert_eq!(opened.0["status"], "finished");
        assert!(opened.0["shuffle"]["seed"].is_string());
        assert_eq!(opened.0["ranking"], over.0["ranking"]);
        assert_eq!(opened.0["kingdoms"], over.0["kingdoms"]);
    }
    assert_eq!(server.checked().await, 4);
    let begun = Game(hedy.open_position(&bytes, "").await.expect(StatusCode::CREATED));
    let mut chance = Chance(1);
    let legal = hedy.legal(&begun).await;
    hedy.play(&begun, chance.one_of(&legal)).await;
    let mut flipped = bytes.clone();
    flipped[99] ^= 1;
    hedy.open_position(&flipped, "").await.refused("record_invalid");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_repeats_the_request_gets_the_sandbox_that_it_opened() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let wish = json!({ "settings": { "players": 2 } });
    let ask = || {
        let request = ada.request(Method::POST, "/v1/sandboxes");
        Answer::to(request.header("Idempotency-Key", "one").json(&wish))
    };
    let (first, again) = (ask().await, ask().await);
    assert_eq!(again.headers["idempotency-replayed"], "true");
    assert_eq!(first.body, again.body);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_was_given_up_goes_on_from_any_of_its_versions() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let mut game = started(&players, json!({})).await;
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
                opened.refused("version_not_found");
                assert!(version < started_at || version > game.version(), "{version}");
            }
        }
    }
}
