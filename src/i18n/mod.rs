//! User-visible texts in six languages: names, explanations, notifications, game events, dates, and
//! the labels in images.
//!
//! The texts are Fluent files in one folder per language, embedded and parsed once; plurals follow
//! CLDR. Each argument of a text is a field of the Rust value that represents the text, so a
//! missing argument does not compile. Text that users chose, such as their names, is wrapped in
//! directional isolates to keep right-to-left and left-to-right text apart.
//!
//! Game terms follow the rulebooks in each language that has one.

mod argument;
mod bundles;
mod explain;
mod grammar;
mod language;
mod names;
mod picture_text;
#[cfg(test)]
mod tests;
mod texts;
mod times;

pub use argument::{Device, Dominoes, HouseAction, Name, without_isolates};
pub use explain::{Explanation, problem_title};
pub use language::{Language, TextDirection};
pub use names::{
    Names, PieceName, Terms, edition, expansion, person_name, seat_names, terrain, variant,
};
pub use texts::{AppText, EventText, NotificationMessage, PageText, PreviewText, UiText};
pub use times::{Moment, Span};
