use std::process::ExitCode;

use kingdomail::config::Config;
use kingdomail::service;

use super::services::{complain, counted, with_services};

/// Replays all games and lists the inconsistencies. Fails for a database without accounts and
/// games, which may be the result of an interrupted restore.
pub async fn check(config: &Config) -> ExitCode {
    check_for(config, None).await
}

/// Checks a database into which a backup with `games` games was restored.
pub async fn check_restored(config: &Config, games: u64) -> ExitCode {
    check_for(config, Some(games)).await
}

async fn check_for(config: &Config, expected: Option<u64>) -> ExitCode {
    with_services(config, async |ctx| {
        let (games, faults) = match service::check_games(ctx).await {
            Ok(checked) => checked,
            Err(error) => return complain(&error),
        };
        if let Some(expected) = expected
            && usize::try_from(expected).ok() != Some(games)
        {
            let [there, wanted] = [counted(games, "game"), counted(expected, "game")];
            return complain(&format!("the database has {there}, but the backup has {wanted}"));
        }
        if games == 0 && expected.is_none() {
            match service::is_empty(ctx).await {
                Ok(false) => {}
                Ok(true) => {
                    return complain(
                        &"the database has no accounts and no games: it is new, or a restore was interrupted",
                    );
                }
                Err(error) => return complain(&error),
            }
        }
        if faults.is_empty() {
            println!("{} No inconsistencies found.", replayed(games));
            return ExitCode::SUCCESS;
        }
        println!("{}", replayed(games));
        faults.iter().for_each(|fault| println!("  game {}: {}", fault.game, fault.what));
        ExitCode::FAILURE
    })
    .await
}

fn replayed(games: usize) -> String {
    format!("Replayed {}.", counted(games, "game"))
}
