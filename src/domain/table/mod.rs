//! A game with its context: players, access, and the decision that it waits for.

mod game;
mod request_keys;
mod summary;
mod viewer;

pub use game::{ElapsedWait, MissingState, SeatedPlayer, StoredGame, StoredPremove, WaitState};
pub use request_keys::{RequestKeyHash, RequestKeyHashes};
pub use summary::{
    EndedGameFilter, ExportScope, GameFilter, GameSummary, MyGamesCursor, PublicGameFilter,
    URGENCY_NOT_AWAITED, URGENCY_WITHOUT_DEADLINE,
};
pub(crate) use viewer::PUBLIC_VIEWER;
pub use viewer::{TableAccess, Viewer};
