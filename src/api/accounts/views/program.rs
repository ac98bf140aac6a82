use jiff::Timestamp;
use serde::Serialize;
use utoipa::ToSchema;

use crate::api::http::TokenIdentity;
use crate::domain::account::{App, PersonalTokenInfo, Player, Scope, TokenKind};
use crate::domain::{PlayerId, SessionId};
use crate::service::accounts::AccountReport;

use super::account::{PlayerView, ProfileView};

/// One's bots, the oldest first.
#[derive(Debug, Serialize, ToSchema)]
pub struct BotListView {
    #[schema(max_items = 100)]
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
    #[schema(max_items = 1000)]
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

/// An app that you have let in by OAuth.
#[derive(Debug, Serialize, ToSchema)]
pub struct AppView {
    pub id: SessionId,
    /// What it calls itself: nobody has checked that.
    #[schema(max_length = 200, examples("Castle Watch"))]
    pub client_id: String,
    /// The same for people to read: `client_id` has only ASCII.
    #[schema(max_length = 200, examples("Castle Watch"))]
    pub client_name: String,
    /// Where your browser went on: the host, or the scheme with a colon. Null for an app on another device.
    #[schema(max_length = 1000, examples("castles.example"))]
    pub destination: Option<String>,
    #[schema(max_items = 6)]
    pub scopes: Vec<Scope>,
    pub created_at: Timestamp,
    /// When it last renewed its tokens, which it does at least once in 15 minutes while it runs.
    pub last_used_at: Timestamp,
    /// When it is out if it does not come back before.
    pub expires_at: Timestamp,
}

/// The apps that you have let in, the last used first.
#[derive(Debug, Serialize, ToSchema)]
pub struct AppListView {
    #[schema(max_items = 50)]
    pub items: Vec<AppView>,
}

/// What a token is.
#[derive(Debug, Serialize, ToSchema)]
pub struct ShownTokenView {
    pub kind: TokenKind,
    /// Whom it stands for.
    pub player: PlayerView,
    /// What it may be used for; that of a session for everything, also for what has no scope.
    #[schema(max_items = 6)]
    pub scopes: Vec<Scope>,
    /// The app it was given to; null where it was given to none.
    pub app: Option<AppView>,
    /// Null when it is good until it is revoked.
    pub expires_at: Option<Timestamp>,
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
            scopes: scopes.iter().collect(),
            beginning,
            created_at,
            last_used_at,
            expires_at,
        }
    }
}

impl From<App> for AppView {
    fn from(app: App) -> AppView {
        let App { id, app, destination, scopes, created_at, last_used_at, expires_at } = app;
        AppView {
            id,
            client_id: app.as_str().to_owned(),
            client_name: app.name().to_owned(),
            destination: destination.written(),
            scopes: scopes.iter().collect(),
            created_at,
            last_used_at,
            expires_at,
        }
    }
}

impl ShownTokenView {
    pub fn new(player: Player, token: TokenIdentity, app: Option<App>) -> ShownTokenView {
        ShownTokenView {
            kind: token.kind,
            player: PlayerView::new(player.id, Some(player.name)),
            scopes: token.scopes.iter().collect(),
            app: app.map(AppView::from),
            expires_at: token.expires_at,
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
