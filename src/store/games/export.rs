//! Finished games in the order of the chronicle.

use diesel::pg::Pg;
use diesel::prelude::*;
use diesel::query_builder::{BoxedSqlQuery, SqlQuery};
use diesel::serialize::ToSql;
use diesel::sql_types::{BigInt, Float8, HasSqlType, Int4, Text, Timestamptz, Uuid as SqlUuid};
use diesel_async::RunQueryDsl;
use jiff_diesel::Timestamp as SqlTimestamp;
use uuid::Uuid;

use crate::domain::GameId;
use crate::domain::PlayerId;
use crate::domain::table::{EndedGameFilter, Exported, GameSummary};
use crate::store::json::word;
use crate::store::schema::chronicle;
use crate::store::{Connection, Result};

use super::list::{SUMMARY, SummaryRow};

/// Query over the chronicle `c` and its games `g`, with conditions added at run time.
struct ChronicleQuery {
    query: BoxedSqlQuery<'static, Pg, SqlQuery>,
    parameters: usize,
}

impl ChronicleQuery {
    fn new(select: String) -> ChronicleQuery {
        ChronicleQuery { query: diesel::sql_query(select).into_boxed(), parameters: 0 }
    }

    /// Appends SQL in which `?` stands for the parameter.
    fn with<T, V>(mut self, sql: &str, value: V) -> ChronicleQuery
    where
        T: Send + 'static,
        Pg: HasSqlType<T>,
        V: ToSql<T, Pg> + Send + 'static,
    {
        self.parameters += 1;
        let sql = sql.replace('?', &format!("${}", self.parameters));
        ChronicleQuery { query: self.query.sql(sql).bind::<T, _>(value), ..self }
    }

    fn with_some<T, V>(self, sql: &str, value: Option<V>) -> ChronicleQuery
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

    fn filtered(self, filter: &EndedGameFilter) -> Result<ChronicleQuery> {
        let EndedGameFilter {
            players,
            expansion,
            variant,
            player,
            min_rating,
            ended_from,
            ended_before,
        } = *filter;
        Ok(self
            .with_some::<Int4, _>(" AND (g.settings->>'players')::int = ?", players.map(i32::from))
            .with_some::<Text, _>(
                " AND coalesce(g.settings->>'expansion', 'none') = ?",
                expansion.map(word).transpose()?,
            )
            .with_some::<Text, _>(
                " AND jsonb_exists(g.settings->'variants', ?)",
                variant.map(word).transpose()?,
            )
            .with_some::<SqlUuid, _>(
                " AND EXISTS (SELECT FROM seats s WHERE s.game_id = c.game_id AND s.player_id = ?)",
                player.map(PlayerId::uuid),
            )
            .with_some::<Float8, _>(
                " AND (SELECT min(r.mean - 3 * r.deviation) FROM rating_changes r \
                 WHERE r.position = c.position) >= ?",
                min_rating,
            )
            .with_some::<Timestamptz, _>(
                " AND g.changed_at >= ?",
                ended_from.map(SqlTimestamp::from),
            )
            .with_some::<Timestamptz, _>(
                " AND g.changed_at < ?",
                ended_before.map(SqlTimestamp::from),
            ))
    }
}

/// Returns up to `limit` games after a position of the chronicle, with their positions.
///
/// # Errors
/// The database fails.
pub async fn list_exported(
    conn: &mut Connection,
    which: Exported,
    filter: &EndedGameFilter,
    after: i64,
    limit: i64,
) -> Result<Vec<(i64, GameId)>> {
    #[derive(QueryableByName)]
    struct Row {
        #[diesel(sql_type = BigInt)]
        position: i64,
        #[diesel(sql_type = SqlUuid)]
        game_id: Uuid,
    }
    let select = "SELECT c.position, c.game_id FROM chronicle c JOIN games g ON g.id = c.game_id";
    let query = ChronicleQuery::new(select.to_owned());
    let query = match which {
        // Scans the seats of the player instead of the chronicle, which may be long.
        Exported::Of(player) => query.with::<SqlUuid, _>(
            " JOIN seats own ON own.game_id = c.game_id AND own.player_id = ? WHERE true",
            player.uuid(),
        ),
        Exported::Public => query.with::<Text, _>(" WHERE g.access = ?", "public"),
    };
    let rows = query
        .with::<BigInt, _>(" AND c.position > ?", after)
        .filtered(filter)?
        .with::<BigInt, _>(" ORDER BY c.position LIMIT ?", limit)
        .query
        .load::<Row>(conn)
        .await?;
    Ok(rows.into_iter().map(|row| (row.position, GameId::new(row.game_id))).collect())
}

/// Returns up to `limit` finished public games that ended before the game `before`, latest first.
///
/// # Errors
/// The database fails, or a game cannot be read.
pub async fn list_finished_public_games(
    conn: &mut Connection,
    asking: PlayerId,
    filter: &EndedGameFilter,
    before: Option<GameId>,
    limit: i64,
) -> Result<Vec<GameSummary>> {
    // `SUMMARY` uses the first parameter.
    let select = format!("{SUMMARY} JOIN chronicle c ON c.game_id = g.id");
    let rows = ChronicleQuery::new(select)
        .with::<SqlUuid, _>(
            " WHERE ? IS NOT NULL AND g.access = 'public' AND g.status = 'finished'",
            asking.uuid(),
        )
        .with_some::<SqlUuid, _>(
            " AND c.position < (SELECT position FROM chronicle WHERE game_id = ?)",
            before.map(GameId::uuid),
        )
        .filtered(filter)?
        .with::<BigInt, _>(" ORDER BY c.position DESC LIMIT ?", limit)
        .query
        .load::<SummaryRow>(conn)
        .await?;
    rows.into_iter().map(SummaryRow::read).collect()
}

/// Returns the position of a game in the chronicle, if it was concluded.
pub async fn find_in_chronicle(conn: &mut Connection, game: GameId) -> Result<Option<i64>> {
    let found = chronicle::table
        .filter(chronicle::game_id.eq(game.uuid()))
        .select(chronicle::position)
        .first(conn)
        .await
        .optional()?;
    Ok(found)
}
