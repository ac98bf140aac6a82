use jiff::Timestamp;

use crate::domain::account::{App, Availability, PersonalTokenInfo, Player, Session};
use crate::domain::notification::{Endpoint, FeedEntry, NoticeSettings};
use crate::domain::table::{StoredOrder, Viewer};
use crate::domain::{GameId, SeriesId};
use crate::service::apps::apps;
use crate::service::endpoints::{MailAddresses, mail_addresses, push_subscriptions, webhooks};
use crate::service::games::begin_export;
use crate::service::notifications::notice_settings;
use crate::service::{Context, Result};
use crate::store;

use super::availability::habits;
use super::own_bots::bots;
use super::profile::profile;
use super::session::sessions;
use super::tokens::tokens;

/// Data stored about a player, without secrets and without the data of other use cases (records,
/// ratings, deliveries).
pub struct AccountData {
    pub player: Player,
    pub habits: Availability,
    pub notice_settings: NoticeSettings,
    pub mail_addresses: MailAddresses,
    pub sessions: Vec<Session>,
    pub tokens: Vec<PersonalTokenInfo>,
    pub apps: Vec<App>,
    pub bots: Vec<Player>,
    pub webhooks: Vec<Endpoint>,
    pub push_subscriptions: Vec<Endpoint>,
    /// Creation time of the calendar address.
    pub calendar: Option<Timestamp>,
    pub games: Vec<GameId>,
    pub invitations: Vec<GameId>,
    pub series: Vec<SeriesId>,
    pub orders: Vec<(GameId, StoredOrder)>,
    pub notices: Vec<FeedEntry>,
}

/// # Errors
/// The account was deleted, or its owner has the maximum number of open exports.
pub async fn export_account(ctx: &Context, viewer: Viewer) -> Result<AccountData> {
    let export = begin_export(ctx, viewer).await?;
    let _turn = export.turn().await?;
    let player = profile(ctx, viewer).await?;
    let (tokens, bots) = (tokens(ctx, viewer).await?, bots(ctx, viewer).await?);
    let (sessions, apps) = (sessions(ctx, viewer).await?, apps(ctx, viewer).await?);
    let (habits, settings) = (habits(ctx, viewer).await?, notice_settings(ctx, viewer).await?);
    let mail_addresses = mail_addresses(ctx, viewer).await?;
    let (webhooks, push) = (webhooks(ctx, viewer).await?, push_subscriptions(ctx, viewer).await?);
    let mut conn = ctx.connection().await?;
    Ok(AccountData {
        habits,
        notice_settings: settings,
        mail_addresses,
        sessions,
        tokens,
        apps,
        bots,
        webhooks,
        push_subscriptions: push,
        calendar: store::accounts::find_calendar_of(&mut conn, player.id).await?,
        games: store::accounts::list_seats_of(&mut conn, player.id).await?,
        invitations: store::accounts::list_invitations_of(&mut conn, player.id).await?,
        series: store::accounts::list_places_of(&mut conn, player.id).await?,
        orders: store::accounts::list_orders_of(&mut conn, player.id).await?,
        // Above the number of notifications that are kept.
        notices: store::notifications::list_notifications(&mut conn, player.id, 0, i64::MAX)
            .await?,
        player,
    })
}
