use guarded_http::{Failure, Forbidden, HttpOutcome};
use jiff::SignedDuration;

use crate::domain::node::SharedSetting;

/// Outcome of a delivery attempt, which determines the next step. The texts are shown to the owner
/// of the destination.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum AttemptOutcome {
    Delivered {
        how: String,
        /// The attempt took long enough to delay other deliveries.
        is_late: bool,
    },
    /// The destination no longer exists.
    Gone(String),
    /// The destination is reachable but rejected the message or requested a pause.
    Refused { why: String, pause: Option<SignedDuration> },
    /// The destination did not reply. Deliveries queued behind this one wait too.
    Unreachable(String),
    /// The outgoing mail server does not reply, which is not a failure of the destination.
    Held(String),
    /// Internal error of this server.
    Faulty(String),
    /// The settings of this node forbid the delivery. If another node has a different value for one
    /// of the settings in `decided_by`, that node tries; otherwise the message is undeliverable.
    Forbidden { why: String, decided_by: &'static [SharedSetting] },
    /// Permanent failure: a retry would not help.
    Impossible(String),
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
            AttemptOutcome::Refused { .. } => "rejected",
            AttemptOutcome::Unreachable(_) => "unreachable",
            AttemptOutcome::Held(_) => "deferred",
            AttemptOutcome::Faulty(_) => "internal_error",
            AttemptOutcome::Forbidden { .. } => "forbidden",
            AttemptOutcome::Impossible(_) => "undeliverable",
        }
    }
}

impl From<HttpOutcome> for AttemptOutcome {
    fn from(outcome: HttpOutcome) -> AttemptOutcome {
        match outcome {
            HttpOutcome::Delivered { status } => {
                AttemptOutcome::Delivered { how: format!("answered {status}"), is_late: false }
            }
            HttpOutcome::Gone => AttemptOutcome::Gone("answered that it is gone".to_owned()),
            HttpOutcome::Refused { status, retry_after } => {
                AttemptOutcome::Refused { why: format!("answered {status}"), pause: retry_after }
            }
            HttpOutcome::Failed { why: why @ (Failure::Garbage | Failure::Closed) } => {
                AttemptOutcome::Refused { why: why.to_string(), pause: None }
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
                Forbidden::NotAnAddress | Forbidden::Scheme | Forbidden::UserInfo => {
                    AttemptOutcome::Impossible(why.to_string())
                }
            },
        }
    }
}
