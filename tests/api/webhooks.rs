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
    Answer, Catcher, Caught, DAY, Game, Player, TestServer, carried, concluded, later, now,
    play_to_the_end, players, started,
};
use kingdomail::service;

const HOUR: i64 = 3600;
const DAY_LONG: SignedDuration = SignedDuration::from_hours(24);

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
pub async fn with_webhook(server: &TestServer, kind: &str) -> (Catcher, Vec<Player>, Value, Game) {
    let catcher = Catcher::start().await;
    let players = players(server, 2).await;
    let webhook = players[0].create_webhook(&catcher.url("/hook?a=b"), kind).await;
    let game = started(&players, json!({ "auto_play_forced": false })).await;
    (catcher, players, webhook, game)
}

/// Plays until the turn passes to the first player.
pub async fn until_her_turn(players: &[Player], mut game: Game) -> Game {
    let mut waits = game.awaited() == Some(0);
    while waits || game.awaited() != Some(0) {
        waits &= game.awaited() == Some(0);
        let player = game.awaited_of(players).expect("somebody's turn");
        let command = player.legal(&game).await.remove(0);
        game = player.play(&game, &command).await;
    }
    game
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_is_told_at_once_what_stands_in_the_feed() {
    let server = TestServer::start().await;
    let (catcher, players, webhook, game) = with_webhook(&server, "standard").await;
    carried(&server).await;
    until_her_turn(&players, game).await;
    carried(&server).await;

    let caught = catcher.caught();
    assert!(kinds(&caught).starts_with(&["notification.game_started".to_owned()]));
    assert_eq!(kinds(&caught).last().expect("a turn"), "notification.your_turn");
    let feed = players[0].get("/v1/me/notifications").await.expect(StatusCode::OK);
    let told: Vec<Value> = caught.iter().map(|caught| caught.json()["data"].clone()).collect();
    assert_eq!(told, *feed["items"].as_array().expect("a list"), "all, in order, as in the feed");
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
    carried(&server).await;
    assert_eq!(catcher.caught().len(), caught.len(), "nothing twice");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_fails_is_tried_again_with_the_same_id_and_body_and_the_rest_waits_behind_it() {
    let server = TestServer::start().await;
    let (catcher, players, webhook, game) = with_webhook(&server, "standard").await;
    catcher.answer(500);
    service::notifications::relay_all(&server.ctx).await.expect("the database answers");
    until_her_turn(&players, game).await;
    carried(&server).await;
    let first = catcher.take();
    assert_eq!(
        kinds(&first),
        ["notification.game_started"],
        "what comes after it in the game waits"
    );
    carried(&server).await;
    assert_eq!(catcher.caught().len(), 0, "not before its time");
    let shown = players[0].webhook().await;
    assert_eq!(shown["failures"], 1);
    assert_ne!(shown["failing_since"], Value::Null);

    later(&server, 7).await;
    carried(&server).await;
    let second = catcher.take();
    assert_eq!(kinds(&second), ["notification.game_started"]);
    assert_eq!(second[0].body, first[0].body);
    assert_eq!(second[0].headers["webhook-id"], first[0].headers["webhook-id"]);
    later(&server, 7 + 230).await;
    carried(&server).await;
    assert_eq!(catcher.take().len(), 0, "the third waits four minutes at least");

    catcher.answer(200);
    later(&server, 400).await;
    carried(&server).await;
    let third = catcher.take();
    assert_eq!(kinds(&third)[0], "notification.game_started");
    assert_eq!(third[0].body, first[0].body);
    let shown = players[0].webhook().await;
    assert_eq!((&shown["failures"], &shown["failing_since"]), (&json!(0), &Value::Null));
    let log = players[0].log(&webhook["webhook"]["id"]).await;
    assert_eq!(log.last().expect("the first")["attempts"], 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_webhook_that_is_gone_is_turned_off_and_its_owner_told() {
    let server = TestServer::start().await;
    let (catcher, players, webhook, _) = with_webhook(&server, "standard").await;
    catcher.answer(410);
    carried(&server).await;
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
    players[0].post_nothing(&path).await.refused("destination_disabled");
    let on = players[0].request(Method::PATCH, &format!("/v1/me/webhooks/{id}"));
    let on = Answer::to(on.json(&json!({ "enabled": true }))).await;
    assert_eq!(on.expect(StatusCode::OK)["enabled"], true);
    players[0].post_nothing(&path).await.expect(StatusCode::ACCEPTED);
    players[0].post_nothing(&path).await.refused("test_in_progress");
    carried(&server).await;
    assert_eq!(kinds(&catcher.take()), ["test"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn after_five_days_of_failures_a_webhook_is_turned_off() {
    let server = TestServer::start().await;
    let (catcher, players, ..) = with_webhook(&server, "standard").await;
    catcher.answer(500);
    let mut time = 0;
    for hours in [0, 1, 2, 4, 8, 16, 24, 26, 30, 14] {
        time += hours * HOUR;
        later(&server, time).await;
        carried(&server).await;
        if time < 5 * DAY {
            assert_eq!(players[0].webhook().await["enabled"], true, "after {time} s");
        }
    }
    later(&server, 6 * DAY).await;
    carried(&server).await;
    assert_eq!(players[0].webhook().await["enabled"], false);
    assert!(catcher.caught().len() >= 9, "it was tried again and again");
}

#[tokio::test(flavor = "multi_thread")]
async fn for_a_day_both_secrets_sign() {
    let server = TestServer::start().await;
    let (catcher, players, webhook, _) = with_webhook(&server, "standard").await;
    let id = text(&webhook["webhook"]["id"]);
    let path = format!("/v1/me/webhooks/{id}/secret");
    let rotated = players[0].post_nothing(&path).await.expect(StatusCode::OK);
    carried(&server).await;
    let caught = catcher.take();
    assert!(is_signed(&caught[0], text(&webhook["secret"])));
    assert!(is_signed(&caught[0], text(&rotated["secret"])));
    assert_ne!(webhook["secret"], rotated["secret"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_owner_sends_something_again() {
    let server = TestServer::start().await;
    let (catcher, players, webhook, _) = with_webhook(&server, "standard").await;
    carried(&server).await;
    let first = catcher.take();
    let id = &webhook["webhook"]["id"];
    let log = players[0].log(id).await;
    let path = |id: &Value, delivery: &Value| {
        format!("/v1/me/destinations/{}/deliveries/{}/redeliver", text(id), text(delivery))
    };
    let oldest = &log.last().expect("one")["id"];
    players[0].post_nothing(&path(id, oldest)).await.expect(StatusCode::ACCEPTED);
    carried(&server).await;
    let again = catcher.take();
    assert_eq!(again.len(), 1);
    assert_eq!(again[0].body, first[0].body);
    assert_eq!(again[0].headers["webhook-id"], first[0].headers["webhook-id"]);
    players[1].post_nothing(&path(id, oldest)).await.refused("destination_not_found");
    players[0].post_nothing(&path(id, id)).await.refused("delivery_not_found");
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_goes_where_the_server_must_not_reach() {
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
    assert_eq!(Answer::to(moved).await.refused("address_forbidden")["field"], "url");
    for _ in 1..20 {
        player.create_webhook("https://example.org/", "standard").await;
    }
    let wish = json!({ "url": "https://example.org/" });
    player.post("/v1/me/webhooks", &wish).await.refused("too_many_destinations");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_chat_service_is_told_in_its_own_words_and_only_the_last_news() {
    let server = TestServer::start().await;
    let (catcher, players, _, game) = with_webhook(&server, "discord").await;
    let game = until_her_turn(&players, game).await;
    carried(&server).await;
    assert_eq!(
        catcher.take().len(),
        0,
        "a turn waits two minutes, and makes the start superfluous"
    );
    later(&server, 90).await;
    carried(&server).await;
    assert_eq!(catcher.take().len(), 0);
    later(&server, 121).await;
    carried(&server).await;
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
    play_to_the_end(&players, game, 1).await;
    concluded(&server).await;
    carried(&server).await;
    let last = catcher.take().pop().expect("the result").json();
    let description = text(&last["embeds"][0]["description"]);
    assert!(!description.contains("You can answer by email"), "{description}");
}

#[tokio::test(flavor = "multi_thread")]
async fn news_of_something_else_does_not_take_the_place_of_a_turn() {
    let server = TestServer::start().await;
    let (catcher, players, _, game) = with_webhook(&server, "slack").await;
    let game = until_her_turn(&players, game).await;
    carried(&server).await;
    let ask = format!("/v1/games/{}/proposals", game.id());
    let pause = json!({ "proposal": { "type": "pause", "until": now() + DAY_LONG } });
    players[1].post(&ask, &pause).await.expect(StatusCode::OK);
    carried(&server).await;
    assert!(text(&catcher.take()[0].json()["text"]).contains("pause"), "told at once");
    later(&server, 121).await;
    carried(&server).await;
    let told = catcher.take();
    assert_eq!(told.len(), 1, "and the turn in its time");
    assert!(text(&told[0].json()["text"]).contains("turn"), "{}", told[0].json());
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_told_of_a_turn_that_it_has_taken_or_seen() {
    let server = TestServer::start().await;
    let (catcher, players, webhook, game) = with_webhook(&server, "slack").await;
    let game = until_her_turn(&players, game).await;
    carried(&server).await;
    players[0].sees(&game).await;
    later(&server, 121).await;
    carried(&server).await;
    assert_eq!(catcher.take().len(), 0);
    let log = players[0].log(&webhook["webhook"]["id"]).await;
    assert_eq!(log[0]["state"], "dropped");
    assert_eq!(log[0]["outcome"], "the player has seen it");

    let command = players[0].legal(&game).await.remove(0);
    let game = players[0].play(&game, &command).await;
    let game = until_her_turn(&players, game).await;
    service::notifications::relay_all(&server.ctx).await.expect("the database answers");
    let command = players[0].legal(&game).await.remove(0);
    players[0].play(&game, &command).await;
    later(&server, 300).await;
    service::delivery::deliver_due(&server.ctx).await.expect("the database answers");
    assert_eq!(catcher.take().len(), 0);
    let log = players[0].log(&webhook["webhook"]["id"]).await;
    assert_eq!(log[0]["state"], "dropped");
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_kinds_that_a_webhook_names_go_there() {
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
        add("/wrong", wrong).await.refused("field_invalid");
    }

    let game = started(&players, json!({ "auto_play_forced": false })).await;
    let game = until_her_turn(&players, game).await;
    carried(&server).await;
    play_to_the_end(&players, game, 1).await;
    carried(&server).await;
    let sent = |path: &str| -> BTreeSet<String> {
        let caught = catcher.caught().into_iter().filter(|caught| caught.path == path);
        kinds(&caught.collect::<Vec<_>>()).into_iter().collect()
    };
    assert_eq!(sent("/turns"), BTreeSet::from(["notification.your_turn".to_owned()]));
    assert!(sent("/all").contains("notification.game_finished"));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_waits_for_a_webhook_that_no_longer_wants_it_is_dropped() {
    let server = TestServer::start().await;
    let (catcher, players, webhook, game) = with_webhook(&server, "standard").await;
    let path = format!("/v1/me/webhooks/{}", text(&webhook["webhook"]["id"]));
    until_her_turn(&players, game).await;
    service::notifications::relay_all(&server.ctx).await.expect("the database answers");
    let changed = players[0].patch(&path, &json!({ "notifications": ["game_finished"] })).await;
    assert_eq!(changed.expect(StatusCode::OK)["notifications"], json!(["game_finished"]));
    carried(&server).await;
    assert_eq!(kinds(&catcher.caught()), Vec::<String>::new());
    let log = players[0].log(&webhook["webhook"]["id"]).await;
    assert!(log.iter().all(|one| one["state"] == "dropped") && !log.is_empty(), "{log:?}");
    let changed = players[0].patch(&path, &json!({ "notifications": null })).await;
    assert_eq!(changed.expect(StatusCode::OK)["notifications"], Value::Null);
}
