//! Metrics, [`traces`] and outages in the log.
//!
//! This module defines the names of metrics and spans and exports the traces. The layers above
//! count and open the spans.

mod metric;
mod outage;
pub mod traces;

pub use metric::*;
pub use outage::{Outage, PastOutage, log_database_failure, log_database_recovery};

/// The release and the commit it was built from, as in `0.2.0 (0123456789ab)`. The commit is
/// missing if it was unknown at build time.
pub const VERSION: &str = env!("VERSION_WITH_COMMIT");
