//! Time limits for decisions, and the periods in which clocks are stopped. All functions are pure
//! arithmetic on times in their arguments, so that the clock of the database decides. Replay does
//! not depend on this module.

use jiff::SignedDuration;

mod absence;
mod calendar;
mod clocks;
mod pace;
mod quiet_hours;

pub use absence::{Absence, AbsenceViolation, Holiday};
pub use calendar::{Calendar, ClockStopReason, PauseSpan};
pub use clocks::{Clocks, Wait};
pub use pace::{OnTimeout, Pace, PacePreset, PaceViolation, Timing};
pub use quiet_hours::{LocalQuietHours, QuietHours};

/// A longer gap between the heartbeats of all nodes is an outage, which costs no player time. No
/// deadline fires until the lost time has been credited.
pub const MIN_OUTAGE: SignedDuration = SignedDuration::from_mins(15);
