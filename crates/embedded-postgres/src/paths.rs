use std::{
    env, fs,
    io::ErrorKind,
    os::unix::fs::{DirBuilderExt, MetadataExt, PermissionsExt, lchown},
    path::{Path, PathBuf},
};

use sha2::{Digest, Sha256};

use crate::{Error, os_user::OsUser, os_user::is_root};

/// A socket's whole path may have 107 bytes; this leaves room for the file's name.
const LONGEST_SOCKET_FOLDER: usize = 80;

/// What the folder of the cluster is called in the data folder.
const CLUSTER: &str = "cluster";

/// Where everything of one cluster lies.
#[derive(Clone, Debug)]
pub(crate) struct Paths {
    pub data: PathBuf,
    /// What Postgres calls the data directory.
    pub cluster: PathBuf,
    pub lock: PathBuf,
    pub log: PathBuf,
    pub socket: PathBuf,
}

impl Paths {
    /// Makes `data` if it is missing. Folders elsewhere are named after the application.
    pub fn make(application: &str, data: &Path) -> Result<Paths, Error> {
        let root = is_root()?;
        make_data_folder(data)?;
        let data = data.canonicalize().map_err(Error::io("find", data))?;
        let socket = socket_folder(application, &data, root && Path::new("/run").is_dir());
        let [cluster, lock, log] = [CLUSTER, "lock", "server.log"].map(|name| data.join(name));
        // We write to these, maybe as root in another user's folder.
        for file in [&lock, &log] {
            if let Ok(found) = fs::symlink_metadata(file)
                && !found.is_file()
            {
                return Err(Error::NotOurs { folder: file.clone(), owner: found.uid() });
            }
        }
        Ok(Paths { data, cluster, lock, log, socket })
    }

    /// Makes the folder of the socket, which only `os_user` and root can enter.
    pub fn make_socket_folder(&self, os_user: &OsUser) -> Result<(), Error> {
        let folder = &self.socket;
        match fs::DirBuilder::new().mode(0o700).create(folder) {
            Err(error) if error.kind() != ErrorKind::AlreadyExists => {
                return Err(Error::io("create the folder", folder)(error));
            }
            _ => {}
        }
        let found = fs::symlink_metadata(folder).map_err(Error::io("inspect", folder))?;
        let ours = found.uid() == os_user.uid || (os_user.other && found.uid() == 0);
        if !found.is_dir() || !ours || found.mode() & 0o077 != 0 {
            return Err(Error::NotOurs { folder: folder.clone(), owner: found.uid() });
        }
        give(folder, os_user)
    }

    /// The major version of the cluster, `None` where there is no cluster yet.
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

/// Whether there is a cluster in the data folder, which a start would bring up; otherwise it would make one.
#[must_use]
pub fn has_cluster(data: &Path) -> bool {
    // Who may not look finds out why when it is to be started.
    data.join(CLUSTER).try_exists().unwrap_or(true)
}

/// Makes the data folder, if it is missing, as [`EmbeddedPostgres::start`](crate::EmbeddedPostgres::start) does: only its owner can list
/// it.
///
/// # Errors
/// A folder on the way cannot be made.
pub fn make_data_folder(data: &Path) -> Result<(), Error> {
    // The server's user passes through root's folder to its own files in it.
    make_folder(data, if is_root()? { 0o711 } else { 0o700 })
}

/// Makes the folders that are missing on the way to `folder`, of this mode whatever the process's mask.
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

/// Makes `os_user` the owner of what root made for it.
pub(crate) fn give(folder: &Path, os_user: &OsUser) -> Result<(), Error> {
    if os_user.other {
        lchown(folder, Some(os_user.uid), Some(os_user.gid))
            .map_err(Error::io("change the owner of", folder))?;
    }
    Ok(())
}

/// In the data folder; where that makes too long a path, or one that libpq takes for a list, a folder whose name follows from the data folder's. `/run` keeps strangers from
/// making it first, but only root can write there.
fn socket_folder(application: &str, data: &Path, in_run: bool) -> PathBuf {
    let folder = data.join("socket");
    let path = folder.as_os_str().as_encoded_bytes();
    if path.len() <= LONGEST_SOCKET_FOLDER && !path.contains(&b',') {
        return folder;
    }
    let hash = Sha256::digest(data.as_os_str().as_encoded_bytes());
    let name = hash
        .iter()
        .take(8)
        .fold(format!("{application}-"), |name, byte| format!("{name}{byte:02x}"));
    Path::new(if in_run { "/run" } else { "/tmp" }).join(name)
}

/// Where the data of an application belongs if nothing else is said: below `/var/lib` for root, in the user's home
/// otherwise.
///
/// # Errors
/// When an ordinary user has neither `XDG_DATA_HOME` nor `HOME`.
pub fn default_data_folder(application: &str) -> Result<PathBuf, Error> {
    if is_root()? {
        return Ok(Path::new("/var/lib").join(application));
    }
    home_folder("XDG_DATA_HOME", ".local/share")
        .map(|folder| folder.join(application))
        .ok_or(Error::NoHome)
}

/// Where fetched binaries are kept: for root a place that the server's user can reach, otherwise in the user's home, if there is one.
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
    fn nobody_else_can_list_a_new_data_folder() -> Result<(), Box<dyn std::error::Error>> {
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
    fn the_socket_lies_with_the_data() {
        assert_eq!(
            socket_folder("app", Path::new("/var/lib/app"), true),
            Path::new("/var/lib/app/socket")
        );
    }

    #[test]
    fn a_long_path_gets_a_short_and_stable_socket_folder_of_its_own() {
        let [one, other] = ["a", "b"].map(|name| PathBuf::from(format!("/{}", name.repeat(90))));
        let folder = socket_folder("app", &one, false);
        assert!(folder.starts_with("/tmp") && folder.as_os_str().len() < 40);
        assert_eq!(folder, socket_folder("app", &one, false));
        assert_ne!(folder, socket_folder("app", &other, false));
    }
}
