//! Check that the stored data of finished games follows from their events: the results, and all
//! ratings from the first game on.

use std::collections::HashMap;

use crate::domain::event_log::{self, SeatResult, Version, rating_account};
use crate::domain::player::RatingChange;
use crate::domain::rating::{Rating, RatingCategory};
use crate::domain::table::StoredGame;
use crate::domain::{GameId, PlayerId};
use crate::service::Result;
use crate::service::games::compute_ratings;
use crate::store::{self, Connection, StoreError};

use super::fault::ConsistencyFault;

/// Ratings, with the last game that changed each of them.
type Ratings = HashMap<RatingCategory, HashMap<PlayerId, (Rating, GameId)>>;

/// Recomputes all finished games in memory and compares the results.
pub(super) async fn check_finished_games(conn: &mut Connection) -> Result<Vec<ConsistencyFault>> {
    let (mut ratings, mut faults, mut after) = (Ratings::new(), Vec::new(), 0);
    loop {
        let page = store::games::list_finished_games(conn, after, 200).await?;
        let Some((last, _)) = page.last() else { break };
        let stored = store::players::list_rating_changes(conn, after, *last).await?;
        after = *last;
        for (position, id) in page {
            let Some((game, results)) = load_with_results(conn, id).await? else { continue };
            let stored_results = match store::games::list_results(conn, &[id]).await {
                Ok(stored_results) => {
                    stored_results.into_iter().map(|(_, result)| result).collect()
                }
                Err(StoreError::Unreadable(_)) => Vec::new(),
                Err(error) => return Err(error.into()),
            };
            if stored_results != results {
                faults.push(fault(id, "the results do not match the events"));
            }
            let changes: Vec<RatingChange> =
                stored.iter().copied().filter(|change| change.position == position).collect();
            if !changes_match(&rate(&mut ratings, &game, position, &results), &changes) {
                faults.push(fault(id, "the ratings do not match the games played before"));
            }
        }
    }
    for (category, rated) in &ratings {
        let players: Vec<PlayerId> = rated.keys().copied().collect();
        for batch in players.chunks(1000) {
            let stored = store::players::find_ratings(conn, *category, batch).await?;
            let differ = |player: &&PlayerId| match (rated.get(player), stored.get(player)) {
                (Some((computed, _)), Some(stored)) => {
                    !approx_eq(computed.mean, stored.mean)
                        || !approx_eq(computed.deviation, stored.deviation)
                        || computed.games != stored.games
                }
                _ => true,
            };
            let last = |player: &PlayerId| rated.get(player).map(|(_, game)| *game);
            let games = batch.iter().filter(differ).filter_map(last);
            faults
                .extend(games.map(|game| {
                    fault(game, "a rating does not match the changes up to this game")
                }));
        }
    }
    let unlisted = store::games::list_inconsistent_results(conn).await?;
    let what = "the listed results do not match the stored results";
    faults.extend(unlisted.into_iter().map(|game| fault(game, what)));
    let misplaced = store::games::list_archive_inconsistencies(conn).await?;
    let what = "the events are stored twice, or not where the list of finished games says";
    faults.extend(misplaced.into_iter().map(|game| fault(game, what)));
    let wrong = store::players::list_inconsistent_statistics(conn).await?;
    let what = "the statistics of a player do not match their games";
    faults.extend(wrong.into_iter().map(|game| fault(game, what)));
    Ok(faults)
}

/// Returns true if both lists of rating changes are equal within floating-point tolerance.
fn changes_match(computed: &[RatingChange], stored: &[RatingChange]) -> bool {
    let is_equal = |(one, other): (&RatingChange, &RatingChange)| {
        (one.player, one.category) == (other.player, other.category)
            && approx_eq(one.mean, other.mean)
            && approx_eq(one.deviation, other.deviation)
    };
    computed.len() == stored.len() && computed.iter().zip(stored).all(is_equal)
}

fn approx_eq(one: f64, other: f64) -> bool {
    (one - other).abs() < 1e-6
}

fn fault(game: GameId, what: &str) -> ConsistencyFault {
    ConsistencyFault { game, what: what.to_owned() }
}

/// Returns a game and its result, computed from its events alone. None if the game is unreadable,
/// which is reported elsewhere.
async fn load_with_results(
    conn: &mut Connection,
    id: GameId,
) -> Result<Option<(StoredGame, Vec<SeatResult>)>> {
    let game = match store::games::find_game(conn, id).await {
        Ok(Some(game)) => game,
        Ok(None) | Err(StoreError::Unreadable(_)) => return Ok(None),
        Err(error) => return Err(error.into()),
    };
    match store::games::list_events(conn, id, Version::NONE, game.version, i64::MAX).await {
        Ok(events) => Ok(Some((game, event_log::results(&events).unwrap_or_default()))),
        Err(StoreError::Unreadable(_)) => Ok(None),
        Err(error) => Err(error.into()),
    }
}

/// Computes the rating changes of a game, in the order in which changes are listed.
fn rate(
    ratings: &mut Ratings,
    game: &StoredGame,
    position: i64,
    results: &[SeatResult],
) -> Vec<RatingChange> {
    let category = RatingCategory::of(game.settings);
    let of_category = ratings.entry(category).or_default();
    let mut changes = Vec::new();
    let rated = results.iter().map(|result| rating_account(result.player));
    let before: HashMap<PlayerId, Rating> =
        rated.filter_map(|player| Some((player, of_category.get(&player)?.0))).collect();
    for (player, rating) in compute_ratings(game, results, &before) {
        of_category.insert(player, (rating, game.id));
        let Rating { mean, deviation, .. } = rating;
        changes.push(RatingChange { position, player, category, mean, deviation });
    }
    changes.sort_by_key(|change| change.player);
    changes
}
