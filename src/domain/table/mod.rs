//! A game with its context: players, access, and the decision that it waits for.

mod access;
mod export;
mod game;
mod order;
mod seat;
mod summary;
mod viewer;
mod waiting;

pub use access::TableAccess;
pub use export::{EndedGameFilter, Exported};
pub use game::{MissingState, StoredGame};
pub use order::StoredOrder;
pub use seat::Sitter;
pub use summary::{AfterMyGame, GameFilter, GameSummary, LEAST_URGENT, PublicGameFilter, TIMELESS};
pub(crate) use viewer::NOBODY;
pub use viewer::Viewer;
pub use waiting::{Waited, Waiting};
