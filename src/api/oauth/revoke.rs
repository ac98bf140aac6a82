use actix_web::http::header;
use actix_web::{HttpResponse, web};

use crate::api::http::form::FormFields;
use crate::api::http::with_timeout;
use crate::api::problem::Problem;
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
    with_timeout(service::apps::revoke_app_token(&ctx, token)).await?;
    Ok(HttpResponse::Ok().insert_header((header::CACHE_CONTROL, "no-store")).finish())
}
