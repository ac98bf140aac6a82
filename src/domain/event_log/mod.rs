//! What happened at a table: the events of the rules and those around them, and what they alone make of a game.

mod agreements;
mod decision;
mod event;
mod house;
mod of_series;
mod rated;
mod rebuilt;
mod recorded;
mod replayed;
mod result;
mod score_curve;
mod status;
mod version;

pub use agreements::{Agreements, Asked, Proposal};
pub use decision::last_decision;
pub use event::{NewEvent, StoredEvent, TableEvent};
pub use house::{HOUSE_ACCOUNTS, house_account, house_player, is_bot, rated_account};
pub use of_series::OfSeries;
pub use rated::Rated;
pub use rebuilt::{FoldedGame, fold, standing, stands};
pub use recorded::recorded;
pub use replayed::replayed;
pub use result::{FinishedBy, SeatResult, results};
pub use score_curve::{Scores, score_curve};
pub use status::Status;
pub use version::Version;
