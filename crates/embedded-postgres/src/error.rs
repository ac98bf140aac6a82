use std::{fmt, io, path::PathBuf};

/// Reason why no private Postgres is available. The message includes a remedy.
#[derive(Debug)]
#[expect(missing_docs, reason = "each variant describes its fields")]
pub enum Error {
    /// No Postgres is installed and none could be fetched; `tried` lists the reasons, one per
    /// route.
    NoBinaries { needed: Option<u32>, tried: Vec<String> },
    /// The folder set explicitly does not contain a usable Postgres.
    UnusableBinaries { folder: PathBuf, reason: String },
    /// The process runs as root, which Postgres refuses, and neither `postgres` nor `nobody` exists
    /// to run it.
    NoAccount,
    /// The data folder is unknown, because neither `XDG_DATA_HOME` nor `HOME` is set.
    NoHome,
    /// The server's user cannot enter `blocked`, on the way to `folder`.
    Unreachable { folder: PathBuf, blocked: PathBuf, os_user: String },
    /// A path reserved for the server's user has another owner, wider permissions or another type.
    WrongOwner { folder: PathBuf, owner: u32 },
    /// The cluster's folder exists but contains no cluster.
    Damaged { folder: PathBuf },
    /// The cluster existed when the server started and has since disappeared.
    ClusterMissing { folder: PathBuf },
    /// `initdb` failed; `output` is its error output.
    Initdb { output: String },
    /// The server exited or was not ready in time; `output` is the end of its log.
    NotReady { log: PathBuf, output: String },
    /// Another process holds the lock, but its server does not become ready.
    OwnerNotReady { lock: PathBuf },
    /// Processes of an earlier server do not end, even after `SIGKILL`.
    StillRunning { pids: Vec<u32> },
    /// The server did not shut down in time and was killed; it recovers at its next start.
    Killed,
    /// The cluster was dropped while its server was being started.
    Stopped,
    /// A call to the operating system failed.
    Io { action: &'static str, path: PathBuf, source: io::Error },
}

impl Error {
    /// Returns a function that converts the I/O error of `action` something to `path`.
    pub(crate) fn io(
        action: &'static str,
        path: impl Into<PathBuf>,
    ) -> impl FnOnce(io::Error) -> Error {
        let path = path.into();
        move |source| Error::Io { action, path, source }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoBinaries { needed, tried } => no_binaries(f, *needed, tried),
            Self::UnusableBinaries { folder, reason } => {
                write!(f, "cannot use the folder of Postgres binaries {}: {reason}", folder.display())
            }
            Self::NoAccount => f.write_str(
                "Postgres refuses to run as root, and neither of the users `postgres` and `nobody` exists: create one \
                 (`useradd --system postgres`), or start the program as an ordinary user",
            ),
            Self::NoHome => f.write_str("no data folder: set HOME or XDG_DATA_HOME, or configure the data folder"),
            Self::Unreachable { folder, blocked, os_user } => write!(
                f,
                "{} cannot hold the database: Postgres runs as the user `{os_user}`, who cannot enter {}. Run `chmod o+x` on \
                 that folder, or choose a data folder below /var/lib",
                folder.display(),
                blocked.display()
            ),
            Self::WrongOwner { folder, owner } => write!(
                f,
                "{} belongs to the user with ID {owner}, is accessible to other users, or is a link: remove it, or start the program as that user",
                folder.display()
            ),
            Self::Damaged { folder } => write!(
                f,
                "{} exists but contains no database (PG_VERSION is missing): restore it from a backup, or move it away to start with an empty database",
                folder.display()
            ),
            Self::ClusterMissing { folder } => {
                write!(f, "the database in {} has disappeared: check for a missing disk. It is not created again while the program runs", folder.display())
            }
            Self::Initdb { output } => write!(f, "cannot initialise the database: {output}"),
            Self::NotReady { log, output } => write!(f, "Postgres did not start; see {}, which ends with: {output}", log.display()),
            Self::OwnerNotReady { lock } => write!(
                f,
                "another process holds {}, but its Postgres does not become ready: check that process, and server.log in the same folder",
                lock.display()
            ),
            Self::StillRunning { pids } => {
                write!(f, "processes of an earlier Postgres in this folder do not exit: {pids:?}; end them, or restart the machine")
            }
            Self::Killed => f.write_str("Postgres did not shut down in time and was killed; it recovers at its next start"),
            Self::Stopped => f.write_str("the cluster was dropped while its server was being started"),
            Self::Io { action, path, source } => {
                write!(f, "cannot {action} {}: {source}", path.display())?;
                match source.kind() {
                    io::ErrorKind::PermissionDenied => f.write_str("; start the program as a user with permission, or choose another data folder"),
                    _ => Ok(()),
                }
            }
        }
    }
}

fn no_binaries(f: &mut fmt::Formatter<'_>, needed: Option<u32>, tried: &[String]) -> fmt::Result {
    if let Some(major) = needed {
        write!(
            f,
            "the database was created by Postgres {major}, which is not installed. Install that major version:
  Debian, Ubuntu: apt-get install postgresql-{major}
  Fedora, RHEL:   dnf install postgresql{major}-server
  Alpine:         apk add postgresql{major}
  macOS:          brew install postgresql@{major}\n"
        )?;
    } else {
        f.write_str(
            "no Postgres (version 14 or later) is installed. Install one:
  Debian, Ubuntu: apt-get install postgresql
  Fedora, RHEL:   dnf install postgresql-server
  Alpine:         apk add postgresql
  Arch:           pacman -S postgresql
  openSUSE:       zypper install postgresql-server
  macOS:          brew install postgresql\n",
        )?;
    }
    write!(f, "or configure the folder that contains `postgres` and `initdb`.")?;
    tried.iter().try_for_each(|line| write!(f, "\n  tried: {line}"))
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Io { source, .. } => Some(source),
            _ => None,
        }
    }
}
