//! Messages to browsers.

use reqwest::StatusCode;
use serde_json::json;

use crate::support::{Browser, Catcher, TestServer, carried, later, players, started};

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_reads_what_its_push_service_cannot_until_it_is_gone() {
    let server = TestServer::start().await;
    let (catcher, browser) = (Catcher::start().await, Browser::new());
    let players = players(&server, 2).await;
    let key = players[0].nobody().get("/v1/push-key").await.expect(StatusCode::OK);
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
    players[0].post(path, &broken).await.refused("subscription_invalid");

    let game = started(&players, json!({ "auto_play_forced": false })).await;
    carried(&server).await;
    later(&server, 121).await;
    carried(&server).await;
    let caught = catcher.take();
    assert_eq!(caught.len(), 1, "the turn takes the place of the start");
    assert_eq!(caught[0].headers["content-encoding"], "aes128gcm");
    assert!(caught[0].headers["authorization"].starts_with("vapid t="));
    assert_eq!(caught[0].headers["topic"].len(), 22);
    assert!(caught[0].headers["ttl"].parse::<u32>().expect("seconds") >= 60);
    let read = browser.read(&caught[0]);
    assert_eq!(read["tag"], game.id());
    assert!(read["url"].as_str().expect("a URL").starts_with(&server.url("/table/")));
    assert!(!caught[0].body.windows(4).any(|four| four == b"turn"));

    catcher.answer(410);
    let id = &list["items"][0]["id"];
    let test = format!("/v1/me/endpoints/{}/test", id.as_str().expect("an id"));
    players[0].post_nothing(&test).await.expect(StatusCode::ACCEPTED);
    carried(&server).await;
    assert_eq!(catcher.take().len(), 1);
    let list = players[0].get(path).await.expect(StatusCode::OK);
    assert_eq!(list["items"], json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn keys_in_standard_base64_are_accepted() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let path = "/v1/me/push-subscriptions";
    // Enough browsers for a key with each sign in which the alphabets differ.
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
