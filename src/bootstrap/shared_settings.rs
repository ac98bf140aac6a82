//! The settings on which nodes must agree, as fingerprints that can be published.

use sha2::{Digest, Sha256};

use crate::auth::LinkKey;
use crate::config::Config;
use crate::domain::node::{Fingerprints, SharedSetting};

/// Bytes of a fingerprint.
const LENGTH: usize = 8;

/// Computes the fingerprint of every shared setting. The fingerprint of the token secret is derived
/// with the key that follows from it; the other values are not secret.
pub(super) fn shared_settings(config: &Config, key: &LinkKey) -> Fingerprints {
    let fingerprint = |setting: SharedSetting| {
        let variable = setting.variable();
        let print = match value(setting, config) {
            None => key.derive("fingerprint"),
            Some(value) => Sha256::digest(format!("{variable}={value}")).into(),
        };
        (variable.to_owned(), hex::encode(&print[..LENGTH]))
    };
    SharedSetting::ALL.into_iter().map(fingerprint).collect()
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
        SharedSetting::MailFrom => format!("{:?}", config.mail_from),
        SharedSetting::Contact => format!("{:?}", config.contact),
        SharedSetting::OutboundNetworks => {
            sorted(config.outbound_networks.iter().map(ToString::to_string).collect())
        }
        SharedSetting::OutboundPorts => {
            sorted(config.outbound_ports.iter().map(ToString::to_string).collect())
        }
        SharedSetting::TurnNoticeSeconds => config.turn_notice_wait.as_secs().to_string(),
        SharedSetting::HolidayDays => config.holiday_budget.as_secs().to_string(),
        SharedSetting::GuestDays => config.guest_lifetime.as_secs().to_string(),
        SharedSetting::RetentionDays => config.retention.as_secs().to_string(),
        SharedSetting::DeliveryDays => config.delivery_retention.as_secs().to_string(),
        SharedSetting::ArchiveDays => config.archive_after.as_secs().to_string(),
        SharedSetting::Registration => format!("{:?}", config.registration),
        SharedSetting::NewAccounts => config.new_accounts.to_string(),
        SharedSetting::AccountRequests => config.account_requests.to_string(),
        SharedSetting::AddressRequests => config.address_requests.to_string(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::auth::TokenSecret;
    use crate::domain::node::SharedSetting;

    fn settings(secret: &str, variables: &[(&str, &str)]) -> Fingerprints {
        let variables = [("KINGDOMAIL_DATA", "/srv")].iter().chain(variables);
        let read =
            Config::read(variables.map(|(name, value)| ((*name).to_owned(), (*value).to_owned())));
        let Ok(config) = read else { panic!("refused") };
        let secret = TokenSecret::from_text(&secret.repeat(32)).expect("long enough");
        shared_settings(&config, &LinkKey::new(&secret))
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
            ("KINGDOMAIL_MAIL_FROM", "king@kingdomail.example"),
            ("KINGDOMAIL_CONTACT", "mailto:king@kingdomail.example"),
            ("KINGDOMAIL_OUTBOUND_NETWORKS", "10.0.0.0/8"),
            ("KINGDOMAIL_OUTBOUND_PORTS", "444"),
            ("KINGDOMAIL_TURN_NOTICE_SECONDS", "7"),
            ("KINGDOMAIL_HOLIDAY_DAYS", "7"),
            ("KINGDOMAIL_GUEST_DAYS", "7"),
            ("KINGDOMAIL_RETENTION_DAYS", "7"),
            ("KINGDOMAIL_DELIVERY_DAYS", "7"),
            ("KINGDOMAIL_ARCHIVE_DAYS", "7"),
            ("KINGDOMAIL_NEW_ACCOUNTS", "7"),
            ("KINGDOMAIL_ACCOUNT_REQUESTS_PER_MINUTE", "7"),
            ("KINGDOMAIL_ADDRESS_REQUESTS_PER_MINUTE", "7"),
        ] {
            assert_eq!(differing(&usual, &settings("a", &[(variable, value)])), [variable]);
        }
    }

    #[test]
    fn order_of_networks_does_not_matter() {
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
