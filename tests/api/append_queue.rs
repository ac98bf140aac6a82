//! Commands that arrive while a batch is in flight join the next batch, each with its own version
//! check.

use std::time::Duration;

use diesel_async::SimpleAsyncConnection;
use futures_util::future::join_all;
use reqwest::{RequestBuilder, StatusCode};
use serde_json::{Value, json};
use tokio::task::JoinHandle;

use crate::support::{Answer, Game, Player, TestServer, players, start_game, wait_until};

/// Two-player games among five players; the server has recorded each game once.
async fn start_recorded_games(server: &TestServer, count: usize) -> (Vec<Player>, Vec<Game>) {
    let players = players(server, 5).await;
    let mut games = Vec::new();
    for number in 0..count {
        let pair = [players[number % 5].clone(), players[(number + 1) % 5].clone()];
        let game = start_game(&pair, json!({ "auto_play_forced": false })).await;
        let (player, command) = next_command(&pair, &game).await;
        games.push(player.play(&game, &command).await);
    }
    (players, games)
}

/// Returns the awaited player and the first legal command.
async fn next_command(players: &[Player], game: &Game) -> (Player, Value) {
    let player = game.awaited_player(players).expect("somebody's turn").clone();
    let command = player.legal_commands(game).await.remove(0);
    (player, command)
}

fn spawn_request(request: RequestBuilder) -> JoinHandle<Answer> {
    tokio::spawn(Answer::from_request(request))
}

/// Number of statements that wait for a lock.
const COUNT_BLOCKED_STATEMENTS: &str = "SELECT count(*) FROM pg_stat_activity \
     WHERE datname = current_database() AND wait_event_type = 'Lock'";

/// Sends all requests while a lock blocks recording, and returns the responses after the lock is
/// released.
async fn send_while_locked(server: &TestServer, requests: Vec<RequestBuilder>) -> Vec<Answer> {
    let mut holder = server.ctx.pool.connect_dedicated().await.expect("a connection");
    let lock = "BEGIN; LOCK TABLE game_outbox IN ACCESS EXCLUSIVE MODE";
    holder.batch_execute(lock).await.expect("a lock");
    let answers: Vec<_> = requests.into_iter().map(spawn_request).collect();
    wait_until(async || server.count(COUNT_BLOCKED_STATEMENTS).await >= 1).await;
    // Time for all other requests to arrive.
    tokio::time::sleep(Duration::from_millis(300)).await;
    holder.batch_execute("ROLLBACK").await.expect("released");
    let answers = join_all(answers).await.into_iter();
    answers.map(|answer| answer.expect("an answer")).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn queued_commands_are_recorded_in_batches() {
    let server = TestServer::start().await;
    let (players, games) = start_recorded_games(&server, 12).await;
    let recorded_before = server.count("SELECT count(*) FROM events").await;
    let mut requests = Vec::new();
    for game in &games {
        let (player, command) = next_command(&players, game).await;
        requests.push(player.command(game, &command));
    }
    for answer in send_while_locked(&server, requests).await {
        answer.expect(StatusCode::OK);
    }
    let added = server.count("SELECT count(*) FROM events").await - recorded_before;
    assert!(added >= 12, "{added}");
    let statements = "SELECT count(DISTINCT xmin::text) FROM events e WHERE (game_id, version) IN \
         (SELECT game_id, version FROM game_states)";
    let statements = server.count(statements).await;
    assert!(statements <= 6, "{statements} statements for 12 commands");
    assert_eq!(server.check_games().await, 12);
}

#[tokio::test(flavor = "multi_thread")]
async fn locked_game_does_not_block_others() {
    let server = TestServer::start().await;
    let (players, games) = start_recorded_games(&server, 6).await;
    let mut holder = server.ctx.pool.connect_dedicated().await.expect("a connection");
    let held =
        format!("BEGIN; SELECT FROM game_states WHERE game_id = '{}' FOR UPDATE", games[0].id());
    holder.batch_execute(&held).await.expect("a lock");
    let (player, command) = next_command(&players, &games[0]).await;
    let waits = spawn_request(player.command(&games[0], &command));
    wait_until(async || server.count(COUNT_BLOCKED_STATEMENTS).await == 1).await;
    for game in &games[1..] {
        let (player, command) = next_command(&players, game).await;
        player.play(game, &command).await;
    }
    assert!(!waits.is_finished());
    holder.batch_execute("ROLLBACK").await.expect("released");
    waits.await.expect("an answer").expect(StatusCode::OK);
    assert_eq!(server.check_games().await, 6);
}

#[tokio::test(flavor = "multi_thread")]
async fn reused_key_does_not_fail_batch() {
    let server = TestServer::start().await;
    let (players, games) = start_recorded_games(&server, 5).await;
    // The same player again in the same game, as soon as their next turn has begun.
    let mut game = games[0].clone();
    let (first, command) = next_command(&players, &game).await;
    let used = first.command_with_key(&game, &command, "used");
    game = Game(Answer::from_request(used).await.expect(StatusCode::OK));
    while game.awaited_player(&players).expect("somebody's turn").id != first.id {
        let (player, command) = next_command(&players, &game).await;
        game = player.play(&game, &command).await;
    }
    let (_, command) = next_command(&players, &game).await;
    let mut requests = vec![first.command_with_key(&game, &command, "used")];
    for game in &games[1..] {
        let (player, command) = next_command(&players, game).await;
        requests.push(player.command(game, &command));
    }
    let mut answers = send_while_locked(&server, requests).await.into_iter();
    answers.next().expect("an answer").expect_problem("idempotency_key_reused");
    for answer in answers {
        answer.expect(StatusCode::OK);
    }
    assert_eq!(server.check_games().await, 5);
}
