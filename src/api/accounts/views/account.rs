use jiff::Timestamp;
use kingdomino::HousePlayer;
use serde::Serialize;
use utoipa::ToSchema;

use crate::domain::account::{Player, Session};
use crate::domain::event_log::{house_player, is_bot};
use crate::domain::{PlayerId, SessionId};
use crate::service::accounts::{Grant, Renewal};

/// A player.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct PlayerView {
    /// Id of the player.
    pub id: PlayerId,
    /// Name of the player; null if the account was deleted.
    #[schema(min_length = 2, max_length = 32, examples("Ada"))]
    pub name: Option<String>,
    /// True if the player is a bot.
    pub bot: bool,
    /// Strategy of the house player, a computer player run by the server; null for other players.
    pub house: Option<HousePlayer>,
}

impl PlayerView {
    pub fn new(id: PlayerId, name: Option<String>) -> PlayerView {
        PlayerView { id, name, bot: is_bot(id), house: house_player(id) }
    }
}

/// An account.
#[derive(Debug, Serialize, ToSchema)]
pub struct ProfileView {
    /// Id of the account.
    pub id: PlayerId,
    /// Name of the account.
    #[schema(min_length = 2, max_length = 32, examples("Ada"))]
    pub name: String,
    /// True if the account is a bot.
    pub bot: bool,
    /// True if the account is a guest, which `claim_account` can turn into an ordinary account.
    pub guest: bool,
    /// Time at which the account was created.
    pub created_at: Timestamp,
}

/// A session and its tokens.
#[derive(Debug, Serialize, ToSchema)]
pub struct CreatedSessionView {
    /// Id of the player.
    pub player_id: PlayerId,
    /// Id of the session.
    pub session_id: SessionId,
    /// Tokens of the session.
    pub tokens: SessionTokensView,
}

/// A new account, its session and the tokens of the session.
#[derive(Debug, Serialize, ToSchema)]
pub struct CreatedAccountView {
    /// The account.
    pub player: ProfileView,
    /// Id of the session.
    pub session_id: SessionId,
    /// Tokens of the session.
    pub tokens: SessionTokensView,
}

/// Tokens of a session.
#[derive(Serialize, ToSchema)]
pub struct SessionTokensView {
    /// Access token, sent in the header `Authorization: Bearer …`.
    #[schema(max_length = 1024)]
    pub access_token: String,
    /// Type of the access token, always `Bearer`.
    #[schema(max_length = 6, examples("Bearer"))]
    pub token_type: &'static str,
    /// Remaining lifetime of the access token in seconds.
    #[schema(minimum = 0, maximum = 900)]
    pub expires_in_seconds: i64,
    /// Refresh token, which `refresh_session` exchanges for the next pair of tokens. Empty if it is
    /// in a cookie.
    #[schema(max_length = 100)]
    pub refresh_token: String,
    /// Device token, which identifies this device at the next login until the password changes. It
    /// grants no access. Null if the request had no password or the token is in a cookie.
    #[schema(
        max_length = 100,
        examples("kmd_5b3c0d8e6f1a24977c0d5e8f9a1b3c4dAAECAwQFBgcICQoLDA0ODw")
    )]
    pub device_token: Option<String>,
}

/// Keeps the tokens out of logs.
impl std::fmt::Debug for SessionTokensView {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("SessionTokensView(secret)")
    }
}

/// A session of an account.
#[derive(Debug, Serialize, ToSchema)]
pub struct SessionView {
    /// Id of the session.
    pub id: SessionId,
    /// Name that the client gave to the session.
    #[schema(max_length = 64, examples("Ada's phone"))]
    pub client: String,
    /// Time at which the session was opened.
    pub created_at: Timestamp,
    /// Time at which the session was last refreshed.
    pub last_used_at: Timestamp,
    /// Time at which the session expires unless it is refreshed.
    pub expires_at: Timestamp,
    /// True for the session of this request.
    pub current: bool,
}

/// A list of sessions.
#[derive(Debug, Serialize, ToSchema)]
pub struct SessionListView {
    /// The sessions, the most recently used first.
    #[schema(max_items = 10000)]
    pub items: Vec<SessionView>,
}

impl From<Player> for ProfileView {
    fn from(player: Player) -> ProfileView {
        let Player { id, name, created_at, is_guest } = player;
        ProfileView { id, name, bot: is_bot(id), guest: is_guest, created_at }
    }
}

impl From<Grant> for CreatedSessionView {
    fn from(grant: Grant) -> CreatedSessionView {
        CreatedSessionView {
            player_id: grant.player,
            session_id: grant.session,
            tokens: SessionTokensView::from(grant),
        }
    }
}

impl From<Grant> for SessionTokensView {
    fn from(grant: Grant) -> SessionTokensView {
        let (refresh_token, device_token) = match grant.renewal {
            Renewal::InResponse(token) => (token.expose().to_owned(), grant.device_token),
            Renewal::InCookie(_) => (String::new(), None),
        };
        SessionTokensView {
            access_token: grant.access_token,
            token_type: "Bearer",
            expires_in_seconds: grant.expires_in.as_secs(),
            refresh_token,
            device_token: device_token.map(|token| token.expose().to_owned()),
        }
    }
}

impl SessionView {
    pub fn new(session: Session, current: SessionId) -> SessionView {
        let Session { id, client, created_at, last_used_at, expires_at } = session;
        SessionView { id, client, created_at, last_used_at, expires_at, current: id == current }
    }
}
