use std::fmt;

use guarded_http::Forbidden;
use jiff::SignedDuration;
use kingdomino::{OrderViolation, RuleViolation, SettingsViolation};

use crate::auth::{HasherError, NoEntropy, SigningFailed, WeakPassword};
use crate::domain::clock::AbsenceViolation;
use crate::domain::event_log::{StoredEvent, Version};
use crate::domain::table::MissingState;
use crate::game_record::RecordDefect;
use crate::notifications::channels::mail::NotAMailAddress;
use crate::notifications::links::LinkRefused;
use crate::service::accounts::BadName;
use crate::store::StoreError;

use super::violation::{SeriesViolation, TableViolation};

pub type Result<T> = std::result::Result<T, Error>;

/// Why a use case was not carried out. Nothing was changed.
#[derive(Debug)]
pub enum Error {
    /// The session was revoked, or its account deleted.
    SessionEnded,
    /// There is no such account, or it has another password: which, nobody is told.
    WrongCredentials,
    /// A password is needed to confirm it.
    PasswordMissing,
    /// The password given to confirm is not the account's.
    WrongPassword,
    /// The refresh token is not one of ours, or its session is over.
    RefreshTokenInvalid,
    /// The refresh token was used before. Unless that was a moment ago, its session is over now.
    RefreshTokenReused,
    /// The personal token is none of ours.
    TokenUnknown,
    /// The personal token was good until its time was over.
    TokenExpired,
    /// The player has no such token.
    TokenNotFound,
    /// The player has let in no such app.
    AppNotFound,
    TooManyTokens,
    /// The token would be good for longer than any, or not at all.
    TokenLifetime,
    /// The player has no such bot.
    BotNotFound,
    TooManyBots,
    /// The player sits at enough games that are not over.
    TooManyGames,
    /// Who runs the server has locked the account.
    AccountLocked,
    NotAnAdmin,
    /// It takes a password, which guests do not have.
    GuestAccount,
    NotAGuest,
    /// It was tried too often; after so long it can be tried again.
    TooManyAttempts(SignedDuration),
    /// The name was changed too often; it can be changed again after so long.
    TooManyRenames(SignedDuration),
    /// No account can be made at this server.
    RegistrationClosed,
    /// An account can be made only by an invitation link.
    InvitationNeeded,
    BadName(BadName),
    NameTaken,
    WeakPassword(WeakPassword),
    SessionNotFound,
    /// The settings are not any more as who changes them has seen them.
    SettingsStale,
    /// No such game, or none that the player may see.
    GameNotFound,
    PlayerNotFound,
    ProfileNotFound,
    VersionNotFound,
    /// No such series, or none that the player may see.
    SeriesNotFound,
    SeriesTooLong,
    /// The record does not hold.
    RecordInvalid(RecordDefect),
    Series(SeriesViolation),
    /// The game has no such seat.
    SeatNotFound,
    /// The link was not signed here, or has expired.
    LinkInvalid,
    LinkExpired,
    /// What the link does, it has done.
    LinkUsed,
    MailAddressInvalid(NotAMailAddress),
    /// The last time was less than so long ago.
    TooSoon(SignedDuration),
    CalendarNotFound,
    /// The game has moved on: its version, and what happened since the version that was expected.
    Stale {
        current: Version,
        since: Vec<StoredEvent>,
    },
    /// The time for what is expected is up, and the house is about to act.
    DeadlinePassed,
    /// The same idempotency key came with another request before.
    KeyReused,
    Settings(SettingsViolation),
    Table(TableViolation),
    Absence(AbsenceViolation),
    HolidayNotFound,
    TicketInvalid,
    /// The player has no such endpoint.
    EndpointNotFound,
    DeliveryNotFound,
    TooManyEndpoints,
    /// Nothing is sent there while it is turned off.
    EndpointOff,
    TestUnderWay,
    /// The address is none to which this server may send.
    AddressForbidden(Forbidden),
    SubscriptionInvalid,
    Order(OrderViolation),
    OrderExpired,
    OrderNotFound,
    Rule(RuleViolation),
    /// Too much to do; later there may be less.
    Busy,
    /// The player has others of its requests carried out that take as long; when one is done this can be.
    TooMuchAtOnce,
    /// The request costs more than the account may ask for now; after so long it can.
    RateLimited(SignedDuration),
    Store(StoreError),
    /// A fault of ours. The text is for the log.
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

/// For diesel's transactions, which pass on what beginning or committing says.
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

impl From<OrderViolation> for Error {
    fn from(violation: OrderViolation) -> Error {
        Error::Order(violation)
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

impl From<BadName> for Error {
    fn from(bad: BadName) -> Error {
        Error::BadName(bad)
    }
}

impl From<LinkRefused> for Error {
    fn from(refused: LinkRefused) -> Error {
        match refused {
            LinkRefused::Unknown => Error::LinkInvalid,
            LinkRefused::Expired => Error::LinkExpired,
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
