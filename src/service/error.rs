//! Errors of use cases, and their log entries. Most are a [`ProblemCode`]; a variant of [`Error`]
//! carries the details of the others, which the API maps by an exhaustive match.

use std::fmt;

use fair_semaphore::Refusal;
use guarded_http::Forbidden;
use jiff::SignedDuration;
use kingdomino::{PremoveViolation, RuleViolation, SettingsViolation};

use crate::auth::{HasherError, NoEntropy, SigningFailed, WeakPassword};
use crate::domain::ProblemCode;
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
    /// The request is rejected for the reason that the code names.
    Refused(ProblemCode),
    /// There were too many requests of a kind. Carries the time to wait.
    Throttled(ProblemCode, SignedDuration),
    /// The request must be confirmed with a password.
    PasswordMissing,
    NameInvalid(NameViolation),
    WeakPassword(WeakPassword),
    RecordInvalid(RecordDefect),
    EmailInvalid(EmailAddressError),
    /// The game has moved on. Carries its version, and the events since the expected version.
    VersionStale {
        current: Version,
        since: Vec<StoredEvent>,
    },
    Settings(SettingsViolation),
    Absence(AbsenceViolation),
    /// The server must not send to this address.
    AddressForbidden(Forbidden),
    Premove(PremoveViolation),
    PremoveExpired,
    Rule(RuleViolation),
    /// The server is overloaded.
    Busy,
    /// The player has the maximum number of long-running requests in progress.
    TooManyConcurrentRequests,
    Store(StoreError),
    /// Internal error. The text is for the log.
    Internal(String),
}

impl fmt::Display for Error {
    /// For logs and the command line. Clients get problem details instead.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Store(error) => error.fmt(f),
            Error::Internal(reason) => f.write_str(reason),
            Error::Refused(code) | Error::Throttled(code, _) => {
                write!(f, "rejected as {}", code.as_str())
            }
            refusal => write!(f, "rejected as {refusal:?}"),
        }
    }
}

impl From<MissingState> for Error {
    fn from(missing: MissingState) -> Error {
        Error::from(StoreError::from(missing))
    }
}

/// Required by the transactions of diesel, which return errors of `BEGIN` and `COMMIT`.
impl From<diesel::result::Error> for Error {
    fn from(error: diesel::result::Error) -> Error {
        Error::Store(error.into())
    }
}

macro_rules! convert {
    ($($source:ty => $variant:ident,)+) => {
        $(impl From<$source> for Error {
            fn from(source: $source) -> Error {
                Error::$variant(source)
            }
        })+
    };
}

convert! {
    ProblemCode => Refused,
    NameViolation => NameInvalid,
    WeakPassword => WeakPassword,
    SettingsViolation => Settings,
    AbsenceViolation => Absence,
    PremoveViolation => Premove,
    RuleViolation => Rule,
    StoreError => Store,
}

impl From<LinkError> for Error {
    fn from(refused: LinkError) -> Error {
        match refused {
            LinkError::Unknown => ProblemCode::LinkInvalid.into(),
            LinkError::Expired => ProblemCode::LinkExpired.into(),
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
        StoreError::Unavailable(reason) => log_database_failure(task, reason),
        error => tracing::warn!(%error, "{task}"),
    }
}
