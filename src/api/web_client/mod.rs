//! The web client: the files of `web/dist`, and the addresses at which a browser finds them. They are for people, and so not
//! in the document. What the client asks for beside them, it asks of the API like any other client.

mod answer;
mod client;
mod hints;
mod page;
mod preview;

pub use answer::{not_found, web_client};
pub use client::WebClient;
pub use page::is_page_at_rest;
