use std::time::Duration;

use diesel::QueryableByName;
use diesel::sql_types::{BigInt, Double};
use diesel_async::RunQueryDsl;
use tokio::sync::watch;

use super::service::Service;
use kingdomail::store::Connection;
use kingdomail::worker;

/// Delay of fired deadlines, in seconds.
#[derive(QueryableByName)]
pub struct Lateness {
    #[diesel(sql_type = BigInt)]
    pub fired: i64,
    #[diesel(sql_type = Double)]
    pub p50: f64,
    #[diesel(sql_type = Double)]
    pub p99: f64,
}

#[derive(QueryableByName)]
struct Count {
    #[diesel(sql_type = BigInt)]
    count: i64,
}

/// SQL condition for playable games: excludes the copies made for `pgbench`.
pub const IS_PLAYABLE: &str = "status = 'active' AND id::text NOT LIKE '00000000-%'";

/// Lets the deadlines of all running games expire at the same moment, with `nodes` nodes and no
/// connected clients.
pub async fn fire_deadlines(service: &Service, nodes: usize) -> Lateness {
    let mut conn = service.ctx.pool.connect_dedicated().await.expect("a connection");
    let timing = r#"{"pace":{"type":"per_turn","seconds":86400},"on_timeout":{"type":"play_for","take_over_after":3},"may_return":true}"#;
    let due = format!(
        "WITH due AS (SELECT now() + interval '3 seconds' AS at), timed AS (\
         UPDATE games SET timing = '{timing}' WHERE {IS_PLAYABLE} RETURNING id) \
         UPDATE game_states SET deadline = due.at, remind_at = NULL, next_check_at = due.at, clocks = NULL \
         FROM due, timed WHERE game_id = timed.id"
    );
    diesel::sql_query("DELETE FROM events WHERE body->>'type' = 'timed_out'")
        .execute(&mut conn)
        .await
        .expect("deleted");
    diesel::sql_query(due).execute(&mut conn).await.expect("deadlines");
    diesel::sql_query(format!(
        "CREATE TABLE due AS SELECT id, deadline FROM games JOIN game_states ON game_id = id WHERE {IS_PLAYABLE}"
    ))
    .execute(&mut conn)
    .await
    .expect("remembered");
    let (stop, stopped) = watch::channel(false);
    let workers: Vec<_> = (0..nodes)
        .map(|_| tokio::spawn(worker::run(service.ctx.clone(), stopped.clone())))
        .collect();
    while count_pending_deadlines(&mut conn).await > 0 {
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    stop.send(true).expect("workers");
    for worker in workers {
        worker.await.expect("no panic");
    }
    let lateness = diesel::sql_query(
        "SELECT count(*) AS fired, percentile_cont(0.5) WITHIN GROUP (ORDER BY late) AS p50, \
         percentile_cont(0.99) WITHIN GROUP (ORDER BY late) AS p99 \
         FROM (SELECT extract(epoch FROM e.at - d.deadline)::float8 AS late \
         FROM events e JOIN due d ON d.id = e.game_id WHERE e.body->>'type' = 'timed_out') fired",
    );
    lateness.get_result(&mut conn).await.expect("what happened")
}

/// Returns the number of games with a deadline that has not fired.
async fn count_pending_deadlines(conn: &mut Connection) -> i64 {
    let left = "SELECT count(*) FROM game_states gs JOIN due d ON d.id = gs.game_id WHERE gs.deadline = d.deadline";
    diesel::sql_query(left).get_result::<Count>(conn).await.expect("a count").count
}
