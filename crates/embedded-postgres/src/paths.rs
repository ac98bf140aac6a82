use std::{
    env, fs,
    io::ErrorKind,
    os::unix::fs::{DirBuilderExt, MetadataExt, PermissionsExt, lchown},
    path::{Path, PathBuf},
};

use sha2::{Digest, Sha256};

use crate::{Error, os_user::OsUser, os_user::is_root};

/// Maximum length of the socket's folder in bytes. The full path is limited to 107 bytes; the rest
/// is left for the file name.
const MAX_SOCKET_FOLDER_BYTES: usize = 80;

/// Name of the cluster's folder in the data folder.
const CLUSTER_FOLDER: &str = "cluster";

/// Paths of the files of one cluster.
#[derive(Clone, Debug)]
pub(crate) struct Paths {
    pub data: PathBuf,
    /// The data directory of Postgres.
    pub cluster: PathBuf,
    pub lock: PathBuf,
    pub log: PathBuf,
    pub socket: PathBuf,
}

impl Paths {
    /// Creates `data` if it is missing. Folders elsewhere are named after the application.
    pub fn create(application: &str, data: &Path) -> Result<Paths, Error> {
        let root = is_root()?;
        make_data_folder(data)?;
        let data = data.canonicalize().map_err(Error::io("find", data))?;
        let socket = socket_folder(application, &data, root && Path::new("/run").is_dir());
        let [cluster, lock, log] =
            [CLUSTER_FOLDER, "lock", "server.log"].map(|name| data.join(name));
        // This process writes to both files, possibly as root in another user's folder, so neither
        // may be a link.
        for file in [&lock, &log] {
            if let Ok(found) = fs::symlink_metadata(file)
                && !found.is_file()
            {
                return Err(Error::WrongOwner { folder: file.clone(), owner: found.uid() });
            }
        }
        Ok(Paths { data, cluster, lock, log, socket })
    }

    /// Creates the folder of the socket, which only `os_user` and root can enter.
    pub fn make_socket_folder(&self, os_user: &OsUser) -> Result<(), Error> {
        let folder = &self.socket;
        match fs::DirBuilder::new().mode(0o700).create(folder) {
            Err(error) if error.kind() != ErrorKind::AlreadyExists => {
                return Err(Error::io("create the folder", folder)(error));
            }
            _ => {}
        }
        let found = fs::symlink_metadata(folder).map_err(Error::io("inspect", folder))?;
        let has_valid_owner =
            found.uid() == os_user.uid || (os_user.needs_switch && found.uid() == 0);
        if !found.is_dir() || !has_valid_owner || found.mode() & 0o077 != 0 {
            return Err(Error::WrongOwner { folder: folder.clone(), owner: found.uid() });
        }
        change_owner(folder, os_user)
    }

    /// Returns the major version of the cluster, or `None` if there is no cluster yet.
    pub fn major(&self) -> Result<Option<u32>, Error> {
        match fs::read_to_string(self.cluster.join("PG_VERSION")) {
            Ok(text) => text
                .trim()
                .parse()
                .map(Some)
                .map_err(|_| Error::Damaged { folder: self.cluster.clone() }),
            Err(error) if error.kind() == ErrorKind::NotFound && self.cluster.exists() => {
                Err(Error::Damaged { folder: self.cluster.clone() })
            }
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
            Err(error) => Err(Error::io("read the version of", &self.cluster)(error)),
        }
    }
}

/// Returns true if the data folder contains a cluster, which a start would use. Without a cluster,
/// a start creates one.
#[must_use]
pub fn has_cluster(data: &Path) -> bool {
    // If the folder is inaccessible, assume a cluster; the start reports the error.
    data.join(CLUSTER_FOLDER).try_exists().unwrap_or(true)
}

/// Creates the data folder if it is missing, as
/// [`EmbeddedPostgres::start`](crate::EmbeddedPostgres::start) does. Only its owner can list it.
///
/// # Errors
/// If a folder on the path cannot be created.
pub fn make_data_folder(data: &Path) -> Result<(), Error> {
    // The server's user must pass through root's folder to its own files.
    make_folder(data, if is_root()? { 0o711 } else { 0o700 })
}

/// Creates the missing folders on the path to `folder` with this mode, regardless of the process's
/// umask.
pub(crate) fn make_folder(folder: &Path, mode: u32) -> Result<(), Error> {
    let missing: Vec<&Path> = folder
        .ancestors()
        .take_while(|path| !path.as_os_str().is_empty() && !path.is_dir())
        .collect();
    for path in missing.into_iter().rev() {
        let result = fs::create_dir(path);
        if result.as_ref().is_err_and(|error| error.kind() == ErrorKind::AlreadyExists) {
            continue;
        }
        result.map_err(Error::io("create the folder", path))?;
        fs::set_permissions(path, fs::Permissions::from_mode(mode))
            .map_err(Error::io("set the mode of", path))?;
    }
    Ok(())
}

/// Makes `os_user` the owner of a folder that root created for it.
pub(crate) fn change_owner(folder: &Path, os_user: &OsUser) -> Result<(), Error> {
    if os_user.needs_switch {
        lchown(folder, Some(os_user.uid), Some(os_user.gid))
            .map_err(Error::io("change the owner of", folder))?;
    }
    Ok(())
}

/// Returns the folder of the socket: in the data folder, unless that path is too long or contains a
/// comma, which libpq treats as a list separator. Otherwise a folder named after a hash of the data
/// folder. `/run` prevents other users from creating that folder first, but only root can write
/// there.
fn socket_folder(application: &str, data: &Path, in_run: bool) -> PathBuf {
    let folder = data.join("socket");
    let path = folder.as_os_str().as_encoded_bytes();
    if path.len() <= MAX_SOCKET_FOLDER_BYTES && !path.contains(&b',') {
        return folder;
    }
    let hash = Sha256::digest(data.as_os_str().as_encoded_bytes());
    let name = hash
        .iter()
        .take(8)
        .fold(format!("{application}-"), |name, byte| format!("{name}{byte:02x}"));
    Path::new(if in_run { "/run" } else { "/tmp" }).join(name)
}

/// Returns the default data folder of an application: below `/var/lib` for root, otherwise in the
/// user's home.
///
/// # Errors
/// If an ordinary user has neither `XDG_DATA_HOME` nor `HOME`.
pub fn default_data_folder(application: &str) -> Result<PathBuf, Error> {
    if is_root()? {
        return Ok(Path::new("/var/lib").join(application));
    }
    home_folder("XDG_DATA_HOME", ".local/share")
        .map(|folder| folder.join(application))
        .ok_or(Error::NoHome)
}

/// Returns the folder for fetched binaries: for root, one that the server's user can reach;
/// otherwise one in the user's home, if there is one.
pub(crate) fn cache_folder(application: &str) -> Option<PathBuf> {
    if is_root().is_ok_and(|root| root) {
        return Some(Path::new("/var/cache").join(application));
    }
    home_folder("XDG_CACHE_HOME", ".cache").map(|folder| folder.join(application))
}

fn home_folder(variable: &str, below_home: &str) -> Option<PathBuf> {
    let absolute =
        |name: &str| env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    absolute(variable).or_else(|| absolute("HOME").map(|home| home.join(below_home)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn new_data_folder_is_private() -> Result<(), Box<dyn std::error::Error>> {
        let folder = crate::scratch_folder("data")?;
        let data = folder.join("one/two");
        make_data_folder(&data)?;
        assert_eq!(fs::metadata(&data)?.mode() & 0o066, 0);
        fs::write(folder.join("file"), "")?;
        let refused = make_data_folder(&folder.join("file/data")).err().ok_or("made")?.to_string();
        assert!(
            refused.contains("cannot create the folder") && refused.contains("file"),
            "{refused}"
        );
        Ok(fs::remove_dir_all(folder)?)
    }

    #[test]
    fn socket_is_in_data_folder() {
        assert_eq!(
            socket_folder("app", Path::new("/var/lib/app"), true),
            Path::new("/var/lib/app/socket")
        );
    }

    #[test]
    fn long_path_gets_short_socket_folder() {
        let [one, other] = ["a", "b"].map(|name| PathBuf::from(format!("/{}", name.repeat(90))));
        let folder = socket_folder("app", &one, false);
        assert!(folder.starts_with("/tmp") && folder.as_os_str().len() < 40);
        assert_eq!(folder, socket_folder("app", &one, false));
        assert_ne!(folder, socket_folder("app", &other, false));
    }
}
