use std::io::IsTerminal;
use std::process::ExitCode;

use jiff::SignedDuration;
use tokio::signal::unix::{SignalKind, signal};

use kingdomail::bootstrap::Server;
use kingdomail::config::Config;

use super::observe::LogControl;
use super::reload::Reload;
use super::services::{now, print_error};

/// Default time for a load balancer to detect that the server is stopping.
const DEFAULT_DRAIN_SECONDS: i64 = 5;

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
