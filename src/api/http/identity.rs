use actix_web::{HttpRequest, web};
use jiff::Timestamp;

use crate::api::problem::{Problem, ProblemCode};
use crate::domain::account::{Scopes, TokenKind};
use crate::domain::table::Viewer;
use crate::service::Context;

/// Identity of the caller, as far as it has been verified.
#[derive(Clone, Copy)]
pub struct Identity {
    pub viewer: Viewer,
    /// True if the session has been checked to be active.
    pub is_session_checked: bool,
    /// Access token of the caller; `None` for tickets and links.
    pub token: Option<TokenIdentity>,
}

/// Access token that identifies the caller.
#[derive(Clone, Copy)]
pub struct TokenIdentity {
    pub kind: TokenKind,
    pub scopes: Scopes,
    /// `None` if the token is valid until it is revoked.
    pub expires_at: Option<Timestamp>,
}

/// Returns the context of use cases.
pub(crate) fn context(request: &HttpRequest) -> Result<&web::Data<Context>, Problem> {
    request.app_data().ok_or_else(|| Problem::new(ProblemCode::InternalError))
}
