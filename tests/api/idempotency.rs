//! Idempotency keys and their reuse.

use futures_util::future::join_all;
use jiff::SignedDuration;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::support::{Answer, Game, PASSWORD, Player, TestServer, players, start_game};

impl Player {
    async fn post_with_key(&self, path: &str, key: &str, body: &Value) -> Answer {
        let request = self.request(Method::POST, path).header("Idempotency-Key", key);
        Answer::from_request(request.json(body)).await
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn reused_key_is_detected_before_rules() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let mut game = start_game(&players, json!({ "auto_play_forced": false })).await;
    // All picks of the first line.
    for number in 0..4 {
        let player = game.awaited_player(&players).expect("somebody's turn");
        let command = player.legal_commands(&game).await.remove(0);
        let request =
            player.command_with_key(&game, &command, &format!("used {number}").replace(' ', "-"));
        game = Game(Answer::from_request(request).await.expect(StatusCode::OK));
    }
    let awaited = game.awaited_player(&players).expect("somebody's turn");
    let other = players.iter().find(|player| player.id != awaited.id).expect("another");
    for player in [awaited, other] {
        for number in 0..4 {
            for command in [
                json!({ "type": "pick", "domino": "48" }),
                json!({ "type": "place", "domino": "48", "x": 100, "y": 0, "direction": "east" }),
                json!({ "type": "keep_giant" }),
                json!({ "type": "take_back" }),
            ] {
                let key = format!("used-{number}");
                let answer =
                    Answer::from_request(player.command_with_key(&game, &command, &key)).await;
                // Each player has already used some of these keys.
                let code = answer.body["code"].as_str().expect("a code").to_owned();
                let mine = server
                    .count(&format!(
                        "SELECT count(*) FROM events WHERE request_key = '{key}' AND player_id = '{}'",
                        player.id
                    ))
                    .await;
                assert_eq!(code == "idempotency_key_reused", mine == 1, "{key} {command}: {code}");
            }
        }
    }
    assert_eq!(awaited.get_game(&game).await.version(), game.version());
    assert_eq!(server.check_games().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn used_key_rejects_legal_command() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let mut game = start_game(&players, json!({ "auto_play_forced": false })).await;
    // Two turns of the same player, so that the second one is decided on the cached game.
    let mut used = Vec::new();
    loop {
        let player = game.awaited_player(&players).expect("somebody's turn");
        let command = player.legal_commands(&game).await.remove(0);
        if used.contains(&player.id) {
            let reused = player.command_with_key(&game, &command, "once");
            let answer = Answer::from_request(reused).await;
            answer.expect_problem("idempotency_key_reused");
            assert_eq!(player.get_game(&game).await.version(), game.version());
            let fresh = player.command_with_key(&game, &command, "twice");
            Answer::from_request(fresh).await.expect(StatusCode::OK);
            break;
        }
        used.push(player.id.clone());
        let request = player.command_with_key(&game, &command, "once");
        game = Game(Answer::from_request(request).await.expect(StatusCode::OK));
    }
    assert_eq!(server.check_games().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn reused_key_is_detected_before_validation() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let table = json!({ "settings": { "players": 2 } });
    let crowded = json!({ "settings": { "players": 2 }, "house": ["random", "random"] });
    let opened = ada.post_with_key("/v1/games", "one", &table).await.expect(StatusCode::CREATED);
    for (path, body) in [
        ("/v1/games", crowded.clone()),
        ("/v1/series", json!({ "table": crowded, "games": 3 })),
        ("/v1/sandboxes", crowded),
        ("/v1/sandboxes/from-record", json!({})),
        (&format!("/v1/games/{}/rematch", opened["id"].as_str().expect("an id")), json!({})),
    ] {
        ada.post_with_key(path, "one", &body).await.expect_problem("idempotency_key_reused");
    }
    // A key used for another operation does not open a table, nor is it forgotten when the resource
    // does not exist.
    let token = json!({ "name": "a program", "scopes": ["games:read"] });
    ada.post_with_key("/v1/me/tokens", "one", &token)
        .await
        .expect_problem("idempotency_key_reused");
    ada.post_with_key("/v1/me/tokens", "two", &token).await.expect(StatusCode::CREATED);
    let nothing = "00000000-0000-7000-8000-000000000000";
    for (path, body) in [
        ("/v1/games".to_owned(), table.clone()),
        ("/v1/sandboxes".to_owned(), table.clone()),
        (format!("/v1/me/destinations/{nothing}/test"), json!({})),
        (format!("/v1/series/{nothing}/ready"), json!({})),
    ] {
        ada.post_with_key(&path, "two", &body).await.expect_problem("idempotency_key_reused");
    }
    let again = ada.post_with_key("/v1/games", "one", &table).await;
    assert_eq!(again.headers["idempotency-replayed"], "true");
    assert_eq!(again.expect(StatusCode::CREATED), opened);
    // The same key of another player is a different key.
    let grace = server.player("Grace").await;
    grace.post_with_key("/v1/games", "one", &table).await.expect(StatusCode::CREATED);
}

#[tokio::test(flavor = "multi_thread")]
async fn account_resource_is_created_once() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let keys = json!({
        "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "auth": "BTBZMqHH6r4Tts7J_aSIgg",
    });
    let from = crate::support::now() + SignedDuration::from_hours(48);
    let webhook = ada.post("/v1/me/webhooks", &json!({ "url": "http://127.0.0.1:1/" })).await;
    let webhook = webhook.expect(StatusCode::CREATED)["webhook"]["id"].clone();
    let webhook = webhook.as_str().expect("an id");
    let test = format!("/v1/me/destinations/{webhook}/test");
    let sent = ada.post_with_key(&test, "test", &json!({})).await;
    let delivery = sent.expect(StatusCode::ACCEPTED)["id"].clone();
    let again = format!(
        "/v1/me/destinations/{webhook}/deliveries/{}/redeliver",
        delivery.as_str().expect("an id")
    );
    let secret = format!("/v1/me/webhooks/{webhook}/secret");
    for (number, (path, body, other)) in [
        ("/v1/me/bots", json!({ "name": "Engine" }), json!({ "name": "x" })),
        (
            "/v1/me/tokens",
            json!({ "name": "one", "scopes": ["games:read"] }),
            json!({ "name": "one", "scopes": ["games:read"], "expires_in_seconds": 1 }),
        ),
        (
            "/v1/me/webhooks",
            json!({ "url": "http://127.0.0.1:1/other" }),
            json!({ "url": "gopher://nowhere" }),
        ),
        (
            "/v1/me/push-subscriptions",
            json!({ "endpoint": "https://127.0.0.1:1/push", "keys": keys }),
            json!({ "endpoint": "nowhere", "keys": keys }),
        ),
        (
            "/v1/me/holidays",
            json!({ "from": from, "until": from + SignedDuration::from_hours(48) }),
            json!({ "from": from, "until": from }),
        ),
        (&*test, json!({}), Value::Null),
        (&*again, json!({}), Value::Null),
        (&*secret, json!({}), Value::Null),
        ("/v1/me/calendar", json!({}), Value::Null),
    ]
    .into_iter()
    .enumerate()
    {
        let key = if path == test { "test".to_owned() } else { format!("key-{number}") };
        let first = ada.post_with_key(path, &key, &body).await;
        assert!(first.status.is_success(), "{path}: {}", first.body);
        assert_eq!(first.headers.contains_key("idempotency-replayed"), path == test, "{path}");
        let second = ada.post_with_key(path, &key, &body).await;
        assert_eq!(second.headers["idempotency-replayed"], "true", "{path}");
        assert_eq!((second.status, &second.body), (first.status, &first.body), "{path}");
        if !other.is_null() {
            ada.post_with_key(path, &key, &other).await.expect_problem("idempotency_key_reused");
        }
        // A key belongs to the account, not to the path.
        ada.post_with_key("/v1/me/bots", &key, &json!({ "name": "Other" }))
            .await
            .expect_problem("idempotency_key_reused");
    }
    for (table, count) in
        [("players WHERE owner_id IS NOT NULL", 1), ("personal_tokens", 1), ("destinations", 3)]
    {
        assert_eq!(server.count(&format!("SELECT count(*) FROM {table}")).await, count, "{table}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn concurrent_requests_create_one_token() {
    let server = TestServer::start().await;
    let nodes: Vec<TestServer> =
        (0..2).map(|_| TestServer::with_database(&server.database)).collect();
    let ada = server.player("Ada").await;
    let wish = json!({ "name": "a program", "scopes": ["account:read"] });
    let requests = (0..24).map(|number| {
        let ada = ada.at(nodes[number % 2].url(""));
        let wish = wish.clone();
        async move { ada.post_with_key("/v1/me/tokens", "once", &wish).await }
    });
    let answers = join_all(requests).await;
    let first =
        answers.iter().filter(|answer| !answer.headers.contains_key("idempotency-replayed"));
    assert_eq!(first.count(), 1);
    let bodies: Vec<Value> =
        answers.into_iter().map(|answer| answer.expect(StatusCode::CREATED)).collect();
    assert!(bodies.iter().all(|one| one["secret"] == bodies[0]["secret"]));
    let mut program = ada.clone();
    program.access_token = bodies[0]["secret"].as_str().expect("a secret").to_owned();
    program.get("/v1/me").await.expect(StatusCode::OK);

    // The stored rows contain neither the key nor the token, and a revoked token is not returned
    // again.
    assert_eq!(server.count("SELECT count(*) FROM idempotency_keys").await, 1);
    let stored = server.texts("SELECT encode(key_hash, 'escape') FROM idempotency_keys").await;
    assert!(!stored[0].contains("once"));
    let id = bodies[0]["token"]["id"].as_str().expect("an id");
    ada.delete(&format!("/v1/me/tokens/{id}")).await.expect(StatusCode::NO_CONTENT);
    ada.post_with_key("/v1/me/tokens", "once", &wish).await.expect_problem("token_not_found");

    // The same key of another player creates another token.
    let grace = server.player("Grace").await;
    let other = grace.post_with_key("/v1/me/tokens", "once", &wish).await;
    assert_ne!(other.expect(StatusCode::CREATED)["secret"], bodies[0]["secret"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn rejected_request_frees_its_key() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let bot = |name: &str| json!({ "name": name });
    ada.post_with_key("/v1/me/bots", "one", &bot("Ada")).await.expect_problem("name_taken");
    ada.post_with_key("/v1/me/bots", "one", &bot("Engine")).await.expect(StatusCode::CREATED);

    server.sql("UPDATE idempotency_keys SET created_at = now() - interval '25 hours'").await;
    let path = "/v1/me/calendar";
    ada.post_with_key(path, "two", &json!({})).await.expect(StatusCode::CREATED);
    assert_eq!(server.count("SELECT count(*) FROM idempotency_keys").await, 2);
    for number in 0..110 {
        let key = format!("many-{number}");
        ada.post_with_key(path, &key, &json!({})).await.expect(StatusCode::CREATED);
    }
    assert_eq!(server.count("SELECT count(*) FROM idempotency_keys").await, 111);
    // Another calendar has replaced this one since.
    ada.post_with_key(path, "many-50", &json!({})).await.expect_problem("calendar_not_found");
    ada.post_with_key(path, "many-109", &json!({})).await.expect(StatusCode::CREATED);
}

#[tokio::test(flavor = "multi_thread")]
async fn recent_keys_are_retained() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let token = json!({ "name": "a bot", "scopes": ["games:read"] });
    let make = async |key: &str| {
        let made = ada.post_with_key("/v1/me/tokens", key, &token).await;
        let replayed = made.headers.contains_key("idempotency-replayed");
        let made = made.expect(StatusCode::CREATED);
        (made["token"]["id"].as_str().expect("an id").to_owned(), replayed)
    };
    let (first, _) = make("first").await;
    // Simulates 101 further requests within the day, none of them with a key of this test.
    let later = "INSERT INTO idempotency_keys (player_id, key_hash, request_hash, created_id, created_at) \
                 SELECT player_id, sha256(n::text::bytea), request_hash, created_id, created_at + n * interval '1 second' \
                 FROM idempotency_keys, generate_series(1, 101) n WHERE request_hash IS NOT NULL";
    server.sql(later).await;
    let (_, replayed) = make("another").await;
    assert!(!replayed);
    assert_eq!(make("first").await, (first.clone(), true));
    // A day later, the next request deletes all but the latest hundred keys.
    server
        .sql("UPDATE idempotency_keys SET created_at = created_at - interval '1 day 1 hour'")
        .await;
    let (last, _) = make("the-last").await;
    let (again, replayed) = make("first").await;
    assert!(!replayed && again != first);
    assert_eq!(make("the-last").await, (last, true));
}

#[tokio::test(flavor = "multi_thread")]
async fn repeated_registration_returns_same_account() {
    let server = TestServer::start().await;
    let nobody = server.player("Ada").await.without_token();
    let register = async |key: &str, name: &str, password: &str| {
        let request = nobody.request(Method::POST, "/v1/players").header("Idempotency-Key", key);
        Answer::from_request(request.json(&json!({ "name": name, "password": password }))).await
    };
    let first = register("one", "Grace", PASSWORD).await;
    assert_eq!(first.headers.get("idempotency-replayed"), None);
    let first = first.expect(StatusCode::CREATED);
    // Simulates a lost response.
    let again = register("one", "Grace", PASSWORD).await;
    assert_eq!(again.headers["idempotency-replayed"], "true");
    let again = again.expect(StatusCode::CREATED);
    assert_eq!(again["player"], first["player"]);
    assert_ne!(again["session_id"], first["session_id"]);
    nobody.in_session(&again).get("/v1/me").await.expect(StatusCode::OK);

    for (key, name, password) in [
        ("two", "Grace", PASSWORD),
        ("one", "Grace", "another password altogether"),
        ("one", "GRACE", PASSWORD),
        ("one", "Ada", PASSWORD),
    ] {
        register(key, name, password).await.expect_problem("name_taken");
    }
    // The key belongs to an account, and another name is another account.
    let other = register("one", "Hedy", PASSWORD).await.expect(StatusCode::CREATED);
    assert_ne!(other["player"]["id"], first["player"]["id"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn key_is_rejected_where_unsupported() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let game = ada.open(json!({ "players": 2 })).await;
    let links = format!("/v1/games/{}/invitation-links", game.id());
    let login = json!({ "name": "Ada", "password": PASSWORD });
    for (path, body) in [
        ("/v1/sessions", login),
        ("/v1/guests", json!({})),
        ("/v1/me/stream-tickets", json!({})),
        (&*links, json!({})),
    ] {
        let refused = ada.post_with_key(path, "once", &body).await.expect_problem("header_invalid");
        assert_eq!(refused["field"], "Idempotency-Key", "{path}");
        ada.post(path, &body).await.expect(StatusCode::CREATED);
    }
    assert_eq!(server.count("SELECT count(*) FROM players WHERE is_guest").await, 1);
}

/// Clients may send a key with every request.
#[tokio::test(flavor = "multi_thread")]
async fn key_is_ignored_where_unneeded() {
    let server = TestServer::start().await;
    let seated = players(&server, 2).await;
    let (ada, bob) = (&seated[0], server.player("Bob").await);
    let running = start_game(&seated, json!({})).await;
    let game = ada.open(json!({ "players": 2 })).await;
    let at = |rest: &str| format!("/v1/games/{}{rest}", game.id());
    ada.post(&at("/invitations"), &json!({ "name": "Bob" })).await.expect(StatusCode::OK);
    let link = ada.post(&at("/invitation-links"), &json!({})).await.expect(StatusCode::CREATED);
    let for_ada = [
        (format!("/v1/games/{}/picture-links", running.id()), json!({}), StatusCode::OK),
        ("/v1/me/notifications/read".to_owned(), json!({ "up_to": 0 }), StatusCode::OK),
        (
            "/v1/invitation-links/resolve".to_owned(),
            json!({ "token": link["token"] }),
            StatusCode::OK,
        ),
        (
            "/v1/me/email/removal".to_owned(),
            json!({ "password": PASSWORD }),
            StatusCode::NO_CONTENT,
        ),
        ("/v1/password-resets".to_owned(), json!({ "name": "Nobody" }), StatusCode::ACCEPTED),
    ];
    for (path, body, status) in for_ada {
        let first = ada.post_with_key(&path, "once", &body).await.expect(status);
        let again = ada.post_with_key(&path, "once", &body).await.expect(status);
        // Links to pictures expire a month after the request.
        if first["expires_at"].is_null() {
            assert_eq!(again, first, "{path}");
        }
    }
    let path = at("/invitations/decline");
    bob.post_with_key(&path, "once", &json!({})).await.expect(StatusCode::NO_CONTENT);
}
