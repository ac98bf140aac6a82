//! The baseline: the two smallest statements that can play a command durably. The first reads the
//! state; the second writes it if the version is unchanged, together with an event and an outbox
//! row. They do not change with the statements of the server, so that a more expensive statement
//! cannot make the server look better.

use std::path::PathBuf;
use std::time::Duration;

use diesel_async::SimpleAsyncConnection;
use tokio::runtime::Runtime;

use super::percentiles::Percentiles;
use super::pgbench::Pgbench;
use super::service::Service;

const GAMES: usize = 100_000;
const EVENTS: usize = 50;
const EVENT: &str = r#"{"kind":"place","player":1,"domino":17,"x":-2,"y":1,"rotation":90,"next_pick":23,"round":4,"by":"0193f5c2-7b1e-7c3a-9d55-2f6a1f0b9e11"}"#;

pub struct Baseline {
    pgbench: Pgbench,
    script: PathBuf,
}

impl Baseline {
    /// Fills a separate database in the Postgres of the server, for the same durability.
    pub fn prepare(runtime: &Runtime, service: &Service) -> Baseline {
        let cluster = service.cluster.as_ref().expect("running");
        runtime.block_on(async {
            let mut conn = service.ctx.pool.connect_dedicated().await.expect("a connection");
            conn.batch_execute("CREATE DATABASE baseline").await.expect("a database");
        });
        let pgbench = Pgbench::new(cluster, "baseline");
        let schema = pgbench.write_script("schema.sql", include_str!("schema.sql"));
        pgbench.execute(&schema, &[format!("games={GAMES}"), format!("events={EVENTS}")]);
        let script = pgbench.write_script("move.sql", include_str!("move.sql"));
        Baseline { pgbench, script }
    }

    /// Returns the throughput in commands per second.
    pub fn commands_per_second(&self, connections: usize, duration: Duration) -> f64 {
        self.pgbench.transactions_per_second(&self.script, &variables(), connections, duration)
    }

    /// Returns the latencies of commands at `per_second`.
    pub fn latencies_at(
        &self,
        per_second: f64,
        connections: usize,
        duration: Duration,
    ) -> Percentiles {
        self.pgbench.latencies_at(per_second, &self.script, &variables(), connections, duration)
    }
}

fn variables() -> [String; 2] {
    [format!("games={GAMES}"), format!("event={EVENT}")]
}
