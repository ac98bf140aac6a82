use std::{
    env,
    ffi::OsString,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use crate::{fetch, paths::cache_folder};

/// Usual folders of the packages of Debian, Alpine and the Postgres project, of its sources, and of
/// Homebrew.
const DEFAULT_FOLDERS: [&str; 11] = [
    "/usr/lib/postgresql/*/bin",
    "/usr/lib/postgresql*/bin",
    "/usr/libexec/postgresql*",
    "/usr/pgsql-*/bin",
    "/usr/local/pgsql/bin",
    "/usr/local/bin",
    "/usr/bin",
    "/opt/homebrew/opt/postgresql*/bin",
    "/usr/local/opt/postgresql*/bin",
    "/Library/PostgreSQL/*/bin",
    "/opt/postgresql/*/bin",
];

/// Folders to search for Postgres, and sources to fetch it.
#[derive(Clone, Debug)]
pub(crate) struct SearchPaths {
    /// In the format of the variable `PATH`. Also searched for `pg_config`.
    pub path: OsString,
    /// Folders; one `*` in a component matches any text.
    pub default_folders: Vec<PathBuf>,
    /// Folder for fetched binaries.
    pub cache: PathBuf,
    /// Routes to fetch Postgres, in order of preference.
    pub sources: Vec<fetch::BinarySource>,
}

impl SearchPaths {
    /// Returns the search paths of this machine. The cache is named after the application; without
    /// a home folder, binaries are kept in `data`.
    pub fn from_environment(application: &str, data: &Path) -> SearchPaths {
        SearchPaths {
            path: env::var_os("PATH").unwrap_or_default(),
            default_folders: DEFAULT_FOLDERS.map(PathBuf::from).into(),
            cache: cache_folder(application)
                .unwrap_or_else(|| data.to_path_buf())
                .join("postgres-binaries"),
            sources: fetch::BinarySource::ALL.into(),
        }
    }

    /// Returns every folder that may contain Postgres, preferred ones first.
    pub(crate) fn candidates(&self) -> Vec<PathBuf> {
        let path: Vec<PathBuf> =
            env::split_paths(&self.path).filter(|folder| folder.is_absolute()).collect();
        let configured = path.iter().map(|folder| folder.join("pg_config")).find_map(|program| {
            let output = Command::new(program).arg("--bindir").output().ok()?;
            Some(PathBuf::from(String::from_utf8(output.stdout).ok()?.trim()))
        });
        let cached =
            fetch::BIN_FOLDERS.iter().map(|bin_folder| self.cache.join("*").join(bin_folder));
        let patterns = self.default_folders.iter().cloned().chain(cached);
        configured
            .into_iter()
            .chain(path)
            .chain(patterns.flat_map(|pattern| expand(&pattern)))
            .collect()
    }
}

/// Returns the existing folders that match `pattern`, sorted by name.
fn expand(pattern: &Path) -> Vec<PathBuf> {
    let mut paths = vec![PathBuf::new()];
    for component in pattern {
        let text = component.to_string_lossy();
        paths = match text.split_once('*') {
            None => paths.into_iter().map(|path| path.join(component)).collect(),
            Some((start, end)) => {
                paths.iter().flat_map(|path| matching(path, start, end)).collect()
            }
        };
    }
    paths.retain(|path| path.exists());
    paths
}

fn matching(folder: &Path, start: &str, end: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let fits = |name: &str| {
        name.len() >= start.len() + end.len() && name.starts_with(start) && name.ends_with(end)
    };
    let mut found: Vec<PathBuf> = entries
        .filter(|entry| fits(&entry.file_name().to_string_lossy()))
        .map(|entry| entry.path())
        .collect();
    found.sort();
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn star_matches_within_one_component() {
        assert_eq!(expand(Path::new("/us*/bi*")), [PathBuf::from("/usr/bin")]);
        assert_eq!(expand(Path::new("/no-such-folder/*/bin")), Vec::<PathBuf>::new());
    }
}
