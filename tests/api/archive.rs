//! The archive of old finished games: compact storage of their events, invisible to readers.

use diesel::prelude::*;
use diesel::sql_types::BigInt;
use diesel_async::{RunQueryDsl, SimpleAsyncConnection};
use jiff::SignedDuration;
use kingdomail::domain::GameId;
use kingdomail::service::games::archive_games;
use kingdomail::service::{self, Context, SweepResult};

use reqwest::{Method, StatusCode};
use serde_json::json;

use crate::support::{
    Answer, Game, Player, TestServer, conclude_games, database, fresh_key, play_to_end, players,
    start_game,
};

/// Archives the games that finished at least the given duration ago.
async fn archive_games_over(
    server: &TestServer,
    over_for: SignedDuration,
    except: &[GameId],
) -> SweepResult<GameId> {
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
async fn start_finished_and_active(server: &TestServer) -> (Vec<Player>, Game, Game) {
    let players = players(server, 2).await;
    let game = start_game(&players, json!({ "expansion": "age_of_giants" })).await;
    let over = play_to_end(&players, game, 11).await;
    conclude_games(server).await;
    let running = start_game(&players, json!({})).await;
    (players, over, running)
}

/// All representations of a game that are derived from its events.
async fn read_all_representations(player: &Player, game: &Game) -> Vec<String> {
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
async fn archived_game_reads_unchanged() {
    let server = TestServer::start().await;
    let (players, over, running) = start_finished_and_active(&server).await;
    let before = read_all_representations(&players[0], &over).await;
    let of_the_running =
        count(&server, &format!("events WHERE game_id = '{}'", running.id())).await;

    let archived = archive_games_over(&server, SignedDuration::ZERO, &[]).await;
    assert_eq!(archived, SweepResult { done: 1, failed: Vec::new() });
    assert_eq!(count(&server, "event_archive").await, 1);
    assert_eq!(count(&server, "events").await, of_the_running, "the running game stays");
    assert_eq!(read_all_representations(&players[0], &over).await, before);
    assert_eq!(service::check_games(&server.ctx).await.expect("a check"), (2, Vec::new()));
    // Nothing is left to archive.
    assert_eq!(archive_games_over(&server, SignedDuration::ZERO, &[]).await.done, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn recent_game_is_not_archived() {
    let server = TestServer::start().await;
    let (_, over, _) = start_finished_and_active(&server).await;
    assert_eq!(archive_games_over(&server, SignedDuration::from_hours(24), &[]).await.done, 0);
    let mut conn = server.ctx.pool.get().await.expect("a connection");
    let earlier = format!(
        "UPDATE game_states SET changed_at = changed_at - interval '25 hours' WHERE game_id = '{}'",
        over.id()
    );
    diesel::sql_query(earlier).execute(&mut conn).await.expect("a day later");
    assert_eq!(archive_games_over(&server, SignedDuration::from_hours(24), &[]).await.done, 1);
}

/// A request with an expired idempotency key is treated as new: the game has finished.
#[tokio::test(flavor = "multi_thread")]
async fn expired_key_after_archiving_is_rejected() {
    let server = TestServer::start().await;
    let players = players(&server, 2).await;
    let mut game = start_game(&players, json!({})).await;
    let player = game.awaited_player(&players).expect("somebody");
    let (command, key) = (player.legal_commands(&game).await.remove(0), fresh_key());
    let first = game.0.clone();
    let request = |game: &Game| player.command_with_key(game, &command, &key);
    game = Game(Answer::from_request(request(&game)).await.expect(StatusCode::OK));
    let over = play_to_end(&players, game, 5).await;
    conclude_games(&server).await;
    let again = || async { Answer::from_request(request(&Game(first.clone()))).await };
    again().await.expect(StatusCode::OK);
    archive_games_over(&server, SignedDuration::ZERO, &[]).await;
    again().await.expect_problem("version_stale");
    assert_eq!(players[0].get_game(&over).await.version(), over.version());
}

#[tokio::test(flavor = "multi_thread")]
async fn game_with_event_gap_is_skipped() {
    let server = TestServer::start().await;
    let (players, broken, _) = start_finished_and_active(&server).await;
    let whole = start_game(&players, json!({})).await;
    play_to_end(&players, whole, 12).await;
    conclude_games(&server).await;
    let mut conn = server.ctx.pool.get().await.expect("a connection");
    let gap = format!("DELETE FROM events WHERE game_id = '{}' AND version = 9", broken.id());
    diesel::sql_query(gap).execute(&mut conn).await.expect("a gap");
    let of_the_broken = format!("events WHERE game_id = '{}'", broken.id());
    let before = count(&server, &of_the_broken).await;

    let archived = archive_games_over(&server, SignedDuration::ZERO, &[]).await;
    assert_eq!((archived.done, archived.failed.len()), (1, 1));
    assert_eq!(count(&server, &of_the_broken).await, before);
    // A failed game is skipped for a while.
    assert_eq!(archive_games_over(&server, SignedDuration::ZERO, &archived.failed).await.done, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn two_nodes_archive_each_game_once() {
    let url = database().await;
    let (one, other) = (TestServer::with_database(&url), TestServer::with_database(&url));
    let players = players(&one, 2).await;
    for seed in 0..4 {
        let game = start_game(&players, json!({})).await;
        play_to_end(&players, game, seed).await;
    }
    conclude_games(&one).await;
    let (here, there) = tokio::join!(
        archive_games_over(&one, SignedDuration::ZERO, &[]),
        archive_games_over(&other, SignedDuration::ZERO, &[])
    );
    assert_eq!((here.failed, there.failed), (Vec::new(), Vec::new()));
    assert_eq!(here.done + there.done, 4);
    assert_eq!((count(&one, "event_archive").await, count(&one, "events").await), (4, 0));
    assert_eq!(service::check_games(&one.ctx).await.expect("a check"), (4, Vec::new()));
}

/// Such a table starts immediately, so that its creation has many events.
#[tokio::test(flavor = "multi_thread")]
async fn table_creation_replays_after_archiving() {
    let server = TestServer::start().await;
    let player = server.player("Ada").await;
    let key = fresh_key();
    let table = json!({ "settings": { "players": 2 }, "house": ["random"] });
    let open = async || {
        let request = player.request(Method::POST, "/v1/games").header("idempotency-key", &key);
        Answer::from_request(request.json(&table)).await.expect(StatusCode::CREATED)
    };
    let opened = open().await;
    play_to_end(std::slice::from_ref(&player), Game(opened.clone()), 4).await;
    conclude_games(&server).await;
    assert_eq!(archive_games_over(&server, SignedDuration::ZERO, &[]).await.done, 1);
    let again = open().await;
    assert_eq!((&again["id"], &again["version"]), (&opened["id"], &opened["version"]));
    assert_eq!((&again["status"], &again["round"]), (&opened["status"], &opened["round"]));
}

#[tokio::test(flavor = "multi_thread")]
async fn duplicate_or_missing_events_are_detected() {
    for (breaks, games) in [
        ("UPDATE finished_games SET is_archived = false", 1),
        (
            "INSERT INTO events (game_id, version, at, is_automatic, format, body) \
          SELECT game_id, 1, now(), false, 1, events->0->5 FROM event_archive",
            1,
        ),
    ] {
        let server = TestServer::start().await;
        start_finished_and_active(&server).await;
        archive_games_over(&server, SignedDuration::ZERO, &[]).await;
        let mut conn = server.ctx.pool.get().await.expect("a connection");
        conn.batch_execute(breaks).await.expect("broken");
        let (_, faults) = service::check_games(&server.ctx).await.expect("a check");
        let misplaced = faults.iter().filter(|fault| fault.what.contains("stored twice"));
        assert_eq!(misplaced.count(), games, "{breaks}: {faults:?}");
    }
}

/// Reverting the migration restores the events.
#[tokio::test(flavor = "multi_thread")]
async fn reverting_migration_restores_archived_events() {
    let server = TestServer::start().await;
    start_finished_and_active(&server).await;
    let digest = async |last_columns: [&str; 3]| {
        #[derive(QueryableByName)]
        struct Row {
            #[diesel(sql_type = BigInt)]
            count: i64,
        }
        let all = format!(
            "SELECT game_id, version, at, player_id, seat, format, body, {} FROM events ORDER BY 1, 2",
            last_columns.join(", ")
        );
        let mut conn = server.ctx.pool.get().await.expect("a connection");
        let row = diesel::sql_query(format!(
            "SELECT hashtextextended(string_agg(e::text, ''), 0) AS count FROM ({all}) e"
        ));
        row.get_result::<Row>(&mut conn).await.expect("a number").count
    };
    let columns = ["is_automatic", "awaited_player_id", "wait_ms"];
    let before = digest(columns).await;
    archive_games_over(&server, SignedDuration::ZERO, &[]).await;
    assert_ne!(digest(columns).await, before);
    let mut conn = server.ctx.pool.get().await.expect("a connection");
    let avatars = include_str!("../../migrations/2026-11-27-000064_avatars/down.sql");
    let keys = include_str!("../../migrations/2026-11-27-000062_request_key_hashes/down.sql");
    let states = include_str!("../../migrations/2026-11-27-000061_game_states/down.sql");
    let new_names = include_str!("../../migrations/2026-11-27-000060_standard_names/down.sql");
    let archive = include_str!("../../migrations/2026-11-25-000047_event_archive/down.sql");
    for down in [avatars, keys, states, new_names, archive] {
        conn.batch_execute(down).await.expect("reverted");
    }
    assert_eq!(digest(["automatic", "waited_for", "waited_ms"]).await, before);
}
