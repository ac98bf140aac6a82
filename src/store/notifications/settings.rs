//! Notification settings of players.

use diesel::prelude::*;
use diesel_async::RunQueryDsl;

use crate::domain::PlayerId;
use crate::domain::notification::NotificationSettings;
use crate::store::json::to_json;
use crate::store::schema::notice_settings;
use crate::store::{Connection, Result};

/// Format version of newly written settings. All older formats are read.
const FORMAT: i16 = 1;

pub async fn find_notification_settings(
    conn: &mut Connection,
    player: PlayerId,
) -> Result<NotificationSettings> {
    let found = notice_settings::table
        .find(player.uuid())
        .select((notice_settings::format, notice_settings::body))
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

/// Deletes the notification settings of a player.
pub async fn erase_notification_settings(conn: &mut Connection, player: PlayerId) -> Result<()> {
    diesel::delete(notice_settings::table.find(player.uuid())).execute(conn).await?;
    Ok(())
}

pub async fn set_notification_settings(
    conn: &mut Connection,
    player: PlayerId,
    settings: &NotificationSettings,
) -> Result<()> {
    let body = to_json(settings)?;
    diesel::insert_into(notice_settings::table)
        .values((
            notice_settings::player_id.eq(player.uuid()),
            notice_settings::format.eq(FORMAT),
            notice_settings::body.eq(&body),
        ))
        .on_conflict(notice_settings::player_id)
        .do_update()
        .set((notice_settings::format.eq(FORMAT), notice_settings::body.eq(&body)))
        .execute(conn)
        .await?;
    Ok(())
}
