use actix_web::{HttpRequest, web};
use jiff::Timestamp;

use crate::api::problem::{Problem, ProblemCode};
use crate::domain::account::{Scopes, TokenKind};
use crate::domain::table::Viewer;
use crate::service::Context;

/// Who asks, as far as it is known.
#[derive(Clone, Copy)]
pub struct Identity {
    pub viewer: Viewer,
    /// Whether the session is known to live.
    pub is_live: bool,
    /// By what it was found out; nothing here where that was a ticket or a link.
    pub token: Option<TokenIdentity>,
}

/// What is known of the token by which somebody asks.
#[derive(Clone, Copy)]
pub struct TokenIdentity {
    pub kind: TokenKind,
    pub scopes: Scopes,
    /// None when it is good until it is revoked.
    pub expires_at: Option<Timestamp>,
}

/// What use cases need.
pub(crate) fn context(request: &HttpRequest) -> Result<&web::Data<Context>, Problem> {
    request.app_data().ok_or_else(|| Problem::new(ProblemCode::InternalError))
}
