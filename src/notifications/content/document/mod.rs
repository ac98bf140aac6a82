//! Layout of human-readable content as plain text, email and web page. The texts come from the
//! caller.
//!
//! A [`Document`] is a title and blocks. [`Document::text`] renders plain text, [`Document::html`]
//! an email or a page. Neither loads external resources, and the only script reads the time zone of
//! the browser for a form. All texts are escaped. Some links grant access like a password, so the
//! types that hold them have no `Debug`.

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
