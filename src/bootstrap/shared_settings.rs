//! Settings on which nodes must agree: the fingerprints that nodes publish, and the token secret in
//! the data folder.

use std::io::{self, Write};
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

use crate::auth::{LinkKey, TokenSecret};
use crate::config::Config;
use crate::domain::node::{Fingerprints, SharedSetting};

use super::{StartError, start_error};

/// Length of a fingerprint in bytes.
const FINGERPRINT_BYTES: usize = 8;

/// File name of the secret in the data folder.
const SECRET_FILE: &str = "token-secret";

/// Computes the fingerprint of every shared setting. The fingerprint of the token secret is derived
/// with the key that follows from it; the other values are not secret.
pub(super) fn shared_settings(config: &Config, key: &LinkKey) -> Fingerprints {
    SharedSetting::ALL.into_iter().map(|setting| fingerprint(setting, config, key)).collect()
}

/// Computes the fingerprints of the shared settings that a reload applies. The other settings of
/// `config` are not in effect before a restart, so that their fingerprints must not be published.
pub(super) fn reloadable_settings(config: &Config, key: &LinkKey) -> Fingerprints {
    let reloadable = SharedSetting::ALL.into_iter().filter(|setting| setting.is_reloadable());
    reloadable.map(|setting| fingerprint(setting, config, key)).collect()
}

/// Returns the variable of a setting and the fingerprint of its value.
fn fingerprint(setting: SharedSetting, config: &Config, key: &LinkKey) -> (String, String) {
    let variable = setting.variable();
    let digest: [u8; 32] = match value(setting, config) {
        None => key.derive("fingerprint"),
        Some(value) => Sha256::digest(format!("{variable}={value}")).into(),
    };
    (variable.to_owned(), hex::encode(&digest[..FINGERPRINT_BYTES]))
}

/// Returns a canonical text for the value of a setting, or `None` for the token secret.
fn value(setting: SharedSetting, config: &Config) -> Option<String> {
    let sorted = |mut values: Vec<String>| {
        values.sort_unstable();
        values.dedup();
        values.join(",")
    };
    Some(match setting {
        SharedSetting::TokenSecret => return None,
        SharedSetting::PublicUrl => {
            format!("{:?}", config.public_url.as_ref().map(url::Url::as_str))
        }
        SharedSetting::MailServer => config.smtp_url.is_some().to_string(),
        SharedSetting::EmailFrom => format!("{:?}", config.email_from),
        SharedSetting::Contact => format!("{:?}", config.contact),
        SharedSetting::OutboundNetworks => {
            sorted(config.outbound_networks.iter().map(ToString::to_string).collect())
        }
        SharedSetting::OutboundPorts => {
            sorted(config.outbound_ports.iter().map(ToString::to_string).collect())
        }
        SharedSetting::TurnNotificationSeconds => {
            config.turn_notification_delay.as_secs().to_string()
        }
        SharedSetting::HolidayDays => config.holiday_budget.as_secs().to_string(),
        SharedSetting::GuestDays => config.guest_lifetime.as_secs().to_string(),
        SharedSetting::RetentionDays => config.retention.as_secs().to_string(),
        SharedSetting::DeliveryDays => config.delivery_retention.as_secs().to_string(),
        SharedSetting::ArchiveDays => config.archive_after.as_secs().to_string(),
        SharedSetting::Registration => format!("{:?}", config.registration),
        SharedSetting::NewAccounts => config.new_accounts.to_string(),
        SharedSetting::AccountRequests => config.account_requests.to_string(),
        SharedSetting::AddressRequests => config.address_requests.to_string(),
        SharedSetting::AccountGames => config.quotas.games.to_string(),
        SharedSetting::AccountSandboxes => config.quotas.sandboxes.to_string(),
        SharedSetting::AccountBots => config.quotas.bots.to_string(),
        SharedSetting::AccountTokens => config.quotas.tokens.to_string(),
        SharedSetting::AccountExports => config.quotas.exports.to_string(),
        SharedSetting::AccountDestinations => config.quotas.destinations.to_string(),
    })
}

/// Returns the path of the secret in a data folder.
pub fn secret_file(data: &Path) -> PathBuf {
    data.join(SECRET_FILE)
}

/// Returns the secret in the data folder. The first start creates it, so that tokens remain valid
/// after a restart.
///
/// # Errors
/// The file cannot be read or written, or contains no valid secret.
pub fn load_or_create_secret(data: &Path) -> Result<TokenSecret, StartError> {
    let path = secret_file(data);
    let file = path.display().to_string();
    let file_error = start_error(&file);
    match std::fs::read_to_string(&path) {
        Ok(text) => TokenSecret::from_text(&text).map_err(|error| file_error(&error)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let secret = TokenSecret::generate().map_err(|error| file_error(&error))?;
            write_if_absent(&path, &secret).map_err(|error| file_error(&error))?;
            // Read the file, because another process may have written its secret first.
            let text = std::fs::read_to_string(&path).map_err(|error| file_error(&error))?;
            TokenSecret::from_text(&text).map_err(|error| file_error(&error))
        }
        Err(error) => Err(file_error(&error)),
    }
}

/// Replaces the secret in the data folder. This invalidates all tokens and links signed with the
/// previous secret.
///
/// # Errors
/// The file cannot be written.
pub fn replace_secret(data: &Path, secret: &TokenSecret) -> Result<(), StartError> {
    let path = secret_file(data);
    let replaced =
        write_temporary(&path, secret).and_then(|temporary| std::fs::rename(temporary, &path));
    replaced.map_err(|error| start_error(&path.display().to_string())(&error))
}

/// Writes the secret unless the file exists. The hard link prevents partial reads and never
/// replaces an existing secret.
fn write_if_absent(path: &Path, secret: &TokenSecret) -> io::Result<()> {
    let temporary = write_temporary(path, secret)?;
    let linked = std::fs::hard_link(&temporary, path);
    std::fs::remove_file(&temporary)?;
    match linked {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(()),
        linked => linked,
    }
}

/// Writes the secret to a temporary file next to `path`, readable only by its owner.
fn write_temporary(path: &Path, secret: &TokenSecret) -> io::Result<PathBuf> {
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder)?;
    }
    let temporary = path.with_extension(std::process::id().to_string());
    let mut file = std::fs::OpenOptions::new()
        .write(true)
        .create(true)
        .truncate(true)
        .mode(0o600)
        .open(&temporary)?;
    file.write_all(secret.to_text().as_bytes())?;
    file.sync_all()?;
    Ok(temporary)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn configuration(variables: &[(&str, &str)]) -> Config {
        let variables = [("KINGDOMAIL_DATA", "/srv")].iter().chain(variables);
        let read =
            Config::read(variables.map(|(name, value)| ((*name).to_owned(), (*value).to_owned())));
        let Ok(config) = read else { panic!("refused") };
        config
    }

    fn key(secret: &str) -> LinkKey {
        LinkKey::new(&TokenSecret::from_text(&secret.repeat(32)).expect("long enough"))
    }

    fn settings(secret: &str, variables: &[(&str, &str)]) -> Fingerprints {
        shared_settings(&configuration(variables), &key(secret))
    }

    fn differing(one: &Fingerprints, other: &Fingerprints) -> Vec<&'static str> {
        let differs = |variable: &&str| one[*variable] != other[*variable];
        SharedSetting::ALL.map(SharedSetting::variable).into_iter().filter(differs).collect()
    }

    #[test]
    fn each_changed_setting_changes_its_fingerprint_only() {
        let usual = settings("a", &[]);
        assert_eq!(differing(&usual, &settings("a", &[])), Vec::<&str>::new());
        assert_eq!(differing(&usual, &settings("b", &[])), ["KINGDOMAIL_TOKEN_SECRET"]);
        for (variable, value) in [
            ("KINGDOMAIL_PUBLIC_URL", "https://kingdomail.example"),
            ("KINGDOMAIL_SMTP_URL", "smtps://mail.example"),
            ("KINGDOMAIL_EMAIL_FROM", "king@kingdomail.example"),
            ("KINGDOMAIL_CONTACT", "mailto:king@kingdomail.example"),
            ("KINGDOMAIL_OUTBOUND_NETWORKS", "10.0.0.0/8"),
            ("KINGDOMAIL_OUTBOUND_PORTS", "444"),
            ("KINGDOMAIL_TURN_NOTIFICATION_SECONDS", "7"),
            ("KINGDOMAIL_HOLIDAY_DAYS", "7"),
            ("KINGDOMAIL_GUEST_DAYS", "7"),
            ("KINGDOMAIL_RETENTION_DAYS", "7"),
            ("KINGDOMAIL_DELIVERY_DAYS", "7"),
            ("KINGDOMAIL_ARCHIVE_DAYS", "7"),
            ("KINGDOMAIL_REGISTRATION", "closed"),
            ("KINGDOMAIL_NEW_ACCOUNTS", "7"),
            ("KINGDOMAIL_ACCOUNT_REQUESTS_PER_MINUTE", "7"),
            ("KINGDOMAIL_ADDRESS_REQUESTS_PER_MINUTE", "7"),
            ("KINGDOMAIL_ACCOUNT_GAMES", "7"),
            ("KINGDOMAIL_ACCOUNT_SANDBOXES", "7"),
            ("KINGDOMAIL_ACCOUNT_BOTS", "7"),
            ("KINGDOMAIL_ACCOUNT_TOKENS", "7"),
            ("KINGDOMAIL_ACCOUNT_EXPORTS", "7"),
            ("KINGDOMAIL_ACCOUNT_DESTINATIONS", "7"),
        ] {
            assert_eq!(differing(&usual, &settings("a", &[(variable, value)])), [variable]);
        }
    }

    #[test]
    fn reload_publishes_rates_and_quotas_only() {
        let reloaded = configuration(&[
            ("KINGDOMAIL_ACCOUNT_BOTS", "7"),
            ("KINGDOMAIL_PUBLIC_URL", "https://kingdomail.example"),
        ]);
        let published = reloadable_settings(&reloaded, &key("a"));
        let variables: Vec<&str> = published.keys().map(String::as_str).collect();
        let expected = [
            "KINGDOMAIL_ACCOUNT_BOTS",
            "KINGDOMAIL_ACCOUNT_DESTINATIONS",
            "KINGDOMAIL_ACCOUNT_EXPORTS",
            "KINGDOMAIL_ACCOUNT_GAMES",
            "KINGDOMAIL_ACCOUNT_REQUESTS_PER_MINUTE",
            "KINGDOMAIL_ACCOUNT_SANDBOXES",
            "KINGDOMAIL_ACCOUNT_TOKENS",
            "KINGDOMAIL_ADDRESS_REQUESTS_PER_MINUTE",
        ];
        assert_eq!(variables, expected);
        let mut node = settings("a", &[]);
        node.extend(published);
        let restarted = settings("a", &[("KINGDOMAIL_ACCOUNT_BOTS", "7")]);
        assert_eq!(differing(&node, &restarted), Vec::<&str>::new());
    }

    #[test]
    fn network_order_does_not_matter() {
        let networks = |value| settings("a", &[("KINGDOMAIL_OUTBOUND_NETWORKS", value)]);
        let (one, other) = (networks("10.0.0.0/8,fd00::/8"), networks("fd00::/8, 10.0.0.0/8"));
        assert_eq!(differing(&one, &other), Vec::<&str>::new());
    }

    #[test]
    fn mail_servers_may_differ_between_nodes() {
        let of = |url| settings("a", &[("KINGDOMAIL_SMTP_URL", url)]);
        let (one, other) = (of("smtps://u:p@one.example"), of("smtps://u:q@two.example"));
        assert_eq!(differing(&one, &other), Vec::<&str>::new());
    }
}
