//! Helpers shared by the routes that fetch Postgres.

use std::{
    fs,
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::mpsc::{self, RecvTimeoutError},
    thread,
    time::Duration,
};

use sha2::{Digest, Sha256};

/// Interval between progress messages.
const PROGRESS_INTERVAL: Duration = Duration::from_secs(5);

/// Runs a slow command with [`run`]. Logs `doing` at the start and progress every few seconds.
pub(crate) fn run_with_progress(doing: &str, command: &mut Command) -> Result<(), String> {
    tracing::info!("{doing}");
    let on_progress = |seconds: u64| tracing::info!(seconds, "still {doing}");
    with_progress(PROGRESS_INTERVAL, on_progress, || run(command))
}

/// Runs `work`, and meanwhile calls `on_progress` with the elapsed seconds after every interval.
fn with_progress<T>(
    interval: Duration,
    on_progress: impl Fn(u64) + Send,
    work: impl FnOnce() -> T,
) -> T {
    let (done_sender, done_receiver) = mpsc::channel::<()>();
    thread::scope(|scope| {
        scope.spawn(move || {
            let mut elapsed = Duration::ZERO;
            while done_receiver.recv_timeout(interval) == Err(RecvTimeoutError::Timeout) {
                elapsed += interval;
                on_progress(elapsed.as_secs());
            }
        });
        let done = work();
        drop(done_sender);
        done
    })
}

/// Runs a program to its end. The error contains the last line of its error output.
pub(crate) fn run(command: &mut Command) -> Result<(), String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let output = command
        .stdin(Stdio::null())
        .output()
        .map_err(|error| format!("cannot run {name}: {error}"))?;
    if output.status.success() {
        return Ok(());
    }
    let stderr = String::from_utf8_lossy(&output.stderr);
    let last =
        stderr.lines().rev().find(|line| !line.trim().is_empty()).unwrap_or("no error output");
    Err(format!("{name} failed: {}", last.trim()))
}

/// Returns the file in `folder` that ends in `suffix`, if its SHA-256 is one of `hashes`.
pub(crate) fn find_verified(
    folder: &Path,
    suffix: &str,
    hashes: &[&str],
) -> Result<PathBuf, String> {
    let to_message = |error: std::io::Error| error.to_string();
    let mut files = fs::read_dir(folder).map_err(to_message)?.flatten().map(|entry| entry.path());
    let file = files
        .find(|file| file.to_string_lossy().ends_with(suffix))
        .ok_or("nothing was downloaded")?;
    let hash = Sha256::digest(fs::read(&file).map_err(to_message)?)
        .iter()
        .fold(String::new(), |hex, byte| format!("{hex}{byte:02x}"));
    if hashes.contains(&hash.as_str()) {
        Ok(file)
    } else {
        Err(format!("the checksum of the download is wrong (SHA-256 {hash})"))
    }
}

/// Makes the files in `folder` executable, because archives may lose the permission bits.
pub(crate) fn make_executable(folder: &Path) -> Result<(), String> {
    let to_message = |error: std::io::Error| error.to_string();
    for entry in fs::read_dir(folder).map_err(to_message)?.flatten() {
        fs::set_permissions(entry.path(), fs::Permissions::from_mode(0o755)).map_err(to_message)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slow_work_reports_progress() {
        let (progress_sender, progress_receiver) = mpsc::channel();
        let on_progress = move |seconds| {
            // The receiver is gone once the work has ended.
            let _ = progress_sender.send(seconds);
        };
        // The work ends after two progress messages.
        let lines = with_progress(Duration::from_millis(600), on_progress, || {
            progress_receiver.iter().take(2).collect::<Vec<u64>>()
        });
        assert_eq!(lines, [0, 1]);
        assert_eq!(run_with_progress("trying", Command::new("sh").args(["-c", "exit 0"])), Ok(()));
        let failed =
            run_with_progress("trying", Command::new("sh").args(["-c", "echo no >&2; exit 3"]));
        assert_eq!(failed, Err("sh failed: no".to_owned()));
    }
}
