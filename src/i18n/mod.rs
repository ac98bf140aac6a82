//! User-visible texts in six languages: names, explanations, notifications, game events, dates, and
//! the labels in images.
//!
//! The texts are Fluent files in one folder per language, embedded and parsed once; plurals follow
//! CLDR. Each argument of a text is a field of the Rust value that represents the text, so a
//! missing argument does not compile. Text that users chose, such as their names, is wrapped in
//! directional isolates to keep right-to-left and left-to-right text apart.
//!
//! Game terms follow the rulebooks in each language that has one.

mod app_text;
mod argument;
mod common_time;
mod event_text;
mod explain;
mod grammar;
mod language;
mod message;
mod moment;
mod name_list;
mod names;
mod notification_message;
mod page_text;
mod picture_text;
mod piece_name;
mod player_names;
mod span;
mod terms;
#[cfg(test)]
mod tests;
mod texts;
mod ui_text;
mod zone;

pub use app_text::AppText;
pub use argument::{Device, Dominoes, HouseAction, Name, without_isolates};
pub use event_text::EventText;
pub use explain::{explain, explain_premove, explain_settings, problem_title};
pub use language::{Language, TextDirection};
pub use moment::Moment;
pub use name_list::Names;
pub use names::{edition, expansion, terrain, variant};
pub use notification_message::NotificationMessage;
pub use page_text::PageText;
pub use piece_name::PieceName;
pub use player_names::{person_name, seat_names};
pub use span::Span;
pub use terms::Terms;
pub use ui_text::UiText;
