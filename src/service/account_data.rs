//! Operations on all data of an account: export, deletion, and expiry of guests. They are not part
//! of [`accounts`](super::accounts), because they call most other use cases.

use jiff::Timestamp;

use crate::auth::PasswordHash;
use crate::domain::account::{App, Availability, PersonalTokenInfo, Player, Session};
use crate::domain::notification::{Destination, FeedEntry, NotificationSettings};
use crate::domain::table::{StoredPremove, Viewer};
use crate::domain::{GameId, PlayerId, SeriesId};
use crate::service::apps::list_apps;
use crate::service::destinations::{
    EmailAddresses, list_email_addresses, list_push_subscriptions, list_webhooks,
};
use crate::service::games::{begin_export, forfeit_all_games, has_unfinished_games};
use crate::service::preferences::get_notification_settings;
use crate::service::series::withdraw_from_all;
use crate::service::sweep::{SweepResult, sweep};
use crate::service::{Context, Error, Result};
use crate::store;
use crate::store::Connection;

use super::accounts::bots::{find_own_bot, list_bots};
use super::accounts::profile::{confirm_password, get_account, require_password};
use super::accounts::sessions::list_sessions;
use super::accounts::taken_names::hold_name;
use super::accounts::tokens::list_tokens;
use super::preferences::availability::get_availability;

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

/// Confirmation of a deletion by the owner of the account.
enum Confirmation {
    NotNeeded,
    /// The account had no password.
    Guest,
    /// The password with this hash.
    Password(PasswordHash),
}

impl Confirmation {
    /// Checks that the confirmation is still valid. Locks an account with a password.
    ///
    /// # Errors
    /// The guest has claimed the account meanwhile, or the password was changed.
    async fn check(&self, conn: &mut Connection, player: PlayerId) -> Result<()> {
        match self {
            Confirmation::NotNeeded => Ok(()),
            Confirmation::Guest if store::accounts::is_guest(conn, player).await? => Ok(()),
            Confirmation::Guest => Err(Error::PasswordMissing),
            Confirmation::Password(hash) => require_password(conn, player, hash).await,
        }
    }
}

/// Deletes the account and its bots. The player leaves tables and concedes games, the house takes
/// over the seats in series, and the names are replaced; the games are kept. Guests have no
/// password and confirm nothing.
///
/// # Errors
/// The password is wrong or missing.
pub async fn delete_account(ctx: &Context, viewer: Viewer, password: Option<&str>) -> Result<()> {
    let confirmation = if get_account(ctx, viewer).await?.is_guest {
        Confirmation::Guest
    } else {
        let password = password.ok_or(Error::PasswordMissing)?;
        Confirmation::Password(confirm_password(ctx, viewer, password).await?.1)
    };
    ctx.with_account_lock(viewer.player, move |ctx| async move {
        let mut conn = ctx.connection().await?;
        conn.transaction(async |conn| confirmation.check(conn, viewer.player).await).await?;
        drop(conn);
        // A bot may be created while the others are being deleted.
        loop {
            for bot in list_bots(&ctx, viewer).await? {
                while !try_delete(&ctx, bot.id, &Confirmation::NotNeeded).await? {}
            }
            if try_delete(&ctx, viewer.player, &confirmation).await? {
                return Ok(());
            }
        }
    })
    .await
}

/// Deletes a bot: it leaves its tables and concedes its games, which are kept.
///
/// # Errors
/// The bot does not belong to the player.
pub async fn delete_bot(ctx: &Context, viewer: Viewer, bot: PlayerId) -> Result<()> {
    find_own_bot(&mut *ctx.connection().await?, viewer.player, bot).await?;
    delete_without_bots(ctx, bot).await
}

/// Deletes an account that has no bots.
async fn delete_without_bots(ctx: &Context, player: PlayerId) -> Result<()> {
    ctx.with_account_lock(player, move |ctx| async move {
        while !try_delete(&ctx, player, &Confirmation::NotNeeded).await? {}
        Ok(())
    })
    .await
}

/// Removes an account from its tables, games and series, then deletes its name and secrets.
/// Returns false and keeps the account if it has joined another game meanwhile or has bots.
///
/// # Errors
/// The confirmation is no longer valid.
async fn try_delete(ctx: &Context, player: PlayerId, confirmation: &Confirmation) -> Result<bool> {
    let viewer = Viewer::from_link(player);
    forfeit_all_games(ctx, viewer).await?;
    let _scan_permit = ctx.account_locks.acquire_scan().await?;
    let mut conn = ctx.connection().await?;
    conn.transaction(async |conn| {
        // Before the account lock, in the same lock order as the start of a series' next game.
        withdraw_from_all(ctx, conn, player).await?;
        store::accounts::lock_player(conn, player).await?;
        confirmation.check(conn, player).await?;
        let has_bots = !store::accounts::list_bots(conn, player).await?.is_empty();
        let is_in_series =
            !store::series::list_unfinished_player_series(conn, player).await?.is_empty();
        if has_bots || is_in_series || has_unfinished_games(conn, viewer).await? {
            return Ok(false);
        }
        store::games::delete_sandboxes(conn, player, 0).await?;
        store::destinations::erase_destinations(conn, player).await?;
        store::notifications::erase_notification_settings(conn, player).await?;
        store::notifications::delete_calendar(conn, player).await?;
        store::accounts::erase_requests(conn, player).await?;
        store::notifications::erase_notifications(conn, player).await?;
        store::accounts::erase_sessions(conn, player).await?;
        store::apps::delete_pending_authorizations(conn, player).await?;
        store::accounts::erase_known_networks(conn, player).await?;
        store::games::bump_revisions_of_player_games(conn, player).await?;
        hold_former_names(ctx, conn, player).await?;
        store::accounts::erase_player(conn, player).await?;
        Ok(true)
    })
    .await
}

/// Holds the name of a deleted account: a bot's name for its owner, any other name for no account.
async fn hold_former_names(ctx: &Context, conn: &mut Connection, player: PlayerId) -> Result<()> {
    store::accounts::anonymize_name_holds(conn, player).await?;
    match store::accounts::find_player(conn, player).await? {
        Some(Player { name, is_guest: false, .. }) => {
            let owner = store::accounts::find_owner(conn, player).await?;
            hold_name(ctx, conn, &name, owner.map(|owner| owner.id)).await
        }
        _ => Ok(()),
    }
}

/// Deletes guests that have been inactive for too long, except those in `except`. One run is
/// bounded; the next one deletes the rest.
///
/// Every node runs it, one guest at a time. Guests are not claimed: if two nodes delete the same
/// guest, the second finds nothing left. A node that dies leaves a guest without sessions, which
/// the next run deletes.
pub async fn expire_guests(ctx: &Context, except: &[PlayerId]) -> Result<SweepResult<PlayerId>> {
    sweep(except, |except| expire_next(ctx, except)).await
}

async fn expire_next(
    ctx: &Context,
    except: Vec<PlayerId>,
) -> Result<Option<(PlayerId, Result<()>)>> {
    let mut conn = ctx.connection().await?;
    let lifetime = ctx.guest_lifetime;
    let found = store::accounts::find_expired_guest(&mut conn, lifetime, &except).await?;
    drop(conn);
    let Some(guest) = found else { return Ok(None) };
    Ok(Some((guest, expire(ctx, guest).await)))
}

async fn expire(ctx: &Context, guest: PlayerId) -> Result<()> {
    if end_guest_sessions(ctx, guest).await? {
        delete_without_bots(ctx, guest).await
    } else {
        Ok(())
    }
}

/// Ends the sessions of a guest, unless the guest has just returned or claimed the account. Without
/// a password or a session, the guest cannot return afterwards.
async fn end_guest_sessions(ctx: &Context, guest: PlayerId) -> Result<bool> {
    ctx.with_account_lock(guest, move |ctx| async move {
        let mut conn = ctx.connection().await?;
        conn.transaction(async |conn| {
            store::accounts::lock_player(conn, guest).await?;
            if !store::accounts::is_guest_expired(conn, guest, ctx.guest_lifetime).await? {
                return Ok(false);
            }
            store::accounts::erase_sessions(conn, guest).await?;
            Ok(true)
        })
        .await
    })
    .await
}
