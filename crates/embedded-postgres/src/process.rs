use std::{
    fs, io,
    os::unix::fs::MetadataExt,
    path::Path,
    process::{Command, Stdio},
    thread,
    time::Duration,
};

use crate::pid_file::PidFile;

/// Polls every `interval`, for at most `timeout`, until the closure returns a value.
pub(crate) fn poll_until<T>(
    timeout: Duration,
    interval: Duration,
    mut poll: impl FnMut() -> Option<T>,
) -> Option<T> {
    let mut elapsed = Duration::ZERO;
    loop {
        match poll() {
            None if elapsed < timeout => {
                thread::sleep(interval);
                elapsed += interval;
            }
            answer => return answer,
        }
    }
}

/// Sends `signal` (`INT`, `QUIT`, `KILL`) to `pid`. A process that has already ended is not an
/// error.
pub(crate) fn send_signal(signal: &str, pid: u32) {
    let sent = Command::new("sh")
        .args(["-c", r#"kill -s "$1" "$2""#, "sh", signal, &pid.to_string()])
        .stdin(Stdio::null())
        .stderr(Stdio::null())
        .status();
    if let Err(error) = sent {
        tracing::warn!(%error, pid, "sending a signal to Postgres failed");
    }
}

/// Returns the processes of a server on `cluster`: postmasters and backends have that folder as
/// their working directory. Zombies have none and are not included, because without an init process
/// they are never reaped.
pub(crate) fn find_servers(cluster: &Path) -> io::Result<Vec<u32>> {
    let Ok(folder) = fs::metadata(cluster) else { return Ok(Vec::new()) };
    let Ok(processes) = fs::read_dir("/proc").map(Iterator::peekable) else {
        return servers_by_pid_file(cluster);
    };
    let is_server_on_cluster = |pid: &u32| {
        let named = fs::read_to_string(format!("/proc/{pid}/comm"))
            .is_ok_and(|name| name.starts_with("post"));
        named
            && fs::metadata(format!("/proc/{pid}/cwd"))
                .is_ok_and(|cwd| (cwd.dev(), cwd.ino()) == (folder.dev(), folder.ino()))
    };
    Ok(processes
        .filter_map(|entry| entry.ok()?.file_name().to_str()?.parse().ok())
        .filter(is_server_on_cluster)
        .collect())
}

/// Fallback without `/proc`, which finds only the postmaster.
fn servers_by_pid_file(cluster: &Path) -> io::Result<Vec<u32>> {
    let Some(PidFile { pid, .. }) = PidFile::read(cluster) else { return Ok(Vec::new()) };
    let output = Command::new("ps").args(["-o", "stat=,comm=", "-p", &pid.to_string()]).output()?;
    let line = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    Ok(if line.contains("postgres") && !line.starts_with('Z') { vec![pid] } else { Vec::new() })
}

#[cfg(test)]
mod tests {
    use std::os::unix::{fs::symlink, process::CommandExt};

    use super::*;
    use crate::scratch_folder;

    #[test]
    fn zombie_server_is_not_listed() -> io::Result<()> {
        let folder = scratch_folder("servers")?;
        symlink("/bin/sh", folder.join("postgres"))?;
        let mut server = Command::new(folder.join("postgres"))
            .arg0("sh")
            .args(["-c", "read -r line"])
            .stdin(Stdio::piped())
            .current_dir(&folder)
            .spawn()?;
        let soon = Duration::from_secs(5);
        let pause = Duration::from_millis(1);
        let found =
            || find_servers(&folder).is_ok_and(|found| found == [server.id()]).then_some(());
        assert!(poll_until(soon, pause, found).is_some(), "its name comes just after its start");
        send_signal("KILL", server.id());
        let gone = || find_servers(&folder).is_ok_and(|found| found.is_empty()).then_some(());
        assert!(poll_until(soon, pause, gone).is_some());
        server.wait()?;
        fs::remove_dir_all(folder)
    }
}
