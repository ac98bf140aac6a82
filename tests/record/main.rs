//! Game records: valid records verify, and invalid ones are detected. Requires no Postgres.

#[path = "../../crates/kingdomino/tests/rules/chance.rs"]
#[expect(dead_code, reason = "no list is shuffled here")]
mod chance;
mod corpus;
mod files;
mod forged;
mod game;
mod honest;
mod notation;
mod python;
mod schema;
