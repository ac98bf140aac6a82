use std::fmt;

/// Reason for which a request in a series is rejected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeriesViolation {
    NotInSeries,
    NotOnBreak,
    Over,
}

impl fmt::Display for SeriesViolation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            SeriesViolation::NotInSeries => "You are not a player of this series.",
            SeriesViolation::NotOnBreak => "This is possible only between two games of a series.",
            SeriesViolation::Over => "The series is over.",
        })
    }
}

/// Reason for which a request at a table is rejected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableViolation {
    NotOpen,
    NotStarted,
    NotFinished,
    IsSandbox,
    NotSeated,
    NotTheHost,
    AlreadySeated,
    Full,
    TooFewPlayers,
    HostCannotLeave,
    ProposalOpen,
    ProposalClosed,
    NothingToUndo,
    PauseOutOfRange,
    NotPaused,
    HandoverNotAllowed,
    NotYourSeat,
    SeatNotOffered,
    NoTurnLeft,
    TooManyHousePlayers,
    BotsNotAllowed,
    /// The table is rated.
    GuestsPlayUnrated,
    GameTooLong,
    TooManyProposals,
}

impl fmt::Display for TableViolation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            TableViolation::NotOpen => {
                "The table is no longer open: its game has started or was cancelled."
            }
            TableViolation::NotStarted => "The game has not started yet.",
            TableViolation::NotFinished => "The game is not over yet.",
            TableViolation::IsSandbox => "This is not available in sandboxes.",
            TableViolation::NotSeated => "You have no seat in this game.",
            TableViolation::NotTheHost => "Only the host of the table can do this.",
            TableViolation::AlreadySeated => "You already have a seat at this table.",
            TableViolation::Full => "All seats of this table are taken.",
            TableViolation::TooFewPlayers => "A game needs at least 2 players.",
            TableViolation::HostCannotLeave => {
                "The host cannot leave the table. Cancel the table instead."
            }
            TableViolation::ProposalOpen => {
                "Another proposal is still open. Answer it, or wait until it is closed."
            }
            TableViolation::ProposalClosed => "This proposal is no longer open.",
            TableViolation::NothingToUndo => {
                "You have no decision that can be undone: a line was dealt or another player has \
                 decided since."
            }
            TableViolation::PauseOutOfRange => "A pause must end in the future, within 90 days.",
            TableViolation::NotPaused => "The game is not paused.",
            TableViolation::HandoverNotAllowed => "Seats cannot be handed over at this table.",
            TableViolation::NotYourSeat => "This is another player's seat.",
            TableViolation::NoTurnLeft => "You have no more turns in this game.",
            TableViolation::SeatNotOffered => "This seat is not offered to you.",
            TableViolation::TooManyHousePlayers => {
                "There are more computer players than free seats."
            }
            TableViolation::BotsNotAllowed => "Bots are not allowed at this table.",
            TableViolation::GuestsPlayUnrated => "Guests can play only unrated games.",
            TableViolation::GameTooLong => {
                "This game has reached its maximum number of events. It can only be played \
                 to its end."
            }
            TableViolation::TooManyProposals => {
                "You have reached the maximum number of proposals, undone moves and seat \
                 offers in one game."
            }
        })
    }
}
