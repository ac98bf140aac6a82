//! Time limits for decisions, and the periods in which clocks are stopped. All functions are pure
//! arithmetic on times in their arguments, so that the clock of the database decides. Replay does
//! not depend on this module.

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
