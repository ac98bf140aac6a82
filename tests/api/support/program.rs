use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

use crate::program::kingdomail;

/// The program in a separate process, with a private Postgres with synchronous disk writes.
pub struct Program {
    process: Child,
    pub base: String,
    data: PathBuf,
}

/// Data folder for programs, removed on drop.
pub struct DataFolder(PathBuf);

impl DataFolder {
    pub fn new() -> DataFolder {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("kingdomail-program-{}-{count}", std::process::id());
        DataFolder(super::database::memory_folder().join(name))
    }

    /// Runs `kingdomail check`, which verifies that every game matches its events; returns its
    /// output, as an error if the check failed.
    pub fn check(&self) -> Result<String, String> {
        let output = program(&self.0).arg("check").output().expect("the program runs");
        let printed = String::from_utf8_lossy(&output.stdout).into_owned();
        if output.status.success() { Ok(printed) } else { Err(printed) }
    }
}

impl DataFolder {
    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for DataFolder {
    fn drop(&mut self) {
        // A file that remains after a failed test is not a second failure.
        drop(std::fs::remove_dir_all(&self.0));
    }
}

impl Program {
    /// Command that runs the program with its data in `folder`.
    pub fn command(folder: &DataFolder) -> Command {
        program(&folder.0)
    }

    pub fn start(folder: &DataFolder) -> Program {
        Program::run(program(&folder.0), folder)
    }

    /// Starts the program with additional environment variables.
    pub fn with_environment(folder: &DataFolder, environment: &[(&str, &str)]) -> Program {
        let mut command = program(&folder.0);
        command.envs(environment.iter().copied());
        Program::run(command, folder)
    }

    /// Additional node on the database at `url`.
    pub fn node(folder: &DataFolder, url: &str) -> Program {
        let mut command = program(&folder.0);
        command.env("DATABASE_URL", url).env("KINGDOMAIL_TOKEN_SECRET", super::SECRET);
        Program::run(command, folder)
    }

    /// Worker on the database at `url` that serves no requests and may send messages to this
    /// machine.
    pub fn worker(folder: &DataFolder, url: &str) -> Program {
        let mut command = program(&folder.0);
        command.arg("worker").env("DATABASE_URL", url);
        command.env("KINGDOMAIL_TOKEN_SECRET", super::SECRET);
        command.env("KINGDOMAIL_OUTBOUND_NETWORKS", "127.0.0.0/8");
        let process = command.stdout(Stdio::null()).spawn().expect("the program starts");
        Program { process, base: String::new(), data: folder.0.clone() }
    }

    fn run(mut command: Command, folder: &DataFolder) -> Program {
        let mut process = command.stdout(Stdio::piped()).spawn().expect("the program starts");
        let mut lines = BufReader::new(process.stdout.take().expect("its output")).lines();
        let base = lines
            .find_map(|line| {
                let line = line.expect("text");
                line.split_once(" listens on ").map(|(_, base)| base.to_owned())
            })
            .expect("where it listens");
        // Output is read continuously, so that the program never blocks on a full pipe.
        std::thread::spawn(move || lines.for_each(drop));
        Program { process, base, data: folder.0.clone() }
    }

    /// Returns the error output of a program that fails to start with the database at `url`.
    pub async fn startup_error(folder: &DataFolder, url: &str) -> String {
        let mut command = program(&folder.0);
        command.env("DATABASE_URL", url).env("KINGDOMAIL_TOKEN_SECRET", super::SECRET);
        let mut process = command.stderr(Stdio::piped()).spawn().expect("the program starts");
        let mut error_output = process.stderr.take().expect("its complaints");
        let mut program = Program { process, base: String::new(), data: folder.0.clone() };
        let mut ended = || program.process.try_wait().expect("its state");
        super::wait_until(|| std::future::ready(ended().is_some())).await;
        assert!(!program.process.wait().expect("its end").success());
        let mut text = String::new();
        error_output.read_to_string(&mut text).expect("text");
        text
    }

    /// Kills the process, as a power failure would.
    pub fn kill(mut self) {
        self.process.kill().expect("killed");
        self.process.wait().expect("its end");
    }

    pub fn stop(mut self) -> ExitStatus {
        self.terminate();
        self.process.wait().expect("its end")
    }

    /// Sends the termination signal without waiting for the exit.
    pub fn terminate(&self) {
        signal("TERM", self.process.id());
    }

    /// Process ids of its Postgres, the postmaster first; empty while Postgres is down.
    pub fn postgres(&self) -> Vec<u32> {
        let file = self.data.join("cluster/postmaster.pid");
        let text = std::fs::read_to_string(file).unwrap_or_default();
        let Some(first) = text.lines().next().and_then(|line| line.parse::<u32>().ok()) else {
            return Vec::new();
        };
        let mut all = vec![first];
        for entry in std::fs::read_dir("/proc").expect("processes").flatten() {
            let Some(id) = entry.file_name().to_str().and_then(|name| name.parse().ok()) else {
                continue;
            };
            // A process that has exited has no parent any more.
            let stat = std::fs::read_to_string(entry.path().join("stat")).unwrap_or_default();
            let parent = stat.rsplit(") ").next().and_then(|rest| rest.split(' ').nth(1));
            if parent == Some(&first.to_string()) {
                all.push(id);
            }
        }
        all
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // Has already exited if the test completed.
        drop(self.process.kill());
        drop(self.process.wait());
    }
}

/// Sends a signal; returns false if the process does not exist.
pub fn signal(name: &str, process: u32) -> bool {
    let script = format!("kill -{name} {process} 2>/dev/null");
    Command::new("sh").args(["-c", &script]).status().expect("a shell").success()
}

fn program(data: &Path) -> Command {
    let mut command = kingdomail(data);
    // No load balancer has to notice the shutdown.
    command.env("KINGDOMAIL_LOG", "error").env("KINGDOMAIL_DRAIN_SECONDS", "0");
    command
}
