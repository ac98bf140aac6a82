//! Events of a game, both of the rules and at the table, and the state that is derived from them.

mod agreements;
mod event;
mod fold;
mod house_accounts;
mod last_decision;
mod proposal;
mod rated;
mod result;
mod score_curve;
mod series_link;
mod states;
mod status;
mod version;
mod with_proofs;

pub use agreements::{Agreements, OpenProposal};
pub use event::{NewEvent, StoredEvent, TableEvent};
pub use fold::{FoldedGame, effective_events, fold, push_effective};
pub use house_accounts::{
    HOUSE_ACCOUNTS_PER_STRATEGY, house_account, house_accounts, house_player, is_bot,
    rating_account,
};
pub use last_decision::last_decision;
pub use proposal::Proposal;
pub use rated::RatingMode;
pub use result::{FinishedBy, SeatResult, results};
pub use score_curve::{Scores, score_curve};
pub use series_link::SeriesRef;
pub use states::replay_states;
pub use status::GameStatus;
pub use version::{SeenVersions, Version};
pub use with_proofs::attach_proofs;
