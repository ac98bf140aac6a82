use actix_web::http::header;
use actix_web::{HttpResponse, web};

use crate::api::http::form::FormFields;
use crate::api::http::with_timeout;
use crate::api::problem::Problem;
use crate::service::apps::Revocation;
use crate::service::{self, Context};

use super::error::{OAuthCode, OAuthError};
use super::parameters::Parameters;

/// Ends what a token stands for. Whoever has it may say so, and learns nothing of one that is not good.
pub async fn revoke(
    ctx: web::Data<Context>,
    form: Result<FormFields, Problem>,
) -> Result<HttpResponse, OAuthError> {
    let parameters = Parameters(form.map_err(OAuthCode::no_form)?.0);
    let token = parameters.required("token")?;
    match with_timeout(service::apps::revoke_app_token(&ctx, token)).await? {
        Revocation::Ended => {
            Ok(HttpResponse::Ok().insert_header((header::CACHE_CONTROL, "no-store")).finish())
        }
        Revocation::OfASession => Err(OAuthCode::UnsupportedTokenType
            .because("It is that of a session, which ends by DELETE /v1/sessions/current.")),
    }
}
