use crate::api::http::{TokenIdentity, check_scopes};
use crate::api::problem::Problem;
use crate::domain::account::{Scope, Scopes, TokenKind};
use crate::domain::table::Viewer;
use crate::service::Context;

/// Who calls a tool, and what it needs.
#[derive(Clone)]
pub struct ToolCaller {
    pub ctx: Context,
    pub viewer: Viewer,
    granted: Scopes,
}

impl ToolCaller {
    /// By the token that was shown: that of a session may do everything, any other what its scopes say.
    pub fn new(ctx: Context, viewer: Viewer, token: Option<TokenIdentity>) -> ToolCaller {
        let granted = match token {
            Some(TokenIdentity { kind: TokenKind::Session, .. }) => Scopes::all(),
            Some(token) => token.scopes,
            None => Scopes::default(),
        };
        ToolCaller { ctx, viewer, granted }
    }

    /// Whether the token may do what needs this scope.
    ///
    /// # Errors
    /// It may not.
    pub fn check(&self, scope: Scope) -> Result<(), Problem> {
        check_scopes(&[scope], self.granted)
    }
}
