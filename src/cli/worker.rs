use std::process::ExitCode;

use tokio::signal::unix::{SignalKind, signal};

use kingdomail::bootstrap::{ProbeListener, reload_context, warn_about_defaults};
use kingdomail::config::Config;
use kingdomail::worker;

use super::observe::LogControl;
use super::reload::Reload;
use super::services::{print_error, with_services};

/// Runs background jobs until a signal ends the process. Serves only probes and metrics.
pub async fn run_worker(config: &Config, log: LogControl) -> ExitCode {
    let (Ok(mut terminate), Ok(mut interrupt), Ok(mut reload)) =
        (signal(SignalKind::terminate()), signal(SignalKind::interrupt()), Reload::new(log))
    else {
        return print_error(&"cannot install a signal handler");
    };
    let probes = match ProbeListener::bind(config) {
        Ok(probes) => probes,
        Err(error) => return print_error(&error),
    };
    with_services(config, async |ctx| {
        warn_about_defaults(config, ctx.senders.links.base());
        let probes = match probes.map(|probes| probes.serve(ctx, config)).transpose() {
            Ok(probes) => probes,
            Err(error) => return print_error(&error),
        };
        let (stop, stopped) = tokio::sync::watch::channel(false);
        let worker = tokio::spawn(worker::run(ctx.clone(), stopped));
        println!("Kingdomail worker is running (background jobs only).");
        if let Some(probes) = &probes {
            println!("  probes    http://{}/readyz", probes.address);
        }
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
            () = reload.run(|config| reload_context(ctx, config)) => {}
        }
        if let Some(probes) = &probes {
            probes.set_stopping();
        }
        stop.send_replace(true);
        let code = worker.await.map_or_else(|error| print_error(&error), |()| ExitCode::SUCCESS);
        if let Some(probes) = probes {
            probes.stop().await;
        }
        code
    })
    .await
}
