use jiff::Timestamp;

use crate::domain::account::{App, Availability, PersonalTokenInfo, Player, Session};
use crate::domain::notification::{Destination, FeedEntry, NotificationSettings};
use crate::domain::table::{StoredPremove, Viewer};
use crate::domain::{GameId, SeriesId};
use crate::service::apps::list_apps;
use crate::service::endpoints::{
    EmailAddresses, list_email_addresses, list_push_subscriptions, list_webhooks,
};
use crate::service::games::begin_export;
use crate::service::notifications::get_notification_settings;
use crate::service::{Context, Result};
use crate::store;

use super::availability::get_availability;
use super::own_bots::list_bots;
use super::profile::get_account;
use super::session::list_sessions;
use super::tokens::list_tokens;

/// Data stored about a player, without secrets and without the data of other use cases (records,
/// ratings, deliveries).
pub struct AccountData {
    pub player: Player,
    pub availability: Availability,
    pub notification_settings: NotificationSettings,
    pub email_addresses: EmailAddresses,
    pub sessions: Vec<Session>,
    pub tokens: Vec<PersonalTokenInfo>,
    pub apps: Vec<App>,
    pub bots: Vec<Player>,
    pub webhooks: Vec<Destination>,
    pub push_subscriptions: Vec<Destination>,
    /// Creation time of the calendar address.
    pub calendar: Option<Timestamp>,
    pub games: Vec<GameId>,
    pub invitations: Vec<GameId>,
    pub series: Vec<SeriesId>,
    pub premoves: Vec<(GameId, StoredPremove)>,
    pub notifications: Vec<FeedEntry>,
}

/// # Errors
/// The account was deleted, or its owner has the maximum number of open exports.
pub async fn export_account(ctx: &Context, viewer: Viewer) -> Result<AccountData> {
    let export = begin_export(ctx, viewer).await?;
    let _permit = export.acquire().await?;
    let player = get_account(ctx, viewer).await?;
    let (tokens, bots) = (list_tokens(ctx, viewer).await?, list_bots(ctx, viewer).await?);
    let (sessions, apps) = (list_sessions(ctx, viewer).await?, list_apps(ctx, viewer).await?);
    let (availability, settings) =
        (get_availability(ctx, viewer).await?, get_notification_settings(ctx, viewer).await?);
    let email_addresses = list_email_addresses(ctx, viewer).await?;
    let (webhooks, push) =
        (list_webhooks(ctx, viewer).await?, list_push_subscriptions(ctx, viewer).await?);
    let mut conn = ctx.connection().await?;
    Ok(AccountData {
        availability,
        notification_settings: settings,
        email_addresses,
        sessions,
        tokens,
        apps,
        bots,
        webhooks,
        push_subscriptions: push,
        calendar: store::accounts::find_calendar_creation(&mut conn, player.id).await?,
        games: store::accounts::list_joined_games(&mut conn, player.id).await?,
        invitations: store::accounts::list_player_invitations(&mut conn, player.id).await?,
        series: store::accounts::list_joined_series(&mut conn, player.id).await?,
        premoves: store::accounts::list_player_premoves(&mut conn, player.id).await?,
        // Above the number of notifications that are kept.
        notifications: store::notifications::list_notifications(&mut conn, player.id, 0, i64::MAX)
            .await?,
        player,
    })
}
