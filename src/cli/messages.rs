use std::process::ExitCode;

use kingdomail::config::Config;
use kingdomail::domain::notification::Channel;
use kingdomail::service::{self, StuckNotifications};

use super::services::{pluralize, print_error, with_services};

/// Lists stuck notifications and messages, with the reasons.
pub async fn list_stuck(config: &Config) -> ExitCode {
    with_services(config, async |ctx| match service::list_stuck(ctx).await {
        Ok(stuck) => {
            print(stuck);
            ExitCode::SUCCESS
        }
        Err(error) => print_error(&error),
    })
    .await
}

/// Resends the messages that failed permanently within the last three days.
pub async fn requeue(config: &Config) -> ExitCode {
    with_services(config, async |ctx| match service::requeue_dead_deliveries(ctx, None).await {
        Ok(messages) => {
            let messages = pluralize(messages, "failed message");
            println!("Requeued {messages}. The running nodes resend them.");
            ExitCode::SUCCESS
        }
        Err(error) => print_error(&error),
    })
    .await
}

fn print(StuckNotifications { backlog, games, destinations }: StuckNotifications) {
    println!(
        "Events pending: {} (oldest: {:.0} s). Messages pending: {} (overdue by up to {:.0} s). \
         Messages failed permanently: {}.",
        backlog.unrelayed,
        backlog.unrelayed_seconds,
        backlog.pending,
        backlog.overdue_seconds,
        backlog.dead
    );
    for game in games {
        println!(
            "game {}: {} since {}, {}",
            game.game_id,
            pluralize(game.rows, "pending event"),
            game.since.to_jiff(),
            pluralize(game.attempts, "failed attempt")
        );
    }
    for destination in destinations {
        let channel = Channel::from_stored(&destination.channel);
        let channel = channel.map_or(destination.channel, |channel| channel.name().to_owned());
        let since =
            destination.failing_since.to_jiff().map_or(String::new(), |at| format!(" since {at}"));
        let next = destination
            .next_attempt_at
            .to_jiff()
            .map_or(String::new(), |at| format!(", next attempt at {at}"));
        println!(
            "{channel} {}: {}{since}, {}, {} failed permanently{next}: {}",
            destination.id,
            pluralize(destination.failures, "failure"),
            pluralize(destination.pending, "pending message"),
            destination.dead,
            destination.last_error.as_deref().unwrap_or("not attempted yet")
        );
    }
}
