//! Tests of the public interface of the rules: laws, means, transcripts, stored forms.

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
