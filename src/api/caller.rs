use std::pin::Pin;

use actix_web::dev::Payload;
use actix_web::http::header;
use actix_web::{FromRequest, HttpMessage, HttpRequest, web};

use crate::auth::{PersonalToken, Scope, TokenRefused};
use crate::service::{self, Context};
use crate::store::Viewer;

use super::limits::count_account;
use super::{Document, Problem, ProblemCode, in_time};

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
        Box::pin(async move { Ok(Bearer(identified(&request).await?.viewer)) })
    }
}

impl FromRequest for Caller {
    type Error = Problem;
    type Future = Extracted<Self>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move {
            let Identified { viewer, is_live } = identified(&request).await?;
            if !is_live {
                in_time(service::check_session(context(&request)?, viewer)).await?;
            }
            Ok(Caller(viewer))
        })
    }
}

/// Who was found to ask, if anybody was.
pub(super) fn known(request: &HttpRequest) -> Option<Viewer> {
    request.extensions().get::<Viewer>().copied()
}

/// What use cases need.
pub(super) fn context(request: &HttpRequest) -> Result<&web::Data<Context>, Problem> {
    request.app_data().ok_or_else(|| Problem::new(ProblemCode::InternalError))
}

struct Identified {
    viewer: Viewer,
    /// Whether the session is known to live.
    is_live: bool,
}

/// Who asks: by the access token of a session, or by a personal token that may do this.
async fn identified(request: &HttpRequest) -> Result<Identified, Problem> {
    let ctx = context(request)?;
    let token = bearer_token(request).ok_or_else(|| Problem::new(ProblemCode::TokenMissing))?;
    let identified = if PersonalToken::is_meant(token) {
        let (viewer, scopes) = in_time(service::redeem_token(ctx, token)).await?;
        may_do(request, &scopes)?;
        Identified { viewer, is_live: true }
    } else {
        let claims = ctx.tokens.verify(token, ctx.now()).map_err(|refused| {
            Problem::new(match refused {
                TokenRefused::Malformed => ProblemCode::TokenInvalid,
                TokenRefused::Expired => ProblemCode::TokenExpired,
            })
        })?;
        let viewer = Viewer { player: claims.player, session: claims.session };
        Identified { viewer, is_live: false }
    };
    request.extensions_mut().insert(identified.viewer);
    count_account(request, identified.viewer.player)?;
    Ok(identified)
}

/// Whether a personal token with these scopes may do what the request asks for: the document tells.
fn may_do(request: &HttpRequest, scopes: &[Scope]) -> Result<(), Problem> {
    let document = request.app_data::<web::Data<Document>>();
    let pattern = request.match_pattern().unwrap_or_default();
    let needed = document.and_then(|document| document.scopes(request.method(), &pattern));
    let needed = needed.ok_or_else(|| Problem::new(ProblemCode::SessionRequired))?;
    match needed.iter().find(|scope| !scopes.contains(scope)) {
        Some(missing) => Err(Problem::new(ProblemCode::ScopeMissing)
            .detail(format_args!("The token needs the scope {}.", missing.name()))),
        None => Ok(()),
    }
}

fn bearer_token(request: &HttpRequest) -> Option<&str> {
    let value = request.headers().get(header::AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = value.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim())
}
