use jiff::Timestamp;
use kingdomino::HousePlayer;
use serde::Serialize;
use utoipa::ToSchema;

use crate::domain::account::{Player, Session};
use crate::domain::event_log::{house_player, is_bot};
use crate::domain::{PlayerId, SessionId};
use crate::service::accounts::{Grant, Renewal};

/// A player, as others see it.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct PlayerView {
    pub id: PlayerId,
    /// Null when the account was deleted.
    #[schema(min_length = 2, max_length = 32, examples("Ada"))]
    pub name: Option<String>,
    /// Whether it is somebody's program that plays.
    pub bot: bool,
    /// How it plays, of a player of the house; null for anybody else.
    pub house: Option<HousePlayer>,
}

impl PlayerView {
    pub fn new(id: PlayerId, name: Option<String>) -> PlayerView {
        PlayerView { id, name, bot: is_bot(id), house: house_player(id) }
    }
}

/// One's own account.
#[derive(Debug, Serialize, ToSchema)]
pub struct ProfileView {
    pub id: PlayerId,
    #[schema(min_length = 2, max_length = 32, examples("Ada"))]
    pub name: String,
    /// Whether it is a bot's.
    pub bot: bool,
    /// Whether it is a guest's, and may be claimed.
    pub guest: bool,
    pub created_at: Timestamp,
}

/// What a client needs to act for a player.
#[derive(Debug, Serialize, ToSchema)]
pub struct GrantView {
    pub player_id: PlayerId,
    pub session_id: SessionId,
    pub tokens: TokensView,
}

/// A new account, and what a client needs to act for it.
#[derive(Debug, Serialize, ToSchema)]
pub struct RegisteredView {
    pub player: ProfileView,
    pub session_id: SessionId,
    pub tokens: TokensView,
}

/// The tokens of a session.
#[derive(Serialize, ToSchema)]
pub struct TokensView {
    /// For the header `Authorization: Bearer …`.
    #[schema(max_length = 1024)]
    pub access_token: String,
    /// Always `Bearer`.
    #[schema(max_length = 6, examples("Bearer"))]
    pub token_type: &'static str,
    /// How long the access token is good for.
    #[schema(minimum = 0, maximum = 900)]
    pub expires_in_seconds: i64,
    /// Exchanged, once, for the next pair of tokens. Empty where a cookie has it.
    #[schema(max_length = 100)]
    pub refresh_token: String,
    /// Tells this device at the next login, for as long as the password stays the same. It opens nothing. Null where no
    /// password was shown, and where a cookie has it.
    #[schema(
        max_length = 100,
        examples("kmd_5b3c0d8e6f1a24977c0d5e8f9a1b3c4dAAECAwQFBgcICQoLDA0ODw")
    )]
    pub device_token: Option<String>,
}

/// Tells nothing, so that no log can.
impl std::fmt::Debug for TokensView {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("TokensView(secret)")
    }
}

/// One login on one device.
#[derive(Debug, Serialize, ToSchema)]
pub struct SessionView {
    pub id: SessionId,
    /// What the client called itself.
    #[schema(max_length = 64, examples("Ada's phone"))]
    pub client: String,
    pub created_at: Timestamp,
    pub last_used_at: Timestamp,
    pub expires_at: Timestamp,
    /// Whether it is the session of this request.
    pub current: bool,
}

/// One's sessions, the last used first.
#[derive(Debug, Serialize, ToSchema)]
pub struct SessionListView {
    #[schema(max_items = 10000)]
    pub items: Vec<SessionView>,
}

impl From<Player> for ProfileView {
    fn from(player: Player) -> ProfileView {
        let Player { id, name, created_at, is_guest } = player;
        ProfileView { id, name, bot: is_bot(id), guest: is_guest, created_at }
    }
}

impl From<Grant> for GrantView {
    fn from(grant: Grant) -> GrantView {
        GrantView {
            player_id: grant.player,
            session_id: grant.session,
            tokens: TokensView::from(grant),
        }
    }
}

impl From<Grant> for TokensView {
    fn from(grant: Grant) -> TokensView {
        let (refresh_token, device_token) = match grant.renewal {
            Renewal::InAnswer(token) => (token.expose().to_owned(), grant.device_token),
            Renewal::InCookie(_) => (String::new(), None),
        };
        TokensView {
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
