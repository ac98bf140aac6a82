//! What people read, laid out: as plain text, as a mail, and as a page. What it says comes from above, word by word.
//!
//! A [`Document`] is a title and blocks. [`Document::text`] writes it for those who see no markup, [`Document::html`]
//! for a mail or a browser; neither loads anything from elsewhere, and neither has a script but the
//! one by which a form tells the time zone of the browser. Whatever a text holds,
//! it stays text. There are links in documents that are as good as a password, so they have no `Debug`.

mod block;
mod builder;
mod escape;
mod html;
mod look;
mod medium;
mod page;
#[cfg(test)]
mod tests;
mod text;

pub use block::{
    ChoiceLink, DocumentTable, Form, FormProblem, Input, InputKind, Picture, PictureSource,
    content_id,
};
pub use builder::Document;
pub use escape::Escaped;
pub use medium::Medium;
