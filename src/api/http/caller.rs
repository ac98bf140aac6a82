//! Who asks. Which of these a handler takes says who may ask: the document follows from it, and what is checked before.

use std::future::{Ready, ready};
use std::marker::PhantomData;
use std::pin::Pin;

use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpMessage, HttpRequest};

use crate::api::openapi::{Alternative, Inputs, RequestInput};
use crate::api::problem::Problem;
use crate::domain::table::Viewer;

use super::access::{AccessRule, Session};
use super::auth::{check_session, identity};
use super::identity::{Identity, TokenIdentity};

/// Who asks, by the word of a valid access token. Whether its session was revoked since is not known yet: this is for
/// use cases that find out with the game itself.
pub struct Bearer<A = Session>(pub Viewer, PhantomData<A>);

/// Who asks, by an access token whose session lives.
pub struct Caller<A = Session>(pub Viewer, PhantomData<A>);

/// A request by an access token or by a signed link. Who asks is found out when the link is judged.
pub struct LinkRequest<A>(pub HttpRequest, PhantomData<A>);

type Extracted<T> = Pin<Box<dyn Future<Output = Result<T, Problem>>>>;

impl<A: AccessRule> FromRequest for Bearer<A> {
    type Error = Problem;
    type Future = Extracted<Self>;

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
    type Future = Extracted<Self>;

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
        inputs.require(A::REQUIREMENT.checked_by_use_case());
    }
}

impl<A: AccessRule> RequestInput for Caller<A> {
    fn describe(inputs: &mut Inputs) {
        inputs.require(A::REQUIREMENT);
    }
}

impl<A: AccessRule> RequestInput for LinkRequest<A> {
    fn describe(inputs: &mut Inputs) {
        inputs.require(A::REQUIREMENT.checked_by_use_case().or(Alternative::Signature));
    }
}

/// By which token somebody was found to ask.
pub fn shown_token(request: &HttpRequest) -> Option<TokenIdentity> {
    request.extensions().get::<Identity>().and_then(|identity| identity.token)
}

/// Whose account was found to ask, if one was.
pub(crate) fn known(request: &HttpRequest) -> Option<Viewer> {
    let viewer = request.extensions().get::<Identity>()?.viewer;
    (!viewer.has_no_session()).then_some(viewer)
}
