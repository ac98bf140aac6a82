//! The authenticated caller of an operation, and its identity, which is cached in the request. The
//! type of the argument defines the access rule, from which the document and the checks before the
//! handler are derived.

use std::future::{Ready, ready};
use std::marker::PhantomData;

use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpMessage, HttpRequest, web};
use jiff::Timestamp;

use crate::api::http::ExtractorFuture;
use crate::api::openapi::{Alternative, Inputs, RequestInput};
use crate::api::problem::{Problem, ProblemCode};
use crate::domain::account::{Scopes, TokenKind};
use crate::domain::table::Viewer;
use crate::service::Context;

use super::access::{AccessRule, Session};
use super::{check_session, identity};

/// Caller with a valid access token whose session may have been revoked. For use cases that check
/// the session in the query that loads the game.
pub struct Bearer<A = Session>(pub Viewer, PhantomData<A>);

/// Caller with an access token and an active session.
pub struct Caller<A = Session>(pub Viewer, PhantomData<A>);

/// Request with an access token or a signed link. The use case verifies the link and identifies the
/// caller.
pub struct LinkRequest<A>(pub HttpRequest, PhantomData<A>);

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

impl<A: AccessRule> FromRequest for Bearer<A> {
    type Error = Problem;
    type Future = ExtractorFuture<Self>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move {
            let viewer = identity(&request, &A::REQUIREMENT).await?.viewer;
            Ok(Bearer(viewer, PhantomData))
        })
    }
}

impl<A: AccessRule> FromRequest for Caller<A> {
    type Error = Problem;
    type Future = ExtractorFuture<Self>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move {
            let viewer = identity(&request, &A::REQUIREMENT).await?.viewer;
            check_session(&request).await?;
            Ok(Caller(viewer, PhantomData))
        })
    }
}

impl<A> FromRequest for LinkRequest<A> {
    type Error = Problem;
    type Future = Ready<Result<Self, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(Ok(LinkRequest(request.clone(), PhantomData)))
    }
}

impl<A: AccessRule> RequestInput for Bearer<A> {
    fn describe(inputs: &mut Inputs) {
        inputs.require(A::REQUIREMENT.with_deferred_session_check());
    }
}

impl<A: AccessRule> RequestInput for Caller<A> {
    fn describe(inputs: &mut Inputs) {
        inputs.require(A::REQUIREMENT);
    }
}

impl<A: AccessRule> RequestInput for LinkRequest<A> {
    fn describe(inputs: &mut Inputs) {
        inputs.require(
            A::REQUIREMENT.with_deferred_session_check().with_alternative(Alternative::Signature),
        );
    }
}

/// Returns the token that identified the caller.
pub fn request_token(request: &HttpRequest) -> Option<TokenIdentity> {
    request.extensions().get::<Identity>().and_then(|identity| identity.token)
}

/// Returns the account of the caller, if the request has been authenticated.
pub(crate) fn authenticated_viewer(request: &HttpRequest) -> Option<Viewer> {
    let viewer = request.extensions().get::<Identity>()?.viewer;
    (!viewer.is_sessionless()).then_some(viewer)
}

/// Returns the context of use cases.
pub(crate) fn context(request: &HttpRequest) -> Result<&web::Data<Context>, Problem> {
    request.app_data().ok_or_else(|| Problem::new(ProblemCode::InternalError))
}
