//! Commands of players: decision, search of house players, premoves, and batched recording.

pub mod advance;
pub mod batcher;
pub mod cache;
mod decided;
pub mod legal;
pub mod play;
pub mod premoves;
pub mod repeated;
pub mod search;

pub use batcher::CommandBatcher;
pub use cache::GameCache;
pub use legal::{Choice, legal_choices, preview};
pub use play::{play, play_seen};
pub use premoves::{delete_premove, get_premove, preview_premove, set_premove};
pub use search::SEARCH_UNITS;
pub(crate) use search::{Attempt, SearchCache, SearchClient, run_with_searches};
