//! Accounts: players and their names, registration, sessions, tokens and their scopes, apps,
//! availability and quotas.

mod app;
mod redirect_uri;
mod scopes;
mod token;

pub use app::{App, AppId};
pub use redirect_uri::{RedirectTarget, RedirectUri};
pub use scopes::{Scope, Scopes};
pub use token::{PersonalTokenInfo, RefreshTokenDelivery, Session, TokenBucket, TokenKind};

use std::str::FromStr;

use jiff::{SignedDuration, Timestamp};
use serde::Serialize;
use utoipa::ToSchema;

use crate::domain::PlayerId;
use crate::domain::clock::Absence;
use crate::limits::OPEN_EXPORTS;

/// An account that was not deleted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    pub id: PlayerId,
    pub name: String,
    pub created_at: Timestamp,
    /// True until the player has chosen a name and a password.
    pub is_guest: bool,
    /// Avatar that the player chose; `None` for the one derived from the id.
    pub avatar: Option<Avatar>,
}

/// Number of the drawing of a player.
pub type Avatar = u16;

/// A player as shown to others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownPlayer {
    pub id: PlayerId,
    /// `None` if the account was deleted.
    pub name: Option<String>,
    pub avatar: Option<Avatar>,
}

impl From<Player> for ShownPlayer {
    fn from(player: Player) -> ShownPlayer {
        ShownPlayer { id: player.id, name: Some(player.name), avatar: player.avatar }
    }
}

/// A name in display form and in comparison form.
#[derive(Clone, Copy, Debug)]
pub struct NameForms<'a> {
    pub shown: &'a str,
    pub key: &'a str,
    /// Comparison form, in which look-alike names are equal; `None` for generated
    /// names of guests.
    pub skeleton: Option<&'a str>,
}

/// Keys under which the account of a typed name can be stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NameKeys {
    /// Key with the characters as typed. An account with this key precedes one with `folded`.
    pub exact: String,
    /// Key of new names, with all kinds of apostrophes folded into one.
    pub folded: String,
}

/// Policy for new accounts, including guests. Bots are not affected.
///
/// - `open`: anyone can create an account.
/// - `invitation`: requires an invitation link to a table.
/// - `closed`: no new accounts.
///
/// May gain values: treat an unknown value as `closed`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum RegistrationPolicy {
    #[default]
    Open,
    Invitation,
    Closed,
}

impl FromStr for RegistrationPolicy {
    type Err = ();

    fn from_str(text: &str) -> Result<RegistrationPolicy, ()> {
        match text {
            "open" => Ok(RegistrationPolicy::Open),
            "invitation" => Ok(RegistrationPolicy::Invitation),
            "closed" => Ok(RegistrationPolicy::Closed),
            _ => Err(()),
        }
    }
}

/// Availability of a player, which affects the clocks of all their games.
#[derive(Clone, Debug)]
pub struct Availability {
    pub absence: Absence,
    /// False for a player without any settings.
    pub is_chosen: bool,
    /// Time between a reminder and its deadline; `None` for no reminders.
    pub reminder: Option<SignedDuration>,
    /// Database time at which the availability was read.
    pub read_at: Timestamp,
}

/// Maximum number of things that an account can have at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quotas {
    /// Games that have not ended. Taking a holiday or deleting the account takes time for each of
    /// them.
    pub games: i64,
    /// Sandboxes. When the quota is reached, a new one replaces the oldest.
    pub sandboxes: i64,
    pub bots: usize,
    /// Personal tokens, including those of bots.
    pub tokens: usize,
    /// Open exports. Only one of them reads at a time.
    pub exports: usize,
    /// Webhooks. The same number of push subscriptions is allowed in addition.
    pub destinations: usize,
}

impl Default for Quotas {
    fn default() -> Quotas {
        let exports = OPEN_EXPORTS.bounds.per_key;
        Quotas { games: 500, sandboxes: 50, bots: 10, tokens: 50, exports, destinations: 20 }
    }
}
