use actix_web::http::header;
use actix_web::{HttpResponse, web};
use serde_json::json;

use crate::api::http::form::FormFields;
use crate::api::http::with_timeout;
use crate::api::problem::Problem;
use crate::service::apps::{AppGrant, CodeExchange, Exchange};
use crate::service::{self, Context};

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
