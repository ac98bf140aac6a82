#![doc = include_str!("../README.md")]
#![warn(missing_docs)]

mod address;
mod client;
mod connection;
mod destination;
mod options;
mod outcome;
mod request;
mod resolve;
mod retry_after;

pub use client::{GuardedClient, UnusableRoot, tls_config};
pub use destination::Destination;
pub use options::{DEFAULT_PORTS, Network, Options};
pub use outcome::{Failure, Forbidden, HttpOutcome};
pub use request::OutboundRequest;
pub use resolve::{RESOLVER_BOUNDS, Resolve, SystemResolver};
