//! Access rules as types: the type of a handler's argument names the rule of the operation.

use std::marker::PhantomData;

use crate::api::openapi::{Alternative, Requirement, Visitors};
use crate::domain::account::Scope;

/// Access rule of an operation.
pub trait AccessRule: 'static {
    const REQUIREMENT: Requirement;
}

macro_rules! access {
    ($($(#[$doc:meta])+ $access:ident: $scopes:expr;)+) => {
        $(
            $(#[$doc])+
            pub struct $access;

            impl AccessRule for $access {
                const REQUIREMENT: Requirement = Requirement::with_scopes($scopes);
            }
        )+
    };
}

access! {
    /// Session only; personal tokens are rejected.
    Session: &[];
    /// Session, or a token with the `games:read` scope.
    GamesRead: &[Scope::GamesRead];
    /// Session, or a token with the `games:play` scope.
    GamesPlay: &[Scope::GamesPlay];
    /// Session, or a token with the `tables:write` scope.
    TablesWrite: &[Scope::TablesWrite];
    /// Session, or a token with the `notifications:read` scope.
    NotificationsRead: &[Scope::NotificationsRead];
    /// Session, or a token with the `webhooks:write` scope.
    WebhooksWrite: &[Scope::WebhooksWrite];
    /// Session, or a token with the `account:read` scope.
    AccountRead: &[Scope::AccountRead];
    /// Session, or a token with both scopes that streams require.
    StreamsRead: &[Scope::GamesRead, Scope::NotificationsRead];
}

/// Any valid token, regardless of its scopes.
pub struct AnyToken;

impl AccessRule for AnyToken {
    const REQUIREMENT: Requirement = Requirement { any_token: true, ..Session::REQUIREMENT };
}

/// Any valid token for the MCP server, because each tool checks its own scope. The challenge lists
/// all three scopes for apps without one.
pub struct McpTools;

impl AccessRule for McpTools {
    const REQUIREMENT: Requirement = Requirement {
        any_token: true,
        ..Requirement::with_scopes(&[Scope::GamesRead, Scope::GamesPlay, Scope::TablesWrite])
    };
}

/// Session of an admin.
pub struct Admins;

impl AccessRule for Admins {
    const REQUIREMENT: Requirement = Requirement { admins_only: true, ..Session::REQUIREMENT };
}

/// Access by `A` or by a ticket.
pub struct OrTicket<A>(PhantomData<A>);

impl<A: AccessRule> AccessRule for OrTicket<A> {
    const REQUIREMENT: Requirement = A::REQUIREMENT.with_alternative(Alternative::Ticket);
}

/// Access by `A`, or without a token as a visitor. Visitors receive only public data.
pub struct OrVisitor<A>(PhantomData<A>);

impl<A: AccessRule> AccessRule for OrVisitor<A> {
    const REQUIREMENT: Requirement = Requirement { visitors: Visitors::Admitted, ..A::REQUIREMENT };
}
