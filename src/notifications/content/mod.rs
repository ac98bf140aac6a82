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

pub(crate) use names::holder;
pub use names::{mentioned, table_names};
pub use notice_text::{Misfiled, notice_text};
pub use notification_text::NotificationText;
pub(crate) use questions::still_asked;
pub use questions::{answer_label, answers, question};
pub use series_situation::{SeriesSituation, still_waited_for};
pub use situation::situation;
pub use subject::{GameSubject, NoticeSubject, SeriesSubject};
pub use terms::terms;
