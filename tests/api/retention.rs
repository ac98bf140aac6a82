//! Expiry of stored data, and data that never expires.

use std::collections::BTreeMap;
use std::time::Duration;

use futures_util::future::join_all;
use jiff::SignedDuration;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use tokio::sync::watch;
use tokio::time::Instant;

use crate::support::{
    Answer, DAY, PASSWORD, Player, TestServer, advance_clock, conclude_games, play_to_end, players,
    run_deliveries, start_game, wait_until,
};
use crate::webhooks::start_with_webhook;
use kingdomail::service::{self, RetentionScan, delete_expired_rows};
use kingdomail::worker;

/// Runs one retention pass; returns the number of deleted rows. Throttle rows are cleared
/// beforehand and do not count.
async fn run_retention(server: &TestServer) -> usize {
    server.sql("DELETE FROM throttle_buckets").await;
    let mut walk = RetentionScan::default();
    delete_expired_rows(&server.ctx, &mut walk).await.expect("the database answers")
}

async fn relay_all_events(server: &TestServer) {
    service::notifications::relay_all(&server.ctx).await.expect("the database answers");
}

async fn feed(player: &Player, query: &str) -> Value {
    player.get(&format!("/v1/me/notifications?limit=100{query}")).await.expect(StatusCode::OK)
}

fn positions(feed: &Value) -> Vec<i64> {
    let items = feed["items"].as_array().expect("a list").iter();
    items.map(|item| item["position"].as_i64().expect("a number")).collect()
}

/// Number of rows per table.
async fn rows(server: &TestServer) -> BTreeMap<String, u64> {
    let tables = "SELECT tablename FROM pg_tables WHERE schemaname = 'public'";
    let mut rows = BTreeMap::new();
    for table in server.texts(tables).await {
        let table = table.trim_matches(['(', ')']).to_owned();
        let many = server.count(&format!("SELECT count(*) FROM {table}")).await;
        rows.insert(table, many);
    }
    rows
}

/// Adds messages of the only destination that were delivered `days` days ago. Their ids begin with
/// the time, as all message ids do.
async fn add_delivered(server: &TestServer, days: u32, many: u32) {
    let added = format!(
        "INSERT INTO deliveries (id, destination_id, feed_position, format, content, created_at, due_at, state, ended_at) \
         SELECT (lpad(to_hex((extract(epoch FROM at) * 1000)::bigint), 12, '0') || right(md5(random()::text), 20))::uuid, \
         e.id, 0, 1, '{{\"type\":\"test\"}}', at, at, 'delivered', at \
         FROM destinations e, generate_series(1, {many}), (SELECT game_time() - interval '{days} days' AS at) t"
    );
    server.sql(&added).await;
}

/// Adds events from `days` days ago that the relay has given up.
async fn add_given_up(server: &TestServer, days: u32, many: u32) {
    let added = format!(
        "INSERT INTO game_outbox (game_id, version, at, kind, attempts) \
         SELECT gen_random_uuid(), 1, game_time() - interval '{days} days', 'events', 5 \
         FROM generate_series(1, {many})"
    );
    server.sql(&added).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn read_notifications_expire() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let [ada, grace] = &players[..] else { panic!("two of them") };
    for _ in 0..8 {
        start_game(&players, json!({})).await;
    }
    relay_all_events(&server).await;
    let all = feed(ada, "").await;
    let last = all["last_position"].as_i64().expect("a number");
    assert!(last > 6 && positions(&all).len() > 6, "{all}");
    ada.post("/v1/me/notifications/read", &json!({ "up_to": 5 })).await.expect(StatusCode::OK);
    let of_grace = feed(grace, "").await;

    advance_clock(&server, 89 * DAY).await;
    assert_eq!(run_retention(&server).await, 0);
    advance_clock(&server, 91 * DAY).await;
    // New notifications are kept, even if all earlier ones were read.
    start_game(&players, json!({})).await;
    relay_all_events(&server).await;
    assert_eq!(run_retention(&server).await, 5);
    assert_eq!(run_retention(&server).await, 0);

    // A cursor or position of a deleted notification continues with the remaining ones.
    let left = feed(ada, "").await;
    let newest = left["last_position"].as_i64().expect("a number");
    assert!(newest > last, "{left}");
    assert_eq!(positions(&left), (6..=newest).collect::<Vec<_>>());
    assert_eq!(left["read_position"], 5);
    for after in [1, 4, 5] {
        assert_eq!(feed(ada, &format!("&after={after}")).await["items"], left["items"]);
    }
    let page = ada.get("/v1/me/notifications?limit=2&after=2").await.expect(StatusCode::OK);
    let cursor = page["next_cursor"].as_str().expect("a cursor");
    assert_eq!(positions(&page), [6, 7]);
    assert_eq!(positions(&feed(ada, &format!("&cursor={cursor}")).await)[0], 8);
    let still = feed(grace, "").await;
    assert!(positions(&still).starts_with(&positions(&of_grace)), "{still}");

    // All notifications are read: the new ones are kept.
    ada.post("/v1/me/notifications/read", &json!({ "up_to": newest })).await.expect(StatusCode::OK);
    assert_eq!(i64::try_from(run_retention(&server).await), Ok(last - 5));
    assert_eq!(positions(&feed(ada, "").await), (last + 1..=newest).collect::<Vec<_>>());
    // The newest notification is kept, so that clients with an older position need not poll
    // repeatedly.
    advance_clock(&server, 200 * DAY).await;
    assert_eq!(i64::try_from(run_retention(&server).await), Ok(newest - last - 1));
    let long_ago = Instant::now();
    assert_eq!(positions(&feed(ada, "&after=3&wait_seconds=30").await), [newest]);
    assert!(long_ago.elapsed() < Duration::from_secs(15), "it waited");
    assert!(positions(&feed(ada, &format!("&after={newest}&wait_seconds=1")).await).is_empty());
    let export = ada.get("/v1/me/data").await.expect(StatusCode::OK);
    assert!(export.is_object());
    server.check_games().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn ended_messages_expire() {
    let server = TestServer::start().await;
    let (catcher, players, webhook, game) = start_with_webhook(&server, "standard").await;
    run_deliveries(&server).await;
    catcher.answer(500);
    play_to_end(&players, game, 1).await;
    run_deliveries(&server).await;
    let over = server.count("SELECT count(*) FROM deliveries WHERE ended_at IS NOT NULL").await;
    let pending = server.count("SELECT count(*) FROM deliveries WHERE ended_at IS NULL").await;
    assert!(over > 0 && pending > 0);
    advance_clock(&server, 29 * DAY).await;
    assert_eq!(run_retention(&server).await, 0);
    advance_clock(&server, 31 * DAY).await;
    assert_eq!(u64::try_from(run_retention(&server).await), Ok(over));
    let left = players[0].log(&webhook["webhook"]["id"]).await;
    assert!(left.iter().all(|delivery| delivery["state"] == "pending"), "{left:?}");
    assert_eq!(server.count("SELECT count(*) FROM deliveries").await, pending);
}

#[tokio::test(flavor = "multi_thread")]
async fn digest_expires_with_its_messages() {
    let server = TestServer::start().await;
    start_with_webhook(&server, "standard").await;
    add_delivered(&server, 31, 3).await;
    let joined = "UPDATE deliveries SET digest_id = d.id FROM \
         (SELECT id FROM deliveries WHERE state = 'delivered' ORDER BY id LIMIT 1) d \
         WHERE state = 'delivered' AND deliveries.id <> d.id";
    assert_eq!(server.sql(joined).await, 2);
    assert_eq!(run_retention(&server).await, 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn last_hundred_messages_are_kept() {
    let server = TestServer::start().await;
    let (catcher, players, webhook, _game) = start_with_webhook(&server, "standard").await;
    catcher.answer(500);
    run_deliveries(&server).await;
    let pending = server.count("SELECT count(*) FROM deliveries WHERE state = 'pending'").await;
    assert!(pending > 0);
    add_delivered(&server, 1, 1250).await;
    let newest = "SELECT id FROM deliveries WHERE state = 'delivered' ORDER BY id DESC LIMIT 100";
    let kept = server.texts(newest).await;
    assert_eq!(run_retention(&server).await, 1150);
    assert_eq!(server.texts(newest).await, kept);
    assert_eq!(server.count("SELECT count(*) FROM deliveries").await, 100 + pending);
    assert_eq!(players[0].log(&webhook["webhook"]["id"]).await.len(), 20);
}

/// Another session of the player, and its id.
async fn log_in_again(player: &Player, name: &str) -> (Player, String) {
    let body = json!({ "name": name, "password": PASSWORD });
    let grant = player.post("/v1/sessions", &body).await.expect(StatusCode::CREATED);
    (player.in_session(&grant), grant["session_id"].as_str().expect("an id").to_owned())
}

/// Player client with a personal token, and the id of its session.
async fn create_token_client(player: &Player) -> (Player, String) {
    let wish = json!({ "name": "a script", "scopes": ["account:read"] });
    let made = player.post("/v1/me/tokens", &wish).await.expect(StatusCode::CREATED);
    let mut program = player.without_token();
    made["secret"].as_str().expect("a secret").clone_into(&mut program.access_token);
    (program, made["token"]["id"].as_str().expect("an id").to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn ended_sessions_expire_with_tokens() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let (logged_out, first) = log_in_again(&ada, "Ada").await;
    let (expired, second) = log_in_again(&ada, "Ada").await;
    let (lately_out, third) = log_in_again(&ada, "Ada").await;
    let ((revoked, token), (program, _)) =
        (create_token_client(&ada).await, create_token_client(&ada).await);
    for out in [&logged_out, &lately_out] {
        out.delete("/v1/sessions/current").await.expect(StatusCode::NO_CONTENT);
    }
    ada.delete(&format!("/v1/me/tokens/{token}")).await.expect(StatusCode::NO_CONTENT);
    assert_eq!(run_retention(&server).await, 0);
    for (id, column, days) in [
        (first, "revoked_at", 91),
        (second, "expires_at", 91),
        (third, "revoked_at", 89),
        (token, "revoked_at", 91),
    ] {
        let ago = format!("{column} = now() - interval '{days} days'");
        server.sql(&format!("UPDATE sessions SET {ago} WHERE id = '{id}'")).await;
    }
    // Unused sessions have not ended.
    server.sql("UPDATE sessions SET last_used_at = now() - interval '900 days'").await;

    assert_eq!(run_retention(&server).await, 3);
    assert_eq!(run_retention(&server).await, 0);
    assert_eq!(server.count("SELECT count(*) FROM sessions").await, 3);
    assert_eq!(server.count("SELECT count(*) FROM refresh_tokens").await, 2);
    assert_eq!(server.count("SELECT count(*) FROM personal_tokens").await, 1);
    for session in [&logged_out, &expired, &lately_out] {
        let refresh = json!({ "refresh_token": session.refresh_token });
        let refused = session.without_token().post("/v1/sessions/refresh", &refresh).await;
        refused.expect_problem("refresh_token_invalid");
        session.get("/v1/me").await.expect_problem("session_ended");
    }
    revoked.get("/v1/me").await.expect_problem("token_invalid");
    program.get("/v1/me").await.expect(StatusCode::OK);
    let listed = ada.get("/v1/sessions").await.expect(StatusCode::OK);
    assert_eq!(listed["items"].as_array().expect("a list").len(), 1);
    // The password change ends all other sessions.
    let (here, _) = log_in_again(&ada, "Ada").await;
    let password = json!({ "password": { "current": PASSWORD, "new": "a giant on every crown" } });
    here.patch("/v1/me", &password).await.expect(StatusCode::OK);
    ada.get("/v1/me").await.expect_problem("session_ended");
    here.get("/v1/me").await.expect(StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn abandoned_events_expire() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    start_game(&players, json!({})).await;
    let waiting = server.count("SELECT count(*) FROM game_outbox").await;
    assert!(waiting > 0);
    add_given_up(&server, 91, 1).await;
    add_given_up(&server, 89, 1).await;
    server
        .sql(
            "INSERT INTO game_outbox (game_id, version, at, kind, attempts) \
             VALUES (gen_random_uuid(), 1, game_time() - interval '1 year', 'events', 4)",
        )
        .await;
    assert_eq!(run_retention(&server).await, 1);
    assert_eq!(run_retention(&server).await, 0);
    assert_eq!(server.count("SELECT count(*) FROM game_outbox").await, waiting + 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn unconfirmed_addresses_expire() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let mail = json!({ "address": "ada@kingdomail.example", "password": PASSWORD });
    let set = Answer::from_request(ada.request(Method::PUT, "/v1/me/email").json(&mail)).await;
    assert!(set.status.is_success(), "{}", set.body);
    ada.create_webhook("http://127.0.0.1:9/hook", "standard").await;
    assert_eq!(server.count("SELECT count(*) FROM destinations").await, 2);
    advance_clock(&server, 2 * DAY).await;
    assert_eq!(run_retention(&server).await, 0);
    advance_clock(&server, 4 * DAY).await;
    assert_eq!(run_retention(&server).await, 1);
    assert_eq!(server.texts("SELECT channel FROM destinations").await, ["(webhook)"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn retention_times_are_configurable() {
    let mut server = TestServer::start().await;
    let (_catcher, players, _webhook, _game) = start_with_webhook(&server, "standard").await;
    run_deliveries(&server).await;
    add_given_up(&server, 8, 1).await;
    add_delivered(&server, 8, 1).await;
    server.sql("DELETE FROM deliveries WHERE ended_at > game_time() - interval '1 day'").await;
    assert_eq!(run_retention(&server).await, 0);
    server.ctx.retention = SignedDuration::from_hours(7 * 24);
    assert_eq!(run_retention(&server).await, 1);
    server.ctx.delivery_retention = SignedDuration::from_hours(7 * 24);
    assert_eq!(run_retention(&server).await, 1);
    players[0].get("/v1/me").await.expect(StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn game_history_is_never_deleted() {
    /// Tables from which rows may be deleted.
    const DELETABLE_TABLES: [&str; 8] = [
        "deliveries",
        "destinations",
        "game_outbox",
        "notifications",
        "personal_tokens",
        "refresh_tokens",
        "sessions",
        "throttle_buckets",
    ];
    let server = TestServer::start().await;
    let (_catcher, players, _webhook, game) = start_with_webhook(&server, "standard").await;
    let game = play_to_end(&players, game, 4).await;
    conclude_games(&server).await;
    run_deliveries(&server).await;
    start_game(&players, json!({})).await;
    relay_all_events(&server).await;
    for player in &players {
        player
            .post("/v1/me/notifications/read", &json!({ "up_to": 1000 }))
            .await
            .expect(StatusCode::OK);
    }
    let path = format!("/v1/games/{}/record", game.id());
    let record = players[0].get(&path).await.expect(StatusCode::OK);
    let before = rows(&server).await;

    advance_clock(&server, 4000 * DAY).await;
    server.sql("UPDATE sessions SET expires_at = now() - interval '4000 days'").await;
    assert!(run_retention(&server).await > 0);
    let after = rows(&server).await;
    for (table, many) in &before {
        if ["sessions", "refresh_tokens"].contains(&&**table) {
            assert_eq!((after[table], *many > 0), (0, true), "{table}");
        } else if *table == "notifications" {
            assert_eq!((after[table], *many > 4), (2, true), "the last of each player");
        } else if !DELETABLE_TABLES.contains(&&**table) {
            assert_eq!(after[table], *many, "{table}");
        }
    }
    assert!(after["events"] > 0 && after["results"] > 0 && after["finished_games"] > 0);
    let ada = Player::log_in(server.url(""), "Ada").await;
    assert_eq!(ada.get(&path).await.expect(StatusCode::OK), record);
    assert_eq!(server.check_games().await, 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn deletion_runs_in_small_steps() {
    let server = TestServer::start().await;
    add_given_up(&server, 91, 5_700).await;
    assert_eq!(run_retention(&server).await, 5_000);
    assert_eq!(run_retention(&server).await, 700);
    assert_eq!(run_retention(&server).await, 0);

    // A large number of players with unread notifications does not delay the players after them.
    let people = "WITH people AS (INSERT INTO players (id, name, name_key, password_hash) \
         SELECT gen_random_uuid(), 'p' || n, 'p' || n, 'none' FROM generate_series(1, 2300) n RETURNING id), \
         positions AS (INSERT INTO notification_cursors (player_id, last_position, read_position) \
         SELECT id, 3, CASE WHEN id::text < 'f' THEN 0 ELSE 2 END FROM people RETURNING player_id) \
         INSERT INTO notifications (player_id, position, id, at, format, body) \
         SELECT player_id, n, gen_random_uuid(), game_time() - interval '100 days', 1, '{}' \
         FROM positions, generate_series(1, 3) n";
    server.sql(people).await;
    let old =
        server.count("SELECT count(*) FROM notification_cursors WHERE read_position = 2").await;
    let mut walk = RetentionScan::default();
    let mut looks = Vec::new();
    for _ in 0..3 {
        looks
            .push(delete_expired_rows(&server.ctx, &mut walk).await.expect("the database answers"));
    }
    assert_eq!(looks[0], 0, "ten pages of those who have read nothing");
    assert_eq!(u64::try_from(looks[1]).expect("few"), 2 * old, "{looks:?}");
    assert_eq!(looks[2], 0);
    let unread = server.count("SELECT count(*) FROM notifications").await;
    assert_eq!(unread, 3 * 2300 - 2 * old);
}

#[tokio::test(flavor = "multi_thread")]
async fn concurrent_nodes_share_the_work() {
    let server = TestServer::start().await;
    let (_catcher, _players, _webhook, _game) = start_with_webhook(&server, "standard").await;
    let nodes: Vec<TestServer> =
        (0..4).map(|_| TestServer::with_database(&server.database)).collect();
    add_given_up(&server, 91, 6_000).await;
    add_delivered(&server, 31, 3_000).await;
    add_delivered(&server, 1, 1_000).await;
    let mut removed = 0;
    while removed < 6_000 + 3_000 + 900 {
        removed += join_all(nodes.iter().map(run_retention)).await.iter().sum::<usize>();
    }
    assert_eq!(removed, 6_000 + 3_000 + 900);
    assert_eq!(join_all(nodes.iter().map(run_retention)).await, [0; 4]);
}

#[tokio::test(flavor = "multi_thread")]
async fn every_node_runs_retention() {
    let server = TestServer::start().await;
    add_given_up(&server, 91, 700).await;
    let (stop, stopped) = watch::channel(false);
    let running = tokio::spawn(worker::run(server.ctx.clone(), stopped));
    wait_until(async || server.count("SELECT count(*) FROM game_outbox").await == 0).await;
    stop.send(true).expect("a worker");
    running.await.expect("no panic");
}
