use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use jiff::SignedDuration;
use kingdomail::store::Share;
use reqwest::{Method, StatusCode};
use serde_json::json;

use crate::support::{Answer, PASSWORD, TestServer, eventually};

/// Hard to judge, and too easy to guess for an account to come of it.
const SLOW_TO_JUDGE: &str =
    "p4ssw0rd1234qwertyuiopasdfghjklzxcvbnmp4ssw0rd1234qwertyuiopasdfghjklzxcvbnm";

#[tokio::test(flavor = "multi_thread")]
async fn registrations_do_not_stop_logins() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let (over, refused) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicUsize::new(0)));
    let flood = (0..80).map(|number| {
        let (ada, over, refused) = (ada.nobody(), over.clone(), refused.clone());
        let body = json!({ "name": format!("Eve {number}"), "password": SLOW_TO_JUDGE });
        tokio::spawn(async move {
            while !over.load(Ordering::Relaxed) {
                let answer = ada.post("/v1/players", &body).await;
                if answer.status == StatusCode::SERVICE_UNAVAILABLE {
                    refused.fetch_add(1, Ordering::Relaxed);
                }
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        })
    });
    let flood: Vec<_> = flood.collect();
    // As many wait as may.
    eventually(async || refused.load(Ordering::Relaxed) > 0).await;
    for _ in 0..10 {
        let login = json!({ "name": "Ada", "password": PASSWORD });
        ada.nobody().post("/v1/sessions", &login).await.expect(StatusCode::CREATED);
    }
    over.store(true, Ordering::Relaxed);
    for one in flood {
        one.await.expect("no panic");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn new_passwords_are_counted_before_they_are_judged() {
    let server = TestServer::with(&crate::support::database().await, |limits| {
        let every = SignedDuration::from_hours(1);
        limits.shares.new_passwords = Share { at_once: 3, every };
        limits.shares.accounts_from_an_address = Share { at_once: 2, every };
    });
    let ada = server.player("Ada").await;
    let register = async |name: &str, password: &str| {
        ada.nobody().post("/v1/players", &json!({ "name": name, "password": password })).await
    };
    // What is refused at a glance costs nothing, and no account was made.
    for _ in 0..5 {
        register("Eve", "short").await.refused("password_too_short");
        register("Eve", &"x".repeat(5000)).await.refused("password_too_long");
    }
    register("Eve", "password1234").await.refused("password_guessable");
    register("Eve", PASSWORD).await.expect(StatusCode::CREATED);
    let answer = register("Grace", PASSWORD).await;
    assert!(answer.headers.contains_key("retry-after"));
    answer.refused("too_many_attempts");

    let change = async |new: &str| {
        let body = json!({ "password": { "current": PASSWORD, "new": new } });
        Answer::to(ada.request(Method::PATCH, "/v1/me").json(&body)).await
    };
    for _ in 0..3 {
        change("password1234").await.refused("password_guessable");
    }
    change("a giant on every crown").await.refused("too_many_attempts");
    let login = json!({ "name": "Ada", "password": PASSWORD });
    ada.nobody().post("/v1/sessions", &login).await.expect(StatusCode::CREATED);
}
