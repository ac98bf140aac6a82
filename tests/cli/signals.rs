//! The server under signal dispositions inherited from scripts and supervisors.

use std::io::{BufRead, BufReader};
use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::Duration;

use nix::sys::signal::{SigSet, Signal, kill};
use nix::unistd::Pid;

use crate::folder::DataFolder;
use crate::program::{KINGDOMAIL, clear_settings};

/// Interval between polls, and their number: one minute in total.
const POLL_INTERVAL: Duration = Duration::from_millis(50);
const MAX_POLLS: usize = 1200;

/// Starts a server with a parent that ignores the signals `ignored` (shell names) and returns when
/// it listens.
fn start_server(data: &Path, ignored: &str) -> Child {
    // Other shells do not pass on an ignored SIGCHLD.
    let mut server = clear_settings(&mut Command::new("bash"))
        .args(["-c", r#"trap "" $1; exec "$2" serve"#, "bash", ignored])
        .arg(KINGDOMAIL)
        .envs([("KINGDOMAIL_LISTEN", "127.0.0.1:0"), ("KINGDOMAIL_LOG", "error")])
        .env("KINGDOMAIL_DATA", data)
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut lines = BufReader::new(server.stdout.take().expect("its output")).lines();
    let listens = lines.any(|line| line.expect("text").contains(" listens on "));
    assert!(listens, "it ended instead: {:?}", server.wait());
    // Keep reading the output, so that the server never blocks on a full pipe.
    std::thread::spawn(move || lines.for_each(drop));
    server
}

/// Ends a server with a signal and returns its exit status.
fn stop_with_signal(signal: Signal, mut server: Child) -> ExitStatus {
    let pid = Pid::from_raw(server.id().try_into().expect("an id"));
    kill(pid, signal).expect("it runs");
    for _ in 0..MAX_POLLS {
        if let Some(status) = server.try_wait().expect("a child of ours") {
            return status;
        }
        std::thread::sleep(POLL_INTERVAL);
    }
    server.kill().expect("it runs");
    panic!("{signal} did not end the server");
}

/// Waits until the private Postgres has shut down and its lock file is removed.
fn assert_postgres_stops(data: &Path) {
    let lock = data.join("cluster/postmaster.pid");
    for _ in 0..MAX_POLLS {
        if !lock.exists() {
            return;
        }
        std::thread::sleep(POLL_INTERVAL);
    }
    panic!("Postgres did not stop: {:?}", std::fs::read_to_string(lock));
}

#[test]
fn background_server_stops_its_postgres() {
    let data = DataFolder::new("background");
    for signal in [Signal::SIGTERM, Signal::SIGINT, Signal::SIGKILL] {
        let server = start_server(&data.0, "HUP INT QUIT");
        let status = stop_with_signal(signal, server);
        if signal == Signal::SIGKILL {
            assert_eq!(status.signal(), Some(9));
        } else {
            assert!(status.success(), "{signal}: {status}");
        }
        assert_postgres_stops(&data.0);
    }
}

#[test]
fn inherited_ignored_sigchld_is_reset() {
    let data = DataFolder::new("children");
    let status = stop_with_signal(Signal::SIGTERM, start_server(&data.0, "CHLD TERM PIPE"));
    assert!(status.success(), "{status}");
    assert_postgres_stops(&data.0);
}

#[test]
fn inherited_blocked_signals_are_unblocked() {
    let data = DataFolder::new("blocked");
    let before = SigSet::all().thread_swap_mask(nix::sys::signal::SigmaskHow::SIG_BLOCK);
    let server = start_server(&data.0, "HUP");
    before.expect("the mask before").thread_set_mask().expect("as before");
    let status = stop_with_signal(Signal::SIGTERM, server);
    assert!(status.success(), "{status}");
    assert_postgres_stops(&data.0);
}
