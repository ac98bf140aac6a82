//! Clocks and deadlines of games: current waits, due timeouts and reminders.

pub mod deadlines;
pub mod heartbeat;
pub mod waiting;

pub use deadlines::{DeadlineRun, run_due_deadlines};
pub use heartbeat::heartbeat;
pub(crate) use waiting::{current_wait, recompute_deadline, reminders};
