//! How much time there is for a decision, and when it stands still: arithmetic on times that are given, so that one clock, the database's, can
//! decide. Replay knows nothing of it.

mod absence;
mod calendar;
mod clocks;
mod pace;
mod preset;
mod quiet_hours;
mod timing;

pub use absence::{Absence, AbsenceViolation, Holiday};
pub use calendar::{Calendar, ClockStopReason, PauseSpan};
pub use clocks::{Clocks, Wait};
pub use pace::{Pace, PaceViolation};
pub use preset::PacePreset;
pub use quiet_hours::{LocalQuietHours, QuietHours};
pub use timing::{OnTimeout, Timing};
