use crate::api::http::{TokenIdentity, check_scopes};
use crate::api::problem::Problem;
use crate::domain::account::{Scope, Scopes, TokenKind};
use crate::domain::table::Viewer;
use crate::service::Context;

/// Caller of a tool, with the context that tools need.
#[derive(Clone)]
pub struct ToolCaller {
    pub ctx: Context,
    pub viewer: Viewer,
    granted: Scopes,
}

impl ToolCaller {
    /// Derives the scopes from the access token. The token of a session has all scopes.
    pub fn new(ctx: Context, viewer: Viewer, token: Option<TokenIdentity>) -> ToolCaller {
        let granted = match token {
            Some(TokenIdentity { kind: TokenKind::Session, .. }) => Scopes::all(),
            Some(token) => token.scopes,
            None => Scopes::default(),
        };
        ToolCaller { ctx, viewer, granted }
    }

    /// Checks that the token has a scope.
    ///
    /// # Errors
    /// The token does not have the scope.
    pub fn check_scope(&self, scope: Scope) -> Result<(), Problem> {
        check_scopes(&[scope], self.granted)
    }
}
