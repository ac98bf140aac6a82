//! The archive of old finished games: compact storage of their events, invisible to readers.

use diesel::prelude::*;
use diesel::sql_types::BigInt;
use diesel_async::{RunQueryDsl, SimpleAsyncConnection};
use jiff::SignedDuration;
use kingdomail::domain::GameId;
use kingdomail::service::games::archive_games;
use kingdomail::service::{self, Context, Swept};

use reqwest::{Method, StatusCode};
use serde_json::json;

use crate::support::{
    Answer, Game, Player, TestServer, concluded, database, fresh_key, play_to_the_end, players,
    started,
};

/// Archives the games that finished at least the given duration ago.
async fn archive(
    server: &TestServer,
    over_for: SignedDuration,
    except: &[GameId],
) -> Swept<GameId> {
    let ctx = Context { archive_after: over_for, ..server.ctx.clone() };
    archive_games(&ctx, except).await.expect("a look")
}

async fn count(server: &TestServer, of: &str) -> i64 {
    #[derive(QueryableByName)]
    struct Row {
        #[diesel(sql_type = BigInt)]
        count: i64,
    }
    let mut conn = server.ctx.pool.get().await.expect("a connection");
    let count = diesel::sql_query(format!("SELECT count(*) AS count FROM {of}"));
    count.get_result::<Row>(&mut conn).await.expect("a number").count
}

/// Two players with one finished game and one active game.
async fn over_and_running(server: &TestServer) -> (Vec<Player>, Game, Game) {
    let players = players(server, 2).await;
    let game = started(&players, json!({ "expansion": "age_of_giants" })).await;
    let over = play_to_the_end(&players, game, 11).await;
    concluded(server).await;
    let running = started(&players, json!({})).await;
    (players, over, running)
}

/// All representations of a game that are derived from its events.
async fn all_of(player: &Player, game: &Game) -> Vec<String> {
    let of_game = [
        "",
        "/events",
        "/events?after=7&limit=5",
        "/scores",
        "/versions/9",
        "/record",
        "/record.txt",
    ];
    let mut all = Vec::new();
    for part in of_game {
        let path = format!("/v1/games/{}{part}", game.id());
        let answer = player.request(Method::GET, &path).send().await.expect("an answer");
        assert_eq!(answer.status(), StatusCode::OK, "{path}");
        all.push(answer.text().await.expect("a body"));
    }
    all
}

#[tokio::test(flavor = "multi_thread")]
async fn an_archived_game_reads_as_before() {
    let server = TestServer::start().await;
    let (players, over, running) = over_and_running(&server).await;
    let before = all_of(&players[0], &over).await;
    let of_the_running =
        count(&server, &format!("events WHERE game_id = '{}'", running.id())).await;

    let archived = archive(&server, SignedDuration::ZERO, &[]).await;
    assert_eq!(archived, Swept { done: 1, failed: Vec::new() });
    assert_eq!(count(&server, "event_archive").await, 1);
    assert_eq!(count(&server, "events").await, of_the_running, "the running game stays");
    assert_eq!(all_of(&players[0], &over).await, before);
    assert_eq!(service::check_games(&server.ctx).await.expect("a check"), (2, Vec::new()));
    // Nothing is left to archive.
    assert_eq!(archive(&server, SignedDuration::ZERO, &[]).await.done, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_stays_until_it_has_been_over_for_long_enough() {
    let server = TestServer::start().await;
    let (_, over, _) = over_and_running(&server).await;
    assert_eq!(archive(&server, SignedDuration::from_hours(24), &[]).await.done, 0);
    let mut conn = server.ctx.pool.get().await.expect("a connection");
    let earlier = format!(
        "UPDATE games SET changed_at = changed_at - interval '25 hours' WHERE id = '{}'",
        over.id()
    );
    diesel::sql_query(earlier).execute(&mut conn).await.expect("a day later");
    assert_eq!(archive(&server, SignedDuration::from_hours(24), &[]).await.done, 1);
}

/// A request with an expired idempotency key is treated as new: the game has finished.
#[tokio::test(flavor = "multi_thread")]
async fn a_request_from_before_the_archive_is_refused_and_changes_nothing() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let mut game = started(&players, json!({})).await;
    let player = game.awaited_of(&players).expect("somebody");
    let (command, key) = (player.legal(&game).await.remove(0), fresh_key());
    let first = game.0.clone();
    let request = |game: &Game| player.command_with_key(game, &command, &key);
    game = Game(Answer::to(request(&game)).await.expect(StatusCode::OK));
    let over = play_to_the_end(&players, game, 5).await;
    concluded(&server).await;
    let again = || async { Answer::to(request(&Game(first.clone()))).await };
    again().await.expect(StatusCode::OK);
    archive(&server, SignedDuration::ZERO, &[]).await;
    again().await.refused("version_stale");
    assert_eq!(players[0].show(&over).await.version(), over.version());
}

#[tokio::test(flavor = "multi_thread")]
async fn events_with_a_gap_stay_where_they_are_and_hold_up_no_other_game() {
    let server = TestServer::start().await;
    let (players, broken, _) = over_and_running(&server).await;
    let whole = started(&players, json!({})).await;
    play_to_the_end(&players, whole, 12).await;
    concluded(&server).await;
    let mut conn = server.ctx.pool.get().await.expect("a connection");
    let gap = format!("DELETE FROM events WHERE game_id = '{}' AND version = 9", broken.id());
    diesel::sql_query(gap).execute(&mut conn).await.expect("a gap");
    let of_the_broken = format!("events WHERE game_id = '{}'", broken.id());
    let before = count(&server, &of_the_broken).await;

    let archived = archive(&server, SignedDuration::ZERO, &[]).await;
    assert_eq!((archived.done, archived.failed.len()), (1, 1));
    assert_eq!(count(&server, &of_the_broken).await, before);
    // A failed game is skipped for a while.
    assert_eq!(archive(&server, SignedDuration::ZERO, &archived.failed).await.done, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn two_nodes_move_each_game_once() {
    let url = database().await;
    let (one, other) = (TestServer::on(&url), TestServer::on(&url));
    let players = players(&one, 2).await;
    for seed in 0..4 {
        let game = started(&players, json!({})).await;
        play_to_the_end(&players, game, seed).await;
    }
    concluded(&one).await;
    let (here, there) = tokio::join!(
        archive(&one, SignedDuration::ZERO, &[]),
        archive(&other, SignedDuration::ZERO, &[])
    );
    assert_eq!((here.failed, there.failed), (Vec::new(), Vec::new()));
    assert_eq!(here.done + there.done, 4);
    assert_eq!((count(&one, "event_archive").await, count(&one, "events").await), (4, 0));
    assert_eq!(service::check_games(&one.ctx).await.expect("a check"), (4, Vec::new()));
}

/// Such a table starts immediately, so that its creation has many events.
#[tokio::test(flavor = "multi_thread")]
async fn the_request_that_opened_an_archived_table_is_answered_as_at_first() {
    let server = TestServer::start().await;
    let player = server.player("Ada").await;
    let key = fresh_key();
    let table = json!({ "settings": { "players": 2 }, "house": ["random"] });
    let open = async || {
        let request = player.request(Method::POST, "/v1/games").header("idempotency-key", &key);
        Answer::to(request.json(&table)).await.expect(StatusCode::CREATED)
    };
    let opened = open().await;
    play_to_the_end(std::slice::from_ref(&player), Game(opened.clone()), 4).await;
    concluded(&server).await;
    assert_eq!(archive(&server, SignedDuration::ZERO, &[]).await.done, 1);
    let again = open().await;
    assert_eq!((&again["id"], &again["version"]), (&opened["id"], &opened["version"]));
    assert_eq!((&again["status"], &again["round"]), (&opened["status"], &opened["round"]));
}

#[tokio::test(flavor = "multi_thread")]
async fn events_in_two_places_or_in_none_are_found() {
    for (breaks, games) in [
        ("UPDATE chronicle SET archived = false", 1),
        (
            "INSERT INTO events (game_id, version, at, automatic, format, body) \
          SELECT game_id, 1, now(), false, 1, events->0->5 FROM event_archive",
            1,
        ),
    ] {
        let server = TestServer::start().await;
        over_and_running(&server).await;
        archive(&server, SignedDuration::ZERO, &[]).await;
        let mut conn = server.ctx.pool.get().await.expect("a connection");
        conn.batch_execute(breaks).await.expect("broken");
        let (_, faults) = service::check_games(&server.ctx).await.expect("a check");
        let misplaced = faults.iter().filter(|fault| fault.what.contains("stored twice"));
        assert_eq!(misplaced.count(), games, "{breaks}: {faults:?}");
    }
}

/// Reverting the migration restores the events.
#[tokio::test(flavor = "multi_thread")]
async fn the_events_come_back_when_the_migration_is_reverted() {
    let server = TestServer::start().await;
    over_and_running(&server).await;
    let all = "(SELECT game_id, version, at, player_id, seat, automatic, format, body, waited_for, waited_ms FROM events \
               ORDER BY 1, 2) e";
    let digest =
        format!("(SELECT hashtextextended(string_agg(e::text, ''), 0) AS count FROM {all}) d");
    let digest = async || {
        #[derive(QueryableByName)]
        struct Row {
            #[diesel(sql_type = BigInt)]
            count: i64,
        }
        let mut conn = server.ctx.pool.get().await.expect("a connection");
        let row = diesel::sql_query(format!("SELECT count FROM {digest}"));
        row.get_result::<Row>(&mut conn).await.expect("a number").count
    };
    let before = digest().await;
    archive(&server, SignedDuration::ZERO, &[]).await;
    assert_ne!(digest().await, before);
    let mut conn = server.ctx.pool.get().await.expect("a connection");
    let down = include_str!("../../migrations/2026-11-25-000047_event_archive/down.sql");
    conn.batch_execute(down).await.expect("reverted");
    assert_eq!(digest().await, before);
}
