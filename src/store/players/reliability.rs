use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Double, Nullable, Uuid as SqlUuid};
use diesel_async::RunQueryDsl;
use jiff::SignedDuration;

use crate::domain::PlayerId;
use crate::domain::event_log::house_accounts;
use crate::domain::player::Reliability;
use crate::store::{Connection, Result};

/// Computes the reliability from the last 200 waits in games with another human player, among the
/// last 2000 waits.
pub async fn find_reliability(conn: &mut Connection, player: PlayerId) -> Result<Reliability> {
    #[derive(QueryableByName)]
    struct Row {
        #[diesel(sql_type = BigInt)]
        waits: i64,
        #[diesel(sql_type = BigInt)]
        timeouts: i64,
        #[diesel(sql_type = Nullable<Double>)]
        median_ms: Option<f64>,
    }
    let row = diesel::sql_query(
        "SELECT count(*) AS waits, count(*) FILTER (WHERE late) AS timeouts, \
         percentile_cont(0.5) WITHIN GROUP (ORDER BY waited_ms) FILTER (WHERE NOT late) AS median_ms \
         FROM (SELECT waited_ms, late FROM (\
         SELECT game_id, version, at, waited_ms, body->>'type' = 'timed_out' AS late FROM events \
         WHERE waited_for = $1 AND at > game_time() - interval '1 year' ORDER BY at DESC LIMIT 2000) AS wait \
         WHERE EXISTS (SELECT FROM seats WHERE seats.game_id = wait.game_id \
         AND seats.player_id <> $1 AND seats.player_id <> ALL($2)) AND NOT EXISTS (\
         SELECT FROM events AS undone WHERE undone.game_id = wait.game_id AND undone.version > wait.version \
         AND undone.body->>'type' = 'undone' AND (undone.body->>'to_version')::bigint < wait.version) \
         ORDER BY at DESC LIMIT 200) recent",
    )
    .bind::<SqlUuid, _>(player.uuid())
    .bind::<Array<SqlUuid>, _>(house_accounts().map(PlayerId::uuid).collect::<Vec<_>>())
    .get_result::<Row>(conn)
    .await?;
    #[expect(clippy::cast_possible_truncation, reason = "a float to whole milliseconds saturates")]
    let median = row.median_ms.map(|ms| SignedDuration::from_millis(ms.round() as i64));
    Ok(Reliability {
        waits: u32::try_from(row.waits).unwrap_or(u32::MAX),
        timeouts: u32::try_from(row.timeouts).unwrap_or(u32::MAX),
        median_response_time: median,
    })
}
