//! The rules from outside: laws, means, transcripts, stored forms, pictures. Needs no Postgres.

mod chance;
mod committed;
mod encoding;
mod films;
mod laws;
mod means;
mod pictures;
mod playthroughs;
mod shuffle;
mod slow;
mod strength;
mod table;
