use jiff::Timestamp;
use serde::Serialize;
use utoipa::ToSchema;

use crate::domain::account::{PersonalTokenInfo, Scope};
use crate::domain::{PlayerId, SessionId};
use crate::service::accounts::AccountReport;

use super::account::{PlayerView, ProfileView};

/// One's bots, the oldest first.
#[derive(Debug, Serialize, ToSchema)]
pub struct BotListView {
    #[schema(max_items = 10)]
    pub items: Vec<ProfileView>,
}

/// What is known of a personal token; not the token itself.
#[derive(Debug, Serialize, ToSchema)]
pub struct TokenView {
    pub id: SessionId,
    /// Whom it stands for: you, or one of your bots.
    pub player_id: PlayerId,
    #[schema(max_length = 64, examples("the laptop at home"))]
    pub name: String,
    #[schema(max_items = 6)]
    pub scopes: Vec<Scope>,
    /// How it begins, for you to recognise it.
    #[schema(max_length = 10, examples("kmp_1a2b3c"))]
    pub beginning: String,
    pub created_at: Timestamp,
    /// Within a minute; null when it was never used.
    pub last_used_at: Option<Timestamp>,
    /// Null when it is good until it is revoked.
    pub expires_at: Option<Timestamp>,
}

/// The tokens of oneself and of one's bots, the newest first.
#[derive(Debug, Serialize, ToSchema)]
pub struct TokenListView {
    #[schema(max_items = 50)]
    pub items: Vec<TokenView>,
}

/// A new token.
#[derive(Serialize, ToSchema)]
pub struct IssuedTokenView {
    pub token: TokenView,
    /// For the header `Authorization: Bearer …`. It is not shown again.
    #[schema(min_length = 76, max_length = 76)]
    pub secret: String,
}

/// An account as those see it who run the server.
#[derive(Debug, Serialize, ToSchema)]
pub struct AccountView {
    pub player: ProfileView,
    /// Whose bot it is; null for a person.
    pub owner: Option<PlayerView>,
    /// Whether nobody can log in to it.
    pub locked: bool,
}

impl From<PersonalTokenInfo> for TokenView {
    fn from(token: PersonalTokenInfo) -> TokenView {
        let PersonalTokenInfo {
            id,
            player,
            name,
            scopes,
            beginning,
            created_at,
            last_used_at,
            expires_at,
        } = token;
        TokenView {
            id,
            player_id: player,
            name,
            scopes,
            beginning,
            created_at,
            last_used_at,
            expires_at,
        }
    }
}

impl From<AccountReport> for AccountView {
    fn from(report: AccountReport) -> AccountView {
        let AccountReport { player, owner, locked } = report;
        AccountView {
            player: player.into(),
            owner: owner.map(|owner| PlayerView::new(owner.id, Some(owner.name))),
            locked,
        }
    }
}
