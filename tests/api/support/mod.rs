//! A server per test, on a database of its own, and players who speak to it over HTTP.

mod database;
mod player;
mod server;

pub use database::database;
pub use player::{Answer, Game, PASSWORD, Player};
pub use server::TestServer;
