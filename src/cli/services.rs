use std::process::ExitCode;

use jiff::Timestamp;

use crate::bootstrap::Services;
use crate::config::Config;
use crate::service::Context;

/// Says why the program ends without having done what it was asked.
pub fn complain(error: &dyn std::fmt::Display) -> ExitCode {
    eprintln!("kingdomail: {error}");
    ExitCode::FAILURE
}

/// Prepares the services, does something with them, and shuts them down.
async fn with_services(config: &Config, work: impl AsyncFnOnce(&Context) -> ExitCode) -> ExitCode {
    let services = match Services::prepare(config, config.listen, now).await {
        Ok(services) => services,
        Err(error) => return complain(&error),
    };
    let code = work(&services.ctx).await;
    services.shut_down().await;
    code
}

#[expect(clippy::disallowed_methods, reason = "here time comes in, and nowhere else")]
fn now() -> Timestamp {
    Timestamp::now()
}
