use std::process::ExitCode;

use kingdomail::config::Config;
use kingdomail::service::{self, Stuck};

use super::services::{complain, with_services};

/// Lists what of the notices is stuck, and why.
pub async fn list_stuck(config: &Config) -> ExitCode {
    with_services(config, async |ctx| match service::stuck(ctx).await {
        Ok(stuck) => {
            print(stuck);
            ExitCode::SUCCESS
        }
        Err(error) => complain(&error),
    })
    .await
}

/// Resends the notices that were given up within the last three days.
pub async fn requeue(config: &Config) -> ExitCode {
    with_services(config, async |ctx| match service::requeue_dead(ctx, None).await {
        Ok(messages) => {
            println!(
                "{messages} messages that were given up are sent again by the nodes that run."
            );
            ExitCode::SUCCESS
        }
        Err(error) => complain(&format!("{error:?}")),
    })
    .await
}

fn print(Stuck { backlog, games, endpoints }: Stuck) {
    println!(
        "{} events are untold, the oldest for {:.0} s; {} messages wait, the first due for {:.0} s; {} are dead.",
        backlog.untold,
        backlog.untold_seconds,
        backlog.pending,
        backlog.overdue_seconds,
        backlog.dead
    );
    for game in games {
        println!(
            "game {}: {} rows since {}, tried {} times",
            game.game_id,
            game.rows,
            game.since.to_jiff(),
            game.tries
        );
    }
    for endpoint in endpoints {
        let since =
            endpoint.failing_since.to_jiff().map_or(String::new(), |at| format!(" since {at}"));
        let next = endpoint
            .next_at
            .to_jiff()
            .map_or(String::new(), |at| format!(", next attempt at {at}"));
        println!(
            "{} {}: {} failures{since}, {} messages wait, {} are dead{next}: {}",
            endpoint.channel,
            endpoint.id,
            endpoint.failures,
            endpoint.pending,
            endpoint.dead,
            endpoint.why.as_deref().unwrap_or("nothing was tried yet")
        );
    }
}
