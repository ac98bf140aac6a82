//! The server for programs in which a language model plays, by the Model Context Protocol (MCP) at `/mcp`: the use cases that it takes
//! to play, as tools with words in the place of pictures. The forms of requests and answers are those of the protocol, so they are not
//! in the OpenAPI document.
//!
//! A request is answered by itself, as JSON: there are no sessions and no streams, so any node can answer, and none keeps anything.

mod arguments;
mod caller;
mod endpoint;
mod origin;
mod schema;
mod server;
mod tool;
mod tools;

use actix_web::web;

use crate::api::http::only_post;
use crate::api::oauth::MCP_ENDPOINT;

/// Lets messages come to the tools.
pub fn mcp(config: &mut web::ServiceConfig) {
    // There is no stream to open, and no session to end.
    config.service(only_post(MCP_ENDPOINT).route(web::post().to(endpoint::answer)));
}
