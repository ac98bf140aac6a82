use diesel_async::SimpleAsyncConnection;
use futures_util::future::join_all;
use reqwest::{Method, StatusCode};
use serde_json::json;

use crate::api_tokens::create_bot;
use crate::support::{Answer, PASSWORD, TestServer, players, start_game, wait_until};

/// Sessions of deleted accounts, and their seats at open tables.
const COUNT_LEFTOVER_ROWS: &str = "SELECT (SELECT count(*) FROM sessions s JOIN players p ON p.id = s.player_id \
     WHERE p.deleted_at IS NOT NULL) + (SELECT count(*) FROM seats s JOIN players p ON p.id = s.player_id \
     JOIN games g ON g.id = s.game_id WHERE p.deleted_at IS NOT NULL AND g.status = 'open')";

#[tokio::test(flavor = "multi_thread")]
async fn deletion_racing_joins_leaves_nothing() {
    let server = TestServer::start().await;
    let opener = server.player("Opener").await;
    for round in 0..6 {
        let name = format!("Eve {round}");
        let eve = server.player(&name).await;
        let credentials = json!({ "name": name, "password": PASSWORD });
        let (confirm, nothing) = (json!({ "password": PASSWORD }), json!({}));
        let mut paths = Vec::new();
        for _ in 0..8 {
            let table = opener.open(json!({ "players": 4 })).await;
            paths.push(format!("/v1/games/{}/join", table.id()));
        }
        let table = json!({ "settings": { "players": 4 } });
        let joins = join_all(paths.iter().map(|path| eve.post(path, &nothing)));
        let opens = join_all((0..4).map(|_| eve.post("/v1/games", &table)));
        let log_ins = join_all((0..4).map(|_| eve.post("/v1/sessions", &credentials)));
        let deletion = eve.post("/v1/me/deletion", &confirm);
        let (joins, opens, log_ins, deleted) = futures_util::join!(joins, opens, log_ins, deletion);
        deleted.expect(StatusCode::NO_CONTENT);
        for answer in joins.into_iter().chain(opens).chain(log_ins) {
            assert!(!answer.status.is_server_error(), "{}", answer.body);
        }
        assert_eq!(server.count(COUNT_LEFTOVER_ROWS).await, 0);
    }
    assert!(server.check_games().await >= 48);
}

#[tokio::test(flavor = "multi_thread")]
async fn used_key_does_not_prevent_deletion() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let game = start_game(&players, json!({ "auto_play_forced": false })).await;
    let awaited = game.awaited_player(&players).expect("somebody's turn");
    let command = awaited.legal_commands(&game).await.remove(0);
    let key = format!("leave-{}", game.version() + 1);
    Answer::from_request(awaited.command_with_key(&game, &command, &key))
        .await
        .expect(StatusCode::OK);
    let confirm = json!({ "password": PASSWORD });
    awaited.post("/v1/me/deletion", &confirm).await.expect(StatusCode::NO_CONTENT);
    let other = players.iter().find(|player| player.id != awaited.id).expect("the other");
    let path = format!("/v1/games/{}", game.id());
    let left = Answer::from_request(other.request(Method::GET, &path)).await.expect(StatusCode::OK);
    let conceded = left["seats"].as_array().expect("seats").iter();
    assert_eq!(conceded.filter(|seat| seat["conceded"] == true).count(), 1);
}

/// Number of statements in the database that wait for a lock.
const COUNT_BLOCKED_STATEMENTS: &str = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() \
     AND wait_event_type = 'Lock'";

#[tokio::test(flavor = "multi_thread")]
async fn login_racing_password_change_is_rejected() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let mut conn = server.connection().await;
    // The login blocks on this lock after the password check.
    conn.batch_execute("BEGIN; SELECT FROM players FOR UPDATE").await.expect("a lock");
    let credentials = json!({ "name": "Ada", "password": PASSWORD });
    let release = async {
        wait_until(async || server.count(COUNT_BLOCKED_STATEMENTS).await == 1).await;
        let change = "UPDATE players SET password_hash = 'another' WHERE name = 'Ada'; COMMIT";
        conn.batch_execute(change).await.expect("a change");
    };
    let (answer, ()) = futures_util::join!(ada.post("/v1/sessions", &credentials), release);
    answer.expect_problem("credentials_wrong");
    assert_eq!(server.count("SELECT count(*) FROM sessions").await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn account_change_racing_password_change_is_rejected() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    create_bot(&ada, "Engine").await;
    let mut conn = server.connection().await;
    let address = json!({ "address": "ada@mail.example", "password": PASSWORD });
    let confirm = json!({ "password": PASSWORD });
    for (method, path, body) in [
        (Method::PUT, "/v1/me/email", &address),
        (Method::POST, "/v1/me/email/removal", &confirm),
        (Method::POST, "/v1/me/deletion", &confirm),
    ] {
        // The change blocks on this lock after the password check.
        conn.batch_execute("BEGIN; SELECT FROM players FOR UPDATE").await.expect("a lock");
        let release = async {
            wait_until(async || server.count(COUNT_BLOCKED_STATEMENTS).await == 1).await;
            let change = "UPDATE players SET password_hash = password_hash || 'x' WHERE name = 'Ada'; COMMIT";
            conn.batch_execute(change).await.expect("a change");
        };
        let request = Answer::from_request(ada.request(method, path).json(body));
        let (answer, ()) = futures_util::join!(request, release);
        answer.expect_problem("password_wrong");
        server
            .sql("UPDATE players SET password_hash = rtrim(password_hash, 'x') WHERE name = 'Ada'")
            .await;
    }
    assert_eq!(server.count("SELECT count(*) FROM destinations").await, 0);
    ada.get("/v1/me").await.expect(StatusCode::OK);
    let bots = ada.get("/v1/me/bots").await.expect(StatusCode::OK);
    assert_eq!(bots["items"].as_array().map(Vec::len), Some(1));
}

#[tokio::test(flavor = "multi_thread")]
async fn deleted_player_cannot_finish_joining() {
    let server = TestServer::start().await;
    // Requests for the account at the same node wait for its lock.
    let other = TestServer::with_database(&server.database);
    let players = players(&server, 2).await;
    let again = players[1].at(other.url(""));
    let table = players[0].open(json!({ "players": 4 })).await;
    let mut conn = server.connection().await;
    conn.batch_execute("BEGIN; SELECT FROM players FOR UPDATE").await.expect("a lock");
    let (join, nothing) = (format!("/v1/games/{}/join", table.id()), json!({}));
    let wish = json!({ "settings": { "players": 2 } });
    let release = async {
        wait_until(async || server.count(COUNT_BLOCKED_STATEMENTS).await == 2).await;
        let erase = "UPDATE players SET name = NULL, name_key = NULL, password_hash = NULL, deleted_at = now() \
             WHERE name = 'Grace'; COMMIT";
        conn.batch_execute(erase).await.expect("a deletion");
    };
    let (joined, opened, ()) = futures_util::join!(
        players[1].post(&join, &nothing),
        again.post("/v1/games", &wish),
        release
    );
    joined.expect_problem("session_ended");
    opened.expect_problem("session_ended");
    assert_eq!(players[0].get_game(&table).await.version(), table.version());
    assert_eq!(server.check_games().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn joining_player_leaves_before_deletion() {
    let server = TestServer::start().await;
    // Requests for the account at the same node wait for its lock.
    let other = TestServer::with_database(&server.database);
    let players = players(&server, 2).await;
    let again = players[1].at(other.url(""));
    let table = players[0].open(json!({ "players": 4 })).await;
    let mut conn = server.connection().await;
    // Joining blocks on this lock after the seat was taken but before the commit.
    conn.batch_execute("BEGIN; LOCK TABLE game_outbox").await.expect("a lock");
    let (join, nothing) = (format!("/v1/games/{}/join", table.id()), json!({}));
    let confirm = json!({ "password": PASSWORD });
    let delete = async {
        wait_until(async || server.count(COUNT_BLOCKED_STATEMENTS).await == 1).await;
        again.post("/v1/me/deletion", &confirm).await
    };
    let release = async {
        wait_until(async || server.count(COUNT_BLOCKED_STATEMENTS).await == 2).await;
        conn.batch_execute("COMMIT").await.expect("released");
    };
    let (joined, deleted, ()) =
        futures_util::join!(players[1].post(&join, &nothing), delete, release);
    joined.expect(StatusCode::OK);
    deleted.expect(StatusCode::NO_CONTENT);
    assert_eq!(server.count(COUNT_LEFTOVER_ROWS).await, 0);
    assert_eq!(server.check_games().await, 1);
}
