//! Statuses of the problem codes, and the groups of codes for the `x-refusals` of handlers.

use actix_web::http::StatusCode;

use crate::domain::ProblemCode as Code;

impl Code {
    pub fn status(self) -> StatusCode {
        StatusCode::from_u16(self.http_status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
    }
}

/// Codes of operations in a running game.
pub const RUNNING_GAME: &[Code] = &[
    Code::NotSeated,
    Code::GameNotStarted,
    Code::GameFinished,
    Code::DeadlinePassed,
    Code::SeatConceded,
    Code::SeatTakenOver,
];

/// Codes of new passwords.
pub const NEW_PASSWORD: &[Code] =
    &[Code::PasswordTooShort, Code::PasswordTooLong, Code::PasswordTooWeak];

/// Codes of links in emails.
pub const EMAIL_LINK: &[Code] = &[Code::LinkInvalid, Code::LinkExpired, Code::LinkUsed];

/// Codes of the settings of a table.
pub const TABLE_SETTINGS: &[&[Code]] =
    &[Code::SETTINGS, &[Code::PaceOutOfRange, Code::TooManyHousePlayers]];

/// Codes of images of a game.
pub const PICTURE: &[Code] = &[Code::GameNotStarted, Code::VersionNotFound];
