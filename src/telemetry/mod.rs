//! What a process tells its operator about itself besides the log: the names of its metrics, and [`traces`].
//!
//! The layers above count and open spans; here is what both are called, and how traces leave.

mod metric;
pub mod traces;

pub use metric::*;
