use std::fmt::Display;
use std::fs::{File, OpenOptions};
use std::io::{self, BufRead, IsTerminal, Write};
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use kingdomail::auth::TokenSecret;
use kingdomail::bootstrap::{Database, load_or_create_secret, replace_secret};
use kingdomail::config::Config;
use kingdomail::service::backup::{Backup, BackupError, Manifest, inspect, restore, write_backup};

use super::check::check_restored;
use super::services::{now, pluralize, print_error};

/// Writes the whole database and the token secret to `file`.
pub async fn back_up(config: Config, file: &Path, overwrite: bool) -> ExitCode {
    if let Err(reason) = check_target(file, overwrite) {
        return print_error(&format!("backup failed: {reason}"));
    }
    let database = match Database::open(&config).await {
        Ok(database) => database,
        Err(error) => return print_error(&error),
    };
    let saved = save_to(&database, config, file).await;
    database.close().await;
    match saved {
        Ok(Manifest { players, games, .. }) => {
            let [players, games] = [pluralize(players, "account"), pluralize(games, "game")];
            println!("Backed up {players} and {games} to {}.", file.display());
            println!("Keep this file private: with it, an attacker can log in to any account.");
            ExitCode::SUCCESS
        }
        Err(reason) => print_error(&format!("backup failed: {reason}")),
    }
}

/// Checks that `file` can be written, before the database is opened.
fn check_target(file: &Path, overwrite: bool) -> Result<(), String> {
    let (shown, folder) = (file.display(), parent_folder(file));
    if !folder.is_dir() {
        return Err(format!("the folder {} does not exist", folder.display()));
    }
    match std::fs::symlink_metadata(file) {
        // Renaming over a device or a symbolic link would replace it with a regular file.
        Ok(found) if !found.is_file() => Err(format!("{shown} is not a regular file")),
        Ok(_) if !overwrite => {
            Err(format!("{shown} already exists: choose another name or pass --overwrite"))
        }
        _ => Ok(()),
    }
}

/// Writes a partial file and renames it once it is complete.
async fn save_to(database: &Database, config: Config, file: &Path) -> Result<Manifest, String> {
    let secret = load_secret(config)?;
    let partial_path = partial_file(file);
    let describe_error = |error: io::Error| format!("{}: {error}", partial_path.display());
    // A leftover partial file may have another owner and other permissions.
    drop(std::fs::remove_file(&partial_path));
    let written = OpenOptions::new()
        .write(true)
        .create_new(true)
        .mode(0o600)
        .open(&partial_path)
        .map_err(describe_error)?;
    let saved = write_backup(&database.pool, secret, now(), written).await;
    let (manifest, written) = match saved {
        Ok(saved) => saved,
        Err(error) => {
            // An incomplete backup is useless.
            drop(std::fs::remove_file(&partial_path));
            return Err(match error {
                BackupError::Io(error) => describe_error(error),
                error => error.to_string(),
            });
        }
    };
    written.sync_all().map_err(describe_error)?;
    std::fs::rename(&partial_path, file).map_err(|error| format!("{}: {error}", file.display()))?;
    sync_folder(file).map_err(describe_error)?;
    Ok(manifest)
}

fn load_secret(config: Config) -> Result<TokenSecret, String> {
    match config.token_secret {
        Some(secret) => Ok(secret),
        None => load_or_create_secret(&config.data).map_err(|error| error.to_string()),
    }
}

fn partial_file(file: &Path) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(".partial");
    PathBuf::from(name)
}

/// Syncs the folder, so that the rename survives a power failure.
fn sync_folder(file: &Path) -> io::Result<()> {
    File::open(parent_folder(file))?.sync_all()
}

fn parent_folder(file: &Path) -> &Path {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    folder.unwrap_or(Path::new("."))
}

/// Restores a backup to the database and the data folder, then checks every game.
pub async fn restore_backup(config: &Config, file: &Path, overwrite: bool) -> ExitCode {
    if file.is_dir() {
        return print_error(&format!("{} is a folder, not a backup file", file.display()));
    }
    let backup = match inspect(file) {
        Ok(backup) => backup,
        Err(error) => return print_error(&format!("{}: {error}", file.display())),
    };
    let database = match Database::open(config).await {
        Ok(database) => database,
        Err(error) => return print_error(&error),
    };
    let restored = restore_into(&database, config, file, &backup, overwrite).await;
    database.close().await;
    if let Err(reason) = restored {
        return print_error(&reason);
    }
    let manifest = &backup.manifest;
    println!(
        "Restored {} and {} from a backup made at {} by release {}.",
        pluralize(manifest.players, "account"),
        pluralize(manifest.games, "game"),
        manifest.taken_at,
        manifest.release
    );
    check_restored(config, manifest.games).await
}

async fn restore_into(
    database: &Database,
    config: &Config,
    file: &Path,
    backup: &Backup,
    overwrite: bool,
) -> Result<(), String> {
    let nothing_restored = |reason: &dyn Display| format!("nothing was restored: {reason}");
    let contents = database.count_contents().await.map_err(|error| nothing_restored(&error))?;
    let is_empty = contents.players == 0 && contents.games == 0;
    if !is_empty && !overwrite {
        let what = format!(
            "the database already has {} and {}, which the restore would replace",
            pluralize(contents.players, "account"),
            pluralize(contents.games, "game")
        );
        if !confirm(&what) {
            let what = format!("{what}; pass --overwrite to replace them without confirmation");
            return Err(nothing_restored(&what));
        }
    }
    restore(&database.pool, file, backup).await.map_err(|error| match error {
        BackupError::CommitUncertain(_) => error.to_string(),
        error => nothing_restored(&error),
    })?;
    match &config.token_secret {
        None => replace_secret(&config.data, &backup.secret).map_err(|error| {
            format!("the database was restored, but the token secret was not: {error}; run the restore again")
        })?,
        Some(secret) if secret.to_text() != backup.secret.to_text() => eprintln!(
            "KINGDOMAIL_TOKEN_SECRET differs from the token secret in the backup: links in emails that \
             were already sent no longer work, and browsers must subscribe to push messages again. \
             To print the secret in the backup: tar -xzOf FILE token-secret"
        ),
        Some(_) => {}
    }
    Ok(())
}

/// Requests confirmation. Returns false if standard input is not a terminal.
fn confirm(what: &str) -> bool {
    if !std::io::stdin().is_terminal() {
        return false;
    }
    let mut answer = String::new();
    print!("Warning: {what}. Type `yes` to continue: ");
    std::io::stdout().flush().is_ok()
        && std::io::stdin().lock().read_line(&mut answer).is_ok()
        && answer.trim() == "yes"
}
