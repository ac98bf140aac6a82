use std::process::ExitCode;

use kingdomail::config::Config;
use kingdomail::domain::notification::Channel;
use kingdomail::service::{self, Stuck};

use super::services::{complain, counted, with_services};

/// Lists stuck notifications and messages, with the reasons.
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

/// Resends the messages that failed permanently within the last three days.
pub async fn requeue(config: &Config) -> ExitCode {
    with_services(config, async |ctx| match service::requeue_dead(ctx, None).await {
        Ok(messages) => {
            let messages = counted(messages, "failed message");
            println!("Requeued {messages}. The running nodes resend them.");
            ExitCode::SUCCESS
        }
        Err(error) => complain(&error),
    })
    .await
}

fn print(Stuck { backlog, games, endpoints }: Stuck) {
    println!(
        "Events pending: {} (oldest: {:.0} s). Messages pending: {} (overdue by up to {:.0} s). \
         Messages failed permanently: {}.",
        backlog.untold,
        backlog.untold_seconds,
        backlog.pending,
        backlog.overdue_seconds,
        backlog.dead
    );
    for game in games {
        println!(
            "game {}: {} since {}, {}",
            game.game_id,
            counted(game.rows, "pending event"),
            game.since.to_jiff(),
            counted(game.tries, "failed attempt")
        );
    }
    for endpoint in endpoints {
        let channel = Channel::stored(&endpoint.channel);
        let channel = channel.map_or(endpoint.channel, |channel| channel.name().to_owned());
        let since =
            endpoint.failing_since.to_jiff().map_or(String::new(), |at| format!(" since {at}"));
        let next = endpoint
            .next_at
            .to_jiff()
            .map_or(String::new(), |at| format!(", next attempt at {at}"));
        println!(
            "{channel} {}: {}{since}, {}, {} failed permanently{next}: {}",
            endpoint.id,
            counted(endpoint.failures, "failure"),
            counted(endpoint.pending, "pending message"),
            endpoint.dead,
            endpoint.why.as_deref().unwrap_or("not attempted yet")
        );
    }
}
