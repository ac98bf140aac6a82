use std::fs::{File, OpenOptions};
use std::io;
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use kingdomail::auth::TokenSecret;
use kingdomail::bootstrap::{Database, kept_secret};
use kingdomail::config::Config;
use kingdomail::service::backup::{BackupError, Manifest, save};

use super::services::{complain, counted, now};

/// Writes the whole database and the token secret to `file`.
pub async fn back_up(config: Config, file: &Path, overwrite: bool) -> ExitCode {
    if let Err(why) = check_place(file, overwrite) {
        return complain(&format!("backup failed: {why}"));
    }
    let database = match Database::open(&config).await {
        Ok(database) => database,
        Err(error) => return complain(&error),
    };
    let saved = save_to(&database, config, file).await;
    database.close().await;
    match saved {
        Ok(Manifest { players, games, .. }) => {
            let [players, games] = [counted(players, "account"), counted(games, "game")];
            println!("Backed up {players} and {games} to {}.", file.display());
            println!("Keep this file private: with it, an attacker can log in to any account.");
            ExitCode::SUCCESS
        }
        Err(why) => complain(&format!("backup failed: {why}")),
    }
}

/// Checks that `file` can be written, before the database is opened.
fn check_place(file: &Path, overwrite: bool) -> Result<(), String> {
    let (shown, folder) = (file.display(), folder(file));
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
    let secret = secret(config)?;
    let beside = partial(file);
    let said = |error: io::Error| format!("{}: {error}", beside.display());
    // A leftover partial file may have another owner and other permissions.
    drop(std::fs::remove_file(&beside));
    let written =
        OpenOptions::new().write(true).create_new(true).mode(0o600).open(&beside).map_err(said)?;
    let saved = save(&database.pool, secret, now(), written).await;
    let (manifest, written) = match saved {
        Ok(saved) => saved,
        Err(error) => {
            // An incomplete backup is useless.
            drop(std::fs::remove_file(&beside));
            return Err(match error {
                BackupError::Io(error) => said(error),
                error => error.to_string(),
            });
        }
    };
    written.sync_all().map_err(said)?;
    std::fs::rename(&beside, file).map_err(|error| format!("{}: {error}", file.display()))?;
    keep_name(file).map_err(said)?;
    Ok(manifest)
}

fn secret(config: Config) -> Result<TokenSecret, String> {
    match config.token_secret {
        Some(secret) => Ok(secret),
        None => kept_secret(&config.data).map_err(|error| error.to_string()),
    }
}

fn partial(file: &Path) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(".partial");
    PathBuf::from(name)
}

/// Syncs the folder, so that the rename survives a power failure.
fn keep_name(file: &Path) -> io::Result<()> {
    File::open(folder(file))?.sync_all()
}

fn folder(file: &Path) -> &Path {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    folder.unwrap_or(Path::new("."))
}
