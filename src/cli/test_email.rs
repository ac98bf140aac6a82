use std::process::ExitCode;

use kingdomail::bootstrap::mailer;
use kingdomail::config::Config;
use kingdomail::notifications::channels::mail::{
    EmailAddress, SmtpOutcome, test_email as new_test_email,
};

use super::services::{now, print_error};

/// Sends a test email and prints the reply of the mail server.
pub async fn send(config: &Config, address: &str) -> ExitCode {
    let address = match EmailAddress::parse(address) {
        Ok(address) => address,
        Err(error) => return print_error(&format!("{address}: {error}")),
    };
    let mailer = match mailer(config, config.listen) {
        Ok(mailer) => mailer,
        Err(error) => return print_error(&error),
    };
    let message = new_test_email(address.clone(), now()).to_mime(mailer.sender());
    let (from, to) = (mailer.sender().address().as_str(), address.as_str());
    match mailer.submit(&message).await {
        Ok(reply) => {
            println!("The email from {from} to {to} was accepted: {reply}");
            ExitCode::SUCCESS
        }
        Err(SmtpOutcome::Rejected { reply }) => {
            print_error(&format!("the mail server rejected the email from {from} to {to}: {reply}"))
        }
        Err(SmtpOutcome::Failed { why }) => {
            print_error(&format!("the email from {from} to {to} was not sent: {why}"))
        }
        Err(SmtpOutcome::Accepted) => ExitCode::SUCCESS,
    }
}
