use crate::HousePlayer;

/// Control of a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SeatControl {
    /// The player of the seat.
    #[default]
    Player,
    /// A house player, until the player takes the seat back.
    House,
    /// A house player, until the end of the game.
    HouseForGood,
    /// A house player that has the seat from the start to the end.
    Seated(HousePlayer),
}

impl SeatControl {
    /// All values, in the order of their stored numbers; [`Seated`](SeatControl::Seated) with each
    /// strategy.
    pub const ALL: [SeatControl; 6] = [
        SeatControl::Player,
        SeatControl::HouseForGood,
        SeatControl::House,
        SeatControl::Seated(HousePlayer::Random),
        SeatControl::Seated(HousePlayer::Greedy),
        SeatControl::Seated(HousePlayer::Searching),
    ];

    /// Returns the house player that has the seat from the start; none if the seat belongs to a
    /// player.
    pub fn seated(self) -> Option<HousePlayer> {
        match self {
            SeatControl::Seated(house) => Some(house),
            SeatControl::Player | SeatControl::House | SeatControl::HouseForGood => None,
        }
    }
}
