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
pub use catcher::{Catcher, Caught, NOTHING};
pub use clock::{
    DAY, after_an_outage, carried, concluded, facts, fired, into_the_hour, later, seconds, timed,
};
pub use database::{Durable, database, empty_database};
pub use log::{listen_to_the_log, stop_listening};
pub use network::Network;
pub use player::{Answer, Game, PASSWORD, Player, fresh_key};
pub use pooler::{Pooler, Reuse};
pub use program::{DataFolder, Program, signal};
pub use raw::Raw;
pub use server::{Limits, SECRET, TestServer, eventually, now};
pub use table::{Chance, play_to_the_end, players, started};
pub use visitor::{Page, PageForm, PageLink, Visitor};
