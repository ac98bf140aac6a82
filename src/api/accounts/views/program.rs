use jiff::Timestamp;
use serde::Serialize;
use utoipa::ToSchema;

use crate::api::http::TokenIdentity;
use crate::domain::account::{App, PersonalTokenInfo, Player, Scope, TokenKind};
use crate::domain::{PlayerId, SessionId};
use crate::service::accounts::AccountReport;

use super::account::{PlayerView, ProfileView};

/// A list of bots.
#[derive(Debug, Serialize, ToSchema)]
pub struct BotListView {
    /// The bots, the oldest first.
    #[schema(max_items = 100)]
    pub items: Vec<ProfileView>,
}

/// A personal token, without its secret.
#[derive(Debug, Serialize, ToSchema)]
pub struct TokenView {
    /// Id of the token.
    pub id: SessionId,
    /// Id of the player that the token acts for: you or one of your bots.
    pub player_id: PlayerId,
    /// Name of the token.
    #[schema(max_length = 64, examples("the laptop at home"))]
    pub name: String,
    /// Scopes of the token.
    #[schema(max_items = 6)]
    pub scopes: Vec<Scope>,
    /// First characters of the secret, by which you can recognise the token.
    #[schema(max_length = 10, examples("kmp_1a2b3c"))]
    pub prefix: String,
    /// Time at which the token was created.
    pub created_at: Timestamp,
    /// Time of the last use, accurate to a minute; null if the token was never used.
    pub last_used_at: Option<Timestamp>,
    /// Time at which the token expires; null if it is valid until it is revoked.
    pub expires_at: Option<Timestamp>,
}

/// A list of personal tokens.
#[derive(Debug, Serialize, ToSchema)]
pub struct TokenListView {
    /// The tokens of the account and its bots, the newest first.
    #[schema(max_items = 1000)]
    pub items: Vec<TokenView>,
}

/// A new personal token with its secret.
#[derive(Serialize, ToSchema)]
pub struct CreatedTokenView {
    /// The token without its secret.
    pub token: TokenView,
    /// Secret of the token, sent in the header `Authorization: Bearer …`. It is not shown again.
    #[schema(min_length = 76, max_length = 76)]
    pub secret: String,
}

/// An app that is authorized to access the account by OAuth.
#[derive(Debug, Serialize, ToSchema)]
pub struct AppView {
    /// Id of the authorization.
    pub id: SessionId,
    /// Client id that the app chose for itself. It is not verified.
    #[schema(max_length = 200, examples("Castle Watch"))]
    pub client_id: String,
    /// Name of the app for display: `client_id`, decoded if it encodes a name that is not ASCII.
    #[schema(max_length = 200, examples("Castle Watch"))]
    pub client_name: String,
    /// Host to which the browser returned after the authorization, or the scheme followed by a
    /// colon. Null for an app that was authorized on another device.
    #[schema(max_length = 1000, examples("castles.example"))]
    pub redirect_host: Option<String>,
    /// Scopes granted to the app.
    #[schema(max_items = 6)]
    pub scopes: Vec<Scope>,
    /// Time at which the app was authorized.
    pub created_at: Timestamp,
    /// Time at which the app last refreshed its tokens. A running app does this at least every
    /// 15 minutes.
    pub last_used_at: Timestamp,
    /// Time at which the authorization expires unless the app refreshes its tokens.
    pub expires_at: Timestamp,
}

/// A list of connected apps.
#[derive(Debug, Serialize, ToSchema)]
pub struct AppListView {
    /// The apps, the most recently used first.
    #[schema(max_items = 50)]
    pub items: Vec<AppView>,
}

/// The access token of a request.
#[derive(Debug, Serialize, ToSchema)]
pub struct CurrentTokenView {
    /// Kind of the token.
    pub kind: TokenKind,
    /// Player that the token acts for.
    pub player: PlayerView,
    /// Scopes of the token. A session has all scopes, and is also accepted by operations that
    /// accept no other token.
    #[schema(max_items = 6)]
    pub scopes: Vec<Scope>,
    /// App that the token was issued to; null for sessions and personal tokens.
    pub app: Option<AppView>,
    /// Time at which the token expires; null if it is valid until it is revoked.
    pub expires_at: Option<Timestamp>,
}

/// An account with the details for administrators.
#[derive(Debug, Serialize, ToSchema)]
pub struct AccountView {
    /// The account.
    pub player: ProfileView,
    /// Owner of the bot; null if the account is not a bot.
    pub owner: Option<PlayerView>,
    /// True while logins to the account are blocked.
    pub locked: bool,
}

impl From<PersonalTokenInfo> for TokenView {
    fn from(token: PersonalTokenInfo) -> TokenView {
        let PersonalTokenInfo {
            id,
            player,
            name,
            scopes,
            prefix,
            created_at,
            last_used_at,
            expires_at,
        } = token;
        TokenView {
            id,
            player_id: player,
            name,
            scopes: scopes.iter().collect(),
            prefix,
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
            redirect_host: destination.to_stored(),
            scopes: scopes.iter().collect(),
            created_at,
            last_used_at,
            expires_at,
        }
    }
}

impl CurrentTokenView {
    pub fn new(player: Player, token: TokenIdentity, app: Option<App>) -> CurrentTokenView {
        CurrentTokenView {
            kind: token.kind,
            player: player.into(),
            scopes: token.scopes.iter().collect(),
            app: app.map(AppView::from),
            expires_at: token.expires_at,
        }
    }
}

impl From<AccountReport> for AccountView {
    fn from(report: AccountReport) -> AccountView {
        let AccountReport { player, owner, locked } = report;
        AccountView { player: player.into(), owner: owner.map(PlayerView::from), locked }
    }
}
