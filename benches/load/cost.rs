use std::time::Duration;

use diesel::QueryableByName;
use diesel::sql_types::BigInt;
use diesel_async::RunQueryDsl;
use tokio::runtime::Runtime;

use super::service::Service;

/// The processor time that was spent so far, in microseconds. The difference of two is what was spent in between.
#[derive(Clone, Copy, Debug)]
pub struct ProcessorTime {
    /// Of this thread, which generates the load.
    pub generator: f64,
    /// Of the threads of the server.
    pub server: f64,
    pub postgres: f64,
}

impl ProcessorTime {
    /// Of all that runs now, on Linux.
    pub fn so_far(service: &Service) -> ProcessorTime {
        let generator = microseconds("/proc/thread-self/stat", OWN);
        let postmaster = postmaster(service);
        let of_postgres =
            processes().filter(|(pid, parent)| *pid == postmaster || *parent == postmaster);
        ProcessorTime {
            generator,
            server: microseconds("/proc/self/stat", OWN) - generator,
            postgres: of_postgres
                .map(|(pid, _)| microseconds(&format!("/proc/{pid}/stat"), OWN))
                .sum::<f64>()
                + microseconds(&format!("/proc/{postmaster}/stat"), ENDED),
        }
    }

    /// What was spent since `before`, for each of so many commands.
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

/// What Postgres has been asked so far.
#[derive(Clone, Copy, Debug, QueryableByName)]
pub struct Asked {
    /// How often: each statement on its own is a transaction.
    #[diesel(sql_type = BigInt)]
    pub round_trips: i64,
    /// How many of them wrote something.
    #[diesel(sql_type = BigInt)]
    pub commits: i64,
}

impl Asked {
    pub fn so_far(runtime: &Runtime, service: &Service) -> Asked {
        std::thread::sleep(TOLD);
        runtime.block_on(async {
            let mut conn = service.ctx.pool.dedicated().await.expect("a connection");
            let asked = diesel::sql_query(
                "SELECT xact_commit AS round_trips, pg_snapshot_xmax(pg_current_snapshot())::text::bigint AS commits \
                 FROM pg_stat_database WHERE datname = current_database()",
            );
            asked.get_result::<Asked>(&mut conn).await.expect("what Postgres counts")
        })
    }
}

/// For so long a connection that has nothing to do may keep to itself what it did.
const TOLD: Duration = Duration::from_secs(11);

/// Hundredths of a second, as Linux counts for all programs.
const TICK: f64 = 10_000.0;

/// Of a process or a thread, `utime` and `stime` in its `stat`.
const OWN: [usize; 2] = [11, 12];
/// Of the processes of a process that have ended, `cutime` and `cstime`.
const ENDED: [usize; 2] = [13, 14];

/// The processor time in these fields of a `stat`, in microseconds; none if it is not there any more.
fn microseconds(stat: &str, in_fields: [usize; 2]) -> f64 {
    let fields = fields(stat).unwrap_or_default();
    let ticks =
        in_fields.map(|field| fields.get(field).and_then(|ticks| ticks.parse::<f64>().ok()));
    TICK * ticks.into_iter().flatten().sum::<f64>()
}

/// The fields of a `stat` after the name of the program, which may hold spaces.
fn fields(stat: &str) -> Option<Vec<String>> {
    let stat = std::fs::read_to_string(stat).ok()?;
    let (_, fields) = stat.rsplit_once(") ")?;
    Some(fields.split(' ').map(str::to_owned).collect())
}

/// The processes of this machine, each with its parent.
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
