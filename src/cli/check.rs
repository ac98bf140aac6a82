use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use kingdomail::config::Config;
use kingdomail::game_record::archive;
use kingdomail::progress::{Progress, ProgressWriter, Unit};
use kingdomail::service;

use super::services::{pluralize, print_error, with_services};

/// Replays all games and lists the inconsistencies. Fails for a database without accounts and
/// games, which may be the result of an interrupted restore.
pub async fn check(config: &Config) -> ExitCode {
    check_database(config, None).await
}

/// Checks a database into which a backup with `games` games was restored.
pub async fn check_restored(config: &Config, games: u64) -> ExitCode {
    check_database(config, Some(games)).await
}

async fn check_database(config: &Config, expected: Option<u64>) -> ExitCode {
    with_services(config, async |ctx| {
        let (games, faults) = match service::check_games(ctx).await {
            Ok(checked) => checked,
            Err(error) => return print_error(&error),
        };
        if let Some(expected) = expected
            && usize::try_from(expected).ok() != Some(games)
        {
            let [found, required] = [pluralize(games, "game"), pluralize(expected, "game")];
            return print_error(&format!("the database has {found}, but the backup has {required}"));
        }
        if games == 0 && expected.is_none() {
            match service::is_database_empty(ctx).await {
                Ok(false) => {}
                Ok(true) => {
                    return print_error(
                        &"the database has no accounts and no games: it is new, or a restore was interrupted",
                    );
                }
                Err(error) => return print_error(&error),
            }
        }
        if faults.is_empty() {
            println!("{} No inconsistencies found.", replay_summary(games));
            return ExitCode::SUCCESS;
        }
        println!("{}", replay_summary(games));
        faults.iter().for_each(|fault| println!("  game {}: {}", fault.game, fault.what));
        ExitCode::FAILURE
    })
    .await
}

fn replay_summary(games: usize) -> String {
    format!("Replayed {}.", pluralize(games, "game"))
}

/// Verifies all records in `files` and prints the invalid ones. Returns true if all are valid.
///
/// # Errors
/// A file cannot be read, or the output cannot be written.
pub fn verify(files: &[PathBuf]) -> io::Result<bool> {
    let size = |file: &Path| std::fs::metadata(file).map_or(0, |found| found.len());
    let total = files.iter().map(|file| size(file)).sum();
    let progress = Progress::new("verifying game records", total, Unit::Bytes);
    archive::verify(files, &mut ProgressWriter::new(io::stdout()), &|bytes| progress.advance(bytes))
}
