//! The rules that a table can choose, and the limits of the server.

pub mod limits;
pub mod routes;
mod views;
