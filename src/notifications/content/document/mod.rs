//! Layout of human-readable content as plain text, email and web page. The texts come from the
//! caller.
//!
//! A [`Document`] is a title and blocks. [`Document::text`] renders plain text, [`Document::html`]
//! an email or a page. Neither loads external resources. The only scripts of a page read the time
//! zone of the browser for a form, or continue in the web client. All texts are escaped. Some links
//! grant access like a password, so the types that hold them have no `Debug`.

mod block;
mod html;
mod style;
#[cfg(test)]
mod tests;
mod text;

pub use block::{
    ChoiceLink, ClientPage, Document, DocumentTable, Form, FormProblem, Input, InputKind, Medium,
    Picture, PictureSource, content_id,
};
pub use html::Escaped;
