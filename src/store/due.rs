//! Deadlines that have passed, and the heartbeat that tells an outage from silence.

use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Uuid as SqlUuid};
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use uuid::Uuid;

use crate::ids::GameId;

use super::Result;

/// The game that is overdue for the longest time, but for those in `except`, locked until the end of the transaction.
/// None that another node has in hand.
///
/// # Errors
/// The database fails.
pub async fn claim_due_game(
    conn: &mut AsyncPgConnection,
    except: &[GameId],
) -> Result<Option<GameId>> {
    #[derive(QueryableByName)]
    struct Due {
        #[diesel(sql_type = SqlUuid)]
        id: Uuid,
    }
    let except: Vec<Uuid> = except.iter().map(|game| game.uuid()).collect();
    let due = diesel::sql_query(
        "SELECT id FROM games WHERE status = 'active' AND deadline <= game_time() AND id <> ALL($1) \
         ORDER BY deadline LIMIT 1 FOR UPDATE SKIP LOCKED",
    )
    .bind::<Array<SqlUuid>, _>(except)
    .get_result::<Due>(conn)
    .await
    .optional()?;
    Ok(due.map(|due| GameId::new(due.id)))
}

/// Tells that a node is alive. If none was for more than 15 minutes, or the clock jumped so far, all that is waited for
/// is waited for so much longer; how many seconds that is.
///
/// # Errors
/// The database fails.
pub async fn beat(conn: &mut AsyncPgConnection) -> Result<Option<i64>> {
    #[derive(QueryableByName)]
    struct Gap {
        #[diesel(sql_type = diesel::sql_types::Nullable<BigInt>)]
        seconds: Option<i64>,
    }
    let gap = diesel::sql_query(
        "WITH before AS MATERIALIZED (SELECT at FROM heartbeat FOR UPDATE), \
         gap AS (SELECT game_time() - at AS length FROM before WHERE game_time() - at > interval '15 minutes'), \
         moved AS (UPDATE games SET deadline = deadline + length, awaiting_since = awaiting_since + length \
         FROM gap WHERE status = 'active' AND deadline IS NOT NULL), \
         beaten AS (UPDATE heartbeat SET at = game_time() FROM before) \
         SELECT (SELECT extract(epoch FROM length)::bigint FROM gap) AS seconds",
    )
    .get_result::<Gap>(conn)
    .await?;
    Ok(gap.seconds)
}
