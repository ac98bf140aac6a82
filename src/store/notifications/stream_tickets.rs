use diesel::prelude::*;
use diesel_async::RunQueryDsl;
use jiff::Timestamp;
use jiff_diesel::Timestamp as SqlTimestamp;
use uuid::Uuid;

use crate::domain::table::Viewer;
use crate::domain::{PlayerId, SessionId};
use crate::store::schema::stream_tickets;
use crate::store::{Connection, Result};

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
