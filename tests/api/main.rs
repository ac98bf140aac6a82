//! The real server on a real database, one file per area.

mod absence;
mod accounts;
mod agreements;
mod calendar;
mod connections;
mod deadlines;
mod deletion;
mod faults;
mod giants;
mod house;
mod lists;
mod month;
mod notices;
mod orders;
mod pictures;
mod play;
mod power;
mod problems;
mod races;
mod secrecy;
mod support;
mod tables;
mod words;
