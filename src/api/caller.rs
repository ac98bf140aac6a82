use std::future::{Ready, ready};
use std::pin::Pin;

use actix_web::dev::Payload;
use actix_web::http::header;
use actix_web::{FromRequest, HttpRequest, web};

use crate::auth::TokenRefused;
use crate::service::{self, Context};
use crate::store::Viewer;

use super::{Problem, ProblemCode, in_time};

/// Who asks, by the word of a valid access token. Whether its session was revoked since is not known yet: this is for
/// use cases that find out with the game itself.
pub struct Bearer(pub Viewer);

/// Who asks, by an access token whose session lives.
pub struct Caller(pub Viewer);

impl FromRequest for Bearer {
    type Error = Problem;
    type Future = Ready<Result<Bearer, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(viewer(request).map(|(viewer, _)| Bearer(viewer)))
    }
}

impl FromRequest for Caller {
    type Error = Problem;
    type Future = Pin<Box<dyn Future<Output = Result<Caller, Problem>>>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let named = viewer(request).map(|(viewer, ctx)| (viewer, ctx.clone()));
        Box::pin(async move {
            let (viewer, ctx) = named?;
            in_time(service::check_session(&ctx, viewer)).await?;
            Ok(Caller(viewer))
        })
    }
}

/// Who asks, and what use cases need.
pub(super) fn viewer(request: &HttpRequest) -> Result<(Viewer, &web::Data<Context>), Problem> {
    let ctx = request
        .app_data::<web::Data<Context>>()
        .ok_or_else(|| Problem::new(ProblemCode::InternalError))?;
    let token = bearer_token(request).ok_or_else(|| Problem::new(ProblemCode::TokenMissing))?;
    let claims = ctx.tokens.verify(token, ctx.now()).map_err(|refused| {
        Problem::new(match refused {
            TokenRefused::Malformed => ProblemCode::TokenInvalid,
            TokenRefused::Expired => ProblemCode::TokenExpired,
        })
    })?;
    Ok((Viewer { player: claims.player, session: claims.session }, ctx))
}

fn bearer_token(request: &HttpRequest) -> Option<&str> {
    let value = request.headers().get(header::AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = value.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim())
}
