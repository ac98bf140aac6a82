//! Views of players, accounts and sessions, and of all data of an account.

use jiff::{SignedDuration, Timestamp};
use kingdomino::HousePlayer;
use serde::Serialize;
use utoipa::ToSchema;

use crate::api::accounts::availability::AvailabilityView;
use crate::api::destinations::email::EmailView;
use crate::api::destinations::{PushSubscriptionView, WebhookView};
use crate::api::games::premoves::PremoveView;
use crate::api::notifications::{NotificationSettingsView, NotificationView};
use crate::domain::account::{Avatar, Player, Session, ShownPlayer};
use crate::domain::event_log::{house_player, is_bot};
use crate::domain::{GameId, PlayerId, SeriesId, SessionId};
use crate::service::account_data::AccountData;
use crate::service::accounts::{Grant, Renewal};

use super::program::{AppView, TokenView};

/// A player.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct PlayerView {
    /// Id of the player.
    pub id: PlayerId,
    /// Name of the player; null if the account was deleted.
    #[schema(min_length = 2, max_length = 32, examples("Ada"))]
    pub name: Option<String>,
    /// Avatar that the player chose; null for the one that clients derive from the id.
    #[schema(value_type = Option<u16>, minimum = 0, maximum = 65_535)]
    pub avatar: Option<Avatar>,
    /// True if the player is a bot.
    pub bot: bool,
    /// Strategy of the house player, a computer player run by the server; null for other players.
    pub house: Option<HousePlayer>,
}

impl From<ShownPlayer> for PlayerView {
    fn from(player: ShownPlayer) -> PlayerView {
        let ShownPlayer { id, name, avatar } = player;
        PlayerView { id, name, avatar, bot: is_bot(id), house: house_player(id) }
    }
}

impl From<Player> for PlayerView {
    fn from(player: Player) -> PlayerView {
        ShownPlayer::from(player).into()
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
    /// Avatar that the player chose; null for the one that clients derive from the id.
    #[schema(value_type = Option<u16>, minimum = 0, maximum = 65_535)]
    pub avatar: Option<Avatar>,
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
        let Player { id, name, created_at, is_guest, avatar } = player;
        ProfileView { id, name, avatar, bot: is_bot(id), guest: is_guest, created_at }
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

/// Data stored about an account, except secrets and the events of its games.
#[derive(Serialize, ToSchema)]
pub struct AccountDataView {
    /// The account.
    pub player: ProfileView,
    /// Time zone, weekends off, holidays and personal reminder.
    pub availability: AvailabilityView,
    /// Notification settings.
    pub notification_settings: NotificationSettingsView,
    /// Email addresses.
    pub email: EmailView,
    /// Sessions, the most recently used first.
    #[schema(max_items = 100_000)]
    pub sessions: Vec<SessionView>,
    /// Personal tokens of the account and its bots, the newest first.
    #[schema(max_items = 1000)]
    pub tokens: Vec<TokenView>,
    /// Connected apps, the most recently used first.
    #[schema(max_items = 50)]
    pub apps: Vec<AppView>,
    /// Bots that the account owns, the oldest first.
    #[schema(max_items = 100)]
    pub bots: Vec<ProfileView>,
    /// Webhooks, the oldest first.
    #[schema(max_items = 200)]
    pub webhooks: Vec<WebhookView>,
    /// Push subscriptions of browsers.
    #[schema(max_items = 200)]
    pub push_subscriptions: Vec<PushSubscriptionView>,
    /// Time at which the calendar was created; null without a calendar.
    pub calendar_created_at: Option<Timestamp>,
    /// Ids of the games in which the account has a seat.
    #[schema(max_items = 1_000_000)]
    pub game_ids: Vec<GameId>,
    /// Ids of the games to which the account is invited.
    #[schema(max_items = 1_000_000)]
    pub invitation_ids: Vec<GameId>,
    /// Ids of the series in which the account is a player.
    #[schema(max_items = 1_000_000)]
    pub series_ids: Vec<SeriesId>,
    /// Current premoves.
    #[schema(max_items = 1_000_000)]
    pub premoves: Vec<GamePremoveView>,
    /// Notification feed, the oldest notification first.
    #[schema(max_items = 1_000_000)]
    pub notifications: Vec<NotificationView>,
}

/// A premove and its game.
#[derive(Serialize, ToSchema)]
pub struct GamePremoveView {
    /// Id of the game.
    pub game_id: GameId,
    /// The premove.
    pub premove: PremoveView,
}

impl AccountDataView {
    pub fn new(data: AccountData, current: SessionId, budget: SignedDuration) -> AccountDataView {
        let premoves = data.premoves.into_iter();
        AccountDataView {
            player: data.player.into(),
            availability: AvailabilityView::new(&data.availability, budget),
            notification_settings: data.notification_settings.into(),
            email: data.email_addresses.into(),
            sessions: data
                .sessions
                .into_iter()
                .map(|session| SessionView::new(session, current))
                .collect(),
            tokens: data.tokens.into_iter().map(Into::into).collect(),
            apps: data.apps.into_iter().map(Into::into).collect(),
            bots: data.bots.into_iter().map(Into::into).collect(),
            webhooks: data.webhooks.into_iter().map(Into::into).collect(),
            push_subscriptions: data.push_subscriptions.into_iter().map(Into::into).collect(),
            calendar_created_at: data.calendar,
            game_ids: data.games,
            invitation_ids: data.invitations,
            series_ids: data.series,
            premoves: premoves
                .map(|(game_id, premove)| GamePremoveView { game_id, premove: premove.into() })
                .collect(),
            notifications: data.notifications.into_iter().map(Into::into).collect(),
        }
    }
}
