//! Nodes that share a database: the settings on which they must agree, and where they differ.

use std::collections::{BTreeMap, BTreeSet};

/// Maximum offset of the clock of a node from that of the database, in seconds.
pub const MAX_CLOCK_OFFSET_SECONDS: f64 = 2.0;

/// A setting on which all nodes of a database must agree.
///
/// To add one, add a variant, its variable, and its value in `bootstrap::shared_settings`. If a
/// reload applies the setting, add the variant to [`SharedSetting::is_reloadable`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum SharedSetting {
    /// Signs tokens and links, which all nodes must accept.
    TokenSecret,
    PublicUrl,
    /// Presence of a mail server. Nodes can use different ones.
    MailServer,
    EmailFrom,
    Contact,
    OutboundNetworks,
    OutboundPorts,
    TurnNotificationSeconds,
    HolidayDays,
    GuestDays,
    RetentionDays,
    DeliveryDays,
    ArchiveDays,
    Registration,
    NewAccounts,
    AccountRequests,
    AddressRequests,
    AccountGames,
    AccountSandboxes,
    AccountBots,
    AccountTokens,
    AccountExports,
    AccountDestinations,
}

impl SharedSetting {
    pub const ALL: [SharedSetting; 23] = [
        SharedSetting::TokenSecret,
        SharedSetting::PublicUrl,
        SharedSetting::MailServer,
        SharedSetting::EmailFrom,
        SharedSetting::Contact,
        SharedSetting::OutboundNetworks,
        SharedSetting::OutboundPorts,
        SharedSetting::TurnNotificationSeconds,
        SharedSetting::HolidayDays,
        SharedSetting::GuestDays,
        SharedSetting::RetentionDays,
        SharedSetting::DeliveryDays,
        SharedSetting::ArchiveDays,
        SharedSetting::Registration,
        SharedSetting::NewAccounts,
        SharedSetting::AccountRequests,
        SharedSetting::AddressRequests,
        SharedSetting::AccountGames,
        SharedSetting::AccountSandboxes,
        SharedSetting::AccountBots,
        SharedSetting::AccountTokens,
        SharedSetting::AccountExports,
        SharedSetting::AccountDestinations,
    ];

    /// Environment variable of the setting, under which its fingerprint is published.
    pub fn variable(self) -> &'static str {
        match self {
            SharedSetting::TokenSecret => "KINGDOMAIL_TOKEN_SECRET",
            SharedSetting::PublicUrl => "KINGDOMAIL_PUBLIC_URL",
            SharedSetting::MailServer => "KINGDOMAIL_SMTP_URL",
            SharedSetting::EmailFrom => "KINGDOMAIL_EMAIL_FROM",
            SharedSetting::Contact => "KINGDOMAIL_CONTACT",
            SharedSetting::OutboundNetworks => "KINGDOMAIL_OUTBOUND_NETWORKS",
            SharedSetting::OutboundPorts => "KINGDOMAIL_OUTBOUND_PORTS",
            SharedSetting::TurnNotificationSeconds => "KINGDOMAIL_TURN_NOTIFICATION_SECONDS",
            SharedSetting::HolidayDays => "KINGDOMAIL_HOLIDAY_DAYS",
            SharedSetting::GuestDays => "KINGDOMAIL_GUEST_DAYS",
            SharedSetting::RetentionDays => "KINGDOMAIL_RETENTION_DAYS",
            SharedSetting::DeliveryDays => "KINGDOMAIL_DELIVERY_DAYS",
            SharedSetting::ArchiveDays => "KINGDOMAIL_ARCHIVE_DAYS",
            SharedSetting::Registration => "KINGDOMAIL_REGISTRATION",
            SharedSetting::NewAccounts => "KINGDOMAIL_NEW_ACCOUNTS",
            SharedSetting::AccountRequests => "KINGDOMAIL_ACCOUNT_REQUESTS_PER_MINUTE",
            SharedSetting::AddressRequests => "KINGDOMAIL_ADDRESS_REQUESTS_PER_MINUTE",
            SharedSetting::AccountGames => "KINGDOMAIL_ACCOUNT_GAMES",
            SharedSetting::AccountSandboxes => "KINGDOMAIL_ACCOUNT_SANDBOXES",
            SharedSetting::AccountBots => "KINGDOMAIL_ACCOUNT_BOTS",
            SharedSetting::AccountTokens => "KINGDOMAIL_ACCOUNT_TOKENS",
            SharedSetting::AccountExports => "KINGDOMAIL_ACCOUNT_EXPORTS",
            SharedSetting::AccountDestinations => "KINGDOMAIL_ACCOUNT_DESTINATIONS",
        }
    }

    /// Returns true if a reload applies a new value. All other settings keep the value that they
    /// had at the start of the process.
    pub fn is_reloadable(self) -> bool {
        match self {
            SharedSetting::AccountRequests
            | SharedSetting::AddressRequests
            | SharedSetting::AccountGames
            | SharedSetting::AccountSandboxes
            | SharedSetting::AccountBots
            | SharedSetting::AccountTokens
            | SharedSetting::AccountExports
            | SharedSetting::AccountDestinations => true,
            SharedSetting::TokenSecret
            | SharedSetting::PublicUrl
            | SharedSetting::MailServer
            | SharedSetting::EmailFrom
            | SharedSetting::Contact
            | SharedSetting::OutboundNetworks
            | SharedSetting::OutboundPorts
            | SharedSetting::TurnNotificationSeconds
            | SharedSetting::HolidayDays
            | SharedSetting::GuestDays
            | SharedSetting::RetentionDays
            | SharedSetting::DeliveryDays
            | SharedSetting::ArchiveDays
            | SharedSetting::Registration
            | SharedSetting::NewAccounts => false,
        }
    }
}

/// Fingerprints of settings, by variable.
pub type Fingerprints = BTreeMap<String, String>;

/// A node that has published its settings within the last 30 seconds.
#[derive(Clone, Debug, PartialEq)]
pub struct LiveNode {
    /// Host name and process id.
    pub name: String,
    /// Offset of the clock from that of the database in seconds, positive if it is ahead.
    pub clock_offset_seconds: f64,
    pub settings: Fingerprints,
}

impl LiveNode {
    /// Returns true if the clock differs so much from that of the database that tokens of other
    /// nodes may be rejected.
    pub fn has_wrong_clock(&self) -> bool {
        self.clock_offset_seconds.abs() > MAX_CLOCK_OFFSET_SECONDS
    }
}

/// A setting that differs between nodes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SettingDifference {
    pub setting: SharedSetting,
    /// Names of the nodes, grouped by value, the largest group first.
    pub groups: Vec<Vec<String>>,
}

impl std::fmt::Display for SettingDifference {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let groups: Vec<String> = self.groups.iter().map(|nodes| nodes.join(", ")).collect();
        write!(f, "{} ({})", self.setting.variable(), groups.join(" | "))
    }
}

/// Returns the settings that differ between nodes. Ignores nodes of other releases for settings
/// that they do not publish.
pub fn differences(nodes: &[LiveNode]) -> Vec<SettingDifference> {
    let difference = |setting: SharedSetting| {
        let mut by_value: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        for node in nodes {
            if let Some(value) = node.settings.get(setting.variable()) {
                by_value.entry(value).or_default().insert(&node.name);
            }
        }
        let mut groups: Vec<Vec<String>> = by_value
            .into_values()
            .map(|names| names.into_iter().map(str::to_owned).collect())
            .collect();
        groups.sort_by_key(|names| (std::cmp::Reverse(names.len()), names.first().cloned()));
        (groups.len() > 1).then_some(SettingDifference { setting, groups })
    };
    SharedSetting::ALL.into_iter().filter_map(difference).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn node(name: &str, settings: &[(SharedSetting, &str)]) -> LiveNode {
        let settings = settings
            .iter()
            .map(|(setting, value)| (setting.variable().to_owned(), (*value).to_owned()))
            .collect();
        LiveNode { name: name.to_owned(), clock_offset_seconds: 0.0, settings }
    }

    #[test]
    fn differing_settings_are_grouped_by_value() {
        use SharedSetting::{OutboundNetworks, PublicUrl};
        let nodes = [
            node("a", &[(OutboundNetworks, "1"), (PublicUrl, "u")]),
            node("b", &[(OutboundNetworks, "2"), (PublicUrl, "u")]),
            node("c", &[(OutboundNetworks, "2")]),
        ];
        let found = differences(&nodes);
        let shown: Vec<String> = found.iter().map(ToString::to_string).collect();
        assert_eq!(shown, ["KINGDOMAIL_OUTBOUND_NETWORKS (b, c | a)"]);
        assert_eq!(differences(&nodes[1..]), []);
        assert_eq!(differences(&[]), []);
    }

    #[test]
    fn every_shared_setting_has_its_own_variable() {
        let variables: BTreeSet<&str> = SharedSetting::ALL.map(SharedSetting::variable).into();
        assert_eq!(variables.len(), SharedSetting::ALL.len());
    }

    #[test]
    fn clock_within_two_seconds_is_accepted() {
        let with = |clock_offset_seconds| {
            LiveNode { clock_offset_seconds, ..node("a", &[]) }.has_wrong_clock()
        };
        assert_eq!([with(1.9), with(-1.9), with(2.1), with(-3600.0)], [false, false, true, true]);
    }
}
