//! The delivery worker: claims endpoints, sends what is due, records what became of it.
//!
//! Every node runs one. It claims an endpoint by a lease in its row, which it extends while it works; nobody else serves the
//! endpoint meanwhile, so that messages arrive in order. Each attempt is noted before it is made and recorded, in one
//! transaction, when its outcome is known. When a node dies, its leases run out within 15 seconds and others go on; a message
//! whose outcome was not recorded is sent again, with the same id.

mod context;
mod mail_session;
mod obsolete;
mod prepared;
mod record_attempt;
mod send;
mod session;
mod slots;
mod worker;

pub use worker::{deliver_due, run_delivery_worker};
