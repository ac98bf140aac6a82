#![doc = include_str!("../README.md")]
#![warn(missing_docs)]

mod binaries;
mod download;
mod durability;
mod error;
mod fetch;
mod initdb;
mod instance;
mod lock;
mod log;
mod npm;
mod os_user;
mod owner;
mod package_manager;
mod paths;
mod pid_file;
mod process;
mod search_paths;
mod server;
mod stale_files;
mod supervisor;
mod watchdog;
mod wheel;

use std::path::{Path, PathBuf};

pub use durability::Durability;
pub use error::Error;
use instance::Instance;
use paths::Paths;
pub use paths::{default_data_folder, has_cluster, make_data_folder};
pub(crate) use search_paths::SearchPaths;
use supervisor::Supervisor;

/// Location, binaries and durability of a cluster.
#[derive(Clone, Debug)]
pub struct Options {
    /// Name of the application, used for its superuser in the cluster, its cache of fetched
    /// binaries, and the socket's folder if the path of `data` is too long. Lower-case letters and
    /// digits.
    pub application: &'static str,
    /// Folder of the cluster's files, socket, lock and `server.log`; created if missing.
    pub data: PathBuf,
    /// Folder of `postgres` and `initdb`. `None` searches for an installed Postgres, and fetches
    /// one if there is none.
    pub binaries: Option<PathBuf>,
    /// Durability of commits after a power failure.
    pub durability: Durability,
}

/// A running private Postgres. Dropping it shuts the server down if this process owns it, which
/// blocks for some milliseconds. A server that this process only joined keeps running.
#[derive(Debug)]
pub struct EmbeddedPostgres {
    superuser: &'static str,
    socket_folder: PathBuf,
    supervisor: Supervisor,
}

impl EmbeddedPostgres {
    /// Starts the server, or joins the one that already runs on the same folder. Blocks until the
    /// server accepts connections: half a second for the first start, or minutes if Postgres has to
    /// be fetched.
    ///
    /// # Errors
    /// If no suitable Postgres is available, a folder is inaccessible, or the server does not
    /// start. The message includes a remedy.
    pub fn start(options: &Options) -> Result<EmbeddedPostgres, Error> {
        EmbeddedPostgres::start_from(
            options,
            SearchPaths::from_environment(options.application, &options.data),
        )
    }

    /// Like [`EmbeddedPostgres::start`], with other search paths.
    pub(crate) fn start_from(
        options: &Options,
        search_paths: SearchPaths,
    ) -> Result<EmbeddedPostgres, Error> {
        let paths = Paths::create(options.application, &options.data)?;
        let instance = Instance {
            superuser: options.application,
            paths,
            search_paths,
            binaries: options.binaries.clone(),
            durability: options.durability,
        };
        let (supervisor, socket_folder) = supervisor::start(instance)?;
        Ok(EmbeddedPostgres { superuser: options.application, socket_folder, supervisor })
    }

    /// Returns the folder of the Unix socket, which libpq calls the host.
    #[must_use]
    pub fn socket_folder(&self) -> &Path {
        &self.socket_folder
    }

    /// Returns the superuser to connect as; there is no password.
    #[must_use]
    pub fn user(&self) -> &'static str {
        self.superuser
    }

    /// Returns the connection URL of `database`, in the format of libpq and tokio-postgres.
    #[must_use]
    pub fn url(&self, database: &str) -> String {
        let host = percent_encoded(self.socket_folder.as_os_str().as_encoded_bytes());
        format!(
            "postgres:///{}?host={host}&user={}",
            percent_encoded(database.as_bytes()),
            self.superuser
        )
    }

    /// Shuts the server down if this process owns it, and closes open connections. Dropping does
    /// the same, but logs errors.
    ///
    /// # Errors
    /// If the server had to be killed, or did not end at all.
    pub fn stop(mut self) -> Result<(), Error> {
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

/// Creates an empty folder for one test.
#[cfg(test)]
fn scratch_folder(name: &str) -> std::io::Result<PathBuf> {
    let folder =
        std::env::temp_dir().join(format!("embedded-postgres-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder)?;
    folder.canonicalize()
}

#[cfg(test)]
mod tests {
    use super::percent_encoded;

    #[test]
    fn reserved_characters_are_percent_encoded() {
        assert_eq!(percent_encoded("/a b/é?&%".as_bytes()), "/a%20b/%C3%A9%3F%26%25");
    }
}
