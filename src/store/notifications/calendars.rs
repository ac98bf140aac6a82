use diesel::prelude::*;
use diesel_async::RunQueryDsl;
use uuid::Uuid;

use crate::domain::PlayerId;
use crate::store::schema::calendars;
use crate::store::{Connection, Result};

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
        .set((token, calendars::made_at.eq(diesel::dsl::now)))
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
