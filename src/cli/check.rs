use std::process::ExitCode;

use kingdomail::config::Config;
use kingdomail::service;

use super::services::{complain, counted, with_services};

/// Replays all games and lists what does not hold. A database without accounts and games fails: it
/// may be one whose restore was not finished.
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
            return complain(&format!("the database has {there}, and the backup {wanted}"));
        }
        if games == 0 && expected.is_none() {
            match service::is_empty(ctx).await {
                Ok(false) => {}
                Ok(true) => {
                    return complain(
                        &"the database has no account and no game: it is new, or a restore into it was not finished",
                    );
                }
                Err(error) => return complain(&error),
            }
        }
        if faults.is_empty() {
            println!("{} All is as the events say.", replayed(games));
            return ExitCode::SUCCESS;
        }
        println!("{}", replayed(games));
        faults.iter().for_each(|fault| println!("  game {}: {}", fault.game, fault.what));
        ExitCode::FAILURE
    })
    .await
}

fn replayed(games: usize) -> String {
    let verb = if games == 1 { "was" } else { "were" };
    format!("{} {verb} replayed.", counted(games, "game"))
}
