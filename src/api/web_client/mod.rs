//! The web client: the files of `web/dist` and the paths of its pages. They are for browsers and
//! not part of the OpenAPI document. The web client uses the API like any other client.

mod answer;
mod client;
mod hints;
mod page;
mod preview;

pub use answer::{not_found, web_client};
pub use client::WebClient;
pub use page::is_static_page;
