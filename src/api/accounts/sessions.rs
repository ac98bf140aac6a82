use actix_web::{HttpRequest, HttpResponse, web};
use serde::Deserialize;
use utoipa::ToSchema;

use crate::api::accounts::views::{GrantView, SessionListView, SessionView};
use crate::api::http::{
    AccountRead, Body, Caller, DeviceCookie, NoIdempotencyKey, RefreshCookie, check_same_origin,
    created, request_address, with_timeout,
};
use crate::api::problem::{Problem, ProblemCode as Code};
use crate::domain::SessionId;
use crate::domain::account::RefreshIn;
use crate::service::{self, Context};

use super::new_session::{ended, granting, new_session};

/// In characters; more than any has that this server makes.
const LONGEST_DEVICE_TOKEN: usize = 100;

/// Who logs in.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LogInRequest {
    #[schema(max_length = 64, examples("Ada"))]
    pub name: String,
    #[schema(max_length = 256, format = Password, examples("a crown for every lake"))]
    pub password: String,
    /// What the session is to be called; by default what the client calls itself in `User-Agent`.
    #[schema(max_length = 64, examples("Ada's phone"))]
    pub client: Option<String>,
    /// The `device_token` of an earlier login. At a device that is known nobody is kept out by what strangers try.
    #[schema(max_length = 100)]
    pub device_token: Option<String>,
    /// How you get what renews the session; by default as the `refresh_token` of the answer. A page of this server says
    /// `cookie`.
    pub refresh_in: Option<RefreshIn>,
}

/// The refresh token to exchange, if it is in no cookie.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RefreshRequest {
    #[schema(
        max_length = 100,
        examples("kmr_5b3c0d8e6f1a24977c0d5e8f9a1b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d")
    )]
    pub refresh_token: Option<String>,
}

/// Log in
///
/// Opens a session. It does not take over what a guest of the same client has played: that stays
/// with the guest, who is deleted after `guest_seconds` of the limits without a visit. To keep it,
/// register with the access token of the guest, or use `claim_account`.
#[utoipa::path(
    post, path = "/v1/sessions", tag = "accounts",
    extensions(("x-refusals" = json!([Code::AccountLocked, Code::CredentialsWrong, Code::TooManyAttempts, Code::CrossSiteRequest]))),
    responses((status = 201, description = "The session and its tokens.", body = GrantView, headers(("Set-Cookie" = String, description = "The cookies of a browser, where `refresh_in` is `cookie`."))))
)]
pub async fn log_in(
    ctx: web::Data<Context>,
    request: HttpRequest,
    known: DeviceCookie,
    _: NoIdempotencyKey,
    body: Body<LogInRequest>,
) -> Result<HttpResponse, Problem> {
    let LogInRequest { name, password, client, device_token, refresh_in } = body.0;
    let session = new_session(&ctx, &request, client, refresh_in)?;
    if device_token.as_ref().is_some_and(|token| token.chars().count() > LONGEST_DEVICE_TOKEN) {
        return Err(Problem::new(Code::FieldInvalid)
            .detail(format_args!("A device token has at most {LONGEST_DEVICE_TOKEN} characters."))
            .field("device_token"));
    }
    let (from, device) = (request_address(&request), device_token.or(known.token()?));
    let device = device.as_deref();
    let login = service::accounts::log_in(&ctx, &name, &password, session, from, device);
    let grant = with_timeout(login).await?;
    let response = created(&ctx, format_args!("v1/sessions/{}", grant.session));
    Ok(granting(&ctx, response, &grant).json(GrantView::from(grant)))
}

/// Refresh
///
/// Exchanges a refresh token for the next pair of tokens. Requests with the same token within 10 seconds all return the current
/// pair, so concurrent and repeated requests succeed. A later reuse ends the session, because two programs hold the token then.
///
/// A page of this server sends the cookie instead of a token, and receives the next cookie. The same cookie can also be sent
/// again until its successor is exchanged.
#[utoipa::path(
    post, path = "/v1/sessions/refresh", tag = "accounts",
    extensions(("x-refusals" = json!([Code::RefreshTokenInvalid, Code::RefreshTokenReused, Code::CrossSiteRequest]))),
    responses((status = 200, description = "The next tokens.", body = GrantView, headers(("Set-Cookie" = String, description = "The next cookie of a browser that sent one."))))
)]
pub async fn refresh(
    ctx: web::Data<Context>,
    request: HttpRequest,
    cookie: RefreshCookie,
    body: Body<RefreshRequest>,
) -> Result<HttpResponse, Problem> {
    let grant = match (body.0.refresh_token, cookie.token()?) {
        (Some(token), _) => with_timeout(service::accounts::refresh(&ctx, &token)).await?,
        (None, Some(token)) => {
            check_same_origin(&request, ctx.senders.links.base())?;
            with_timeout(service::accounts::refresh_by_cookie(&ctx, &token)).await?
        }
        (None, None) => {
            return Err(Problem::new(Code::RefreshTokenInvalid)
                .detail("There is no refresh_token in the body, and no cookie.")
                .field("refresh_token"));
        }
    };
    Ok(granting(&ctx, HttpResponse::Ok(), &grant).json(GrantView::from(grant)))
}

/// List sessions
///
/// One's sessions that are not over, the last used first.
#[utoipa::path(
    get, path = "/v1/sessions", tag = "accounts",
    responses((status = 200, description = "The sessions.", body = SessionListView))
)]
pub async fn list_sessions(
    ctx: web::Data<Context>,
    caller: Caller<AccountRead>,
) -> Result<HttpResponse, Problem> {
    let sessions = with_timeout(service::accounts::sessions(&ctx, caller.0)).await?;
    let items =
        sessions.into_iter().map(|session| SessionView::new(session, caller.0.session)).collect();
    Ok(HttpResponse::Ok().json(SessionListView { items }))
}

/// Log out
///
/// Ends the session of this request. A browser forgets its cookie.
#[utoipa::path(
    delete, path = "/v1/sessions/current", tag = "accounts",
    responses((status = 204, description = "The session is over.", headers(("Set-Cookie" = String, description = "Nothing is left in a browser that sent a cookie."))))
)]
pub async fn log_out(
    ctx: web::Data<Context>,
    caller: Caller,
    cookie: RefreshCookie,
) -> Result<HttpResponse, Problem> {
    let is_in_browser = cookie.token()?.is_some();
    with_timeout(service::accounts::end_session(&ctx, caller.0, caller.0.session)).await?;
    Ok(ended(&ctx, is_in_browser))
}

/// Revoke a session
///
/// Ends one of one's sessions: its tokens are refused from now on.
#[utoipa::path(
    delete, path = "/v1/sessions/{session_id}", tag = "accounts",
    responses((status = 204, description = "The session is over."))
)]
pub async fn revoke_session(
    ctx: web::Data<Context>,
    caller: Caller,
    session: web::Path<SessionId>,
) -> Result<HttpResponse, Problem> {
    with_timeout(service::accounts::end_session(&ctx, caller.0, *session)).await?;
    Ok(HttpResponse::NoContent().finish())
}
