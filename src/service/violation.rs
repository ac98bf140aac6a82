use std::fmt;

/// What stands against a request in a series.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeriesViolation {
    NoPlace,
    NotResting,
    Over,
}

impl fmt::Display for SeriesViolation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            SeriesViolation::NoPlace => "You have no place in this series.",
            SeriesViolation::NotResting => "This can be done only between two games of a series.",
            SeriesViolation::Over => "The series is over.",
        })
    }
}

/// What stands against a request at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableViolation {
    NotOpen,
    NotStarted,
    NotFinished,
    IsSandbox,
    NotSeated,
    NotTheOpener,
    AlreadySeated,
    Full,
    TooFewPlayers,
    OpenerCannotLeave,
    AlreadyAsked,
    NothingAsked,
    NothingToUndo,
    PauseOutOfRange,
    NotPaused,
    SeatsStay,
    NotYourSeat,
    NothingOffered,
    NoTurnToCome,
    TooManyHousePlayers,
    BotsNotAdmitted,
    /// The table is rated.
    GuestsPlayUnrated,
    TooLong,
    TooManyProposals,
}

impl fmt::Display for TableViolation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            TableViolation::NotOpen => {
                "The table is no longer open: its game has started or was cancelled."
            }
            TableViolation::NotStarted => "The game has not started yet.",
            TableViolation::NotFinished => "The game is not finished.",
            TableViolation::IsSandbox => "This is for games, not for sandboxes.",
            TableViolation::NotSeated => "You have no seat at this table.",
            TableViolation::NotTheOpener => "Only who opened the table may do this.",
            TableViolation::AlreadySeated => "You sit at this table already.",
            TableViolation::Full => "All seats of this table are taken.",
            TableViolation::TooFewPlayers => "A game needs at least 2 players.",
            TableViolation::OpenerCannotLeave => {
                "Who opened a table cannot leave it, but can cancel it."
            }
            TableViolation::AlreadyAsked => {
                "Another seat asks for something: answer that first, or wait for the others to."
            }
            TableViolation::NothingAsked => {
                "Nothing is asked of you, or by you, at this version any more."
            }
            TableViolation::NothingToUndo => {
                "The last decision is not yours, or something came to be known after it."
            }
            TableViolation::PauseOutOfRange => "A pause ends in the future, within 90 days.",
            TableViolation::NotPaused => "There is no pause.",
            TableViolation::SeatsStay => "At this table nobody may hand a seat over.",
            TableViolation::NotYourSeat => "This is another player's seat.",
            TableViolation::NoTurnToCome => "You have no turn to come in this game.",
            TableViolation::NothingOffered => "This seat is not offered, or not to you.",
            TableViolation::TooManyHousePlayers => {
                "There are fewer seats beside yours than house players to take them."
            }
            TableViolation::BotsNotAdmitted => "This table admits no bots.",
            TableViolation::GuestsPlayUnrated => "A guest plays only where no ratings change.",
            TableViolation::TooLong => {
                "Too much has happened at this table for anything new but play to its end."
            }
            TableViolation::TooManyProposals => {
                "Your seat has begun as much beside play as one seat may in a game."
            }
        })
    }
}
