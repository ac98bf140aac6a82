//! Postgres, the only layer with SQL. Each function is one query, takes the connection first, and
//! opens no transaction.

pub mod accounts;
pub mod apps;
pub mod backup;
mod connection;
pub mod destinations;
mod error;
pub mod games;
pub mod health;
mod json;
mod migrations;
pub mod nodes;
pub mod notifications;
pub mod players;
mod rows;
pub mod schema;
pub mod series;
mod shown_player;

pub use connection::{
    Connection, CopyIn, CopyOut, DiscardReason, Pool, PoolUsage, PooledConnection, check_url,
    register_metrics,
};
pub use error::{Result, StoreError};
pub use health::{
    WriteProbe, check_durability, claim_purge, create_database_if_missing, database_size, game_now,
    is_migrated, list_table_sizes, probe_write,
};
pub use migrations::{
    MigrationState, find_migration_state, find_unknown_migrations, migrate, migrate_to, revert_all,
};

diesel::define_sql_function! {
    /// The current time of the game clock, which decides about deadlines.
    fn game_time() -> diesel::sql_types::Timestamptz;
}
