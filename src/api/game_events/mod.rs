//! Events of a game in responses, and the game record, which consists of them.

mod event;
mod record;
mod record_fact;

pub use event::{EventListView, EventView};
pub use record::{GameRecordView, RecordVerificationView};
pub use record_fact::RecordedFact;
