use actix_web::{HttpRequest, web};

use crate::api::problem::{Problem, ProblemCode};
use crate::domain::table::Viewer;
use crate::service::Context;

/// Who asks, as far as it is known.
#[derive(Clone, Copy)]
pub struct Identity {
    pub viewer: Viewer,
    /// Whether the session is known to live.
    pub is_live: bool,
}

/// What use cases need.
pub(crate) fn context(request: &HttpRequest) -> Result<&web::Data<Context>, Problem> {
    request.app_data().ok_or_else(|| Problem::new(ProblemCode::InternalError))
}
