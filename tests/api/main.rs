//! Tests of the real server on a real database, one file per area.

mod absence;
mod accounts;
mod agreements;
mod api_tokens;
mod append_queue;
mod archive;
mod backups;
mod browser_sessions;
mod calendar;
mod changes;
mod connection_limits;
mod connections;
mod deadlines;
mod deletion;
mod digests;
mod dynasties;
mod exports;
mod expressions;
mod fault_injection;
mod filled_databases;
mod giants;
mod guests;
mod health;
mod heavy_turns;
mod house;
mod idempotency;
mod invitation_links;
mod links;
mod lists;
mod localisation;
mod locations;
mod locked_accounts;
mod mails;
mod matrix;
mod mcp;
mod message_texts;
mod metrics;
mod names;
mod network;
mod nodes;
mod notifications;
mod oauth;
mod obsolete_notifications;
mod passwords;
mod pauses;
mod pictures;
mod play;
mod players;
mod pool;
mod poolers;
mod postgres_outage;
mod postgres_tls;
mod premoves;
mod problems;
#[path = "../shared/program.rs"]
mod program;
mod push;
mod quiet_hours;
mod quotas;
mod races;
mod recent_games;
mod records;
mod reference;
mod relay_backlog;
mod replay;
mod retention;
mod sandboxes;
mod scenario_week;
mod searches;
mod secrecy;
mod seen_games;
mod series;
mod settings;
mod simulation_month;
mod slow_endpoints;
mod small_answers;
#[path = "../mail/catcher.rs"]
mod smtp_catcher;
mod soak;
mod sqlstates;
mod stopping;
mod support;
mod tables;
#[path = "../soak/traffic.rs"]
mod traffic;
mod unwanted_messages;
mod upgrades;
mod visitors;
mod watchers;
mod web_client;
mod webhooks;

/// Defined in the root module because it takes the longest. Tests start in alphabetical order, and
/// a late start would leave it running alone at the end.
#[tokio::test(flavor = "multi_thread")]
async fn a_month_of_a_hundred_tables() {
    simulation_month::a_month_of_a_hundred_tables().await;
}
