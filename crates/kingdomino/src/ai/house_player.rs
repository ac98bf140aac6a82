use serde::{Deserialize, Serialize};

/// Strategy of a house player, a computer player run by the server: `random` plays any legal move
/// with equal probability, `greedy` the move with the best immediate result, and `searching` the
/// move with the best result in simulated games. House players do not know the order of the draw
/// pile.
///
/// May gain values: display the name of an unknown value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum HousePlayer {
    /// Plays any legal move with equal probability.
    Random,
    /// Plays the move with the best immediate result, including the potential of the kingdom.
    Greedy,
    /// Plays the move with the best result in simulated games, in which the unseen dominoes have
    /// random orders.
    Searching,
}

impl HousePlayer {
    /// All strategies, from the weakest to the strongest.
    pub const ALL: [HousePlayer; 3] =
        [HousePlayer::Random, HousePlayer::Greedy, HousePlayer::Searching];
}
