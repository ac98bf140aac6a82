//! Many watchers of one game cost no more than one, and each receives every event in order for as
//! long as it is authorized.

use std::collections::BTreeSet;
use std::sync::Mutex;
use std::time::Duration;

use diesel_async::SimpleAsyncConnection;
use futures_util::future::{join, join_all};
use futures_util::{StreamExt, stream};
use reqwest::StatusCode;
use serde_json::{Value, json};
use tokio::time::timeout;

use crate::notifications::Stream;
use crate::support::{
    Game, PASSWORD, Player, Raw, TestServer, database, players, start_game, wait_until,
};
use kingdomail::service;
use kingdomail::service::notifications::WaitKey;

/// Fewer than the connection limit of a test server.
const WATCHERS: usize = 300;
/// Maximum number of Postgres connections checked out for one move and all its watchers.
const MAX_CHECKOUTS: u64 = 20;

async fn play_first_legal(players: &[Player], game: &Game) -> Game {
    let player = game.awaited_player(players).expect("somebody's turn");
    let command = player.legal_commands(game).await.remove(0);
    player.play(game, &command).await
}

async fn poll_events(server: &TestServer) {
    server.ctx.waiters.poll(&server.ctx.pool).await.expect("the database answers");
}

/// Raw request of `player` for `path`.
fn raw_request(player: &Player, path: &str, version: &str) -> String {
    let token = &player.access_token;
    format!("GET {path} HTTP/{version}\r\nhost: localhost\r\nauthorization: Bearer {token}\r\n\r\n")
}

/// Reads up to a version; returns the events.
async fn read(stream: &mut Stream, up_to: &str) -> Vec<(String, Value)> {
    let mut events = Vec::new();
    while events.last().is_none_or(|(id, _): &(String, Value)| id != up_to) {
        events.push(stream.next().await);
    }
    events
}

#[tokio::test(flavor = "multi_thread")]
async fn many_watchers_cost_like_one() {
    let server = TestServer::start().await;
    let all = players(&server, 3).await;
    let mut game = start_game(&all[..2], json!({ "auto_play_forced": false })).await;
    let path = format!("/v1/games/{}/stream", game.id());
    let viewers = stream::iter(all.iter().cycle().take(WATCHERS));
    // A few at a time: the cost of opening streams is not measured here.
    let opened = viewers.map(|viewer| Stream::open(viewer, &path, None)).buffered(8);
    let mut streams: Vec<Stream> = opened.collect().await;
    // A stream that is far behind receives the same events in the end.
    let mut behind = Stream::open(&all[2], &format!("{path}?after=0"), None).await;
    for _ in 0..5 {
        let before = server.ctx.pool.checkouts();
        let (from, next) = (game.version(), play_first_legal(&all[..2], &game).await);
        poll_events(&server).await;
        let last = next.version().to_string();
        let batches = join_all(streams.iter_mut().map(|stream| read(stream, &last))).await;
        let ids: Vec<String> = (from + 1..=next.version()).map(|id| id.to_string()).collect();
        for events in &batches {
            assert_eq!(*events, batches[0], "all watchers receive the same events");
            assert!(events.iter().map(|(id, _)| id).eq(&ids), "all events, in order");
        }
        let checkouts = server.ctx.pool.checkouts() - before;
        assert!(checkouts <= MAX_CHECKOUTS, "a connection was asked for {checkouts} times");
        game = next;
    }
    let ids: Vec<String> = (1..=game.version()).map(|id| id.to_string()).collect();
    let events = read(&mut behind, ids.last().expect("one")).await;
    assert!(events.iter().map(|(id, _)| id).eq(&ids), "all events, in order");
}

#[tokio::test(flavor = "multi_thread")]
async fn move_reaches_watchers_at_all_nodes() {
    let url = database().await;
    let nodes = [TestServer::with_database(&url), TestServer::with_database(&url)];
    let all = players(&nodes[0], 3).await;
    let mut game = start_game(&all[..2], json!({ "auto_play_forced": false })).await;
    let path = format!("/v1/games/{}/stream", game.id());
    let watchers = async |node: &TestServer| {
        let viewers = all.iter().cycle().take(25).map(|viewer| viewer.at(node.url("")));
        let opened = stream::iter(viewers)
            .map(async |viewer| Stream::open(&viewer, &path, None).await)
            .buffered(8);
        opened.collect::<Vec<Stream>>().await
    };
    let (mut here, mut there) = (watchers(&nodes[0]).await, watchers(&nodes[1]).await);
    for _ in 0..4 {
        let (from, next) = (game.version(), play_first_legal(&all[..2], &game).await);
        let last = next.version().to_string();
        // No database poll takes place; a stream that is not notified would poll only after a
        // longer time.
        let batches = join_all(here.iter_mut().map(|stream| read(stream, &last)));
        let batches = timeout(Duration::from_secs(10), batches).await;
        let mut batches = batches.expect("they are woken by the move itself");
        poll_events(&nodes[1]).await;
        batches.extend(join_all(there.iter_mut().map(|stream| read(stream, &last))).await);
        let ids: Vec<String> = (from + 1..=next.version()).map(|id| id.to_string()).collect();
        for events in &batches {
            assert!(events.iter().map(|(id, _)| id).eq(&ids), "each event once, in order");
        }
        game = next;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn stream_is_last_on_its_connection() {
    let server = TestServer::start().await;
    let all = players(&server, 3).await;
    let game = start_game(&all[..2], json!({ "auto_play_forced": false })).await;
    let mut streams = Vec::new();
    for (version, is_chunked) in [("1.1", true), ("1.0", false)] {
        let mut stream = Raw::open(server.address).await;
        let path = format!("/v1/games/{}/stream", game.id());
        stream.send(raw_request(&all[2], &path, version).as_bytes()).await;
        let head = stream.next_part().await;
        assert!(head.starts_with(&format!("HTTP/{version} 200 OK\r\n")), "{head}");
        // HTTP/1.0 clients do not support chunked encoding.
        assert_eq!(head.contains("transfer-encoding: chunked"), is_chunked, "{head}");
        // A pipelined request gets no response.
        stream.send(raw_request(&all[2], "/v1/limits", version).as_bytes()).await;
        streams.push((stream, is_chunked));
    }
    all[2].delete("/v1/sessions/current").await.expect(StatusCode::NO_CONTENT);
    play_first_legal(&all[..2], &game).await;
    for (stream, is_chunked) in streams {
        let rest = stream.answer().await;
        assert!(!rest.contains("HTTP/1") && !rest.contains("event: "), "{rest}");
        assert_eq!(rest.ends_with("0\r\n\r\n"), is_chunked, "{rest}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn stream_request_can_be_pipelined() {
    let server = TestServer::start().await;
    let all = players(&server, 3).await;
    let game = start_game(&all[..2], json!({ "auto_play_forced": false })).await;
    let mut connection = Raw::open(server.address).await;
    let path = format!("/v1/games/{}/stream", game.id());
    let both = raw_request(&all[2], "/v1/limits", "1.1") + &raw_request(&all[2], &path, "1.1");
    connection.send(both.as_bytes()).await;
    wait_until(async || server.ctx.waiters.listeners() == 1).await;
    all[2].delete("/v1/sessions/current").await.expect(StatusCode::NO_CONTENT);
    play_first_legal(&all[..2], &game).await;
    let received = connection.answer().await;
    assert_eq!(received.matches("HTTP/1.1 200 OK").count(), 2, "{received}");
    assert!(received.contains("retry: 3000") && received.ends_with("0\r\n\r\n"), "{received}");
}

#[tokio::test(flavor = "multi_thread")]
async fn next_poll_corrects_wrong_version() {
    let server = TestServer::start().await;
    let all = players(&server, 2).await;
    let game = start_game(&all, json!({})).await;
    let topic = WaitKey::Game(game.id().parse().expect("an id"));
    let bell = server.ctx.waiters.subscribe(topic);
    // Simulates a failover to a database without the last moves.
    server.ctx.waiters.wake(topic, 1_000);
    assert_eq!(*bell.borrow(), 1_000);
    poll_events(&server).await;
    assert_eq!(u64::try_from(*bell.borrow()), Ok(game.version()));
}

#[tokio::test(flavor = "multi_thread")]
async fn ended_session_closes_its_stream() {
    let server = TestServer::start().await;
    let all = players(&server, 4).await;
    let game = start_game(&all[..2], json!({ "auto_play_forced": false })).await;
    let path = format!("/v1/games/{}/stream", game.id());
    let mut stays = Stream::open(&all[0], &path, None).await;
    let (out, locked) =
        (Stream::open(&all[2], &path, None).await, Stream::open(&all[3], &path, None).await);
    all[2].delete("/v1/sessions/current").await.expect(StatusCode::NO_CONTENT);
    server.sql(&format!("UPDATE players SET locked_at = now() WHERE id = '{}'", all[3].id)).await;
    let game = play_first_legal(&all[..2], &game).await;
    poll_events(&server).await;
    read(&mut stays, &game.version().to_string()).await;
    for ended in [out, locked] {
        let text = ended.into_text().await;
        assert!(!text.contains("event: "), "{text}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn lost_access_closes_the_stream() {
    let server = TestServer::start().await;
    let all = players(&server, 3).await;
    let wish = json!({ "settings": { "players": 3 }, "access": "invitation" });
    let game = Game(all[0].post("/v1/games", &wish).await.expect(StatusCode::CREATED));
    for name in ["Grace", "Hedy"] {
        let invite = format!("/v1/games/{}/invitations", game.id());
        all[0].post(&invite, &json!({ "name": name })).await.expect(StatusCode::OK);
    }
    let game = all[1].join(&game).await;
    let path = format!("/v1/games/{}/stream", game.id());
    let mut opener = Stream::open(&all[0], &path, None).await;
    let (mut stays, gone) =
        (Stream::open(&all[1], &path, None).await, Stream::open(&all[2], &path, None).await);
    server.sql(&format!("DELETE FROM invitations WHERE player_id = '{}'", all[2].id)).await;
    all[1].post_empty(&format!("/v1/games/{}/leave", game.id())).await.expect(StatusCode::OK);
    poll_events(&server).await;
    assert_eq!(opener.next().await.1["payload"]["type"], "player_left");
    assert_eq!(stays.next().await.1["payload"]["type"], "player_left", "it is still invited");
    let text = gone.into_text().await;
    assert!(!text.contains("event: "), "{text}");
}

#[tokio::test(flavor = "multi_thread")]
async fn stream_survives_database_outage() {
    let url = database().await;
    let [server, other] = [TestServer::with_database(&url), TestServer::with_database(&url)];
    let all = players(&server, 2).await;
    let game = start_game(&all, json!({ "auto_play_forced": false })).await;
    let mut stream = Stream::open(&all[0], &format!("/v1/games/{}/stream", game.id()), None).await;
    // Moves at the other node, so that the stream is not notified yet.
    let elsewhere: Vec<Player> = all.iter().map(|player| player.at(other.url(""))).collect();
    let game = play_first_legal(&elsewhere, &game).await;
    let mut blocker = server.connection().await;
    let lock = "BEGIN; LOCK TABLE events IN ACCESS EXCLUSIVE MODE";
    blocker.batch_execute(lock).await.expect("locked");
    poll_events(&server).await;
    // The query blocks, times out, and is retried.
    let asked = Mutex::new(BTreeSet::new());
    wait_until(async || {
        let waiting = "SELECT query_start FROM pg_stat_activity WHERE wait_event_type = 'Lock' \
                       AND datname = current_database()";
        let waiting = server.texts(waiting).await;
        let mut asked = asked.lock().expect("the times");
        asked.extend(waiting);
        asked.len() > 1
    })
    .await;
    blocker.batch_execute("COMMIT").await.expect("unlocked");
    read(&mut stream, &game.version().to_string()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn ended_session_closes_notification_readers() {
    let server = TestServer::start().await;
    let (ada, grace) = (server.player("Ada").await, server.player("Grace").await);
    let log_in = json!({ "name": "Ada", "password": PASSWORD });
    let in_session = async || {
        let grant = ada.post("/v1/sessions", &log_in).await.expect(StatusCode::CREATED);
        ada.in_session(&grant)
    };
    let wish = json!({ "name": "a program", "scopes": ["notifications:read"] });
    let token = ada.post("/v1/me/tokens", &wish).await.expect(StatusCode::CREATED);
    let mut program = ada.without_token();
    token["secret"].as_str().expect("a secret").clone_into(&mut program.access_token);
    let (logged_out, expired) = (in_session().await, in_session().await);

    let mut stays = Stream::open(&ada, "/v1/me/stream", None).await;
    let readers = [&program, &logged_out, &expired];
    let streams = readers.map(|reader| Stream::open(reader, "/v1/me/stream", None));
    let streams = join_all(streams).await;
    let waits = readers.map(|reader| reader.get("/v1/me/notifications?after=0&wait_seconds=30"));
    let ends = async {
        // Time for all requests to start waiting.
        tokio::time::sleep(Duration::from_millis(500)).await;
        let revoked = format!("/v1/me/tokens/{}", token["token"]["id"].as_str().expect("an id"));
        ada.delete(&revoked).await.expect(StatusCode::NO_CONTENT);
        logged_out.delete("/v1/sessions/current").await.expect(StatusCode::NO_CONTENT);
        let last = "SELECT id FROM sessions ORDER BY created_at DESC LIMIT 1";
        let past = "UPDATE sessions SET expires_at = now() - interval '1 s'";
        server.sql(&format!("{past} WHERE id = ({last})")).await;
        grace.invite("Ada").await;
        service::notifications::relay_all(&server.ctx).await.expect("the database answers");
        poll_events(&server).await;
    };
    let (answers, ()) = join(join_all(waits), ends).await;
    assert_eq!(stays.next().await.1["payload"]["type"], "invited");
    for answer in answers {
        assert_eq!(answer.status, StatusCode::UNAUTHORIZED);
        answer.expect_problem("session_ended");
    }
    for ended in streams {
        let text = ended.into_text().await;
        assert!(!text.contains("event: "), "{text}");
    }
    let late = ada.get("/v1/me/notifications?after=1&wait_seconds=1").await.expect(StatusCode::OK);
    assert_eq!(late["last_position"], 1, "a request that waits in vain gets an answer");
}
