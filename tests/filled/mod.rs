//! Databases of any size, filled with real games: played by the rules, shuffled by their seeds, concluded and rated in their
//! order, so that `kingdomail check` finds nothing wrong with them. And what is asked of such a database.

mod accounts;
mod copy;
mod fill;
mod game;
mod notices;
mod operations;
mod plan;
mod rating;
mod rows_read;

pub use fill::{Filled, fill};
pub use operations::{Operation, Visit};
pub use plan::Mix;
pub use rows_read::RowsRead;
