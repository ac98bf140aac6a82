//! Limits on concurrent work, per process. Each waits or rejects before it takes a connection, and
//! is fair between owners: a [`Quota`](keyed_quota::Quota) limits what one key holds at a time, a
//! [`FairSemaphore`](keyed_quota::FairSemaphore) shares a few permits between all keys. The page on
//! operations lists all limits, with their variables and the responses of the server.

mod expensive;
mod exports;

pub use expensive::{ExpensiveLimiter, ExpensivePermit, RateKey};
pub use exports::{Export, ExportLimiter, ExportPermit};
