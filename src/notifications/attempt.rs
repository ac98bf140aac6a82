use guarded_http::{Failure, Forbidden, HttpOutcome};
use jiff::SignedDuration;

use crate::domain::node::SharedSetting;

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
    Rejected { why: String, pause: Option<SignedDuration> },
    /// The destination did not reply. Deliveries queued behind this one wait too.
    Unreachable(String),
    /// The outgoing mail server does not reply, which is not a failure of the destination.
    Deferred(String),
    /// Internal error of this server.
    InternalError(String),
    /// The settings of this node forbid the delivery. If another node has a different value for one
    /// of the settings in `decided_by`, that node tries; otherwise the message is undeliverable.
    Forbidden { why: String, decided_by: &'static [SharedSetting] },
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
            HttpOutcome::Refused { status, retry_after } => {
                AttemptOutcome::Rejected { why: format!("answered {status}"), pause: retry_after }
            }
            HttpOutcome::Failed { why: why @ (Failure::InvalidResponse | Failure::Closed) } => {
                AttemptOutcome::Rejected { why: why.to_string(), pause: None }
            }
            HttpOutcome::Failed { why } => AttemptOutcome::Unreachable(why.to_string()),
            HttpOutcome::Forbidden { why } => match why {
                Forbidden::NotEncrypted | Forbidden::NotPublic | Forbidden::Port => {
                    AttemptOutcome::Forbidden {
                        why: why.to_string(),
                        decided_by: &[
                            SharedSetting::OutboundNetworks,
                            SharedSetting::OutboundPorts,
                        ],
                    }
                }
                Forbidden::InvalidUrl | Forbidden::Scheme | Forbidden::UserInfo => {
                    AttemptOutcome::Undeliverable(why.to_string())
                }
            },
        }
    }
}
