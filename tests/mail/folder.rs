//! Emails written to a folder when no mail server is configured.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::kingdom::{assert_accepted, full_email, minimal_email, sender};
use kingdomail::i18n::Language;
use kingdomail::notifications::channels::mail::{MailFailure, Mailer, SmtpOutcome};

/// A folder that is removed on drop.
struct Temporary(PathBuf);

impl Temporary {
    fn new(name: &str) -> Self {
        let path =
            std::env::temp_dir().join(format!("kingdomail-mail-{name}-{}", std::process::id()));
        fs::remove_dir_all(&path).ok();
        fs::create_dir(&path).expect("a folder");
        Self(path)
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.0).ok();
    }
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder").flatten();
    let mut names: Vec<String> =
        entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

fn mode(path: &Path) -> u32 {
    fs::metadata(path).expect("it is there").permissions().mode() & 0o777
}

#[tokio::test]
async fn email_file_is_private() {
    let temporary = Temporary::new("files");
    let folder = temporary.0.join("data/mail");
    let mailer = Mailer::folder(folder.clone(), sender());
    let mail = full_email(Language::Bulgarian, "Ваш ред е");
    assert_accepted(&mailer.send(&mail.to_mime(&sender())).await);
    assert_accepted(&mailer.send(&minimal_email(9).to_mime(&sender())).await);
    let id = |number| format!("00000000-0000-0000-0000-00000000000{number}.eml");
    assert_eq!(names(&folder), [id(7), id(9)]);
    assert!(fs::read(folder.join(id(7))).expect("a file") == mail.to_mime(&sender()).bytes());
    assert_eq!((mode(&folder), mode(&folder.join(id(7)))), (0o700, 0o600));
}

#[tokio::test]
async fn resent_email_replaces_its_file() {
    let temporary = Temporary::new("same");
    let mailer = Arc::new(Mailer::folder(temporary.0.clone(), sender()));
    let sending = (0..16).map(|_| {
        let mailer = Arc::clone(&mailer);
        tokio::spawn(async move { mailer.send(&minimal_email(1).to_mime(&sender())).await })
    });
    for outcome in futures_util::future::join_all(sending).await {
        assert_accepted(&outcome.expect("it ran"));
    }
    assert_eq!(names(&temporary.0).len(), 1);
}

#[tokio::test]
async fn failed_write_leaves_no_file() {
    let temporary = Temporary::new("failed");
    let file = temporary.0.join("file");
    fs::write(&file, "").expect("a file");
    let outcome = Mailer::folder(file.join("mail"), sender())
        .send(&minimal_email(1).to_mime(&sender()))
        .await;
    assert!(
        matches!(outcome, SmtpOutcome::Failed { reason: MailFailure::Folder(_) }),
        "{outcome:?}"
    );

    let folder = temporary.0.join("mail");
    fs::create_dir_all(folder.join("00000000-0000-0000-0000-000000000001.eml/x"))
        .expect("a folder");
    let outcome =
        Mailer::folder(folder.clone(), sender()).send(&minimal_email(1).to_mime(&sender())).await;
    assert!(
        matches!(outcome, SmtpOutcome::Failed { reason: MailFailure::Folder(_) }),
        "{outcome:?}"
    );
    assert_eq!(names(&folder), ["00000000-0000-0000-0000-000000000001.eml"]);
}
