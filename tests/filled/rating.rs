use std::collections::HashMap;

use kingdomail::domain::PlayerId;
use kingdomail::domain::event_log::{RatingMode, SeatResult};
use kingdomail::domain::rating::{Rating, RatingCategory, rate};
use kingdomail::store::Connection;

use super::copy::Rows;
use super::game::GeneratedGame;

/// Ratings after all games so far.
#[derive(Default)]
pub struct Ratings(HashMap<(RatingCategory, PlayerId), Rating>);

impl Ratings {
    /// Rates the players of a game at a position in the order of finished games, and adds the
    /// changed rows to `changes`.
    pub fn rate(&mut self, game: &GeneratedGame, position: i64, changes: &mut Rows) {
        let category = RatingCategory::of(game.plan.settings);
        let results: &[SeatResult] = &game.results;
        let before =
            |player: PlayerId| self.0.get(&(category, player)).copied().unwrap_or_default();
        for (player, rating) in rate(results, RatingMode::People, before) {
            self.0.insert((category, player), rating);
            changes.push(&[
                &player.uuid(),
                &position,
                &category.name(),
                &rating.mean,
                &rating.deviation,
            ]);
        }
    }

    pub async fn send(self, conn: &mut Connection) {
        let columns = "category, player_id, mean, deviation, games, leaderboard_score";
        let mut rows = Rows::new("ratings", columns);
        for ((category, player), rating) in self.0 {
            let games = i32::try_from(rating.games).expect("few enough games");
            rows.push(&[
                &category.name(),
                &player.uuid(),
                &rating.mean,
                &rating.deviation,
                &games,
                &rating.leaderboard_score(),
            ]);
        }
        rows.send(conn).await;
    }
}
