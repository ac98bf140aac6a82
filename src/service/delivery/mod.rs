//! Delivery worker: claims destinations, sends due messages and records the outcomes.
//!
//! Every node runs one. It claims a destination by a lease in its row, and extends the lease while
//! it works; no other node serves the destination meanwhile, so that messages arrive in order. Each
//! attempt is recorded before it is made, and its outcome is recorded in one transaction. When a
//! node dies, its leases expire within 15 seconds and other nodes take over; a message without a
//! recorded outcome is sent again with the same id.

mod obsolete;
mod record_attempt;
mod send;
mod session;
mod slots;
mod worker;

pub use worker::{deliver_due, run_delivery_worker};
