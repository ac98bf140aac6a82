//! Use cases, one function each. This is the only layer that opens transactions. Permissions of the
//! player are decided here and in the rules; the layer above only translates.

pub mod accounts;
pub mod apps;
pub mod backup;
mod check;
mod compute_pool;
mod context;
pub mod delivery;
mod detached;
mod diagnosis;
pub mod endpoints;
mod error;
mod export_pool;
mod failure_log;
mod field_change;
pub mod games;
mod hang_up;
mod heavy_turn;
mod heavy_work;
mod nice_thread;
mod node;
mod nodes;
pub mod notifications;
mod operation;
pub mod players;
mod quotas;
mod retention;
pub mod series;
mod sweep;
mod violation;

pub use crate::store::{Pool, PoolUsage};
pub use crate::telemetry::log_database_recovery;
pub use check::{check_games, is_empty};
pub use compute_pool::{
    ComputeClient, ComputeOptions, ComputePool, ComputeUsage, Meter, ServerWork,
};
pub use context::{Context, TableLine};
pub use diagnosis::examine;
pub use error::{Error, Result};
pub use export_pool::{Export, ExportPool, ExportTurn};
pub use failure_log::log_failure;
pub use field_change::FieldChange;
pub use hang_up::let_go;
pub use heavy_work::{Asker, HeavyTurn, HeavyWork};
pub use node::Node;
pub use nodes::{remove_node, report_node};
pub use operation::{
    Pools, Readiness, Stuck, Writability, backlog, count_from_zero, database_size, readiness,
    requeue_dead, requeue_dead_for_admins, stuck, stuck_for_admins, table_sizes, writability,
};
pub use quotas::SharedQuotas;
pub use retention::{RetentionWalk, remove_old_rows};
pub use sweep::Swept;
pub use violation::{SeriesViolation, TableViolation};
