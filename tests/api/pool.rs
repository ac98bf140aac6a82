//! Reuse of pooled connections, and the cases in which a connection is discarded.

use std::time::Duration;

use diesel::sql_types::{Integer, Text};
use diesel_async::{RunQueryDsl, SimpleAsyncConnection};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::api_tokens::bot;
use crate::support::{Answer, Player, TestServer, database, eventually, players, started};
use kingdomail::domain::GameId;
use kingdomail::service::TableLine;
use kingdomail::store::{Connection, Pool, StoreError};

#[derive(diesel::QueryableByName)]
struct Backend {
    #[diesel(sql_type = Integer)]
    id: i32,
}

/// Process id of the Postgres backend of a connection.
async fn backend(conn: &mut Connection) -> i32 {
    let asked = diesel::sql_query("SELECT pg_backend_pid() AS id");
    asked.get_result::<Backend>(conn).await.expect("an answer").id
}

/// Waits until the backend has exited, observed through the pool of `watcher`.
async fn until_it_is_gone(watcher: &TestServer, backend: i32) {
    let count = format!("SELECT count(*) FROM pg_stat_activity WHERE pid = {backend}");
    eventually(async || watcher.count(&count).await == 0).await;
}

/// Number of connections discarded for `reason`, over all tests of the process.
async fn discarded(player: &Player, reason: &str) -> u64 {
    let metrics = player.get("/metrics").await.body;
    let name = format!("kingdomail_pool_connections_discarded_total{{reason=\"{reason}\"}} ");
    let mut lines = metrics.as_str().expect("text").lines();
    lines
        .find_map(|line| line.strip_prefix(&name))
        .map_or(0, |count| count.parse().expect("a count"))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_that_is_dropped_in_the_middle_of_a_statement_is_closed() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let pool = Pool::new(&server.database, 1).expect("a pool");
    let before = discarded(&ada, "interrupted").await;
    let mut conn = pool.get().await.expect("a connection");
    let first = backend(&mut conn).await;
    let asked = async {
        // Covers both drops: during preparation and during execution.
        diesel::sql_query("SELECT pg_sleep(2)").execute(&mut conn).await
    };
    tokio::time::timeout(Duration::from_millis(100), asked).await.expect_err("it sleeps");
    drop(conn);
    eventually(async || pool.usage().open == 0).await;
    let second = backend(&mut pool.get().await.expect("its place is free")).await;
    assert_ne!(second, first);
    assert!(discarded(&ada, "interrupted").await > before);
    until_it_is_gone(&server, first).await;
}

// On one thread, no response can arrive before the statement is dropped.
#[tokio::test]
async fn a_connection_whose_short_statement_was_given_up_is_used_again() {
    let pool = Pool::new(&database().await, 1).expect("a pool");
    let mut conn = pool.get().await.expect("a connection");
    let first = backend(&mut conn).await;
    drop(conn);
    for _ in 0..20 {
        let mut conn = pool.get().await.expect("the same connection");
        let mut asked = Box::pin(backend(&mut conn));
        // The statement was sent, and its future is dropped before the response.
        assert!(futures_util::poll!(&mut asked).is_pending());
        drop(asked);
        drop(conn);
    }
    let mut conn = pool.get().await.expect("the same connection");
    assert_eq!(backend(&mut conn).await, first);
}

// On one thread, no response can arrive before the statement is dropped.
#[tokio::test]
async fn a_statement_that_is_dropped_while_it_is_prepared_is_not_left_behind() {
    let pool = Pool::new(&database().await, 1).expect("a pool");
    for number in 0..50 {
        let mut conn = pool.get().await.expect("a connection");
        let text = format!("SELECT {number} AS id");
        let mut asked = Box::pin(diesel::sql_query(text).execute(&mut conn));
        // One poll sends the statement; its response is outstanding.
        assert!(futures_util::poll!(&mut asked).is_pending());
    }
    let mut conn = pool.get().await.expect("a connection");
    let left = diesel::sql_query("SELECT count(*)::int AS id FROM pg_prepared_statements");
    // The only prepared statement is the query itself.
    assert!(left.get_result::<Backend>(&mut conn).await.expect("an answer").id <= 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_that_is_dropped_in_a_transaction_is_closed_at_once() {
    let server = TestServer::start().await;
    server.sql("UPDATE heartbeat SET at = game_time()").await;
    let pool = Pool::new(&server.database, 2).expect("a pool");
    let mut conn = pool.get().await.expect("a connection");
    let first = backend(&mut conn).await;
    let transaction = conn.transaction::<(), diesel::result::Error, _>(async |conn| {
        conn.batch_execute("LOCK TABLE heartbeat IN ACCESS EXCLUSIVE MODE").await?;
        std::future::pending().await
    });
    tokio::time::timeout(Duration::from_millis(200), transaction).await.expect_err("it waits");
    drop(conn);
    // The connection closes without another checkout from the pool, although the table is still
    // locked.
    until_it_is_gone(&server, first).await;
    server.sql("UPDATE heartbeat SET at = game_time()").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_on_which_all_is_answered_is_used_again() {
    let pool = Pool::new(&database().await, 1).expect("a pool");
    let first = backend(&mut pool.get().await.expect("a connection")).await;
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
    assert_eq!(backend(&mut pool.get().await.expect("a connection")).await, first);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_is_lent_for_a_while_only() {
    let pool = Pool::new(&database().await, 1).expect("a pool");
    let mut conn = pool.get_for(Duration::from_millis(500)).await.expect("a connection");
    let first = backend(&mut conn).await;
    let asked = diesel::sql_query("SELECT pg_sleep(2)").execute(&mut conn).await;
    let error: StoreError = asked.expect_err("the while is over").into();
    assert!(matches!(error, StoreError::Unavailable(_)), "{error}");
    // All subsequent statements fail without being sent.
    let asked = diesel::sql_query("SELECT 1").execute(&mut conn).await;
    asked.expect_err("the while is over");
    drop(conn);
    assert_ne!(backend(&mut pool.get().await.expect("a connection")).await, first);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_that_takes_no_changes_any_more_is_left() {
    let url = database().await + "&target_session_attrs=read-write";
    let pool = Pool::new(&url, 1).expect("a pool");
    let mut conn = pool.get().await.expect("a connection");
    let first = backend(&mut conn).await;
    // Simulates a server that became a standby.
    conn.batch_execute("SET default_transaction_read_only = on").await.expect("a setting");
    let text = "CREATE TABLE no_such_table (x int)";
    diesel::sql_query(text).execute(&mut conn).await.expect_err("it takes no changes");
    drop(conn);
    let mut conn = pool.get().await.expect("a connection");
    assert_ne!(backend(&mut conn).await, first);
    diesel::sql_query(text).execute(&mut conn).await.expect("a table");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_session_gives_up_what_it_has_locked_when_its_client_is_gone() {
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
const WAITING: &str = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";

/// More requests than the pool has connections wait for the row of the account.
#[tokio::test(flavor = "multi_thread")]
async fn an_account_has_only_so_many_connections_at_a_time() {
    let server = TestServer::start().await;
    let (ada, grace) = (server.player("Ada").await, server.player("Grace").await);
    let mut keeper = server.connection().await;
    let lock = format!("BEGIN; SELECT FROM players WHERE id = '{}' FOR UPDATE", ada.id);
    keeper.batch_execute(&lock).await.expect("locked");
    let body = json!({ "name": "a program", "scopes": ["games:read"] });
    let asked: Vec<_> = (0..40)
        .map(|_| {
            let (ada, body) = (ada.clone(), body.clone());
            tokio::spawn(async move { ada.post("/v1/me/tokens", &body).await })
        })
        .collect();
    eventually(async || server.count(WAITING).await > 0).await;
    for _ in 0..5 {
        grace.get("/v1/me").await.expect(StatusCode::OK);
    }
    assert!(server.count(WAITING).await <= 4);
    assert!(asked.iter().all(|one| !one.is_finished()));
    keeper.batch_execute("ROLLBACK").await.expect("free again");
    for one in asked {
        one.await.expect("no panic").expect(StatusCode::CREATED);
    }
}

/// Requests that process all games of an account wait for a game, and later requests wait for the
/// lock of the account.
#[tokio::test(flavor = "multi_thread")]
async fn accounts_whose_games_are_gone_through_leave_connections_to_others() {
    let server = TestServer::with(&database().await, |limits| limits.pool = 4);
    let everybody = players(&server, 4).await;
    let grace = server.player("Somebody else").await;
    started(&everybody, json!({})).await;
    let mut keeper = server.connection().await;
    keeper.batch_execute("BEGIN; SELECT FROM games FOR UPDATE").await.expect("locked");
    let asked: Vec<_> = everybody
        .iter()
        .flat_map(|player| (0..4).map(move |number| (player.clone(), number)))
        .map(|(player, number)| {
            tokio::spawn(async move {
                if number > 0 {
                    return player.post_nothing("/v1/me/calendar").await;
                }
                let habits = json!({ "weekends_off": true });
                Answer::to(player.request(Method::PUT, "/v1/me/availability").json(&habits)).await
            })
        })
        .collect();
    eventually(async || server.count(WAITING).await == 2).await;
    for _ in 0..20 {
        grace.get("/v1/me").await.expect(StatusCode::OK);
        assert!(server.count(WAITING).await <= 2);
    }
    keeper.batch_execute("ROLLBACK").await.expect("free again");
    for one in asked {
        let status = one.await.expect("no panic").status;
        assert!([StatusCode::OK, StatusCode::CREATED].contains(&status), "{status}");
    }
    for player in &everybody {
        let habits = player.get("/v1/me/availability").await.expect(StatusCode::OK);
        assert_eq!(habits["weekends_off"], true);
    }
}

/// Each of eleven accounts of one owner sends as many requests as it may at a time.
#[tokio::test(flavor = "multi_thread")]
async fn bots_ask_for_their_owner() {
    let server = TestServer::start().await;
    let (ada, grace) = (server.player("Ada").await, server.player("Grace").await);
    let mut programs = vec![ada.clone()];
    for number in 0..10 {
        programs.push(bot(&ada, &format!("bot {number}")).await);
    }
    let mut keeper = server.connection().await;
    keeper
        .batch_execute("BEGIN; LOCK TABLE notices IN ACCESS EXCLUSIVE MODE")
        .await
        .expect("locked");
    let asked: Vec<_> = programs
        .iter()
        .flat_map(|program| [program; 4])
        .map(|program| {
            let program = program.clone();
            tokio::spawn(async move { program.get("/v1/me/notifications").await })
        })
        .collect();
    eventually(async || server.count(WAITING).await > 0).await;
    for _ in 0..5 {
        grace.get("/v1/me").await.expect(StatusCode::OK);
    }
    assert!(server.count(WAITING).await <= 4);
    keeper.batch_execute("ROLLBACK").await.expect("free again");
    for one in asked {
        one.await.expect("no panic").expect(StatusCode::OK);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_crowd_at_one_table_leaves_connections_for_all_others() {
    let server = TestServer::with(&database().await, |limits| limits.pool = 4);
    let players = players(&server, 2).await;
    let [crowded, other] = [started(&players, json!({})).await, started(&players, json!({})).await];
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
        let mut holder = server.ctx.pool.dedicated().await.expect("a connection");
        let lock = format!("BEGIN; SELECT 1 FROM games WHERE id = '{}' FOR UPDATE", crowded.id());
        holder.batch_execute(&lock).await.expect("the table");
        let path = format!("/v1/games/{}/{step}", crowded.id());
        let asked = strangers.iter().map(|stranger| {
            let request = stranger.request(method.clone(), &path);
            let request = if body.is_null() { request } else { request.json(&body) };
            tokio::spawn(Answer::to(request))
        });
        let asked: Vec<_> = asked.collect();
        eventually(async || server.count(waiting).await > 0).await;
        for _ in 0..10 {
            players[0].get(&format!("/v1/games/{}", other.id())).await.expect(StatusCode::OK);
        }
        let held = server.count(waiting).await;
        assert_eq!(held, 1, "{step}: one waits with a connection in hand");
        holder.batch_execute("ROLLBACK").await.expect("the end");
        for answer in asked {
            answer.await.expect("no panic").refused(refusal);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_sits_at_a_table_does_not_wait_for_the_strangers_there() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let stranger = server.player("Stranger").await;
    let game = started(&players, json!({})).await;
    let undo = json!({ "proposal": { "type": "undo" } });
    let path = format!("/v1/games/{}/proposals", game.id());

    // A long-running request of a stranger, simulated by its permit.
    let id = GameId::new(game.id().parse().expect("an id"));
    let line = TableLine::OfStrangers(id);
    let turn = server.ctx.table_turns.take(line).expect("nobody else is there");
    let waits = tokio::spawn(async move { stranger.post(&path, &undo).await });
    let nothing = players[1].delete(&format!("/v1/games/{}/premove", game.id())).await;
    nothing.expect(StatusCode::NO_CONTENT);
    assert!(!waits.is_finished());

    drop(turn);
    waits.await.expect("no panic").refused("not_seated");
}
