//! Maps the errors of the service to problems. The matches are exhaustive: a new error does not
//! compile until it has a code.

use std::fmt;

use jiff::SignedDuration;
use kingdomino::{PremoveViolation, RuleViolation, SettingsViolation};

use crate::api::game_events::EventView;
use crate::auth::WeakPassword;
use crate::domain::clock::{AbsenceViolation, PaceViolation};
use crate::service::{Error, SeriesViolation, TableViolation};
use crate::telemetry::log_database_failure;

use super::code::ProblemCode;
use super::{Explanation, Problem};

impl From<Error> for Problem {
    #[expect(clippy::too_many_lines, reason = "one arm per error")]
    fn from(error: Error) -> Problem {
        match error {
            Error::SessionEnded => Problem::new(ProblemCode::SessionEnded),
            Error::CredentialsWrong => Problem::new(ProblemCode::CredentialsWrong),
            Error::PasswordMissing => Problem::new(ProblemCode::FieldInvalid)
                .detail("The field `password` is required.")
                .field("password"),
            Error::PasswordWrong => Problem::new(ProblemCode::PasswordWrong),
            Error::RefreshTokenInvalid => {
                Problem::new(ProblemCode::RefreshTokenInvalid).field("refresh_token")
            }
            Error::RefreshTokenReused => {
                Problem::new(ProblemCode::RefreshTokenReused).field("refresh_token")
            }
            Error::TokenInvalid => Problem::new(ProblemCode::TokenInvalid),
            Error::TokenExpired => Problem::new(ProblemCode::TokenExpired),
            Error::AppNotFound => Problem::new(ProblemCode::AppNotFound),
            Error::TokenNotFound => Problem::new(ProblemCode::TokenNotFound),
            Error::TooManyTokens => Problem::new(ProblemCode::TooManyTokens),
            Error::TokenLifetimeOutOfRange => {
                Problem::new(ProblemCode::TokenLifetimeOutOfRange).field("expires_in_seconds")
            }
            Error::BotNotFound => Problem::new(ProblemCode::BotNotFound).field("bot_id"),
            Error::TooManyBots => Problem::new(ProblemCode::TooManyBots),
            Error::TooManyGames => Problem::new(ProblemCode::TooManyGames),
            Error::AccountLocked => Problem::new(ProblemCode::AccountLocked),
            Error::NotAnAdmin => Problem::new(ProblemCode::NotAnAdmin),
            Error::GuestAccount => Problem::new(ProblemCode::GuestAccount),
            Error::NotAGuest => Problem::new(ProblemCode::NotAGuest),
            Error::TooManyAttempts(wait) => {
                Problem::new(ProblemCode::TooManyAttempts).with_retry_after(wait)
            }
            Error::TooManyRenames(wait) => {
                Problem::new(ProblemCode::TooManyRenames).with_retry_after(wait)
            }
            Error::RegistrationClosed => Problem::new(ProblemCode::RegistrationClosed),
            Error::InvitationRequired => {
                Problem::new(ProblemCode::InvitationRequired).field("invitation")
            }
            Error::NameInvalid(bad) => {
                Problem::new(ProblemCode::NameInvalid).detail(bad).field("name")
            }
            Error::NameTaken => Problem::new(ProblemCode::NameTaken).field("name"),
            Error::WeakPassword(weak) => weak_password(weak),
            Error::SessionNotFound => Problem::new(ProblemCode::SessionNotFound),
            Error::GameNotFound => Problem::new(ProblemCode::GameNotFound),
            Error::ProfileNotFound => Problem::new(ProblemCode::ProfileNotFound),
            Error::PlayerNotFound => Problem::new(ProblemCode::PlayerNotFound).field("name"),
            Error::VersionNotFound => Problem::new(ProblemCode::VersionNotFound).field("version"),
            Error::SeriesNotFound => Problem::new(ProblemCode::SeriesNotFound),
            Error::SeriesTooLong => Problem::new(ProblemCode::SeriesTooLong).field("games"),
            Error::RecordInvalid(flaw) => Problem::new(ProblemCode::RecordInvalid).detail(flaw),
            Error::Series(violation) => series_violation(violation),
            Error::SeatNotFound => Problem::new(ProblemCode::SeatNotFound).field("seat"),
            Error::LinkExpired => Problem::new(ProblemCode::LinkExpired),
            Error::LinkUsed => Problem::new(ProblemCode::LinkUsed),
            Error::EmailInvalid(why) => {
                Problem::new(ProblemCode::EmailInvalid).detail(why).field("address")
            }
            Error::RetryTooEarly(wait) => {
                Problem::new(ProblemCode::RetryTooEarly).with_retry_after(wait)
            }
            Error::LinkInvalid => Problem::new(ProblemCode::LinkInvalid).field("signature"),
            Error::CalendarNotFound => Problem::new(ProblemCode::CalendarNotFound),
            Error::VersionStale { current, since } => Problem {
                current_version: Some(current),
                events: Some(since.into_iter().map(EventView::from).collect()),
                ..Problem::new(ProblemCode::VersionStale)
            },
            Error::SettingsStale => Problem::new(ProblemCode::SettingsStale).field("If-Match"),
            Error::DeadlinePassed => Problem::new(ProblemCode::DeadlinePassed),
            Error::IdempotencyKeyReused => {
                Problem::new(ProblemCode::IdempotencyKeyReused).field("Idempotency-Key")
            }
            Error::Settings(violation) => settings_violation(violation),
            Error::Table(violation) => table_violation(violation),
            Error::Absence(violation) => absence_violation(violation),
            Error::Premove(violation) => premove_violation(violation),
            Error::PremoveExpired => Problem::new(ProblemCode::PremoveInvalid)
                .detail("Expected a time in the future.")
                .field("valid_until"),
            Error::PremoveNotFound => Problem::new(ProblemCode::PremoveNotFound),
            Error::DestinationNotFound => Problem::new(ProblemCode::DestinationNotFound),
            Error::DeliveryNotFound => Problem::new(ProblemCode::DeliveryNotFound),
            Error::TooManyDestinations => Problem::new(ProblemCode::TooManyDestinations),
            Error::DestinationDisabled => Problem::new(ProblemCode::DestinationDisabled),
            Error::TestInProgress => Problem::new(ProblemCode::TestInProgress),
            Error::AddressForbidden(why) => {
                Problem::new(ProblemCode::AddressForbidden).detail(why).field("url")
            }
            Error::SubscriptionInvalid => {
                Problem::new(ProblemCode::SubscriptionInvalid).field("keys")
            }
            Error::TicketInvalid => Problem::new(ProblemCode::TicketInvalid).field("ticket"),
            Error::HolidayNotFound => Problem::new(ProblemCode::HolidayNotFound),
            Error::Rule(violation) => rule_violation(violation),
            Error::Busy => Problem::new(ProblemCode::Unavailable),
            Error::TooManyConcurrentRequests => Problem::new(ProblemCode::RateLimited)
                .detail("You have the maximum number of long-running requests in progress.")
                .with_retry_after(SignedDuration::from_secs(1)),
            Error::RateLimited(wait) => {
                Problem::new(ProblemCode::RateLimited).with_retry_after(wait)
            }
            Error::Store(error) => store_error(&error, error.is_unavailable()),
            Error::Internal(what) => {
                tracing::error!(error = %what, "request failed");
                Problem::new(ProblemCode::InternalError)
            }
        }
    }
}

pub(crate) fn settings_violation(violation: SettingsViolation) -> Problem {
    let (code, field) = match violation {
        SettingsViolation::PlayersOutOfRange => {
            (ProblemCode::PlayersOutOfRange, "settings.players")
        }
        SettingsViolation::MightyDuelNeedsTwoPlayers => {
            (ProblemCode::MightyDuelNeedsTwoPlayers, "settings.variants")
        }
        SettingsViolation::VariantIsAQuest => {
            (ProblemCode::VariantNotWithGiants, "settings.variants")
        }
    };
    Problem::new(code).with_explanation(Explanation::Settings(violation)).field(field)
}

pub(crate) fn pace_violation(violation: PaceViolation) -> Problem {
    let field = format!("pace.{}", violation.field());
    Problem::new(ProblemCode::PaceOutOfRange).detail(violation).field(field)
}

fn premove_violation(violation: PremoveViolation) -> Problem {
    Problem::new(ProblemCode::PremoveInvalid)
        .with_explanation(Explanation::Premove(violation))
        .field("plan")
}

fn absence_violation(violation: AbsenceViolation) -> Problem {
    let (code, field) = match violation {
        AbsenceViolation::UnknownTimeZone => (ProblemCode::TimeZoneUnknown, "time_zone"),
        AbsenceViolation::InThePast | AbsenceViolation::TooFarAway => {
            (ProblemCode::HolidayOutOfRange, "from")
        }
        AbsenceViolation::TooShort => (ProblemCode::HolidayOutOfRange, "until"),
        AbsenceViolation::Overlaps => (ProblemCode::HolidayOverlaps, "from"),
        AbsenceViolation::TooMany | AbsenceViolation::OverBudget => {
            (ProblemCode::HolidayOverBudget, "until")
        }
    };
    Problem::new(code).detail(violation).field(field)
}

fn rule_violation(violation: RuleViolation) -> Problem {
    let code = match violation {
        RuleViolation::GameFinished => ProblemCode::GameFinished,
        RuleViolation::SeatConceded => ProblemCode::SeatConceded,
        RuleViolation::SeatTakenOver => ProblemCode::SeatTakenOver,
        RuleViolation::SeatIsYours => ProblemCode::SeatNotTakenOver,
        RuleViolation::NotYourTurn => ProblemCode::NotYourTurn,
        RuleViolation::MustPlaceFirst => ProblemCode::MustPlaceFirst,
        RuleViolation::NothingToPlace => ProblemCode::NothingToPlace,
        RuleViolation::DominoNotInLine => ProblemCode::DominoNotInLine,
        RuleViolation::DominoTaken => ProblemCode::DominoTaken,
        RuleViolation::NotYourDomino => ProblemCode::NotYourDomino,
        RuleViolation::OutOfBounds => ProblemCode::OutOfBounds,
        RuleViolation::CellOccupied => ProblemCode::CellOccupied,
        RuleViolation::NoMatchingTerrain => ProblemCode::NoMatchingTerrain,
        RuleViolation::MustPlace => ProblemCode::MustPlace,
        RuleViolation::MustCover => ProblemCode::MustCover,
        RuleViolation::MustSendOrKeep => ProblemCode::MustSendOrKeep,
        RuleViolation::NoGiantCame => ProblemCode::NoGiantCame,
        RuleViolation::NoFootprint => ProblemCode::NoFootprint,
        RuleViolation::NoVisibleCrown => ProblemCode::NoVisibleCrown,
        RuleViolation::NoGiantThere => ProblemCode::NoGiantThere,
        RuleViolation::NoOpponent => ProblemCode::NoOpponent,
        RuleViolation::OpponentWithoutCrown => ProblemCode::OpponentWithoutCrown,
    };
    let problem = Problem::new(code).with_explanation(Explanation::Rule(violation));
    match violation.field() {
        Some(field) => problem.field(format!("command.{field}")),
        None => problem,
    }
}

fn table_violation(violation: TableViolation) -> Problem {
    let code = match violation {
        TableViolation::NotOpen => ProblemCode::TableNotOpen,
        TableViolation::NotStarted => ProblemCode::GameNotStarted,
        TableViolation::IsSandbox => ProblemCode::IsSandbox,
        TableViolation::NotFinished => ProblemCode::GameNotFinished,
        TableViolation::NotSeated => ProblemCode::NotSeated,
        TableViolation::NotTheHost => ProblemCode::NotTheHost,
        TableViolation::AlreadySeated => ProblemCode::AlreadySeated,
        TableViolation::Full => ProblemCode::TableFull,
        TableViolation::TooFewPlayers => ProblemCode::TooFewPlayers,
        TableViolation::HostCannotLeave => ProblemCode::HostCannotLeave,
        TableViolation::ProposalOpen => ProblemCode::ProposalOpen,
        TableViolation::ProposalClosed => ProblemCode::ProposalClosed,
        TableViolation::NothingToUndo => ProblemCode::NothingToUndo,
        TableViolation::PauseOutOfRange => ProblemCode::PauseOutOfRange,
        TableViolation::NotPaused => ProblemCode::NotPaused,
        TableViolation::HandoverNotAllowed => ProblemCode::HandoverNotAllowed,
        TableViolation::NotYourSeat => ProblemCode::NotYourSeat,
        TableViolation::NoTurnLeft => ProblemCode::NoTurnLeft,
        TableViolation::SeatNotOffered => ProblemCode::SeatNotOffered,
        TableViolation::TooManyHousePlayers => ProblemCode::TooManyHousePlayers,
        TableViolation::BotsNotAllowed => ProblemCode::BotsNotAllowed,
        TableViolation::GuestsPlayUnrated => ProblemCode::GuestsPlayUnrated,
        TableViolation::GameTooLong => ProblemCode::GameTooLong,
        TableViolation::TooManyProposals => ProblemCode::TooManyProposals,
    };
    let problem = Problem::new(code);
    match violation {
        TableViolation::PauseOutOfRange => problem.field("proposal.until"),
        TableViolation::TooManyHousePlayers => problem.field("house"),
        _ => problem,
    }
}

fn series_violation(violation: SeriesViolation) -> Problem {
    let code = match violation {
        SeriesViolation::NotInSeries => ProblemCode::NotInSeries,
        SeriesViolation::NotOnBreak => ProblemCode::SeriesNotOnBreak,
        SeriesViolation::Over => ProblemCode::SeriesOver,
    };
    Problem::new(code)
}

fn weak_password(weak: WeakPassword) -> Problem {
    let problem = match weak {
        WeakPassword::TooShort => Problem::new(ProblemCode::PasswordTooShort),
        WeakPassword::TooLong => Problem::new(ProblemCode::PasswordTooLong),
        WeakPassword::Guessable => Problem::new(ProblemCode::PasswordTooWeak)
            .detail("Use several uncommon words, or a longer password."),
    };
    problem.field("password")
}

/// Logs the error of the database. Its text is never part of a response.
fn store_error(error: &dyn fmt::Display, is_unavailable: bool) -> Problem {
    if is_unavailable {
        log_database_failure("request failed", error);
        Problem::new(ProblemCode::Unavailable)
    } else {
        tracing::error!(%error, "request failed");
        Problem::new(ProblemCode::InternalError)
    }
}
