//! Paginated lists of games.

use diesel::pg::Pg;
use diesel::prelude::*;
use diesel::query_builder::{BoxedSqlQuery, SqlQuery};
use diesel::serialize::ToSql;
use diesel::sql_types::{
    Array, BigInt, Bool, HasSqlType, Int2, Int4, Jsonb, Nullable, Text, Timestamptz,
    Uuid as SqlUuid,
};
use diesel_async::RunQueryDsl;
use jiff_diesel::Timestamp as SqlTimestamp;
use kingdomino::Seat;
use uuid::Uuid;

use crate::domain::clock::Timing;
use crate::domain::event_log::{GameStatus, RatingMode, Version, house_accounts};
use crate::domain::table::{
    GameFilter, GameSummary, MyGamesCursor, PublicGameFilter, TableAccess, URGENCY_NOT_AWAITED,
    URGENCY_WITHOUT_DEADLINE,
};
use crate::domain::{GameId, PlayerId};
use crate::store::json::{read_json, read_settings, unit_variant_name, unreadable};
use crate::store::shown_player::shown_players;
use crate::store::{Connection, Result};

use super::rows::read_series;

/// Lists public games, newest first, without running games in which only guests play against the
/// house.
///
/// # Errors
/// The database fails, or a game cannot be read.
pub async fn list_public_games(
    conn: &mut Connection,
    viewer: PlayerId,
    filter: PublicGameFilter,
    after: Option<GameId>,
    limit: i64,
) -> Result<Vec<GameSummary>> {
    // The status is not a parameter, because each listed status has its own partial index.
    let status = filter.status.as_str();
    let public = format!(
        "WHERE g.status = '{status}' AND g.access = 'public' AND g.sandbox_seed_game_id IS NULL"
    );
    let rows = GameQuery::select_summaries(&public, viewer)
        .with_some::<SqlUuid, _>(" AND g.id < ?", after.map(GameId::uuid))
        .with_game_filter(filter.games)?
        .with::<Array<SqlUuid>, _>(
            &format!(" AND (g.status = 'open' OR NOT ({PRACTICE_CONDITION}))"),
            house_accounts().map(PlayerId::uuid).collect::<Vec<_>>(),
        )
        .with::<BigInt, _>(" ORDER BY g.id DESC LIMIT ?", limit)
        .query
        .load::<SummaryRow>(conn)
        .await?;
    rows.into_iter().map(SummaryRow::into_summary).collect()
}

/// Lists the games in which the player has a seat or an invitation. Games that wait for the player
/// come first, by remaining time; then the others, by their last change.
///
/// # Errors
/// The database fails, or a game cannot be read.
pub async fn list_player_games(
    conn: &mut Connection,
    player: PlayerId,
    status: Option<GameStatus>,
    after: Option<MyGamesCursor>,
    limit: i64,
) -> Result<Vec<GameSummary>> {
    // Selects the page before it reads the players, because a player may have thousands of games.
    let rows = diesel::sql_query(format!(
        "SELECT summary.* FROM (SELECT * FROM (SELECT g.id AS page_id, gs.changed_at AS page_time, CASE WHEN own.seat IS NOT NULL \
         THEN coalesce((extract(epoch FROM gs.deadline) * 1000000)::bigint, {URGENCY_WITHOUT_DEADLINE}) \
         ELSE {URGENCY_NOT_AWAITED} END AS urgency FROM games g JOIN game_states gs ON gs.game_id = g.id \
         LEFT JOIN seats own ON own.game_id = g.id AND own.seat = gs.awaited_seat AND own.player_id = $1 \
         WHERE g.id IN (SELECT game_id FROM seats WHERE player_id = $1 \
         UNION SELECT i.game_id FROM invitations i JOIN games o ON o.id = i.game_id \
         WHERE i.player_id = $1 AND o.status = 'open') AND g.sandbox_seed_game_id IS NULL \
         AND ($2 IS NULL OR g.status = $2)) mine \
         WHERE ($3 IS NULL OR (-urgency, page_time, page_id) < (-$3, $4, $5)) \
         ORDER BY urgency, page_time DESC, page_id DESC LIMIT $6) page \
         CROSS JOIN LATERAL ({SELECT_SUMMARY} WHERE g.id = page_id) summary \
         ORDER BY urgency, page_time DESC, page_id DESC"
    ))
    .bind::<SqlUuid, _>(player.uuid())
    .bind::<Nullable<Text>, _>(status.map(GameStatus::as_str))
    .bind::<Nullable<BigInt>, _>(after.map(|after| after.urgency))
    .bind::<Nullable<Timestamptz>, _>(after.map(|after| SqlTimestamp::from(after.changed_at)))
    .bind::<Nullable<SqlUuid>, _>(after.map(|after| after.id.uuid()))
    .bind::<BigInt, _>(limit)
    .load::<SummaryRow>(conn)
    .await?;
    rows.into_iter().map(SummaryRow::into_summary).collect()
}

/// Lists the sandboxes of a player, newest first.
///
/// # Errors
/// The database fails, or a game cannot be read.
pub async fn list_sandboxes(
    conn: &mut Connection,
    player: PlayerId,
    after: Option<GameId>,
    limit: i64,
) -> Result<Vec<GameSummary>> {
    let rows = diesel::sql_query(format!(
        "{SELECT_SUMMARY} WHERE g.host_id = $1 AND g.sandbox_seed_game_id IS NOT NULL AND ($2 IS NULL OR g.id < $2) \
         ORDER BY g.id DESC LIMIT $3"
    ))
    .bind::<SqlUuid, _>(player.uuid())
    .bind::<Nullable<SqlUuid>, _>(after.map(GameId::uuid))
    .bind::<BigInt, _>(limit)
    .load::<SummaryRow>(conn)
    .await?;
    rows.into_iter().map(SummaryRow::into_summary).collect()
}

/// Lists the unfinished games in which the player has a seat, without sandboxes.
pub async fn list_unfinished_player_games(
    conn: &mut Connection,
    player: PlayerId,
) -> Result<Vec<GameId>> {
    use crate::store::schema::{games, seats};
    let ids = games::table
        .inner_join(seats::table.on(seats::game_id.eq(games::id)))
        .filter(seats::player_id.eq(player.uuid()))
        .filter(games::sandbox_seed_game_id.is_null())
        .filter(games::status.eq_any([GameStatus::Open.as_str(), GameStatus::Active.as_str()]))
        .order(games::id)
        .select(games::id)
        .load::<Uuid>(conn)
        .await?;
    Ok(ids.into_iter().map(GameId::new).collect())
}

/// Returns whether the player has a seat in at least `limit` unfinished games.
pub async fn is_at_game_limit(conn: &mut Connection, player: PlayerId, limit: i64) -> Result<bool> {
    use crate::store::schema::{games, seats};
    // Reads only the row at the limit.
    let game_at_limit = games::table
        .inner_join(seats::table.on(seats::game_id.eq(games::id)))
        .filter(seats::player_id.eq(player.uuid()))
        .filter(games::sandbox_seed_game_id.is_null())
        .filter(games::status.eq_any([GameStatus::Open.as_str(), GameStatus::Active.as_str()]))
        .select(games::id)
        .limit(1)
        .offset(limit - 1)
        .first::<Uuid>(conn)
        .await
        .optional()?;
    Ok(game_at_limit.is_some())
}

/// Returns the versions of several games.
pub async fn find_versions(
    conn: &mut Connection,
    ids: &[GameId],
) -> Result<Vec<(GameId, Version)>> {
    use crate::store::schema::game_states;
    let ids: Vec<Uuid> = ids.iter().map(|id| id.uuid()).collect();
    let rows = game_states::table
        .filter(game_states::game_id.eq_any(ids))
        .select((game_states::game_id, game_states::version))
        .load::<(Uuid, i32)>(conn)
        .await?;
    let versions = rows.into_iter();
    Ok(versions.map(|(id, version)| (GameId::new(id), Version::from_number(version))).collect())
}

/// Counts all games.
pub async fn count_games(conn: &mut Connection) -> Result<u64> {
    use crate::store::schema::games;
    Ok(games::table.count().get_result::<i64>(conn).await?.unsigned_abs())
}

/// Returns a page of all games after `after`, by id.
pub async fn list_game_ids(
    conn: &mut Connection,
    after: Option<GameId>,
    limit: i64,
) -> Result<Vec<GameId>> {
    use crate::store::schema::games;
    let after = after.map_or(Uuid::nil(), GameId::uuid);
    let ids = games::table
        .filter(games::id.gt(after))
        .order(games::id)
        .limit(limit)
        .select(games::id)
        .load::<Uuid>(conn)
        .await?;
    Ok(ids.into_iter().map(GameId::new).collect())
}

/// SQL condition: only guests play the game `g` against the house accounts, the parameter.
const PRACTICE_CONDITION: &str = "EXISTS (SELECT FROM seats s WHERE s.game_id = g.id AND s.player_id = ANY(?)) \
     AND NOT EXISTS (SELECT FROM seats s JOIN players p ON p.id = s.player_id WHERE s.game_id = g.id \
     AND s.player_id <> ALL(?) AND NOT p.is_guest AND p.deleted_at IS NULL)";

/// Selects the summary of a game; `$1` is the viewer.
pub(super) const SELECT_SUMMARY: &str = "SELECT g.id, g.host_id, g.access, g.allows_bots, g.status, gs.version, g.settings_format, g.settings, \
     g.timing, g.rating_mode, g.series_id, g.series_number, g.rematch_of, gs.awaited_seat, gs.deadline, g.created_at, gs.changed_at, t.players, t.names, t.avatars, \
     coalesce(t.players[gs.awaited_seat + 1] = $1, false) AS waits_for_you \
     FROM games g JOIN game_states gs ON gs.game_id = g.id CROSS JOIN LATERAL (\
     SELECT coalesce(array_agg(p.id ORDER BY s.seat), '{}') AS players, \
     coalesce(array_agg(p.name ORDER BY s.seat), '{}') AS names, \
     coalesce(array_agg(p.avatar ORDER BY s.seat), '{}') AS avatars \
     FROM seats s JOIN players p ON p.id = s.player_id WHERE s.game_id = g.id) t";

#[derive(QueryableByName)]
pub(super) struct SummaryRow {
    #[diesel(sql_type = SqlUuid)]
    id: Uuid,
    #[diesel(sql_type = SqlUuid)]
    host_id: Uuid,
    #[diesel(sql_type = Text)]
    access: String,
    #[diesel(sql_type = Bool)]
    allows_bots: bool,
    #[diesel(sql_type = Text)]
    status: String,
    #[diesel(sql_type = Int4)]
    version: i32,
    #[diesel(sql_type = Int2)]
    settings_format: i16,
    #[diesel(sql_type = Jsonb)]
    settings: serde_json::Value,
    #[diesel(sql_type = Nullable<Jsonb>)]
    timing: Option<serde_json::Value>,
    #[diesel(sql_type = Text)]
    rating_mode: String,
    #[diesel(sql_type = Nullable<SqlUuid>)]
    series_id: Option<Uuid>,
    #[diesel(sql_type = Nullable<Int2>)]
    series_number: Option<i16>,
    #[diesel(sql_type = Nullable<SqlUuid>)]
    rematch_of: Option<Uuid>,
    #[diesel(sql_type = Nullable<Int2>)]
    awaited_seat: Option<i16>,
    #[diesel(sql_type = Nullable<Timestamptz>)]
    deadline: Option<SqlTimestamp>,
    #[diesel(sql_type = Timestamptz)]
    created_at: SqlTimestamp,
    #[diesel(sql_type = Timestamptz)]
    changed_at: SqlTimestamp,
    #[diesel(sql_type = Array<SqlUuid>)]
    players: Vec<Uuid>,
    #[diesel(sql_type = Array<Nullable<Text>>)]
    names: Vec<Option<String>>,
    #[diesel(sql_type = Array<Nullable<Int4>>)]
    avatars: Vec<Option<i32>>,
    #[diesel(sql_type = Bool)]
    waits_for_you: bool,
}

impl SummaryRow {
    pub(super) fn into_summary(self) -> Result<GameSummary> {
        let id = GameId::new(self.id);
        Ok(GameSummary {
            id,
            host: PlayerId::new(self.host_id),
            allows_bots: self.allows_bots,
            access: TableAccess::from_stored(&self.access)
                .ok_or_else(|| unreadable(id, &self.access))?,
            status: GameStatus::from_name(&self.status)
                .ok_or_else(|| unreadable(id, &self.status))?,
            version: Version::from_number(self.version),
            settings: read_settings(id, self.settings_format, self.settings)?,
            pace: read_json::<Timing>(id, self.timing)?.unwrap_or_default().pace,
            rating_mode: RatingMode::from_name(&self.rating_mode)
                .ok_or_else(|| unreadable(id, &self.rating_mode))?,
            series: read_series(self.series_id, self.series_number),
            rematch_of: self.rematch_of.map(GameId::new),
            players: shown_players(self.players, self.names, self.avatars),
            awaiting: self
                .awaited_seat
                .and_then(|seat| u8::try_from(seat).ok())
                .and_then(Seat::new),
            waits_for_you: self.waits_for_you,
            deadline: self.deadline.map(SqlTimestamp::to_jiff),
            created_at: self.created_at.to_jiff(),
            changed_at: self.changed_at.to_jiff(),
        })
    }
}

/// Query over games `g`, with conditions added at run time.
pub(super) struct GameQuery {
    pub query: BoxedSqlQuery<'static, Pg, SqlQuery>,
    parameters: usize,
}

impl GameQuery {
    pub fn new(select: String) -> GameQuery {
        GameQuery { query: diesel::sql_query(select).into_boxed(), parameters: 0 }
    }

    /// Selects the summaries of games for a viewer; `sql` follows [`SELECT_SUMMARY`] and has no parameters.
    pub fn select_summaries(sql: &str, viewer: PlayerId) -> GameQuery {
        // `SELECT_SUMMARY` contains the first parameter.
        GameQuery::new(format!("{SELECT_SUMMARY} {sql}")).with::<SqlUuid, _>("", viewer.uuid())
    }

    /// Appends SQL in which `?` stands for the parameter.
    pub fn with<T, V>(mut self, sql: &str, value: V) -> GameQuery
    where
        T: Send + 'static,
        Pg: HasSqlType<T>,
        V: ToSql<T, Pg> + Send + 'static,
    {
        self.parameters += 1;
        let sql = sql.replace('?', &format!("${}", self.parameters));
        GameQuery { query: self.query.sql(sql).bind::<T, _>(value), ..self }
    }

    pub fn with_some<T, V>(self, sql: &str, value: Option<V>) -> GameQuery
    where
        T: Send + 'static,
        Pg: HasSqlType<T>,
        V: ToSql<T, Pg> + Send + 'static,
    {
        match value {
            Some(value) => self.with::<T, V>(sql, value),
            None => self,
        }
    }

    /// Adds the conditions of a filter.
    pub fn with_game_filter(self, filter: GameFilter) -> Result<GameQuery> {
        let GameFilter { players, expansion, variant, player } = filter;
        Ok(self
            .with_some::<Int4, _>(" AND (g.settings->>'players')::int = ?", players.map(i32::from))
            .with_some::<Text, _>(
                " AND coalesce(g.settings->>'expansion', 'none') = ?",
                expansion.map(unit_variant_name).transpose()?,
            )
            .with_some::<Text, _>(
                " AND jsonb_exists(g.settings->'variants', ?)",
                variant.map(unit_variant_name).transpose()?,
            )
            .with_some::<SqlUuid, _>(
                " AND EXISTS (SELECT FROM seats s WHERE s.game_id = g.id AND s.player_id = ?)",
                player.map(PlayerId::uuid),
            ))
    }
}
