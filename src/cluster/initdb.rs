use std::{
    fs, io,
    path::{Path, PathBuf},
};

use super::{
    ClusterError, Durability, USER,
    account::Account,
    folders::{Folders, give},
};

/// What the folders of unfinished clusters begin with.
const UNFINISHED: &str = "initdb-";

/// Makes the cluster in a folder beside its place and then puts it there: a kill on the way leaves nothing half made. The locale is the one
/// that every machine has and that sorts the same everywhere.
pub(super) fn initialise(
    folders: &Folders,
    binaries: &Path,
    account: &Account,
    durability: Durability,
) -> Result<(), ClusterError> {
    let unfinished =
        fresh_folder(&folders.data).map_err(ClusterError::io("make a folder in", &folders.data))?;
    give(&unfinished, account)?;
    let mut initdb = account.command(binaries.join("initdb"));
    initdb.args([
        "--encoding=UTF8",
        "--locale=C",
        "--data-checksums",
        "--auth-local=trust",
        "--auth-host=reject",
    ]);
    initdb.arg(format!("--username={USER}")).arg("--pgdata").arg(&unfinished);
    if durability == Durability::ThrowAway {
        initdb.arg("--no-sync");
    }
    let output = initdb.output().map_err(ClusterError::io("run", binaries.join("initdb")))?;
    if !output.status.success() {
        let _ = fs::remove_dir_all(&unfinished);
        return Err(ClusterError::Initdb {
            output: String::from_utf8_lossy(&output.stderr).trim().to_owned(),
        });
    }
    fs::rename(&unfinished, &folders.cluster)
        .map_err(ClusterError::io("move into place", &folders.cluster))?;
    fs::File::open(&folders.data)
        .and_then(|folder| folder.sync_all())
        .map_err(ClusterError::io("sync", &folders.data))
}

/// An `initdb` whose starter was killed may still write to its folder, so each has one of its own.
fn fresh_folder(data: &Path) -> io::Result<PathBuf> {
    let mut number = 0;
    loop {
        let folder = data.join(format!("{UNFINISHED}{number}"));
        match fs::create_dir(&folder) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
            made => return made.map(|()| folder),
        }
    }
}

/// Removes what killed starts left. Only the owner may, and only while it is not initialising.
pub(super) fn remove_unfinished(data: &Path) {
    let entries = fs::read_dir(data).into_iter().flatten().flatten();
    for entry in entries.filter(|entry| entry.file_name().to_string_lossy().starts_with(UNFINISHED))
    {
        if let Err(error) = fs::remove_dir_all(entry.path()) {
            tracing::debug!(%error, "an unfinished cluster is not removed yet");
        }
    }
}
