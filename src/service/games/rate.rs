//! Rating changes after a finished game.

use std::collections::HashMap;

use crate::domain::PlayerId;
use crate::domain::event_log::{SeatResult, rating_account};
use crate::domain::rating::{Rating, RatingCategory, rate};
use crate::domain::table::StoredGame;
use crate::service::Result;
use crate::store::{self, Connection};

/// Rates the players of the game at `position` among the finished games.
pub(super) async fn rate_players(
    conn: &mut Connection,
    game: &StoredGame,
    position: i64,
    results: &[SeatResult],
) -> Result<()> {
    let category = RatingCategory::of(game.settings);
    let rated: Vec<PlayerId> = results.iter().map(|result| rating_account(result.player)).collect();
    let before = store::players::find_ratings(conn, category, &rated).await?;
    for (player, rating) in compute_ratings(game, results, &before) {
        store::players::record_rating_change(conn, position, category, player, rating).await?;
    }
    Ok(())
}

/// Returns the new ratings of the players for which the game counts, given the ratings `before` it.
pub(crate) fn compute_ratings(
    game: &StoredGame,
    results: &[SeatResult],
    before: &HashMap<PlayerId, Rating>,
) -> Vec<(PlayerId, Rating)> {
    let rated_results: Vec<SeatResult> = results
        .iter()
        .map(|result| SeatResult { player: rating_account(result.player), ..result.clone() })
        .collect();
    rate(&rated_results, game.rated, |player| before.get(&player).copied().unwrap_or_default())
}
