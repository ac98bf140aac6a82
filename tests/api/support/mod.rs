//! Test support: a server and a database per test, and players using it over HTTP.

mod browser;
mod catcher;
mod clock;
mod contract;
mod database;
mod games;
mod log;
mod network;
mod player;
mod pooler;
mod program;
mod raw;
mod server;
mod table;
mod visitor;

pub use browser::Browser;
pub use catcher::{Catcher, Caught, NO_RESPONSE};
pub use clock::{
    DAY, advance_clock, advance_into_hour, conclude_games, event_payloads, run_deadlines,
    run_deliveries, simulate_outage, start_timed_game, unix_seconds,
};
pub use database::{Durable, database, empty_database};
pub use log::{start_log_capture, stop_log_capture};
pub use network::Network;
pub use player::{Answer, Game, PASSWORD, Player, fresh_key};
pub use pooler::{Pooler, Reuse};
pub use program::{DataFolder, Program, signal};
pub use raw::Raw;
pub use server::{Limits, SECRET, TestServer, now, wait_until};
pub use table::{Chance, play_to_end, players, start_game};
pub use visitor::{Page, PageForm, PageLink, Visitor};
