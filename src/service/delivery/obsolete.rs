use jiff::Timestamp;

use crate::domain::PlayerId;
use crate::domain::event_log::{GameStatus, StoredEvent, TableEvent};
use crate::domain::notification::{
    Channel, Delivery, DeliveryContent, Destination, FeedEntry, Notification, NotificationKind,
};
use crate::notifications::content::is_still_open;
use crate::notifications::wait_cause;
use crate::service::notifications::find_game;
use crate::store::{self, Connection, Result};

/// Relevance of a message at its due time.
pub(super) enum Relevance {
    Needed,
    /// The message is obsolete, for the given reason.
    Obsolete(&'static str),
    /// The message is about a turn that can wait until the end of the player's holiday.
    HeldUntil(Timestamp),
}

/// Decides whether a message is still relevant. A message about a turn is dropped when the turn is
/// over, or when the player has acted since or has marked the game or the notification as seen;
/// during a holiday it is held. A proposal is dropped when it is no longer open. Webhooks receive
/// every message, in order, and compare versions.
pub(super) async fn check_relevance(
    conn: &mut Connection,
    destination: &Destination,
    delivery: &Delivery,
) -> Result<Relevance> {
    use Relevance::{HeldUntil, Needed, Obsolete};
    let (player, channel) = (destination.player, destination.address.channel());
    // A locked account receives only security emails, and nothing by other channels.
    let is_security = match &delivery.content {
        DeliveryContent::Notification(record) => {
            record.notification.kind() == NotificationKind::Security
        }
        DeliveryContent::Verification {} | DeliveryContent::PasswordReset {} => true,
        DeliveryContent::Test {} => false,
    };
    let is_sent_to_locked = channel == Channel::Email && is_security;
    if !is_sent_to_locked && store::accounts::is_locked(conn, player).await? {
        return Ok(Obsolete("the account is locked"));
    }
    if channel == Channel::Push
        && store::destinations::is_subscription_ended(conn, destination.id).await?
    {
        return Ok(Obsolete("the session of the subscription has ended"));
    }
    if delivery.content == (DeliveryContent::PasswordReset {}) && !destination.is_current() {
        return Ok(Obsolete("the address was given up"));
    }
    let DeliveryContent::Notification(record) = &delivery.content else { return Ok(Needed) };
    let kind = record.notification.kind();
    if !destination.is_current() && kind != NotificationKind::Security {
        return Ok(Obsolete("the address was given up"));
    }
    let settings = store::notifications::find_notification_settings(conn, player).await?;
    if !settings.wants(kind, channel) || !destination.accepts(kind) {
        return Ok(Obsolete("the player has disabled this kind"));
    }
    if channel.is_read_by_people()
        && !is_readiness_awaited(conn, player, &record.notification).await?
    {
        return Ok(Obsolete("the player is ready, or the next game has started"));
    }
    // A digest that already has a body also covers its other messages.
    let is_digest = delivery.body.is_some()
        && !store::destinations::list_joined_deliveries(conn, delivery.id).await?.is_empty();
    let can_expire =
        record.notification.is_turn_notification() || record.notification.is_open_request();
    if !can_expire || !channel.is_read_by_people() || is_digest {
        return Ok(Needed);
    }
    let (Some(id), Some(version)) = (record.game, record.version) else { return Ok(Needed) };
    let game = find_game(conn, id).await?;
    if record.notification.is_open_request() {
        let is_current = is_still_open(player, record, &game);
        return Ok(if is_current { Needed } else { Obsolete("the proposal is closed") });
    }
    let seat = game.seat_of(player);
    let awaited = game.state.as_ref().and_then(|state| state.awaiting().map(|wait| wait.seat));
    let Some(seat) = seat.filter(|seat| awaited == Some(*seat)) else {
        return Ok(Obsolete("the turn has ended"));
    };
    let since = store::games::list_events(conn, id, version, game.version, i64::MAX).await?;
    if wait_cause(&since, seat).is_some() {
        return Ok(Obsolete("the game has moved on"));
    }
    if since.iter().any(|event| event.seat == Some(seat) && is_caused_by_seat(event)) {
        return Ok(Obsolete("the player has acted since"));
    }
    if let Notification::Reminder { deadline } = record.notification {
        let is_current = game.waiting.deadline == Some(deadline) && deadline > game.read_at;
        if !is_current {
            return Ok(Obsolete("the deadline is another one"));
        }
    } else if has_seen(conn, player, record).await? {
        return Ok(Obsolete("the player has seen it"));
    }
    Ok(game.holiday_end(seat, game.read_at).map_or(Needed, HeldUntil))
}

/// Returns true if the player at the seat of the event caused it. The end of an offer, a pause and
/// the end of a proposal have the seat of the player with the proposal, but are caused by other
/// players.
fn is_caused_by_seat(event: &StoredEvent) -> bool {
    let is_seat_action = matches!(
        event.fact,
        TableEvent::Play(_)
            | TableEvent::ProposalMade { .. }
            | TableEvent::ProposalAccepted {}
            | TableEvent::ProposalRejected {}
            | TableEvent::SeatOffered { .. }
            | TableEvent::Resumed {}
    );
    is_seat_action && !event.automatic
}

/// Returns false if the notification requests readiness for a series that no longer waits for this
/// player; true for any other notification.
async fn is_readiness_awaited(
    conn: &mut Connection,
    player: PlayerId,
    notification: &Notification,
) -> Result<bool> {
    let Notification::SeriesReadyRequested { series, game, .. } = notification else {
        return Ok(true);
    };
    let Some(series) = store::series::find_series(conn, *series).await? else { return Ok(false) };
    let is_on_break = series.status == GameStatus::Active && series.break_since.is_some();
    let is_missing =
        series.players.iter().any(|member| member.player == player && !member.is_ready);
    Ok(is_on_break && series.number.checked_add(1) == Some(*game) && is_missing)
}

async fn has_seen(conn: &mut Connection, player: PlayerId, record: &FeedEntry) -> Result<bool> {
    let (_, read) = store::notifications::find_feed_position(conn, player).await?;
    if read >= record.position {
        return Ok(true);
    }
    let (Some(game), Some(version)) = (record.game, record.version) else { return Ok(false) };
    Ok(store::games::find_seen_version(conn, game, player).await? >= version)
}
