use actix_web::http::header;
use actix_web::{HttpResponse, web};

use crate::api::http::form::FormFields;
use crate::api::http::with_timeout;
use crate::api::problem::Problem;
use crate::service::apps::Revocation;
use crate::service::{self, Context};

use super::error::{OAuthCode, OAuthError};
use super::parameters::Parameters;

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
