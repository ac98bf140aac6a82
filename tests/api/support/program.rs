use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

use crate::program::kingdomail;

/// The program in a process of its own, with a private Postgres that syncs its disk.
pub struct Program {
    process: Child,
    pub base: String,
    data: PathBuf,
}

/// A folder for the data of programs, removed at the end.
pub struct DataFolder(PathBuf);

impl DataFolder {
    pub fn new() -> DataFolder {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("kingdomail-program-{}-{count}", std::process::id());
        DataFolder(super::database::memory().join(name))
    }

    /// Whether `kingdomail check` finds every game as its events made it; what it said otherwise.
    pub fn check(&self) -> Result<String, String> {
        let output = program(&self.0).arg("check").output().expect("the program runs");
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        if output.status.success() { Ok(said) } else { Err(said) }
    }
}

impl DataFolder {
    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for DataFolder {
    fn drop(&mut self) {
        // What is still there when a test failed is no second failure.
        drop(std::fs::remove_dir_all(&self.0));
    }
}

impl Program {
    /// A command that runs the program with its data in `folder`.
    pub fn command(folder: &DataFolder) -> Command {
        program(&folder.0)
    }

    pub fn start(folder: &DataFolder) -> Program {
        Program::run(program(&folder.0), folder)
    }

    /// The same with more in its environment.
    pub fn with(folder: &DataFolder, environment: &[(&str, &str)]) -> Program {
        let mut command = program(&folder.0);
        command.envs(environment.iter().copied());
        Program::run(command, folder)
    }

    /// One more node on the database at `url`.
    pub fn node(folder: &DataFolder, url: &str) -> Program {
        let mut command = program(&folder.0);
        command.env("DATABASE_URL", url).env("KINGDOMAIL_TOKEN_SECRET", super::SECRET);
        Program::run(command, folder)
    }

    /// A worker on the database at `url`, which serves nothing, and may post to this machine.
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
        // Goes on to be read, so that the program never waits for a reader.
        std::thread::spawn(move || lines.for_each(drop));
        Program { process, base, data: folder.0.clone() }
    }

    /// What it complains of when it fails to start with the database at `url`.
    pub async fn fails(folder: &DataFolder, url: &str) -> String {
        let mut command = program(&folder.0);
        command.env("DATABASE_URL", url).env("KINGDOMAIL_TOKEN_SECRET", super::SECRET);
        let mut process = command.stderr(Stdio::piped()).spawn().expect("the program starts");
        let mut complaint = process.stderr.take().expect("its complaints");
        let mut program = Program { process, base: String::new(), data: folder.0.clone() };
        let mut ended = || program.process.try_wait().expect("its state");
        super::eventually(|| std::future::ready(ended().is_some())).await;
        assert!(!program.process.wait().expect("its end").success());
        let mut text = String::new();
        complaint.read_to_string(&mut text).expect("text");
        text
    }

    /// Ends it as a loss of power would.
    pub fn kill(mut self) {
        self.process.kill().expect("killed");
        self.process.wait().expect("its end");
    }

    pub fn stop(mut self) -> ExitStatus {
        self.terminate();
        self.process.wait().expect("its end")
    }

    /// Asks it to stop, and does not wait until it has.
    pub fn terminate(&self) {
        signal("TERM", self.process.id());
    }

    /// The processes of its Postgres, the first of them the one that started the others; none while it is down.
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
            // A process that ended meanwhile has no parent any more.
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
        // Ended already where the test came to its end.
        drop(self.process.kill());
        drop(self.process.wait());
    }
}

/// Sends a signal; whether there was a process to get it.
pub fn signal(name: &str, process: u32) -> bool {
    let script = format!("kill -{name} {process} 2>/dev/null");
    Command::new("sh").args(["-c", &script]).status().expect("a shell").success()
}

fn program(data: &Path) -> Command {
    let mut command = kingdomail(data);
    // Here is no balancer that had to notice something.
    command.env("KINGDOMAIL_LOG", "error").env("KINGDOMAIL_DRAIN_SECONDS", "0");
    command
}
