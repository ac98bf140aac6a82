//! Who may ask for an operation, as types, so that what a handler takes can name it.

use std::marker::PhantomData;

use crate::api::openapi::{Alternative, Requirement, Visitors};
use crate::domain::account::Scope;

/// Who may ask.
pub trait AccessRule: 'static {
    const REQUIREMENT: Requirement;
}

macro_rules! access {
    ($($(#[$doc:meta])+ $access:ident: $scopes:expr;)+) => {
        $(
            $(#[$doc])+
            pub struct $access;

            impl AccessRule for $access {
                const REQUIREMENT: Requirement = Requirement::of($scopes);
            }
        )+
    };
}

access! {
    /// A session: no personal token will do.
    Session: &[];
    /// A session, or a personal token with the scope of this name, as are the next.
    GamesRead: &[Scope::GamesRead];
    /// The scope of this name.
    GamesPlay: &[Scope::GamesPlay];
    /// The scope of this name.
    TablesWrite: &[Scope::TablesWrite];
    /// The scope of this name.
    NotificationsRead: &[Scope::NotificationsRead];
    /// The scope of this name.
    WebhooksWrite: &[Scope::WebhooksWrite];
    /// The scope of this name.
    AccountRead: &[Scope::AccountRead];
    /// Both scopes that streams need, each its own.
    StreamsRead: &[Scope::GamesRead, Scope::NotificationsRead];
}

/// Whoever has a token, whatever it may be used for.
pub struct AnyToken;

impl AccessRule for AnyToken {
    const REQUIREMENT: Requirement = Requirement { any_token: true, ..Session::REQUIREMENT };
}

/// Whoever has a token may speak to the MCP server: each tool asks for its own scope. An app that has none yet is told all of them.
pub struct McpTools;

impl AccessRule for McpTools {
    const REQUIREMENT: Requirement = Requirement {
        any_token: true,
        ..Requirement::of(&[Scope::GamesRead, Scope::GamesPlay, Scope::TablesWrite])
    };
}

/// The session of one of those who run the server.
pub struct Admins;

impl AccessRule for Admins {
    const REQUIREMENT: Requirement = Requirement { admins_only: true, ..Session::REQUIREMENT };
}

/// Whom `A` admits, or who has a ticket.
pub struct OrTicket<A>(PhantomData<A>);

impl<A: AccessRule> AccessRule for OrTicket<A> {
    const REQUIREMENT: Requirement = A::REQUIREMENT.or(Alternative::Ticket);
}

/// Whom `A` admits, or who shows no token, and sees what everybody sees.
pub struct OrAnybody<A>(PhantomData<A>);

impl<A: AccessRule> AccessRule for OrAnybody<A> {
    const REQUIREMENT: Requirement = Requirement { visitors: Visitors::Admitted, ..A::REQUIREMENT };
}
