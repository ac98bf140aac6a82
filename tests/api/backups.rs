//! A whole database in a file, and back.

use std::path::{Path, PathBuf};

use serde_json::json;

use kingdomail::auth::TokenSecret;
use kingdomail::service::backup::{BackupError, Manifest, inspect, restore, save};
use kingdomail::store::{self, Pool};

use crate::support::{
    DataFolder, Game, Player, SECRET, TestServer, empty_database, eventually, now, play_to_the_end,
    players, started,
};

/// A file with a backup in a folder that is removed at the end.
struct Backup {
    folder: DataFolder,
    manifest: Manifest,
}

impl Backup {
    async fn of(server: &TestServer) -> Backup {
        let secret = TokenSecret::from_text(SECRET).expect("long enough");
        let saved = save(&server.ctx.pool, secret, now(), Vec::new()).await;
        let (manifest, bytes) = saved.expect("a backup");
        let folder = DataFolder::new();
        std::fs::create_dir_all(folder.path()).expect("a folder");
        let backup = Backup { folder, manifest };
        std::fs::write(backup.path(), bytes).expect("written");
        backup
    }

    fn path(&self) -> PathBuf {
        self.folder.path().join("backup")
    }

    fn bytes(&self) -> Vec<u8> {
        std::fs::read(self.path()).expect("the backup")
    }

    /// A server on a new database with what is in the file.
    async fn restored(&self) -> TestServer {
        let url = empty_database().await;
        put_into(&url, &self.path()).await.expect("restored");
        TestServer::on(&url)
    }
}

async fn put_into(url: &str, path: &Path) -> Result<(), BackupError> {
    let pool = Pool::new(url, 2).expect("a pool");
    restore(&pool, path, &inspect(path)?).await
}

/// What was compressed, if it is one whole and its checksum is right.
fn unpacked(bytes: &[u8]) -> Option<Vec<u8>> {
    zstd::decode_all(bytes).ok()
}

/// Every row of every table.
async fn rows(server: &TestServer) -> Vec<(String, Vec<String>)> {
    let mut conn = server.connection().await;
    let mut rows = Vec::new();
    for table in store::backup::list_tables(&mut conn).await.expect("the tables") {
        let name = format!("SELECT * FROM \"{}\"", table.name);
        let mut found = server.texts(&name).await;
        found.sort();
        rows.push((table.name, found));
    }
    rows
}

/// A game in which a few moves were made.
async fn begun(server: &TestServer) -> (Vec<Player>, Game) {
    let players = players(server, 2).await;
    let mut game = started(&players, json!({ "expansion": "age_of_giants" })).await;
    for _ in 0..5 {
        let player = game.awaited_of(&players).expect("somebody is to move");
        let command = player.legal(&game).await.swap_remove(0);
        game = player.play(&game, &command).await;
    }
    (players, game)
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_restored_is_what_was_there() {
    let server = TestServer::start().await;
    let (players, game) = begun(&server).await;
    let backup = Backup::of(&server).await;
    assert_eq!((backup.manifest.players, backup.manifest.games), (2, 1));
    let restored = backup.restored().await;
    assert_eq!(rows(&restored).await, rows(&server).await);
    assert_eq!(restored.checked().await, 1);
    // Sessions live on, and so does the game.
    let there: Vec<Player> = players.iter().map(|player| player.at(restored.url(""))).collect();
    assert_eq!(there[0].show(&game).await, players[0].show(&game).await);
    let ended = play_to_the_end(&there, game, 3).await;
    assert_eq!(ended.0["status"], "finished");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_is_of_one_moment_while_people_play() {
    let server = TestServer::start().await;
    let (players, game) = begun(&server).await;
    let playing = tokio::spawn(async move { play_to_the_end(&players, game, 7).await });
    let mut backups = Vec::new();
    while !playing.is_finished() {
        backups.push(Backup::of(&server).await);
    }
    playing.await.expect("the game went on to its end");
    let middle = [backups.len() / 4, backups.len() / 2, 3 * backups.len() / 4];
    let mut versions = Vec::new();
    for index in middle {
        let restored = backups[index].restored().await;
        // The game is as its events made it: it was not caught between two tables.
        assert_eq!(restored.checked().await, 1);
        versions.push(restored.count("SELECT version FROM games").await);
    }
    assert!(versions[0] < versions[2], "people played on while backups were made: {versions:?}");
    assert!(versions.is_sorted(), "{versions:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_in_the_database_gives_way() {
    let server = TestServer::start().await;
    begun(&server).await;
    let backup = Backup::of(&server).await;
    let other = TestServer::start().await;
    other.player("Hedy").await;
    let url = other.database.clone();
    other.stop().await;
    drop(other);
    // Its connections end a moment later.
    eventually(async || match put_into(&url, &backup.path()).await {
        Err(BackupError::InUse { .. }) => false,
        restored => restored.map(|()| true).expect("restored"),
    })
    .await;
    assert_eq!(rows(&TestServer::on(&url)).await, rows(&server).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_restored_under_the_feet_of_a_server() {
    let server = TestServer::start().await;
    begun(&server).await;
    let backup = Backup::of(&server).await;
    let before = rows(&server).await;
    let refused = put_into(&server.database, &backup.path()).await.expect_err("a server is there");
    assert!(matches!(refused, BackupError::InUse { connections: 1.. }), "{refused}");
    assert_eq!(rows(&server).await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_is_not_whole_is_refused_before_anything_is_touched() {
    let server = TestServer::start().await;
    begun(&server).await;
    let backup = Backup::of(&server).await;
    let whole = backup.bytes();
    for length in [0, 1, 100, whole.len() / 2, whole.len() - 1] {
        std::fs::write(backup.path(), &whole[..length]).expect("written");
        let refused = inspect(&backup.path()).err().map(|error| error.to_string());
        assert!(refused.is_some(), "{length} bytes of {} pass for a backup", whole.len());
    }
    for place in (0..whole.len()).step_by(whole.len() / 50) {
        let mut changed = whole.clone();
        changed[place] ^= 0x40;
        std::fs::write(backup.path(), &changed).expect("written");
        // The compressed form has a few bits that mean nothing.
        let is_harmless = || unpacked(&changed).is_some_and(|rows| Some(rows) == unpacked(&whole));
        assert!(
            inspect(&backup.path()).is_err() || is_harmless(),
            "a bit at {place} was not missed"
        );
    }
    std::fs::write(backup.path(), file!()).expect("written");
    assert!(inspect(&backup.path()).is_err());
}
