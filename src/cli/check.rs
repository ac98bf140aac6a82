use std::process::ExitCode;

use kingdomail::config::Config;
use kingdomail::service;

use super::services::{complain, with_services};

/// Replays all games and lists what does not hold.
pub async fn check(config: &Config) -> ExitCode {
    with_services(config, async |ctx| match service::check_games(ctx).await {
        Ok((games, faults)) if faults.is_empty() => {
            println!("{games} games were replayed. All is as the events say.");
            ExitCode::SUCCESS
        }
        Ok((games, faults)) => {
            println!("{games} games were replayed.");
            faults.iter().for_each(|fault| println!("  game {}: {}", fault.game, fault.what));
            ExitCode::FAILURE
        }
        Err(error) => complain(&format!("{error:?}")),
    })
    .await
}
