use std::io::{Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::time::Duration;

use diesel::prelude::*;
use diesel::sql_types::Text;
use diesel_async::{RunQueryDsl, SimpleAsyncConnection};
use kingdomail::store::{Connection, Pool};
use serde_json::Value;

/// Execution plans from the Postgres log, written by the module `auto_explain`.
pub struct PlanLog {
    log: PathBuf,
    /// Offset up to which the log has been read.
    end: u64,
    /// Connection that writes markers to the log.
    marker: Connection,
    marked: usize,
}

/// Scan of a table by a statement.
#[derive(Clone, Debug)]
pub struct Scan {
    pub table: String,
    /// `None` for a sequential scan.
    pub index: Option<String>,
    /// Number of rows returned or filtered out.
    pub rows: u64,
    pub statement: String,
}

/// Maximum delay between a response and its log entry.
const LOG_DELAY: Duration = Duration::from_millis(50);

impl PlanLog {
    /// Starts logging in the private Postgres with its files in `data`, for the database of the
    /// pool. Closes open connections, because they would not use the new settings. `settings` are
    /// planner settings such as `enable_seqscan = off`.
    pub async fn begin(pool: &Pool, data: &Path, settings: &[&str]) -> PlanLog {
        #[derive(QueryableByName)]
        struct Database {
            #[diesel(sql_type = Text)]
            name: String,
        }
        let mut conn = pool.connect_dedicated().await.expect("a connection");
        let database = diesel::sql_query("SELECT current_database()::text AS name");
        let Database { name } = database.get_result(&mut conn).await.expect("its name");
        let logged = [
            "session_preload_libraries = 'auto_explain'",
            "auto_explain.log_min_duration = 0",
            "auto_explain.log_analyze = on",
            "auto_explain.log_timing = off",
            "auto_explain.log_format = json",
        ];
        let alter = |setting: &&str| format!("ALTER DATABASE {name} SET {setting}; ");
        let alter: String = logged.iter().chain(settings).map(alter).collect();
        // The module must be loaded before it can be configured.
        conn.batch_execute("LOAD 'auto_explain'")
            .await
            .expect("the module auto_explain of Postgres");
        conn.batch_execute(&alter).await.expect("settings of the database");
        let others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
             WHERE datname = current_database() AND pid <> pg_backend_pid()";
        conn.batch_execute(others).await.expect("closed connections");
        // The pool detects a closed connection on checkout and discards it.
        for _ in 0..pool.usage().open {
            let mut closed = pool.get().await.expect("a connection");
            drop(closed.batch_execute("SELECT 1").await);
        }
        let log = data.join("server.log");
        let end = log.metadata().expect("the log of the server").len();
        let marker = pool.connect_dedicated().await.expect("a connection");
        PlanLog { log, end, marker, marked: 0 }
    }

    /// Returns the scans since the last call.
    pub async fn scans(&mut self) -> Vec<Scan> {
        tokio::time::sleep(LOG_DELAY).await;
        self.marked += 1;
        let mark = format!("SELECT 'mark {}'", self.marked);
        self.marker.batch_execute(&mark).await.expect("a mark in the log");
        let written = loop {
            let mut log = std::fs::File::open(&self.log).expect("the log of the server");
            log.seek(SeekFrom::Start(self.end)).expect("as far as before");
            let mut written = Vec::new();
            log.read_to_end(&mut written).expect("the log of the server");
            let written = String::from_utf8_lossy(&written).into_owned();
            // Wait for the complete plan of the marker.
            if let Some((_, after)) = written.split_once(&mark)
                && after.contains("\n\t}\n")
            {
                break written;
            }
            tokio::time::sleep(LOG_DELAY).await;
        };
        self.end += written.len() as u64;
        let mut scans = Vec::new();
        for plan in plans(&written) {
            let statement = plan["Query Text"].as_str().unwrap_or_default();
            collect(&plan["Plan"], statement, &mut scans);
        }
        scans
    }
}

/// Returns the plans in a log. Each starts after a line that announces it, and its lines are
/// indented.
fn plans(log: &str) -> Vec<Value> {
    let mut plans = Vec::new();
    let mut lines = log.lines().peekable();
    while let Some(line) = lines.next() {
        if !line.ends_with("  plan:") {
            continue;
        }
        let mut json = String::new();
        while let Some(more) = lines.next_if(|line| line.starts_with('\t')) {
            json.push_str(more);
        }
        plans.push(serde_json::from_str(&json).expect("a plan in JSON"));
    }
    plans
}

/// Collects the scans of a node and its children.
fn collect(node: &Value, statement: &str, scans: &mut Vec<Scan>) {
    let number = |key: &str| node[key].as_f64().unwrap_or_default();
    // The heap scan that uses a bitmap index scan reports it.
    if let Some(table) = node["Relation Name"].as_str()
        && node["Node Type"] != "ModifyTable"
    {
        let removed = number("Rows Removed by Filter") + number("Rows Removed by Index Recheck");
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "counted rows")]
        let rows = ((number("Actual Rows") + removed) * number("Actual Loops")) as u64;
        let bitmap = node["Plans"].get(0).and_then(|bitmap| bitmap["Index Name"].as_str());
        let is_whole = node["Node Type"] == "Seq Scan";
        let index = node["Index Name"].as_str().or(bitmap).or((!is_whole).then_some("several"));
        scans.push(Scan {
            table: table.to_owned(),
            index: index.map(str::to_owned),
            rows,
            statement: statement.to_owned(),
        });
    }
    for below in node["Plans"].as_array().into_iter().flatten() {
        collect(below, statement, scans);
    }
}
