use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use embedded_postgres::EmbeddedPostgres;

use super::percentiles::Percentiles;

/// `pgbench` and `psql`, connected to the benchmark's Postgres over its socket.
pub struct Pgbench {
    folder: PathBuf,
    socket: PathBuf,
    user: String,
    database: &'static str,
}

impl Pgbench {
    pub fn new(cluster: &EmbeddedPostgres, database: &'static str) -> Pgbench {
        Pgbench {
            folder: folder(),
            socket: cluster.socket_folder().to_owned(),
            user: cluster.user().to_owned(),
            database,
        }
    }

    /// Writes a script to the folder that contains the socket folder, which is removed with the
    /// cluster.
    pub fn write_script(&self, name: &str, script: &str) -> PathBuf {
        let path = self.socket.parent().unwrap_or(Path::new("/tmp")).join(name);
        std::fs::write(&path, script).expect("a script");
        path
    }

    /// Returns the executions of the script per second, with prepared statements.
    pub fn transactions_per_second(
        &self,
        script: &Path,
        variables: &[String],
        connections: usize,
        duration: Duration,
    ) -> f64 {
        let text = self.run(&mut self.pgbench(script, variables, connections, duration));
        let figure = text.lines().find_map(|line| line.strip_prefix("tps = ")).expect("a figure");
        figure.split(' ').next().and_then(|tps| tps.parse().ok()).expect("a figure")
    }

    /// Returns the latencies of the script at `per_second` executions, measured from the scheduled
    /// start.
    pub fn latencies_at(
        &self,
        per_second: f64,
        script: &Path,
        variables: &[String],
        connections: usize,
        duration: Duration,
    ) -> Percentiles {
        let name = format!("pgbench-{}", std::process::id());
        let folder = std::env::temp_dir();
        self.run(
            self.pgbench(script, variables, connections, duration)
                .arg(format!("--rate={per_second}"))
                .arg("--log")
                .arg(format!("--log-prefix={}", folder.join(&name).display())),
        );
        let log = format!("{name}.");
        let mut latencies = Vec::new();
        for file in std::fs::read_dir(&folder).expect("a folder").flatten() {
            if file.file_name().to_string_lossy().starts_with(&log) {
                // Fields: client, transaction, microseconds, …
                let text = std::fs::read_to_string(file.path()).expect("a log");
                latencies.extend(text.lines().map(|line| {
                    let micros = line.split(' ').nth(2).and_then(|micros| micros.parse().ok());
                    Duration::from_micros(micros.expect("a latency"))
                }));
                std::fs::remove_file(file.path()).expect("removed");
            }
        }
        Percentiles::from_latencies(&mut latencies)
    }

    fn pgbench(
        &self,
        script: &Path,
        variables: &[String],
        connections: usize,
        duration: Duration,
    ) -> Command {
        let mut command = Command::new(self.folder.join("pgbench"));
        command
            .args(["--no-vacuum", "--protocol=prepared", "--jobs=1"])
            .args(variables.iter().map(|variable| format!("--define={variable}")))
            .arg(format!("--client={connections}"))
            .arg(format!("--time={}", duration.as_secs()))
            .arg(format!("--file={}", script.display()));
        command
    }

    /// Executes a `psql` script without a time limit.
    pub fn execute(&self, script: &Path, variables: &[String]) {
        self.run(
            Command::new(self.folder.join("psql"))
                .args(["--no-psqlrc", "--quiet", "--set=ON_ERROR_STOP=1"])
                .args(variables.iter().map(|variable| format!("--set={variable}")))
                .arg(format!("--file={}", script.display())),
        );
    }

    fn run(&self, command: &mut Command) -> String {
        let output = command
            .arg(format!("--host={}", self.socket.display()))
            .arg(format!("--username={}", self.user))
            .arg(self.database)
            .output()
            .expect("a program of Postgres runs");
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.success(), "{errors}");
        String::from_utf8_lossy(&output.stdout).into_owned()
    }
}

fn folder() -> PathBuf {
    let bindir = Command::new("pg_config").arg("--bindir").output().ok();
    let beside = bindir.map(|output| PathBuf::from(String::from_utf8_lossy(&output.stdout).trim()));
    let mut folders: Vec<PathBuf> = beside.into_iter().collect();
    if let Ok(majors) = std::fs::read_dir("/usr/lib/postgresql") {
        folders.extend(majors.flatten().map(|major| major.path().join("bin")));
    }
    let found = folders.into_iter().find(|folder| folder.join("pgbench").is_file());
    found.expect(
        "pgbench, which comes with the server's package of Postgres, is needed for the comparison",
    )
}
