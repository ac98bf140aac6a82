//! What the games of players came to, summed up from their results.

use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Double, Int4, Nullable, Text, Uuid as SqlUuid};
use diesel_async::RunQueryDsl;
use kingdomino::Terrain;

use crate::domain::PlayerId;
use crate::domain::player::{HeadToHead, Statistics};
use crate::store::{Connection, Result};

use super::history::VISIBLE;
use super::ratings::category_named;

/// What a game counts as: the names of the categories.
const CATEGORY: &str = "CASE WHEN g.settings->>'expansion' = 'age_of_giants' THEN 'age_of_giants' \
     WHEN g.settings->'variants' ? 'mighty_duel' THEN 'duel' ELSE 'base' END";

/// What a player has played, by category.
pub async fn find_statistics(
    conn: &mut Connection,
    player: PlayerId,
    asking: PlayerId,
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
        taken_over: i64,
        #[diesel(sql_type = BigInt)]
        whole: i64,
        #[diesel(sql_type = Nullable<Double>)]
        mean_points: Option<f64>,
        #[diesel(sql_type = Nullable<Int4>)]
        best_points: Option<i32>,
        #[diesel(sql_type = Array<Double>)]
        means: Vec<f64>,
    }
    let mean = |value: &str| {
        format!(
            "coalesce(avg(({value})::double precision) FILTER (WHERE whole), 0)::double precision"
        )
    };
    let means: Vec<String> = (0..Terrain::COUNT)
        .map(|terrain| mean(&format!("body->'terrains'->>{terrain}")))
        .chain(
            ["bonuses", "quests", "giants", "discards"].map(|key| mean(&format!("body->>'{key}'"))),
        )
        .collect();
    let rows = diesel::sql_query(format!(
        "SELECT category, count(*) AS games, count(*) FILTER (WHERE rank = 1) AS wins, \
         count(*) FILTER (WHERE body->>'finished_by' = 'taken_over') AS taken_over, \
         count(*) FILTER (WHERE whole) AS whole, \
         (avg(points) FILTER (WHERE whole))::double precision AS mean_points, \
         max(points) FILTER (WHERE whole) AS best_points, ARRAY[{}] AS means \
         FROM (SELECT {CATEGORY} AS category, r.rank, r.points, r.body, \
         r.body->>'finished_by' <> 'taken_over' AND r.body->>'changed_hands' = 'false' AS whole \
         FROM results r JOIN games g ON g.id = r.game_id WHERE r.player_id = $1 AND {VISIBLE}) played \
         GROUP BY category",
        means.join(", ")
    ))
    .bind::<SqlUuid, _>(player.uuid())
    .bind::<SqlUuid, _>(asking.uuid())
    .load::<Row>(conn)
    .await?;
    let mut statistics = Vec::with_capacity(rows.len());
    for row in rows {
        let mut means = row.means.into_iter();
        let mut next = || means.next().unwrap_or_default();
        statistics.push(Statistics {
            category: category_named(&row.category)?,
            games: count(row.games),
            wins: count(row.wins),
            taken_over: count(row.taken_over),
            whole: count(row.whole),
            mean_points: row.mean_points,
            best_points: row.best_points.map(i32::unsigned_abs),
            terrains: Terrain::ALL.map(|_| next()),
            bonuses: next(),
            quests: next(),
            giants: next(),
            discards: next(),
        });
    }
    statistics.sort_by_key(|one| one.category);
    Ok(statistics)
}

fn count(number: i64) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

pub async fn find_head_to_head(
    conn: &mut Connection,
    player: PlayerId,
    asking: PlayerId,
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
        "SELECT {CATEGORY} AS category, count(*) AS games, count(*) FILTER (WHERE r.rank < o.rank) AS ahead, \
         count(*) FILTER (WHERE r.rank > o.rank) AS behind, avg(r.points)::double precision AS mean_points, \
         avg(o.points)::double precision AS opponents_mean_points \
         FROM results r JOIN results o ON o.game_id = r.game_id JOIN games g ON g.id = r.game_id \
         WHERE r.player_id = $1 AND o.player_id = $3 AND {VISIBLE} GROUP BY 1"
    ))
    .bind::<SqlUuid, _>(player.uuid())
    .bind::<SqlUuid, _>(asking.uuid())
    .bind::<SqlUuid, _>(opponent.uuid())
    .load::<Row>(conn)
    .await?;
    let mut fared = Vec::with_capacity(rows.len());
    for row in rows {
        fared.push(HeadToHead {
            category: category_named(&row.category)?,
            games: count(row.games),
            ahead: count(row.ahead),
            behind: count(row.behind),
            level: count(row.games - row.ahead - row.behind),
            mean_points: row.mean_points,
            opponents_mean_points: row.opponents_mean_points,
        });
    }
    fared.sort_by_key(|one| one.category);
    Ok(fared)
}
