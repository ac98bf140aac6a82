//! Limits on requests: rate limits, concurrent requests of an account, the duration of a use case,
//! and the address that the limits apply to.

pub mod client_ip;
pub mod concurrency;
pub mod rate_limit;

pub use client_ip::{TrustedProxies, client_address, request_address};
pub use concurrency::with_timeout;
pub use rate_limit::{Limiter, Rates, RemainingRequests, limit_rate};
