//! OAuth 2.1 authorization of apps. Requests and responses have the formats of the RFCs and are not
//! part of the OpenAPI document, which contains only the URLs.

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

/// Routes of OAuth.
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

/// Returns true for the pages on which a player authorizes an app.
pub fn is_page_of_decision(pattern: &str) -> bool {
    ["/oauth/authorize", "/oauth/device", "/device"].contains(&pattern)
}

pub use metadata::{MCP_ENDPOINT, resource_metadata};
