use actix_web::{HttpMessage, HttpRequest, web};

use crate::api::openapi::OpenApiDocument;
use crate::api::problem::{Problem, ProblemCode};
use crate::domain::table::Viewer;
use crate::service::Context;

use super::auth::identify;

/// Who asks, as far as it is known.
#[derive(Clone, Copy)]
pub struct Identity {
    pub viewer: Viewer,
    /// Whether the session is known to live.
    pub is_live: bool,
}

/// Who asks, by an access token, if nobody has found it out yet.
pub async fn identity(request: &HttpRequest) -> Result<Identity, Problem> {
    let known = request.extensions().get::<Identity>().copied();
    if let Some(known) = known {
        return Ok(known);
    }
    let document = request.app_data::<web::Data<OpenApiDocument>>();
    let pattern = request.match_pattern().unwrap_or_default();
    let requirement =
        document.and_then(|document| document.requirement(request.method(), &pattern));
    let requirement = requirement.ok_or_else(|| Problem::new(ProblemCode::InternalError))?;
    identify(request, requirement).await
}

/// What use cases need.
pub(crate) fn context(request: &HttpRequest) -> Result<&web::Data<Context>, Problem> {
    request.app_data().ok_or_else(|| Problem::new(ProblemCode::InternalError))
}
