//! The rules from outside: laws, means, transcripts, stored forms. Needs no Postgres.

mod chance;
mod laws;
mod slow;
mod table;
