//! Databases of earlier releases with active games of every kind: restored, migrated, and played to
//! the end.

use std::path::{Path, PathBuf};

use reqwest::StatusCode;
use serde_json::{Value, json};

use kingdomail::service::backup::{inspect, restore};
use kingdomail::service::games;
use kingdomail::store::{self, Pool};

use crate::support::{Game, Player, TestServer, conclude_games, empty_database, play_to_end};

/// Players of `tests/corpus/fill_database.py`.
const PLAYER_NAMES: [&str; 5] = ["Ada", "Bo", "Cy", "Di", "Eve"];

/// Backups of all releases.
fn backups() -> Vec<PathBuf> {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus");
    let releases = std::fs::read_dir(corpus).expect("the corpus").flatten();
    releases
        .map(|release| release.path().join("database.backup"))
        .filter(|path| path.exists())
        .collect()
}

/// Server on a database restored from a file with the operator's commands.
async fn restore_server(backup: &Path) -> TestServer {
    let url = empty_database().await;
    let pool = Pool::new(&url, 2).expect("a pool");
    let inspected = inspect(backup).expect("a backup");
    restore(&pool, backup, &inspected).await.expect("restored");
    let conn = pool.connect_dedicated().await.expect("a connection");
    let migrated = tokio::task::spawn_blocking(|| store::migrate(conn)).await.expect("no panic");
    let steps = migrated.expect("migrated");
    let is_of_the_first = backup.parent().is_some_and(|release| release.ends_with("0.1.0"));
    assert!(
        steps > 0 || !is_of_the_first,
        "a database of the first release was brought up to date"
    );
    let server = TestServer::with_database(&url);
    // As on every start, so that clocks do not run during the outage.
    games::heartbeat(&server.ctx).await.expect("the time of the outage is given back");
    server
}

/// The oldest active game.
async fn next_active(server: &TestServer) -> Option<String> {
    let active =
        server.texts("SELECT id FROM games WHERE status = 'active' ORDER BY id LIMIT 1").await;
    active.first().map(|row| row.trim_matches(['(', ')']).to_owned())
}

/// Plays a game to its end with all seated players.
async fn finish(people: &[Player], id: &str) {
    let path = format!("/v1/games/{id}");
    let mut seated = None;
    for person in people {
        let answer = person.get(&path).await;
        let sits = |seat: &Value| seat["player"]["id"] == person.id.as_str();
        if answer.body["seats"].as_array().is_some_and(|seats| seats.iter().any(sits)) {
            seated = Some((person, Game(answer.body)));
        }
    }
    let (person, mut game) = seated.expect("somebody sits there");
    if !game.0["paused_until"].is_null() {
        person.post_empty(&format!("{path}/resume")).await.expect(StatusCode::OK);
        game = person.get_game(&game).await;
    }
    let ended = play_to_end(people, game, 11).await;
    assert_eq!(ended.0["status"], "finished", "{}", ended.0);
}

#[tokio::test(flavor = "multi_thread")]
async fn games_of_earlier_releases_finish() {
    let backups = backups();
    assert!(!backups.is_empty());
    for backup in backups {
        let server = restore_server(&backup).await;
        let games = server.check_games().await;
        assert!(games > 50, "{games}");
        let forgotten = "SELECT count(*) FROM game_states gs WHERE octet_length(request_key_hashes) <> 4 * \
             (SELECT count(*) FROM events WHERE game_id = gs.game_id AND request_key IS NOT NULL)";
        assert_eq!(server.count(forgotten).await, 0, "keys of requests");
        let mut people = Vec::new();
        for name in PLAYER_NAMES {
            people.push(Player::log_in(server.url(""), name).await);
        }
        let mut finished = 0;
        while let Some(id) = next_active(&server).await {
            finish(&people, &id).await;
            // The next game of its series may begin.
            conclude_games(&server).await;
            finished += 1;
        }
        assert!(finished > 30, "{finished}");
        assert!(server.check_games().await >= games);
        let open = server.count("SELECT count(*) FROM series WHERE status = 'active'").await;
        assert_eq!(open, 1, "but for the one that waits until all are ready");
    }
}

/// Token with the scopes `games:read` and `notices:read` that 0.2.0 gave to Ada in the backup.
const TOKEN: &str = "kmp_9c71fe718d2e6f2835e12394e519b7caea621f4f43e184203b4f6d7f014e4c34a467af8e";

#[tokio::test(flavor = "multi_thread")]
async fn legacy_stored_names_are_read() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus");
    let server = restore_server(&corpus.join("0.2.0/database.backup")).await;
    let ada = Player::log_in(server.url(""), "Ada").await;

    let settings = ada.get("/v1/me/notification-settings").await.expect(StatusCode::OK);
    assert_eq!(settings["channels"]["proposal"], json!(["webhook"]));
    assert_eq!(settings["channels"]["invited"], json!(["email"]));
    assert_eq!(settings["channels"]["reminder"], json!(["email", "webhook", "chat", "push"]));
    let webhooks = ada.get("/v1/me/webhooks").await.expect(StatusCode::OK);
    let wanted: Vec<&Value> = webhooks["items"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|one| &one["notifications"])
        .collect();
    assert_eq!(wanted, [&json!(["your_turn", "proposal"])]);

    let mut bot = ada;
    bot.access_token = TOKEN.to_owned();
    let shown = bot.get("/v1/token").await.expect(StatusCode::OK);
    assert_eq!(shown["scopes"], json!(["games:read", "notifications:read"]));
    bot.get("/v1/me/notifications").await.expect(StatusCode::OK);
}
