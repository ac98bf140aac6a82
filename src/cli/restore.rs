use std::fmt::Display;
use std::io::{BufRead, IsTerminal, Write};
use std::path::Path;
use std::process::ExitCode;

use kingdomail::bootstrap::{Database, replace_secret};
use kingdomail::config::Config;
use kingdomail::service::backup::{Backup, BackupError, inspect, restore};

use super::check::check_restored;
use super::services::{complain, counted};

/// Restores a backup to the database and the data folder, then checks every game.
pub async fn put_back(config: &Config, file: &Path, overwrite: bool) -> ExitCode {
    if file.is_dir() {
        return complain(&format!("{} is a folder, not a backup file", file.display()));
    }
    let backup = match inspect(file) {
        Ok(backup) => backup,
        Err(error) => return complain(&format!("{}: {error}", file.display())),
    };
    let database = match Database::open(config).await {
        Ok(database) => database,
        Err(error) => return complain(&error),
    };
    let restored = restore_into(&database, config, file, &backup, overwrite).await;
    database.close().await;
    if let Err(why) = restored {
        return complain(&why);
    }
    let manifest = &backup.manifest;
    println!(
        "Restored {} and {} from a backup made at {} by release {}.",
        counted(manifest.players, "account"),
        counted(manifest.games, "game"),
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
    let nothing = |why: &dyn Display| format!("nothing was restored: {why}");
    let contents = database.contents().await.map_err(|error| nothing(&error))?;
    let is_empty = contents.players == 0 && contents.games == 0;
    if !is_empty && !overwrite {
        let what = format!(
            "the database already has {} and {}, which the restore would replace",
            counted(contents.players, "account"),
            counted(contents.games, "game")
        );
        if !is_meant(&what) {
            let what = format!("{what}; pass --overwrite to replace them without confirmation");
            return Err(nothing(&what));
        }
    }
    restore(&database.pool, file, backup).await.map_err(|error| match error {
        BackupError::Uncertain(_) => error.to_string(),
        error => nothing(&error),
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
fn is_meant(what: &str) -> bool {
    if !std::io::stdin().is_terminal() {
        return false;
    }
    let mut answer = String::new();
    print!("Warning: {what}. Type `yes` to continue: ");
    std::io::stdout().flush().is_ok()
        && std::io::stdin().lock().read_line(&mut answer).is_ok()
        && answer.trim() == "yes"
}
