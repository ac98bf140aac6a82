//! Queries with optional conditions.

use diesel::pg::Pg;
use diesel::query_builder::{BoxedSqlQuery, SqlQuery};
use diesel::serialize::ToSql;
use diesel::sql_types::{HasSqlType, Int4, Text, Uuid as SqlUuid};

use crate::domain::PlayerId;
use crate::domain::table::GameFilter;
use crate::store::Result;
use crate::store::json::word;

use super::list::SUMMARY;

/// Query over games `g`, with conditions added at run time.
pub(super) struct GameQuery {
    pub query: BoxedSqlQuery<'static, Pg, SqlQuery>,
    parameters: usize,
}

impl GameQuery {
    pub fn new(select: String) -> GameQuery {
        GameQuery { query: diesel::sql_query(select).into_boxed(), parameters: 0 }
    }

    /// Selects the summaries of games for a viewer; `sql` follows [`SUMMARY`] and has no parameters.
    pub fn of_summaries(sql: &str, viewer: PlayerId) -> GameQuery {
        // `SUMMARY` contains the first parameter.
        GameQuery::new(format!("{SUMMARY} {sql}")).with::<SqlUuid, _>("", viewer.uuid())
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
    pub fn matching(self, filter: GameFilter) -> Result<GameQuery> {
        let GameFilter { players, expansion, variant, player } = filter;
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
                " AND EXISTS (SELECT FROM seats s WHERE s.game_id = g.id AND s.player_id = ?)",
                player.map(PlayerId::uuid),
            ))
    }
}
