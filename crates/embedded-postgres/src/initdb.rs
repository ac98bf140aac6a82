use std::{
    fs, io,
    path::{Path, PathBuf},
};

use crate::{
    Durability, Error,
    os_user::OsUser,
    paths::{Paths, change_owner},
};

/// Name prefix of the folders of unfinished clusters.
const UNFINISHED_PREFIX: &str = "initdb-";

/// Creates the cluster in a temporary folder and then renames it, so that a kill cannot leave a
/// partial cluster. The locale `C` exists on every machine and sorts identically everywhere.
pub(crate) fn initialise(
    paths: &Paths,
    binaries: &Path,
    os_user: &OsUser,
    superuser: &str,
    durability: Durability,
) -> Result<(), Error> {
    let unfinished =
        create_unique_folder(&paths.data).map_err(Error::io("create a folder in", &paths.data))?;
    change_owner(&unfinished, os_user)?;
    let mut initdb = os_user.command(binaries.join("initdb"));
    initdb.args([
        "--encoding=UTF8",
        "--locale=C",
        "--data-checksums",
        "--auth-local=trust",
        "--auth-host=reject",
    ]);
    initdb.arg(format!("--username={superuser}")).arg("--pgdata").arg(&unfinished);
    if durability == Durability::ThrowAway {
        initdb.arg("--no-sync");
    }
    let output = initdb.output().map_err(Error::io("run", binaries.join("initdb")))?;
    if !output.status.success() {
        let _ = fs::remove_dir_all(&unfinished);
        return Err(Error::Initdb {
            output: String::from_utf8_lossy(&output.stderr).trim().to_owned(),
        });
    }
    fs::rename(&unfinished, &paths.cluster)
        .map_err(Error::io("move into place", &paths.cluster))?;
    fs::File::open(&paths.data)
        .and_then(|folder| folder.sync_all())
        .map_err(Error::io("sync", &paths.data))
}

/// Creates a new folder for each run, because an `initdb` left by a killed process may still write
/// to its own.
fn create_unique_folder(data: &Path) -> io::Result<PathBuf> {
    let mut number = 0;
    loop {
        let folder = data.join(format!("{UNFINISHED_PREFIX}{number}"));
        match fs::create_dir(&folder) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
            result => return result.map(|()| folder),
        }
    }
}

/// Removes the folders of interrupted runs. Only the owner of the lock may call this, and only
/// while it is not initialising.
pub(crate) fn remove_unfinished(data: &Path) {
    let entries = fs::read_dir(data).into_iter().flatten().flatten();
    for entry in
        entries.filter(|entry| entry.file_name().to_string_lossy().starts_with(UNFINISHED_PREFIX))
    {
        if let Err(error) = fs::remove_dir_all(entry.path()) {
            tracing::debug!(%error, "removing an unfinished cluster failed");
        }
    }
}
