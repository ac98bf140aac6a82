/// The rule that a command breaks. What people read about it is in the words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RuleViolation {
    GameFinished,
    SeatConceded,
    SeatTakenOver,
    SeatIsYours,
    NotYourTurn,
    MustPlaceFirst,
    NothingToPlace,
    DominoNotInLine,
    DominoTaken,
    NotYourDomino,
    OutOfBounds,
    CellOccupied,
    NoMatchingTerrain,
    MustPlace,
    MustCover,
    MustSendOrKeep,
    NoGiantCame,
    NoFootprint,
    NoVisibleCrown,
    NoGiantThere,
    NoOpponent,
    OpponentWithoutCrown,
}

impl RuleViolation {
    pub const ALL: [RuleViolation; 22] = [
        RuleViolation::GameFinished,
        RuleViolation::SeatConceded,
        RuleViolation::SeatTakenOver,
        RuleViolation::SeatIsYours,
        RuleViolation::NotYourTurn,
        RuleViolation::MustPlaceFirst,
        RuleViolation::NothingToPlace,
        RuleViolation::DominoNotInLine,
        RuleViolation::DominoTaken,
        RuleViolation::NotYourDomino,
        RuleViolation::OutOfBounds,
        RuleViolation::CellOccupied,
        RuleViolation::NoMatchingTerrain,
        RuleViolation::MustPlace,
        RuleViolation::MustCover,
        RuleViolation::MustSendOrKeep,
        RuleViolation::NoGiantCame,
        RuleViolation::NoFootprint,
        RuleViolation::NoVisibleCrown,
        RuleViolation::NoGiantThere,
        RuleViolation::NoOpponent,
        RuleViolation::OpponentWithoutCrown,
    ];

    /// The field of the command that breaks the rule; none when it is the command as such.
    pub fn field(self) -> Option<&'static str> {
        match self {
            RuleViolation::GameFinished
            | RuleViolation::SeatConceded
            | RuleViolation::SeatTakenOver
            | RuleViolation::SeatIsYours
            | RuleViolation::NotYourTurn => None,
            RuleViolation::MustPlaceFirst
            | RuleViolation::NothingToPlace
            | RuleViolation::MustPlace
            | RuleViolation::MustCover
            | RuleViolation::MustSendOrKeep
            | RuleViolation::NoGiantCame
            | RuleViolation::NoFootprint => Some("type"),
            RuleViolation::DominoNotInLine
            | RuleViolation::DominoTaken
            | RuleViolation::NotYourDomino => Some("domino"),
            RuleViolation::OutOfBounds
            | RuleViolation::CellOccupied
            | RuleViolation::NoMatchingTerrain
            | RuleViolation::NoVisibleCrown
            | RuleViolation::NoGiantThere => Some("x"),
            RuleViolation::NoOpponent | RuleViolation::OpponentWithoutCrown => Some("to_seat"),
        }
    }
}
