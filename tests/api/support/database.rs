use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

use diesel_async::{RunQueryDsl, SimpleAsyncConnection};
use embedded_postgres::{Durability, EmbeddedPostgres, Options};
use tokio::sync::OnceCell;

use super::DataFolder;
use kingdomail::store::{self, Pool};

/// The URL of a new, migrated database.
pub async fn database() -> String {
    static TEMPLATE: OnceCell<&str> = OnceCell::const_new();
    copy_of(TEMPLATE.get_or_init(make_template).await).await
}

/// The URL of a new database without a table.
pub async fn empty_database() -> String {
    copy_of("template1").await
}

async fn copy_of(template: &str) -> String {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let name = format!("test_{}", COUNT.fetch_add(1, Ordering::Relaxed));
    let admin = Pool::new(&cluster().url("postgres"), 1).expect("a pool");
    let mut conn = admin.dedicated().await.expect("a connection");
    let create = format!("CREATE DATABASE {name} TEMPLATE {template} STRATEGY FILE_COPY");
    diesel::sql_query(create).execute(&mut conn).await.expect("a database of one's own");
    cluster().url(&name)
}

/// One cluster for the whole binary, thrown away with it: when the process ends, Postgres is stopped by its watcher.
fn cluster() -> &'static EmbeddedPostgres {
    static CLUSTER: OnceLock<EmbeddedPostgres> = OnceLock::new();
    CLUSTER.get_or_init(|| {
        let parent = memory();
        let data = parent.join(format!("kingdomail-tests-{}", std::process::id()));
        remove_what_ended_tests_left(&parent);
        let options = Options {
            application: "kingdomail",
            data,
            binaries: None,
            durability: Durability::ThrowAway,
        };
        EmbeddedPostgres::start(&options).expect("a private Postgres")
    })
}

/// Where what need not outlive the machine is kept: to sync a disk that others write to takes longer than most tests, and no
/// test takes the power away.
pub fn memory() -> PathBuf {
    let shared = Path::new("/dev/shm");
    if shared.is_dir() { shared.to_owned() } else { std::env::temp_dir() }
}

/// A process that ends cannot remove the folder of the Postgres that ends after it; the next one does.
fn remove_what_ended_tests_left(parent: &Path) {
    let entries = std::fs::read_dir(parent).expect("a readable folder");
    for entry in entries.flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let ours = ["kingdomail-tests-", "kingdomail-program-"];
        let Some(rest) = ours.iter().find_map(|prefix| name.strip_prefix(prefix)) else { continue };
        let process = rest.split('-').next().unwrap_or_default();
        if !Path::new("/proc").join(process).exists() {
            // Two may find the same folder; that one of them finds it gone is no harm.
            drop(std::fs::remove_dir_all(entry.path()));
        }
    }
}

/// A migrated database to copy.
async fn make_template() -> &'static str {
    let name = "template_migrated";
    let pool = Pool::new(&cluster().url("postgres"), 1).expect("a pool");
    let mut conn = pool.dedicated().await.expect("a connection");
    conn.batch_execute(&format!("CREATE DATABASE {name}")).await.expect("a template");
    let pool = Pool::new(&cluster().url(name), 1).expect("a pool");
    let conn = pool.dedicated().await.expect("a connection");
    tokio::task::spawn_blocking(|| store::migrate(conn))
        .await
        .expect("no panic")
        .expect("migrated");
    name
}

/// A Postgres of its own that syncs what it writes, as the program wants it, with an empty database.
pub struct Durable {
    pub url: String,
    /// Of its files.
    pub folder: DataFolder,
    _cluster: EmbeddedPostgres,
}

impl Durable {
    pub async fn start() -> Durable {
        let folder = DataFolder::new();
        let options = Options {
            application: "kingdomail",
            data: folder.path().to_owned(),
            binaries: None,
            durability: Durability::Durable,
        };
        let cluster = tokio::task::spawn_blocking(move || EmbeddedPostgres::start(&options)).await;
        let cluster = cluster.expect("no panic").expect("a Postgres that syncs its disk");
        let url = cluster.url("postgres");
        let pool = Pool::new(&url, 1).expect("a pool");
        let conn = pool.dedicated().await.expect("a connection");
        let migrated = tokio::task::spawn_blocking(|| store::migrate(conn)).await;
        migrated.expect("no panic").expect("a database");
        Durable { url, folder, _cluster: cluster }
    }
}
