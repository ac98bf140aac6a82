use jiff::Timestamp;

use crate::domain::PlayerId;

use super::summary::GameFilter;

/// Scope of an export of ended games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExportScope {
    /// The games in which this player had a seat at the end.
    Player(PlayerId),
    /// All public games.
    Public,
}

/// Filter for ended games. `None` in a field accepts all games.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct EndedGameFilter {
    pub games: GameFilter,
    /// Minimum [`Rating::leaderboard_score`] of every rated player after the game. Unrated games do not
    /// match.
    ///
    /// [`Rating::leaderboard_score`]: crate::domain::rating::Rating::leaderboard_score
    pub min_rating: Option<f64>,
    /// Earliest end of the game.
    pub ended_from: Option<Timestamp>,
    /// Exclusive upper bound for the end of the game.
    pub ended_before: Option<Timestamp>,
}
