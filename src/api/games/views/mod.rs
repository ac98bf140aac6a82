//! Response types of games. They are written by hand, so that a response contains only what a view
//! names.

mod changes;
mod event;
mod game;
mod kingdom;
mod of_series;
mod page;
mod picture;
mod record;
mod record_fact;
mod scores;
mod seat;
mod settings;

pub use changes::GameChangesView;
pub use event::{EventListView, EventView};
pub use game::{AwaitedDecisionView, DecisionKindView, GameView};
pub use page::{GameListView, GameSummaryView};
pub use picture::PictureLinksView;
pub use record::{GameRecordView, RecordVerificationView};
pub use record_fact::RecordedFact;
pub use scores::ScoreHistoryView;
pub use settings::GameSettingsView;
