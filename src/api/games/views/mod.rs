//! Response types of games. They are written by hand, so that a response contains only what a view
//! names.

pub mod game;
mod kingdom;
mod page;
mod seat;

pub use crate::api::games::changes::GameChangesView;
pub use crate::api::games::picture_response::PictureLinksView;
pub use crate::api::games::show::ScoreHistoryView;
pub use game::{AwaitedDecisionView, DecisionKindView, GameSettingsView, GameView};
pub use page::{GameListView, GameSummaryView};
