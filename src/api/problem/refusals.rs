//! Groups of codes for the `x-refusals` of handlers.

use super::ProblemCode as Code;

/// Codes of operations in a running game.
pub const RUNNING_GAME: &[Code] = &[
    Code::NotSeated,
    Code::GameNotStarted,
    Code::GameFinished,
    Code::DeadlinePassed,
    Code::SeatConceded,
    Code::SeatTakenOver,
];

/// Codes of commands that the rules forbid.
pub const RULES: &[Code] = &[
    Code::GameNotStarted,
    Code::NotSeated,
    Code::GameFinished,
    Code::SeatConceded,
    Code::SeatTakenOver,
    Code::SeatNotTakenOver,
    Code::NotYourTurn,
    Code::MustPlaceFirst,
    Code::NothingToPlace,
    Code::DominoNotInLine,
    Code::DominoTaken,
    Code::NotYourDomino,
    Code::OutOfBounds,
    Code::CellOccupied,
    Code::NoMatchingTerrain,
    Code::MustPlace,
    Code::MustCover,
    Code::MustSendOrKeep,
    Code::NoGiantCame,
    Code::NoFootprint,
    Code::NoVisibleCrown,
    Code::NoGiantThere,
    Code::NoOpponent,
    Code::OpponentWithoutCrown,
];

/// Codes of new passwords.
pub const NEW_PASSWORD: &[Code] =
    &[Code::PasswordTooShort, Code::PasswordTooLong, Code::PasswordTooWeak];

/// Codes of links in emails.
pub const EMAIL_LINK: &[Code] = &[Code::LinkInvalid, Code::LinkExpired, Code::LinkUsed];

/// Codes of the settings of a table.
pub const TABLE_SETTINGS: &[Code] = &[
    Code::PlayersOutOfRange,
    Code::MightyDuelNeedsTwoPlayers,
    Code::VariantNotWithGiants,
    Code::PaceOutOfRange,
    Code::TooManyHousePlayers,
];

/// Codes of images of a game.
pub const PICTURE: &[Code] = &[Code::GameNotStarted, Code::VersionNotFound];
