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
const LINE_EVERY: Duration = Duration::from_secs(5);

/// Runs a slow command with [`run`]. Logs `doing` at the start and progress every few seconds.
pub(crate) fn run_telling(doing: &str, command: &mut Command) -> Result<(), String> {
    tracing::info!("{doing}");
    let still = |seconds: u64| tracing::info!(seconds, "still {doing}");
    while_telling(LINE_EVERY, still, || run(command))
}

/// Runs `work`, and meanwhile calls `still` with the elapsed seconds after every interval.
fn while_telling<T>(every: Duration, still: impl Fn(u64) + Send, work: impl FnOnce() -> T) -> T {
    let (over, ended) = mpsc::channel::<()>();
    thread::scope(|scope| {
        scope.spawn(move || {
            let mut passed = Duration::ZERO;
            while ended.recv_timeout(every) == Err(RecvTimeoutError::Timeout) {
                passed += every;
                still(passed.as_secs());
            }
        });
        let done = work();
        drop(over);
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
    let said = String::from_utf8_lossy(&output.stderr);
    let last = said.lines().rev().find(|line| !line.trim().is_empty()).unwrap_or("no error output");
    Err(format!("{name} failed: {}", last.trim()))
}

/// Returns the file in `folder` that ends in `suffix`, if its SHA-256 is one of `hashes`.
pub(crate) fn verified(folder: &Path, suffix: &str, hashes: &[&str]) -> Result<PathBuf, String> {
    let said = |error: std::io::Error| error.to_string();
    let mut files = fs::read_dir(folder).map_err(said)?.flatten().map(|entry| entry.path());
    let file = files
        .find(|file| file.to_string_lossy().ends_with(suffix))
        .ok_or("nothing was downloaded")?;
    let hash = Sha256::digest(fs::read(&file).map_err(said)?)
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
    let said = |error: std::io::Error| error.to_string();
    for entry in fs::read_dir(folder).map_err(said)?.flatten() {
        fs::set_permissions(entry.path(), fs::Permissions::from_mode(0o755)).map_err(said)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slow_work_reports_progress() {
        let (tell, told) = mpsc::channel();
        let still = move |seconds| {
            // The receiver is gone once the work has ended.
            let _ = tell.send(seconds);
        };
        // The work ends after two progress messages.
        let lines = while_telling(Duration::from_millis(600), still, || {
            told.iter().take(2).collect::<Vec<u64>>()
        });
        assert_eq!(lines, [0, 1]);
        assert_eq!(run_telling("trying", Command::new("sh").args(["-c", "exit 0"])), Ok(()));
        let failed = run_telling("trying", Command::new("sh").args(["-c", "echo no >&2; exit 3"]));
        assert_eq!(failed, Err("sh failed: no".to_owned()));
    }
}
