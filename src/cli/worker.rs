use std::process::ExitCode;

use tokio::signal::unix::{SignalKind, signal};

use kingdomail::bootstrap::warn_of_defaults;
use kingdomail::config::Config;
use kingdomail::worker;

use super::services::{complain, with_services};

/// Does the work of a node in the background until a signal ends it, and serves nothing.
pub async fn work(config: &Config) -> ExitCode {
    let (Ok(mut terminate), Ok(mut interrupt)) =
        (signal(SignalKind::terminate()), signal(SignalKind::interrupt()))
    else {
        return complain(&"signals cannot be listened for");
    };
    with_services(config, async |ctx| {
        warn_of_defaults(config, ctx.senders.links.base());
        let (stop, stopped) = tokio::sync::watch::channel(false);
        let worker = tokio::spawn(worker::run(ctx.clone(), stopped));
        println!("Kingdomail works, and serves nothing.");
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
        stop.send_replace(true);
        worker.await.map_or_else(|error| complain(&error), |()| ExitCode::SUCCESS)
    })
    .await
}
