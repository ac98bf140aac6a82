use jiff::Timestamp;

use crate::domain::PlayerId;
use crate::domain::event_log::{GameStatus, StoredEvent, TableEvent};
use crate::domain::notification::{
    Channel, Delivery, DeliveryContent, Endpoint, FeedEntry, Notice, NotificationKind,
};
use crate::notifications::content::still_asked;
use crate::notifications::wait_began;
use crate::service::notifications::find_game;
use crate::store::{self, Connection, Result};

/// Relevance of a message at its due time.
pub(super) enum Relevance {
    Needed,
    /// The message is obsolete, for the given reason.
    Superfluous(&'static str),
    /// The message is about a turn that can wait until the end of the player's holiday.
    HeldUntil(Timestamp),
}

/// Decides whether a message is still relevant. A message about a turn is dropped when the turn is
/// over, or when the player has acted since or has marked the game or the notification as seen;
/// during a holiday it is held. A proposal is dropped when it is no longer open. Webhooks receive
/// every message, in order, and compare versions.
pub(super) async fn obsolete_reason(
    conn: &mut Connection,
    endpoint: &Endpoint,
    delivery: &Delivery,
) -> Result<Relevance> {
    use Relevance::{HeldUntil, Needed, Superfluous};
    let (player, channel) = (endpoint.player, endpoint.address.channel());
    // A locked account receives only security emails, and nothing by other channels.
    let is_for_its_safety = match &delivery.content {
        DeliveryContent::Notice(record) => record.notice.kind() == NotificationKind::Security,
        DeliveryContent::Verification {} | DeliveryContent::PasswordReset {} => true,
        DeliveryContent::Test {} => false,
    };
    let may_pass = channel == Channel::Mail && is_for_its_safety;
    if !may_pass && store::accounts::is_locked(conn, player).await? {
        return Ok(Superfluous("the account is locked"));
    }
    if channel == Channel::Push
        && store::endpoints::subscription_has_ended(conn, endpoint.id).await?
    {
        return Ok(Superfluous("the session of the subscription has ended"));
    }
    let DeliveryContent::Notice(record) = &delivery.content else { return Ok(Needed) };
    let kind = record.notice.kind();
    if !endpoint.is_current() && kind != NotificationKind::Security {
        return Ok(Superfluous("the address was given up"));
    }
    let settings = store::notifications::find_notice_settings(conn, player).await?;
    if !settings.wants(kind, channel) || !endpoint.wants(kind) {
        return Ok(Superfluous("the player does not want it any more"));
    }
    if channel.is_read_by_people() && !still_asks(conn, player, &record.notice).await? {
        return Ok(Superfluous("the next game does not wait for the player any more"));
    }
    // A digest that already has a body also covers its other messages.
    let is_digest = delivery.body.is_some()
        && !store::endpoints::list_joined(conn, delivery.id).await?.is_empty();
    let may_be_over = record.notice.is_of_a_turn() || record.notice.asks();
    if !may_be_over || !channel.is_read_by_people() || is_digest {
        return Ok(Needed);
    }
    let (Some(id), Some(version)) = (record.game, record.version) else { return Ok(Needed) };
    let game = find_game(conn, id).await?;
    if record.notice.asks() {
        let stands = still_asked(player, record, &game);
        return Ok(if stands { Needed } else { Superfluous("nobody asks the player any more") });
    }
    let own = game.seat_of(player);
    let awaited = game.state.as_ref().and_then(|state| state.awaiting().map(|wait| wait.seat));
    let Some(own) = own.filter(|own| awaited == Some(*own)) else {
        return Ok(Superfluous("it is not the player's turn any more"));
    };
    let since = store::games::list_events(conn, id, version, game.version, i64::MAX).await?;
    if wait_began(&since, own).is_some() {
        return Ok(Superfluous("the game has moved on"));
    }
    if since.iter().any(|event| event.seat == Some(own) && is_caused_by_seat(event)) {
        return Ok(Superfluous("the player has acted since"));
    }
    if let Notice::Reminder { deadline } = record.notice {
        let stands = game.waiting.deadline == Some(deadline) && deadline > game.read_at;
        if !stands {
            return Ok(Superfluous("the deadline is another one"));
        }
    } else if has_seen(conn, player, record).await? {
        return Ok(Superfluous("the player has seen it"));
    }
    Ok(game.on_holiday_until(own, game.read_at).map_or(Needed, HeldUntil))
}

/// Returns true if the player at the seat of the event caused it. The end of an offer, a pause and
/// the end of a proposal have the seat of the player with the proposal, but are caused by other
/// players.
fn is_caused_by_seat(event: &StoredEvent) -> bool {
    let is_own_act = matches!(
        event.fact,
        TableEvent::Play(_)
            | TableEvent::ConsentAsked { .. }
            | TableEvent::ConsentGiven {}
            | TableEvent::ConsentRefused {}
            | TableEvent::SeatOffered { .. }
            | TableEvent::Resumed {}
    );
    is_own_act && !event.automatic
}

/// Returns false if the notification requests readiness for a series that no longer waits for this
/// player; true for any other notification.
async fn still_asks(conn: &mut Connection, player: PlayerId, notice: &Notice) -> Result<bool> {
    let Notice::SeriesReadyAsked { series, game, .. } = notice else { return Ok(true) };
    let Some(series) = store::series::find_series(conn, *series).await? else { return Ok(false) };
    let rests = series.status == GameStatus::Active && series.resting_since.is_some();
    let is_missing = series.places.iter().any(|place| place.player == player && !place.ready);
    Ok(rests && series.number.checked_add(1) == Some(*game) && is_missing)
}

async fn has_seen(conn: &mut Connection, player: PlayerId, record: &FeedEntry) -> Result<bool> {
    let (_, read) = store::notifications::find_position(conn, player).await?;
    if read >= record.position {
        return Ok(true);
    }
    let (Some(game), Some(version)) = (record.game, record.version) else { return Ok(false) };
    Ok(store::games::seen_up_to(conn, game, player).await? >= version)
}
