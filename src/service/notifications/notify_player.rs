//! Notification of a player: an entry in the feed and a message per destination. Also loads
//! recipients and subjects when messages are rendered.

use std::collections::BTreeMap;

use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};
use uuid::Uuid;

use crate::domain::event_log::Version;
use crate::domain::notification::{
    Channel, DeliveryContent, FeedEntry, Notification, NotificationKind, NotificationSettings,
};
use crate::domain::series::Series;
use crate::domain::table::StoredGame;
use crate::domain::{DeliveryId, GameId, PlayerId, SeriesId};
use crate::notifications::content::{
    GameSubject, NotificationSubject, SeriesSubject, mentioned_players,
};
use crate::notifications::{Recipient, due};
use crate::store;
use crate::store::destinations::NewDelivery;
use crate::store::{Connection, Result, StoreError};

/// Destinations that receive a notification besides the feed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DestinationFilter {
    All,
    /// Webhooks only: another message informs people.
    WebhooksOnly,
}

/// Notifies a player of an event outside games.
pub async fn notify_player(
    conn: &mut Connection,
    player: PlayerId,
    notification: Notification,
    at: Timestamp,
    new_id: &(impl Fn() -> Uuid + Sync),
) -> Result<()> {
    let Some(recipient) = load_recipient(conn, player).await? else { return Ok(()) };
    let record =
        FeedEntry { position: 0, id: new_id(), game: None, version: None, at, notification };
    notify_recipient(
        conn,
        &recipient,
        record,
        DestinationFilter::All,
        SignedDuration::ZERO,
        None,
        new_id,
    )
    .await
}

/// Adds a notification to the player's feed and queues it for the player's destinations.
/// Notifications of a turn are sent after `delay`, and after the end of the `holiday`.
pub(super) async fn notify_recipient(
    conn: &mut Connection,
    recipient: &Recipient,
    mut record: FeedEntry,
    filter: DestinationFilter,
    delay: SignedDuration,
    holiday: Option<Timestamp>,
    new_id: &(impl Fn() -> Uuid + Sync),
) -> Result<()> {
    record.position =
        store::notifications::append_notification(conn, recipient.player, &record).await?;
    let Recipient { settings, zone, destinations, .. } = recipient;
    let kind = record.notification.kind();
    for destination in destinations.iter().filter(|destination| destination.is_live()) {
        let channel = destination.address.channel();
        let passes_filter = filter == DestinationFilter::All || !channel.is_read_by_people();
        if !passes_filter
            || !settings.wants(kind, channel)
            || !destination.accepts(kind)
            || is_covered_by_other(&record.notification, settings, channel)
        {
            continue;
        }
        // Lock order: the destination before its messages. The destination may have been deleted or
        // turned off meanwhile.
        let destination = match store::destinations::lock_destination(conn, destination.id).await? {
            Some(destination) if destination.is_live() => destination,
            _ => continue,
        };
        let for_people = channel.is_read_by_people();
        if let (Some(game), true) = (record.game, for_people) {
            // A notification on another subject does not replace that of a turn.
            let replaces_turns =
                record.notification.is_turn_notification() || record.notification.ends_turn();
            store::destinations::drop_superseded_deliveries(
                conn,
                destination.id,
                game,
                replaces_turns,
            )
            .await?;
        }
        let due_at = due(&record.notification, record.at, channel, settings, zone, delay, holiday);
        let delivery = NewDelivery {
            id: DeliveryId::new(new_id()),
            destination: destination.id,
            feed_position: record.position,
            game: record.game,
            is_ordered: !for_people,
            content: &DeliveryContent::Notification(record.clone()),
            at: record.at,
            due_at: destination.earliest_delivery(due_at),
        };
        store::destinations::insert_delivery(conn, &delivery).await?;
    }
    Ok(())
}

/// Returns true if another email covers the notification: the end of a game in a series, the
/// standings and the next game share one email.
fn is_covered_by_other(
    notification: &Notification,
    settings: &NotificationSettings,
    channel: Channel,
) -> bool {
    let is_part_of_game_end = match notification {
        Notification::SeriesStanding { .. } => true,
        Notification::SeriesReadyRequested { again, .. } => !again,
        _ => false,
    };
    is_part_of_game_end
        && channel.is_read_by_people()
        && settings.wants(NotificationKind::GameFinished, channel)
}

/// Returns the player as a recipient; none if the account was deleted.
pub async fn load_recipient(conn: &mut Connection, player: PlayerId) -> Result<Option<Recipient>> {
    let Some(availability) = store::accounts::find_availability(conn, player).await? else {
        return Ok(None);
    };
    let settings = store::notifications::find_notification_settings(conn, player).await?;
    let destinations = store::destinations::list_destinations(conn, player).await?;
    let zone = TimeZone::get(&availability.absence.time_zone).unwrap_or(TimeZone::UTC);
    Ok(Some(Recipient { player, settings, zone, destinations }))
}

/// Returns the current state of the subject of a notification.
pub async fn load_subject(
    conn: &mut Connection,
    record: &FeedEntry,
) -> Result<NotificationSubject> {
    Ok(match (record.game, record.notification.series()) {
        (Some(game), _) => {
            NotificationSubject::Game(Box::new(load_game(conn, record, game).await?))
        }
        (None, Some(series)) => NotificationSubject::Series(Box::new(
            load_series(conn, &record.notification, series).await?,
        )),
        (None, None) => NotificationSubject::Account,
    })
}

async fn load_game(conn: &mut Connection, record: &FeedEntry, id: GameId) -> Result<GameSubject> {
    let game = find_game(conn, id).await?;
    let events = store::games::list_events(conn, id, Version::NONE, game.version, i64::MAX).await?;
    let names = find_names(conn, &mentioned_players(&game, &events, &record.notification)).await?;
    let series = match game.series {
        Some(of) => store::series::find_series(conn, of.id).await?,
        None => None,
    };
    let series = match series {
        Some(series) if record.notification.kind() == NotificationKind::GameFinished => {
            let standing = store::series::compute_series_standings(conn, &series, &game).await?;
            Some((series, standing))
        }
        series => series.map(|series| (series, Vec::new())),
    };
    Ok(GameSubject { game, events, series, names })
}

async fn load_series(
    conn: &mut Connection,
    notification: &Notification,
    id: SeriesId,
) -> Result<SeriesSubject> {
    let missing = || StoreError::Unreadable(format!("series {id} of a notification is missing"));
    let series = store::series::find_series(conn, id).await?.ok_or_else(missing)?;
    let number = match notification {
        Notification::SeriesStanding { game, .. } => *game,
        _ => series.number,
    };
    let game = find_game(conn, scheduled_game(&series, number).ok_or_else(missing)?).await?;
    let standing = store::series::compute_series_standings(conn, &series, &game).await?;
    let mentioned = match notification {
        Notification::SeriesWithdrawn { player, .. } => vec![*player],
        Notification::SeriesCancelled { by, .. } => vec![*by],
        _ => Vec::new(),
    };
    let names = find_names(conn, &mentioned).await?;
    Ok(SeriesSubject { series, standing, game, number, names })
}

fn scheduled_game(series: &Series, number: u8) -> Option<GameId> {
    let scheduled = series.schedule.iter().find(|scheduled| scheduled.number == number);
    scheduled.map(|scheduled| scheduled.game)
}

/// Returns the names of players with an existing account.
async fn find_names(
    conn: &mut Connection,
    players: &[PlayerId],
) -> Result<BTreeMap<PlayerId, String>> {
    if players.is_empty() {
        return Ok(BTreeMap::new());
    }
    let found = store::accounts::find_names(conn, players).await?;
    Ok(found.into_iter().filter_map(|(player, name)| Some((player, name?))).collect())
}

/// Returns the game as visible to every authorized viewer.
///
/// # Errors
/// The database fails, or the game does not exist.
pub async fn find_game(conn: &mut Connection, id: GameId) -> Result<StoredGame> {
    let found = store::games::find_game(conn, id).await?;
    let missing = || StoreError::Unreadable(format!("game {id} of a notification is missing"));
    found.ok_or_else(missing)
}
