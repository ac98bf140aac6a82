//! Finished games in the order of their conclusion.

use diesel::prelude::*;
use diesel::sql_types::{BigInt, Float8, Timestamptz, Uuid as SqlUuid};
use diesel_async::RunQueryDsl;
use jiff_diesel::Timestamp as SqlTimestamp;
use uuid::Uuid;

use crate::domain::table::{EndedGameFilter, ExportScope, GameSummary};
use crate::domain::{GameId, PlayerId};
use crate::store::schema::finished_games;
use crate::store::{Connection, Result};

use super::list::{GameQuery, SummaryRow};

/// Adds the conditions of a filter to a query over the finished games `c`, the games `g` and their
/// states `gs`.
fn apply_filter(query: GameQuery, filter: &EndedGameFilter) -> Result<GameQuery> {
    let EndedGameFilter { games, min_rating, ended_from, ended_before } = *filter;
    Ok(query
        .with_game_filter(games)?
        .with_some::<Float8, _>(
            " AND (SELECT min(r.mean - 3 * r.deviation) FROM rating_changes r \
             WHERE r.position = c.position) >= ?",
            min_rating,
        )
        .with_some::<Timestamptz, _>(" AND gs.changed_at >= ?", ended_from.map(SqlTimestamp::from))
        .with_some::<Timestamptz, _>(
            " AND gs.changed_at < ?",
            ended_before.map(SqlTimestamp::from),
        ))
}

/// Returns up to `limit` games after a position, with their positions.
///
/// # Errors
/// The database fails.
pub async fn list_finished_games_to_export(
    conn: &mut Connection,
    selection: ExportScope,
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
    let select = "SELECT c.position, c.game_id FROM finished_games c JOIN games g ON g.id = c.game_id \
         JOIN game_states gs ON gs.game_id = g.id";
    let query = match selection {
        // Scans the seats of the player instead of all finished games, of which there may be many.
        ExportScope::Player(player) => GameQuery::new(select.to_owned()).with::<SqlUuid, _>(
            " JOIN seats own ON own.game_id = c.game_id AND own.player_id = ? WHERE true",
            player.uuid(),
        ),
        ExportScope::Public => GameQuery::new(format!("{select} WHERE g.access = 'public'")),
    };
    let rows = apply_filter(query.with::<BigInt, _>(" AND c.position > ?", after), filter)?
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
    viewer: PlayerId,
    filter: &EndedGameFilter,
    before: Option<GameId>,
    limit: i64,
) -> Result<Vec<GameSummary>> {
    let finished = GameQuery::select_summaries(
        "JOIN finished_games c ON c.game_id = g.id WHERE g.access = 'public' AND g.status = 'finished'",
        viewer,
    );
    let earlier = finished.with_some::<SqlUuid, _>(
        " AND c.position < (SELECT position FROM finished_games WHERE game_id = ?)",
        before.map(GameId::uuid),
    );
    let rows = apply_filter(earlier, filter)?
        .with::<BigInt, _>(" ORDER BY c.position DESC LIMIT ?", limit)
        .query
        .load::<SummaryRow>(conn)
        .await?;
    rows.into_iter().map(SummaryRow::into_summary).collect()
}

/// Returns the position of a game among the finished games, if it was concluded.
pub async fn find_finished_position(conn: &mut Connection, game: GameId) -> Result<Option<i64>> {
    let found = finished_games::table
        .filter(finished_games::game_id.eq(game.uuid()))
        .select(finished_games::position)
        .first(conn)
        .await
        .optional()?;
    Ok(found)
}
