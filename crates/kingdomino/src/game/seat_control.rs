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
    HousePermanently,
    /// A house player that has the seat from the start to the end.
    HouseFromStart(HousePlayer),
}

impl SeatControl {
    /// All values, in the order of their stored numbers; [`HouseFromStart`](SeatControl::HouseFromStart) with each
    /// strategy.
    pub const ALL: [SeatControl; 6] = [
        SeatControl::Player,
        SeatControl::HousePermanently,
        SeatControl::House,
        SeatControl::HouseFromStart(HousePlayer::Random),
        SeatControl::HouseFromStart(HousePlayer::Greedy),
        SeatControl::HouseFromStart(HousePlayer::Searching),
    ];

    /// Returns the house player that has the seat from the start; none if the seat belongs to a
    /// player.
    pub fn house_from_start(self) -> Option<HousePlayer> {
        match self {
            SeatControl::HouseFromStart(house) => Some(house),
            SeatControl::Player | SeatControl::House | SeatControl::HousePermanently => None,
        }
    }
}
