//! Authentication and authorization that operations require, checked before the request is parsed.

use crate::domain::account::Scope;

/// Authentication and authorization that an operation requires.
#[derive(Clone, Copy, Debug)]
pub struct Requirement {
    /// Scopes that a personal token or the token of an app needs. Empty if only a session is
    /// accepted, unless `any_token` is set.
    pub scopes: &'static [Scope],
    /// True if every token is accepted, regardless of its scopes.
    pub any_token: bool,
    /// Credential that is accepted in place of an access token.
    pub alternative: Option<Alternative>,
    /// Handling of requests without a credential.
    pub visitors: Visitors,
    /// True if the operation requires admin rights.
    pub admins_only: bool,
    /// True if the use case checks the session in the query that loads the game.
    pub defers_session_check: bool,
}

/// Credential in place of an access token: a query parameter with this name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Alternative {
    Ticket,
    Signature,
}

/// Handling of requests without a token and without an alternative credential.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Visitors {
    Refused,
    /// The response contains public data only.
    Admitted,
}

impl Alternative {
    pub fn name(self) -> &'static str {
        match self {
            Alternative::Ticket => "ticket",
            Alternative::Signature => "signature",
        }
    }
}

impl Requirement {
    /// Requires the access token of a session or, if `scopes` is not empty, a personal token or the
    /// token of an app with these scopes.
    pub const fn with_scopes(scopes: &'static [Scope]) -> Requirement {
        Requirement {
            scopes,
            any_token: false,
            alternative: None,
            visitors: Visitors::Refused,
            admins_only: false,
            defers_session_check: false,
        }
    }

    /// Also accepts `alternative`.
    pub const fn with_alternative(self, alternative: Alternative) -> Requirement {
        Requirement { alternative: Some(alternative), ..self }
    }

    /// Leaves the check of the session to the use case.
    pub const fn with_deferred_session_check(self) -> Requirement {
        Requirement { defers_session_check: true, ..self }
    }
}
