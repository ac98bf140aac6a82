use std::{
    fs,
    io::ErrorKind,
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
    process::Command,
};

use crate::{Error, os_user::OsUser, search_paths::SearchPaths};

const MIN_MAJOR: u32 = 14;

/// Returns `explicit_folder` after checking it; otherwise an installed one; otherwise one
/// that a source fetches.
pub(crate) fn locate(
    explicit_folder: Option<&Path>,
    search_paths: &SearchPaths,
    needed: Option<u32>,
    os_user: &OsUser,
) -> Result<PathBuf, Error> {
    if let Some(folder) = explicit_folder {
        check(folder, needed, os_user)?;
        return Ok(folder.to_path_buf());
    }
    if let Some(folder) = find(search_paths, needed, os_user) {
        return Ok(folder);
    }
    let mut tried = Vec::new();
    for source in &search_paths.sources {
        match source.fetch(needed, &search_paths.cache) {
            Ok(()) => match find(search_paths, needed, os_user) {
                Some(folder) => return Ok(folder),
                None => tried.push(format!("{}: provided no suitable Postgres", source.name())),
            },
            Err(reason) => tried.push(format!("{}: {reason}", source.name())),
        }
    }
    Err(Error::NoBinaries { needed, tried })
}

/// Returns the best folder with `postgres` and `initdb`: the newest of the major version `needed`,
/// or the newest supported one.
fn find(search_paths: &SearchPaths, needed: Option<u32>, os_user: &OsUser) -> Option<PathBuf> {
    let mut best: Option<((u32, u32), PathBuf)> = None;
    for folder in search_paths.candidates() {
        let Some(version) = version(&folder) else { continue };
        let fits = needed.map_or(version.0 >= MIN_MAJOR, |major| version.0 == major);
        if fits
            && best.as_ref().is_none_or(|(found, _)| version > *found)
            && os_user.check_access(&folder).is_ok()
        {
            best = Some((version, folder));
        }
    }
    best.map(|(_, folder)| folder)
}

fn check(folder: &Path, needed: Option<u32>, os_user: &OsUser) -> Result<(), Error> {
    let unusable = |reason: String| Err(Error::UnusableBinaries { folder: folder.into(), reason });
    if let Err(error) = fs::read_dir(folder)
        && error.kind() != ErrorKind::PermissionDenied
    {
        return unusable(match error.kind() {
            ErrorKind::NotFound => "the folder does not exist".into(),
            ErrorKind::NotADirectory => "it is not a folder".into(),
            _ => error.to_string(),
        });
    }
    match os_user.check_access(folder) {
        Err(Error::Unreachable { blocked, os_user, .. }) => {
            return unusable(format!(
                "Postgres runs as the user `{os_user}`, who cannot enter {}: run `chmod o+x` on that folder",
                blocked.display()
            ));
        }
        reached => reached?,
    }
    match (version(folder), needed) {
        (None, _) => {
            unusable("it must contain `postgres` and `initdb`, executable on this machine".into())
        }
        (Some((major, _)), Some(needed)) if major != needed => unusable(format!(
            "it contains Postgres {major}, but the database was created by Postgres {needed}"
        )),
        (Some((major, _)), _) if major < MIN_MAJOR => unusable(format!(
            "it contains Postgres {major}; version {MIN_MAJOR} or newer is required"
        )),
        _ => Ok(()),
    }
}

/// Returns the major and minor version of the Postgres in `folder`, or `None` if no executable
/// Postgres is there.
fn version(folder: &Path) -> Option<(u32, u32)> {
    let [postgres, initdb] = ["postgres", "initdb"].map(|name| folder.join(name));
    if !is_executable(&postgres) || !is_executable(&initdb) {
        return None;
    }
    let output = Command::new(postgres).arg("--version").output().ok()?;
    parse_version(&String::from_utf8_lossy(&output.stdout))
}

fn parse_version(text: &str) -> Option<(u32, u32)> {
    let number = text.split_once("(PostgreSQL) ")?.1;
    let mut parts = number.split(|c: char| !c.is_ascii_digit());
    Some((
        parts.next()?.parse().ok()?,
        parts.next().and_then(|minor| minor.parse().ok()).unwrap_or(0),
    ))
}

fn is_executable(file: &Path) -> bool {
    fs::metadata(file).is_ok_and(|found| found.is_file() && found.permissions().mode() & 0o111 != 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unusable_folder_is_described() -> Result<(), Box<dyn std::error::Error>> {
        let folder = crate::scratch_folder("binaries")?;
        let os_user = OsUser::choose(&folder)?;
        let refused = |folder: &Path| {
            check(folder, None, &os_user).map_or_else(|error| error.to_string(), |()| "fine".into())
        };
        assert!(refused(&folder.join("missing")).ends_with("the folder does not exist"));
        fs::write(folder.join("file"), "")?;
        assert!(refused(&folder.join("file")).ends_with("it is not a folder"));
        assert!(refused(Path::new("/")).contains("it must contain `postgres` and `initdb`"));
        Ok(fs::remove_dir_all(folder)?)
    }

    #[test]
    fn version_ignores_distribution_suffix() {
        assert_eq!(
            parse_version("postgres (PostgreSQL) 15.18 (Debian 15.18-0+deb12u1)\n"),
            Some((15, 18))
        );
        assert_eq!(parse_version("postgres (PostgreSQL) 18beta1\n"), Some((18, 0)));
        assert_eq!(parse_version("something else"), None);
    }
}
