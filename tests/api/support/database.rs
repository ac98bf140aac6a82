use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

use diesel_async::{RunQueryDsl, SimpleAsyncConnection};
use embedded_postgres::{Durability, EmbeddedPostgres, Options};
use tokio::sync::OnceCell;

use super::DataFolder;
use kingdomail::store::{self, Pool};

/// URL of a new, migrated database.
pub async fn database() -> String {
    static TEMPLATE: OnceCell<&str> = OnceCell::const_new();
    create_copy(TEMPLATE.get_or_init(create_template).await).await
}

/// URL of a new, empty database.
pub async fn empty_database() -> String {
    create_copy("template1").await
}

async fn create_copy(template: &str) -> String {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let name = format!("test_{}", COUNT.fetch_add(1, Ordering::Relaxed));
    let admin = Pool::new(&cluster().url("postgres"), 1).expect("a pool");
    let mut conn = admin.connect_dedicated().await.expect("a connection");
    let create = format!("CREATE DATABASE {name} TEMPLATE {template} STRATEGY FILE_COPY");
    diesel::sql_query(create).execute(&mut conn).await.expect("a database of one's own");
    cluster().url(&name)
}

/// Cluster shared by all tests of the binary. Its watcher stops Postgres and deletes the data when
/// the process ends.
fn cluster() -> &'static EmbeddedPostgres {
    static CLUSTER: OnceLock<EmbeddedPostgres> = OnceLock::new();
    CLUSTER.get_or_init(|| {
        let parent = memory_folder();
        let data = parent.join(format!("kingdomail-tests-{}", std::process::id()));
        remove_stale_folders(&parent);
        let options = Options {
            application: "kingdomail",
            data,
            binaries: None,
            durability: Durability::ThrowAway,
        };
        EmbeddedPostgres::start(&options).expect("a private Postgres")
    })
}

/// Folder for data that need not survive a reboot. Syncing a busy disk takes longer than most
/// tests, and no test simulates a power failure.
pub fn memory_folder() -> PathBuf {
    let shared = Path::new("/dev/shm");
    if shared.is_dir() { shared.to_owned() } else { std::env::temp_dir() }
}

/// Removes the folders of earlier test processes, which cannot do so because their Postgres
/// outlives them.
fn remove_stale_folders(parent: &Path) {
    let entries = std::fs::read_dir(parent).expect("a readable folder");
    for entry in entries.flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let prefixes = ["kingdomail-tests-", "kingdomail-program-"];
        let Some(rest) = prefixes.iter().find_map(|prefix| name.strip_prefix(prefix)) else {
            continue;
        };
        let process = rest.split('-').next().unwrap_or_default();
        if !Path::new("/proc").join(process).exists() {
            // Concurrent processes may find the same folder; a missing folder is not an error.
            drop(std::fs::remove_dir_all(entry.path()));
        }
    }
}

/// Migrated database used as the template of copies.
async fn create_template() -> &'static str {
    let name = "template_migrated";
    let pool = Pool::new(&cluster().url("postgres"), 1).expect("a pool");
    let mut conn = pool.connect_dedicated().await.expect("a connection");
    conn.batch_execute(&format!("CREATE DATABASE {name}")).await.expect("a template");
    let pool = Pool::new(&cluster().url(name), 1).expect("a pool");
    let conn = pool.connect_dedicated().await.expect("a connection");
    tokio::task::spawn_blocking(|| store::migrate(conn))
        .await
        .expect("no panic")
        .expect("migrated");
    name
}

/// Private Postgres with synchronous disk writes, as the program requires, and an empty database.
pub struct Durable {
    pub url: String,
    /// Folder of the data files.
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
        let conn = pool.connect_dedicated().await.expect("a connection");
        let migrated = tokio::task::spawn_blocking(|| store::migrate(conn)).await;
        migrated.expect("no panic").expect("a database");
        Durable { url, folder, _cluster: cluster }
    }
}
