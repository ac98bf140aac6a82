use jiff::{SignedDuration, Timestamp};
use serde::Serialize;
use utoipa::ToSchema;

use crate::api::endpoints::mail::MailAddressesView;
use crate::api::endpoints::{PushSubscriptionView, WebhookView};
use crate::api::games::orders::OrderView;
use crate::api::notifications::{NoticeSettingsView, NoticeView};
use crate::domain::{GameId, SeriesId, SessionId};
use crate::service::accounts::AccountData;

use super::account::{ProfileView, SessionView};
use super::habits::HabitsView;
use super::program::{AppView, TokenView};

/// All that is stored about an account, but its secrets. What happened in the games is in their records.
#[derive(Serialize, ToSchema)]
pub struct AccountDataView {
    pub player: ProfileView,
    pub habits: HabitsView,
    pub notice_settings: NoticeSettingsView,
    pub mail_addresses: MailAddressesView,
    #[schema(max_items = 100_000)]
    pub sessions: Vec<SessionView>,
    #[schema(max_items = 1000)]
    pub tokens: Vec<TokenView>,
    #[schema(max_items = 50)]
    pub apps: Vec<AppView>,
    #[schema(max_items = 100)]
    pub bots: Vec<ProfileView>,
    #[schema(max_items = 200)]
    pub webhooks: Vec<WebhookView>,
    #[schema(max_items = 200)]
    pub push_subscriptions: Vec<PushSubscriptionView>,
    /// When the address of the calendar was made; null without one.
    pub calendar_made_at: Option<Timestamp>,
    /// The games with a seat.
    #[schema(max_items = 1_000_000)]
    pub game_ids: Vec<GameId>,
    /// The games with an invitation.
    #[schema(max_items = 1_000_000)]
    pub invitation_ids: Vec<GameId>,
    /// The series with a place.
    #[schema(max_items = 1_000_000)]
    pub series_ids: Vec<SeriesId>,
    #[schema(max_items = 1_000_000)]
    pub orders: Vec<GivenOrderView>,
    #[schema(max_items = 1_000_000)]
    pub notices: Vec<NoticeView>,
}

/// An order, and the game in which it was given.
#[derive(Serialize, ToSchema)]
pub struct GivenOrderView {
    pub game_id: GameId,
    pub order: OrderView,
}

impl AccountDataView {
    pub fn new(data: AccountData, current: SessionId, budget: SignedDuration) -> AccountDataView {
        let orders = data.orders.into_iter();
        AccountDataView {
            player: data.player.into(),
            habits: HabitsView::new(&data.habits, budget),
            notice_settings: data.notice_settings.into(),
            mail_addresses: data.mail_addresses.into(),
            sessions: data.sessions.into_iter().map(|one| SessionView::new(one, current)).collect(),
            tokens: data.tokens.into_iter().map(Into::into).collect(),
            apps: data.apps.into_iter().map(Into::into).collect(),
            bots: data.bots.into_iter().map(Into::into).collect(),
            webhooks: data.webhooks.into_iter().map(Into::into).collect(),
            push_subscriptions: data.push_subscriptions.into_iter().map(Into::into).collect(),
            calendar_made_at: data.calendar,
            game_ids: data.games,
            invitation_ids: data.invitations,
            series_ids: data.series,
            orders: orders
                .map(|(game_id, order)| GivenOrderView { game_id, order: order.into() })
                .collect(),
            notices: data.notices.into_iter().map(Into::into).collect(),
        }
    }
}
