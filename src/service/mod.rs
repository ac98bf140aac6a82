//! Use cases, one function each. This is the only layer that opens transactions. Permissions of the
//! player are decided here and in the rules; the layer above only translates.

pub mod account_data;
pub mod accounts;
pub mod apps;
pub mod backup;
mod check;
mod compute_pool;
mod context;
pub mod delivery;
pub mod destinations;
mod error;
mod expensive_work;
mod exports;
mod field_change;
pub mod games;
mod health;
mod idempotency;
mod node;
mod nodes;
pub mod notifications;
pub mod player_name;
pub mod players;
pub mod preferences;
mod retention;
pub mod series;
mod sweep;
mod tasks;

pub use crate::store::{Pool, PoolUsage};
pub use crate::telemetry::log_database_recovery;
pub use check::{check_games, is_database_empty};
pub use compute_pool::{
    ComputeClient, ComputeOptions, ComputePool, ComputeUsage, Meter, ServerWork,
};
pub use context::{Context, ExpensiveWorkKey, SharedQuotas, TableQueue};
pub use error::{Error, Result, log_failure};
pub use exports::{Export, ExportLimiter, ExportPermit};
pub use field_change::FieldChange;
pub use health::{
    Pools, Readiness, StuckNotifications, Writability, check_readiness, check_writability,
    collect_database_facts, database_size, find_backlog, list_stuck, list_stuck_as_admin,
    list_table_sizes, register_metrics, requeue_dead_as_admin, requeue_dead_deliveries,
};
pub use idempotency::Idempotent;
pub use node::Node;
pub use nodes::{remove_node, report_node};
pub use retention::{RetentionScan, delete_expired_rows};
pub use sweep::SweepResult;
pub use tasks::with_client_token;
