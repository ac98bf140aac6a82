//! Notifications to webhooks and chat services.

use std::collections::BTreeSet;

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use hmac::{Hmac, KeyInit, Mac};
use jiff::SignedDuration;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use sha2::Sha256;

use crate::support::{
    Answer, Catcher, Caught, DAY, Game, Player, TestServer, advance_clock, conclude_games, now,
    play_to_end, players, run_deliveries, start_game,
};
use kingdomail::service;

const HOUR: i64 = 3600;
const ONE_DAY: SignedDuration = SignedDuration::from_hours(24);

impl Player {
    pub async fn create_webhook(&self, url: &str, kind: &str) -> Value {
        let wish = json!({ "url": url, "kind": kind });
        self.post("/v1/me/webhooks", &wish).await.expect(StatusCode::CREATED)
    }

    pub async fn webhook(&self) -> Value {
        let all = self.get("/v1/me/webhooks").await.expect(StatusCode::OK);
        all["items"][0].clone()
    }

    pub async fn log(&self, endpoint: &Value) -> Vec<Value> {
        let path = format!("/v1/me/destinations/{}/deliveries", text(endpoint));
        let log = self.get(&path).await.expect(StatusCode::OK);
        log["items"].as_array().expect("a list").clone()
    }
}

fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}

/// Returns true if `secret` has signed the caught request. Implements the specification
/// independently of the code under test.
fn is_signed(caught: &Caught, secret: &str) -> bool {
    let key = BASE64_STANDARD.decode(secret.strip_prefix("whsec_").expect("the prefix"));
    let mut mac = Hmac::<Sha256>::new_from_slice(&key.expect("base64")).expect("a key");
    let header = |name: &str| caught.headers[name].clone();
    mac.update(format!("{}.{}.", header("webhook-id"), header("webhook-timestamp")).as_bytes());
    mac.update(&caught.body);
    let expected = format!("v1,{}", BASE64_STANDARD.encode(mac.finalize().into_bytes()));
    header("webhook-signature").split(' ').any(|signature| signature == expected)
}

pub fn kinds(caught: &[Caught]) -> Vec<String> {
    caught.iter().map(|caught| text(&caught.json()["type"]).to_owned()).collect()
}

/// Two players, the first with a webhook, and their game.
pub async fn start_with_webhook(
    server: &TestServer,
    kind: &str,
) -> (Catcher, Vec<Player>, Value, Game) {
    let catcher = Catcher::start().await;
    let players = players(server, 2).await;
    let webhook = players[0].create_webhook(&catcher.url("/hook?a=b"), kind).await;
    let game = start_game(&players, json!({ "auto_play_forced": false })).await;
    (catcher, players, webhook, game)
}

/// Plays until the turn passes to the first player.
pub async fn play_until_turn(players: &[Player], mut game: Game) -> Game {
    let mut waits = game.awaited() == Some(0);
    while waits || game.awaited() != Some(0) {
        waits &= game.awaited() == Some(0);
        let player = game.awaited_player(players).expect("somebody's turn");
        let command = player.legal_commands(&game).await.remove(0);
        game = player.play(&game, &command).await;
    }
    game
}

#[tokio::test(flavor = "multi_thread")]
async fn webhook_receives_the_feed_immediately() {
    let server = TestServer::start().await;
    let (catcher, players, webhook, game) = start_with_webhook(&server, "standard").await;
    run_deliveries(&server).await;
    play_until_turn(&players, game).await;
    run_deliveries(&server).await;

    let caught = catcher.caught();
    assert!(kinds(&caught).starts_with(&["notification.game_started".to_owned()]));
    assert_eq!(kinds(&caught).last().expect("a turn"), "notification.your_turn");
    let feed = players[0].get("/v1/me/notifications").await.expect(StatusCode::OK);
    let received: Vec<Value> = caught.iter().map(|caught| caught.json()["data"].clone()).collect();
    assert_eq!(
        received,
        *feed["items"].as_array().expect("a list"),
        "all, in order, as in the feed"
    );
    for caught in &caught {
        assert_eq!(caught.path, "/hook?a=b");
        assert!(is_signed(caught, text(&webhook["secret"])));
        assert!(!is_signed(caught, "whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"));
    }
    let log = players[0].log(&webhook["webhook"]["id"]).await;
    assert_eq!(log.len(), caught.len());
    assert_eq!(log[0]["state"], "delivered");
    assert_eq!(log[0]["outcome"], "answered 204");
    assert_eq!(log[0]["body"], caught.last().expect("one").json());
    assert_eq!(log[0]["id"], caught.last().expect("one").headers["webhook-id"].as_str());
    run_deliveries(&server).await;
    assert_eq!(catcher.caught().len(), caught.len(), "nothing twice");
}

#[tokio::test(flavor = "multi_thread")]
async fn failed_delivery_retries_identical_request() {
    let server = TestServer::start().await;
    let (catcher, players, webhook, game) = start_with_webhook(&server, "standard").await;
    catcher.answer(500);
    service::notifications::relay_all(&server.ctx).await.expect("the database answers");
    play_until_turn(&players, game).await;
    run_deliveries(&server).await;
    let first = catcher.take();
    assert_eq!(
        kinds(&first),
        ["notification.game_started"],
        "what comes after it in the game waits"
    );
    run_deliveries(&server).await;
    assert_eq!(catcher.caught().len(), 0, "not before its time");
    let shown = players[0].webhook().await;
    assert_eq!(shown["failures"], 1);
    assert_ne!(shown["failing_since"], Value::Null);

    advance_clock(&server, 7).await;
    run_deliveries(&server).await;
    let second = catcher.take();
    assert_eq!(kinds(&second), ["notification.game_started"]);
    assert_eq!(second[0].body, first[0].body);
    assert_eq!(second[0].headers["webhook-id"], first[0].headers["webhook-id"]);
    advance_clock(&server, 7 + 230).await;
    run_deliveries(&server).await;
    assert_eq!(catcher.take().len(), 0, "the third waits four minutes at least");

    catcher.answer(200);
    advance_clock(&server, 400).await;
    run_deliveries(&server).await;
    let third = catcher.take();
    assert_eq!(kinds(&third)[0], "notification.game_started");
    assert_eq!(third[0].body, first[0].body);
    let shown = players[0].webhook().await;
    assert_eq!((&shown["failures"], &shown["failing_since"]), (&json!(0), &Value::Null));
    let log = players[0].log(&webhook["webhook"]["id"]).await;
    assert_eq!(log.last().expect("the first")["attempts"], 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn gone_webhook_is_disabled() {
    let server = TestServer::start().await;
    let (catcher, players, webhook, _) = start_with_webhook(&server, "standard").await;
    catcher.answer(410);
    run_deliveries(&server).await;
    assert_eq!(catcher.take().len(), 1);
    let shown = players[0].webhook().await;
    assert_eq!(shown["enabled"], false);
    let feed = players[0].get("/v1/me/notifications?limit=100").await.expect(StatusCode::OK);
    let last = feed["items"].as_array().expect("a list").last().expect("one").clone();
    assert_eq!(last["payload"]["type"], "destination_disabled");
    assert!(text(&last["payload"]["host"]).starts_with("127.0.0.1"));

    catcher.answer(204);
    let id = text(&webhook["webhook"]["id"]);
    let path = format!("/v1/me/destinations/{id}/test");
    players[0].post_empty(&path).await.expect_problem("destination_disabled");
    let on = players[0].request(Method::PATCH, &format!("/v1/me/webhooks/{id}"));
    let on = Answer::from_request(on.json(&json!({ "enabled": true }))).await;
    assert_eq!(on.expect(StatusCode::OK)["enabled"], true);
    players[0].post_empty(&path).await.expect(StatusCode::ACCEPTED);
    players[0].post_empty(&path).await.expect_problem("test_in_progress");
    run_deliveries(&server).await;
    assert_eq!(kinds(&catcher.take()), ["test"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn failing_webhook_is_disabled_after_days() {
    let server = TestServer::start().await;
    let (catcher, players, ..) = start_with_webhook(&server, "standard").await;
    catcher.answer(500);
    let mut time = 0;
    for hours in [0, 1, 2, 4, 8, 16, 24, 26, 30, 14] {
        time += hours * HOUR;
        advance_clock(&server, time).await;
        run_deliveries(&server).await;
        if time < 5 * DAY {
            assert_eq!(players[0].webhook().await["enabled"], true, "after {time} s");
        }
    }
    advance_clock(&server, 6 * DAY).await;
    run_deliveries(&server).await;
    assert_eq!(players[0].webhook().await["enabled"], false);
    assert!(catcher.caught().len() >= 9, "it was tried again and again");
}

#[tokio::test(flavor = "multi_thread")]
async fn both_secrets_sign_for_a_day() {
    let server = TestServer::start().await;
    let (catcher, players, webhook, _) = start_with_webhook(&server, "standard").await;
    let id = text(&webhook["webhook"]["id"]);
    let path = format!("/v1/me/webhooks/{id}/secret");
    let rotated = players[0].post_empty(&path).await.expect(StatusCode::OK);
    run_deliveries(&server).await;
    let caught = catcher.take();
    assert!(is_signed(&caught[0], text(&webhook["secret"])));
    assert!(is_signed(&caught[0], text(&rotated["secret"])));
    assert_ne!(webhook["secret"], rotated["secret"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn owner_redelivers_a_message() {
    let server = TestServer::start().await;
    let (catcher, players, webhook, _) = start_with_webhook(&server, "standard").await;
    run_deliveries(&server).await;
    let first = catcher.take();
    let id = &webhook["webhook"]["id"];
    let log = players[0].log(id).await;
    let path = |id: &Value, delivery: &Value| {
        format!("/v1/me/destinations/{}/deliveries/{}/redeliver", text(id), text(delivery))
    };
    let oldest = &log.last().expect("one")["id"];
    players[0].post_empty(&path(id, oldest)).await.expect(StatusCode::ACCEPTED);
    run_deliveries(&server).await;
    let again = catcher.take();
    assert_eq!(again.len(), 1);
    assert_eq!(again[0].body, first[0].body);
    assert_eq!(again[0].headers["webhook-id"], first[0].headers["webhook-id"]);
    players[1].post_empty(&path(id, oldest)).await.expect_problem("destination_not_found");
    players[0].post_empty(&path(id, id)).await.expect_problem("delivery_not_found");
}

#[tokio::test(flavor = "multi_thread")]
async fn private_addresses_are_rejected() {
    let server = TestServer::start().await;
    let player = server.player("Ada").await;
    for url in [
        "https://10.0.0.1/",
        "https://[::1]/",
        "https://169.254.169.254/latest",
        "ftp://example.org/",
        "https://user:secret@example.org/",
        "kingdom",
    ] {
        let refused = player.post("/v1/me/webhooks", &json!({ "url": url })).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{url}");
        assert_eq!(refused.body["code"], "address_forbidden", "{url}");
        assert_eq!(refused.body["field"], "url", "{url}");
    }
    let added = player.create_webhook("https://example.org/", "standard").await;
    let path = format!("/v1/me/webhooks/{}", text(&added["webhook"]["id"]));
    let moved = player.request(Method::PATCH, &path).json(&json!({ "url": "https://10.0.0.1/" }));
    assert_eq!(
        Answer::from_request(moved).await.expect_problem("address_forbidden")["field"],
        "url"
    );
    for _ in 1..20 {
        player.create_webhook("https://example.org/", "standard").await;
    }
    let wish = json!({ "url": "https://example.org/" });
    player.post("/v1/me/webhooks", &wish).await.expect_problem("too_many_destinations");
}

#[tokio::test(flavor = "multi_thread")]
async fn chat_receives_only_latest_news() {
    let server = TestServer::start().await;
    let (catcher, players, _, game) = start_with_webhook(&server, "discord").await;
    let game = play_until_turn(&players, game).await;
    run_deliveries(&server).await;
    assert_eq!(
        catcher.take().len(),
        0,
        "a turn waits two minutes, and makes the start superfluous"
    );
    advance_clock(&server, 90).await;
    run_deliveries(&server).await;
    assert_eq!(catcher.take().len(), 0);
    advance_clock(&server, 121).await;
    run_deliveries(&server).await;
    let caught = catcher.take();
    assert_eq!(caught.len(), 1);
    let embed = &caught[0].json()["embeds"][0];
    assert_eq!(embed["title"], "Your turn against Grace");
    // With the first two picks, the player is awaited again in the first round.
    let begins = match game.0["round"].as_u64() {
        Some(0) => "It is your turn before the first round",
        _ => "It is your turn in round 1 of 6",
    };
    assert!(text(&embed["description"]).starts_with(begins), "{embed}");
    assert!(text(&embed["description"]).contains("Grace"), "{embed}");
    // Readers of the channel may view the table, but not act.
    let page = reqwest::get(text(&embed["url"])).await.expect("an answer");
    assert_eq!(page.status(), StatusCode::OK);
    let page = page.text().await.expect("a page");
    assert!(page.contains("<img") && !page.contains("/play/"), "{page}");
    let picture = reqwest::get(text(&embed["image"]["url"])).await.expect("an answer");
    assert_eq!(picture.headers()["content-type"], "image/png");
    // A finished game needs no action: a rematch is offered in the app.
    play_to_end(&players, game, 1).await;
    conclude_games(&server).await;
    run_deliveries(&server).await;
    let last = catcher.take().pop().expect("the result").json();
    let description = text(&last["embeds"][0]["description"]);
    assert!(!description.contains("You can answer by email"), "{description}");
}

#[tokio::test(flavor = "multi_thread")]
async fn other_news_keeps_turn_message() {
    let server = TestServer::start().await;
    let (catcher, players, _, game) = start_with_webhook(&server, "slack").await;
    let game = play_until_turn(&players, game).await;
    run_deliveries(&server).await;
    let ask = format!("/v1/games/{}/proposals", game.id());
    let pause = json!({ "proposal": { "type": "pause", "until": now() + ONE_DAY } });
    players[1].post(&ask, &pause).await.expect(StatusCode::OK);
    run_deliveries(&server).await;
    assert!(text(&catcher.take()[0].json()["text"]).contains("pause"), "received immediately");
    advance_clock(&server, 121).await;
    run_deliveries(&server).await;
    let received = catcher.take();
    assert_eq!(received.len(), 1, "and the turn in its time");
    assert!(text(&received[0].json()["text"]).contains("turn"), "{}", received[0].json());
}

#[tokio::test(flavor = "multi_thread")]
async fn seen_turn_is_not_announced() {
    let server = TestServer::start().await;
    let (catcher, players, webhook, game) = start_with_webhook(&server, "slack").await;
    let game = play_until_turn(&players, game).await;
    run_deliveries(&server).await;
    players[0].mark_seen(&game).await;
    advance_clock(&server, 121).await;
    run_deliveries(&server).await;
    assert_eq!(catcher.take().len(), 0);
    let log = players[0].log(&webhook["webhook"]["id"]).await;
    assert_eq!(log[0]["state"], "dropped");
    assert_eq!(log[0]["outcome"], "the player has seen it");

    let command = players[0].legal_commands(&game).await.remove(0);
    let game = players[0].play(&game, &command).await;
    let game = play_until_turn(&players, game).await;
    service::notifications::relay_all(&server.ctx).await.expect("the database answers");
    let command = players[0].legal_commands(&game).await.remove(0);
    players[0].play(&game, &command).await;
    advance_clock(&server, 300).await;
    service::delivery::deliver_due(&server.ctx).await.expect("the database answers");
    assert_eq!(catcher.take().len(), 0);
    let log = players[0].log(&webhook["webhook"]["id"]).await;
    assert_eq!(log[0]["state"], "dropped");
}

#[tokio::test(flavor = "multi_thread")]
async fn webhook_receives_only_chosen_kinds() {
    let server = TestServer::start().await;
    let (catcher, players) = (Catcher::start().await, players(&server, 2).await);
    let add = async |path: &str, notices: Value| {
        let wish = json!({ "url": catcher.url(path), "notifications": notices });
        players[0].post("/v1/me/webhooks", &wish).await
    };
    let turns = add("/turns", json!(["your_turn"])).await.expect(StatusCode::CREATED);
    assert_eq!(turns["webhook"]["notifications"], json!(["your_turn"]));
    let all = add("/all", Value::Null).await.expect(StatusCode::CREATED);
    assert_eq!(all["webhook"]["notifications"], Value::Null);
    for wrong in [json!([]), json!(["your_turn", "your_turn"]), json!(["coffee"])] {
        add("/wrong", wrong).await.expect_problem("field_invalid");
    }

    let game = start_game(&players, json!({ "auto_play_forced": false })).await;
    let game = play_until_turn(&players, game).await;
    run_deliveries(&server).await;
    play_to_end(&players, game, 1).await;
    run_deliveries(&server).await;
    let sent = |path: &str| -> BTreeSet<String> {
        let caught = catcher.caught().into_iter().filter(|caught| caught.path == path);
        kinds(&caught.collect::<Vec<_>>()).into_iter().collect()
    };
    assert_eq!(sent("/turns"), BTreeSet::from(["notification.your_turn".to_owned()]));
    assert!(sent("/all").contains("notification.game_finished"));
}

#[tokio::test(flavor = "multi_thread")]
async fn unwanted_queued_message_is_dropped() {
    let server = TestServer::start().await;
    let (catcher, players, webhook, game) = start_with_webhook(&server, "standard").await;
    let path = format!("/v1/me/webhooks/{}", text(&webhook["webhook"]["id"]));
    play_until_turn(&players, game).await;
    service::notifications::relay_all(&server.ctx).await.expect("the database answers");
    let changed = players[0].patch(&path, &json!({ "notifications": ["game_finished"] })).await;
    assert_eq!(changed.expect(StatusCode::OK)["notifications"], json!(["game_finished"]));
    run_deliveries(&server).await;
    assert_eq!(kinds(&catcher.caught()), Vec::<String>::new());
    let log = players[0].log(&webhook["webhook"]["id"]).await;
    assert!(log.iter().all(|one| one["state"] == "dropped") && !log.is_empty(), "{log:?}");
    let changed = players[0].patch(&path, &json!({ "notifications": null })).await;
    assert_eq!(changed.expect(StatusCode::OK)["notifications"], Value::Null);
}
