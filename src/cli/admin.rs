use std::process::ExitCode;

use kingdomail::config::Config;
use kingdomail::service;

use super::services::{complain, with_services};

/// Makes somebody one of those who run the server, or takes it back.
pub async fn appoint(config: &Config, name: &str, is_admin: bool) -> ExitCode {
    with_services(config, async |ctx| {
        match service::accounts::appoint(ctx, name, is_admin).await {
            Ok(()) if is_admin => println!("{name} is an admin."),
            Ok(()) => println!("{name} is no admin."),
            Err(service::Error::PlayerNotFound) => {
                return complain(&format!("nobody is called {name}"));
            }
            Err(error) => return complain(&error),
        }
        ExitCode::SUCCESS
    })
    .await
}
