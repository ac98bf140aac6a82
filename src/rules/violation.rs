use std::fmt;

/// The rule that a command breaks.
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

impl fmt::Display for RuleViolation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            RuleViolation::GameFinished => "The game is over.",
            RuleViolation::SeatConceded => {
                "A house player has this seat and plays it to the end."
            }
            RuleViolation::SeatTakenOver => {
                "A house player took this seat over when the time was up: take it back first."
            }
            RuleViolation::SeatIsYours => "Nobody took your seat over.",
            RuleViolation::NotYourTurn => "It is another player's turn.",
            RuleViolation::MustPlaceFirst => {
                "A turn begins with the domino under your king: place it, or discard it if it fits nowhere. \
                 Only then you pick."
            }
            RuleViolation::NothingToPlace => {
                "Your king has no domino to place now: pick one of the next line."
            }
            RuleViolation::DominoNotInLine => "This domino is not in the next line.",
            RuleViolation::DominoTaken => "Another king stands on this domino.",
            RuleViolation::NotYourDomino => "This is not the domino under your king.",
            RuleViolation::OutOfBounds => {
                "The kingdom would be larger than its frame allows: 5 × 5 cells with the castle, 7 × 7 in the \
                 Mighty Duel."
            }
            RuleViolation::CellOccupied => "A domino covers two free cells; one of these is taken.",
            RuleViolation::NoMatchingTerrain => {
                "At least one square of the domino must be orthogonally next to the castle or to a square of \
                 its own terrain."
            }
            RuleViolation::MustPlace => "A domino that can be placed must be placed.",
            RuleViolation::MustCover => {
                "A giant has come to you: choose the crown that it covers before anything else."
            }
            RuleViolation::MustSendOrKeep => {
                "You placed a footprint: send a giant to an opponent, or keep your giants, before anything else."
            }
            RuleViolation::NoGiantCame => "No giant has come to you that would cover a crown.",
            RuleViolation::NoFootprint => {
                "A giant is sent or kept only after a footprint was placed, by who has a giant, when an opponent has \
                 a visible crown."
            }
            RuleViolation::NoVisibleCrown => "A giant covers a visible crown; there is none at this cell.",
            RuleViolation::NoGiantThere => "There is no giant of yours at this cell.",
            RuleViolation::NoOpponent => "A giant is sent to another seat of the game.",
            RuleViolation::OpponentWithoutCrown => {
                "This opponent has no visible crown that a giant could cover."
            }
        })
    }
}
