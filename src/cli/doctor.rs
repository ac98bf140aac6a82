use std::io::{self, Write};
use std::process::ExitCode;

use kingdomail::bootstrap::mailer;
use kingdomail::config::Config;
use kingdomail::doctor::{Finding, Severity, run_checks};
use kingdomail::notifications::channels::mail::{
    EmailAddress, SmtpOutcome, test_email as new_test_email,
};

use super::services::{now, print_error};

/// Prints one line per finding. Fails if any finding is a problem.
pub async fn report(config: &Config, as_json: bool) -> ExitCode {
    let findings = run_checks(config, now).await;
    let written = if as_json { write_json(&findings) } else { write_lines(&findings) };
    if let Err(error) = written {
        return print_error(&error);
    }
    if count(&findings, Severity::Problem) > 0 { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

fn write_json(findings: &[Finding]) -> io::Result<()> {
    let text = serde_json::to_string_pretty(findings).map_err(io::Error::other)?;
    writeln!(io::stdout(), "{text}")
}

fn write_lines(findings: &[Finding]) -> io::Result<()> {
    let mut out = io::stdout().lock();
    for finding in findings {
        writeln!(out, "{finding}")?;
    }
    let (problems, warnings) =
        (count(findings, Severity::Problem), count(findings, Severity::Warning));
    writeln!(out, "Problems: {problems}, warnings: {warnings}.")
}

fn count(findings: &[Finding], severity: Severity) -> usize {
    findings.iter().filter(|finding| finding.severity == severity).count()
}

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
        Err(SmtpOutcome::Failed { reason }) => {
            print_error(&format!("the email from {from} to {to} was not sent: {reason}"))
        }
        Err(SmtpOutcome::Accepted) => ExitCode::SUCCESS,
    }
}
