use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use jiff::SignedDuration;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use tokio::task::JoinHandle;

use crate::support::{Answer, PASSWORD, TestServer, database, now, wait_until};
use kingdomail::api::http::TrustedProxies;
use kingdomail::auth::{Password, PasswordHash};
use kingdomail::domain::account::TokenBucket;
use kingdomail::notifications::links::ResetLink;

/// Slow to evaluate, and too weak for an account.
const SLOW_WEAK_PASSWORD: &str =
    "p4ssw0rd1234qwertyuiopasdfghjklzxcvbnmp4ssw0rd1234qwertyuiopasdfghjklzxcvbnm";

#[tokio::test(flavor = "multi_thread")]
async fn registrations_do_not_stop_logins() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let (over, refused) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicUsize::new(0)));
    let flood = (0..80).map(|number| {
        let (ada, over, refused) = (ada.without_token(), over.clone(), refused.clone());
        let body = json!({ "name": format!("Eve {number}"), "password": SLOW_WEAK_PASSWORD });
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
    // The maximum number of requests waits.
    wait_until(async || refused.load(Ordering::Relaxed) > 0).await;
    for _ in 0..10 {
        let login = json!({ "name": "Ada", "password": PASSWORD });
        ada.without_token().post("/v1/sessions", &login).await.expect(StatusCode::CREATED);
    }
    over.store(true, Ordering::Relaxed);
    for one in flood {
        one.await.expect("no panic");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn new_password_checks_are_limited() {
    let server = TestServer::with_limits(&crate::support::database().await, |limits| {
        let refill_interval = SignedDuration::from_hours(1);
        limits.throttles.password_checks = TokenBucket { burst: 3, refill_interval };
        limits.throttles.accounts_per_ip = TokenBucket { burst: 2, refill_interval };
    });
    let ada = server.player("Ada").await;
    let register = async |name: &str, password: &str| {
        ada.without_token()
            .post("/v1/players", &json!({ "name": name, "password": password }))
            .await
    };
    // Obviously weak passwords cost nothing, and no account was created.
    for _ in 0..5 {
        register("Eve", "short").await.expect_problem("password_too_short");
        register("Eve", &"x".repeat(5000)).await.expect_problem("password_too_long");
    }
    register("Eve", "password1234").await.expect_problem("password_too_weak");
    register("Eve", PASSWORD).await.expect(StatusCode::CREATED);
    let answer = register("Grace", PASSWORD).await;
    assert!(answer.headers.contains_key("retry-after"));
    answer.expect_problem("too_many_attempts");

    let change = async |new: &str| {
        let body = json!({ "password": { "current": PASSWORD, "new": new } });
        Answer::from_request(ada.request(Method::PATCH, "/v1/me").json(&body)).await
    };
    for _ in 0..3 {
        change("password1234").await.expect_problem("password_too_weak");
    }
    change("a giant on every crown").await.expect_problem("too_many_attempts");
    let login = json!({ "name": "Ada", "password": PASSWORD });
    ada.without_token().post("/v1/sessions", &login).await.expect(StatusCode::CREATED);
}

#[tokio::test(flavor = "multi_thread")]
async fn taken_name_consumes_no_account() {
    let server = TestServer::with_limits(&crate::support::database().await, |limits| {
        let refill_interval = SignedDuration::from_hours(1);
        limits.throttles.password_checks = TokenBucket { burst: 9, refill_interval };
        limits.throttles.accounts_per_ip = TokenBucket { burst: 2, refill_interval };
    });
    let ada = server.player("Ada").await.without_token();
    let body = |name: &str| json!({ "name": name, "password": PASSWORD });
    for _ in 0..3 {
        ada.post("/v1/players", &body("Ada")).await.expect_problem("name_taken");
    }
    ada.post("/v1/players", &body("Grace")).await.expect(StatusCode::CREATED);
    ada.post("/v1/players", &body("Hedy")).await.expect_problem("too_many_attempts");
}

/// Server behind a proxy, so that requests can come from any address, with the limits for players.
async fn start_behind_proxy() -> TestServer {
    TestServer::with_limits(&crate::support::database().await, |limits| {
        let refill_interval = SignedDuration::from_mins(2);
        limits.throttles.password_attempts_per_account = TokenBucket { burst: 10, refill_interval };
        limits.proxies = TrustedProxies::new(vec!["127.0.0.0/8".parse().expect("a network")]);
    })
}

async fn log_in_from(server: &TestServer, address: &str, body: &Value) -> Answer {
    let request = reqwest::Client::new().post(server.url("/v1/sessions"));
    Answer::from_request(request.header("X-Forwarded-For", address).json(body)).await
}

/// Attacks an account from a different address each time until all attempts are used up, and then
/// again as attempts become available.
async fn exhaust_attempts(server: &TestServer, name: &str) {
    let wrong = json!({ "name": name, "password": "a guess" });
    for number in 0..10 {
        let tried = log_in_from(server, &format!("198.51.100.{number}"), &wrong).await;
        tried.expect_problem("credentials_wrong");
    }
    for round in 0..3 {
        let address = format!("203.0.113.{round}");
        log_in_from(server, &address, &wrong).await.expect_problem("too_many_attempts");
        let later = "UPDATE throttle_buckets SET full_at = full_at - interval '2 minutes'";
        server.sql(later).await;
        // A rejection is cached for half a second.
        tokio::time::sleep(Duration::from_millis(600)).await;
        log_in_from(server, &address, &wrong).await.expect_problem("credentials_wrong");
    }
    log_in_from(server, "203.0.113.9", &wrong).await.expect_problem("too_many_attempts");
}

#[tokio::test(flavor = "multi_thread")]
async fn attacker_cannot_lock_owner_out() {
    let server = start_behind_proxy().await;
    let account = json!({ "name": "Ada", "password": PASSWORD });
    let request = reqwest::Client::new().post(server.url("/v1/players"));
    let request = request.header("X-Forwarded-For", "192.0.2.1").json(&account);
    let made = Answer::from_request(request).await.expect(StatusCode::CREATED);
    let device = made["tokens"]["device_token"].as_str().expect("a token").to_owned();

    exhaust_attempts(&server, "Ada").await;
    // Logging in works at the home address, and anywhere from a known device; another address
    // counts as unknown.
    let home = log_in_from(&server, "192.0.2.1", &account).await;
    assert!(home.expect(StatusCode::CREATED)["tokens"]["device_token"].is_string());
    log_in_from(&server, "192.0.2.2", &account).await.expect_problem("too_many_attempts");
    let with =
        |device: &str| json!({ "name": "Ada", "password": PASSWORD, "device_token": device });
    log_in_from(&server, "192.0.2.2", &with(&device)).await.expect(StatusCode::CREATED);
    for forged in ["", "kmd_", &device.replace("kmd_", "kmd_0"), &device.to_uppercase()] {
        let answer = log_in_from(&server, "192.0.2.3", &with(forged)).await;
        answer.expect_problem("too_many_attempts");
    }
    let long = log_in_from(&server, "192.0.2.3", &with(&"x".repeat(101))).await;
    assert_eq!(long.expect_problem("field_invalid")["field"], "device_token");
    // An address with one successful login is known afterwards.
    log_in_from(&server, "192.0.2.2", &account).await.expect(StatusCode::CREATED);
    let other = json!({ "name": "Eve", "password": PASSWORD });
    server.player("Eve").await;
    exhaust_attempts(&server, "Eve").await;
    let body = json!({ "name": "Eve", "password": PASSWORD, "device_token": device });
    log_in_from(&server, "192.0.2.1", &body).await.expect_problem("too_many_attempts");
    log_in_from(&server, "192.0.2.1", &other).await.expect_problem("too_many_attempts");
}

#[tokio::test(flavor = "multi_thread")]
async fn known_device_guesses_are_limited() {
    let server = start_behind_proxy().await;
    let ada = server.player("Ada").await;
    let account = json!({ "name": "Ada", "password": PASSWORD });
    let granted = log_in_from(&server, "192.0.2.1", &account).await.expect(StatusCode::CREATED);
    let device = granted["tokens"]["device_token"].clone();
    let wrong = json!({ "name": "Ada", "password": "a guess" });
    let stolen = json!({ "name": "Ada", "password": "a guess", "device_token": device });
    for guess in [&wrong, &stolen] {
        for _ in 0..10 {
            log_in_from(&server, "192.0.2.1", guess).await.expect_problem("credentials_wrong");
        }
        log_in_from(&server, "192.0.2.1", guess).await.expect_problem("too_many_attempts");
    }
    // At other addresses, the usual limits for unknown addresses still apply.
    exhaust_attempts(&server, "Ada").await;
    // After a password change, devices are no longer known, but the home address is.
    let next = "a giant on every crown";
    let body = json!({ "password": { "current": PASSWORD, "new": next } });
    let changed = Answer::from_request(ada.request(Method::PATCH, "/v1/me").json(&body)).await;
    changed.expect(StatusCode::OK);
    let login = json!({ "name": "Ada", "password": next, "device_token": device });
    log_in_from(&server, "192.0.2.77", &login).await.expect_problem("too_many_attempts");
    log_in_from(&server, "192.0.2.1", &login).await.expect(StatusCode::CREATED);
    assert_eq!(server.count("SELECT count(*) FROM known_networks").await, 2);
}

/// Many people share one address, as in a school or on a train.
#[tokio::test(flavor = "multi_thread")]
async fn known_player_has_separate_limit() {
    let server = TestServer::with_limits(&crate::support::database().await, |limits| {
        let refill_interval = SignedDuration::from_mins(2);
        limits.throttles.password_attempts_per_ip = TokenBucket { burst: 10, refill_interval };
        limits.proxies = TrustedProxies::new(vec!["127.0.0.0/8".parse().expect("a network")]);
    });
    server.player("Ada").await;
    let account = json!({ "name": "Ada", "password": PASSWORD });
    log_in_from(&server, "192.0.2.1", &account).await.expect(StatusCode::CREATED);
    let guess =
        |number: usize| json!({ "name": format!("Nobody {number}"), "password": "a guess" });
    let mut number = 0;
    while log_in_from(&server, "192.0.2.1", &guess(number)).await.status
        != StatusCode::TOO_MANY_REQUESTS
    {
        number += 1;
        assert!(number < 100);
    }
    log_in_from(&server, "192.0.2.1", &account).await.expect(StatusCode::CREATED);
}

#[tokio::test(flavor = "multi_thread")]
async fn password_reset_makes_address_known() {
    let server = start_behind_proxy().await;
    let ada = server.player("Ada").await;
    exhaust_attempts(&server, "Ada").await;
    let next = "a giant on every crown";
    let hash = server.texts("SELECT password_hash FROM players WHERE name = 'Ada'").await.remove(0);
    let hash = hash.trim_matches(['(', ')', '"']).to_owned();
    let link = ResetLink {
        player: ada.id.parse().expect("an id"),
        trace: ResetLink::trace(&PasswordHash::from_stored(hash)),
        destination: None,
        until: now() + SignedDuration::from_hours(1),
    };
    let body = json!({ "token": server.ctx.senders.links.token(&link), "password": next });
    let request = reqwest::Client::new().post(server.url("/v1/password-resets/confirmation"));
    let reset =
        Answer::from_request(request.header("X-Forwarded-For", "192.0.2.9").json(&body)).await;
    reset.expect(StatusCode::NO_CONTENT);
    // Limits for unknown addresses are reset, and attacks do not affect the known addresses.
    exhaust_attempts(&server, "Ada").await;
    let login = json!({ "name": "Ada", "password": next });
    log_in_from(&server, "192.0.2.10", &login).await.expect_problem("too_many_attempts");
    log_in_from(&server, "192.0.2.9", &login).await.expect(StatusCode::CREATED);
}

#[tokio::test(flavor = "multi_thread")]
async fn known_networks_are_bounded() {
    let server = start_behind_proxy().await;
    server.player("Ada").await;
    let account = json!({ "name": "Ada", "password": PASSWORD });
    for number in 1..=25 {
        let address = format!("192.0.2.{number}");
        log_in_from(&server, &address, &account).await.expect(StatusCode::CREATED);
    }
    assert_eq!(server.count("SELECT count(*) FROM known_networks").await, 20);
    exhaust_attempts(&server, "Ada").await;
    log_in_from(&server, "192.0.2.5", &account).await.expect_problem("too_many_attempts");
    log_in_from(&server, "192.0.2.6", &account).await.expect(StatusCode::CREATED);
    let found = server.texts("SELECT encode(network_hash, 'escape') FROM known_networks").await;
    assert!(!found.iter().any(|trace| trace.contains("192.0.2")));
}

#[tokio::test(flavor = "multi_thread")]
async fn busy_server_consumes_no_attempt() {
    let (url, refill_interval) = (database().await, SignedDuration::from_hours(1));
    let server = TestServer::with_limits(&url, |limits| {
        limits.throttles.password_attempts_per_account = TokenBucket { burst: 3, refill_interval };
    });
    server.player("Ada").await;
    let login = json!({ "name": "Ada", "password": PASSWORD });
    // Slow comparison, with all permits of a network taken.
    let slow = "$argon2id$v=19$m=65536,t=16,p=1$c2FsdHNhbHRzYWx0$\
                AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
    let busy: Vec<_> = (0..9)
        .map(|_| {
            let hasher = server.ctx.hasher.clone();
            let stored = Some(PasswordHash::from_stored(slow.to_owned()));
            let guess = Password::from_input("a guess").expect("a password");
            tokio::spawn(
                async move { hasher.verify_known_device(guess, stored, "127.0.0.1").await },
            )
        })
        .collect();
    let mut turned_away = 0;
    while !busy.iter().any(JoinHandle::is_finished) || turned_away < 4 {
        let answer = log_in_from(&server, "127.0.0.1", &login).await;
        if answer.status == StatusCode::CREATED {
            break;
        }
        answer.expect_problem("unavailable");
        turned_away += 1;
    }
    assert!(turned_away >= 4, "{turned_away}");
    for job in busy {
        drop(job.await);
    }
    log_in_from(&server, "127.0.0.1", &login).await.expect(StatusCode::CREATED);
}
