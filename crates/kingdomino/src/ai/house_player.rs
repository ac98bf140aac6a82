use serde::{Deserialize, Serialize};

/// How the house plays. From a state alone, without the deck: what nobody has seen, it does not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum HousePlayer {
    /// Any legal move, each as likely as the others.
    Random,
    /// The move that is best at once, with an eye to what the kingdom promises.
    Greedy,
    /// The move after which trial games, with the dominoes that nobody has seen in random orders, end best.
    Searching,
}

impl HousePlayer {
    /// Every house player, from the weakest to the strongest.
    pub const ALL: [HousePlayer; 3] =
        [HousePlayer::Random, HousePlayer::Greedy, HousePlayer::Searching];
}
