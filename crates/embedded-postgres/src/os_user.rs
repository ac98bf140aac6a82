use std::{
    ffi::{OsStr, OsString},
    fs,
    os::unix::{ffi::OsStringExt, fs::MetadataExt, process::CommandExt},
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use crate::Error;

/// Users that may run the server if this process is root, which Postgres refuses. The first that
/// exists is used.
const SERVANTS: [&str; 2] = ["postgres", "nobody"];

/// The user that runs the server and owns its files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct OsUser {
    pub name: String,
    pub uid: u32,
    pub gid: u32,
    /// True if this process is root and switches to this user to run the server.
    pub other: bool,
}

impl OsUser {
    /// Returns the current user. For root, returns the owner of `cluster` if it exists, so that a
    /// cluster stays with the user that created it, and otherwise the first existing user of
    /// [`SERVANTS`].
    pub fn choose(cluster: &Path) -> Result<OsUser, Error> {
        let (uid, gid) = (id(&["-u"])?, id(&["-g"])?);
        if uid != 0 {
            return Ok(OsUser { name: uid.to_string(), uid, gid, other: false });
        }
        if let Ok(owner) = fs::metadata(cluster)
            && owner.uid() != 0
        {
            return Ok(OsUser {
                name: owner.uid().to_string(),
                uid: owner.uid(),
                gid: owner.gid(),
                other: true,
            });
        }
        SERVANTS
            .into_iter()
            .find_map(|name| {
                Some(OsUser {
                    name: name.into(),
                    uid: id(&["-u", name]).ok()?,
                    gid: id(&["-g", name]).ok()?,
                    other: true,
                })
            })
            .ok_or(Error::NoAccount)
    }

    /// Returns a command that runs as this user, in a folder that every user can enter, without the
    /// environment variables that configure Postgres.
    pub fn command(&self, program: impl AsRef<OsStr>) -> Command {
        let mut command = Command::new(program);
        command.current_dir("/").stdin(Stdio::null());
        for (name, _) in
            std::env::vars_os().filter(|(name, _)| name.as_encoded_bytes().starts_with(b"PG"))
        {
            command.env_remove(name);
        }
        if self.other {
            command.uid(self.uid).gid(self.gid);
        }
        command
    }

    /// Returns an error with the outermost folder on the path to `folder` that this user cannot
    /// enter. The check runs as that user, because modes alone are not decisive: access lists and
    /// security modules apply, too.
    pub fn check_reach(&self, folder: &Path) -> Result<(), Error> {
        const TRY: &str =
            r#"for folder; do cd "$folder" 2>/dev/null || { printf %s "$folder"; exit 1; }; done"#;
        if !self.other {
            return Ok(());
        }
        let mut way: Vec<&Path> = folder.ancestors().collect();
        way.reverse();
        let tried = self
            .command("sh")
            .args(["-c", TRY, "sh"])
            .args(way)
            .output()
            .map_err(Error::io("run", "sh"))?;
        if tried.status.success() {
            return Ok(());
        }
        let blocked = PathBuf::from(OsString::from_vec(tried.stdout));
        Err(Error::Unreachable { folder: folder.into(), blocked, os_user: self.name.clone() })
    }
}

/// Returns true if this process runs as root.
pub(crate) fn is_root() -> Result<bool, Error> {
    Ok(id(&["-u"])? == 0)
}

fn id(arguments: &[&str]) -> Result<u32, Error> {
    let output = Command::new("id").args(arguments).output().map_err(Error::io("run", "id"))?;
    String::from_utf8_lossy(&output.stdout).trim().parse().map_err(|_| Error::NoAccount)
}
