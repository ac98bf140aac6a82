use std::pin::Pin;

use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpMessage, HttpRequest};

use crate::api::problem::Problem;
use crate::domain::table::Viewer;

use super::auth::check_session;
use super::identity::{Identity, identity};

/// Who asks, by the word of a valid access token. Whether its session was revoked since is not known yet: this is for
/// use cases that find out with the game itself.
pub struct Bearer(pub Viewer);

/// Who asks, by an access token whose session lives.
pub struct Caller(pub Viewer);

type Extracted<T> = Pin<Box<dyn Future<Output = Result<T, Problem>>>>;

impl FromRequest for Bearer {
    type Error = Problem;
    type Future = Extracted<Self>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move { Ok(Bearer(identity(&request).await?.viewer)) })
    }
}

impl FromRequest for Caller {
    type Error = Problem;
    type Future = Extracted<Self>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move {
            let viewer = identity(&request).await?.viewer;
            check_session(&request).await?;
            Ok(Caller(viewer))
        })
    }
}

/// Who was found to ask, if anybody was.
pub(crate) fn known(request: &HttpRequest) -> Option<Viewer> {
    request.extensions().get::<Identity>().map(|identity| identity.viewer)
}
