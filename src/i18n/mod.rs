//! What people read, in six languages: names, explanations, notices, the sentences about what happened, dates, and what
//! stands in pictures.
//!
//! The texts are Fluent files, one folder a language, embedded and parsed once; plurals follow CLDR. What a text needs
//! is a field of the Rust value that stands for it: one that is missing does not compile. What people chose, such as
//! their names, is isolated, so that right-to-left and left-to-right do not disturb each other.
//!
//! The words of the game are those of the rulebooks, as far as there is one in the language.

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
pub use argument::{Device, Dominoes, HouseDid, Name, without_isolates};
pub use event_text::EventText;
pub use explain::{explain, explain_order, explain_settings, problem_title};
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
