//! `kingdomail doctor`, with and without a running server.

use std::fs;
use std::os::unix::fs::{MetadataExt, PermissionsExt};

use crate::folder::{DataFolder, RunningServer};
use crate::{kingdomail, stderr_text, stdout_text};

#[test]
fn doctor_runs_alongside_the_server() {
    let data = DataFolder::new("doctor");
    let server = RunningServer::start(&data);
    let secret = data.0.join("token-secret");
    let readable_by = |mode| {
        fs::set_permissions(&secret, fs::Permissions::from_mode(mode)).expect("permissions");
    };
    readable_by(0o644);
    let everywhere = format!("0.0.0.0:{}", server.port);
    let asked = [("KINGDOMAIL_DATA", data.path_text()), ("KINGDOMAIL_LISTEN", everywhere.as_str())];
    let found = kingdomail(&["doctor"], &asked);
    let lines = stdout_text(&found);
    assert_eq!(found.status.code(), Some(1), "{lines}{}", stderr_text(&found));
    let has = |start: &str, words: &str| {
        let is_it = |line: &&str| line.starts_with(start) && line.contains(words);
        assert!(lines.lines().any(|line| is_it(&line)), "{start} … {words}: {lines}");
    };
    has("ok       server", &format!("ready at 127.0.0.1:{}", server.port));
    has("ok       database", "Postgres");
    has("ok       database", "migrations are applied");
    has("ok       work", "no message is stuck");
    has("ok       clock", "agree");
    has("ok       disk", "free");
    has("problem  files", &format!("chmod 600 {}", secret.display()));
    has("problem  links", "KINGDOMAIL_PUBLIC_URL");
    has("warning  email", "KINGDOMAIL_SMTP_URL");
    assert!(lines.ends_with("Problems: 2, warnings: 1.\n"), "{lines}");
    let text = fs::read_to_string(&secret).expect("a secret");
    assert!(!lines.contains(text.trim()), "a secret was shown");

    readable_by(0o600);
    let here = format!("127.0.0.1:{}", server.port);
    let asked = [
        ("KINGDOMAIL_DATA", data.path_text()),
        ("KINGDOMAIL_LISTEN", here.as_str()),
        ("KINGDOMAIL_LOG", "off"),
    ];
    let found = kingdomail(&["doctor", "--json"], &asked);
    assert!(found.status.success(), "{}", stdout_text(&found));
    let findings: serde_json::Value = serde_json::from_str(&stdout_text(&found)).expect("JSON");
    let findings = findings.as_array().expect("a list");
    let of = |severity: &str| findings.iter().filter(|one| one["severity"] == severity).count();
    assert_eq!((of("problem"), of("warning")), (0, 2), "{findings:?}");
    assert!(findings.iter().all(|one| one["severity"] == "ok" || one["remedy"].is_string()));
    server.stop();

    let found = kingdomail(&["doctor"], &asked);
    assert!(found.status.success(), "{}", stdout_text(&found));
    assert!(
        stdout_text(&found).contains(&format!("no server responds at {here}")),
        "{}",
        stdout_text(&found)
    );
    assert!(stdout_text(&found).contains("migrations are applied"), "it starts Postgres to look");
}

#[test]
fn doctor_creates_no_files() {
    let data = DataFolder::new("doctor-nothing");
    let nowhere = [("KINGDOMAIL_DATA", data.path_text()), ("KINGDOMAIL_LISTEN", "127.0.0.1:1")];
    let found = kingdomail(&["doctor"], &nowhere);
    assert!(stdout_text(&found).contains("the first start creates it"), "{}", stdout_text(&found));
    assert!(!data.0.exists());
}

#[test]
fn doctor_works_without_a_database() {
    let data = DataFolder::new("doctor-without");
    let broken = [
        ("KINGDOMAIL_DATA", data.path_text()),
        ("KINGDOMAIL_LISTEN", "127.0.0.1:1"),
        ("DATABASE_URL", "postgres://kingdomail:hunter2@127.0.0.1:1/games"),
        ("KINGDOMAIL_SMTP_URL", "smtp://king:hunter2@127.0.0.1:1"),
        ("KINGDOMAIL_PUBLIC_URL", "https://nowhere.invalid"),
        ("KINGDOMAIL_TRUSTED_PROXIES", "0.0.0.0/0"),
    ];
    let found = kingdomail(&["doctor"], &broken);
    let lines = stdout_text(&found);
    assert_eq!(found.status.code(), Some(1));
    for (start, words) in [
        ("problem  database", "127.0.0.1:1: connection refused"),
        ("problem  email", "no connection to the mail server"),
        ("problem  email", "KINGDOMAIL_EMAIL_FROM"),
        ("problem  links", "nowhere.invalid"),
        ("problem  proxies", "0.0.0.0/0"),
    ] {
        let is_it = |line: &str| line.starts_with(start) && line.contains(words);
        assert!(lines.lines().any(is_it), "{start} … {words}: {lines}");
    }
    assert!(!lines.contains("hunter2") && !stderr_text(&found).contains("hunter2"), "{lines}");
}

#[test]
fn data_folder_is_private() {
    let data = DataFolder::new("doctor-folder");
    let migrated = kingdomail(&["migrate"], &[("KINGDOMAIL_DATA", data.path_text())]);
    assert!(migrated.status.success(), "{}", stderr_text(&migrated));
    let mode = fs::metadata(&data.0).expect("a folder").mode();
    assert_eq!(mode & 0o066, 0, "{mode:o}");
    let printed = format!("{}{}", stdout_text(&migrated), stderr_text(&migrated));
    assert!(
        !printed.contains("no mail server"),
        "a command that sends no mail says nothing of mails: {printed}"
    );
}
