use std::{
    fs::File,
    os::unix::process::CommandExt,
    path::Path,
    process::{Child, ExitStatus},
    time::Duration,
};

use crate::{
    Durability, Error, log,
    os_user::OsUser,
    paths::Paths,
    pid_file::PidFile,
    process::{poll_until, send_signal},
    watchdog::Watchdog,
};

/// Maximum duration of a start. Recovery after a crash may have much to replay.
const START_TIMEOUT: Duration = Duration::from_mins(5);
const POLL_INTERVAL: Duration = Duration::from_millis(5);

/// One run of `postgres` as a child of this process. Dropping it shuts the server down.
#[derive(Debug)]
pub(crate) struct Server {
    postmaster: Child,
    watchdog: Watchdog,
    os_user: OsUser,
    paths: Paths,
}

impl Server {
    /// Starts a server where none is running, and returns once it accepts connections. Returns
    /// early with [`Error::Stopped`] when `stopping` returns true.
    pub fn start(
        paths: &Paths,
        binaries: &Path,
        os_user: &OsUser,
        durability: Durability,
        stopping: &dyn Fn() -> bool,
    ) -> Result<Server, Error> {
        let log = log::open(&paths.log)?;
        let log_start = log.metadata().map_or(0, |found| found.len());
        let watchdog = Watchdog::start(os_user, &paths.cluster)?;
        let postmaster = spawn(paths, binaries, os_user, durability, log)?;
        let mut server =
            Server { postmaster, watchdog, os_user: os_user.clone(), paths: paths.clone() };
        server.ensure_watchdog();
        let ready = poll_until(START_TIMEOUT, POLL_INTERVAL, || {
            if stopping() {
                return Some(Err(Error::Stopped));
            }
            if PidFile::read(&paths.cluster)
                .is_some_and(|file| file.pid == server.pid() && file.ready)
            {
                return Some(Ok(()));
            }
            server.exit_status().map(|_| Err(not_ready(paths, log_start)))
        });
        ready.unwrap_or_else(|| Err(not_ready(paths, log_start)))?;
        Ok(server)
    }

    pub fn pid(&self) -> u32 {
        self.postmaster.id()
    }

    /// Returns the postmaster's exit status, if it has ended.
    pub fn exit_status(&mut self) -> Option<ExitStatus> {
        self.postmaster.try_wait().ok().flatten()
    }

    /// Registers the postmaster with its watchdog, and replaces a dead watchdog.
    pub fn ensure_watchdog(&mut self) {
        let pid = self.pid();
        if !self.watchdog.is_alive() {
            tracing::warn!("Postgres watchdog died, starting a new one");
            match Watchdog::start(&self.os_user, &self.paths.cluster) {
                Ok(watchdog) => self.watchdog = watchdog,
                Err(error) => tracing::warn!(%error, "starting the Postgres watchdog failed"),
            }
        }
        if let Err(error) = self.watchdog.watch(pid) {
            tracing::warn!(%error, "registering Postgres with its watchdog failed");
        }
    }

    pub fn has_live_watchdog(&mut self) -> bool {
        self.watchdog.is_alive()
    }

    /// Shuts the server down, closing open connections. Kills it if it does not end in time.
    pub fn stop(&mut self) -> Result<(), Error> {
        for (signal, timeout_seconds) in [("INT", 20), ("QUIT", 5), ("KILL", 5)] {
            if self.exit_status().is_some() {
                return Ok(());
            }
            send_signal(signal, self.pid());
            let ended = poll_until(Duration::from_secs(timeout_seconds), POLL_INTERVAL, || {
                self.exit_status()
            });
            if ended.is_some() && signal == "INT" {
                return Ok(());
            }
        }
        Err(Error::Killed)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if let Err(error) = self.stop() {
            tracing::warn!(%error, "Postgres shutdown failed");
        }
    }
}

fn spawn(
    paths: &Paths,
    binaries: &Path,
    os_user: &OsUser,
    durability: Durability,
    log: File,
) -> Result<Child, Error> {
    let program = binaries.join("postgres");
    let stdout = log.try_clone().map_err(Error::io("open the log", &paths.log))?;
    let mut command = os_user.command(&program);
    // The working directory identifies the server from its first moment, and a separate process
    // group protects it from ctrl-c.
    command
        .arg("-D")
        .arg(&paths.cluster)
        .current_dir(&paths.cluster)
        .process_group(0)
        .stdout(stdout)
        .stderr(log);
    command.arg("-c").arg(socket_setting(&paths.socket));
    for setting in settings(durability) {
        command.args(["-c", setting]);
    }
    command.spawn().map_err(Error::io("run", program))
}

/// Returns the setting for the socket's folder. The setting is a list, so the folder is quoted.
fn socket_setting(folder: &Path) -> std::ffi::OsString {
    use std::os::unix::ffi::{OsStrExt, OsStringExt};
    let mut setting = b"unix_socket_directories=\"".to_vec();
    for &byte in folder.as_os_str().as_bytes() {
        setting.extend(if byte == b'"' { &b"\"\""[..] } else { std::slice::from_ref(&byte) });
    }
    setting.push(b'"');
    std::ffi::OsString::from_vec(setting)
}

/// Returns the settings that override `postgresql.conf`. Memory and connections are left to that
/// file, where the operator can raise them; `initdb` writes 128 MB and 100. Only tests get more
/// connections, because many test servers, each with its own pools, share one Postgres.
fn settings(durability: Durability) -> impl Iterator<Item = &'static str> {
    let always = [
        "listen_addresses=",
        "port=5432",
        "unix_socket_permissions=0700",
        "logging_collector=off",
        "log_destination=stderr",
    ];
    let per_durability: &[&str] = match durability {
        Durability::Durable => &["fsync=on", "synchronous_commit=on", "full_page_writes=on"],
        // Autovacuum would visit each of the hundreds of test databases every minute.
        Durability::ThrowAway => &[
            "fsync=off",
            "synchronous_commit=off",
            "full_page_writes=off",
            "max_connections=500",
            "autovacuum=off",
        ],
    };
    always.into_iter().chain(per_durability.iter().copied())
}

fn not_ready(paths: &Paths, log_start: u64) -> Error {
    Error::NotReady { log: paths.log.clone(), output: log::tail(&paths.log, log_start) }
}
