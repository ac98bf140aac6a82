use diesel::prelude::*;
use diesel::sql_types::{BigInt, Uuid as SqlUuid};
use diesel_async::RunQueryDsl;
use uuid::Uuid;

use crate::domain::GameId;
use crate::domain::table::Exported;
use crate::store::schema::chronicle;
use crate::store::{Connection, Result};

/// A page of games after a position of the chronicle, with their positions.
pub async fn list_exported(
    conn: &mut Connection,
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
    // Those of a player are found from its seats, however long the chronicle is.
    let (from, player) = match which {
        Exported::Of(player) => {
            ("seats s ON s.game_id = c.game_id AND s.player_id = $3", player.uuid())
        }
        Exported::Public => {
            ("games g ON g.id = c.game_id AND g.access = 'public' AND $3 IS NOT NULL", Uuid::nil())
        }
    };
    let rows = diesel::sql_query(format!(
        "SELECT c.position, c.game_id FROM chronicle c JOIN {from} \
         WHERE c.position > $1 ORDER BY c.position LIMIT $2"
    ))
    .bind::<BigInt, _>(after)
    .bind::<BigInt, _>(limit)
    .bind::<SqlUuid, _>(player)
    .load::<Row>(conn)
    .await?;
    Ok(rows.into_iter().map(|row| (row.position, GameId::new(row.game_id))).collect())
}

/// The position of a game in the chronicle, if it was concluded.
pub async fn find_in_chronicle(conn: &mut Connection, game: GameId) -> Result<Option<i64>> {
    let found = chronicle::table
        .filter(chronicle::game_id.eq(game.uuid()))
        .select(chronicle::position)
        .first(conn)
        .await
        .optional()?;
    Ok(found)
}
