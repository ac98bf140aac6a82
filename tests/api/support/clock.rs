//! Games with clocks; the tests set the current time.

use reqwest::StatusCode;
use serde_json::{Value, json};

use super::{Game, Player, TestServer};
use kingdomail::service;
use kingdomail::service::games::{Fired, run_due_deadlines};

pub const DAY: i64 = 86_400;

/// Advances the clock by `seconds`; nodes were alive all the time.
pub async fn later(server: &TestServer, seconds: i64) {
    after_an_outage(server, seconds).await;
    server.sql("UPDATE heartbeat SET at = game_time()").await;
}

/// Advances the clock by `seconds`; no node was alive meanwhile.
pub async fn after_an_outage(server: &TestServer, seconds: i64) {
    server
        .sql(&format!(
            "CREATE OR REPLACE FUNCTION game_time() RETURNS timestamptz LANGUAGE sql STABLE \
             AS 'SELECT now() + interval ''{seconds} seconds'''"
        ))
        .await;
}

/// Sets the clock to `seconds` after a full hour. Returns the resulting offset in seconds for
/// [`later`].
pub async fn into_the_hour(server: &TestServer, seconds: i64) -> i64 {
    let since = server.count("SELECT extract(epoch FROM now())::bigint % 3600").await;
    let ahead = 3600 - i64::try_from(since).expect("a number") + seconds;
    later(server, ahead).await;
    ahead
}

/// Two-player game with a day per decision and the given table settings.
pub async fn timed(players: &[Player], wishes: Value) -> Game {
    let mut wish = json!({
        "settings": { "players": players.len(), "auto_play_forced": false },
        "pace": { "type": "per_turn", "seconds": DAY },
    });
    for (field, value) in wishes.as_object().expect("wishes") {
        wish[field] = value.clone();
    }
    let mut game = Game(players[0].post("/v1/games", &wish).await.expect(StatusCode::CREATED));
    for player in &players[1..] {
        game = player.join(&game).await;
    }
    game
}

/// Fires all due deadlines once.
pub async fn fired(server: &TestServer) -> Fired {
    run_due_deadlines(&server.ctx, &[]).await.expect("the database answers")
}

/// Relays all events and delivers all due messages.
pub async fn carried(server: &TestServer) {
    service::notifications::relay_all(&server.ctx).await.expect("the database answers");
    service::delivery::deliver_due(&server.ctx).await.expect("the database answers");
}

/// Concludes all finished games and starts the next games of series that are due.
pub async fn concluded(server: &TestServer) {
    let concluded =
        service::games::conclude_games(&server.ctx, &[]).await.expect("the database answers");
    assert_eq!(concluded.failed, []);
    let continued =
        service::series::continue_series(&server.ctx, &[]).await.expect("the database answers");
    assert_eq!(continued.failed, []);
}

/// Events of a game.
pub async fn facts(player: &Player, game: &Game) -> Vec<Value> {
    let path = format!("/v1/games/{}/events?limit=500", game.id());
    let page = player.get(&path).await.expect(StatusCode::OK);
    let events = page["items"].as_array().expect("a list").iter();
    events.map(|event| event["payload"].clone()).collect()
}

/// Wire time in seconds.
pub fn seconds(time: &Value) -> i64 {
    let time: jiff::Timestamp = time.as_str().expect("a time").parse().expect("a time");
    time.as_second()
}
