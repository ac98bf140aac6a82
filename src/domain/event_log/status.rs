use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Status of a game.
///
/// - `open`: a table that players can still join.
/// - `active`: the game is running.
/// - `finished`: the game has ended and has a ranking.
/// - `cancelled`: the table was cancelled before the game started.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum GameStatus {
    Open,
    Active,
    Finished,
    Cancelled,
}

impl GameStatus {
    /// Name of the status, as stored and in the API.
    pub fn as_str(self) -> &'static str {
        match self {
            GameStatus::Open => "open",
            GameStatus::Active => "active",
            GameStatus::Finished => "finished",
            GameStatus::Cancelled => "cancelled",
        }
    }

    /// Returns the status with this name.
    pub fn from_name(text: &str) -> Option<GameStatus> {
        [GameStatus::Open, GameStatus::Active, GameStatus::Finished, GameStatus::Cancelled]
            .into_iter()
            .find(|status| status.as_str() == text)
    }
}
