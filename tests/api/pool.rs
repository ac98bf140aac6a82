//! Reuse of pooled connections, and the cases in which a connection is discarded.

use std::time::Duration;

use diesel::sql_types::{Integer, Text};
use diesel_async::{RunQueryDsl, SimpleAsyncConnection};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::api_tokens::create_bot;
use crate::support::{Answer, Player, TestServer, database, players, start_game, wait_until};
use kingdomail::domain::GameId;
use kingdomail::service::TableQueue;
use kingdomail::store::{Connection, Pool, StoreError};

#[derive(diesel::QueryableByName)]
struct Backend {
    #[diesel(sql_type = Integer)]
    id: i32,
}

/// Process id of the Postgres backend of a connection.
async fn backend_id(conn: &mut Connection) -> i32 {
    let in_flight = diesel::sql_query("SELECT pg_backend_pid() AS id");
    in_flight.get_result::<Backend>(conn).await.expect("an answer").id
}

/// Waits until the backend has exited, observed through the pool of `watcher`.
async fn wait_until_exited(watcher: &TestServer, backend: i32) {
    let count = format!("SELECT count(*) FROM pg_stat_activity WHERE pid = {backend}");
    wait_until(async || watcher.count(&count).await == 0).await;
}

/// Number of connections discarded for `reason`, over all tests of the process.
async fn discarded_count(player: &Player, reason: &str) -> u64 {
    let metrics = player.get("/metrics").await.body;
    let name = format!("kingdomail_pool_connections_discarded_total{{reason=\"{reason}\"}} ");
    let mut lines = metrics.as_str().expect("text").lines();
    lines
        .find_map(|line| line.strip_prefix(&name))
        .map_or(0, |count| count.parse().expect("a count"))
}

#[tokio::test(flavor = "multi_thread")]
async fn interrupted_connection_is_closed() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let pool = Pool::new(&server.database, 1).expect("a pool");
    let before = discarded_count(&ada, "interrupted").await;
    let mut conn = pool.get().await.expect("a connection");
    let first = backend_id(&mut conn).await;
    let in_flight = async {
        // Covers both drops: during preparation and during execution.
        diesel::sql_query("SELECT pg_sleep(2)").execute(&mut conn).await
    };
    tokio::time::timeout(Duration::from_millis(100), in_flight).await.expect_err("it sleeps");
    drop(conn);
    wait_until(async || pool.usage().open == 0).await;
    let second = backend_id(&mut pool.get().await.expect("its place is free")).await;
    assert_ne!(second, first);
    assert!(discarded_count(&ada, "interrupted").await > before);
    wait_until_exited(&server, first).await;
}

// On one thread, no response can arrive before the statement is dropped.
#[tokio::test]
async fn connection_survives_abandoned_short_statement() {
    let pool = Pool::new(&database().await, 1).expect("a pool");
    let mut conn = pool.get().await.expect("a connection");
    let first = backend_id(&mut conn).await;
    drop(conn);
    for _ in 0..20 {
        let mut conn = pool.get().await.expect("the same connection");
        let mut in_flight = Box::pin(backend_id(&mut conn));
        // The statement was sent, and its future is dropped before the response.
        assert!(futures_util::poll!(&mut in_flight).is_pending());
        drop(in_flight);
        drop(conn);
    }
    let mut conn = pool.get().await.expect("the same connection");
    assert_eq!(backend_id(&mut conn).await, first);
}

// On one thread, no response can arrive before the statement is dropped.
#[tokio::test]
async fn abandoned_preparation_leaves_no_statement() {
    let pool = Pool::new(&database().await, 1).expect("a pool");
    for number in 0..50 {
        let mut conn = pool.get().await.expect("a connection");
        let text = format!("SELECT {number} AS id");
        let mut in_flight = Box::pin(diesel::sql_query(text).execute(&mut conn));
        // One poll sends the statement; its response is outstanding.
        assert!(futures_util::poll!(&mut in_flight).is_pending());
    }
    let mut conn = pool.get().await.expect("a connection");
    let left = diesel::sql_query("SELECT count(*)::int AS id FROM pg_prepared_statements");
    // The only prepared statement is the query itself.
    assert!(left.get_result::<Backend>(&mut conn).await.expect("an answer").id <= 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn abandoned_transaction_closes_connection() {
    let server = TestServer::start().await;
    server.sql("UPDATE heartbeat SET at = game_time()").await;
    let pool = Pool::new(&server.database, 2).expect("a pool");
    let mut conn = pool.get().await.expect("a connection");
    let first = backend_id(&mut conn).await;
    let transaction = conn.transaction::<(), diesel::result::Error, _>(async |conn| {
        conn.batch_execute("LOCK TABLE heartbeat IN ACCESS EXCLUSIVE MODE").await?;
        std::future::pending().await
    });
    tokio::time::timeout(Duration::from_millis(200), transaction).await.expect_err("it waits");
    drop(conn);
    // The connection closes without another checkout from the pool, although the table is still
    // locked.
    wait_until_exited(&server, first).await;
    server.sql("UPDATE heartbeat SET at = game_time()").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn drained_connection_is_reused() {
    let pool = Pool::new(&database().await, 1).expect("a pool");
    let first = backend_id(&mut pool.get().await.expect("a connection")).await;
    for _ in 0..50 {
        let mut conn = pool.get().await.expect("a connection");
        // A response of many packets, of which only the first row is read.
        let many = "SELECT n AS id FROM generate_series(1, 20000) n";
        assert_eq!(
            diesel::sql_query(many).get_result::<Backend>(&mut conn).await.expect("n").id,
            1
        );
        drop(conn);
        let mut conn = pool.get().await.expect("a connection");
        diesel::sql_query("SELECT 1 / 0").execute(&mut conn).await.expect_err("no number");
        drop(conn);
        let mut conn = pool.get().await.expect("a connection");
        let failed = conn
            .transaction::<(), diesel::result::Error, _>(async |conn| {
                conn.batch_execute("SELECT 1 / 0").await
            })
            .await;
        failed.expect_err("no number");
        drop(conn);
        // No statement was sent.
        let mut conn = pool.get().await.expect("a connection");
        drop(diesel::sql_query("SELECT 1").execute(&mut conn));
    }
    assert_eq!(backend_id(&mut pool.get().await.expect("a connection")).await, first);
}

#[tokio::test(flavor = "multi_thread")]
async fn checkout_deadline_closes_connection() {
    let pool = Pool::new(&database().await, 1).expect("a pool");
    let mut conn =
        pool.get_with_time_limit(Duration::from_millis(500)).await.expect("a connection");
    let first = backend_id(&mut conn).await;
    let in_flight = diesel::sql_query("SELECT pg_sleep(2)").execute(&mut conn).await;
    let error: StoreError = in_flight.expect_err("the statement times out").into();
    assert!(matches!(error, StoreError::Unavailable(_)), "{error}");
    // All subsequent statements fail without being sent.
    let in_flight = diesel::sql_query("SELECT 1").execute(&mut conn).await;
    in_flight.expect_err("the checkout has expired");
    drop(conn);
    assert_ne!(backend_id(&mut pool.get().await.expect("a connection")).await, first);
}

#[tokio::test(flavor = "multi_thread")]
async fn read_only_host_is_abandoned() {
    let url = database().await + "&target_session_attrs=read-write";
    let pool = Pool::new(&url, 1).expect("a pool");
    let mut conn = pool.get().await.expect("a connection");
    let first = backend_id(&mut conn).await;
    // Simulates a server that became a standby.
    conn.batch_execute("SET default_transaction_read_only = on").await.expect("a setting");
    let text = "CREATE TABLE no_such_table (x int)";
    diesel::sql_query(text).execute(&mut conn).await.expect_err("it takes no changes");
    drop(conn);
    let mut conn = pool.get().await.expect("a connection");
    assert_ne!(backend_id(&mut conn).await, first);
    diesel::sql_query(text).execute(&mut conn).await.expect("a table");
}

#[tokio::test(flavor = "multi_thread")]
async fn session_timeouts_are_set() {
    #[derive(diesel::QueryableByName)]
    struct Setting {
        #[diesel(sql_type = Text)]
        setting: String,
    }
    let pool = Pool::new(&database().await, 1).expect("a pool");
    let mut conn = pool.get().await.expect("a connection");
    for name in ["statement_timeout", "idle_in_transaction_session_timeout"] {
        let text = format!("SELECT setting FROM pg_settings WHERE name = '{name}'");
        let found = diesel::sql_query(text).get_result::<Setting>(&mut conn).await;
        assert_ne!(found.expect("a setting").setting, "0", "{name}");
    }
}

/// Number of statements that wait for a row lock.
const COUNT_BLOCKED_STATEMENTS: &str = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";

/// More requests than the pool has connections wait for the row of the account.
#[tokio::test(flavor = "multi_thread")]
async fn connections_per_account_are_bounded() {
    let server = TestServer::start().await;
    let (ada, grace) = (server.player("Ada").await, server.player("Grace").await);
    let mut lock_holder = server.connection().await;
    let lock = format!("BEGIN; SELECT FROM players WHERE id = '{}' FOR UPDATE", ada.id);
    lock_holder.batch_execute(&lock).await.expect("locked");
    let body = json!({ "name": "a program", "scopes": ["games:read"] });
    let in_flight: Vec<_> = (0..40)
        .map(|_| {
            let (ada, body) = (ada.clone(), body.clone());
            tokio::spawn(async move { ada.post("/v1/me/tokens", &body).await })
        })
        .collect();
    wait_until(async || server.count(COUNT_BLOCKED_STATEMENTS).await > 0).await;
    for _ in 0..5 {
        grace.get("/v1/me").await.expect(StatusCode::OK);
    }
    assert!(server.count(COUNT_BLOCKED_STATEMENTS).await <= 4);
    assert!(in_flight.iter().all(|one| !one.is_finished()));
    lock_holder.batch_execute("ROLLBACK").await.expect("free again");
    for one in in_flight {
        one.await.expect("no panic").expect(StatusCode::CREATED);
    }
}

/// Requests that process all games of an account wait for a game, and later requests wait for the
/// lock of the account.
#[tokio::test(flavor = "multi_thread")]
async fn account_scans_leave_connections_free() {
    let server = TestServer::with_limits(&database().await, |limits| limits.pool = 4);
    let all_players = players(&server, 4).await;
    let grace = server.player("Somebody else").await;
    start_game(&all_players, json!({})).await;
    let mut lock_holder = server.connection().await;
    lock_holder.batch_execute("BEGIN; SELECT FROM game_states FOR UPDATE").await.expect("locked");
    let in_flight: Vec<_> = all_players
        .iter()
        .flat_map(|player| (0..4).map(move |number| (player.clone(), number)))
        .map(|(player, number)| {
            tokio::spawn(async move {
                if number > 0 {
                    return player.post_empty("/v1/me/calendar").await;
                }
                let availability = json!({ "weekends_off": true });
                Answer::from_request(
                    player.request(Method::PUT, "/v1/me/availability").json(&availability),
                )
                .await
            })
        })
        .collect();
    wait_until(async || server.count(COUNT_BLOCKED_STATEMENTS).await == 2).await;
    for _ in 0..20 {
        grace.get("/v1/me").await.expect(StatusCode::OK);
        assert!(server.count(COUNT_BLOCKED_STATEMENTS).await <= 2);
    }
    lock_holder.batch_execute("ROLLBACK").await.expect("free again");
    for one in in_flight {
        let status = one.await.expect("no panic").status;
        assert!([StatusCode::OK, StatusCode::CREATED].contains(&status), "{status}");
    }
    for player in &all_players {
        let availability = player.get("/v1/me/availability").await.expect(StatusCode::OK);
        assert_eq!(availability["weekends_off"], true);
    }
}

/// Each of eleven accounts of one owner sends as many requests as it may at a time.
#[tokio::test(flavor = "multi_thread")]
async fn bots_share_limit_of_owner() {
    let server = TestServer::start().await;
    let (ada, grace) = (server.player("Ada").await, server.player("Grace").await);
    let mut programs = vec![ada.clone()];
    for number in 0..10 {
        programs.push(create_bot(&ada, &format!("bot {number}")).await);
    }
    let mut lock_holder = server.connection().await;
    lock_holder
        .batch_execute("BEGIN; LOCK TABLE notifications IN ACCESS EXCLUSIVE MODE")
        .await
        .expect("locked");
    let in_flight: Vec<_> = programs
        .iter()
        .flat_map(|program| [program; 4])
        .map(|program| {
            let program = program.clone();
            tokio::spawn(async move { program.get("/v1/me/notifications").await })
        })
        .collect();
    wait_until(async || server.count(COUNT_BLOCKED_STATEMENTS).await > 0).await;
    for _ in 0..5 {
        grace.get("/v1/me").await.expect(StatusCode::OK);
    }
    assert!(server.count(COUNT_BLOCKED_STATEMENTS).await <= 4);
    lock_holder.batch_execute("ROLLBACK").await.expect("free again");
    for one in in_flight {
        one.await.expect("no panic").expect(StatusCode::OK);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn crowded_table_leaves_connections_free() {
    let server = TestServer::with_limits(&database().await, |limits| limits.pool = 4);
    let players = players(&server, 2).await;
    let [crowded, other] =
        [start_game(&players, json!({})).await, start_game(&players, json!({})).await];
    let mut strangers = Vec::new();
    for number in 0..12 {
        strangers.push(server.player(&format!("Stranger {number}")).await);
    }
    let waiting = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' \
                   AND datname = current_database()";
    let undo = json!({ "proposal": { "type": "undo" } });
    for (method, step, body, refusal) in [
        (Method::POST, "proposals", undo, "not_seated"),
        (Method::POST, "invitations/decline", json!({}), "table_not_open"),
        (Method::DELETE, "premove", Value::Null, "not_seated"),
    ] {
        // The table is locked, and all other requests wait for the lock.
        let mut holder = server.ctx.pool.connect_dedicated().await.expect("a connection");
        let lock = format!(
            "BEGIN; SELECT 1 FROM game_states WHERE game_id = '{}' FOR UPDATE",
            crowded.id()
        );
        holder.batch_execute(&lock).await.expect("the table");
        let path = format!("/v1/games/{}/{step}", crowded.id());
        let in_flight = strangers.iter().map(|stranger| {
            let request = stranger.request(method.clone(), &path);
            let request = if body.is_null() { request } else { request.json(&body) };
            tokio::spawn(Answer::from_request(request))
        });
        let in_flight: Vec<_> = in_flight.collect();
        wait_until(async || server.count(waiting).await > 0).await;
        for _ in 0..10 {
            players[0].get(&format!("/v1/games/{}", other.id())).await.expect(StatusCode::OK);
        }
        let held = server.count(waiting).await;
        assert_eq!(held, 1, "{step}: one waits with a connection in hand");
        holder.batch_execute("ROLLBACK").await.expect("the end");
        for answer in in_flight {
            answer.await.expect("no panic").expect_problem(refusal);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn seated_player_overtakes_strangers() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let stranger = server.player("Stranger").await;
    let game = start_game(&players, json!({})).await;
    let undo = json!({ "proposal": { "type": "undo" } });
    let path = format!("/v1/games/{}/proposals", game.id());

    // A long-running request of a stranger, simulated by its permit.
    let id = GameId::new(game.id().parse().expect("an id"));
    let line = TableQueue::NonPlayers(id);
    let turn = server.ctx.table_permits.try_acquire(line).expect("nobody else is there");
    let waits = tokio::spawn(async move { stranger.post(&path, &undo).await });
    let nothing = players[1].delete(&format!("/v1/games/{}/premove", game.id())).await;
    nothing.expect(StatusCode::NO_CONTENT);
    assert!(!waits.is_finished());

    drop(turn);
    waits.await.expect("no panic").expect_problem("not_seated");
}
