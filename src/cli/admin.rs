use std::process::ExitCode;

use kingdomail::config::Config;
use kingdomail::service;

use super::services::{complain, with_services};

/// Grants admin rights to an account, or revokes them.
pub async fn appoint(config: &Config, name: &str, is_admin: bool) -> ExitCode {
    with_services(config, async |ctx| {
        match service::accounts::appoint(ctx, name, is_admin).await {
            Ok(()) if is_admin => println!("{name} is now an admin."),
            Ok(()) => println!("{name} is no longer an admin."),
            Err(service::Error::PlayerNotFound) => {
                return complain(&format!("there is no account named {name}"));
            }
            Err(error) => return complain(&error),
        }
        ExitCode::SUCCESS
    })
    .await
}
