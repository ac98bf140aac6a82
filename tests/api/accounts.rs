use futures_util::future::join_all;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::support::{Answer, PASSWORD, Player, TestServer, play_to_end, players, start_game};

const NEXT_PASSWORD: &str = "a giant on every crown";

async fn log_in(at: &Player, name: &str, password: &str) -> Answer {
    at.post("/v1/sessions", &json!({ "name": name, "password": password })).await
}

async fn refresh(at: &Player, token: &str) -> Answer {
    at.post("/v1/sessions/refresh", &json!({ "refresh_token": token })).await
}

async fn update_account(player: &Player, body: &Value) -> Answer {
    Answer::from_request(player.request(Method::PATCH, "/v1/me").json(body)).await
}

async fn delete_account(player: &Player) -> Answer {
    player.post("/v1/me/deletion", &json!({ "password": PASSWORD })).await
}

fn refresh_token(grant: &Value) -> String {
    grant["tokens"]["refresh_token"].as_str().expect("a token").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn login_error_hides_account_existence() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let wrong = log_in(&ada, "Ada", "not this one").await;
    for name in ["Eve", "", "\u{0}", "A\u{0}da", "\u{301}", &"x".repeat(5000)] {
        let unknown = log_in(&ada, name, "not this one").await;
        assert_eq!((unknown.status, unknown.body), (wrong.status, wrong.body.clone()));
    }
    assert_eq!(wrong.status, StatusCode::UNAUTHORIZED);
    wrong.expect_problem("credentials_wrong");
    log_in(&ada, "Ada", &"x".repeat(9999)).await.expect_problem("credentials_wrong");
    log_in(&ada, "ADA", PASSWORD).await.expect(StatusCode::CREATED);
}

#[tokio::test(flavor = "multi_thread")]
async fn ended_session_cannot_be_refreshed() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    ada.delete("/v1/sessions/current").await.expect(StatusCode::NO_CONTENT);
    let refused = ada.get("/v1/me").await;
    let challenge = refused.headers["www-authenticate"].to_str().expect("a text");
    assert!(challenge.contains("error=\"invalid_token\""), "{challenge}");
    refused.expect_problem("session_ended");
    refresh(&ada, &ada.refresh_token).await.expect_problem("refresh_token_invalid");
}

#[tokio::test(flavor = "multi_thread")]
async fn reused_refresh_token_ends_session() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let second = refresh(&ada, &ada.refresh_token).await.expect(StatusCode::OK);
    let third = refresh(&ada, &refresh_token(&second)).await.expect(StatusCode::OK);
    assert_ne!(refresh_token(&second), refresh_token(&third));
    ada.in_session(&third).get("/v1/me").await.expect(StatusCode::OK);
    server.sql("UPDATE refresh_tokens SET replaced_at = replaced_at - interval '11 s'").await;
    refresh(&ada, &ada.refresh_token).await.expect_problem("refresh_token_reused");
    refresh(&ada, &refresh_token(&third)).await.expect_problem("refresh_token_invalid");
    ada.get("/v1/me").await.expect_problem("session_ended");
}

#[tokio::test(flavor = "multi_thread")]
async fn repeated_refresh_returns_current_token() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let lost = refresh(&ada, &ada.refresh_token).await.expect(StatusCode::OK);
    server.sql("UPDATE refresh_tokens SET replaced_at = replaced_at - interval '9 s'").await;
    for _ in 0..3 {
        let again = refresh(&ada, &ada.refresh_token).await.expect(StatusCode::OK);
        assert_eq!(refresh_token(&again), refresh_token(&lost));
    }
    // Another tab has used the successor in the meantime.
    let third = refresh(&ada, &refresh_token(&lost)).await.expect(StatusCode::OK);
    let again = refresh(&ada, &ada.refresh_token).await.expect(StatusCode::OK);
    assert_eq!(refresh_token(&again), refresh_token(&third));
    ada.in_session(&again).get("/v1/me").await.expect(StatusCode::OK);
    for garbage in ["", "kmr_", "\u{0}", &refresh_token(&again)[..60]] {
        refresh(&ada, garbage).await.expect_problem("refresh_token_invalid");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn concurrent_refreshes_all_succeed() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    for tabs in [4, 50] {
        let grant = log_in(&ada, "Ada", PASSWORD).await.expect(StatusCode::CREATED);
        let token = refresh_token(&grant);
        let answers = join_all((0..tabs).map(|_| refresh(&ada, &token))).await;
        let grants: Vec<Value> =
            answers.into_iter().map(|answer| answer.expect(StatusCode::OK)).collect();
        for grant in &grants {
            ada.in_session(grant).get("/v1/me").await.expect(StatusCode::OK);
        }
        let next = join_all(grants.iter().map(|grant| {
            let token = refresh_token(grant);
            let ada = &ada;
            async move { refresh(ada, &token).await }
        }));
        for answer in next.await {
            let grant = answer.expect(StatusCode::OK);
            ada.in_session(&grant).get("/v1/me").await.expect(StatusCode::OK);
        }
        let live = "SELECT count(*) FROM refresh_tokens t JOIN sessions s \
                    ON (s.player_id, s.id) = (t.player_id, t.session_id) \
                    WHERE t.replaced_at IS NULL GROUP BY s.id ORDER BY count(*) DESC LIMIT 1";
        assert_eq!(server.count(live).await, 1, "one current token per session");
        server.sql("UPDATE refresh_tokens SET replaced_at = replaced_at - interval '11 s'").await;
        refresh(&ada, &token).await.expect_problem("refresh_token_reused");
        ada.in_session(&grant).get("/v1/me").await.expect_problem("session_ended");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn legacy_random_successor_is_replaced() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let lost = refresh(&ada, &ada.refresh_token).await.expect(StatusCode::OK);
    server
        .sql("WITH n AS (UPDATE refresh_tokens SET token_hash = sha256('random') \
              WHERE replaced_at IS NULL AND token_hash IN (SELECT replaced_by FROM refresh_tokens) RETURNING 1) \
              UPDATE refresh_tokens SET replaced_by = sha256('random') WHERE replaced_by IS NOT NULL")
        .await;
    let again = refresh(&ada, &ada.refresh_token).await.expect(StatusCode::OK);
    assert_eq!(refresh_token(&again), refresh_token(&lost));
    refresh(&ada, &refresh_token(&again)).await.expect(StatusCode::OK);
    let left = "SELECT count(*) FROM refresh_tokens WHERE token_hash = sha256('random')";
    assert_eq!(server.count(left).await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn sessions_are_listed_and_revoked() {
    let server = TestServer::start().await;
    let (ada, eve) = (server.player("Ada").await, server.player("Eve").await);
    let body = json!({ "name": "Ada", "password": PASSWORD, "client": "Ada's phone" });
    let grant = ada.post("/v1/sessions", &body).await.expect(StatusCode::CREATED);
    let phone = ada.in_session(&grant);
    let listed = ada.get("/v1/sessions").await.expect(StatusCode::OK);
    let items = listed["items"].as_array().expect("a list");
    assert_eq!(items.len(), 2);
    assert_eq!(items.iter().filter(|session| session["current"] == true).count(), 1);
    assert_eq!(items[0]["client"], "Ada's phone");

    let path = format!("/v1/sessions/{}", grant["session_id"].as_str().expect("an id"));
    eve.delete(&path).await.expect_problem("session_not_found");
    phone.get("/v1/me").await.expect(StatusCode::OK);
    ada.delete(&path).await.expect(StatusCode::NO_CONTENT);
    phone.get("/v1/me").await.expect_problem("session_ended");
    ada.delete(&path).await.expect_problem("session_not_found");
    let listed = ada.get("/v1/sessions").await.expect(StatusCode::OK);
    assert_eq!(listed["items"].as_array().map(Vec::len), Some(1));
}

#[tokio::test(flavor = "multi_thread")]
async fn name_is_unique_across_spellings() {
    let server = TestServer::start().await;
    let (ada, eve) = (server.player("Ada").await, server.player("Eve").await);
    for taken in ["Ada", "aDA", "Ａｄａ"] {
        let answer = update_account(&eve, &json!({ "name": taken })).await;
        assert_eq!(answer.status, StatusCode::CONFLICT);
        answer.expect_problem("name_taken");
        let body = json!({ "name": taken, "password": PASSWORD });
        ada.post("/v1/players", &body).await.expect_problem("name_taken");
    }
    for bad in ["E", "", "Eve\u{202e}", "E\u{0}ve", "Ada\u{fe0f}", "E\nve"] {
        let problem =
            update_account(&eve, &json!({ "name": bad })).await.expect_problem("name_invalid");
        assert_eq!(problem["field"], "name");
        let body = json!({ "name": bad, "password": PASSWORD });
        ada.post("/v1/players", &body).await.expect_problem("name_invalid");
    }
    for good in ["Ελένη", "Владимир", "רחל", "김연아", "Ada Lovelace", "EVE", "王 小明", "Eve"]
    {
        let profile = update_account(&eve, &json!({ "name": good })).await.expect(StatusCode::OK);
        assert_eq!(profile["name"], good);
        log_in(&eve, good, PASSWORD).await.expect(StatusCode::CREATED);
    }
    let decomposed = "e\u{301}".repeat(20);
    update_account(&eve, &json!({ "name": decomposed })).await.expect(StatusCode::OK);
    log_in(&eve, &decomposed, PASSWORD).await.expect(StatusCode::CREATED);
}

#[tokio::test(flavor = "multi_thread")]
async fn weak_passwords_are_rejected() {
    let server = TestServer::start().await;
    let ada = server.player("Ada Wilhelmina").await;
    for (password, code) in [
        ("crown+9/x", "password_too_short"),
        (&"x".repeat(257), "password_too_long"),
        ("password123", "password_too_weak"),
        ("kingdomino", "password_too_weak"),
        ("wilhelmina", "password_too_weak"),
    ] {
        let body = json!({ "name": "Ada Wilhelmina 2", "password": password });
        assert_eq!(ada.post("/v1/players", &body).await.expect_problem(code)["field"], "password");
        let body = json!({ "password": { "current": PASSWORD, "new": password } });
        assert_eq!(update_account(&ada, &body).await.expect_problem(code)["field"], "password.new");
    }
    log_in(&ada, "Ada Wilhelmina", PASSWORD).await.expect(StatusCode::CREATED);
}

#[tokio::test(flavor = "multi_thread")]
async fn password_change_ends_other_sessions() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let other = ada.in_session(&log_in(&ada, "Ada", PASSWORD).await.body);
    let to_next = json!({ "password": { "current": PASSWORD, "new": NEXT_PASSWORD } });
    update_account(&ada, &to_next).await.expect(StatusCode::OK);
    other.get("/v1/me").await.expect_problem("session_ended");
    refresh(&other, &other.refresh_token).await.expect_problem("refresh_token_invalid");
    ada.get("/v1/me").await.expect(StatusCode::OK);
    log_in(&ada, "Ada", PASSWORD).await.expect_problem("credentials_wrong");
    log_in(&ada, "Ada", NEXT_PASSWORD).await.expect(StatusCode::CREATED);
    let answer = update_account(&ada, &to_next).await;
    assert_eq!(answer.status, StatusCode::FORBIDDEN);
    assert_eq!(answer.expect_problem("password_wrong")["field"], "password.current");
}

#[tokio::test(flavor = "multi_thread")]
async fn partly_invalid_update_changes_nothing() {
    let server = TestServer::start().await;
    let (ada, _) = (server.player("Ada").await, server.player("Eve").await);
    let other = ada.in_session(&log_in(&ada, "Ada", PASSWORD).await.body);
    let password = json!({ "current": PASSWORD, "new": NEXT_PASSWORD });
    for (name, code) in [("Eve", "name_taken"), ("E", "name_invalid")] {
        update_account(&ada, &json!({ "name": name, "password": password }))
            .await
            .expect_problem(code);
        other.get("/v1/me").await.expect(StatusCode::OK);
        log_in(&ada, "Ada", PASSWORD).await.expect(StatusCode::CREATED);
    }
    let both = json!({ "name": "Ada L.", "password": password });
    assert_eq!(update_account(&ada, &both).await.expect(StatusCode::OK)["name"], "Ada L.");
    log_in(&ada, "Ada L.", NEXT_PASSWORD).await.expect(StatusCode::CREATED);
}

#[tokio::test(flavor = "multi_thread")]
async fn password_change_ends_concurrent_logins() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let to_next = json!({ "password": { "current": PASSWORD, "new": NEXT_PASSWORD } });
    let log_ins = join_all((0..16).map(|_| log_in(&ada, "Ada", PASSWORD)));
    let (log_ins, changed) = futures_util::join!(log_ins, update_account(&ada, &to_next));
    changed.expect(StatusCode::OK);
    for answer in log_ins {
        if answer.status == StatusCode::CREATED {
            ada.in_session(&answer.body).get("/v1/me").await.expect_problem("session_ended");
        } else {
            let code = answer.body["code"].as_str().expect("a code").to_owned();
            assert!(["credentials_wrong", "unavailable"].contains(&&*code), "{code}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn account_deletion_leaves_games_playable() {
    let server = TestServer::start().await;
    let players = players(&server, 3).await;
    let game = start_game(&players, json!({})).await;
    let open = players[0].open(json!({ "players": 4 })).await;
    let joined = players[1].open(json!({ "players": 4 })).await;
    players[0].join(&joined).await;
    let wrong = json!({ "password": "wrong" });
    players[0].post("/v1/me/deletion", &wrong).await.expect_problem("password_wrong");
    delete_account(&players[0]).await.expect(StatusCode::NO_CONTENT);

    players[0].get("/v1/me").await.expect_problem("session_ended");
    log_in(&players[0], "Ada", PASSWORD).await.expect_problem("credentials_wrong");
    assert_eq!(players[1].get_game(&open).await.0["status"], "cancelled");
    assert_eq!(players[1].get_game(&joined).await.0["seats"].as_array().map(Vec::len), Some(1));
    let game = players[1].get_game(&game).await;
    let seat = game.0["seats"].as_array().expect("seats").iter();
    let mut left = seat.filter(|seat| seat["player"]["name"].is_null());
    assert_eq!(left.next().map(|seat| &seat["conceded"]), Some(&Value::Bool(true)));
    assert_eq!(left.next(), None);
    let game = play_to_end(&players[1..], game, 3).await;
    assert_eq!(game.0["status"], "finished");
    let again = json!({ "name": "Ada", "password": PASSWORD });
    players[1].post("/v1/players", &again).await.expect_problem("name_taken");
    assert_eq!(server.check_games().await, 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn chosen_avatar_replaces_the_derived_one() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let ada = &players[0];
    let game = start_game(&players, json!({})).await;
    assert_eq!(ada.get("/v1/me").await.expect(StatusCode::OK)["avatar"], Value::Null);
    assert_eq!(players[1].get_game(&game).await.0["seats"][0]["player"]["avatar"], Value::Null);
    let shown = format!("/v1/games/{}", game.id());
    let tag = players[1].get(&shown).await.headers["etag"].to_str().expect("text").to_owned();
    let chosen = update_account(ada, &json!({ "avatar": 65_535 })).await.expect(StatusCode::OK);
    assert_eq!((&chosen["avatar"], &chosen["name"]), (&json!(65_535), &json!("Ada")));
    update_account(ada, &json!({ "avatar": 65_536 })).await.expect_problem("field_invalid");
    update_account(ada, &json!({ "name": "Ada L." })).await.expect(StatusCode::OK);

    // A cached game and all lists show the new avatar.
    let seen = async |path: &str, pointer: &str| {
        let body = players[1].get(path).await.expect(StatusCode::OK);
        body.pointer(pointer).unwrap_or_else(|| panic!("{path}: {body}")).clone()
    };
    let known = players[1].request(Method::GET, &shown).header("If-None-Match", tag);
    assert_eq!(Answer::from_request(known).await.status, StatusCode::OK);
    let profile = format!("/v1/players/{}", ada.id);
    for (path, pointer) in [
        (&*shown, "/seats/0/player/avatar"),
        (&*profile, "/avatar"),
        ("/v1/games?status=active", "/items/0/players/0/avatar"),
        ("/v1/me/games", "/items/0/players/0/avatar"),
        ("/v1/players?name=ada", "/items/0/avatar"),
    ] {
        assert_eq!(seen(path, pointer).await, 65_535, "{path}");
    }
    let data = ada.get("/v1/me/data").await.expect(StatusCode::OK);
    assert_eq!(data["player"]["avatar"], 65_535);
    let derived = update_account(ada, &json!({ "avatar": null })).await.expect(StatusCode::OK);
    assert_eq!(derived["avatar"], Value::Null);
    update_account(ada, &json!({ "avatar": 7 })).await.expect(StatusCode::OK);
    delete_account(ada).await.expect(StatusCode::NO_CONTENT);
    assert_eq!(seen(&shown, "/seats/0/player/avatar").await, Value::Null);
    assert_eq!(server.count("SELECT count(avatar) FROM players").await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn data_export_has_no_secrets() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let made =
        async |path: &str, body: Value| ada.post(path, &body).await.expect(StatusCode::CREATED);
    let webhook = made("/v1/me/webhooks", json!({ "url": "http://127.0.0.1:1/" })).await;
    let token = made("/v1/me/tokens", json!({ "name": "x", "scopes": ["games:read"] })).await;
    let bot = made("/v1/me/bots", json!({ "name": "Engine" })).await;
    let calendar = ada.post_empty("/v1/me/calendar").await.expect(StatusCode::CREATED);
    let game = ada.open(json!({ "players": 2 })).await;
    let data = ada.get("/v1/me/data").await.expect(StatusCode::OK);
    assert_eq!(data["player"]["name"], "Ada");
    assert_eq!(data["sessions"][0]["current"], true);
    assert_eq!(data["game_ids"], json!([game.id()]));
    assert_eq!(data["bots"], json!([bot]));
    assert_eq!(data["tokens"], json!([token["token"]]));
    assert_eq!(data["webhooks"], json!([webhook["webhook"]]));
    assert!(data["calendar_created_at"].is_string());
    let text = data.to_string();
    for secret in [&webhook["secret"], &token["secret"], &calendar["url"]] {
        assert!(!text.contains(secret.as_str().expect("a secret")));
    }
    assert!(!text.contains("argon2"));
}

#[tokio::test(flavor = "multi_thread")]
async fn mixed_script_name_is_rejected() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let mixed = "Ad\u{430}";
    let body = json!({ "name": mixed, "password": PASSWORD });
    for (method, path, body) in [
        (Method::POST, "/v1/players", body.clone()),
        (Method::PATCH, "/v1/me", json!({ "name": mixed })),
        (Method::POST, "/v1/me/bots", json!({ "name": mixed })),
    ] {
        let refused = Answer::from_request(ada.request(method, path).json(&body)).await;
        let refused = refused.expect_problem("name_invalid");
        assert_eq!(refused["field"], "name", "{path}");
        let detail = refused["detail"].as_str().expect("a detail");
        assert!(detail.contains("Latin and Cyrillic"), "{detail}");
    }
    ada.post("/v1/players", &json!({ "name": "Ада", "password": PASSWORD }))
        .await
        .expect(StatusCode::CREATED);

    // Simulates an account from before mixed scripts were rejected.
    let old = server.player("Old").await;
    server
        .sql(&format!(
            "UPDATE players SET name = '{mixed}', name_key = lower('{mixed}') WHERE id = '{}'",
            old.id
        ))
        .await;
    old.post("/v1/sessions", &body).await.expect(StatusCode::CREATED);
    let path = "/v1/me";
    let password = json!({ "password": { "current": PASSWORD, "new": "a giant on every crown" } });
    let kept = Answer::from_request(old.request(Method::PATCH, path).json(&password)).await;
    assert_eq!(kept.expect(StatusCode::OK)["name"], mixed);
}

#[tokio::test(flavor = "multi_thread")]
async fn sessions_per_account_are_bounded() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let others = format!(
        "INSERT INTO sessions (player_id, id, client, created_at, last_used_at, expires_at) \
         SELECT '{}', gen_random_uuid(), 'a phone', now(), now() - interval '1 day', now() + interval '1 day' \
         FROM generate_series(1, 150)",
        ada.id
    );
    server.sql(&others).await;
    let body = json!({ "name": "Grace's program", "scopes": ["games:read"] });
    ada.post("/v1/me/tokens", &body).await.expect(StatusCode::CREATED);
    log_in(&ada, "Ada", PASSWORD).await.expect(StatusCode::CREATED);
    let left = ada.get("/v1/sessions").await.expect(StatusCode::OK);
    assert_eq!(left["items"].as_array().map(Vec::len), Some(100));
    let tokens = ada.get("/v1/me/tokens").await.expect(StatusCode::OK);
    assert_eq!(tokens["items"].as_array().map(Vec::len), Some(1));
}

#[tokio::test(flavor = "multi_thread")]
async fn old_refresh_tokens_are_deleted() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let mut grant = log_in(&ada, "Ada", PASSWORD).await.expect(StatusCode::CREATED);
    let mut used = Vec::new();
    for _ in 0..60 {
        let token = refresh_token(&grant);
        grant = refresh(&ada, &token).await.expect(StatusCode::OK);
        used.push(token);
    }
    let kept = "SELECT count(*) FROM refresh_tokens t JOIN sessions s \
                ON (s.player_id, s.id) = (t.player_id, t.session_id) WHERE s.last_used_at > s.created_at";
    assert_eq!(
        server.count(kept).await,
        52,
        "the last 50 and one that were used, and the one that is good"
    );
    // The oldest token is now unknown; a stored one is recognised after the grace time.
    server.sql("UPDATE refresh_tokens SET replaced_at = replaced_at - interval '11 s'").await;
    refresh(&ada, &used[0]).await.expect_problem("refresh_token_invalid");
    refresh(&ada, &used[40]).await.expect_problem("refresh_token_reused");
}
