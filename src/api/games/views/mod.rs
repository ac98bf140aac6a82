//! What is shown of games, written by hand: nothing that a view does not name can be seen.

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
pub use game::{AwaitingView, ExpectedView, GameView};
pub use page::{GamePageView, GameSummaryView};
pub use picture::PictureLinksView;
pub use record::{RecordCheckView, RecordView};
pub use scores::ScoreCurveView;
pub use settings::SettingsView;
