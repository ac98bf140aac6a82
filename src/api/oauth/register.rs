use actix_web::HttpResponse;
use actix_web::http::header;
use serde_json::{Map, Value, json};

use crate::api::http::{MAX_COMMAND_BYTES, RawJson};
use crate::api::problem::Problem;
use crate::domain::account::RedirectUri;
use crate::service;

use super::error::{OAuthCode, OAuthError};
use super::token::GRANT_TYPES;

/// Dynamic client registration (RFC 7591), for apps that require it. Nothing is stored: the name of
/// the app is its client id, and any other client id works as well.
pub async fn register(
    body: Result<RawJson<MAX_COMMAND_BYTES>, Problem>,
) -> Result<HttpResponse, OAuthError> {
    let unread = OAuthCode::InvalidClientMetadata;
    let body = body.map_err(|problem| unread.from_body_problem(problem, "application/json"))?.0;
    let wrong = |why: &str| OAuthCode::InvalidClientMetadata.with_description(why);
    let metadata: Map<String, Value> =
        serde_json::from_slice(&body).map_err(|_| wrong("Expected a JSON object."))?;
    let name = match metadata.get("client_name") {
        None | Some(Value::Null) => "app",
        Some(Value::String(name)) => name,
        Some(_) => return Err(wrong("client_name must be a string.")),
    };
    let app = service::apps::parse_app_name(name).ok_or_else(|| {
        wrong(
            "client_name must have 1 to 200 visible characters, fewer if not ASCII, without mixed scripts.",
        )
    })?;
    let none = Vec::new();
    let redirect_uris = match metadata.get("redirect_uris") {
        None | Some(Value::Null) => &none,
        Some(Value::Array(uris)) => uris,
        Some(_) => return Err(wrong("redirect_uris must be a list.")),
    };
    let is_redirect_uri =
        |uri: &Value| uri.as_str().is_some_and(|uri| RedirectUri::parse(uri).is_some());
    if !redirect_uris.iter().all(is_redirect_uri) {
        return Err(OAuthCode::InvalidRedirectUri.with_description(
            "redirect_uris must use https, loopback http, a scheme with a dot or a known editor scheme, \
             without a fragment or the parameters code, state, iss or error.",
        ));
    }
    Ok(HttpResponse::Created().insert_header((header::CACHE_CONTROL, "no-store")).json(json!({
        "client_id": app.as_str(),
        "client_name": app.name(),
        "redirect_uris": redirect_uris,
        "token_endpoint_auth_method": "none",
        "grant_types": GRANT_TYPES,
        "response_types": ["code"],
    })))
}
