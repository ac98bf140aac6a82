//! Scopes, which limit the operations of personal tokens and apps.

use std::fmt;

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
///
/// May gain values: ignore an unknown scope.
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
            Scope::WebhooksWrite => {
                "Manage webhooks and push subscriptions. Their messages have the notifications of the account, and links that show its games."
            }
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

/// Set of scopes. The text form is that of RFC 6749: the names, separated by spaces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Scopes(u8);

impl Scopes {
    /// Parses scopes that this server has stored or signed, also under the names of older releases.
    ///
    /// # Errors
    /// The first name that is not a scope.
    pub fn parse(text: &str) -> Result<Scopes, String> {
        text.split_whitespace()
            .map(|name| Scope::from_stored(name).ok_or_else(|| name.to_owned()))
            .collect()
    }

    /// Parses scopes and ignores unknown names.
    pub fn parse_known(text: &str) -> Scopes {
        text.split_whitespace().filter_map(Scope::from_name).collect()
    }

    pub fn all() -> Scopes {
        Scope::ALL.into_iter().collect()
    }

    pub fn contains(self, scope: Scope) -> bool {
        self.0 & Scopes::bit(scope) != 0
    }

    pub fn is_subset_of(self, superset: Scopes) -> bool {
        self.0 & !superset.0 == 0
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = Scope> {
        Scope::ALL.into_iter().filter(move |scope| self.contains(*scope))
    }

    fn bit(scope: Scope) -> u8 {
        1 << scope as u8
    }
}

impl FromIterator<Scope> for Scopes {
    fn from_iter<T: IntoIterator<Item = Scope>>(scopes: T) -> Scopes {
        Scopes(scopes.into_iter().fold(0, |bits, scope| bits | Scopes::bit(scope)))
    }
}

impl fmt::Display for Scopes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, scope) in self.iter().enumerate() {
            f.write_str(if index == 0 { "" } else { " " })?;
            f.write_str(scope.name())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scopes_round_trip_as_text() {
        let text = "games:read games:play account:read";
        let scopes = Scopes::parse(text).expect("scopes");
        assert_eq!(scopes.to_string(), text);
        assert_eq!(Scopes::parse(" account:read games:play  games:read games:play"), Ok(scopes));
        assert!(scopes.contains(Scope::GamesPlay) && !scopes.contains(Scope::TablesWrite));
        let older = Scopes::parse("games:read notices:read").expect("scopes of 0.2.0");
        assert_eq!(older.to_string(), "games:read notifications:read");
        assert!(!Scopes::parse_known("notices:read").contains(Scope::NotificationsRead));
        assert_eq!(Scopes::parse("games:read games:cheat"), Err("games:cheat".to_owned()));
        assert_eq!(Scopes::parse_known("openid games:play  games:read account:read email"), scopes);
        assert!(Scopes::parse_known("openid").is_empty());
        assert!(Scopes::default().is_empty());
    }

    #[test]
    fn scopes_are_within_their_superset() {
        let some = Scopes::from_iter([Scope::GamesRead, Scope::GamesPlay]);
        assert!(some.is_subset_of(Scopes::all()) && some.is_subset_of(some));
        assert!(!Scopes::all().is_subset_of(some));
        assert_eq!(Scopes::all().iter().collect::<Vec<_>>(), Scope::ALL);
    }

    #[test]
    fn scope_serializes_as_its_name() {
        for scope in Scope::ALL {
            assert_eq!(serde_json::to_value(scope).ok(), Some(scope.name().into()));
            assert_eq!(Scope::from_name(scope.name()), Some(scope));
        }
        assert_eq!(Scope::from_name("games:cheat"), None);
    }
}
