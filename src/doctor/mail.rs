//! Checks the delivery of emails, as far as possible without sending one.

use std::net::SocketAddr;
use std::path::PathBuf;

use url::{Host, Url};

use crate::bootstrap::{mail_folder, mailer};
use crate::config::Config;
use crate::notifications::channels::mail::MailFailure;

use super::finding::Finding;
use super::links::resolve;

const AREA: &str = "email";

pub(super) struct MailFacts {
    pub transport: MailTransport,
    /// Domain of the sender address.
    pub domain: String,
    /// True if the domain resolves in the DNS.
    pub domain_resolves: bool,
}

pub(super) enum MailTransport {
    Folder(PathBuf),
    /// The mail settings are invalid, so that emails can be neither created nor sent.
    Unusable(String),
    Server {
        host: String,
        is_encrypted: bool,
        is_local: bool,
        probe_result: Result<(), MailFailure>,
        lookup: Result<(), String>,
    },
}

pub(super) async fn collect(config: &Config, listen: SocketAddr) -> MailFacts {
    let mailer = match mailer(config, listen) {
        Ok(mailer) => mailer,
        Err(error) => {
            let transport = MailTransport::Unusable(error.to_string());
            return MailFacts { transport, domain: String::new(), domain_resolves: true };
        }
    };
    let domain = mailer.sender().address().domain().to_owned();
    let domain_resolves = is_reserved_domain(&domain) || resolve(&domain).await.is_ok();
    let probe_result = mailer.probe().await;
    let url = config.smtp_url.as_ref().and_then(|url| Url::parse(url).ok());
    let transport = match (probe_result, url) {
        (Some(probe_result), Some(url)) => {
            let host = url.host_str().unwrap_or_default().to_owned();
            let lookup = match probe_result {
                Ok(()) => Ok(()),
                Err(_) => resolve(host.trim_matches(['[', ']'])).await.map(drop),
            };
            let is_encrypted = url.query() != Some("tls=none");
            MailTransport::Server {
                is_local: is_local(&url),
                host,
                is_encrypted,
                probe_result,
                lookup,
            }
        }
        _ => MailTransport::Folder(mail_folder(config)),
    };
    MailFacts { transport, domain, domain_resolves }
}

fn is_local(url: &Url) -> bool {
    match url.host() {
        // For schemes other than HTTP, `Url` does not parse IPv4 addresses and returns them as
        // domains.
        Some(Host::Domain(name)) => {
            name == "localhost" || name.parse::<std::net::IpAddr>().is_ok_and(|ip| ip.is_loopback())
        }
        Some(Host::Ipv4(ip)) => ip.is_loopback(),
        Some(Host::Ipv6(ip)) => ip.is_loopback(),
        None => false,
    }
}

/// Returns true for a domain that mail servers recognize as not public, such as `localhost`.
fn is_reserved_domain(domain: &str) -> bool {
    !domain.contains('.')
        || [".localhost", ".local", ".lan", ".internal", ".test", ".invalid"]
            .iter()
            .any(|end| domain.ends_with(end))
}

pub(super) fn evaluate(facts: &MailFacts) -> Vec<Finding> {
    let mut findings = match &facts.transport {
        MailTransport::Folder(folder) => {
            return vec![Finding::warning(
                AREA,
                format!("no mail server is set: emails are written to {}", folder.display()),
                "set KINGDOMAIL_SMTP_URL, such as smtps://user:password@mail.example",
            )];
        }
        MailTransport::Unusable(reason) => {
            return vec![Finding::problem(
                AREA,
                reason,
                "correct KINGDOMAIL_SMTP_URL and KINGDOMAIL_EMAIL_FROM",
            )];
        }
        MailTransport::Server { host, is_encrypted, is_local, probe_result, lookup } => {
            let mut findings = vec![match (probe_result, lookup) {
                (Ok(()), _) => Finding::ok(AREA, format!("{host} accepts emails from this server")),
                (Err(_), Err(reason)) => Finding::problem(
                    AREA,
                    format!("the mail server {host} cannot be resolved: {reason}"),
                    "correct the host in KINGDOMAIL_SMTP_URL",
                ),
                (Err(reason), Ok(())) => {
                    Finding::problem(AREA, format!("{host}: {reason}"), remedy(reason))
                }
            }];
            if !is_encrypted && !is_local {
                findings.push(Finding::warning(
                    AREA,
                    format!("emails are sent to {host} without encryption, and their links act on behalf of players"),
                    "remove ?tls=none, unless you control the network in between",
                ));
            }
            findings
        }
    };
    let domain = &facts.domain;
    if is_reserved_domain(domain) {
        findings.push(Finding::problem(
            AREA,
            format!("the sender address is at {domain}, which other mail servers reject"),
            "set KINGDOMAIL_EMAIL_FROM to an address in a domain that you own",
        ));
    } else if !facts.domain_resolves {
        findings.push(Finding::warning(
            AREA,
            format!("the domain {domain} of the sender address has no address in DNS"),
            "check the domain in KINGDOMAIL_EMAIL_FROM, and that it has an MX and an SPF record",
        ));
    }
    findings
}

fn remedy(reason: &MailFailure) -> &'static str {
    match reason {
        MailFailure::Connection | MailFailure::Timeout => {
            "check the host and port in KINGDOMAIL_SMTP_URL, and firewalls in between; many networks block port 25"
        }
        MailFailure::Encryption => {
            "use smtps:// for port 465 and smtp:// for port 587; the certificate must be valid for the host in KINGDOMAIL_SMTP_URL"
        }
        MailFailure::Login(_) => "correct the user and the password in KINGDOMAIL_SMTP_URL",
        MailFailure::Closed | MailFailure::InvalidReply => {
            "use smtps:// for port 465 and smtp:// for port 587, and check that the host is a mail server"
        }
        MailFailure::Refused(_) => "contact the operator of the mail server",
        MailFailure::Folder(_) => "make the folder writable",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::doctor::facts::format_warnings;
    use crate::notifications::channels::mail::Reply;

    fn server(probe_result: Result<(), MailFailure>) -> MailFacts {
        MailFacts {
            transport: MailTransport::Server {
                host: "mail.example".into(),
                is_encrypted: true,
                is_local: false,
                probe_result,
                lookup: Ok(()),
            },
            domain: "games.example".into(),
            domain_resolves: true,
        }
    }

    fn warnings(facts: &MailFacts) -> String {
        format_warnings(evaluate(facts))
    }

    #[test]
    fn mail_folder_is_a_warning() {
        assert_eq!(warnings(&server(Ok(()))), "");
        let folder =
            MailFacts { transport: MailTransport::Folder("/srv/mail".into()), ..server(Ok(())) };
        let found = warnings(&folder);
        assert!(found.starts_with("warning") && found.contains("/srv/mail"), "{found}");
    }

    #[test]
    fn mail_failures_have_remedies() {
        let reply = Reply { code: 535, text: "5.7.8 bad credentials".into() };
        for (reason, words) in [
            (MailFailure::Connection, "firewall"),
            (MailFailure::Encryption, "certificate"),
            (
                MailFailure::Login(Some(reply.clone())),
                "535 5.7.8 bad credentials → correct the user",
            ),
            (MailFailure::Refused(reply), "contact the operator"),
            (MailFailure::InvalidReply, "port 587"),
        ] {
            let found = warnings(&server(Err(reason)));
            assert!(found.starts_with("problem") && found.contains(words), "{found}");
            assert!(found.contains("mail.example"), "{found}");
        }
        let mut lost = server(Err(MailFailure::Connection));
        if let MailTransport::Server { lookup, .. } = &mut lost.transport {
            *lookup = Err("no such name".into());
        }
        assert!(warnings(&lost).contains("mail.example cannot be resolved: no such name"));
    }

    #[test]
    fn missing_encryption_and_sender_domain_are_reported() {
        let mut open = server(Ok(()));
        if let MailTransport::Server { is_encrypted, .. } = &mut open.transport {
            *is_encrypted = false;
        }
        assert!(warnings(&open).contains("without encryption"));
        if let MailTransport::Server { is_local, .. } = &mut open.transport {
            *is_local = true;
        }
        assert_eq!(warnings(&open), "");
        for domain in ["localhost", "games", "games.local"] {
            let made_up = MailFacts { domain: domain.into(), ..server(Ok(())) };
            assert!(warnings(&made_up).contains("KINGDOMAIL_EMAIL_FROM"), "{domain}");
        }
        let unknown = MailFacts { domain_resolves: false, ..server(Ok(())) };
        assert!(warnings(&unknown).starts_with("warning"));
    }
}
