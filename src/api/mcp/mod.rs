//! Server of the Model Context Protocol (MCP) at `/mcp`, through which language models play. The
//! tools are the use cases needed to play, with text in place of images. Requests and responses
//! follow the protocol, so they are not in the OpenAPI document.
//!
//! Every request is answered with JSON, without sessions and streams, so any node can answer it.

mod arguments;
mod endpoint;
mod origin;
mod schema;
mod server;
mod tools;

use actix_web::web;

use crate::api::http::only_post;
use crate::api::oauth::MCP_ENDPOINT;

/// Registers the endpoint.
pub fn configure(config: &mut web::ServiceConfig) {
    // GET and DELETE are not supported, because there are no streams and no sessions.
    config.service(only_post(MCP_ENDPOINT).route(web::post().to(endpoint::handle_message)));
}
