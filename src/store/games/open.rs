//! Open tables: games before they start.

use diesel::prelude::*;
use diesel::sql_types::{Array, Uuid as SqlUuid};
use diesel_async::RunQueryDsl;
use kingdomino::shuffle::{Bytes32, ShuffleScheme};
use kingdomino::{Deck, Seat, Settings};
use uuid::Uuid;

use crate::domain::clock::Timing;
use crate::domain::event_log::{GameStatus, RatingMode, SeriesRef, Version};
use crate::domain::table::TableAccess;
use crate::domain::{GameId, IdempotentRequest, PlayerId};
use crate::store::json::{SETTINGS_FORMAT, to_json};
use crate::store::schema::{events, game_secrets, game_states, games, invitations, seats};
use crate::store::{Connection, Result};

/// A table to insert.
#[derive(Clone, Copy)]
pub struct NewTableRow<'a> {
    pub id: GameId,
    pub host: PlayerId,
    pub access: TableAccess,
    pub settings: Settings,
    pub timing: Timing,
    pub rating_mode: RatingMode,
    pub allows_bots: bool,
    pub series: Option<SeriesRef>,
    pub rematch_of: Option<GameId>,
    /// Id from which the shuffle of a sandbox is derived. `None` for a game.
    pub sandbox_seed_game_id: Option<Uuid>,
    pub shuffle_scheme: ShuffleScheme,
    pub commitment: Bytes32,
    pub seed: Bytes32,
    pub request: Option<&'a IdempotentRequest>,
}

/// Constraint that a second request with the same key to open a table violates.
pub const TABLE_REQUEST_KEY_UNIQUE: &str = "games_creation_request_key_unique";

/// Constraint that a second open rematch of a game violates.
pub const OPEN_REMATCH_UNIQUE: &str = "games_open_rematch_unique";

/// Inserts a table without events and players. The same transaction must add both.
///
/// # Errors
/// The database fails, or the constraint [`TABLE_REQUEST_KEY_UNIQUE`] or [`OPEN_REMATCH_UNIQUE`] is violated.
pub async fn insert_table(conn: &mut Connection, table: &NewTableRow<'_>) -> Result<()> {
    diesel::insert_into(games::table)
        .values((
            games::id.eq(table.id.uuid()),
            games::host_id.eq(table.host.uuid()),
            games::access.eq(table.access.as_str()),
            games::status.eq(GameStatus::Open.as_str()),
            games::settings_format.eq(SETTINGS_FORMAT),
            games::settings.eq(to_json(&table.settings)?),
            games::timing.eq(to_json(&table.timing)?),
            games::rating_mode.eq(table.rating_mode.name()),
            games::allows_bots.eq(table.allows_bots),
            games::series_id.eq(table.series.map(|series| series.id.uuid())),
            games::series_number.eq(table.series.map(|series| i16::from(series.number))),
            games::rematch_of.eq(table.rematch_of.map(GameId::uuid)),
            games::sandbox_seed_game_id.eq(table.sandbox_seed_game_id),
            games::shuffle_scheme.eq(table.shuffle_scheme.number()),
            games::commitment.eq(table.commitment.as_slice()),
            games::creation_request_key.eq(table.request.map(|request| &request.key)),
            games::creation_request_hash.eq(table.request.map(|request| request.hash.as_slice())),
        ))
        .execute(conn)
        .await?;
    diesel::insert_into(game_states::table)
        .values((
            game_states::game_id.eq(table.id.uuid()),
            game_states::version.eq(Version::NONE.number()),
        ))
        .execute(conn)
        .await?;
    diesel::insert_into(game_secrets::table)
        .values((
            game_secrets::game_id.eq(table.id.uuid()),
            game_secrets::seed.eq(table.seed.as_slice()),
        ))
        .execute(conn)
        .await?;
    Ok(())
}

/// Locks the game until the end of the transaction. The row in `game_states` is the lock of the
/// whole game.
pub async fn lock_game(conn: &mut Connection, id: GameId) -> Result<()> {
    let row = game_states::table.find(id.uuid()).select(game_states::game_id).for_update();
    row.load::<Uuid>(conn).await?;
    Ok(())
}

/// Changes the results that count for ratings, before the game starts.
pub async fn set_rating_mode(conn: &mut Connection, id: GameId, mode: RatingMode) -> Result<()> {
    diesel::update(games::table.find(id.uuid()))
        .set(games::rating_mode.eq(mode.name()))
        .execute(conn)
        .await?;
    Ok(())
}

/// Returns the table that an earlier request with this key opened, and the hash of that request.
pub async fn find_table_by_request_key(
    conn: &mut Connection,
    host: PlayerId,
    key: &str,
) -> Result<Option<(GameId, Vec<u8>)>> {
    let found = games::table
        .filter(games::host_id.eq(host.uuid()))
        .filter(games::creation_request_key.eq(key))
        .select((games::id, games::creation_request_hash.assume_not_null()))
        .first::<(Uuid, Vec<u8>)>(conn)
        .await
        .optional()?;
    Ok(found.map(|(id, hash)| (GameId::new(id), hash)))
}

/// Returns the rematch of a game, unless it was cancelled. Earlier releases could open several: an
/// open one takes precedence, then the newest.
pub async fn find_rematch(conn: &mut Connection, game: GameId) -> Result<Option<GameId>> {
    let found = games::table
        .filter(games::rematch_of.eq(game.uuid()))
        .filter(games::status.ne(GameStatus::Cancelled.as_str()))
        .order((games::status.eq(GameStatus::Open.as_str()).desc(), games::id.desc()))
        .select(games::id)
        .first::<Uuid>(conn)
        .await
        .optional()?;
    Ok(found.map(GameId::new))
}

/// Returns the rematch that the player opened by a request with this key.
pub async fn find_rematch_by_request_key(
    conn: &mut Connection,
    game: GameId,
    player: PlayerId,
    key: &str,
) -> Result<Option<GameId>> {
    let rematches = games::table
        .inner_join(events::table.on(events::game_id.eq(games::id)))
        .filter(games::rematch_of.eq(game.uuid()))
        .filter(events::player_id.eq(player.uuid()))
        .filter(events::request_key.eq(key))
        .select(games::id);
    let id = rematches.first::<Uuid>(conn).await.optional()?;
    Ok(id.map(GameId::new))
}

/// # Errors
/// The database fails, or the constraint `seats_player_unique` is violated.
pub async fn take_seat(
    conn: &mut Connection,
    game: GameId,
    seat: usize,
    player: PlayerId,
    entropy: Option<&Bytes32>,
) -> Result<()> {
    insert_seat(conn, game, seat, player, entropy, false).await
}

/// Takes a seat in a sandbox, in which a player may have several.
pub async fn insert_sandbox_seat(
    conn: &mut Connection,
    game: GameId,
    seat: usize,
    player: PlayerId,
    entropy: Option<&Bytes32>,
) -> Result<()> {
    insert_seat(conn, game, seat, player, entropy, true).await
}

async fn insert_seat(
    conn: &mut Connection,
    game: GameId,
    seat: usize,
    player: PlayerId,
    entropy: Option<&Bytes32>,
    is_sandbox: bool,
) -> Result<()> {
    diesel::insert_into(seats::table)
        .values((
            seats::game_id.eq(game.uuid()),
            seats::seat.eq(i16::try_from(seat).unwrap_or(i16::MAX)),
            seats::player_id.eq(player.uuid()),
            seats::entropy.eq(entropy.map(Bytes32::as_slice)),
            seats::is_sandbox.eq(is_sandbox),
        ))
        .execute(conn)
        .await?;
    Ok(())
}

/// Removes the player from the seat; the following seats move up.
pub async fn delete_seat(conn: &mut Connection, game: GameId, player: PlayerId) -> Result<()> {
    let table_seats = seats::table.filter(seats::game_id.eq(game.uuid()));
    let left: i16 = diesel::delete(table_seats.filter(seats::player_id.eq(player.uuid())))
        .returning(seats::seat)
        .get_result(conn)
        .await?;
    diesel::update(table_seats.filter(seats::seat.gt(left)))
        .set(seats::seat.eq(seats::seat - 1))
        .execute(conn)
        .await?;
    Ok(())
}

/// Transfers a seat to another player.
///
/// # Errors
/// The database fails, or the constraint `seats_player_unique` is violated.
pub async fn set_seat_player(
    conn: &mut Connection,
    game: GameId,
    seat: Seat,
    player: PlayerId,
) -> Result<()> {
    let table_seats = seats::table.filter(seats::game_id.eq(game.uuid()));
    diesel::update(table_seats.filter(seats::seat.eq(i16::from(seat.number()))))
        .set(seats::player_id.eq(player.uuid()))
        .execute(conn)
        .await?;
    Ok(())
}

/// Deletes the sandboxes of a player, except for the newest `keep`.
pub async fn delete_sandboxes(conn: &mut Connection, player: PlayerId, keep: i64) -> Result<()> {
    let old = games::table
        .filter(games::host_id.eq(player.uuid()))
        .filter(games::sandbox_seed_game_id.is_not_null())
        .order(games::id.desc())
        .offset(keep)
        .select(games::id)
        .load::<Uuid>(conn)
        .await?;
    if old.is_empty() {
        return Ok(());
    }
    for table in [
        "events",
        "game_outbox",
        "relay_cursors",
        "premoves",
        "game_secrets",
        "game_states",
        "seats",
    ] {
        let rows = format!("DELETE FROM {table} WHERE game_id = ANY($1)");
        diesel::sql_query(rows).bind::<Array<SqlUuid>, _>(&old).execute(conn).await?;
    }
    diesel::delete(games::table.filter(games::id.eq_any(old))).execute(conn).await?;
    Ok(())
}

/// Stores the parameters that are fixed at the start of the game.
pub async fn store_start_parameters(
    conn: &mut Connection,
    game: GameId,
    settings: Settings,
    deck: &Deck,
    lines_root: Option<&Bytes32>,
) -> Result<()> {
    let numbers: Vec<u8> = deck.order().iter().map(|domino| domino.number()).collect();
    diesel::update(game_secrets::table.filter(game_secrets::game_id.eq(game.uuid())))
        .set(game_secrets::deck.eq(numbers))
        .execute(conn)
        .await?;
    diesel::update(games::table.filter(games::id.eq(game.uuid())))
        .set((
            games::settings_format.eq(SETTINGS_FORMAT),
            games::settings.eq(to_json(&settings)?),
            games::lines_root.eq(lines_root.map(Bytes32::as_slice)),
        ))
        .execute(conn)
        .await?;
    Ok(())
}

/// Invites a player. Idempotent.
pub async fn insert_invitation(
    conn: &mut Connection,
    game: GameId,
    player: PlayerId,
) -> Result<()> {
    diesel::insert_into(invitations::table)
        .values((invitations::game_id.eq(game.uuid()), invitations::player_id.eq(player.uuid())))
        .on_conflict_do_nothing()
        .execute(conn)
        .await?;
    Ok(())
}

/// Withdraws an invitation. Returns whether it existed.
pub async fn delete_invitation(
    conn: &mut Connection,
    game: GameId,
    player: PlayerId,
) -> Result<bool> {
    let invitation = invitations::table
        .filter(invitations::game_id.eq(game.uuid()))
        .filter(invitations::player_id.eq(player.uuid()));
    Ok(diesel::delete(invitation).execute(conn).await? > 0)
}
