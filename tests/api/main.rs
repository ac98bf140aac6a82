//! The real server on a real database, one file per area.

mod accounts;
mod faults;
mod play;
mod races;
mod secrecy;
mod support;
