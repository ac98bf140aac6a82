use std::io::IsTerminal;
use std::process::ExitCode;

use jiff::SignedDuration;
use kingdomail::bootstrap::{ProbeListener, Server, reload_context, warn_about_defaults};
use kingdomail::config::Config;
use kingdomail::worker;
use tokio::signal::unix::{Signal, SignalKind, signal};

use super::observe::LogControl;
use super::services::{now, print_error, read_config, with_services};

/// Default time for a load balancer to detect that the server is stopping.
const DEFAULT_DRAIN_SECONDS: i64 = 5;

/// SIGHUP handler: reads the configuration again and applies the reloadable settings.
struct Reload {
    hangup: Signal,
    log: LogControl,
}

impl Reload {
    /// Installs the handler. SIGHUP no longer ends the process.
    ///
    /// # Errors
    /// The signal handler cannot be installed.
    pub fn new(log: LogControl) -> std::io::Result<Reload> {
        Ok(Reload { hangup: signal(SignalKind::hangup())?, log })
    }

    /// Reloads at every SIGHUP; never returns. An invalid configuration is logged and not applied.
    pub async fn run(&mut self, apply: impl Fn(&Config)) {
        while self.hangup.recv().await.is_some() {
            match read_config() {
                Ok(config) => {
                    self.log.set_filter(&config.log);
                    apply(&config);
                    tracing::info!("configuration reloaded");
                }
                Err(errors) => {
                    for error in errors {
                        tracing::error!(error = %error, "configuration reload failed");
                    }
                }
            }
        }
        std::future::pending::<()>().await;
    }
}

/// Serves the API until a signal ends it.
pub async fn serve(config: &Config, log: LogControl) -> ExitCode {
    // Install the handlers before the start, so that no signal is missed.
    let (Ok(mut terminate), Ok(mut interrupt), Ok(mut reload)) =
        (signal(SignalKind::terminate()), signal(SignalKind::interrupt()), Reload::new(log))
    else {
        return print_error(&"cannot install a signal handler");
    };
    let starting = Server::start(config, now);
    let server = tokio::select! {
        started = starting => match started {
            Ok(server) => server,
            Err(error) => return print_error(&error),
        },
        _ = terminate.recv() => return ExitCode::SUCCESS,
        _ = interrupt.recv() => return ExitCode::SUCCESS,
    };
    println!("Open {} in a browser to play.", server.public_url);
    println!("Kingdomail listens on http://{}", server.address);
    println!("  docs      http://{}/docs/", server.address);
    println!("  openapi   http://{}/openapi.json", server.address);
    match config.public_url {
        Some(_) => println!("  links     {}", server.public_url),
        None => println!(
            "  links     {} (this machine only: set KINGDOMAIL_PUBLIC_URL to the URL that players use)",
            server.public_url
        ),
    }
    match config.database_url {
        Some(_) => println!("  data      the database in DATABASE_URL"),
        None => println!("  data      {}", config.data.display()),
    }
    if let Some(address) = server.admin_address {
        println!("  probes    http://{address}/readyz");
    }
    let mut shutdown_signal = async || {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
    };
    tokio::select! {
        () = shutdown_signal() => {}
        () = reload.run(|config| server.reload(config)) => {}
    }
    // A server that was started from a terminal has no load balancer.
    let default_seconds = if std::io::stdin().is_terminal() { 0 } else { DEFAULT_DRAIN_SECONDS };
    let drain = config.drain.unwrap_or(SignedDuration::from_secs(default_seconds));
    tracing::info!(%drain, "shutdown started");
    server.drain(drain, shutdown_signal()).await;
    server.stop_or_abort(shutdown_signal()).await;
    ExitCode::SUCCESS
}

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
