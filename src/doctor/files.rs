//! Checks the owner and the permissions of the server's files.

use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::{Path, PathBuf};

use crate::bootstrap::{mail_folder, secret_file};
use crate::config::Config;

use super::finding::Finding;

const AREA: &str = "files";

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    DataFolder,
    MailFolder,
    TokenSecret,
    /// File of the operator, named by a variable.
    SecretFile,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct FileFacts {
    pub purpose: Purpose,
    pub path: PathBuf,
    pub owner: u32,
    pub mode: u32,
}

/// Returns the existing files of the server.
pub(super) fn collect(config: &Config) -> Vec<FileFacts> {
    let mut wanted = vec![(Purpose::DataFolder, config.data.clone())];
    if config.smtp_url.is_none() {
        wanted.push((Purpose::MailFolder, mail_folder(config)));
    }
    if config.token_secret.is_none() {
        wanted.push((Purpose::TokenSecret, secret_file(&config.data)));
    }
    let named = config.secret_files.iter().map(|(_, path)| (Purpose::SecretFile, path.clone()));
    wanted.extend(named);
    wanted.into_iter().filter_map(|(purpose, path)| file_facts(purpose, path)).collect()
}

fn file_facts(purpose: Purpose, path: PathBuf) -> Option<FileFacts> {
    let found = std::fs::metadata(&path).ok()?;
    let mode = found.permissions().mode() & 0o777;
    Some(FileFacts { purpose, path, owner: found.uid(), mode })
}

/// Returns the effective user ID of this process.
pub(super) fn effective_user_id() -> u32 {
    rustix::process::geteuid().as_raw()
}

/// Evaluates the files for the user ID `user`, which is 0 for root.
pub(super) fn evaluate(files: &[FileFacts], user: u32) -> Vec<Finding> {
    let bad: Vec<Finding> = files.iter().flat_map(|file| evaluate_file(file, user)).collect();
    if !bad.is_empty() {
        return bad;
    }
    let count = files.len();
    vec![Finding::ok(
        AREA,
        format!("no other user can read or change the {count} files and folders of the server"),
    )]
}

fn evaluate_file(file: &FileFacts, user: u32) -> Vec<Finding> {
    let FileFacts { purpose, path, owner, mode } = file;
    let shown = path.display();
    let allows_others = |bits: u32| mode & bits != 0;
    let mut findings = Vec::new();
    let has_other_owner = user != 0 && *owner != user && *purpose != Purpose::SecretFile;
    if has_other_owner {
        findings.push(Finding::problem(
            AREA,
            format!("{shown} belongs to the user with ID {owner}, but this command runs as the user with ID {user}"),
            "run this command and the server as the owner of the folder, or as root",
        ));
    }
    match purpose {
        Purpose::DataFolder if allows_others(0o022) => findings.push(Finding::problem(
            AREA,
            format!("other users can create files in {shown}"),
            format!("chmod go-w {}", quoted(path)),
        )),
        Purpose::MailFolder if allows_others(0o077) => findings.push(Finding::problem(
            AREA,
            format!("other users can access the emails in {shown}, whose links act on behalf of players"),
            format!("chmod 700 {}", quoted(path)),
        )),
        Purpose::TokenSecret if allows_others(0o077) => findings.push(Finding::problem(
            AREA,
            format!("other users can read or change {shown}, with which an attacker can log in to any account"),
            format!("chmod 600 {0}; if other users may have read it, remove {0} and restart, which invalidates all links in emails", quoted(path)),
        )),
        Purpose::SecretFile if allows_others(0o007) => findings.push(Finding::warning(
            AREA,
            format!("all users of this machine can read or change the secret in {shown}"),
            format!("chmod o= {}", quoted(path)),
        )),
        _ => {}
    }
    findings
}

/// Quotes a path for a shell, if necessary.
fn quoted(path: &Path) -> String {
    let text = path.display().to_string();
    let is_plain = text.chars().all(|sign| sign.is_ascii_alphanumeric() || "/._-".contains(sign));
    if is_plain { text } else { format!("'{}'", text.replace('\'', r"'\''")) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::doctor::facts::format_warnings;

    fn warnings(purpose: Purpose, mode: u32, owner: u32, user: u32) -> String {
        let file = FileFacts { purpose, path: "/srv/it".into(), owner, mode };
        format_warnings(evaluate(&[file], user))
    }

    #[test]
    fn files_of_server_have_safe_permissions() {
        for (purpose, mode) in [
            (Purpose::DataFolder, 0o700),
            (Purpose::DataFolder, 0o711),
            (Purpose::DataFolder, 0o755),
            (Purpose::MailFolder, 0o700),
            (Purpose::TokenSecret, 0o600),
            (Purpose::SecretFile, 0o640),
        ] {
            assert_eq!(warnings(purpose, mode, 7, 7), "", "{purpose:?}");
        }
    }

    #[test]
    fn unsafe_permissions_are_reported() {
        assert!(warnings(Purpose::DataFolder, 0o770, 7, 7).contains("chmod go-w /srv/it"));
        assert!(warnings(Purpose::MailFolder, 0o755, 7, 7).contains("chmod 700 /srv/it"));
        for mode in [0o644, 0o640, 0o602] {
            let secret = warnings(Purpose::TokenSecret, mode, 7, 7);
            assert!(
                secret.starts_with("problem") && secret.contains("chmod 600 /srv/it"),
                "{secret}"
            );
        }
        let file = warnings(Purpose::SecretFile, 0o444, 0, 7);
        assert!(file.starts_with("warning") && file.contains("chmod o= /srv/it"), "{file}");
    }

    #[test]
    fn other_user_cannot_run_server() {
        assert_eq!(warnings(Purpose::DataFolder, 0o700, 7, 0), "");
        let other = warnings(Purpose::DataFolder, 0o700, 7, 8);
        assert!(other.starts_with("problem") && other.contains("ID 7"), "{other}");
    }

    #[test]
    fn paths_are_quoted_for_shell() {
        assert_eq!(quoted(Path::new("/srv/king's mail")), r"'/srv/king'\''s mail'");
    }
}
