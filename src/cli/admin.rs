use std::process::ExitCode;

use kingdomail::config::Config;
use kingdomail::service;

use super::services::{print_error, with_services};

/// Grants admin rights to an account, or revokes them.
pub async fn set_admin(config: &Config, name: &str, is_admin: bool) -> ExitCode {
    with_services(config, async |ctx| {
        match service::accounts::set_admin(ctx, name, is_admin).await {
            Ok(()) if is_admin => println!("{name} is now an admin."),
            Ok(()) => println!("{name} is no longer an admin."),
            Err(service::Error::PlayerNotFound) => {
                return print_error(&format!("there is no account named {name}"));
            }
            Err(error) => return print_error(&error),
        }
        ExitCode::SUCCESS
    })
    .await
}
