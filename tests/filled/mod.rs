//! Databases of any size filled with real games: legal moves, seeded shuffles, concluded and rated
//! in order, so that `kingdomail check` finds no errors. Also contains the operations that are
//! measured on such a database.

mod accounts;
mod copy;
mod fill;
mod game;
mod game_plan;
mod notification_feeds;
mod operations;
mod query_plans;
mod rating;
mod tables;

pub use fill::{accounts_for, fill};
pub use game_plan::Mix;
pub use operations::{Operation, OperationRunner};
pub use query_plans::{PlanLog, Scan};
