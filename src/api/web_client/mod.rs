//! The web client: the files of `web/dist` and the paths of its pages. They are for browsers and
//! not part of the OpenAPI document. The web client uses the API like any other client.

mod answer;
mod client;

pub use answer::{not_found, web_client};
pub use client::{WebClient, is_static_page};
