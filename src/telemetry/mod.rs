//! What a process tells its operator about itself besides the log: the names of its metrics, and [`traces`].
//!
//! The layers above count and open spans; here is what both are called, and how traces leave.

mod metric;
mod outage;
pub mod traces;

pub use metric::*;
pub use outage::{Outage, PastOutage, log_database_failure, log_database_recovery};

/// The release, with the commit that it was built from: `0.2.0 (0123456789ab)`, or `0.2.0` where nobody said which.
pub const VERSION: &str = env!("VERSION_WITH_COMMIT");
