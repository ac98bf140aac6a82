use jiff::{SignedDuration, Timestamp};
use serde::Serialize;
use utoipa::ToSchema;

use crate::api::endpoints::mail::EmailView;
use crate::api::endpoints::{PushSubscriptionView, WebhookView};
use crate::api::games::orders::PremoveView;
use crate::api::notifications::{NotificationSettingsView, NotificationView};
use crate::domain::{GameId, SeriesId, SessionId};
use crate::service::accounts::AccountData;

use super::account::{ProfileView, SessionView};
use super::habits::AvailabilityView;
use super::program::{AppView, TokenView};

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
