//! Maps the errors of the service to problems. The matches are exhaustive: a new error does not
//! compile until it has a code.

use std::fmt;

use jiff::SignedDuration;
use kingdomino::{RuleViolation, SettingsViolation};

use crate::api::game_events::EventView;
use crate::auth::WeakPassword;
use crate::domain::clock::{AbsenceViolation, PaceViolation};
use crate::i18n::Explanation;
use crate::service::Error;
use crate::telemetry::log_database_failure;

use super::{Problem, ProblemCode};

impl From<Error> for Problem {
    fn from(error: Error) -> Problem {
        match error {
            Error::Refused(code) => code.into(),
            Error::Throttled(code, wait) => Problem::from(code).with_retry_after(wait),
            Error::PasswordMissing => Problem::new(ProblemCode::FieldInvalid)
                .detail("The field `password` is required.")
                .field("password"),
            Error::NameInvalid(violation) => {
                Problem::from(ProblemCode::NameInvalid).detail(violation)
            }
            Error::WeakPassword(weak) => weak_password(weak),
            Error::RecordInvalid(defect) => Problem::new(ProblemCode::RecordInvalid).detail(defect),
            Error::EmailInvalid(reason) => Problem::from(ProblemCode::EmailInvalid).detail(reason),
            Error::VersionStale { current, since } => Problem {
                current_version: Some(current),
                events: Some(since.into_iter().map(EventView::from).collect()),
                ..Problem::new(ProblemCode::VersionStale)
            },
            Error::Settings(violation) => settings_violation(violation),
            Error::Absence(violation) => absence_violation(violation),
            Error::AddressForbidden(reason) => {
                Problem::from(ProblemCode::AddressForbidden).detail(reason)
            }
            Error::Premove(violation) => Problem::from(ProblemCode::PremoveInvalid)
                .with_explanation(Explanation::Premove(violation)),
            Error::PremoveExpired => Problem::new(ProblemCode::PremoveInvalid)
                .detail("Expected a time in the future.")
                .field("valid_until"),
            Error::Rule(violation) => rule_violation(violation),
            Error::Busy => Problem::new(ProblemCode::Unavailable),
            Error::TooManyConcurrentRequests => Problem::new(ProblemCode::RateLimited)
                .detail("You have the maximum number of long-running requests in progress.")
                .with_retry_after(SignedDuration::from_secs(1)),
            Error::Store(error) => store_error(&error, error.is_unavailable()),
            Error::Internal(reason) => {
                tracing::error!(error = %reason, "request failed");
                Problem::new(ProblemCode::InternalError)
            }
        }
    }
}

pub(crate) fn settings_violation(violation: SettingsViolation) -> Problem {
    Problem::from(ProblemCode::from(violation)).with_explanation(Explanation::Settings(violation))
}

pub(crate) fn pace_violation(violation: PaceViolation) -> Problem {
    let field = format!("pace.{}", violation.field());
    Problem::new(ProblemCode::PaceOutOfRange).detail(violation).field(field)
}

fn absence_violation(violation: AbsenceViolation) -> Problem {
    let problem = match violation {
        AbsenceViolation::UnknownTimeZone => ProblemCode::TimeZoneUnknown.into(),
        AbsenceViolation::InThePast | AbsenceViolation::TooFarAway => {
            Problem::new(ProblemCode::HolidayOutOfRange).field("from")
        }
        AbsenceViolation::TooShort => Problem::new(ProblemCode::HolidayOutOfRange).field("until"),
        AbsenceViolation::Overlaps => ProblemCode::HolidayOverlaps.into(),
        AbsenceViolation::TooMany | AbsenceViolation::OverBudget => {
            ProblemCode::HolidayOverBudget.into()
        }
    };
    Problem { detail: violation.detail().map(str::to_owned), ..problem }
}

fn rule_violation(violation: RuleViolation) -> Problem {
    let problem = Problem::new(violation.into()).with_explanation(Explanation::Rule(violation));
    match violation.field() {
        Some(field) => problem.field(format!("command.{field}")),
        None => problem,
    }
}

fn weak_password(weak: WeakPassword) -> Problem {
    match weak {
        WeakPassword::TooShort => ProblemCode::PasswordTooShort.into(),
        WeakPassword::TooLong => ProblemCode::PasswordTooLong.into(),
        WeakPassword::Guessable => Problem::from(ProblemCode::PasswordTooWeak)
            .detail("Use several uncommon words, or a longer password."),
    }
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
