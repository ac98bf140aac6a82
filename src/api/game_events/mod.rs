//! Events of a game in responses, and the game record, which consists of them.

mod event;
mod record;

pub use event::{EventListView, EventView, RENAMED_EVENTS};
pub use record::{GameRecordView, RecordVerificationView};
