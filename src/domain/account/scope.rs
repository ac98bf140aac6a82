use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Scope of a personal token or an app. Some operations, such as changing the password, have no
/// scope because they require a session.
///
/// - `games:read`: read games, series and players.
/// - `games:play`: play moves, and make and answer proposals.
/// - `tables:write`: create, join, start and leave tables, and invite players.
/// - `notifications:read`: read the notifications of the account.
/// - `webhooks:write`: manage webhooks and push subscriptions.
/// - `account:read`: read the account and its settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
pub enum Scope {
    #[serde(rename = "games:read")]
    GamesRead,
    #[serde(rename = "games:play")]
    GamesPlay,
    #[serde(rename = "tables:write")]
    TablesWrite,
    #[serde(rename = "notifications:read")]
    NotificationsRead,
    #[serde(rename = "webhooks:write")]
    WebhooksWrite,
    #[serde(rename = "account:read")]
    AccountRead,
}

impl Scope {
    pub const ALL: [Scope; 6] = [
        Scope::GamesRead,
        Scope::GamesPlay,
        Scope::TablesWrite,
        Scope::NotificationsRead,
        Scope::WebhooksWrite,
        Scope::AccountRead,
    ];

    pub fn name(self) -> &'static str {
        match self {
            Scope::GamesRead => "games:read",
            Scope::GamesPlay => "games:play",
            Scope::TablesWrite => "tables:write",
            Scope::NotificationsRead => "notifications:read",
            Scope::WebhooksWrite => "webhooks:write",
            Scope::AccountRead => "account:read",
        }
    }

    /// Description of the scope for developers of clients.
    pub fn description(self) -> &'static str {
        match self {
            Scope::GamesRead => "Read games, series and players.",
            Scope::GamesPlay => "Play moves, and make and answer proposals.",
            Scope::TablesWrite => "Create, join, start and leave tables, and invite players.",
            Scope::NotificationsRead => "Read the notifications of the account.",
            Scope::WebhooksWrite => "Manage webhooks and push subscriptions.",
            Scope::AccountRead => "Read the account and its settings.",
        }
    }

    /// Returns the scope that is stored under `name`, which can be the name of release 0.2.0.
    pub fn from_stored(name: &str) -> Option<Scope> {
        if name == "notices:read" { Some(Scope::NotificationsRead) } else { Scope::from_name(name) }
    }

    /// Returns the scope with this name.
    pub fn from_name(name: &str) -> Option<Scope> {
        Scope::ALL.into_iter().find(|scope| scope.name() == name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scope_serializes_as_its_name() {
        for scope in Scope::ALL {
            assert_eq!(serde_json::to_value(scope).ok(), Some(scope.name().into()));
            assert_eq!(Scope::from_name(scope.name()), Some(scope));
        }
        assert_eq!(Scope::from_name("games:cheat"), None);
    }
}
