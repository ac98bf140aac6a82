//! The real server on a real database, one file per area.

mod accounts;
mod play;
mod races;
mod support;
