use diesel::prelude::*;
use diesel::sql_types::{
    Array, BigInt, Int2, Int4, Jsonb, Nullable, Text, Timestamptz, Uuid as SqlUuid,
};
use diesel_async::RunQueryDsl;
use jiff_diesel::Timestamp as SqlTimestamp;
use uuid::Uuid;

use crate::domain::player::{FinishedGame, FinishedGameFilter, FinishedSeat};
use crate::domain::{GameId, PlayerId, SeriesId};
use crate::store::games::read_result;
use crate::store::json::{read_settings, unit_variant_name};
use crate::store::shown_player::shown_players;
use crate::store::{Connection, Result};

/// SQL condition: the game is public, or the viewer `$2` had a seat in it.
pub(super) const VISIBLE_CONDITION: &str = "(g.access = 'public' OR EXISTS (\
     SELECT FROM results v WHERE v.game_id = g.id AND v.player_id = $2))";

/// Lists the finished games of a player that `viewer` may see, latest first.
///
/// # Errors
/// The database fails, or a result cannot be read.
pub async fn list_player_history(
    conn: &mut Connection,
    player: PlayerId,
    viewer: PlayerId,
    filter: &FinishedGameFilter,
    before: Option<i64>,
    limit: i64,
) -> Result<Vec<FinishedGame>> {
    let rows = diesel::sql_query(format!(
        "SELECT r.position, g.id, g.series_id, g.settings_format, g.settings, gs.changed_at, r.format, r.body, \
         t.players, t.names, t.avatars, t.ranks, t.points \
         FROM results r JOIN games g ON g.id = r.game_id JOIN game_states gs ON gs.game_id = g.id CROSS JOIN LATERAL (\
         SELECT array_agg(o.player_id ORDER BY o.seat) AS players, array_agg(p.name ORDER BY o.seat) AS names, \
         array_agg(p.avatar ORDER BY o.seat) AS avatars, \
         array_agg(o.rank ORDER BY o.seat) AS ranks, array_agg(o.points ORDER BY o.seat) AS points \
         FROM results o JOIN players p ON p.id = o.player_id WHERE o.game_id = g.id) t \
         WHERE r.player_id = $1 AND {VISIBLE_CONDITION} \
         AND ($3 IS NULL OR r.position < $3) AND ($4 IS NULL OR $4 = ANY(t.players)) \
         AND ($5 IS NULL OR g.settings->'variants' ? $5) \
         AND ($6 IS NULL OR coalesce(g.settings->>'expansion', 'none') = $6) \
         AND ($7 IS NULL OR (r.rank = 1) = $7) AND ($8 IS NULL OR g.series_id = $8) \
         ORDER BY r.position DESC LIMIT $9"
    ))
    .bind::<SqlUuid, _>(player.uuid())
    .bind::<SqlUuid, _>(viewer.uuid())
    .bind::<Nullable<BigInt>, _>(before)
    .bind::<Nullable<SqlUuid>, _>(filter.opponent.map(PlayerId::uuid))
    .bind::<Nullable<Text>, _>(filter.variant.map(unit_variant_name).transpose()?)
    .bind::<Nullable<Text>, _>(filter.expansion.map(unit_variant_name).transpose()?)
    .bind::<Nullable<diesel::sql_types::Bool>, _>(filter.won)
    .bind::<Nullable<SqlUuid>, _>(filter.series.map(SeriesId::uuid))
    .bind::<BigInt, _>(limit)
    .load::<Row>(conn)
    .await?;
    rows.into_iter().map(Row::into_finished_game).collect()
}

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = BigInt)]
    position: i64,
    #[diesel(sql_type = SqlUuid)]
    id: Uuid,
    #[diesel(sql_type = Nullable<SqlUuid>)]
    series_id: Option<Uuid>,
    #[diesel(sql_type = Int2)]
    settings_format: i16,
    #[diesel(sql_type = Jsonb)]
    settings: serde_json::Value,
    #[diesel(sql_type = Timestamptz)]
    changed_at: SqlTimestamp,
    #[diesel(sql_type = Int2)]
    format: i16,
    #[diesel(sql_type = Jsonb)]
    body: serde_json::Value,
    #[diesel(sql_type = Array<SqlUuid>)]
    players: Vec<Uuid>,
    #[diesel(sql_type = Array<Nullable<Text>>)]
    names: Vec<Option<String>>,
    #[diesel(sql_type = Array<Nullable<Int4>>)]
    avatars: Vec<Option<i32>>,
    #[diesel(sql_type = Array<Int2>)]
    ranks: Vec<i16>,
    #[diesel(sql_type = Array<Int4>)]
    points: Vec<i32>,
}

impl Row {
    fn into_finished_game(self) -> Result<FinishedGame> {
        let game = GameId::new(self.id);
        let players = shown_players(self.players, self.names, self.avatars).into_iter();
        Ok(FinishedGame {
            position: self.position,
            game,
            series: self.series_id.map(SeriesId::new),
            settings: read_settings(game, self.settings_format, self.settings)?,
            ended_at: self.changed_at.to_jiff(),
            result: read_result(self.format, self.body)?,
            seats: players
                .zip(self.ranks)
                .zip(self.points)
                .map(|((player, rank), points)| FinishedSeat {
                    player,
                    rank: u8::try_from(rank).unwrap_or(u8::MAX),
                    points: points.unsigned_abs(),
                })
                .collect(),
        })
    }
}
