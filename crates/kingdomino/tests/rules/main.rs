//! The rules from outside: laws, means, transcripts, stored forms.

mod chance;
mod committed;
mod encoding;
mod laws;
mod means;
mod playthroughs;
mod shuffle;
mod slow;
mod strength;
mod table;
