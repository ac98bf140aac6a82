//! Codes that come together. A handler names them, and others, in its `x-refusals`.

use super::ProblemCode as Code;

/// Of whoever acts in a game.
pub const RUNNING_GAME: &[Code] = &[
    Code::NotSeated,
    Code::GameNotStarted,
    Code::GameFinished,
    Code::DeadlinePassed,
    Code::SeatConceded,
    Code::SeatTakenOver,
];

/// Of a command that the rules forbid.
pub const RULES: &[Code] = &[
    Code::GameNotStarted,
    Code::NotSeated,
    Code::GameFinished,
    Code::SeatConceded,
    Code::SeatTakenOver,
    Code::SeatIsYours,
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

/// Of a password that is chosen.
pub const NEW_PASSWORD: &[Code] =
    &[Code::PasswordTooShort, Code::PasswordTooLong, Code::PasswordGuessable];

/// Of a link that came by mail.
pub const MAILED_LINK: &[Code] = &[Code::LinkInvalid, Code::LinkExpired, Code::LinkUsed];

/// Of what is to be played.
pub const TABLE_SETTINGS: &[Code] = &[
    Code::PlayersOutOfRange,
    Code::MightyDuelNeedsTwoPlayers,
    Code::VariantIsAQuest,
    Code::PaceOutOfRange,
    Code::TooManyHousePlayers,
];

/// Of a picture of a game.
pub const PICTURE: &[Code] = &[Code::GameNotStarted, Code::VersionNotFound];
