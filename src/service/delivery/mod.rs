//! The delivery worker: claims endpoints, sends what is due, records what became of it.

mod context;
mod mail_session;
mod obsolete;
mod record_attempt;
mod send;
mod session;
mod slots;
mod worker;

pub use worker::{deliver_due, run_delivery_worker};
