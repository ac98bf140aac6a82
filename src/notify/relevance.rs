use crate::ids::PlayerId;
use crate::log::{LogFact, Status};
use crate::store::{
    self, Channel, Connection, Content, DeliveryRecord, EndpointRecord, Notice, NoticeKind,
    NoticeRecord, Result,
};

use super::news::find_game;

/// Why a message need not be sent any more; none if it does. That it is one's turn is not told to who has acted, or has
/// seen the game as it stands; and only as long as it is. A program is told all, in order, and knows by the version.
pub(super) async fn superfluous(
    conn: &mut Connection,
    endpoint: &EndpointRecord,
    delivery: &DeliveryRecord,
) -> Result<Option<&'static str>> {
    let (player, channel) = (endpoint.player, endpoint.address.channel());
    // Whose account is locked may be told only what touches its safety, and nobody's program anything.
    let is_for_its_safety = match &delivery.content {
        Content::Notice(record) => record.notice.kind() == NoticeKind::Security,
        Content::Verification {} | Content::PasswordReset {} => true,
        Content::Test {} => false,
    };
    let may_pass = channel == Channel::Mail && is_for_its_safety;
    if !may_pass && store::is_locked(conn, player).await? {
        return Ok(Some("the account is locked"));
    }
    let Content::Notice(record) = &delivery.content else { return Ok(None) };
    let kind = record.notice.kind();
    if !endpoint.is_current() && kind != NoticeKind::Security {
        return Ok(Some("the address was given up"));
    }
    if !store::find_notice_settings(conn, player).await?.wants(kind, channel) {
        return Ok(Some("the player does not want it any more"));
    }
    if channel.is_read_by_people() && !still_asks(conn, player, &record.notice).await? {
        return Ok(Some("the next game does not wait for the player any more"));
    }
    // One that tells of several games, and is under way, tells of the others as well.
    let is_digest =
        delivery.body.is_some() && !store::list_joined(conn, delivery.id).await?.is_empty();
    if !record.notice.is_of_a_turn() || !channel.is_read_by_people() || is_digest {
        return Ok(None);
    }
    let (Some(id), Some(version)) = (record.game, record.version) else { return Ok(None) };
    let game = find_game(conn, id).await?;
    let own = game.seat_of(player);
    let awaited = game.state.as_ref().and_then(|state| state.awaiting().map(|wait| wait.seat));
    if own.is_none() || awaited != own {
        return Ok(Some("it is not the player's turn any more"));
    }
    let since = store::list_events(conn, id, version, game.version, i64::MAX).await?;
    let has_moved_on = since.iter().any(|event| {
        let at_the_table =
            matches!(event.fact, LogFact::Undone { .. } | LogFact::SeatHandedOver { .. });
        at_the_table || event.of_the_rules().is_some()
    });
    if has_moved_on {
        return Ok(Some("the game has moved on"));
    }
    if let Notice::Reminder { deadline } = record.notice {
        let stands = game.waiting.deadline == Some(deadline) && deadline > game.read_at;
        return Ok((!stands).then_some("the deadline is another one"));
    }
    if has_seen(conn, player, record).await? {
        return Ok(Some("the player has seen it"));
    }
    Ok(None)
}

/// Whether a series still waits for who is asked to be ready; anything else is no such question.
async fn still_asks(conn: &mut Connection, player: PlayerId, notice: &Notice) -> Result<bool> {
    let Notice::SeriesReadyAsked { series, game, .. } = notice else { return Ok(true) };
    let Some(series) = store::find_series(conn, *series).await? else { return Ok(false) };
    let rests = series.status == Status::Active && series.resting_since.is_some();
    let is_missing = series.places.iter().any(|place| place.player == player && !place.ready);
    Ok(rests && series.number.checked_add(1) == Some(*game) && is_missing)
}

async fn has_seen(conn: &mut Connection, player: PlayerId, record: &NoticeRecord) -> Result<bool> {
    let (_, read) = store::find_position(conn, player).await?;
    if read >= record.position {
        return Ok(true);
    }
    let (Some(game), Some(version)) = (record.game, record.version) else { return Ok(false) };
    Ok(store::seen_up_to(conn, game, player).await? >= version)
}
