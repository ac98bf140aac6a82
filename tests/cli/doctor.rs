//! `kingdomail doctor`, with and without a running server.

use std::fs;
use std::os::unix::fs::{MetadataExt, PermissionsExt};

use crate::folder::{DataFolder, RunningServer};
use crate::{err, kingdomail, out};

#[test]
fn what_is_wrong_is_found_beside_a_running_server() {
    let data = DataFolder::new("doctor");
    let server = RunningServer::start(&data);
    let secret = data.0.join("token-secret");
    let readable_by = |mode| {
        fs::set_permissions(&secret, fs::Permissions::from_mode(mode)).expect("permissions");
    };
    readable_by(0o644);
    let everywhere = format!("0.0.0.0:{}", server.port);
    let asked = [("KINGDOMAIL_DATA", data.shown()), ("KINGDOMAIL_LISTEN", everywhere.as_str())];
    let found = kingdomail(&["doctor"], &asked);
    let lines = out(&found);
    assert_eq!(found.status.code(), Some(1), "{lines}{}", err(&found));
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
        ("KINGDOMAIL_DATA", data.shown()),
        ("KINGDOMAIL_LISTEN", here.as_str()),
        ("KINGDOMAIL_LOG", "off"),
    ];
    let found = kingdomail(&["doctor", "--json"], &asked);
    assert!(found.status.success(), "{}", out(&found));
    let findings: serde_json::Value = serde_json::from_str(&out(&found)).expect("JSON");
    let findings = findings.as_array().expect("a list");
    let of = |severity: &str| findings.iter().filter(|one| one["severity"] == severity).count();
    assert_eq!((of("problem"), of("warning")), (0, 2), "{findings:?}");
    assert!(findings.iter().all(|one| one["severity"] == "ok" || one["remedy"].is_string()));
    server.stop();

    let found = kingdomail(&["doctor"], &asked);
    assert!(found.status.success(), "{}", out(&found));
    assert!(out(&found).contains(&format!("no server responds at {here}")), "{}", out(&found));
    assert!(out(&found).contains("migrations are applied"), "it starts Postgres to look");
}

#[test]
fn where_nothing_is_nothing_is_made() {
    let data = DataFolder::new("doctor-nothing");
    let nowhere = [("KINGDOMAIL_DATA", data.shown()), ("KINGDOMAIL_LISTEN", "127.0.0.1:1")];
    let found = kingdomail(&["doctor"], &nowhere);
    assert!(out(&found).contains("the first start creates it"), "{}", out(&found));
    assert!(!data.0.exists());
}

#[test]
fn what_depends_on_no_database_is_found_without_one() {
    let data = DataFolder::new("doctor-without");
    let broken = [
        ("KINGDOMAIL_DATA", data.shown()),
        ("KINGDOMAIL_LISTEN", "127.0.0.1:1"),
        ("DATABASE_URL", "postgres://kingdomail:hunter2@127.0.0.1:1/games"),
        ("KINGDOMAIL_SMTP_URL", "smtp://king:hunter2@127.0.0.1:1"),
        ("KINGDOMAIL_PUBLIC_URL", "https://nowhere.invalid"),
        ("KINGDOMAIL_TRUSTED_PROXIES", "0.0.0.0/0"),
    ];
    let found = kingdomail(&["doctor"], &broken);
    let lines = out(&found);
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
    assert!(!lines.contains("hunter2") && !err(&found).contains("hunter2"), "{lines}");
}

#[test]
fn the_data_folder_is_made_for_its_owner_alone() {
    let data = DataFolder::new("doctor-folder");
    let migrated = kingdomail(&["migrate"], &[("KINGDOMAIL_DATA", data.shown())]);
    assert!(migrated.status.success(), "{}", err(&migrated));
    let mode = fs::metadata(&data.0).expect("a folder").mode();
    assert_eq!(mode & 0o066, 0, "{mode:o}");
    let said = format!("{}{}", out(&migrated), err(&migrated));
    assert!(
        !said.contains("no mail server"),
        "a command that sends no mail says nothing of mails: {said}"
    );
}
