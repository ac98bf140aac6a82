//! Whether what is kept of finished games follows from their events: the results, and all ratings from the first game on.

use std::collections::HashMap;

use crate::ids::{GameId, PlayerId};
use crate::log::{self, SeatResult, Version};
use crate::rating::{Category, Rating};
use crate::store::{self, Connection, GameRecord, RatingChange, StoreError};

use super::Result;
use super::check::Fault;
use super::ratings::rated_by;

type Ratings = HashMap<Category, HashMap<PlayerId, Rating>>;

/// Concludes all games of the chronicle anew, in memory, and compares.
pub(super) async fn check_chronicle(conn: &mut Connection) -> Result<Vec<Fault>> {
    let (mut ratings, mut faults, mut after) = (Ratings::new(), Vec::new(), 0);
    loop {
        let page = store::list_chronicle(conn, after, 200).await?;
        let Some((last, _)) = page.last() else { break };
        let stored = store::list_rating_changes(conn, after, *last).await?;
        after = *last;
        for (position, id) in page {
            let Some((game, results)) = concluded(conn, id).await? else { continue };
            let kept = match store::list_results(conn, &[id]).await {
                Ok(kept) => kept.into_iter().map(|(_, result)| result).collect(),
                Err(StoreError::Unreadable(_)) => Vec::new(),
                Err(error) => return Err(error.into()),
            };
            if kept != results {
                faults.push(fault(id, "the results are not those of the events"));
            }
            let changes: Vec<RatingChange> =
                stored.iter().copied().filter(|change| change.position == position).collect();
            if rate(&mut ratings, &game, position, &results) != changes {
                faults.push(fault(id, "the ratings are not what the games before made of them"));
            }
        }
    }
    Ok(faults)
}

fn fault(game: GameId, what: &str) -> Fault {
    Fault { game, what: what.to_owned() }
}

/// A game and what it came to, by its events alone. None when it cannot be read, which is a fault found elsewhere.
async fn concluded(
    conn: &mut Connection,
    id: GameId,
) -> Result<Option<(GameRecord, Vec<SeatResult>)>> {
    let game = match store::find_game(conn, id).await {
        Ok(Some(game)) => game,
        Ok(None) | Err(StoreError::Unreadable(_)) => return Ok(None),
        Err(error) => return Err(error.into()),
    };
    match store::list_events(conn, id, Version::NONE, game.version, i64::MAX).await {
        Ok(events) => Ok(Some((game, log::results(&events).unwrap_or_default()))),
        Err(StoreError::Unreadable(_)) => Ok(None),
        Err(error) => Err(error.into()),
    }
}

/// What a game makes of the ratings, in the order in which changes are listed.
fn rate(
    ratings: &mut Ratings,
    game: &GameRecord,
    position: i64,
    results: &[SeatResult],
) -> Vec<RatingChange> {
    let category = Category::of(game.settings);
    let of_category = ratings.entry(category).or_default();
    let mut changes = Vec::new();
    for (player, rating) in rated_by(game, results, of_category) {
        of_category.insert(player, rating);
        let Rating { mean, deviation, .. } = rating;
        changes.push(RatingChange { position, player, category, mean, deviation });
    }
    changes.sort_by_key(|change| change.player);
    changes
}
