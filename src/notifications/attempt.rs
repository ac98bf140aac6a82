use guarded_http::{Failure, Forbidden, HttpOutcome};
use jiff::SignedDuration;

use crate::domain::node::SharedSetting;

/// What became of one attempt, and what is to be done about it. The texts are shown to the owner of the endpoint.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum AttemptOutcome {
    Delivered {
        how: String,
        /// It took so long that others could have been kept waiting.
        is_late: bool,
    },
    /// There is nobody there any more.
    Gone(String),
    /// The endpoint is there and did not take it, or asks to be left alone for some time.
    Refused { why: String, pause: Option<SignedDuration> },
    /// Nobody answered: what waits behind it waits as well.
    Unreachable(String),
    /// What takes our mails does not answer, which is no fault of the endpoint.
    Held(String),
    /// This server failed at it.
    Faulty(String),
    /// The settings of this node forbid it. If one of the settings in `decided_by` differs at
    /// another node, that node tries; otherwise the message is dead.
    Forbidden { why: String, decided_by: &'static [SharedSetting] },
    /// To try again would not help.
    Impossible(String),
}

impl AttemptOutcome {
    pub fn is_success(&self) -> bool {
        matches!(self, AttemptOutcome::Delivered { .. })
    }

    /// Name in traces, which contain no text of the destination.
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
