//! What the operations ask of whoever asks, before anybody looks at what is asked.

use crate::domain::account::Scope;

/// What must be known of who asks for an operation.
#[derive(Clone, Copy, Debug)]
pub struct Requirement {
    /// What a personal token, or that of an app, needs; none where only a session will do.
    pub scopes: &'static [Scope],
    /// Whether every token will do, whatever its scopes.
    pub any_token: bool,
    /// What counts in the place of an access token.
    pub alternative: Option<Alternative>,
    /// What becomes of who shows nothing.
    pub visitors: Visitors,
    /// Whether it is only for those who run the server.
    pub admins_only: bool,
    /// Whether its use case finds out together with the game whether the session lives, which costs nothing more.
    pub checks_session_itself: bool,
}

/// What counts in the place of an access token: a parameter of this name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Alternative {
    Ticket,
    Signature,
}

/// What becomes of who shows no token, nor what counts in its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Visitors {
    Refused,
    /// They may ask, and are told what everybody may see.
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
    /// An access token: of a session, or one of an app or a personal one with these scopes, if there are any.
    pub const fn of(scopes: &'static [Scope]) -> Requirement {
        Requirement {
            scopes,
            any_token: false,
            alternative: None,
            visitors: Visitors::Refused,
            admins_only: false,
            checks_session_itself: false,
        }
    }

    /// This, or the other.
    pub const fn or(self, alternative: Alternative) -> Requirement {
        Requirement { alternative: Some(alternative), ..self }
    }

    /// This, by a use case that checks the session.
    pub const fn checked_by_use_case(self) -> Requirement {
        Requirement { checks_session_itself: true, ..self }
    }
}
