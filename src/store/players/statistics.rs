//! Statistics of players, aggregated from the results of their games, and their reliability,
//! computed from their waits.

use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Double, Int4, Nullable, Text, Uuid as SqlUuid};
use diesel_async::RunQueryDsl;
use jiff::SignedDuration;
use kingdomino::Terrain;
use uuid::Uuid;

use crate::domain::event_log::house_accounts;
use crate::domain::player::{HeadToHead, Reliability, Statistics};
use crate::domain::{GameId, PlayerId};
use crate::store::rows::IdRow;
use crate::store::{Connection, Result};

use super::history::VISIBLE_CONDITION;
use super::ratings::parse_category;

/// SQL expression for the category of a game.
const CATEGORY_EXPRESSION: &str = "CASE WHEN g.settings->>'expansion' = 'age_of_giants' THEN 'age_of_giants' \
     WHEN g.settings->'variants' ? 'mighty_duel' THEN 'duel' ELSE 'base' END";
/// Number of elements in `totals`.
const TOTAL_COUNT: usize = Terrain::COUNT + 4;

/// Selects the results `r` of games `g` with the values to aggregate.
fn select_results(from: &str) -> String {
    format!(
        "SELECT r.player_id, r.position, r.rank, r.points, r.body, g.access = 'public' AS is_public, \
         {CATEGORY_EXPRESSION} AS category, \
         r.body->>'finished_by' <> 'taken_over' AND r.body->>'changed_hands' = 'false' AS is_completed {from}"
    )
}

/// Returns the aggregated columns of the table, from `games` on, over the results in `played`.
fn aggregate_columns() -> String {
    let sum =
        |value: &str| format!("coalesce(sum({value}) FILTER (WHERE is_completed), 0)::bigint");
    let totals: Vec<String> = (0..Terrain::COUNT)
        .map(|terrain| format!("(body->'terrains'->>{terrain})::bigint"))
        .chain(
            ["bonuses", "quests", "giants", "discards"]
                .map(|key| format!("(body->>'{key}')::bigint")),
        )
        .map(|value| sum(&value))
        .collect();
    format!(
        "count(*) AS games, count(*) FILTER (WHERE rank = 1) AS wins, \
         count(*) FILTER (WHERE body->>'finished_by' = 'taken_over') AS taken_over_games, \
         count(*) FILTER (WHERE is_completed) AS completed_games, {} AS points, \
         max(points) FILTER (WHERE is_completed) AS best_points, ARRAY[{}] AS totals",
        sum("points"),
        totals.join(", ")
    )
}

/// Adds the games concluded since the last update to the stored statistics of these players. The
/// caller must hold the lock on conclusions.
pub async fn update_statistics(conn: &mut Connection, players: &[PlayerId]) -> Result<()> {
    let players: Vec<Uuid> = players.iter().map(|player| player.uuid()).collect();
    let played = select_results(
        "FROM unnest($1) AS p(player_id) CROSS JOIN LATERAL (\
         SELECT coalesce(max(s.position), 0) AS position FROM statistics s WHERE s.player_id = p.player_id) kept \
         JOIN results r ON r.player_id = p.player_id AND r.position > kept.position \
         JOIN games g ON g.id = r.game_id",
    );
    let added = |column: &str| format!("{column} = statistics.{column} + excluded.{column}");
    let added =
        ["games", "wins", "taken_over_games", "completed_games", "points"].map(added).join(", ");
    let totals: Vec<String> = (1..=TOTAL_COUNT)
        .map(|at| format!("statistics.totals[{at}] + excluded.totals[{at}]"))
        .collect();
    diesel::sql_query(format!(
        "INSERT INTO statistics (player_id, category, is_public, position, games, wins, taken_over_games, completed_games, points, \
         best_points, totals) \
         SELECT player_id, category, is_public, max(position), {} FROM ({played}) played \
         GROUP BY player_id, category, is_public \
         ON CONFLICT (player_id, category, is_public) DO UPDATE SET position = excluded.position, {added}, \
         best_points = greatest(statistics.best_points, excluded.best_points), totals = ARRAY[{}]",
        aggregate_columns(),
        totals.join(", ")
    ))
    .bind::<Array<SqlUuid>, _>(players)
    .execute(conn)
    .await?;
    Ok(())
}

/// Returns the last games of players whose stored statistics differ from their results.
pub async fn list_inconsistent_statistics(conn: &mut Connection) -> Result<Vec<GameId>> {
    let played = select_results(
        "FROM results r JOIN games g ON g.id = r.game_id WHERE r.position <= (\
         SELECT max(s.position) FROM statistics s WHERE s.player_id = r.player_id)",
    );
    let columns = "player_id, category, is_public, games, wins, taken_over_games, completed_games, points, best_points, totals";
    let computed = format!(
        "SELECT player_id, category, is_public, {} FROM ({played}) played GROUP BY 1, 2, 3",
        aggregate_columns()
    );
    let kept = format!("SELECT {columns} FROM statistics");
    let rows = diesel::sql_query(format!(
        "SELECT DISTINCT c.game_id AS id FROM (({computed} EXCEPT {kept}) UNION ({kept} EXCEPT {computed})) wrong \
         JOIN LATERAL (SELECT max(s.position) AS position FROM statistics s WHERE s.player_id = wrong.player_id) last \
         ON true JOIN finished_games c ON c.position = last.position"
    ))
    .load::<IdRow>(conn)
    .await?;
    Ok(rows.into_iter().map(|row| GameId::new(row.id)).collect())
}

/// Returns the statistics of a player by category, as far as `viewer` may see them: the stored ones
/// plus the games concluded later, including those private games that are visible.
pub async fn find_statistics(
    conn: &mut Connection,
    player: PlayerId,
    viewer: PlayerId,
) -> Result<Vec<Statistics>> {
    #[derive(QueryableByName)]
    struct Row {
        #[diesel(sql_type = Text)]
        category: String,
        #[diesel(sql_type = BigInt)]
        games: i64,
        #[diesel(sql_type = BigInt)]
        wins: i64,
        #[diesel(sql_type = BigInt)]
        taken_over_games: i64,
        #[diesel(sql_type = BigInt)]
        completed_games: i64,
        #[diesel(sql_type = Nullable<Double>)]
        mean_points: Option<f64>,
        #[diesel(sql_type = Nullable<Int4>)]
        best_points: Option<i32>,
        #[diesel(sql_type = Array<Double>)]
        means: Vec<f64>,
    }
    let last = "(SELECT coalesce(max(position), 0) FROM statistics WHERE player_id = $1)";
    let later = select_results(&format!(
        "FROM results r JOIN games g ON g.id = r.game_id \
         WHERE r.player_id = $1 AND r.position > {last} AND {VISIBLE_CONDITION}"
    ));
    let shared_private = select_results(&format!(
        "FROM results r JOIN games g ON g.id = r.game_id \
         WHERE r.player_id = $1 AND $1 <> $2 AND r.position <= {last} AND g.access <> 'public' \
         AND r.game_id IN (SELECT v.game_id FROM results v WHERE v.player_id = $2)"
    ));
    let summed = aggregate_columns();
    let means: Vec<String> = (1..=TOTAL_COUNT)
        .map(|at| {
            format!(
                "coalesce(sum(totals[{at}])::double precision / nullif(sum(completed_games), 0)::double precision, 0)"
            )
        })
        .collect();
    let rows = diesel::sql_query(format!(
        "SELECT category, sum(games)::bigint AS games, sum(wins)::bigint AS wins, \
         sum(taken_over_games)::bigint AS taken_over_games, sum(completed_games)::bigint AS completed_games, \
         (sum(points) / nullif(sum(completed_games), 0))::double precision AS mean_points, \
         max(best_points) AS best_points, ARRAY[{}] AS means FROM (\
         SELECT category, games, wins, taken_over_games, completed_games, points, best_points, totals FROM statistics \
         WHERE player_id = $1 AND (is_public OR $1 = $2) \
         UNION ALL SELECT category, {summed} FROM ({later}) played GROUP BY category \
         UNION ALL SELECT category, {summed} FROM ({shared_private}) played GROUP BY category) parts GROUP BY category",
        means.join(", ")
    ))
    .bind::<SqlUuid, _>(player.uuid())
    .bind::<SqlUuid, _>(viewer.uuid())
    .load::<Row>(conn)
    .await?;
    let mut statistics = Vec::with_capacity(rows.len());
    for row in rows {
        let mut means = row.means.into_iter();
        let mut next = || means.next().unwrap_or_default();
        statistics.push(Statistics {
            category: parse_category(&row.category)?,
            games: count(row.games),
            wins: count(row.wins),
            taken_over_games: count(row.taken_over_games),
            completed_games: count(row.completed_games),
            mean_points: row.mean_points,
            best_points: row.best_points.map(i32::unsigned_abs),
            best_game: None,
            terrains: Terrain::ALL.map(|_| next()),
            bonuses: next(),
            quests: next(),
            giants: next(),
            discards: next(),
        });
    }
    statistics.sort_by_key(|entry| entry.category);
    add_best_games(conn, player, viewer, &mut statistics).await?;
    Ok(statistics)
}

/// Adds the latest visible game with the best points to each category.
async fn add_best_games(
    conn: &mut Connection,
    player: PlayerId,
    viewer: PlayerId,
    statistics: &mut [Statistics],
) -> Result<()> {
    #[derive(QueryableByName)]
    struct Row {
        #[diesel(sql_type = Text)]
        category: String,
        #[diesel(sql_type = SqlUuid)]
        game_id: Uuid,
    }
    let best = |entry: &Statistics| Some((entry.category.name(), entry.best_points?.cast_signed()));
    let (categories, points): (Vec<&str>, Vec<i32>) = statistics.iter().filter_map(best).unzip();
    let visible_results = select_results(&format!(
        "FROM results r JOIN games g ON g.id = r.game_id \
         WHERE r.player_id = $1 AND r.points = best.points AND {VISIBLE_CONDITION}"
    ));
    let rows = diesel::sql_query(format!(
        "SELECT best.category, latest.game_id FROM unnest($3, $4) AS best(category, points) \
         CROSS JOIN LATERAL (SELECT f.game_id FROM ({visible_results}) played \
         JOIN finished_games f ON f.position = played.position \
         WHERE played.category = best.category AND played.is_completed \
         ORDER BY played.position DESC LIMIT 1) latest"
    ))
    .bind::<SqlUuid, _>(player.uuid())
    .bind::<SqlUuid, _>(viewer.uuid())
    .bind::<Array<Text>, _>(categories)
    .bind::<Array<Int4>, _>(points)
    .load::<Row>(conn)
    .await?;
    for row in rows {
        let category = parse_category(&row.category)?;
        let found = statistics.iter_mut().find(|entry| entry.category == category);
        if let Some(entry) = found {
            entry.best_game = Some(GameId::new(row.game_id));
        }
    }
    Ok(())
}

fn count(number: i64) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

pub async fn find_head_to_head(
    conn: &mut Connection,
    player: PlayerId,
    viewer: PlayerId,
    opponent: PlayerId,
) -> Result<Vec<HeadToHead>> {
    #[derive(QueryableByName)]
    struct Row {
        #[diesel(sql_type = Text)]
        category: String,
        #[diesel(sql_type = BigInt)]
        games: i64,
        #[diesel(sql_type = BigInt)]
        ahead: i64,
        #[diesel(sql_type = BigInt)]
        behind: i64,
        #[diesel(sql_type = Double)]
        mean_points: f64,
        #[diesel(sql_type = Double)]
        opponents_mean_points: f64,
    }
    let rows = diesel::sql_query(format!(
        "SELECT {CATEGORY_EXPRESSION} AS category, count(*) AS games, count(*) FILTER (WHERE r.rank < o.rank) AS ahead, \
         count(*) FILTER (WHERE r.rank > o.rank) AS behind, avg(r.points)::double precision AS mean_points, \
         avg(o.points)::double precision AS opponents_mean_points \
         FROM results r JOIN results o ON o.game_id = r.game_id JOIN games g ON g.id = r.game_id \
         WHERE r.player_id = $1 AND o.player_id = $3 AND {VISIBLE_CONDITION} GROUP BY 1"
    ))
    .bind::<SqlUuid, _>(player.uuid())
    .bind::<SqlUuid, _>(viewer.uuid())
    .bind::<SqlUuid, _>(opponent.uuid())
    .load::<Row>(conn)
    .await?;
    let mut head_to_head = Vec::with_capacity(rows.len());
    for row in rows {
        head_to_head.push(HeadToHead {
            category: parse_category(&row.category)?,
            games: count(row.games),
            ahead: count(row.ahead),
            behind: count(row.behind),
            level: count(row.games - row.ahead - row.behind),
            mean_points: row.mean_points,
            opponents_mean_points: row.opponents_mean_points,
        });
    }
    head_to_head.sort_by_key(|entry| entry.category);
    Ok(head_to_head)
}

/// Computes the reliability from the last 200 waits of the last year in the newest 50 games with
/// another human player.
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
         percentile_cont(0.5) WITHIN GROUP (ORDER BY wait_ms) FILTER (WHERE NOT late) AS median_ms \
         FROM (SELECT wait_ms, late FROM (\
         SELECT game_id FROM seats AS own WHERE player_id = $1 AND EXISTS (SELECT FROM seats AS other \
         WHERE other.game_id = own.game_id AND other.player_id <> $1 AND other.player_id <> ALL($2)) \
         ORDER BY game_id DESC LIMIT 50) AS played CROSS JOIN LATERAL (\
         SELECT version, at, awaited_player_id, wait_ms, body->>'type' = 'timed_out' AS late, \
         min((body->>'to_version')::bigint) FILTER (WHERE body->>'type' = 'undone') \
         OVER (ORDER BY version DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS undone_to_version \
         FROM events WHERE events.game_id = played.game_id) AS event \
         WHERE awaited_player_id = $1 AND at > game_time() - interval '1 year' \
         AND coalesce(undone_to_version >= version, true) \
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
