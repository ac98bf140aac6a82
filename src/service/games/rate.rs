//! Rating changes after a finished game.

use std::collections::HashMap;

use crate::domain::PlayerId;
use crate::domain::event_log::{SeatResult, rated_account};
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
    let rated: Vec<PlayerId> = results.iter().map(|one| rated_account(one.player)).collect();
    let before = store::players::find_ratings(conn, category, &rated).await?;
    for (player, rating) in rated_by(game, results, &before) {
        store::players::change_rating(conn, position, category, player, rating).await?;
    }
    Ok(())
}

/// Returns the new ratings of the players for which the game counts, given the ratings `before` it.
pub(crate) fn rated_by(
    game: &StoredGame,
    results: &[SeatResult],
    before: &HashMap<PlayerId, Rating>,
) -> Vec<(PlayerId, Rating)> {
    let of_kinds: Vec<SeatResult> = results
        .iter()
        .map(|result| SeatResult { player: rated_account(result.player), ..result.clone() })
        .collect();
    rate(&of_kinds, game.rated, |player| before.get(&player).copied().unwrap_or_default())
}
