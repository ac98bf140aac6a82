//! Backup of a whole database to a file, and its restore.

use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};
use std::time::Duration;

use diesel_async::{RunQueryDsl, SimpleAsyncConnection};
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use ruzstd::decoding::StreamingDecoder;
use serde_json::{Value, json};

use kingdomail::auth::TokenSecret;
use kingdomail::service::backup::{BackupError, Manifest, inspect, restore, write_backup};
use kingdomail::store::{self, Pool};

use crate::support::{
    DataFolder, Durable, Game, Player, Program, SECRET, TestServer, empty_database, now,
    play_to_end, players, start_game,
};

/// Backup file in a folder that is removed on drop.
struct Backup {
    folder: DataFolder,
    manifest: Manifest,
}

impl Backup {
    async fn create(server: &TestServer) -> Backup {
        let secret = TokenSecret::from_text(SECRET).expect("long enough");
        let saved = write_backup(&server.ctx.pool, secret, now(), Vec::new()).await;
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

    /// Starts a server on a new database restored from the file.
    async fn restore(&self) -> TestServer {
        let url = empty_database().await;
        restore_into(&url, &self.path()).await.expect("restored");
        TestServer::with_database(&url)
    }
}

async fn restore_into(url: &str, path: &Path) -> Result<(), BackupError> {
    let pool = Pool::new(url, 2).expect("a pool");
    restore(&pool, path, &inspect(path)?).await
}

/// Decompresses the bytes; returns `None` if they are incomplete or the checksum does not match.
fn decompress(bytes: &[u8]) -> Option<Vec<u8>> {
    let mut unpacked = Vec::new();
    GzDecoder::new(bytes).read_to_end(&mut unpacked).ok()?;
    Some(unpacked)
}

/// All rows of all tables.
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

/// Game with a few moves.
async fn start_with_moves(server: &TestServer) -> (Vec<Player>, Game) {
    let players = players(server, 2).await;
    let mut game = start_game(&players, json!({ "expansion": "age_of_giants" })).await;
    for _ in 0..5 {
        let player = game.awaited_player(&players).expect("somebody is to move");
        let command = player.legal_commands(&game).await.swap_remove(0);
        game = player.play(&game, &command).await;
    }
    (players, game)
}

#[tokio::test(flavor = "multi_thread")]
async fn restore_reproduces_the_database() {
    let server = TestServer::start().await;
    let (players, game) = start_with_moves(&server).await;
    let backup = Backup::create(&server).await;
    assert_eq!((backup.manifest.players, backup.manifest.games), (2, 1));
    let restored = backup.restore().await;
    assert_eq!(rows(&restored).await, rows(&server).await);
    assert_eq!(restored.check_games().await, 1);
    // Sessions and the game are still usable.
    let there: Vec<Player> = players.iter().map(|player| player.at(restored.url(""))).collect();
    assert_eq!(there[0].get_game(&game).await, players[0].get_game(&game).await);
    let ended = play_to_end(&there, game, 3).await;
    assert_eq!(ended.0["status"], "finished");
}

#[tokio::test(flavor = "multi_thread")]
async fn backup_during_play_is_consistent() {
    let server = TestServer::start().await;
    let (players, game) = start_with_moves(&server).await;
    let playing = tokio::spawn(async move { play_to_end(&players, game, 7).await });
    let mut backups = Vec::new();
    while !playing.is_finished() {
        backups.push(Backup::create(&server).await);
    }
    playing.await.expect("the game went on to its end");
    let middle = [backups.len() / 4, backups.len() / 2, 3 * backups.len() / 4];
    let mut versions = Vec::new();
    for index in middle {
        let restored = backups[index].restore().await;
        // The game matches its events: the backup is a consistent snapshot across tables.
        assert_eq!(restored.check_games().await, 1);
        versions.push(restored.count("SELECT version FROM game_states").await);
    }
    assert!(versions[0] < versions[2], "people played on while backups were made: {versions:?}");
    assert!(versions.is_sorted(), "{versions:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn restore_replaces_existing_data() {
    let server = TestServer::start().await;
    start_with_moves(&server).await;
    let backup = Backup::create(&server).await;
    let other = TestServer::start().await;
    other.player("Hedy").await;
    let url = other.database.clone();
    other.stop().await;
    drop(other);
    // Its connections close a moment later; the restore waits for them.
    restore_into(&url, &backup.path()).await.expect("restored");
    assert_eq!(rows(&TestServer::with_database(&url)).await, rows(&server).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn restore_into_used_database_is_rejected() {
    let server = TestServer::start().await;
    start_with_moves(&server).await;
    let backup = Backup::create(&server).await;
    let before = rows(&server).await;
    let refused =
        restore_into(&server.database, &backup.path()).await.expect_err("a server is there");
    assert!(matches!(refused, BackupError::InUse { connections: 1.. }), "{refused}");
    assert_eq!(rows(&server).await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn damaged_backup_is_rejected() {
    let server = TestServer::start().await;
    start_with_moves(&server).await;
    let backup = Backup::create(&server).await;
    let whole = backup.bytes();
    for length in [0, 1, 100, whole.len() / 2, whole.len() - 1] {
        std::fs::write(backup.path(), &whole[..length]).expect("written");
        let refused = inspect(&backup.path()).err();
        let is_cut_off = matches!(refused, Some(BackupError::Truncated));
        assert!(is_cut_off, "{length} bytes of {}: {refused:?}", whole.len());
    }
    for place in (0..whole.len()).step_by(whole.len() / 50) {
        let mut changed = whole.clone();
        changed[place] ^= 0x40;
        std::fs::write(backup.path(), &changed).expect("written");
        // A few bits of the compressed format have no meaning.
        let is_harmless =
            || decompress(&changed).is_some_and(|rows| Some(rows) == decompress(&whole));
        assert!(
            inspect(&backup.path()).is_err() || is_harmless(),
            "a bit at {place} was not missed"
        );
    }
    std::fs::write(backup.path(), file!()).expect("written");
    assert!(inspect(&backup.path()).is_err());
}

/// Backup of the first release, with different migrations from the current ones.
fn backup_of_first_release() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus/0.1.0/database.backup")
}

/// Entries of a backup in order: path and content.
type Entries = Vec<(String, Vec<u8>)>;

/// Writes a copy of the backup `of` to `folder` with changed entries.
fn rewrite_backup(of: &Path, folder: &DataFolder, change: impl FnOnce(&mut Entries)) -> PathBuf {
    let file = std::fs::read(of).expect("a backup");
    let mut unpacked = decompress(&file).unwrap_or_default();
    if unpacked.is_empty() {
        // The first releases compressed with Zstandard.
        let mut decoder = StreamingDecoder::new(&*file).expect("Zstandard");
        decoder.read_to_end(&mut unpacked).expect("a frame");
    }
    let mut archive = tar::Archive::new(&*unpacked);
    let mut entries = Entries::new();
    for entry in archive.entries().expect("an archive") {
        let mut entry = entry.expect("an entry");
        let path = entry.path().expect("a path").display().to_string();
        let mut bytes = Vec::new();
        entry.read_to_end(&mut bytes).expect("the content");
        entries.push((path, bytes));
    }
    change(&mut entries);
    let mut archive = tar::Builder::new(Vec::new());
    for (path, bytes) in entries {
        let mut header = tar::Header::new_gnu();
        header.set_size(bytes.len() as u64);
        archive.append_data(&mut header, path, &*bytes).expect("appended");
    }
    let mut compressed = GzEncoder::new(Vec::new(), Compression::fast());
    compressed.write_all(&archive.into_inner().expect("an archive")).expect("compressed");
    let bytes = compressed.finish();
    std::fs::create_dir_all(folder.path()).expect("a folder");
    let path = folder.path().join("rewritten");
    std::fs::write(&path, bytes.expect("compressed")).expect("written");
    path
}

/// Changes the manifest of a backup.
fn change_manifest(entries: &mut Entries, change: impl FnOnce(&mut Value)) {
    let mut manifest: Value = serde_json::from_slice(&entries[0].1).expect("JSON");
    change(&mut manifest);
    entries[0].1 = serde_json::to_vec(&manifest).expect("JSON");
}

/// Game started on a server that has since stopped, with the rows of its database.
async fn stopped_server() -> (String, Vec<(String, Vec<String>)>) {
    let server = TestServer::start().await;
    start_with_moves(&server).await;
    let before = rows(&server).await;
    server.stop().await;
    (server.database.clone(), before)
}

#[tokio::test(flavor = "multi_thread")]
async fn rejected_row_leaves_database_unchanged() {
    let (url, before) = stopped_server().await;
    let folder = DataFolder::new();
    let bad = rewrite_backup(&backup_of_first_release(), &folder, |entries| {
        let is_of_games = |(path, _): &&mut (String, Vec<u8>)| path.starts_with("tables/games/");
        let (_, rows) = entries.iter_mut().find(is_of_games).expect("rows of games");
        let text = String::from_utf8(std::mem::take(rows)).expect("text");
        *rows = text.replacen("\tactive\t", "\tunheard\t", 1).into_bytes();
    });
    let refused = restore_into(&url, &bad).await.expect_err("a row is rejected").to_string();
    assert!(refused.contains("violates check constraint"), "{refused}");
    assert_eq!(rows(&TestServer::with_database(&url)).await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_restore_leaves_database_unchanged() {
    let (url, before) = stopped_server().await;
    // Blocks the restore at its update of the list of migrations.
    let observer = Pool::new(&url, 1).expect("a pool");
    let mut conn = observer.connect_dedicated().await.expect("a connection");
    let block = "SET application_name = 'observer'; SET idle_in_transaction_session_timeout = 0; \
                 BEGIN; LOCK TABLE __diesel_schema_migrations IN SHARE MODE";
    conn.batch_execute(block).await.expect("locked");
    let folder = DataFolder::new();
    let file = backup_of_first_release();
    let arguments = ["restore", "--overwrite", file.to_str().expect("a path")];
    let mut restore = Program::command(&folder);
    restore.args(arguments).env("DATABASE_URL", &url).env("KINGDOMAIL_TOKEN_SECRET", SECRET);
    let mut restore = restore.stdout(Stdio::null()).spawn().expect("the program starts");
    wait_for_blocked(&mut conn, &mut restore).await;
    restore.kill().expect("it runs");
    restore.wait().expect("its end");
    conn.batch_execute("ROLLBACK").await.expect("unlocked");
    drop(conn);
    assert_eq!(rows(&TestServer::with_database(&url)).await, before);
}

#[derive(diesel::QueryableByName)]
struct Count {
    #[diesel(sql_type = diesel::sql_types::BigInt)]
    count: i64,
}

/// Waits until `program` is blocked by a lock in the database of `conn`.
async fn wait_for_blocked(conn: &mut store::Connection, program: &mut Child) {
    let blocked = "SELECT count(*) AS count FROM pg_locks JOIN pg_database d ON d.oid = database \
                   WHERE NOT granted AND datname = current_database()";
    let mut tick = tokio::time::interval(Duration::from_millis(20));
    loop {
        tick.tick().await;
        assert_eq!(program.try_wait().expect("its state"), None, "the program ended");
        let found = diesel::sql_query(blocked).get_result::<Count>(conn).await.expect("a count");
        if found.count > 0 {
            return;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn restore_into_empty_folder_succeeds() {
    let backup = backup_of_first_release();
    let url = empty_database().await;
    for attempt in 0..12 {
        let folder = DataFolder::new();
        let mut command = Program::command(&folder);
        command.args(["restore", "--overwrite"]).arg(&backup);
        command.env("DATABASE_URL", &url).env("KINGDOMAIL_TOKEN_SECRET", SECRET);
        let output = command.output().expect("the program runs");
        let printed = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(!printed.contains("nothing was restored"), "attempt {attempt}: {printed}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn unknown_columns_and_tables_are_named() {
    let folder = DataFolder::new();
    let server = TestServer::start().await;
    start_with_moves(&server).await;
    let backup = Backup::create(&server).await;
    let refused = async |change: &dyn Fn(&mut Entries)| {
        let bad = rewrite_backup(&backup.path(), &folder, change);
        let url = empty_database().await;
        let refused = restore_into(&url, &bad).await.expect_err("unknown names");
        assert!(matches!(refused, BackupError::Damaged(_)), "{refused:?}");
        refused.to_string()
    };
    let column = refused(&|entries| {
        change_manifest(entries, |manifest| manifest["tables"][0][1][0] = json!("beard"));
    });
    assert!(column.await.contains("column beard"));
    let table = refused(&|entries| {
        change_manifest(entries, |manifest| {
            let tables = manifest["tables"].as_array_mut().expect("a list");
            tables.push(json!(["dragons", ["fire"]]));
        });
    });
    assert!(table.await.contains("table dragons"));
    let unlisted = refused(&|entries| {
        let end = entries.len() - 1;
        let mut counts: Value = serde_json::from_slice(&entries[end].1).expect("JSON");
        counts["rows"]["dragons"] = json!(1);
        entries[end].1 = serde_json::to_vec(&counts).expect("JSON");
        entries.insert(end, ("tables/dragons/00000001".to_owned(), b"smoke\n".to_vec()));
    });
    assert!(unlisted.await.contains("table dragons"));
}

#[tokio::test(flavor = "multi_thread")]
async fn repeated_entries_are_reported() {
    let folder = DataFolder::new();
    for (number, name) in [(1, "token-secret"), (0, "manifest.json")] {
        let bad = rewrite_backup(&backup_of_first_release(), &folder, |entries| {
            let again = entries[number].clone();
            assert_eq!(again.0, name);
            entries.insert(2, again);
        });
        let refused = inspect(&bad).err().expect("an entry is there twice").to_string();
        assert!(refused.contains(name) && refused.contains("more than once"), "{refused}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn check_reports_an_empty_database() {
    // A database with synchronous disk writes, which `check` requires.
    let database = Durable::start().await;
    let folder = DataFolder::new();
    let mut command = Program::command(&folder);
    command.arg("check").env("DATABASE_URL", &database.url).env("KINGDOMAIL_TOKEN_SECRET", SECRET);
    let output = command.output().expect("the program runs");
    let printed = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(!output.status.success() && printed.contains("no accounts and no games"), "{printed}");
}
