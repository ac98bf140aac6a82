//! What all ways to a Postgres that is not there yet have in common.

use std::{
    fs,
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use sha2::{Digest, Sha256};

/// Runs a program to its end; what it said last is the error.
pub(crate) fn run(command: &mut Command) -> Result<(), String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let output = command
        .stdin(Stdio::null())
        .output()
        .map_err(|error| format!("{name} could not be run: {error}"))?;
    if output.status.success() {
        return Ok(());
    }
    let said = String::from_utf8_lossy(&output.stderr);
    let last = said.lines().rev().find(|line| !line.trim().is_empty()).unwrap_or("it said nothing");
    Err(format!("{name} failed: {}", last.trim()))
}

/// The one file in `folder` that ends in `suffix`, if its SHA-256 is one of `hashes`.
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
        Err(format!("what was downloaded is not what was expected (SHA-256 {hash})"))
    }
}

/// Archives may lose the bits that make programs run.
pub(crate) fn make_executable(folder: &Path) -> Result<(), String> {
    let said = |error: std::io::Error| error.to_string();
    for entry in fs::read_dir(folder).map_err(said)?.flatten() {
        fs::set_permissions(entry.path(), fs::Permissions::from_mode(0o755)).map_err(said)?;
    }
    Ok(())
}
