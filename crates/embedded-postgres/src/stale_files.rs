use std::{fs, io::ErrorKind, path::Path, time::Duration};

use crate::{
    Error,
    paths::Paths,
    pid_file::PidFile,
    process::{find_servers, poll_until, send_signal},
};

const POLL_INTERVAL: Duration = Duration::from_millis(20);

/// Stops the processes of earlier servers, then removes their lock files. Postgres would take these
/// files for a running server if the old PID is in use again or belongs to a zombie.
pub(crate) fn remove_stale_files(paths: &Paths) -> Result<(), Error> {
    stop_orphan(&paths.cluster)?;
    await_backends(&paths.cluster)?;
    let socket = paths.socket.join(".s.PGSQL.5432");
    for file in [paths.cluster.join("postmaster.pid"), socket.with_extension("5432.lock"), socket] {
        match fs::remove_file(&file) {
            Err(error) if error.kind() != ErrorKind::NotFound => {
                return Err(Error::io("remove", file)(error));
            }
            _ => {}
        }
    }
    Ok(())
}

/// Stops a server without an owner, if its watchdog has ended too or has not acted yet.
fn stop_orphan(cluster: &Path) -> Result<(), Error> {
    let orphan = || -> Result<Option<u32>, Error> {
        let servers = running_servers(cluster)?;
        Ok(PidFile::read(cluster).map(|file| file.pid).filter(|pid| servers.contains(pid)))
    };
    for (signal, timeout_seconds) in [("INT", 30), ("QUIT", 10), ("KILL", 5)] {
        let Some(pid) = orphan()? else { return Ok(()) };
        tracing::warn!(pid, signal, "stopping an orphaned Postgres");
        send_signal(signal, pid);
        let ended =
            poll_until(Duration::from_secs(timeout_seconds), POLL_INTERVAL, || match orphan() {
                Ok(Some(still)) if still == pid => None,
                other => Some(other),
            });
        ended.transpose()?;
    }
    Ok(())
}

/// Waits for the backends of a killed postmaster, which still write to the files, so that no new
/// server may start. Idle backends end by themselves; a busy one needs a signal.
fn await_backends(cluster: &Path) -> Result<(), Error> {
    for signal in [None, Some("QUIT"), Some("KILL")] {
        for pid in running_servers(cluster)?.into_iter().filter(|_| signal.is_some()) {
            send_signal(signal.unwrap_or("QUIT"), pid);
        }
        let gone = poll_until(Duration::from_secs(2), POLL_INTERVAL, || {
            running_servers(cluster).map(|pids| pids.is_empty().then_some(())).transpose()
        });
        if gone.transpose()?.is_some() {
            return Ok(());
        }
    }
    Err(Error::StillRunning { pids: running_servers(cluster)? })
}

fn running_servers(cluster: &Path) -> Result<Vec<u32>, Error> {
    find_servers(cluster).map_err(Error::io("look for servers in", cluster))
}
