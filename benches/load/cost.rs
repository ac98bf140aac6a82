use std::time::Duration;

use diesel::QueryableByName;
use diesel::sql_types::BigInt;
use diesel_async::RunQueryDsl;
use tokio::runtime::Runtime;

use super::service::Service;

/// Processor time spent so far, in microseconds. Subtract two values to measure an interval.
#[derive(Clone, Copy, Debug)]
pub struct ProcessorTime {
    /// The current thread, which generates the load.
    pub generator: f64,
    /// The threads of the server.
    pub server: f64,
    pub postgres: f64,
}

impl ProcessorTime {
    /// Returns the processor time of all running threads and processes (Linux only).
    pub fn read(service: &Service) -> ProcessorTime {
        let generator = microseconds("/proc/thread-self/stat", OWN_TIME_FIELDS);
        let postmaster = postmaster(service);
        let of_postgres =
            processes().filter(|(pid, parent)| *pid == postmaster || *parent == postmaster);
        ProcessorTime {
            generator,
            server: microseconds("/proc/self/stat", OWN_TIME_FIELDS) - generator,
            postgres: of_postgres
                .map(|(pid, _)| microseconds(&format!("/proc/{pid}/stat"), OWN_TIME_FIELDS))
                .sum::<f64>()
                + microseconds(&format!("/proc/{postmaster}/stat"), CHILD_TIME_FIELDS),
        }
    }

    /// Returns the processor time per command since `before`.
    pub fn per_command_since(self, before: ProcessorTime, commands: usize) -> ProcessorTime {
        #[expect(clippy::cast_precision_loss, reason = "far fewer commands than that")]
        let each = |now: f64, before: f64| (now - before) / commands as f64;
        ProcessorTime {
            generator: each(self.generator, before.generator),
            server: each(self.server, before.server),
            postgres: each(self.postgres, before.postgres),
        }
    }
}

/// Private memory in use, in MB (Linux only).
#[derive(Clone, Copy, Debug)]
pub struct Memory {
    /// The server and the load generator, which share a process.
    pub server: f64,
    /// Mean of the Postgres processes that serve a connection.
    pub backend: f64,
}

impl Memory {
    pub fn read(service: &Service) -> Memory {
        let postmaster = postmaster(service);
        let backends: Vec<f64> = processes()
            .filter(|(pid, parent)| *parent == postmaster && is_backend(*pid))
            .map(|(pid, _)| private_megabytes(&pid.to_string()))
            .collect();
        #[expect(clippy::cast_precision_loss, reason = "a few connections")]
        let backend = backends.iter().sum::<f64>() / backends.len() as f64;
        Memory { server: private_megabytes("self"), backend }
    }
}

/// Returns true for a Postgres process that serves the database of the service.
fn is_backend(pid: u32) -> bool {
    let command = std::fs::read_to_string(format!("/proc/{pid}/cmdline")).unwrap_or_default();
    command.contains(" kingdomail ")
}

fn private_megabytes(process: &str) -> f64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("RssAnon:"));
    let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse::<f64>().ok());
    kilobytes.unwrap_or_default() / 1024.0
}

/// Counters of Postgres.
#[derive(Clone, Copy, Debug, QueryableByName)]
pub struct PostgresCounters {
    /// Number of transactions. Each single statement is a transaction.
    #[diesel(sql_type = BigInt)]
    pub round_trips: i64,
    /// Number of transactions that wrote data.
    #[diesel(sql_type = BigInt)]
    pub commits: i64,
}

impl PostgresCounters {
    pub fn read(runtime: &Runtime, service: &Service) -> PostgresCounters {
        std::thread::sleep(COUNTER_REPORT_DELAY);
        runtime.block_on(async {
            let mut conn = service.ctx.pool.connect_dedicated().await.expect("a connection");
            let counters = diesel::sql_query(
                "SELECT xact_commit AS round_trips, pg_snapshot_xmax(pg_current_snapshot())::text::bigint AS commits \
                 FROM pg_stat_database WHERE datname = current_database()",
            );
            counters.get_result::<PostgresCounters>(&mut conn).await.expect("what Postgres counts")
        })
    }
}

/// Maximum delay until an idle connection reports its counters.
const COUNTER_REPORT_DELAY: Duration = Duration::from_secs(11);

/// Microseconds per clock tick of Linux (1/100 s).
const TICK_MICROSECONDS: f64 = 10_000.0;

/// Indexes of `utime` and `stime` in the `stat` file of a process or thread.
const OWN_TIME_FIELDS: [usize; 2] = [11, 12];
/// Indexes of `cutime` and `cstime`, the times of ended child processes.
const CHILD_TIME_FIELDS: [usize; 2] = [13, 14];

/// Returns the processor time in these fields of a `stat` file, in microseconds, or 0 if the file
/// no longer exists.
fn microseconds(stat: &str, in_fields: [usize; 2]) -> f64 {
    let fields = fields(stat).unwrap_or_default();
    let ticks =
        in_fields.map(|field| fields.get(field).and_then(|ticks| ticks.parse::<f64>().ok()));
    TICK_MICROSECONDS * ticks.into_iter().flatten().sum::<f64>()
}

/// Returns the fields of a `stat` file after the program name, which may contain spaces.
fn fields(stat: &str) -> Option<Vec<String>> {
    let stat = std::fs::read_to_string(stat).ok()?;
    let (_, fields) = stat.rsplit_once(") ")?;
    Some(fields.split(' ').map(str::to_owned).collect())
}

/// Returns the running processes, each with its parent.
fn processes() -> impl Iterator<Item = (u32, u32)> {
    let folders = std::fs::read_dir("/proc").into_iter().flatten().flatten();
    folders.filter_map(|folder| {
        let pid = folder.file_name().to_str()?.parse().ok()?;
        let parent = fields(&format!("/proc/{pid}/stat"))?.get(1)?.parse().ok()?;
        Some((pid, parent))
    })
}

fn postmaster(service: &Service) -> u32 {
    let socket = service.cluster.as_ref().expect("running").socket_folder().to_owned();
    let lock = std::fs::read_dir(socket)
        .expect("the folder of the socket")
        .flatten()
        .map(|file| file.path())
        .find(|path| path.extension().is_some_and(|extension| extension == "lock"))
        .expect("the lock of the socket");
    let lock = std::fs::read_to_string(lock).expect("the lock of the socket");
    lock.lines().next().and_then(|pid| pid.parse().ok()).expect("the postmaster's id")
}
