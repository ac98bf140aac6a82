//! Content of notifications: text, recap, names, and the document from which emails and pages are
//! rendered.

mod account_text;
pub mod document;
mod game_text;
mod names;
mod notice_text;
mod notification_text;
mod questions;
mod recap;
mod series_situation;
mod series_text;
mod situation;
mod subject;
mod terms;

pub(crate) use names::player_on_seat_at;
pub use names::{mentioned_players, table_names};
pub use notice_text::{SubjectMismatch, build_notification_text};
pub use notification_text::NotificationText;
pub(crate) use questions::is_still_open;
pub use questions::{answer_label, answers, request_text};
pub use series_situation::{SeriesSituation, missing_ready_players};
pub use situation::situation;
pub use subject::{GameSubject, NotificationSubject, SeriesSubject};
pub use terms::terms;
