use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use embedded_postgres::{Durability, EmbeddedPostgres, Options};

use crate::program::kingdomail;

/// A data folder that is removed on drop.
pub struct DataFolder(pub PathBuf);

impl DataFolder {
    pub fn new(name: &str) -> DataFolder {
        let name = format!("kingdomail-cli-{name}-{}", std::process::id());
        DataFolder(std::env::temp_dir().join(name))
    }

    pub fn path_text(&self) -> &str {
        self.0.to_str().expect("a path")
    }
}

impl Drop for DataFolder {
    fn drop(&mut self) {
        drop(std::fs::remove_dir_all(&self.0));
    }
}

/// Starts a Postgres in a data folder, for use as `DATABASE_URL`.
pub fn start_postgres(folder: &DataFolder) -> EmbeddedPostgres {
    start(folder, Durability::ThrowAway)
}

/// Starts a Postgres like [`start_postgres`], with the settings that the server requires.
pub fn start_durable_postgres(folder: &DataFolder) -> EmbeddedPostgres {
    start(folder, Durability::Durable)
}

fn start(folder: &DataFolder, durability: Durability) -> EmbeddedPostgres {
    let data = folder.0.clone();
    let options = Options { application: "kingdomail", data, binaries: None, durability };
    EmbeddedPostgres::start(&options).expect("a private Postgres")
}

/// A server that listens on all addresses.
pub struct RunningServer {
    process: Child,
    pub port: String,
}

impl RunningServer {
    /// Starts a server in a data folder and returns when it listens.
    pub fn start(data: &DataFolder) -> RunningServer {
        let mut process = kingdomail(&data.0)
            .arg("serve")
            .envs([("KINGDOMAIL_LISTEN", "0.0.0.0:0"), ("KINGDOMAIL_LOG", "error")])
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut lines = BufReader::new(process.stdout.take().expect("its output")).lines();
        let listens = lines
            .by_ref()
            .map(|line| line.expect("text"))
            .find(|line| line.contains(" listens on "));
        let port = listens.expect("it listens").rsplit(':').next().expect("a port").to_owned();
        // Keep reading the output, so that the server never blocks on a full pipe.
        std::thread::spawn(move || lines.for_each(drop));
        RunningServer { process, port }
    }

    pub fn id(&self) -> u32 {
        self.process.id()
    }

    pub fn stop(mut self) {
        Command::new("kill").args(["-TERM", &self.id().to_string()]).status().expect("a signal");
        assert!(self.process.wait().expect("its end").success());
    }
}
