use std::process::ExitCode;

use jiff::Timestamp;
use kingdomail::bootstrap::Services;
use kingdomail::config::{Config, ConfigError};
use kingdomail::service::Context;

/// Prints an error and returns the exit code of a failure.
pub fn print_error(error: &dyn std::fmt::Display) -> ExitCode {
    eprintln!("kingdomail: {error}");
    ExitCode::FAILURE
}

/// Prepares the services, runs `command` with them, and shuts them down.
pub async fn with_services(
    config: &Config,
    command: impl AsyncFnOnce(&Context) -> ExitCode,
) -> ExitCode {
    let services = match Services::prepare(config, config.listen, now).await {
        Ok(services) => services,
        Err(error) => return print_error(&error),
    };
    let code = command(&services.ctx).await;
    services.shut_down().await;
    code
}

/// Reads the configuration from the environment and the file that it names.
pub fn read_config() -> Result<Config, Vec<ConfigError>> {
    Config::read(environment())
}

/// Returns the environment variables of the process.
#[expect(clippy::disallowed_methods, reason = "here the environment is read, and nowhere else")]
pub fn environment() -> impl Iterator<Item = (String, String)> {
    std::env::vars()
}

/// Returns the current time of the system clock.
#[expect(clippy::disallowed_methods, reason = "the clock of the program, passed to all other code")]
pub fn now() -> Timestamp {
    Timestamp::now()
}

/// Formats a count with a noun that takes the plural ending s: `1 game`, `2 games`.
pub fn pluralize(count: impl std::fmt::Display, noun: &str) -> String {
    let count = count.to_string();
    let plural = if count == "1" { "" } else { "s" };
    format!("{count} {noun}{plural}")
}
