use std::fmt;

/// The rule that a command breaks. [`Display`](fmt::Display) says it in English.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RuleViolation {
    /// The game is over.
    GameFinished,
    /// A house player has the seat to the end: from the start, because its player gave up, or because it was late.
    SeatConceded,
    /// The house plays the seat because its time was up; only to take it back or to concede is allowed.
    SeatTakenOver,
    /// To take a seat back that nobody took over.
    SeatIsYours,
    /// Somebody else is awaited, nobody is, or the game has no such seat.
    NotYourTurn,
    /// To pick before the domino under the king is placed or discarded.
    MustPlaceFirst,
    /// To place or discard when a pick is expected.
    NothingToPlace,
    /// To pick a domino that is not in the next line.
    DominoNotInLine,
    /// To pick a domino that a king stands on.
    DominoTaken,
    /// To place or discard another domino than the one under the king.
    NotYourDomino,
    /// The kingdom would be wider or higher than its frame.
    OutOfBounds,
    /// One of the two cells holds the castle or a square.
    CellOccupied,
    /// Neither square is next to the castle or to a square of its own terrain.
    NoMatchingTerrain,
    /// To discard a domino that fits somewhere.
    MustPlace,
    /// To do something else while a giant waits to cover a crown.
    MustCover,
    /// To do something else after placing a footprint, before a giant is sent or kept.
    MustSendOrKeep,
    /// To cover a crown when no giant has come.
    NoGiantCame,
    /// To send or keep a giant when no footprint was placed, or when it had no effect.
    NoFootprint,
    /// To cover a crown on a cell that has no visible one.
    NoVisibleCrown,
    /// To send a giant from a cell where none stands.
    NoGiantThere,
    /// To send a giant to oneself, or to a seat that the game does not have.
    NoOpponent,
    /// To send a giant to an opponent without a visible crown.
    OpponentWithoutCrown,
}

impl RuleViolation {
    /// Every violation, in the order of their declaration.
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

impl fmt::Display for RuleViolation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            RuleViolation::GameFinished => "The game is over.",
            RuleViolation::SeatConceded => "The house plays this seat to the end.",
            RuleViolation::SeatTakenOver => {
                "The house plays this seat until its player takes it back."
            }
            RuleViolation::SeatIsYours => "Nobody took this seat over.",
            RuleViolation::NotYourTurn => "It is not this seat's turn.",
            RuleViolation::MustPlaceFirst => {
                "A king places or discards its domino before it picks."
            }
            RuleViolation::NothingToPlace => "The king has no domino to place now: it picks one.",
            RuleViolation::DominoNotInLine => "This domino is not in the next line.",
            RuleViolation::DominoTaken => "A king stands on this domino.",
            RuleViolation::NotYourDomino => "This is not the domino under the king.",
            RuleViolation::OutOfBounds => "The kingdom would be larger than its frame.",
            RuleViolation::CellOccupied => {
                "A domino covers two free cells, and one of these is taken."
            }
            RuleViolation::NoMatchingTerrain => {
                "No square of the domino is next to the castle or to a square of its own terrain."
            }
            RuleViolation::MustPlace => "A domino that can be placed must be placed.",
            RuleViolation::MustCover => "A giant has come and covers a crown before anything else.",
            RuleViolation::MustSendOrKeep => {
                "After a footprint, a giant is sent or kept before anything else."
            }
            RuleViolation::NoGiantCame => "No giant has come that would cover a crown.",
            RuleViolation::NoFootprint => {
                "A giant is sent or kept only after a footprint was placed that has an effect."
            }
            RuleViolation::NoVisibleCrown => "There is no visible crown at this cell.",
            RuleViolation::NoGiantThere => "There is no giant of this seat at this cell.",
            RuleViolation::NoOpponent => "A giant is sent to another seat of the game.",
            RuleViolation::OpponentWithoutCrown => {
                "This opponent has no visible crown that a giant could cover."
            }
        })
    }
}

impl std::error::Error for RuleViolation {}
