//! Push messages to browsers.

use futures_util::future::join_all;
use reqwest::{Method, StatusCode};
use serde_json::json;

use crate::mails::visit;
use crate::support::{
    Browser, Catcher, PASSWORD, Player, TestServer, advance_clock, players, run_deliveries,
    start_game,
};
use kingdomail::service;

#[tokio::test(flavor = "multi_thread")]
async fn only_browser_decrypts_push_messages() {
    let server = TestServer::start().await;
    let (catcher, browser) = (Catcher::start().await, Browser::new());
    let players = players(&server, 2).await;
    let key = players[0].without_token().get("/v1/push-key").await.expect(StatusCode::OK);
    assert_eq!(key["public_key"].as_str().expect("a key").len(), 87);
    let subscription = browser.subscription(&catcher.url("/push"));
    for _ in 0..2 {
        let path = "/v1/me/push-subscriptions";
        players[0].post(path, &subscription).await.expect(StatusCode::CREATED);
    }
    let path = "/v1/me/push-subscriptions";
    let list = players[0].get(path).await.expect(StatusCode::OK);
    assert_eq!(list["items"].as_array().expect("a list").len(), 1, "the same browser once");
    let broken =
        json!({ "endpoint": catcher.url("/push"), "keys": { "p256dh": "AA", "auth": "AA" } });
    players[0].post(path, &broken).await.expect_problem("subscription_invalid");

    let game = start_game(&players, json!({ "auto_play_forced": false })).await;
    run_deliveries(&server).await;
    advance_clock(&server, 121).await;
    run_deliveries(&server).await;
    let caught = catcher.take();
    assert_eq!(caught.len(), 1, "the turn takes the place of the start");
    assert_eq!(caught[0].headers["content-encoding"], "aes128gcm");
    assert!(caught[0].headers["authorization"].starts_with("vapid t="));
    assert_eq!(caught[0].headers["topic"].len(), 22);
    assert!(caught[0].headers["ttl"].parse::<u32>().expect("seconds") >= 60);
    let read = browser.decrypt(&caught[0]);
    assert_eq!(read["tag"], game.id());
    assert!(read["url"].as_str().expect("a URL").starts_with(&server.url("/table/")));
    assert!(!caught[0].body.windows(4).any(|four| four == b"turn"));

    catcher.answer(410);
    let id = &list["items"][0]["id"];
    let test = format!("/v1/me/destinations/{}/test", id.as_str().expect("an id"));
    players[0].post_empty(&test).await.expect(StatusCode::ACCEPTED);
    run_deliveries(&server).await;
    assert_eq!(catcher.take().len(), 1);
    let list = players[0].get(path).await.expect(StatusCode::OK);
    assert_eq!(list["items"], json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn standard_base64_keys_are_accepted() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let path = "/v1/me/push-subscriptions";
    // Enough browsers to produce keys with each character in which the two base64 alphabets differ.
    for number in 0..4 {
        let mut subscription =
            Browser::new().subscription(&format!("https://push.example/{number}"));
        for key in ["p256dh", "auth"] {
            let text = subscription["keys"][key].as_str().expect("a text");
            let standard = text.replace('-', "+").replace('_', "/");
            let padding = "=".repeat((4 - standard.len() % 4) % 4);
            subscription["keys"][key] = (standard + &padding).into();
        }
        ada.post(path, &subscription).await.expect(StatusCode::CREATED);
    }
}

/// Whether a page reached from a push message lets its reader play.
async fn pushed_page_plays(is_logged_in: bool) -> bool {
    let server = TestServer::start().await;
    let (push, browser) = (Catcher::start().await, Browser::new());
    let players = players(&server, 2).await;
    for (number, player) in players.iter().enumerate() {
        let subscription = browser.subscription(&push.url(&format!("/push/{number}")));
        let token = json!({ "name": "a program", "scopes": ["webhooks:write"] });
        let token = player.post("/v1/me/tokens", &token).await.expect(StatusCode::CREATED);
        let mut program = player.without_token();
        token["secret"].as_str().expect("a secret").clone_into(&mut program.access_token);
        let subscriber = if is_logged_in { player } else { &program };
        subscriber.post(SUBSCRIPTIONS, &subscription).await.expect(StatusCode::CREATED);
    }
    start_game(&players, json!({ "auto_play_forced": false })).await;
    advance_clock(&server, 121).await;
    run_deliveries(&server).await;
    let caught = push.take();
    assert!(!caught.is_empty());
    let mut plays = false;
    for message in &caught {
        let url = browser.decrypt(message)["url"].as_str().expect("a URL").to_owned();
        let (status, page) = visit(Method::GET, &url).await;
        assert_eq!(status, StatusCode::OK);
        plays |= page.contains("/play/");
    }
    plays
}

#[tokio::test(flavor = "multi_thread")]
async fn only_subscription_of_login_gets_links_to_play() {
    assert!(pushed_page_plays(true).await);
    assert!(!pushed_page_plays(false).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn log_hides_push_messages() {
    let server = TestServer::start().await;
    let (push, browser) = (Catcher::start().await, Browser::new());
    let ada = server.player("Ada").await;
    ada.subscribe(&browser, &push).await;
    push.answer(500);
    let list = ada.get(SUBSCRIPTIONS).await.expect(StatusCode::OK);
    let path = format!("/v1/me/destinations/{}", list["items"][0]["id"].as_str().expect("an id"));
    ada.post_empty(&format!("{path}/test")).await.expect(StatusCode::ACCEPTED);
    run_deliveries(&server).await;
    let log = ada.get(&format!("{path}/deliveries")).await.expect(StatusCode::OK);
    assert_eq!((&log["items"][0]["attempts"], &log["items"][0]["body"]), (&json!(1), &json!(null)));
}

const SUBSCRIPTIONS: &str = "/v1/me/push-subscriptions";

impl Player {
    async fn subscribe(&self, browser: &Browser, push: &Catcher) {
        let subscription = browser.subscription(&push.url("/push"));
        self.post(SUBSCRIPTIONS, &subscription).await.expect(StatusCode::CREATED);
    }

    async fn subscriptions(&self) -> usize {
        let list = self.get(SUBSCRIPTIONS).await.expect(StatusCode::OK);
        list["items"].as_array().expect("a list").len()
    }

    /// The same account on another device.
    async fn log_in_on_new_device(&self, name: &str) -> Player {
        let login = json!({ "name": name, "password": PASSWORD, "client": "another device" });
        self.in_session(&self.post("/v1/sessions", &login).await.expect(StatusCode::CREATED))
    }
}

/// Invites Ada to a table. Returns the number of push messages that result.
async fn count_pushes_of_invitation(server: &TestServer, host: &Player, push: &Catcher) -> usize {
    push.take();
    let wish = json!({ "settings": { "players": 2 }, "access": "invitation" });
    let table = host.post("/v1/games", &wish).await.expect(StatusCode::CREATED);
    let path = format!("/v1/games/{}/invitations", table["id"].as_str().expect("an id"));
    host.post(&path, &json!({ "name": "Ada" })).await.expect(StatusCode::OK);
    run_deliveries(server).await;
    push.take().len()
}

/// Ways in which a session ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SessionEnd {
    Logout,
    Revocation,
    NewPassword,
    NewPasswordThatKeepsApps,
    Expiry,
    OtherAccount,
}

#[tokio::test(flavor = "multi_thread")]
async fn subscription_ends_with_its_session() {
    for end in [
        SessionEnd::Logout,
        SessionEnd::Revocation,
        SessionEnd::NewPassword,
        SessionEnd::NewPasswordThatKeepsApps,
        SessionEnd::Expiry,
        SessionEnd::OtherAccount,
    ] {
        let server = TestServer::start().await;
        let (push, browser) = (Catcher::start().await, Browser::new());
        let all = players(&server, 2).await;
        let (first, host) = (&all[0], &all[1]);
        let ada = first.log_in_on_new_device("Ada").await;
        ada.subscribe(&browser, &push).await;
        run_deliveries(&server).await;
        assert_eq!(count_pushes_of_invitation(&server, host, &push).await, 1, "{end:?}");
        // A delayed message that is pending when the session ends.
        let game = start_game(&all, json!({ "auto_play_forced": false })).await;
        if game.awaited() != Some(0) {
            crate::webhooks::play_until_turn(&all, game).await;
        }
        run_deliveries(&server).await;
        push.take();
        let new_password = |keeps_apps: bool| {
            let change = json!({ "current": PASSWORD, "new": "another long password", "keep_apps": keeps_apps });
            json!({ "password": change })
        };
        match end {
            SessionEnd::Logout => {
                let out = ada.delete("/v1/sessions/current").await;
                assert_eq!(out.status, StatusCode::NO_CONTENT);
            }
            SessionEnd::Revocation => {
                let list = first.get("/v1/sessions").await.expect(StatusCode::OK);
                let items = list["items"].as_array().expect("a list");
                let other = items.iter().find(|item| item["current"] == false).expect("a session");
                let path = format!("/v1/sessions/{}", other["id"].as_str().expect("an id"));
                assert_eq!(first.delete(&path).await.status, StatusCode::NO_CONTENT);
            }
            SessionEnd::NewPassword => {
                first.patch("/v1/me", &new_password(false)).await.expect(StatusCode::OK);
            }
            SessionEnd::NewPasswordThatKeepsApps => {
                first.patch("/v1/me", &new_password(true)).await.expect(StatusCode::OK);
            }
            SessionEnd::Expiry => {
                server
                    .sql("UPDATE sessions SET expires_at = now() - interval '1 s' WHERE client = 'another device'")
                    .await;
            }
            SessionEnd::OtherAccount => {
                let eve = server.player("Eve").await;
                eve.subscribe(&browser, &push).await;
                assert_eq!(eve.subscriptions().await, 1);
                assert_eq!(server.count("SELECT count(*) FROM destinations").await, 1);
            }
        }
        advance_clock(&server, 121).await;
        run_deliveries(&server).await;
        assert_eq!(push.take().len(), 0, "{end:?}");
        assert_eq!(count_pushes_of_invitation(&server, host, &push).await, 0, "{end:?}");
        assert_eq!(first.subscriptions().await, 0, "{end:?}");
        service::delete_expired_rows(&server.ctx, &mut service::RetentionScan::default())
            .await
            .expect("the database answers");
        let left = u64::from(end == SessionEnd::OtherAccount);
        assert_eq!(server.count("SELECT count(*) FROM destinations").await, left, "{end:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn resubscription_moves_to_new_session() {
    let server = TestServer::start().await;
    let (push, browser) = (Catcher::start().await, Browser::new());
    let all = players(&server, 2).await;
    let (ada, host) = (&all[0], &all[1]);
    ada.subscribe(&browser, &push).await;
    let other = ada.log_in_on_new_device("Ada").await;
    other.subscribe(&browser, &push).await;
    run_deliveries(&server).await;
    assert_eq!(ada.delete("/v1/sessions/current").await.status, StatusCode::NO_CONTENT);
    assert_eq!(count_pushes_of_invitation(&server, host, &push).await, 1);
    assert_eq!(other.delete("/v1/sessions/current").await.status, StatusCode::NO_CONTENT);
    assert_eq!(count_pushes_of_invitation(&server, host, &push).await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn legacy_subscription_ends_with_any_session() {
    let server = TestServer::start().await;
    let (push, browser) = (Catcher::start().await, Browser::new());
    let all = players(&server, 2).await;
    let (ada, host) = (&all[0], &all[1]);
    ada.subscribe(&browser, &push).await;
    // State stored by an earlier release.
    server.sql("UPDATE destinations SET session_id = NULL").await;
    run_deliveries(&server).await;
    assert_eq!(count_pushes_of_invitation(&server, host, &push).await, 1);
    let other = ada.log_in_on_new_device("Ada").await;
    run_deliveries(&server).await;
    assert_eq!(other.delete("/v1/sessions/current").await.status, StatusCode::NO_CONTENT);
    assert_eq!(count_pushes_of_invitation(&server, host, &push).await, 0);
    // The browser subscribes again on the next visit.
    ada.subscribe(&browser, &push).await;
    assert_eq!(count_pushes_of_invitation(&server, host, &push).await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn concurrent_subscriptions_leave_one() {
    let (server, catcher) = (TestServer::start().await, Catcher::start().await);
    let mut contenders = Vec::new();
    for number in 0..8 {
        let player = server.player(&format!("Contender {number}")).await;
        let node = TestServer::with_database(&server.database);
        contenders.push((player.at(node.url("")), node));
    }
    let count = "SELECT count(*) FROM destinations WHERE channel = 'push'";
    for round in 1..=5 {
        let subscription = Browser::new().subscription(&catcher.url(&format!("/push/{round}")));
        let posts = contenders
            .iter()
            .map(|(player, _)| player.post("/v1/me/push-subscriptions", &subscription));
        for made in join_all(posts).await {
            made.expect(StatusCode::CREATED);
        }
        assert_eq!(server.count(count).await, round);
    }
}
