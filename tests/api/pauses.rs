//! Webhooks that request a pause: its length, and the events that end it.

use futures_util::future::join;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::support::{Answer, Catcher, DAY, Player, TestServer, carried, eventually, later};
use crate::webhooks::{kinds, until_her_turn, with_webhook};
use kingdomail::service;

const HOUR: i64 = 3600;
const AN_HOUR: u32 = 3600;
const A_DAY: u32 = 86_400;

fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}

impl Player {
    /// Updates an existing webhook.
    pub async fn update_webhook(&self, added: &Value, change: &Value) -> Value {
        let path = format!("/v1/me/webhooks/{}", text(&added["webhook"]["id"]));
        let request = self.request(Method::PATCH, &path).json(change);
        Answer::to(request).await.expect(StatusCode::OK)
    }

    async fn test(&self, added: &Value) {
        let path = format!("/v1/me/destinations/{}/test", text(&added["webhook"]["id"]));
        self.post_nothing(&path).await.expect(StatusCode::ACCEPTED);
    }

    /// Invites a player to a new table, which notifies the player immediately.
    pub async fn invite(&self, name: &str) {
        let table = self.open(json!({ "players": 2 })).await;
        let path = format!("/v1/games/{}/invitations", table.id());
        self.post(&path, &json!({ "name": name })).await.expect(StatusCode::OK);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_webhook_that_asks_for_a_pause_is_not_told_of_what_happens_meanwhile() {
    let server = TestServer::start().await;
    let (catcher, players, webhook, game) = with_webhook(&server, "standard").await;
    catcher.answer_with_pause(429, HOUR.try_into().expect("an hour"));
    carried(&server).await;
    assert_eq!(catcher.take().len(), 1);

    catcher.answer(204);
    until_her_turn(&players, game).await;
    carried(&server).await;
    assert_eq!(catcher.take().len(), 0, "it is left alone");
    let id = text(&webhook["webhook"]["id"]);
    players[0].post_nothing(&format!("/v1/me/destinations/{id}/test")).await;
    carried(&server).await;
    assert_eq!(kinds(&catcher.take()), ["test"], "its owner asked for this one");

    later(&server, HOUR + 1).await;
    carried(&server).await;
    let told = kinds(&catcher.take());
    assert_eq!(told[0], "notification.game_started");
    assert!(told.contains(&"notification.your_turn".to_owned()), "{told:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_webhook_at_another_url_does_not_wait_for_what_the_former_asked_for() {
    let server = TestServer::start().await;
    let (catcher, players, webhook, game) = with_webhook(&server, "standard").await;
    catcher.answer_with_pause(503, HOUR.try_into().expect("an hour"));
    carried(&server).await;
    catcher.answer(204);
    catcher.take();
    let id = text(&webhook["webhook"]["id"]);
    let moved = players[0].request(Method::PATCH, &format!("/v1/me/webhooks/{id}"));
    let moved = Answer::to(moved.json(&json!({ "url": catcher.url("/elsewhere") }))).await;
    moved.expect(StatusCode::OK);
    carried(&server).await;
    until_her_turn(&players, game).await;
    carried(&server).await;
    let told = kinds(&catcher.take());
    assert!(told.contains(&"notification.your_turn".to_owned()), "{told:?}");
}

/// Starts an attempt, moves the webhook in the meantime, and then lets the old URL respond.
async fn moved_under_way(
    server: &TestServer,
    status: u16,
    pause: u32,
) -> (Catcher, Catcher, Player) {
    let (old, mut players, webhook, game) = with_webhook(server, "standard").await;
    let new = Catcher::start().await;
    old.answer_with_pause(status, pause);
    old.hold_back(true);
    let moves = async {
        eventually(async || !old.caught().is_empty()).await;
        players[0].update_webhook(&webhook, &json!({ "url": new.url("/new") })).await;
        old.hold_back(false);
    };
    join(carried(server), moves).await;
    assert_eq!(kinds(&old.caught()), ["notification.game_started"]);
    until_her_turn(&players, game).await;
    carried(server).await;
    assert_eq!(old.caught().len(), 1, "nothing more goes to the old URL");
    (old, new, players.remove(0))
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_old_url_answers_says_nothing_of_the_new_one() {
    for (status, pause) in [(429, AN_HOUR), (410, 0), (500, 0)] {
        let server = TestServer::start().await;
        let (old, new, player) = moved_under_way(&server, status, pause).await;
        let told = new.caught();
        assert_eq!(kinds(&told)[0], "notification.game_started", "{status}: tried again at once");
        assert_eq!(told[0].headers["webhook-id"], old.caught()[0].headers["webhook-id"]);
        assert!(
            kinds(&told).contains(&"notification.your_turn".to_owned()),
            "{status}: nothing is held"
        );
        let shown = player.webhook().await;
        assert_eq!(shown["enabled"], true, "{status}");
        assert_eq!((&shown["failures"], &shown["failing_since"]), (&json!(0), &Value::Null));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_old_url_took_is_not_sent_to_the_new_one() {
    let server = TestServer::start().await;
    let (_, new, _) = moved_under_way(&server, 204, 0).await;
    let told = kinds(&new.caught());
    assert!(!told.contains(&"notification.game_started".to_owned()), "{told:?}");
    assert!(told.contains(&"notification.your_turn".to_owned()), "{told:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pause_is_not_shortened_by_what_a_test_is_answered() {
    let server = TestServer::start().await;
    let (catcher, players, webhook, _) = with_webhook(&server, "standard").await;
    catcher.answer_with_pause(429, A_DAY);
    carried(&server).await;
    catcher.answer_with_pause(429, 1);
    players[0].test(&webhook).await;
    carried(&server).await;
    assert_eq!(catcher.take().len(), 2);
    catcher.answer(204);
    players[1].invite("Ada").await;
    later(&server, HOUR).await;
    carried(&server).await;
    assert_eq!(kinds(&catcher.take()), ["test"], "only that is tried again before the day is over");
    later(&server, 2 * DAY).await;
    carried(&server).await;
    assert!(kinds(&catcher.take()).contains(&"notification.invited".to_owned()));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pause_that_the_last_attempt_is_answered_with_holds_all_that_waits() {
    let server = TestServer::start().await;
    let (catcher, players, webhook, game) = with_webhook(&server, "standard").await;
    until_her_turn(&players, game).await;
    service::notifications::relay_all(&server.ctx).await.expect("the database answers");
    server.sql("UPDATE deliveries SET attempts = 9 WHERE position = 1").await;
    catcher.answer_with_pause(429, AN_HOUR);
    carried(&server).await;
    assert_eq!(catcher.take().len(), 1);
    let log = players[0].log(&webhook["webhook"]["id"]).await;
    assert_eq!(log.last().expect("the first")["state"], "dead");
    catcher.answer(204);
    carried(&server).await;
    assert_eq!(catcher.take().len(), 0, "it is left alone");
    later(&server, HOUR + 1).await;
    carried(&server).await;
    let told = kinds(&catcher.take());
    assert!(told.contains(&"notification.your_turn".to_owned()), "{told:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_url_and_to_turn_it_on_again_end_a_pause_for_all_that_waits() {
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
        catcher.answer_with_pause(429, AN_HOUR);
        host.invite(name).await;
        carried(&server).await;
        catcher.answer(204);
        host.invite(name).await;
        carried(&server).await;
        assert_eq!(catcher.take().len(), 1, "{name}: it is left alone");
        player.update_webhook(&webhook, change).await;
        carried(&server).await;
        assert_eq!(catcher.take().len() + elsewhere.take().len(), 2, "{name}: all is told");
    }
}
