//! OAuth 2.1 authorization of apps. Requests and responses have the formats of the RFCs and are not
//! part of the OpenAPI document, which contains only the URLs.

mod authorize;
mod consent;
mod device;
mod error;
mod metadata;
mod parameters;
mod token;

pub use metadata::{MCP_ENDPOINT, resource_metadata};

use actix_web::web;

use crate::api::http::{only_post, read_route};

/// Routes of OAuth.
pub fn oauth(config: &mut web::ServiceConfig) {
    config
        .route("/oauth/authorize", read_route().to(authorize::show_consent))
        .route("/oauth/authorize", web::post().to(authorize::submit_decision))
        .route("/oauth/device", read_route().to(device::show_consent))
        .route("/oauth/device", web::post().to(device::submit_decision))
        .route("/device", read_route().to(device::redirect_short_url))
        .service(
            only_post("/oauth/device_authorization")
                .route(web::post().to(device::authorize_device)),
        )
        .service(only_post("/oauth/token").route(web::post().to(token::token)))
        .service(only_post("/oauth/revoke").route(web::post().to(token::revoke)))
        .service(only_post("/oauth/register").route(web::post().to(token::register)))
        .route(metadata::SERVER_METADATA_PATH, read_route().to(metadata::get_server_metadata))
        .route(metadata::RESOURCE_METADATA_PATH, read_route().to(metadata::get_resource_metadata))
        .route(
            metadata::MCP_RESOURCE_METADATA_PATH,
            read_route().to(metadata::get_mcp_resource_metadata),
        )
        .route(
            metadata::SERVER_METADATA_BELOW_PATH,
            read_route().to(metadata::get_server_metadata_below),
        )
        .route(
            metadata::RESOURCE_METADATA_BELOW_PATH,
            read_route().to(metadata::get_resource_metadata_below),
        );
}

/// Returns true for the pages on which a player authorizes an app.
pub fn is_consent_page(pattern: &str) -> bool {
    ["/oauth/authorize", "/oauth/device", "/device"].contains(&pattern)
}
