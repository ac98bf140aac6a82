//! The real server on a real database, one file per area.

mod absence;
mod accounts;
mod agreements;
mod calendar;
mod connections;
mod deadlines;
mod deletion;
mod digests;
mod drain;
mod faults;
mod giants;
mod house;
mod lists;
mod locked;
mod mails;
mod matrix;
mod month;
mod notices;
mod orders;
mod passwords;
mod pictures;
mod play;
mod players;
mod power;
mod problems;
mod programs;
mod push;
mod races;
mod records;
mod replay;
mod sandboxes;
mod secrecy;
mod series;
mod slow_endpoints;
#[path = "../mail/catcher.rs"]
mod smtp_catcher;
mod soak;
mod support;
mod tables;
mod told;
#[path = "../soak/traffic.rs"]
mod traffic;
mod watchers;
mod webhooks;
mod week;
mod words;
