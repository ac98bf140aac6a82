//! Notification settings of players, tokens of their calendars, and stream tickets.

use diesel::prelude::*;
use diesel_async::RunQueryDsl;
use jiff::Timestamp;
use jiff_diesel::Timestamp as SqlTimestamp;
use uuid::Uuid;

use crate::domain::notification::NotificationSettings;
use crate::domain::table::Viewer;
use crate::domain::{PlayerId, SessionId};
use crate::store::json::to_json;
use crate::store::schema::{calendars, notification_settings, stream_tickets};
use crate::store::{Connection, Result};

/// Format version of newly written settings. All older formats are read.
const FORMAT: i16 = 1;

pub async fn find_notification_settings(
    conn: &mut Connection,
    player: PlayerId,
) -> Result<NotificationSettings> {
    let found = notification_settings::table
        .find(player.uuid())
        .select((notification_settings::format, notification_settings::body))
        .first::<(i16, serde_json::Value)>(conn)
        .await
        .optional()?;
    let Some((format, body)) = found else { return Ok(NotificationSettings::default()) };
    let settings = (format == FORMAT).then(|| serde_json::from_value(body).ok()).flatten();
    Ok(settings.unwrap_or_else(|| {
        // Unreadable settings must not suppress notifications, so defaults apply.
        tracing::error!(%player, format, "notification settings unreadable, defaults used");
        NotificationSettings::default()
    }))
}

pub async fn set_notification_settings(
    conn: &mut Connection,
    player: PlayerId,
    settings: &NotificationSettings,
) -> Result<()> {
    let body = to_json(settings)?;
    diesel::insert_into(notification_settings::table)
        .values((
            notification_settings::player_id.eq(player.uuid()),
            notification_settings::format.eq(FORMAT),
            notification_settings::body.eq(&body),
        ))
        .on_conflict(notification_settings::player_id)
        .do_update()
        .set((notification_settings::format.eq(FORMAT), notification_settings::body.eq(&body)))
        .execute(conn)
        .await?;
    Ok(())
}

/// Deletes the notification settings of a player.
pub async fn erase_notification_settings(conn: &mut Connection, player: PlayerId) -> Result<()> {
    diesel::delete(notification_settings::table.find(player.uuid())).execute(conn).await?;
    Ok(())
}

/// Sets the token of the player's calendar, replacing the previous one.
pub async fn upsert_calendar_token(
    conn: &mut Connection,
    player: PlayerId,
    hash: &[u8; 32],
) -> Result<()> {
    let token = calendars::token_hash.eq(hash.as_slice());
    diesel::insert_into(calendars::table)
        .values((calendars::player_id.eq(player.uuid()), token))
        .on_conflict(calendars::player_id)
        .do_update()
        .set((token, calendars::created_at.eq(diesel::dsl::now)))
        .execute(conn)
        .await?;
    Ok(())
}

pub async fn delete_calendar(conn: &mut Connection, player: PlayerId) -> Result<()> {
    diesel::delete(calendars::table.find(player.uuid())).execute(conn).await?;
    Ok(())
}

/// Returns the owner of the calendar with this token hash.
pub async fn find_calendar(conn: &mut Connection, hash: &[u8; 32]) -> Result<Option<PlayerId>> {
    let player = calendars::table
        .filter(calendars::token_hash.eq(hash.as_slice()))
        .select(calendars::player_id)
        .first::<Uuid>(conn)
        .await
        .optional()?;
    Ok(player.map(PlayerId::new))
}

/// Stores a ticket and deletes the player's expired tickets.
pub async fn insert_stream_ticket(
    conn: &mut Connection,
    hash: &[u8; 32],
    viewer: Viewer,
    now: Timestamp,
    expires_at: Timestamp,
) -> Result<()> {
    let old = stream_tickets::table
        .filter(stream_tickets::player_id.eq(viewer.player.uuid()))
        .filter(stream_tickets::expires_at.lt(SqlTimestamp::from(now)));
    diesel::delete(old).execute(conn).await?;
    diesel::insert_into(stream_tickets::table)
        .values((
            stream_tickets::ticket_hash.eq(hash.as_slice()),
            stream_tickets::player_id.eq(viewer.player.uuid()),
            stream_tickets::session_id.eq(viewer.session.uuid()),
            stream_tickets::expires_at.eq(SqlTimestamp::from(expires_at)),
        ))
        .execute(conn)
        .await?;
    Ok(())
}

/// Redeems a ticket: deletes it and returns its player and session. Returns `None` if it has
/// expired or does not exist.
pub async fn redeem_stream_ticket(
    conn: &mut Connection,
    hash: &[u8; 32],
    now: Timestamp,
) -> Result<Option<Viewer>> {
    let deleted = diesel::delete(stream_tickets::table.find(hash.as_slice()))
        .returning((
            stream_tickets::player_id,
            stream_tickets::session_id,
            stream_tickets::expires_at,
        ))
        .get_result::<(Uuid, Uuid, SqlTimestamp)>(conn)
        .await
        .optional()?;
    let valid = deleted.filter(|(.., expires_at)| expires_at.to_jiff() > now);
    Ok(valid.map(|(player, session, _)| Viewer {
        player: PlayerId::new(player),
        session: SessionId::new(session),
    }))
}
