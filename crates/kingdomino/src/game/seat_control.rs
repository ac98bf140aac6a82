use crate::HousePlayer;

/// Who plays a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Keeper {
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

impl Keeper {
    /// All that there are, in the order of their stored numbers.
    pub const ALL: [Keeper; 6] = [
        Keeper::Player,
        Keeper::HouseForGood,
        Keeper::House,
        Keeper::Seated(HousePlayer::Random),
        Keeper::Seated(HousePlayer::Greedy),
        Keeper::Seated(HousePlayer::Searching),
    ];

    /// The house player that has the seat from the start; none if the seat is somebody's.
    pub fn seated(self) -> Option<HousePlayer> {
        match self {
            Keeper::Seated(house) => Some(house),
            Keeper::Player | Keeper::House | Keeper::HouseForGood => None,
        }
    }
}
