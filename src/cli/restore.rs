use std::fmt::Display;
use std::io::{BufRead, IsTerminal, Write};
use std::path::Path;
use std::process::ExitCode;

use kingdomail::bootstrap::{Database, replace_secret};
use kingdomail::config::Config;
use kingdomail::service::backup::{Backup, BackupError, inspect, restore};

use super::check::check_restored;
use super::services::{pluralize, print_error};

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
    if let Err(why) = restored {
        return print_error(&why);
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
    let nothing_restored = |why: &dyn Display| format!("nothing was restored: {why}");
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
