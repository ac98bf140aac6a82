//! Availability of players.

use diesel::prelude::*;
use diesel::sql_types::{Int4, Jsonb, Nullable, Timestamptz, Uuid as SqlUuid};
use diesel_async::RunQueryDsl;
use jiff::SignedDuration;
use jiff_diesel::Timestamp as SqlTimestamp;
use uuid::Uuid;

use crate::domain::account::Availability;
use crate::domain::clock::Absence;
use crate::domain::event_log::GameStatus;
use crate::domain::{GameId, PlayerId};
use crate::store::json::to_json;
use crate::store::schema::{game_states, games, players, seats};
use crate::store::{Connection, Result, StoreError};

/// Returns the availability of a player, or `None` if the account was deleted.
///
/// # Errors
/// The database fails, or the stored value cannot be read.
pub async fn find_availability(
    conn: &mut Connection,
    player: PlayerId,
) -> Result<Option<Availability>> {
    load(conn, player, "").await
}

/// Returns the availability for an update, and locks the row until the end of the transaction.
///
/// # Errors
/// Same as for [`find_availability`].
pub async fn lock_availability(
    conn: &mut Connection,
    player: PlayerId,
) -> Result<Option<Availability>> {
    load(conn, player, "FOR NO KEY UPDATE").await
}

async fn load(conn: &mut Connection, player: PlayerId, lock: &str) -> Result<Option<Availability>> {
    #[derive(QueryableByName)]
    struct Row {
        #[diesel(sql_type = Nullable<Jsonb>)]
        absence: Option<serde_json::Value>,
        #[diesel(sql_type = Nullable<Int4>)]
        reminder_seconds: Option<i32>,
        #[diesel(sql_type = Timestamptz)]
        now: SqlTimestamp,
    }
    let row = diesel::sql_query(format!(
        "SELECT absence, reminder_seconds, game_time() AS now FROM players \
         WHERE id = $1 AND deleted_at IS NULL {lock}"
    ))
    .bind::<SqlUuid, _>(player.uuid())
    .get_result::<Row>(conn)
    .await
    .optional()?;
    let Some(row) = row else { return Ok(None) };
    let is_chosen = row.absence.is_some();
    let absence = row.absence.map(serde_json::from_value::<Absence>).transpose();
    let absence = absence
        .map_err(|error| StoreError::Unreadable(format!("absence of player {player}: {error}")))?;
    Ok(Some(Availability {
        absence: absence.unwrap_or_default(),
        is_chosen,
        reminder: row.reminder_seconds.map(|seconds| SignedDuration::from_secs(seconds.into())),
        read_at: row.now.to_jiff(),
    }))
}

pub async fn set_availability(
    conn: &mut Connection,
    player: PlayerId,
    availability: &Availability,
) -> Result<()> {
    let seconds =
        availability.reminder.map(|lead| i32::try_from(lead.as_secs()).unwrap_or(i32::MAX));
    diesel::update(players::table.filter(players::id.eq(player.uuid())))
        .set((
            players::absence.eq(to_json(&availability.absence)?),
            players::reminder_seconds.eq(seconds),
        ))
        .execute(conn)
        .await?;
    Ok(())
}

/// Returns the unfinished games in which the player has a seat, and locks them until the end of the
/// transaction.
pub async fn lock_player_games(conn: &mut Connection, player: PlayerId) -> Result<Vec<GameId>> {
    let seated = seats::table.filter(seats::player_id.eq(player.uuid())).select(seats::game_id);
    let unfinished = games::table
        .filter(games::status.eq_any([GameStatus::Open.as_str(), GameStatus::Active.as_str()]))
        .select(games::id);
    let ids = game_states::table
        .filter(game_states::game_id.eq_any(seated))
        .filter(game_states::game_id.eq_any(unfinished))
        .order(game_states::game_id)
        .select(game_states::game_id)
        .for_update()
        .load::<Uuid>(conn)
        .await?;
    Ok(ids.into_iter().map(GameId::new).collect())
}
