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
const UNPRIVILEGED_USERS: [&str; 2] = ["postgres", "nobody"];

/// The user that runs the server and owns its files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct OsUser {
    pub name: String,
    pub uid: u32,
    pub gid: u32,
    /// True if this process is root and switches to this user to run the server.
    pub needs_switch: bool,
}

impl OsUser {
    /// Returns the current user. For root, returns the owner of `cluster` if it exists, so that a
    /// cluster stays with the user that created it, and otherwise the first existing user of
    /// [`UNPRIVILEGED_USERS`].
    pub fn choose(cluster: &Path) -> Result<OsUser, Error> {
        let (uid, gid) = (id(&["-u"])?, id(&["-g"])?);
        if uid != 0 {
            return Ok(OsUser { name: uid.to_string(), uid, gid, needs_switch: false });
        }
        if let Ok(owner) = fs::metadata(cluster)
            && owner.uid() != 0
        {
            return Ok(OsUser {
                name: owner.uid().to_string(),
                uid: owner.uid(),
                gid: owner.gid(),
                needs_switch: true,
            });
        }
        UNPRIVILEGED_USERS
            .into_iter()
            .find_map(|name| {
                Some(OsUser {
                    name: name.into(),
                    uid: id(&["-u", name]).ok()?,
                    gid: id(&["-g", name]).ok()?,
                    needs_switch: true,
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
        if self.needs_switch {
            command.uid(self.uid).gid(self.gid);
        }
        command
    }

    /// Returns an error with the outermost folder on the path to `folder` that this user cannot
    /// enter. The check runs as that user, because modes alone are not decisive: access lists and
    /// security modules apply, too.
    pub fn check_access(&self, folder: &Path) -> Result<(), Error> {
        const CHECK_SCRIPT: &str =
            r#"for folder; do cd "$folder" 2>/dev/null || { printf %s "$folder"; exit 1; }; done"#;
        if !self.needs_switch {
            return Ok(());
        }
        let mut ancestors: Vec<&Path> = folder.ancestors().collect();
        ancestors.reverse();
        let output = self
            .command("sh")
            .args(["-c", CHECK_SCRIPT, "sh"])
            .args(ancestors)
            .output()
            .map_err(Error::io("run", "sh"))?;
        if output.status.success() {
            return Ok(());
        }
        let blocked = PathBuf::from(OsString::from_vec(output.stdout));
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
