//! Webhooks that request a pause: its length, and the events that end it.

use futures_util::future::join;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::support::{
    Answer, Catcher, DAY, Player, TestServer, advance_clock, run_deliveries, wait_until,
};
use crate::webhooks::{kinds, play_until_turn, start_with_webhook};
use kingdomail::service;

const HOUR: i64 = 3600;
const RETRY_AFTER_HOUR: u32 = 3600;
const RETRY_AFTER_DAY: u32 = 86_400;

fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}

impl Player {
    /// Updates an existing webhook.
    pub async fn update_webhook(&self, added: &Value, change: &Value) -> Value {
        let path = format!("/v1/me/webhooks/{}", text(&added["webhook"]["id"]));
        let request = self.request(Method::PATCH, &path).json(change);
        Answer::from_request(request).await.expect(StatusCode::OK)
    }

    async fn test(&self, added: &Value) {
        let path = format!("/v1/me/destinations/{}/test", text(&added["webhook"]["id"]));
        self.post_empty(&path).await.expect(StatusCode::ACCEPTED);
    }

    /// Invites a player to a new table, which notifies the player immediately.
    pub async fn invite(&self, name: &str) {
        let table = self.open(json!({ "players": 2 })).await;
        let path = format!("/v1/games/{}/invitations", table.id());
        self.post(&path, &json!({ "name": name })).await.expect(StatusCode::OK);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn retry_after_pauses_the_webhook() {
    let server = TestServer::start().await;
    let (catcher, players, webhook, game) = start_with_webhook(&server, "standard").await;
    catcher.respond_with_retry_after(429, HOUR.try_into().expect("an hour"));
    run_deliveries(&server).await;
    assert_eq!(catcher.take().len(), 1);

    catcher.answer(204);
    play_until_turn(&players, game).await;
    run_deliveries(&server).await;
    assert_eq!(catcher.take().len(), 0, "it is left alone");
    let id = text(&webhook["webhook"]["id"]);
    players[0].post_empty(&format!("/v1/me/destinations/{id}/test")).await;
    run_deliveries(&server).await;
    assert_eq!(kinds(&catcher.take()), ["test"], "its owner asked for this one");

    advance_clock(&server, HOUR + 1).await;
    run_deliveries(&server).await;
    let received = kinds(&catcher.take());
    assert_eq!(received[0], "notification.game_started");
    assert!(received.contains(&"notification.your_turn".to_owned()), "{received:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn new_url_ignores_former_pause() {
    let server = TestServer::start().await;
    let (catcher, players, webhook, game) = start_with_webhook(&server, "standard").await;
    catcher.respond_with_retry_after(503, HOUR.try_into().expect("an hour"));
    run_deliveries(&server).await;
    catcher.answer(204);
    catcher.take();
    let id = text(&webhook["webhook"]["id"]);
    let moved = players[0].request(Method::PATCH, &format!("/v1/me/webhooks/{id}"));
    let moved =
        Answer::from_request(moved.json(&json!({ "url": catcher.url("/elsewhere") }))).await;
    moved.expect(StatusCode::OK);
    run_deliveries(&server).await;
    play_until_turn(&players, game).await;
    run_deliveries(&server).await;
    let received = kinds(&catcher.take());
    assert!(received.contains(&"notification.your_turn".to_owned()), "{received:?}");
}

/// Starts an attempt, moves the webhook in the meantime, and then lets the old URL respond.
async fn move_during_attempt(
    server: &TestServer,
    status: u16,
    pause: u32,
) -> (Catcher, Catcher, Player) {
    let (old, mut players, webhook, game) = start_with_webhook(server, "standard").await;
    let new = Catcher::start().await;
    old.respond_with_retry_after(status, pause);
    old.delay_responses(true);
    let moves = async {
        wait_until(async || !old.caught().is_empty()).await;
        players[0].update_webhook(&webhook, &json!({ "url": new.url("/new") })).await;
        old.delay_responses(false);
    };
    join(run_deliveries(server), moves).await;
    assert_eq!(kinds(&old.caught()), ["notification.game_started"]);
    play_until_turn(&players, game).await;
    run_deliveries(server).await;
    assert_eq!(old.caught().len(), 1, "nothing more goes to the old URL");
    (old, new, players.remove(0))
}

#[tokio::test(flavor = "multi_thread")]
async fn late_response_spares_new_url() {
    for (status, pause) in [(429, RETRY_AFTER_HOUR), (410, 0), (500, 0)] {
        let server = TestServer::start().await;
        let (old, new, player) = move_during_attempt(&server, status, pause).await;
        let received = new.caught();
        assert_eq!(
            kinds(&received)[0],
            "notification.game_started",
            "{status}: tried again at once"
        );
        assert_eq!(received[0].headers["webhook-id"], old.caught()[0].headers["webhook-id"]);
        assert!(
            kinds(&received).contains(&"notification.your_turn".to_owned()),
            "{status}: nothing is held"
        );
        let shown = player.webhook().await;
        assert_eq!(shown["enabled"], true, "{status}");
        assert_eq!((&shown["failures"], &shown["failing_since"]), (&json!(0), &Value::Null));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn delivered_message_is_not_resent() {
    let server = TestServer::start().await;
    let (_, new, _) = move_during_attempt(&server, 204, 0).await;
    let received = kinds(&new.caught());
    assert!(!received.contains(&"notification.game_started".to_owned()), "{received:?}");
    assert!(received.contains(&"notification.your_turn".to_owned()), "{received:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn test_does_not_shorten_pause() {
    let server = TestServer::start().await;
    let (catcher, players, webhook, _) = start_with_webhook(&server, "standard").await;
    catcher.respond_with_retry_after(429, RETRY_AFTER_DAY);
    run_deliveries(&server).await;
    catcher.respond_with_retry_after(429, 1);
    players[0].test(&webhook).await;
    run_deliveries(&server).await;
    assert_eq!(catcher.take().len(), 2);
    catcher.answer(204);
    players[1].invite("Ada").await;
    advance_clock(&server, HOUR).await;
    run_deliveries(&server).await;
    assert_eq!(kinds(&catcher.take()), ["test"], "only that is tried again before the day is over");
    advance_clock(&server, 2 * DAY).await;
    run_deliveries(&server).await;
    assert!(kinds(&catcher.take()).contains(&"notification.invited".to_owned()));
}

#[tokio::test(flavor = "multi_thread")]
async fn last_attempt_can_start_pause() {
    let server = TestServer::start().await;
    let (catcher, players, webhook, game) = start_with_webhook(&server, "standard").await;
    play_until_turn(&players, game).await;
    service::notifications::relay_all(&server.ctx).await.expect("the database answers");
    server.sql("UPDATE deliveries SET attempts = 9 WHERE feed_position = 1").await;
    catcher.respond_with_retry_after(429, RETRY_AFTER_HOUR);
    run_deliveries(&server).await;
    assert_eq!(catcher.take().len(), 1);
    let log = players[0].log(&webhook["webhook"]["id"]).await;
    assert_eq!(log.last().expect("the first")["state"], "dead");
    catcher.answer(204);
    run_deliveries(&server).await;
    assert_eq!(catcher.take().len(), 0, "it is left alone");
    advance_clock(&server, HOUR + 1).await;
    run_deliveries(&server).await;
    let received = kinds(&catcher.take());
    assert!(received.contains(&"notification.your_turn".to_owned()), "{received:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn new_url_or_enabling_ends_pause() {
    let server = TestServer::start().await;
    let host = server.player("Grace").await;
    let elsewhere = Catcher::start().await;
    let at_another_url = json!({ "url": elsewhere.url("/") });
    let on = json!({ "enabled": true });
    for (name, kind, change) in [
        ("Ada", "slack", &at_another_url),
        ("Hedy", "slack", &on),
        ("Joan", "standard", &at_another_url),
        ("Mary", "standard", &on),
    ] {
        let (player, catcher) = (server.player(name).await, Catcher::start().await);
        let webhook = player.create_webhook(&catcher.url("/"), kind).await;
        catcher.respond_with_retry_after(429, RETRY_AFTER_HOUR);
        host.invite(name).await;
        run_deliveries(&server).await;
        catcher.answer(204);
        host.invite(name).await;
        run_deliveries(&server).await;
        assert_eq!(catcher.take().len(), 1, "{name}: it is left alone");
        player.update_webhook(&webhook, change).await;
        run_deliveries(&server).await;
        assert_eq!(catcher.take().len() + elsewhere.take().len(), 2, "{name}: all is received");
    }
}
