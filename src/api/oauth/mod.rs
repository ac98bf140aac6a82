//! OAuth 2.1: how an app by others is let in, and what it gets. The forms of requests and answers are those of the RFCs, so they
//! are not in the OpenAPI document, which names their addresses.

mod authorize;
mod consent;
mod device;
mod error;
mod metadata;
mod parameters;
mod register;
mod revoke;
mod token;

use actix_web::web;

use crate::api::http::{only_post, read_route};

/// Where browsers and apps are let in.
pub fn oauth(config: &mut web::ServiceConfig) {
    config
        .route("/oauth/authorize", read_route().to(authorize::ask))
        .route("/oauth/authorize", web::post().to(authorize::decide))
        .route("/oauth/device", read_route().to(device::ask))
        .route("/oauth/device", web::post().to(device::decide))
        .route("/device", read_route().to(device::short))
        .service(only_post("/oauth/device_authorization").route(web::post().to(device::begin)))
        .service(only_post("/oauth/token").route(web::post().to(token::token)))
        .service(only_post("/oauth/revoke").route(web::post().to(revoke::revoke)))
        .service(only_post("/oauth/register").route(web::post().to(register::register)))
        .route(metadata::SERVER, read_route().to(metadata::server))
        .route(metadata::RESOURCE, read_route().to(metadata::resource))
        .route(metadata::MCP_RESOURCE, read_route().to(metadata::mcp_resource))
        .route(metadata::SERVER_BELOW, read_route().to(metadata::server_below))
        .route(metadata::RESOURCE_BELOW, read_route().to(metadata::resource_below));
}

/// Whether a player decides there whether an app is let in.
pub fn is_page_of_decision(pattern: &str) -> bool {
    ["/oauth/authorize", "/oauth/device", "/device"].contains(&pattern)
}

pub use metadata::{MCP_ENDPOINT, resource_metadata};
