//! Error messages of the program: each names the failure, its location and its cause, without
//! passwords.

use std::fs;
use std::io::{Read, Write};
use std::net::TcpListener;
use std::process::Command;

use crate::folder::{DataFolder, RunningServer, start_postgres};
use crate::program::{KINGDOMAIL, clear_settings};
use crate::{kingdomail, stderr_text, stdout_text};

/// Returns a port without a listener.
fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    listener.local_addr().expect("an address").port()
}

#[test]
fn configuration_errors_prevent_startup() {
    let data = DataFolder::new("mistakes");
    let output = kingdomail(
        &["serve"],
        &[
            ("KINGDOMAIL_DATA", data.path_text()),
            ("KINGDOMAIL_LOG", "loud"),
            ("KINGDOMAIL_SMTP_URL", "http://king:hunter2@mail.example"),
            ("KINGDOMAIL_EMAIL_FROM", "the king"),
            ("DATABASE_URL", "postgres://kingdomail:hunter2@localhost:port/games"),
            ("KINGDOMAIL_POOL_SIZE", "many"),
        ],
    );
    assert_eq!(output.status.code(), Some(2));
    let error_text = stderr_text(&output);
    for mistake in [
        "  KINGDOMAIL_LOG: expected error, warn, info, debug, trace or off",
        "  KINGDOMAIL_SMTP_URL: expected a URL that begins with smtps:// or smtp://",
        "  KINGDOMAIL_EMAIL_FROM: ",
        "  DATABASE_URL: expected a URL such as postgres://",
        "  KINGDOMAIL_POOL_SIZE: expected a number",
    ] {
        assert!(error_text.contains(mistake), "{mistake}: {error_text}");
    }
    assert!(!error_text.contains("hunter2"), "{error_text}");
    assert!(!data.0.exists());
}

#[test]
fn missing_folder_is_reported_as_missing() {
    let data = DataFolder::new("missing");
    let programs =
        [("KINGDOMAIL_DATA", data.path_text()), ("KINGDOMAIL_POSTGRES_BIN", "/no/such/bin")];
    let error_text = stderr_text(&kingdomail(&["migrate"], &programs));
    assert!(error_text.contains("/no/such/bin: the folder does not exist"), "{error_text}");
    fs::write(data.0.join("file"), "").expect("a file");
    let below_a_file = data.0.join("file/data");
    let below_a_file = below_a_file.to_str().expect("a path");
    for command in ["serve", "migrate"] {
        let error_text = stderr_text(&kingdomail(&[command], &[("KINGDOMAIL_DATA", below_a_file)]));
        let told = format!("cannot create the folder {below_a_file}: Not a directory");
        assert!(error_text.contains(&told), "{command}: {error_text}");
    }
}

#[test]
fn unreachable_database_error_names_cause() {
    let data = DataFolder::new("unreachable");
    fs::create_dir(&data.0).expect("a folder");
    let place = format!("127.0.0.1:{}", free_port());
    let url = format!("postgres://kingdomail:hunter2@{place}/games");
    let backup = data.0.join("backup");
    let backup = backup.to_str().expect("a path");
    let commands: [&[&str]; 7] = [
        &["serve"],
        &["worker"],
        &["migrate"],
        &["check"],
        &["messages"],
        &["backup", backup],
        &["doctor"],
    ];
    for command in commands {
        let output = kingdomail(
            command,
            &[
                ("KINGDOMAIL_DATA", data.path_text()),
                ("KINGDOMAIL_LISTEN", "127.0.0.1:0"),
                ("DATABASE_URL", url.as_str()),
            ],
        );
        let error_text = format!("{}{}", stdout_text(&output), stderr_text(&output));
        assert_eq!(output.status.code(), Some(1), "{command:?}: {error_text}");
        assert!(
            error_text.contains(&format!("{place}: connection refused")),
            "{command:?}: {error_text}"
        );
        assert!(!error_text.contains("hunter2"), "{command:?}: {error_text}");
    }
    let error_text = |url: &str| {
        let of = [("KINGDOMAIL_DATA", data.path_text()), ("DATABASE_URL", url)];
        let error_text = stderr_text(&kingdomail(&["migrate"], &of));
        assert!(!error_text.contains("hunter2"), "{error_text}");
        error_text
    };
    let unknown = error_text("postgres://kingdomail:hunter2@nowhere.invalid/games");
    assert!(unknown.contains("nowhere.invalid:5432: its name cannot be resolved"), "{unknown}");
    let without_tls = server_without_tls();
    let open =
        error_text(&format!("postgres://kingdomail:hunter2@{without_tls}/games?sslmode=require"));
    assert!(
        open.contains(&format!("{without_tls}: no TLS: server does not support TLS")),
        "{open}"
    );

    let cluster = start_postgres(&data);
    let absent = error_text(&cluster.url("absent"));
    assert!(absent.contains(r#"database "absent" does not exist: create it"#), "{absent}");
    let stranger = error_text(&cluster.url("postgres").replace("user=kingdomail", "user=stranger"));
    assert!(stranger.contains(r#"authentication failed: role "stranger""#), "{stranger}");
    assert!(stranger.contains(data.path_text()), "where it is: {stranger}");
    cluster.stop().expect("stopped");
}

/// Starts a listener that rejects encryption as Postgres does and returns its address.
fn server_without_tls() -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("an address").to_string();
    std::thread::spawn(move || {
        for stream in listener.incoming() {
            let mut stream = stream.expect("a client");
            let mut asked = [0; 8];
            // The client disconnects immediately.
            drop(stream.read_exact(&mut asked).and_then(|()| stream.write_all(b"N")));
        }
    });
    address
}

#[test]
fn address_in_use_is_named() {
    let data = DataFolder::new("in-use");
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("an address").to_string();
    for variable in ["KINGDOMAIL_LISTEN", "KINGDOMAIL_ADMIN_LISTEN"] {
        let mut of =
            vec![("KINGDOMAIL_DATA", data.path_text()), ("KINGDOMAIL_LISTEN", "127.0.0.1:0")];
        of.push((variable, address.as_str()));
        let error_text = stderr_text(&kingdomail(&["serve"], &of));
        assert!(
            error_text.contains(&format!("{variable}: another program is listening on {address}")),
            "{error_text}"
        );
    }
    assert!(!data.0.exists(), "nothing was started");
}

#[test]
fn equal_listen_addresses_are_rejected() {
    let port = free_port();
    let error_text = |listen: &str, operation: &str| {
        let of = [
            ("KINGDOMAIL_LISTEN", format!("{listen}:{port}")),
            ("KINGDOMAIL_ADMIN_LISTEN", format!("{operation}:{port}")),
        ];
        let of: Vec<(&str, &str)> = of.iter().map(|(name, value)| (*name, &**value)).collect();
        let output = kingdomail(&["serve"], &of);
        assert_eq!(output.status.code(), Some(2), "{}", stderr_text(&output));
        stderr_text(&output)
    };
    for (listen, operation) in [
        ("127.0.0.1", "127.0.0.1"),
        ("0.0.0.0", "127.0.0.1"),
        ("127.0.0.1", "0.0.0.0"),
        ("[::]", "127.0.0.1"),
    ] {
        let error_text = error_text(listen, operation);
        assert!(error_text.contains("KINGDOMAIL_ADMIN_LISTEN: "), "{error_text}");
        assert!(error_text.contains("KINGDOMAIL_LISTEN already uses this port"), "{error_text}");
    }
}

#[test]
fn health_error_names_the_address() {
    let place = format!("127.0.0.1:{}", free_port());
    // A configured internet proxy must not be used for a server on this machine.
    let proxy = format!("http://127.0.0.1:{}", free_port());
    let of = [("KINGDOMAIL_LISTEN", place.as_str()), ("http_proxy", proxy.as_str())];
    let output = kingdomail(&["health"], &of);
    assert_eq!(output.status.code(), Some(1));
    let error_text = stderr_text(&output);
    assert!(error_text.contains(&format!("no server is listening on {place}")), "{error_text}");
    assert!(
        error_text.contains("KINGDOMAIL_LISTEN") && error_text.lines().count() == 1,
        "{error_text}"
    );
}

#[test]
fn command_errors_are_sentences() {
    let data = DataFolder::new("sentences");
    let cluster = start_postgres(&data);
    let url = cluster.url("postgres");
    let secret = "a secret for a test that never serves";
    let of = [("DATABASE_URL", url.as_str()), ("KINGDOMAIL_TOKEN_SECRET", secret)];
    for command in [&["check"][..], &["messages"], &["admin", "Ada"], &["migrate"], &["worker"]] {
        let output = kingdomail(command, &of);
        assert!(!output.status.success());
        let error_text = stderr_text(&output);
        assert!(
            !error_text.contains("Store(") && !error_text.contains("Unavailable("),
            "{error_text}"
        );
    }
    cluster.stop().expect("stopped");
}

#[test]
fn second_server_is_rejected() {
    let data = DataFolder::new("second");
    let server = RunningServer::start(&data);
    let mails = data.0.join("mail");
    fs::write(&mails, "what the first server has to do with").expect("a file");
    let second = [("KINGDOMAIL_DATA", data.path_text()), ("KINGDOMAIL_LISTEN", "127.0.0.1:0")];
    let output = kingdomail(&["serve"], &second);
    let error_text = stderr_text(&output);
    assert_eq!(output.status.code(), Some(1), "{error_text}");
    let process = format!(
        "another server (process {}) uses the data folder {}",
        server.id(),
        data.path_text()
    );
    assert!(
        error_text.contains(&process) && error_text.contains("KINGDOMAIL_DATA"),
        "{error_text}"
    );
    assert_eq!(fs::read_to_string(&mails).expect("a file"), "what the first server has to do with");
    server.stop();
}

#[test]
fn failed_backup_leaves_no_file() {
    let data = DataFolder::new("no-room");
    let cluster = start_postgres(&data);
    let url = cluster.url("postgres");
    let secret = "a secret for a test that never serves";
    let of = [("DATABASE_URL", url.as_str()), ("KINGDOMAIL_TOKEN_SECRET", secret)];
    let file = data.0.join("backup");
    // A file size limit has the same effect as a full disk.
    let output = clear_settings(&mut Command::new("bash"))
        .args(["-c", r#"trap "" XFSZ; ulimit -f 0; exec "$1" backup "$2""#, "bash"])
        .args([KINGDOMAIL, file.to_str().expect("a path")])
        .envs(of)
        .output()
        .expect("the program runs");
    let error_text = stderr_text(&output);
    assert_eq!(output.status.code(), Some(1), "{error_text}");
    let told = format!("kingdomail: backup failed: {}.partial: File too large", file.display());
    assert!(error_text.starts_with(&told) && error_text.lines().count() == 1, "{error_text}");
    let left = |name: &str| data.0.join(name).exists();
    assert!(!left("backup") && !left("backup.partial"));

    let place = |place: &str| stderr_text(&kingdomail(&["backup", "--overwrite", place], &of));
    let missing = place("/no/such/folder/backup");
    assert!(missing.contains("the folder /no/such/folder does not exist"), "{missing}");
    let device = place("/dev/full");
    assert!(device.contains("/dev/full is not a regular file"), "{device}");
    let made = kingdomail(&["backup", file.to_str().expect("a path")], &of);
    assert!(made.status.success(), "{}", stderr_text(&made));
    let again = stderr_text(&kingdomail(&["backup", file.to_str().expect("a path")], &of));
    assert!(again.contains("already exists"), "{again}");
    cluster.stop().expect("stopped");
}

#[test]
fn invalid_backup_is_not_restored() {
    let data = DataFolder::new("no-backup");
    let restored = |file: &str| {
        let output = kingdomail(&["restore", file], &[("KINGDOMAIL_DATA", data.path_text())]);
        assert_eq!(output.status.code(), Some(1));
        stderr_text(&output)
    };
    let foreign = restored(file!());
    assert!(foreign.contains("this is not a backup made by `kingdomail backup`"), "{foreign}");
    let folder = restored("/tmp");
    assert!(folder.contains("/tmp is a folder, not a backup file"), "{folder}");
    let missing = restored("/no/such/file");
    assert!(missing.contains("/no/such/file: No such file"), "{missing}");
    assert!([foreign, folder, missing].iter().all(|error_text| error_text.lines().count() == 1));
    let whole = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/corpus/0.1.0/database.backup");
    let whole = fs::read(whole).expect("a backup");
    let half = DataFolder::new("half-backup");
    fs::write(&half.0, &whole[..whole.len() / 2]).expect("written");
    let cut_off = restored(half.path_text());
    fs::remove_file(&half.0).expect("it can go");
    assert!(cut_off.contains("the backup is truncated: its end is missing"), "{cut_off}");
    assert!(!data.0.exists(), "nothing was started");
}
