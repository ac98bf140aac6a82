use std::collections::HashMap;

use diesel::prelude::*;
use diesel::sql_types::{BigInt, Double, Nullable, Text, Timestamptz, Uuid as SqlUuid};
use diesel_async::RunQueryDsl;
use jiff_diesel::Timestamp as SqlTimestamp;
use uuid::Uuid;

use crate::domain::player::{
    LeaderboardCursor, LeaderboardEntry, RatingChange, RatingHistoryEntry,
};
use crate::domain::rating::{Rating, RatingCategory};
use crate::domain::{GameId, PlayerId};
use crate::store::schema::{players, rating_changes, ratings};
use crate::store::shown_player::shown_player;
use crate::store::{Connection, Result, StoreError};

use super::history::VISIBLE_CONDITION;

/// Returns the ratings of several players in a category. Players without a rating are omitted.
pub async fn find_ratings(
    conn: &mut Connection,
    category: RatingCategory,
    players: &[PlayerId],
) -> Result<HashMap<PlayerId, Rating>> {
    let players: Vec<Uuid> = players.iter().map(|player| player.uuid()).collect();
    let rows = ratings::table
        .filter(ratings::category.eq(category.name()))
        .filter(ratings::player_id.eq_any(players))
        .select((ratings::player_id, ratings::mean, ratings::deviation, ratings::games))
        .load::<(Uuid, f64, f64, i32)>(conn)
        .await?;
    let to_entry =
        |(player, mean, deviation, games)| (PlayerId::new(player), rating(mean, deviation, games));
    Ok(rows.into_iter().map(to_entry).collect())
}

fn rating(mean: f64, deviation: f64, games: i32) -> Rating {
    Rating { mean, deviation, games: games.unsigned_abs() }
}

/// Stores the rating change of a player by the finished game at a position.
pub async fn record_rating_change(
    conn: &mut Connection,
    position: i64,
    category: RatingCategory,
    player: PlayerId,
    rating: Rating,
) -> Result<()> {
    let games = i32::try_from(rating.games).unwrap_or(i32::MAX);
    let now = (
        ratings::mean.eq(rating.mean),
        ratings::deviation.eq(rating.deviation),
        ratings::games.eq(games),
        ratings::leaderboard_score.eq(rating.leaderboard_score()),
    );
    diesel::insert_into(ratings::table)
        .values((ratings::category.eq(category.name()), ratings::player_id.eq(player.uuid()), now))
        .on_conflict((ratings::category, ratings::player_id))
        .do_update()
        .set(now)
        .execute(conn)
        .await?;
    diesel::insert_into(rating_changes::table)
        .values((
            rating_changes::player_id.eq(player.uuid()),
            rating_changes::position.eq(position),
            rating_changes::category.eq(category.name()),
            rating_changes::mean.eq(rating.mean),
            rating_changes::deviation.eq(rating.deviation),
        ))
        .execute(conn)
        .await?;
    Ok(())
}

/// Lists the ratings of a player, one per category.
pub async fn list_player_ratings(
    conn: &mut Connection,
    player: PlayerId,
) -> Result<Vec<(RatingCategory, Rating)>> {
    let rows = ratings::table
        .filter(ratings::player_id.eq(player.uuid()))
        .select((ratings::category, ratings::mean, ratings::deviation, ratings::games))
        .load::<(String, f64, f64, i32)>(conn)
        .await?;
    let mut entries = Vec::with_capacity(rows.len());
    for (category, mean, deviation, games) in rows {
        entries.push((parse_category(&category)?, rating(mean, deviation, games)));
    }
    entries.sort_by_key(|(category, _)| *category);
    Ok(entries)
}

/// Lists the best players of a category, including house players.
pub async fn list_leaders(
    conn: &mut Connection,
    category: RatingCategory,
    after: Option<LeaderboardCursor>,
    limit: i64,
) -> Result<Vec<LeaderboardEntry>> {
    let mut query = ratings::table
        .inner_join(players::table.on(players::id.eq(ratings::player_id)))
        .filter(ratings::category.eq(category.name()))
        .filter(players::deleted_at.is_null())
        .order((ratings::leaderboard_score.desc(), ratings::player_id))
        .limit(limit)
        .select((
            players::id,
            players::name,
            players::avatar,
            ratings::mean,
            ratings::deviation,
            ratings::games,
        ))
        .into_boxed();
    if let Some(LeaderboardCursor { leaderboard_score, player }) = after {
        let behind = ratings::leaderboard_score
            .eq(leaderboard_score)
            .and(ratings::player_id.gt(player.uuid()));
        query = query.filter(ratings::leaderboard_score.lt(leaderboard_score).or(behind));
    }
    let rows = query.load::<(Uuid, Option<String>, Option<i32>, f64, f64, i32)>(conn).await?;
    let leader = |(id, name, avatar, mean, deviation, games)| LeaderboardEntry {
        player: shown_player(id, name, avatar),
        rating: rating(mean, deviation, games),
    };
    Ok(rows.into_iter().map(leader).collect())
}

/// Lists the ratings of a player in a category after each game, latest first. The primary key yields
/// them in this order, among those of at most two other categories.
pub async fn list_rating_history(
    conn: &mut Connection,
    player: PlayerId,
    viewer: PlayerId,
    category: RatingCategory,
    before: Option<i64>,
    limit: i64,
) -> Result<Vec<RatingHistoryEntry>> {
    #[derive(QueryableByName)]
    struct Row {
        #[diesel(sql_type = BigInt)]
        position: i64,
        #[diesel(sql_type = Nullable<SqlUuid>)]
        visible_game_id: Option<Uuid>,
        #[diesel(sql_type = Timestamptz)]
        ended_at: SqlTimestamp,
        #[diesel(sql_type = Double)]
        mean: f64,
        #[diesel(sql_type = Double)]
        deviation: f64,
    }
    let rows = diesel::sql_query(format!(
        "SELECT c.position, CASE WHEN {VISIBLE_CONDITION} THEN g.id END AS visible_game_id, \
         gs.changed_at AS ended_at, c.mean, c.deviation \
         FROM rating_changes c JOIN finished_games f ON f.position = c.position \
         JOIN games g ON g.id = f.game_id JOIN game_states gs ON gs.game_id = g.id \
         WHERE c.player_id = $1 AND c.category = $3 AND ($4 IS NULL OR c.position < $4) \
         ORDER BY c.position DESC LIMIT $5"
    ))
    .bind::<SqlUuid, _>(player.uuid())
    .bind::<SqlUuid, _>(viewer.uuid())
    .bind::<Text, _>(category.name())
    .bind::<Nullable<BigInt>, _>(before)
    .bind::<BigInt, _>(limit)
    .load::<Row>(conn)
    .await?;
    let entry = |row: Row| RatingHistoryEntry {
        position: row.position,
        game: row.visible_game_id.map(GameId::new),
        ended_at: row.ended_at.to_jiff(),
        mean: row.mean,
        deviation: row.deviation,
    };
    Ok(rows.into_iter().map(entry).collect())
}

/// Lists the rating changes by the finished games after a position up to another.
pub async fn list_rating_changes(
    conn: &mut Connection,
    after: i64,
    up_to: i64,
) -> Result<Vec<RatingChange>> {
    let rows = rating_changes::table
        .filter(rating_changes::position.gt(after))
        .filter(rating_changes::position.le(up_to))
        .order((rating_changes::position, rating_changes::player_id))
        .load::<(Uuid, i64, String, f64, f64)>(conn)
        .await?;
    let mut entries = Vec::with_capacity(rows.len());
    for (player, position, category, mean, deviation) in rows {
        let (player, category) = (PlayerId::new(player), parse_category(&category)?);
        entries.push(RatingChange { position, player, category, mean, deviation });
    }
    Ok(entries)
}

pub(super) fn parse_category(name: &str) -> Result<RatingCategory> {
    let known = RatingCategory::ALL.into_iter().find(|category| category.name() == name);
    known.ok_or_else(|| StoreError::Unreadable(format!("unknown rating category {name}")))
}
