//! Games with clocks; the tests set the current time.

use reqwest::StatusCode;
use serde_json::{Value, json};

use super::{Game, Player, TestServer};
use kingdomail::service;
use kingdomail::service::games::{DeadlineRun, run_due_deadlines};

pub const DAY: i64 = 86_400;

/// Advances the clock by `seconds`; nodes were alive all the time.
pub async fn advance_clock(server: &TestServer, seconds: i64) {
    simulate_outage(server, seconds).await;
    server.sql("UPDATE heartbeat SET at = game_time()").await;
}

/// Advances the clock by `seconds`; no node was alive meanwhile.
pub async fn simulate_outage(server: &TestServer, seconds: i64) {
    server
        .sql(&format!(
            "CREATE OR REPLACE FUNCTION game_time() RETURNS timestamptz LANGUAGE sql STABLE \
             AS 'SELECT now() + interval ''{seconds} seconds'''"
        ))
        .await;
}

/// Sets the clock to `seconds` after a full hour. Returns the resulting offset in seconds for
/// [`advance_clock`].
pub async fn advance_into_hour(server: &TestServer, seconds: i64) -> i64 {
    let since = server.count("SELECT extract(epoch FROM now())::bigint % 3600").await;
    let ahead = 3600 - i64::try_from(since).expect("a number") + seconds;
    advance_clock(server, ahead).await;
    ahead
}

/// Two-player game with a day per decision and the given table settings.
pub async fn start_timed_game(players: &[Player], options: Value) -> Game {
    let mut request_body = json!({
        "settings": { "players": players.len(), "auto_play_forced": false },
        "pace": { "type": "per_turn", "seconds": DAY },
    });
    for (field, value) in options.as_object().expect("options") {
        request_body[field] = value.clone();
    }
    let mut game =
        Game(players[0].post("/v1/games", &request_body).await.expect(StatusCode::CREATED));
    for player in &players[1..] {
        game = player.join(&game).await;
    }
    game
}

/// Fires all due deadlines once.
pub async fn run_deadlines(server: &TestServer) -> DeadlineRun {
    run_due_deadlines(&server.ctx, &[]).await.expect("the database answers")
}

/// Relays all events and delivers all due messages.
pub async fn run_deliveries(server: &TestServer) {
    service::notifications::relay_all(&server.ctx).await.expect("the database answers");
    service::delivery::deliver_due(&server.ctx).await.expect("the database answers");
}

/// Concludes all finished games and starts the next games of series that are due.
pub async fn conclude_games(server: &TestServer) {
    let concluded =
        service::games::conclude_games(&server.ctx, &[]).await.expect("the database answers");
    assert_eq!(concluded.failed, []);
    let continued =
        service::series::start_due_games(&server.ctx, &[]).await.expect("the database answers");
    assert_eq!(continued.failed, []);
}

/// Events of a game.
pub async fn event_payloads(player: &Player, game: &Game) -> Vec<Value> {
    let path = format!("/v1/games/{}/events?limit=500", game.id());
    let page = player.get(&path).await.expect(StatusCode::OK);
    let events = page["items"].as_array().expect("a list").iter();
    events.map(|event| event["payload"].clone()).collect()
}

/// Wire time in seconds.
pub fn unix_seconds(time: &Value) -> i64 {
    let time: jiff::Timestamp = time.as_str().expect("a time").parse().expect("a time");
    time.as_second()
}
