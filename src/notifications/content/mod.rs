//! Content of notifications: text, recap, names, and the document from which emails and pages are
//! rendered.

pub mod document;
mod game_text;
mod names;
mod notification_text;
mod questions;
mod recap;
mod series_text;
mod situation;

pub(crate) use names::player_on_seat_at;
pub use names::{mentioned_players, table_names, terms};
pub use notification_text::{NotificationText, SubjectMismatch, build_notification_text};
pub(crate) use questions::is_still_open;
pub use questions::{answer_label, answers, request_text};
pub use series_text::{SeriesSituation, missing_ready_players};
pub use situation::{GameSubject, NotificationSubject, SeriesSubject, situation};
