use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What a personal token, or an app, may be used for. What needs no scope of these, such as a new password, only a session
/// can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
pub enum Scope {
    /// To see games, series and players.
    #[serde(rename = "games:read")]
    GamesRead,
    /// To play, and to agree with the others at a table.
    #[serde(rename = "games:play")]
    GamesPlay,
    /// To open tables, sit down, invite, start and leave.
    #[serde(rename = "tables:write")]
    TablesWrite,
    /// To read what the account is told.
    #[serde(rename = "notices:read")]
    NoticesRead,
    /// To add and change webhooks and push subscriptions.
    #[serde(rename = "webhooks:write")]
    WebhooksWrite,
    /// To see the account and its settings.
    #[serde(rename = "account:read")]
    AccountRead,
}

impl Scope {
    pub const ALL: [Scope; 6] = [
        Scope::GamesRead,
        Scope::GamesPlay,
        Scope::TablesWrite,
        Scope::NoticesRead,
        Scope::WebhooksWrite,
        Scope::AccountRead,
    ];

    pub fn name(self) -> &'static str {
        match self {
            Scope::GamesRead => "games:read",
            Scope::GamesPlay => "games:play",
            Scope::TablesWrite => "tables:write",
            Scope::NoticesRead => "notices:read",
            Scope::WebhooksWrite => "webhooks:write",
            Scope::AccountRead => "account:read",
        }
    }

    /// What it is good for, for who writes a program.
    pub fn meaning(self) -> &'static str {
        match self {
            Scope::GamesRead => "To see games, series and players.",
            Scope::GamesPlay => "To play, and to agree with the others at a table.",
            Scope::TablesWrite => "To open tables, sit down, invite, start and leave.",
            Scope::NoticesRead => "To read what the account is told.",
            Scope::WebhooksWrite => "To add and change webhooks and push subscriptions.",
            Scope::AccountRead => "To see the account and its settings.",
        }
    }

    /// The scope that a name stands for.
    pub fn named(name: &str) -> Option<Scope> {
        Scope::ALL.into_iter().find(|scope| scope.name() == name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scope_is_written_as_it_is_called() {
        for scope in Scope::ALL {
            assert_eq!(serde_json::to_value(scope).ok(), Some(scope.name().into()));
            assert_eq!(Scope::named(scope.name()), Some(scope));
        }
        assert_eq!(Scope::named("games:cheat"), None);
    }
}
