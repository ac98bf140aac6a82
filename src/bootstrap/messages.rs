//! Public URL of the server, and the senders of its messages.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::PathBuf;

use jiff::Timestamp;
use url::Url;

use crate::api;
use crate::config::Config;
use crate::notifications::channels::mail::{Mailer, Sender, SmtpOptions};
use crate::notifications::links::Links;
use crate::notifications::{Senders, SendersOptions};

use super::{StartError, start_error};

/// Returns the public URL of a server that listens on `address`. The default works on this machine
/// only.
pub(super) fn public_url(config: &Config, address: SocketAddr) -> Result<Url, StartError> {
    match &config.public_url {
        Some(url) => Ok(url.clone()),
        None => {
            let url = format!("http://{}/", reachable_address(address));
            url.parse().map_err(|error| start_error("KINGDOMAIL_PUBLIC_URL")(&error))
        }
    }
}

/// Returns the address at which local programs reach a server that listens on `address`. A wildcard
/// such as 0.0.0.0 is not a destination; it is replaced by the loopback address.
#[must_use]
pub fn reachable_address(address: SocketAddr) -> SocketAddr {
    let ip = match address.ip().to_canonical() {
        IpAddr::V4(ip) if ip.is_unspecified() => IpAddr::V4(Ipv4Addr::LOCALHOST),
        IpAddr::V6(ip) if ip.is_unspecified() => IpAddr::V6(Ipv6Addr::LOCALHOST),
        ip => ip,
    };
    SocketAddr::new(ip, address.port())
}

/// Returns a mailer for a server that listens on `address`. Without a mail server, the mailer
/// writes to a folder.
///
/// # Errors
/// The configured mail server or sender is invalid.
pub fn mailer(config: &Config, address: SocketAddr) -> Result<Mailer, StartError> {
    let from = email_from(config, &public_url(config, address)?);
    let sender =
        Sender::parse(&from).map_err(|error| start_error("KINGDOMAIL_EMAIL_FROM")(&error))?;
    match &config.smtp_url {
        Some(url) => Mailer::smtp(url, sender, SmtpOptions::default())
            .map_err(|error| start_error("KINGDOMAIL_SMTP_URL")(&error)),
        None => Ok(Mailer::folder(mail_folder(config), sender)),
    }
}

pub(super) fn senders(
    config: &Config,
    links: Links,
    mailer: Mailer,
    clock: fn() -> Timestamp,
) -> Result<Senders, StartError> {
    let contact = config.contact.clone();
    let options = SendersOptions {
        networks: config.outbound_networks.clone(),
        ports: config.outbound_ports.clone(),
        contact: contact.unwrap_or_else(|| format!("mailto:{}", email_from(config, links.base()))),
    };
    Senders::new(options, mailer, links, api::notifications::notification_json, clock)
        .map_err(|error| start_error("KINGDOMAIL_CONTACT")(&error))
}

fn email_from(config: &Config, public_url: &Url) -> String {
    // The domain of a sender is a name, not an IP address.
    let host = public_url.domain().unwrap_or("localhost");
    config.email_from.clone().unwrap_or_else(|| format!("kingdomail@{host}"))
}

/// Returns the folder to which emails are written if no mail server is configured.
pub fn mail_folder(config: &Config) -> PathBuf {
    config.data.join("mail")
}

/// Warns about missing settings that limit links and emails to this machine.
pub fn warn_about_defaults(config: &Config, public_url: &Url) {
    if config.public_url.is_none() {
        tracing::warn!(
            url = %public_url,
            "no public URL: links in messages work on this machine only (set KINGDOMAIL_PUBLIC_URL)"
        );
    }
    if config.smtp_url.is_none() {
        let folder = mail_folder(config);
        tracing::warn!(
            folder = %folder.display(),
            "no mail server: emails are written to a folder (set KINGDOMAIL_SMTP_URL)"
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wildcard_is_reached_at_loopback() {
        for (listens, reached) in [
            ("0.0.0.0:8080", "127.0.0.1:8080"),
            ("[::]:8080", "[::1]:8080"),
            ("[::ffff:0.0.0.0]:80", "127.0.0.1:80"),
            ("127.0.0.1:1", "127.0.0.1:1"),
            ("192.0.2.7:8080", "192.0.2.7:8080"),
            ("[2001:db8::7]:8080", "[2001:db8::7]:8080"),
        ] {
            let address = listens.parse().expect("an address");
            assert_eq!(reachable_address(address).to_string(), reached);
        }
    }
}
