use std::process::ExitCode;

use kingdomail::bootstrap::mailer;
use kingdomail::config::Config;
use kingdomail::notifications::channels::mail::{MailAddress, SmtpOutcome, test_mail};

use super::services::{complain, now};

/// Sends a test email and prints the reply of the mail server.
pub async fn send(config: &Config, address: &str) -> ExitCode {
    let address = match MailAddress::parse(address) {
        Ok(address) => address,
        Err(error) => return complain(&format!("{address}: {error}")),
    };
    let mailer = match mailer(config, config.listen) {
        Ok(mailer) => mailer,
        Err(error) => return complain(&error),
    };
    let message = test_mail(address.clone(), now()).to_mime(mailer.sender());
    let (from, to) = (mailer.sender().address().as_str(), address.as_str());
    match mailer.submit(&message).await {
        Ok(reply) => {
            println!("The email from {from} to {to} was accepted: {reply}");
            ExitCode::SUCCESS
        }
        Err(SmtpOutcome::Rejected { reply }) => {
            complain(&format!("the mail server rejected the email from {from} to {to}: {reply}"))
        }
        Err(SmtpOutcome::Failed { why }) => {
            complain(&format!("the email from {from} to {to} was not sent: {why}"))
        }
        Err(SmtpOutcome::Accepted) => ExitCode::SUCCESS,
    }
}
