use std::process::ExitCode;

use kingdomail::config::Config;
use kingdomail::service;

use super::services::{complain, counted, with_services};

/// Replays all games and lists what does not hold.
pub async fn check(config: &Config) -> ExitCode {
    with_services(config, async |ctx| match service::check_games(ctx).await {
        Ok((games, faults)) if faults.is_empty() => {
            println!("{} All is as the events say.", replayed(games));
            ExitCode::SUCCESS
        }
        Ok((games, faults)) => {
            println!("{}", replayed(games));
            faults.iter().for_each(|fault| println!("  game {}: {}", fault.game, fault.what));
            ExitCode::FAILURE
        }
        Err(error) => complain(&format!("{error:?}")),
    })
    .await
}

fn replayed(games: usize) -> String {
    let verb = if games == 1 { "was" } else { "were" };
    format!("{} {verb} replayed.", counted(games, "game"))
}
