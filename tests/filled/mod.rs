//! Databases of any size, filled with real games: played by the rules, shuffled by their seeds, concluded and rated in their
//! order, so that `kingdomail check` finds nothing wrong with them. And what is asked of such a database.

mod accounts;
mod copy;
mod fill;
mod game;
mod game_plan;
mod notices;
mod operations;
mod query_plans;
mod rating;
mod tables;

pub use fill::{accounts_for, fill};
pub use game_plan::Mix;
pub use operations::{Operation, Visit};
pub use query_plans::{PlanLog, Scan};
