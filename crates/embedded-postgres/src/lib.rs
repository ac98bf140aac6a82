#![doc = include_str!("../README.md")]
#![warn(missing_docs)]

mod binaries;
mod death_watch;
mod download;
mod durability;
mod error;
mod fetch;
mod initdb;
mod instance;
mod leader;
mod lock;
mod log;
mod npm;
mod os_user;
mod package_manager;
mod paths;
mod pid_file;
mod process;
mod search_paths;
mod server;
mod stale_files;
mod supervisor;
mod wheel;

use std::path::{Path, PathBuf};

pub use durability::Durability;
pub use error::Error;
use instance::Instance;
use paths::Paths;
pub use paths::{default_data_folder, has_cluster, make_data_folder};
pub(crate) use search_paths::SearchPaths;
use supervisor::Supervisor;

/// Where the cluster lives and how durable it is.
#[derive(Clone, Debug)]
pub struct Options {
    /// Names the application: its superuser in the cluster, its cache of fetched binaries, and a folder for the socket if `data` is too long for
    /// one. Lower-case letters and digits.
    pub application: &'static str,
    /// The folder that holds the cluster's files, socket, lock and `server.log`; made if missing.
    pub data: PathBuf,
    /// The folder of `postgres` and `initdb`; `None` looks for one and fetches one where there is none.
    pub binaries: Option<PathBuf>,
    /// Whether commits survive a power cut.
    pub durability: Durability,
}

/// A running private Postgres. Dropping it shuts the server down if this process owns it, which blocks for some milliseconds, and leaves it
/// running if this process joined.
#[derive(Debug)]
pub struct EmbeddedPostgres {
    superuser: &'static str,
    socket_folder: PathBuf,
    supervisor: Supervisor,
}

impl EmbeddedPostgres {
    /// Starts the server, or joins the one that runs on the same folder, and returns when it takes connections. Blocks: half a second the
    /// first time, minutes where Postgres has to be fetched.
    ///
    /// # Errors
    /// Says what the operator has to do when there is no fitting Postgres, a folder is out of reach, or the server does not start.
    pub fn start(options: &Options) -> Result<EmbeddedPostgres, Error> {
        EmbeddedPostgres::start_from(
            options,
            SearchPaths::of_this_machine(options.application, &options.data),
        )
    }

    /// [`EmbeddedPostgres::start`] with other places to look for Postgres in.
    pub(crate) fn start_from(
        options: &Options,
        search_paths: SearchPaths,
    ) -> Result<EmbeddedPostgres, Error> {
        let paths = Paths::make(options.application, &options.data)?;
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

    /// The folder of the Unix socket: what libpq calls the host.
    #[must_use]
    pub fn socket_folder(&self) -> &Path {
        &self.socket_folder
    }

    /// The superuser to connect as; there is no password.
    #[must_use]
    pub fn user(&self) -> &'static str {
        self.superuser
    }

    /// The connection URL of `database`, as libpq and tokio-postgres read it.
    #[must_use]
    pub fn url(&self, database: &str) -> String {
        let host = percent_encoded(self.socket_folder.as_os_str().as_encoded_bytes());
        format!(
            "postgres:///{}?host={host}&user={}",
            percent_encoded(database.as_bytes()),
            self.superuser
        )
    }

    /// Shuts the server down if this process owns it; open connections are closed. Dropping does the same and logs what goes wrong.
    ///
    /// # Errors
    /// When the server had to be killed, or did not end at all.
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

/// An empty folder for one test.
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
    fn what_a_url_could_misread_is_percent_encoded() {
        assert_eq!(percent_encoded("/a b/é?&%".as_bytes()), "/a%20b/%C3%A9%3F%26%25");
    }
}
