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
}

impl Keeper {
    pub const ALL: [Keeper; 3] = [Keeper::Player, Keeper::HouseForGood, Keeper::House];
}
