//! Errors of use cases, and their log entries. The API maps every variant to a problem code by an
//! exhaustive match.

use std::fmt;

use fair_semaphore::Refusal;
use guarded_http::Forbidden;
use jiff::SignedDuration;
use kingdomino::{PremoveViolation, RuleViolation, SettingsViolation};

use crate::auth::{HasherError, NoEntropy, SigningFailed, WeakPassword};
use crate::domain::clock::AbsenceViolation;
use crate::domain::event_log::{StoredEvent, Version};
use crate::domain::table::MissingState;
use crate::game_record::RecordDefect;
use crate::notifications::channels::mail::EmailAddressError;
use crate::notifications::links::LinkError;
use crate::service::player_name::NameViolation;
use crate::store::StoreError;
use crate::telemetry::log_database_failure;

pub type Result<T> = std::result::Result<T, Error>;

/// Error of a use case. The transaction was rolled back.
#[derive(Debug)]
pub enum Error {
    /// The session was revoked, or its account deleted.
    SessionEnded,
    /// The account does not exist, or the password is wrong. Clients cannot distinguish the two.
    CredentialsWrong,
    /// The request must be confirmed with a password.
    PasswordMissing,
    /// The password that confirms the request is wrong.
    PasswordWrong,
    /// The refresh token was not issued by this server, or its session has ended.
    RefreshTokenInvalid,
    /// The refresh token was already used. Unless this was a moment ago, its session has been
    /// ended.
    RefreshTokenReused,
    /// The personal token was not issued by this server.
    TokenInvalid,
    /// The personal token has expired.
    TokenExpired,
    /// The player has no token with this id.
    TokenNotFound,
    /// The player has not authorized this app.
    AppNotFound,
    TooManyTokens,
    /// The lifetime of the token is out of range.
    TokenLifetimeOutOfRange,
    /// The player has no bot with this id.
    BotNotFound,
    TooManyBots,
    /// The player has the maximum number of games that are not over.
    TooManyGames,
    /// An administrator has locked the account.
    AccountLocked,
    NotAnAdmin,
    /// The request requires a password, which guests do not have.
    GuestAccount,
    NotAGuest,
    /// There were too many attempts. Carries the time to wait.
    TooManyAttempts(SignedDuration),
    /// The name was changed too often. Carries the time to wait.
    TooManyRenames(SignedDuration),
    /// The server does not accept new accounts.
    RegistrationClosed,
    /// Creating an account requires an invitation link.
    InvitationRequired,
    NameInvalid(NameViolation),
    NameTaken,
    WeakPassword(WeakPassword),
    SessionNotFound,
    /// The settings have changed since the client loaded them.
    SettingsStale,
    /// The game does not exist, or the player cannot see it.
    GameNotFound,
    PlayerNotFound,
    ProfileNotFound,
    VersionNotFound,
    /// The series does not exist, or the player cannot see it.
    SeriesNotFound,
    SeriesTooLong,
    /// The record is invalid.
    RecordInvalid(RecordDefect),
    Series(SeriesViolation),
    /// The game has no such seat.
    SeatNotFound,
    /// The link was not signed by this server, or has expired.
    LinkInvalid,
    LinkExpired,
    /// The link was already used.
    LinkUsed,
    EmailInvalid(EmailAddressError),
    /// The request was repeated too early. Carries the time to wait.
    RetryTooEarly(SignedDuration),
    CalendarNotFound,
    /// The game has moved on. Carries its version, and the events since the expected version.
    VersionStale {
        current: Version,
        since: Vec<StoredEvent>,
    },
    /// The deadline has passed, and the server is about to act for the seat.
    DeadlinePassed,
    /// The idempotency key was already used for another request.
    IdempotencyKeyReused,
    Settings(SettingsViolation),
    Table(TableViolation),
    Absence(AbsenceViolation),
    HolidayNotFound,
    TicketInvalid,
    /// The player has no destination with this id.
    DestinationNotFound,
    DeliveryNotFound,
    TooManyDestinations,
    /// The destination is turned off.
    DestinationDisabled,
    TestInProgress,
    /// The server must not send to this address.
    AddressForbidden(Forbidden),
    SubscriptionInvalid,
    Premove(PremoveViolation),
    PremoveExpired,
    PremoveNotFound,
    Rule(RuleViolation),
    /// The server is overloaded.
    Busy,
    /// The player has the maximum number of long-running requests in progress.
    TooManyConcurrentRequests,
    /// The request exceeds the rate limit of the account. Carries the time to wait.
    RateLimited(SignedDuration),
    Store(StoreError),
    /// Internal error. The text is for the log.
    Internal(String),
}

impl fmt::Display for Error {
    /// For logs and the command line. Clients get problem details instead.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Store(error) => error.fmt(f),
            Error::Internal(why) => f.write_str(why),
            refusal => write!(f, "rejected as {refusal:?}"),
        }
    }
}

impl From<MissingState> for Error {
    fn from(missing: MissingState) -> Error {
        Error::from(StoreError::from(missing))
    }
}

impl From<StoreError> for Error {
    fn from(error: StoreError) -> Error {
        Error::Store(error)
    }
}

/// Required by the transactions of diesel, which return errors of `BEGIN` and `COMMIT`.
impl From<diesel::result::Error> for Error {
    fn from(error: diesel::result::Error) -> Error {
        Error::Store(error.into())
    }
}

impl From<RuleViolation> for Error {
    fn from(violation: RuleViolation) -> Error {
        Error::Rule(violation)
    }
}

impl From<TableViolation> for Error {
    fn from(violation: TableViolation) -> Error {
        Error::Table(violation)
    }
}

impl From<SeriesViolation> for Error {
    fn from(violation: SeriesViolation) -> Error {
        Error::Series(violation)
    }
}

impl From<PremoveViolation> for Error {
    fn from(violation: PremoveViolation) -> Error {
        Error::Premove(violation)
    }
}

impl From<AbsenceViolation> for Error {
    fn from(violation: AbsenceViolation) -> Error {
        Error::Absence(violation)
    }
}

impl From<SettingsViolation> for Error {
    fn from(violation: SettingsViolation) -> Error {
        Error::Settings(violation)
    }
}

impl From<WeakPassword> for Error {
    fn from(weak: WeakPassword) -> Error {
        Error::WeakPassword(weak)
    }
}

impl From<NameViolation> for Error {
    fn from(bad: NameViolation) -> Error {
        Error::NameInvalid(bad)
    }
}

impl From<LinkError> for Error {
    fn from(refused: LinkError) -> Error {
        match refused {
            LinkError::Unknown => Error::LinkInvalid,
            LinkError::Expired => Error::LinkExpired,
        }
    }
}

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Error {
        match refusal {
            Refusal::KeyLimit => Error::TooManyConcurrentRequests,
            Refusal::QueueFull | Refusal::Timeout => Error::Busy,
        }
    }
}

impl From<HasherError> for Error {
    fn from(error: HasherError) -> Error {
        match error {
            HasherError::Busy => Error::Busy,
            other => Error::Internal(other.to_string()),
        }
    }
}

impl From<NoEntropy> for Error {
    fn from(error: NoEntropy) -> Error {
        Error::Internal(error.to_string())
    }
}

impl From<SigningFailed> for Error {
    fn from(error: SigningFailed) -> Error {
        Error::Internal(error.to_string())
    }
}

/// Reason for which a request in a series is rejected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeriesViolation {
    NotInSeries,
    NotOnBreak,
    Over,
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

/// Logs that `task` failed. An unavailable database is logged once at the start of the outage and
/// once at its end, because during a failover every task fails several times a second.
pub fn log_failure(task: &'static str, error: &Error) {
    match error {
        Error::Store(error) => log_store_failure(task, error),
        error => tracing::warn!(%error, "{task}"),
    }
}

/// Same as [`log_failure`] for an error of the store.
pub fn log_store_failure(task: &'static str, error: &StoreError) {
    match error {
        StoreError::Unavailable(why) => log_database_failure(task, why),
        error => tracing::warn!(%error, "{task}"),
    }
}
