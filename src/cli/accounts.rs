use std::net::{IpAddr, Ipv4Addr};
use std::process::ExitCode;

use kingdomail::api::problem::Problem;
use kingdomail::config::Config;
use kingdomail::domain::ProblemCode;
use kingdomail::domain::account::{RefreshTokenDelivery, RegistrationPolicy};
use kingdomail::domain::table::Viewer;
use kingdomail::service::accounts::{NewAccount, NewSession};
use kingdomail::service::{self, Context};

use super::services::{print_error, with_services};

/// Creates an account regardless of `KINGDOMAIL_REGISTRATION`. Reads the password from the first
/// line of standard input.
pub async fn register(config: &Config, name: &str) -> ExitCode {
    let mut password = String::new();
    if let Err(error) = std::io::stdin().read_line(&mut password) {
        return print_error(&format!("cannot read the password from standard input: {error}"));
    }
    let password = password.trim_end_matches(['\r', '\n']);
    if password.is_empty() {
        return print_error(
            &"no password on standard input: write the password of the new account to it",
        );
    }
    with_services(config, async |ctx| match create_account(ctx, name, password).await {
        Ok(name) => {
            println!("Created the account {name}.");
            ExitCode::SUCCESS
        }
        Err(error) => {
            let problem = Problem::from(error);
            print_error(&problem.detail.unwrap_or(problem.title))
        }
    })
    .await
}

/// Returns the name of the account as it is stored.
async fn create_account(ctx: &Context, name: &str, password: &str) -> service::Result<String> {
    let ctx = Context { registration: RegistrationPolicy::Open, ..ctx.clone() };
    let account = NewAccount { name, password, invitation: None, guest: None };
    let session = NewSession {
        client: "kingdomail register".to_owned(),
        refresh_token_in: RefreshTokenDelivery::Response,
    };
    let from = IpAddr::V4(Ipv4Addr::LOCALHOST);
    let (player, grant) =
        service::accounts::register(&ctx, account, session, from, None).await?.value;
    let viewer = Viewer { player: player.id, session: grant.session };
    service::accounts::end_session(&ctx, viewer, grant.session).await?;
    Ok(player.name)
}

/// Grants admin rights to an account, or revokes them.
pub async fn set_admin(config: &Config, name: &str, is_admin: bool) -> ExitCode {
    with_services(config, async |ctx| {
        match service::accounts::set_admin(ctx, name, is_admin).await {
            Ok(()) if is_admin => println!("{name} is now an admin."),
            Ok(()) => println!("{name} is no longer an admin."),
            Err(service::Error::Refused(ProblemCode::PlayerNotFound)) => {
                return print_error(&format!("there is no account named {name}"));
            }
            Err(error) => return print_error(&error),
        }
        ExitCode::SUCCESS
    })
    .await
}
