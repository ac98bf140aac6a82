//! Check that the stored data of finished games follows from their events: the results, and all
//! ratings from the first game on.

use std::collections::HashMap;

use crate::domain::event_log::{self, SeatResult, Version, rated_account};
use crate::domain::player::RatingChange;
use crate::domain::rating::{Rating, RatingCategory};
use crate::domain::table::StoredGame;
use crate::domain::{GameId, PlayerId};
use crate::service::Result;
use crate::service::games::rated_by;
use crate::store::{self, Connection, StoreError};

use super::fault::ConsistencyFault;

/// Ratings, with the last game that changed each of them.
type Ratings = HashMap<RatingCategory, HashMap<PlayerId, (Rating, GameId)>>;

/// Recomputes all finished games in memory and compares the results.
pub(super) async fn check_chronicle(conn: &mut Connection) -> Result<Vec<ConsistencyFault>> {
    let (mut ratings, mut faults, mut after) = (Ratings::new(), Vec::new(), 0);
    loop {
        let page = store::games::list_chronicle(conn, after, 200).await?;
        let Some((last, _)) = page.last() else { break };
        let stored = store::players::list_rating_changes(conn, after, *last).await?;
        after = *last;
        for (position, id) in page {
            let Some((game, results)) = concluded(conn, id).await? else { continue };
            let kept = match store::games::list_results(conn, &[id]).await {
                Ok(kept) => kept.into_iter().map(|(_, result)| result).collect(),
                Err(StoreError::Unreadable(_)) => Vec::new(),
                Err(error) => return Err(error.into()),
            };
            if kept != results {
                faults.push(fault(id, "the results do not match the events"));
            }
            let changes: Vec<RatingChange> =
                stored.iter().copied().filter(|change| change.position == position).collect();
            if !agree(&rate(&mut ratings, &game, position, &results), &changes) {
                faults.push(fault(id, "the ratings do not match the games played before"));
            }
        }
    }
    for (category, rated) in &ratings {
        let players: Vec<PlayerId> = rated.keys().copied().collect();
        for some in players.chunks(1000) {
            let stored = store::players::find_ratings(conn, *category, some).await?;
            let differ = |player: &&PlayerId| match (rated.get(player), stored.get(player)) {
                (Some((computed, _)), Some(stored)) => {
                    !near(computed.mean, stored.mean)
                        || !near(computed.deviation, stored.deviation)
                        || computed.games != stored.games
                }
                _ => true,
            };
            let last = |player: &PlayerId| rated.get(player).map(|(_, game)| *game);
            let games = some.iter().filter(differ).filter_map(last);
            faults
                .extend(games.map(|game| {
                    fault(game, "a rating does not match the changes up to this game")
                }));
        }
    }
    let loose = store::games::list_loose_results(conn).await?;
    let what = "the listed results do not match the stored results";
    faults.extend(loose.into_iter().map(|game| fault(game, what)));
    let misplaced = store::games::list_wrongly_archived(conn).await?;
    let what = "the events are stored twice, or not where the list of finished games says";
    faults.extend(misplaced.into_iter().map(|game| fault(game, what)));
    let wrong = store::players::list_wrong_statistics(conn).await?;
    let what = "the statistics of a player do not match their games";
    faults.extend(wrong.into_iter().map(|game| fault(game, what)));
    Ok(faults)
}

/// Returns true if both lists of rating changes are equal within floating-point tolerance.
fn agree(computed: &[RatingChange], stored: &[RatingChange]) -> bool {
    let same = |(one, other): (&RatingChange, &RatingChange)| {
        (one.player, one.category) == (other.player, other.category)
            && near(one.mean, other.mean)
            && near(one.deviation, other.deviation)
    };
    computed.len() == stored.len() && computed.iter().zip(stored).all(same)
}

fn near(one: f64, other: f64) -> bool {
    (one - other).abs() < 1e-6
}

fn fault(game: GameId, what: &str) -> ConsistencyFault {
    ConsistencyFault { game, what: what.to_owned() }
}

/// Returns a game and its result, computed from its events alone. None if the game is unreadable,
/// which is reported elsewhere.
async fn concluded(
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
    let rated = results.iter().map(|result| rated_account(result.player));
    let before: HashMap<PlayerId, Rating> =
        rated.filter_map(|player| Some((player, of_category.get(&player)?.0))).collect();
    for (player, rating) in rated_by(game, results, &before) {
        of_category.insert(player, (rating, game.id));
        let Rating { mean, deviation, .. } = rating;
        changes.push(RatingChange { position, player, category, mean, deviation });
    }
    changes.sort_by_key(|change| change.player);
    changes
}
