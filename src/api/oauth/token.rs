//! Token endpoint, and the endpoints that revoke tokens and register apps.

use actix_web::http::header;
use actix_web::{HttpResponse, web};
use serde_json::{Map, Value, json};

use crate::api::http::body::FormFields;
use crate::api::http::{MAX_COMMAND_BYTES, RawJson, with_timeout};
use crate::api::problem::Problem;
use crate::domain::account::RedirectUri;
use crate::service;
use crate::service::Context;
use crate::service::apps::{AppGrant, CodeExchange, Exchange, Revocation};

use super::error::{OAuthCode, OAuthError};
use super::parameters::Parameters;

const AUTHORIZATION_CODE: &str = "authorization_code";
const REFRESH_TOKEN: &str = "refresh_token";
const DEVICE_CODE: &str = "urn:ietf:params:oauth:grant-type:device_code";

/// Supported grant types.
pub const GRANT_TYPES: [&str; 3] = [AUTHORIZATION_CODE, REFRESH_TOKEN, DEVICE_CODE];

/// Exchanges a grant for tokens.
pub async fn token(
    ctx: web::Data<Context>,
    form: Result<FormFields, Problem>,
) -> Result<HttpResponse, OAuthError> {
    let parameters = Parameters(form.map_err(OAuthCode::from_form_problem)?.0);
    let app = parameters.app()?;
    let exchange = match parameters.required("grant_type")? {
        AUTHORIZATION_CODE => {
            let exchange = CodeExchange {
                code: parameters.required("code")?,
                app: &app,
                redirect_uri: parameters.find("redirect_uri")?,
                verifier: parameters.required("code_verifier")?,
            };
            with_timeout(service::apps::exchange_code(&ctx, exchange)).await?
        }
        REFRESH_TOKEN => {
            let (token, fewer) = (parameters.required("refresh_token")?, parameters.scopes()?);
            with_timeout(service::apps::refresh_app(&ctx, token, &app, fewer)).await?
        }
        DEVICE_CODE => {
            let code = parameters.required("device_code")?;
            with_timeout(service::apps::exchange_device_code(&ctx, code, &app)).await?
        }
        other => {
            return Err(OAuthCode::UnsupportedGrantType
                .with_description(format_args!("grant_type {other} is not supported.")));
        }
    };
    match exchange {
        Exchange::Granted(grant) => Ok(token_response(&grant)),
        Exchange::Rejected(refusal) => Err(refusal.into()),
    }
}

fn token_response(grant: &AppGrant) -> HttpResponse {
    HttpResponse::Ok().insert_header((header::CACHE_CONTROL, "no-store")).json(json!({
        "access_token": grant.access_token,
        "token_type": "Bearer",
        "expires_in": grant.expires_in.as_secs(),
        "refresh_token": grant.refresh_token.expose(),
        "scope": grant.scopes.to_string(),
    }))
}

/// Revokes a token (RFC 7009). No authentication is needed besides the token. The response does not
/// reveal if the token was valid.
pub async fn revoke(
    ctx: web::Data<Context>,
    form: Result<FormFields, Problem>,
) -> Result<HttpResponse, OAuthError> {
    let parameters = Parameters(form.map_err(OAuthCode::from_form_problem)?.0);
    let token = parameters.required("token")?;
    match with_timeout(service::apps::revoke_app_token(&ctx, token)).await? {
        Revocation::Revoked => {
            Ok(HttpResponse::Ok().insert_header((header::CACHE_CONTROL, "no-store")).finish())
        }
        Revocation::SessionToken => Err(OAuthCode::UnsupportedTokenType
            .with_description("The token belongs to a session. Use DELETE /v1/sessions/current.")),
    }
}

/// Dynamic client registration (RFC 7591), for apps that require it. Nothing is stored: the name of
/// the app is its client id, and any other client id works as well.
pub async fn register(
    body: Result<RawJson<MAX_COMMAND_BYTES>, Problem>,
) -> Result<HttpResponse, OAuthError> {
    let unread = OAuthCode::InvalidClientMetadata;
    let body = body.map_err(|problem| unread.with_body_problem(problem, "application/json"))?.0;
    let wrong = |reason: &str| OAuthCode::InvalidClientMetadata.with_description(reason);
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
