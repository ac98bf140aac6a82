//! Outcomes of delivery attempts, and the delays between attempts.

use std::fmt;

use guarded_http::{Failure, Forbidden, HttpOutcome};
use jiff::SignedDuration;

use crate::domain::node::SharedSetting;

/// Duration of failures without a successful delivery after which a destination is disabled
/// permanently.
pub const DISABLE_AFTER: SignedDuration = SignedDuration::from_hours(5 * 24);

/// Delays after the first attempt, the second, and so on.
const RETRY_DELAYS: [SignedDuration; 9] = [
    SignedDuration::from_secs(5),
    SignedDuration::from_mins(5),
    SignedDuration::from_mins(30),
    SignedDuration::from_hours(2),
    SignedDuration::from_hours(5),
    SignedDuration::from_hours(10),
    SignedDuration::from_hours(14),
    SignedDuration::from_hours(20),
    SignedDuration::from_hours(24),
];

/// Outcome of a delivery attempt, which determines the next step. The texts are shown to the owner
/// of the destination.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum AttemptOutcome {
    Delivered {
        detail: String,
        /// The attempt took long enough to delay other deliveries.
        is_slow: bool,
    },
    /// The destination no longer exists.
    Gone(String),
    /// The destination is reachable but rejected the message or requested a pause.
    Rejected { reason: String, pause: Option<SignedDuration> },
    /// The destination did not reply. Deliveries queued behind this one wait too.
    Unreachable(String),
    /// The outgoing mail server does not reply, which is not a failure of the destination.
    Deferred(String),
    /// Internal error of this server.
    InternalError(String),
    /// The settings of this node forbid the delivery. If another node has a different value for one
    /// of the settings in `decided_by`, that node tries; otherwise the message is undeliverable.
    Forbidden { reason: String, decided_by: &'static [SharedSetting] },
    /// Permanent failure: a retry would not help.
    Undeliverable(String),
}

impl AttemptOutcome {
    pub fn is_success(&self) -> bool {
        matches!(self, AttemptOutcome::Delivered { .. })
    }

    /// Name in traces, which contain no text from the destination.
    pub fn name(&self) -> &'static str {
        match self {
            AttemptOutcome::Delivered { .. } => "delivered",
            AttemptOutcome::Gone(_) => "gone",
            AttemptOutcome::Rejected { .. } => "rejected",
            AttemptOutcome::Unreachable(_) => "unreachable",
            AttemptOutcome::Deferred(_) => "deferred",
            AttemptOutcome::InternalError(_) => "internal_error",
            AttemptOutcome::Forbidden { .. } => "forbidden",
            AttemptOutcome::Undeliverable(_) => "undeliverable",
        }
    }
}

impl From<HttpOutcome> for AttemptOutcome {
    fn from(outcome: HttpOutcome) -> AttemptOutcome {
        match outcome {
            HttpOutcome::Delivered { status } => {
                AttemptOutcome::Delivered { detail: format!("answered {status}"), is_slow: false }
            }
            HttpOutcome::Gone => AttemptOutcome::Gone("answered that it is gone".to_owned()),
            HttpOutcome::Refused { status, retry_after } => AttemptOutcome::Rejected {
                reason: format!("answered {status}"),
                pause: retry_after,
            },
            HttpOutcome::Failed {
                reason: reason @ (Failure::InvalidResponse | Failure::Closed),
            } => AttemptOutcome::Rejected { reason: reason.to_string(), pause: None },
            HttpOutcome::Failed { reason } => AttemptOutcome::Unreachable(reason.to_string()),
            HttpOutcome::Forbidden { reason } => match reason {
                Forbidden::NotEncrypted | Forbidden::NotPublic | Forbidden::Port => {
                    AttemptOutcome::Forbidden {
                        reason: reason.to_string(),
                        decided_by: &[
                            SharedSetting::OutboundNetworks,
                            SharedSetting::OutboundPorts,
                        ],
                    }
                }
                Forbidden::InvalidUrl | Forbidden::Scheme | Forbidden::UserInfo => {
                    AttemptOutcome::Undeliverable(reason.to_string())
                }
            },
        }
    }
}

/// Permanent reason why a message cannot be delivered. The [`Display`](fmt::Display) text is shown
/// to the owner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Undeliverable {
    AccountDeleted,
    /// The expiry of the links is beyond the range of timestamps.
    LinkExpiryOutOfRange,
    /// The URL of an ntfy server has no topic.
    NoTopic,
    /// The stored address is invalid, or encryption for it failed. Contains the reason.
    Address(String),
}

impl Undeliverable {
    /// Wraps the error of a library that rejected the address.
    pub fn address(reason: impl fmt::Display) -> Self {
        Self::Address(reason.to_string())
    }
}

impl fmt::Display for Undeliverable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::AccountDeleted => "the account was deleted",
            Self::LinkExpiryOutOfRange => "its links would be too far out",
            Self::NoTopic => "the URL ends with no topic",
            Self::Address(reason) => reason,
        })
    }
}

impl std::error::Error for Undeliverable {}

/// Delay after the failed attempt number `attempt`, starting at 1. Returns `None` after the last
/// one. `jitter` varies the delay by up to 20 %: 0 is the shortest, and the values are uniformly
/// distributed. A response may request a longer delay
/// ([`HttpOutcome::Refused`](guarded_http::HttpOutcome::Refused)).
#[must_use]
pub fn next_retry(attempt: u32, jitter: u16) -> Option<SignedDuration> {
    let index = usize::try_from(attempt).ok()?.checked_sub(1)?;
    let pause = RETRY_DELAYS.get(index)?.as_millis();
    let span = i128::from(u16::MAX);
    let share = 4 * span + 2 * i128::from(jitter);
    i64::try_from(pause * share / (5 * span)).ok().map(SignedDuration::from_millis)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn retries_back_off_and_end() {
        let middle = |attempt| next_retry(attempt, u16::MAX / 2).map(|pause| pause.as_secs());
        let pauses: Vec<i64> = (1..=9).filter_map(middle).collect();
        assert_eq!(pauses, [4, 299, 1_799, 7_199, 17_999, 35_999, 50_399, 71_999, 86_399]);
        assert_eq!((middle(0), middle(10), middle(u32::MAX)), (None, None, None));
    }

    #[test]
    fn retry_jitter_is_at_most_20_percent() {
        assert_eq!(next_retry(1, 0), Some(SignedDuration::from_secs(4)));
        assert_eq!(next_retry(1, u16::MAX), Some(SignedDuration::from_secs(6)));
        assert_eq!(next_retry(9, 0), Some(SignedDuration::from_mins(24 * 60 * 4 / 5)));
        assert_eq!(next_retry(9, u16::MAX), Some(SignedDuration::from_mins(24 * 60 * 6 / 5)));
    }
}
