//! Metadata of the authorization server and of the protected resources (RFC 8414, RFC 9728).

use actix_web::{HttpResponse, web};
use serde_json::{Value, json};
use url::Url;

use crate::api::http::{AccessRule, McpTools};
use crate::api::problem::{Problem, ProblemCode};
use crate::domain::account::Scope;
use crate::i18n::Language;
use crate::service::Context;

use super::token::GRANT_TYPES;

pub const SERVER_METADATA_PATH: &str = "/.well-known/oauth-authorization-server";
pub const RESOURCE_METADATA_PATH: &str = "/.well-known/oauth-protected-resource";
/// Path of the MCP server, which is a protected resource of its own. Its metadata is at this path
/// below the path of the metadata.
pub const MCP_ENDPOINT: &str = "/mcp";
pub const MCP_RESOURCE_METADATA_PATH: &str = "/.well-known/oauth-protected-resource/mcp";

/// Path of the metadata of a server with a base path, which follows the path of the metadata (RFC
/// 8414, section 3.1). The proxy forwards these paths unchanged.
pub const SERVER_METADATA_BELOW_PATH: &str = "/.well-known/oauth-authorization-server/{path:.*}";
pub const RESOURCE_METADATA_BELOW_PATH: &str = "/.well-known/oauth-protected-resource/{path:.*}";

/// Issuer: the public URL of the server without a trailing slash.
pub fn issuer(base: &Url) -> &str {
    base.as_str().trim_end_matches('/')
}

/// URL of the resource metadata for a path, which is part of responses to requests without a valid
/// token.
pub fn resource_metadata(base: &Url, path: &str) -> String {
    let metadata =
        if path == MCP_ENDPOINT { MCP_RESOURCE_METADATA_PATH } else { RESOURCE_METADATA_PATH };
    format!("{}{metadata}", issuer(base))
}

pub async fn get_server_metadata(ctx: web::Data<Context>) -> HttpResponse {
    cacheable_json(&server_metadata(ctx.senders.links.base()))
}

pub async fn get_resource_metadata(ctx: web::Data<Context>) -> HttpResponse {
    cacheable_json(&protected_resource_metadata(ctx.senders.links.base(), "", &Scope::ALL))
}

pub async fn get_mcp_resource_metadata(ctx: web::Data<Context>) -> HttpResponse {
    cacheable_json(&protected_resource_metadata(
        ctx.senders.links.base(),
        MCP_ENDPOINT,
        McpTools::REQUIREMENT.scopes,
    ))
}

pub async fn get_server_metadata_below(
    ctx: web::Data<Context>,
    path: web::Path<String>,
) -> Result<HttpResponse, Problem> {
    match strip_base_path(ctx.senders.links.base(), &path) {
        Some("") => Ok(get_server_metadata(ctx).await),
        _ => Err(Problem::new(ProblemCode::RouteNotFound)),
    }
}

pub async fn get_resource_metadata_below(
    ctx: web::Data<Context>,
    path: web::Path<String>,
) -> Result<HttpResponse, Problem> {
    match strip_base_path(ctx.senders.links.base(), &path) {
        Some("") => Ok(get_resource_metadata(ctx).await),
        Some(MCP_ENDPOINT) => Ok(get_mcp_resource_metadata(ctx).await),
        _ => Err(Problem::new(ProblemCode::RouteNotFound)),
    }
}

/// Returns the rest of `path` after the base path of the server, if the server has one and `path`
/// starts with it.
fn strip_base_path<'a>(base: &Url, path: &'a str) -> Option<&'a str> {
    let prefix = Some(base.path().trim_matches('/')).filter(|prefix| !prefix.is_empty())?;
    path.strip_prefix(prefix).filter(|rest| rest.is_empty() || rest.starts_with('/'))
}

/// Metadata of the protected resource at a path.
fn protected_resource_metadata(base: &Url, path: &str, scopes: &[Scope]) -> Value {
    let issuer = issuer(base);
    let scopes: Vec<&str> = scopes.iter().map(|scope| scope.name()).collect();
    json!({
        "resource": format!("{issuer}{path}"),
        "resource_name": "Kingdomail",
        "authorization_servers": [issuer],
        "scopes_supported": scopes,
        "bearer_methods_supported": ["header"],
        "resource_documentation": format!("{issuer}/docs/"),
    })
}

fn server_metadata(base: &Url) -> Value {
    let issuer = issuer(base);
    let at = |path: &str| format!("{issuer}/{path}");
    json!({
        "issuer": issuer,
        "authorization_endpoint": at("oauth/authorize"),
        "token_endpoint": at("oauth/token"),
        "device_authorization_endpoint": at("oauth/device_authorization"),
        "revocation_endpoint": at("oauth/revoke"),
        "registration_endpoint": at("oauth/register"),
        "service_documentation": at("docs/"),
        "scopes_supported": Scope::ALL.map(Scope::name),
        "response_types_supported": ["code"],
        "response_modes_supported": ["query"],
        "grant_types_supported": GRANT_TYPES,
        "token_endpoint_auth_methods_supported": ["none"],
        "revocation_endpoint_auth_methods_supported": ["none"],
        "code_challenge_methods_supported": ["S256"],
        "authorization_response_iss_parameter_supported": true,
        "ui_locales_supported": Language::ALL.map(Language::tag),
    })
}

/// Response with public metadata, which can be cached.
fn cacheable_json(metadata: &Value) -> HttpResponse {
    HttpResponse::Ok().insert_header(("Cache-Control", "public, max-age=3600")).json(metadata)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn metadata_path_includes_base_path() {
        let base = Url::parse("https://games.example/km/").expect("an address");
        for (path, rest) in
            [("km", Some("")), ("km/mcp", Some("/mcp")), ("kmx", None), ("other", None), ("", None)]
        {
            assert_eq!(strip_base_path(&base, path), rest, "{path}");
        }
        let whole = Url::parse("https://games.example/").expect("an address");
        assert_eq!(strip_base_path(&whole, ""), None);
        assert_eq!(strip_base_path(&whole, "mcp"), None);
    }
}
