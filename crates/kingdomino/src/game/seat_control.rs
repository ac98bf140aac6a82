use crate::HousePlayer;

/// Who plays a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SeatControl {
    /// The player whose seat it is.
    #[default]
    Player,
    /// The house, until the player takes the seat back.
    House,
    /// The house, to the end.
    HouseForGood,
    /// A house player that has the seat from the start to the end.
    Seated(HousePlayer),
}

impl SeatControl {
    /// All that there are, in the order of their stored numbers.
    pub const ALL: [SeatControl; 6] = [
        SeatControl::Player,
        SeatControl::HouseForGood,
        SeatControl::House,
        SeatControl::Seated(HousePlayer::Random),
        SeatControl::Seated(HousePlayer::Greedy),
        SeatControl::Seated(HousePlayer::Searching),
    ];

    /// The house player that has the seat from the start; none if the seat is somebody's.
    pub fn seated(self) -> Option<HousePlayer> {
        match self {
            SeatControl::Seated(house) => Some(house),
            SeatControl::Player | SeatControl::House | SeatControl::HouseForGood => None,
        }
    }
}
