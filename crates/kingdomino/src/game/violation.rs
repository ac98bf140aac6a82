use std::fmt;

/// Rule that a command breaks. [`Display`](fmt::Display) explains it in English.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RuleViolation {
    /// The game is over.
    GameFinished,
    /// A house player plays the seat for the rest of the game: from the start, after the player
    /// conceded, or after a timeout.
    SeatConceded,
    /// A house player took over the seat after a timeout. Its player can only take it back or
    /// concede.
    SeatTakenOver,
    /// The seat to take back was not taken over.
    SeatIsYours,
    /// Another seat or no seat is awaited, or the game has no such seat.
    NotYourTurn,
    /// A pick before the domino under the king is placed or discarded.
    MustPlaceFirst,
    /// A placement or discard while a pick is expected.
    NothingToPlace,
    /// A pick of a domino that is not in the next line.
    DominoNotInLine,
    /// A pick of a domino on which a king stands.
    DominoTaken,
    /// A placement or discard of a domino other than the one under the king.
    NotYourDomino,
    /// The kingdom would be wider or higher than its maximum size.
    OutOfBounds,
    /// One of the two cells is occupied by the castle or a square.
    CellOccupied,
    /// Neither square is next to the castle or to a square of its own terrain.
    NoMatchingTerrain,
    /// A discard of a domino that can be placed.
    MustPlace,
    /// Another command while a new giant has to cover a crown.
    MustCover,
    /// Another command after a domino with footprints, before a giant is sent or kept.
    MustSendOrKeep,
    /// A crown is covered although no giant has come.
    NoGiantCame,
    /// A giant is sent or kept although no domino with footprints was placed, or it had no effect.
    NoFootprint,
    /// A giant cannot cover a cell without a visible crown.
    NoVisibleCrown,
    /// A giant is sent from a cell on which none stands.
    NoGiantThere,
    /// A giant is sent to the own seat, or to a seat that the game does not have.
    NoOpponent,
    /// A giant is sent to an opponent without a visible crown.
    OpponentWithoutCrown,
}

impl RuleViolation {
    /// All violations, in the order of their declaration.
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

    /// Returns the field of the command that breaks the rule; none if the command as a whole does.
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
                "A house player has taken over this seat for the rest of the game."
            }
            RuleViolation::SeatTakenOver => {
                "A house player took over this seat when the time ran out. Take it back first."
            }
            RuleViolation::SeatIsYours => "No house player has taken over this seat.",
            RuleViolation::NotYourTurn => "It is another player's turn.",
            RuleViolation::MustPlaceFirst => {
                "Place the domino under your king first, or discard it if it fits nowhere. \
                 Then pick a new one."
            }
            RuleViolation::NothingToPlace => {
                "Your king has no domino to place. Pick one from the next line."
            }
            RuleViolation::DominoNotInLine => "This domino is not in the next line.",
            RuleViolation::DominoTaken => "Another king is already on this domino.",
            RuleViolation::NotYourDomino => "This is not the domino under your king.",
            RuleViolation::OutOfBounds => "The kingdom would exceed its maximum size.",
            RuleViolation::CellOccupied => {
                "A domino covers two free cells; at least one of these is already occupied."
            }
            RuleViolation::NoMatchingTerrain => {
                "At least one square must be next to the castle or to a square of the same terrain."
            }
            RuleViolation::MustPlace => {
                "A domino that can be placed must be placed; it cannot be discarded."
            }
            RuleViolation::MustCover => {
                "You have a new giant. First choose the crown that it covers."
            }
            RuleViolation::MustSendOrKeep => {
                "You placed a domino with footprints. First send or keep a giant."
            }
            RuleViolation::NoGiantCame => "There is no new giant that has to cover a crown.",
            RuleViolation::NoFootprint => {
                "You can send or keep a giant only after placing a domino with footprints, \
                 if you have a giant and an opponent has a visible crown."
            }
            RuleViolation::NoVisibleCrown => "There is no visible crown on this cell.",
            RuleViolation::NoGiantThere => "You have no giant on this cell.",
            RuleViolation::NoOpponent => "A giant must be sent to another seat in the game.",
            RuleViolation::OpponentWithoutCrown => {
                "This opponent has no visible crown that a giant could cover."
            }
        })
    }
}

impl std::error::Error for RuleViolation {}
