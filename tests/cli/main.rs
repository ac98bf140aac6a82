//! The `kingdomail` binary, run as from a shell.

mod doctor;
mod folder;
mod outage;
mod output;
#[path = "../shared/program.rs"]
mod program;
mod records;
mod refusals;
mod reload;
mod signals;
mod test_email;

use std::io::Write;
use std::process::{Command, Output, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

use folder::DataFolder;

fn kingdomail(arguments: &[&str], environment: &[(&str, &str)]) -> Output {
    // Tests that inspect the data folder use a folder of their own.
    let data = unnamed_folder();
    let mut command = program::kingdomail(&data.0);
    command.args(arguments).envs(environment.iter().copied()).output().expect("the program runs")
}

fn unnamed_folder() -> DataFolder {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    DataFolder::new(&format!("unnamed-{}", COUNT.fetch_add(1, Ordering::Relaxed)))
}

/// Runs the program with `input` on standard input.
fn kingdomail_with_input(arguments: &[&str], input: &[u8]) -> Output {
    let data = unnamed_folder();
    let mut command = program::kingdomail(&data.0);
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut process = command.spawn().expect("the program runs");
    let mut stdin = process.stdin.take().expect("its input");
    // The program may exit before it has read all of its input.
    drop(stdin.write_all(input));
    drop(stdin);
    process.wait_with_output().expect("it ends")
}

fn stdout_text(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn stderr_text(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn demo_plays_a_whole_game() {
    for arguments in [
        &["demo"][..],
        &["demo", "--players", "3", "--edition", "board-game-arena"],
        &["demo", "--players", "2", "--mighty-duel"],
        &["demo", "--players", "5", "--expansion", "age-of-giants"],
    ] {
        let output = kingdomail(arguments, &[]);
        assert!(output.status.success(), "{}{}", stdout_text(&output), stderr_text(&output));
        let text = stdout_text(&output);
        assert!(text.contains("1. "), "{text}");
        assert!(text.contains("##"), "{text}");
    }
}

#[test]
fn invalid_configuration_reports_every_error() {
    let output = kingdomail(
        &["serve"],
        &[
            ("KINGDOMAIL_LISTEN", "nowhere"),
            ("KINGDOMAIL_COLOUR", "pink"),
            ("KINGDOMAIL_TOKEN_SECRET", "short"),
        ],
    );
    assert_eq!(output.status.code(), Some(2));
    for variable in ["KINGDOMAIL_LISTEN", "KINGDOMAIL_COLOUR", "KINGDOMAIL_TOKEN_SECRET"] {
        assert!(stderr_text(&output).contains(variable), "{}", stderr_text(&output));
    }
    assert!(!stderr_text(&output).contains("short"), "a secret was shown");
}

#[test]
fn version_matches_the_package() {
    let text = stdout_text(&kingdomail(&["--version"], &[]));
    let version = text.trim_end().strip_prefix("kingdomail ").expect("the name");
    // A release build includes the commit.
    let (release, commit) = version.split_once(' ').unwrap_or((version, ""));
    assert_eq!(release, env!("CARGO_PKG_VERSION"));
    let commit = commit.trim_start_matches('(').trim_end_matches(')');
    assert!(commit.chars().all(|character| character.is_ascii_hexdigit()), "{text}");
}

#[test]
fn help_explains_every_variable() {
    let text = stdout_text(&kingdomail(&["--help"], &[]));
    for variable in [
        "KINGDOMAIL_LISTEN",
        "DATABASE_URL",
        "KINGDOMAIL_TOKEN_SECRET_FILE",
        "KINGDOMAIL_LOG_FORMAT",
    ] {
        assert!(text.contains(variable), "{text}");
    }
}

#[test]
fn unsafe_database_is_rejected() {
    use embedded_postgres::{Durability, EmbeddedPostgres, Options};
    let data = std::env::temp_dir().join(format!("kingdomail-cli-{}", std::process::id()));
    let options = Options {
        application: "kingdomail",
        data: data.clone(),
        binaries: None,
        durability: Durability::ThrowAway,
    };
    let cluster = EmbeddedPostgres::start(&options).expect("a private Postgres");
    let url = cluster.url("postgres");
    let output = kingdomail(
        &["serve"],
        &[
            ("DATABASE_URL", url.as_str()),
            ("KINGDOMAIL_LISTEN", "127.0.0.1:0"),
            ("KINGDOMAIL_TOKEN_SECRET", "a secret for a test that never serves"),
        ],
    );
    cluster.stop().expect("stopped");
    std::fs::remove_dir_all(data).expect("removed");
    assert!(!output.status.success());
    assert!(stderr_text(&output).contains("fsync"), "{}", stderr_text(&output));
}

#[test]
fn register_ignores_closed_registration() {
    let folder = std::env::temp_dir().join(format!("kingdomail-register-{}", std::process::id()));
    let register = |name: &str, password: &str| {
        let mut process = program::kingdomail(&folder)
            .args(["register", name])
            .envs([("KINGDOMAIL_REGISTRATION", "closed"), ("KINGDOMAIL_LOG", "error")])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut input = process.stdin.take().expect("its input");
        writeln!(input, "{password}").expect("it reads");
        drop(input);
        process.wait_with_output().expect("it ends")
    };
    let made = register(" Ada ", "a crown for every lake");
    let (taken, weak) = (register("ADA", "a crown for every lake"), register("Grace", "short"));
    std::fs::remove_dir_all(&folder).expect("it can go");
    assert_eq!(stdout_text(&made), "Created the account Ada.\n", "{}", stderr_text(&made));
    assert!(stderr_text(&taken).contains("is already taken"), "{}", stderr_text(&taken));
    assert!(stderr_text(&weak).contains("at least 10 characters"), "{}", stderr_text(&weak));
    assert!(!taken.status.success() && !weak.status.success());
}

#[test]
fn messages_lists_pending_events() {
    let folder = std::env::temp_dir().join(format!("kingdomail-messages-{}", std::process::id()));
    let data = folder.to_str().expect("a path");
    let output =
        kingdomail(&["messages"], &[("KINGDOMAIL_DATA", data), ("KINGDOMAIL_LOG", "error")]);
    std::fs::remove_dir_all(&folder).expect("it can go");
    assert!(output.status.success(), "{}", stderr_text(&output));
    assert!(stdout_text(&output).starts_with("Events pending: 0 "), "{}", stdout_text(&output));
}

#[test]
fn record_commands_need_no_configuration() {
    let corpus = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/corpus/0.1.0/records.ndjson");
    let bad = [("KINGDOMAIL_LISTEN", "nowhere")];
    let output = kingdomail(&["verify", corpus], &bad);
    assert!(output.status.success(), "{}{}", stdout_text(&output), stderr_text(&output));
    assert!(stdout_text(&output).ends_with(" records. All are valid.\n"));
    let output = kingdomail(&["verify", corpus, file!()], &[]);
    assert!(!output.status.success());
    assert!(stdout_text(&output).contains(": malformed: "), "{}", stdout_text(&output));
    let output = kingdomail(&["notation", corpus], &bad);
    assert!(output.status.success(), "{}", stderr_text(&output));
    assert!(stdout_text(&output).starts_with("kingdomail-notation-1\n"));
    assert!(!kingdomail(&["verify", "no-such-file"], &[]).status.success());
}

/// Configuration of the Docker image: the server listens on all addresses, and no public URL is
/// set.
#[test]
fn links_avoid_the_wildcard_address() {
    use std::io::{BufRead, BufReader};
    let folder = std::env::temp_dir().join(format!("kingdomail-wildcard-{}", std::process::id()));
    let mut command = program::kingdomail(&folder);
    command.arg("serve").env("KINGDOMAIL_LISTEN", "0.0.0.0:0");
    command.env("KINGDOMAIL_LOG", "error");
    let mut server = command.stdout(Stdio::piped()).spawn().expect("the program starts");
    // Read to the end, so that the server does not block on a full pipe.
    let mut output = BufReader::new(server.stdout.take().expect("its output")).lines();
    let lines: Vec<String> = output.by_ref().take(5).map(|line| line.expect("text")).collect();
    let base = lines[1].strip_prefix("Kingdomail listens on ").expect("where it listens");
    let port = base.strip_prefix("http://127.0.0.1:").expect("the loopback");
    let listen = format!("0.0.0.0:{port}");
    let health = kingdomail(&["health"], &[("KINGDOMAIL_LISTEN", listen.as_str())]);
    let id = server.id().to_string();
    Command::new("kill").args(["-TERM", &id]).status().expect("a signal");
    server.wait().expect("its end");
    std::fs::remove_dir_all(&folder).expect("it can go");
    assert!(health.status.success(), "{}", stderr_text(&health));
    assert_eq!(lines[0], format!("Open {base}/ in a browser to play."));
    let told = lines.iter().find(|line| line.contains("links")).expect("where links lead");
    assert!(told.contains(&format!("{base}/ (this machine only")), "{told}");
    assert!(lines.iter().all(|line| !line.contains("0.0.0.0")), "{lines:?}");
}
