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
pub use export::{EndedGameFilter, ExportScope};
pub use game::{MissingState, StoredGame};
pub use order::StoredPremove;
pub use seat::SeatedPlayer;
pub use summary::{
    GameFilter, GameSummary, MyGamesCursor, PublicGameFilter, URGENCY_NOT_AWAITED,
    URGENCY_WITHOUT_DEADLINE,
};
pub(crate) use viewer::PUBLIC_VIEWER;
pub use viewer::Viewer;
pub use waiting::{ElapsedWait, WaitState};
