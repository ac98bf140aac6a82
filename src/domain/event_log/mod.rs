//! Events of a game, both of the rules and at the table, and the state that is derived from them.

mod agreements;
mod event;
mod fold;
mod house_accounts;
mod result;
mod score_curve;

pub use agreements::{Agreements, OpenProposal, Proposal};
pub use event::{
    NewEvent, SeenVersions, SeriesRef, StoredEvent, TableEvent, Version, attach_proofs,
};
pub use fold::{FoldedGame, effective_events, fold, last_decision, push_effective, replay_states};
pub use house_accounts::{
    HOUSE_ACCOUNTS_PER_STRATEGY, house_account, house_accounts, house_player, is_bot,
    rating_account,
};
pub use result::{FinishedBy, GameStatus, RatingMode, SeatResult, results};
pub use score_curve::{Scores, score_curve};
