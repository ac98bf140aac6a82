use diesel::prelude::*;
use diesel::sql_types::{BigInt, Nullable, Uuid as SqlUuid};
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use uuid::Uuid;

use crate::ids::{GameId, PlayerId};

use super::Result;
use super::schema::chronicle;

/// Which games of the chronicle are meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exported {
    /// Those of a player, who sat there at the end.
    Of(PlayerId),
    /// All public ones.
    Public,
}

/// A page of games after a position of the chronicle, with their positions.
///
/// # Errors
/// The database fails.
pub async fn list_exported(
    conn: &mut AsyncPgConnection,
    which: Exported,
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
    let player = match which {
        Exported::Of(player) => Some(player.uuid()),
        Exported::Public => None,
    };
    let rows = diesel::sql_query(
        "SELECT c.position, c.game_id FROM chronicle c JOIN games g ON g.id = c.game_id \
         WHERE c.position > $1 AND CASE WHEN $2 IS NULL THEN g.access = 'public' \
         ELSE EXISTS (SELECT FROM seats s WHERE s.game_id = c.game_id AND s.player_id = $2) END \
         ORDER BY c.position LIMIT $3",
    )
    .bind::<BigInt, _>(after)
    .bind::<Nullable<SqlUuid>, _>(player)
    .bind::<BigInt, _>(limit)
    .load::<Row>(conn)
    .await?;
    Ok(rows.into_iter().map(|row| (row.position, GameId::new(row.game_id))).collect())
}

/// The position of a game in the chronicle, if it was concluded.
///
/// # Errors
/// The database fails.
pub async fn find_in_chronicle(conn: &mut AsyncPgConnection, game: GameId) -> Result<Option<i64>> {
    let found = chronicle::table
        .filter(chronicle::game_id.eq(game.uuid()))
        .select(chronicle::position)
        .first(conn)
        .await
        .optional()?;
    Ok(found)
}
