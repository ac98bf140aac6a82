//! Sessions: login, refresh, list and logout. The options of a new session and the delivery of its
//! tokens and cookies are shared with all operations that open a session.

use actix_web::cookie::Cookie;
use actix_web::http::header;
use actix_web::{HttpRequest, HttpResponse, HttpResponseBuilder, web};
use jiff::SignedDuration;
use serde::Deserialize;
use utoipa::ToSchema;

use crate::api::accounts::views::{CreatedSessionView, SessionListView, SessionView};
use crate::api::http::{
    AccountRead, Body, Caller, DeviceCookie, NoIdempotencyKey, PageSession, RefreshCookie,
    SessionMark, check_same_origin, created_response, request_address, with_timeout,
};
use crate::api::problem::{Problem, ProblemCode as Code};
use crate::domain::SessionId;
use crate::domain::account::RefreshTokenDelivery;
use crate::domain::table::Viewer;
use crate::service;
use crate::service::Context;
use crate::service::accounts::{Grant, NewSession, Renewal, SESSION_LIFETIME};

/// Maximum length of a device token in characters, longer than those that this server creates.
const MAX_DEVICE_TOKEN_CHARS: usize = 100;

/// Maximum length of a session name in characters.
const MAX_CLIENT_NAME_CHARS: usize = 64;

/// Lifetime of the device cookie: the longest that browsers accept.
const DEVICE_COOKIE_LIFETIME: SignedDuration = SignedDuration::from_hours(400 * 24);

/// Credentials for a login.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LogIn {
    /// Name of the account.
    #[schema(max_length = 64, examples("Ada"))]
    pub name: String,
    /// Password of the account.
    #[schema(max_length = 256, format = Password, examples("a crown for every lake"))]
    pub password: String,
    /// Name of the session in the list of sessions. Default: the `User-Agent` of the request.
    #[schema(max_length = 64, examples("Ada's phone"))]
    pub client: Option<String>,
    /// Device token of an earlier login. Failed logins elsewhere do not lock out a known device.
    /// Default: the token in the device cookie, if any.
    #[schema(max_length = 100)]
    pub device_token: Option<String>,
    /// Delivery of the refresh token. Default: `response`. Only pages of this server can use
    /// `cookie`.
    pub refresh_token_in: Option<RefreshTokenDelivery>,
}

/// The refresh token to exchange.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RefreshSession {
    /// Refresh token. Default: the token in the cookie.
    #[schema(
        max_length = 100,
        examples("kmr_5b3c0d8e6f1a24977c0d5e8f9a1b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d")
    )]
    pub refresh_token: Option<String>,
}

/// Log in
///
/// Opens a session for an account and returns its tokens.
///
/// Logging in does not transfer the games of a guest that used the same client. They stay with the
/// guest, which is deleted `guest_seconds` (see `get_limits`) after its session was last refreshed.
/// To keep them, create an account with the access token of the guest, or use `claim_account`.
#[utoipa::path(
    post, path = "/v1/sessions", tag = "accounts",
    extensions(("x-refusals" = json!([Code::AccountLocked, Code::CredentialsWrong, Code::TooManyAttempts, Code::CrossSiteRequest]))),
    responses((status = 201, description = "The session and its tokens.", body = CreatedSessionView, headers(("Set-Cookie" = String, description = "Cookies of the session; sent only if `refresh_token_in` is `cookie`."))))
)]
pub async fn log_in(
    ctx: web::Data<Context>,
    request: HttpRequest,
    device_cookie: DeviceCookie,
    _: NoIdempotencyKey,
    body: Body<LogIn>,
) -> Result<HttpResponse, Problem> {
    let LogIn { name, password, client, device_token, refresh_token_in } = body.0;
    let session = new_session(&ctx, &request, client, refresh_token_in)?;
    if device_token.as_ref().is_some_and(|token| token.chars().count() > MAX_DEVICE_TOKEN_CHARS) {
        return Err(Problem::new(Code::FieldInvalid)
            .detail(format_args!("A device token has at most {MAX_DEVICE_TOKEN_CHARS} characters."))
            .field("device_token"));
    }
    let (from, device) = (request_address(&request), device_token.or(device_cookie.token()?));
    let device = device.as_deref();
    let login = service::accounts::log_in(&ctx, &name, &password, session, from, device);
    let grant = with_timeout(login).await?;
    let response = created_response(&ctx, format_args!("v1/sessions/{}", grant.session));
    Ok(with_session_cookies(&ctx, response, &grant).json(CreatedSessionView::from(grant)))
}

/// Refresh a session
///
/// Exchanges a refresh token for the next pair of tokens. Requests with the same token within 10
/// seconds all return the current pair, so concurrent and repeated requests succeed. A later reuse
/// ends the session, because two clients then have the same token.
///
/// Pages of this server send the cookie instead of a token and receive the next cookie. The same
/// cookie can be sent again until its successor is exchanged.
#[utoipa::path(
    post, path = "/v1/sessions/refresh", tag = "accounts",
    extensions(("x-refusals" = json!([Code::RefreshTokenInvalid, Code::RefreshTokenReused, Code::CrossSiteRequest]))),
    responses((status = 200, description = "The next tokens.", body = CreatedSessionView, headers(("Set-Cookie" = String, description = "Next cookie; sent only if the request has one."))))
)]
pub async fn refresh_session(
    ctx: web::Data<Context>,
    request: HttpRequest,
    cookie: RefreshCookie,
    body: Body<RefreshSession>,
) -> Result<HttpResponse, Problem> {
    let grant = match (body.0.refresh_token, cookie.token()?) {
        (Some(token), _) => with_timeout(service::accounts::refresh_session(&ctx, &token)).await?,
        (None, Some(token)) => {
            check_same_origin(&request, ctx.senders.links.base())?;
            with_timeout(service::accounts::refresh_by_cookie(&ctx, &token)).await?
        }
        (None, None) => {
            return Err(Problem::new(Code::RefreshTokenInvalid)
                .detail("The request has neither a `refresh_token` in its body nor a cookie.")
                .field("refresh_token"));
        }
    };
    Ok(with_session_cookies(&ctx, HttpResponse::Ok(), &grant).json(CreatedSessionView::from(grant)))
}

/// List sessions
///
/// Returns your active sessions, the most recently used first.
#[utoipa::path(
    get, path = "/v1/sessions", tag = "accounts",
    responses((status = 200, description = "The sessions.", body = SessionListView))
)]
pub async fn list_sessions(
    ctx: web::Data<Context>,
    caller: Caller<AccountRead>,
) -> Result<HttpResponse, Problem> {
    let sessions = with_timeout(service::accounts::list_sessions(&ctx, caller.0)).await?;
    let items =
        sessions.into_iter().map(|session| SessionView::new(session, caller.0.session)).collect();
    Ok(HttpResponse::Ok().json(SessionListView { items }))
}

/// Log out
///
/// Ends the session of this request and deletes the cookies of a browser session.
#[utoipa::path(
    delete, path = "/v1/sessions/current", tag = "accounts",
    responses((status = 204, description = "The session was ended.", headers(("Set-Cookie" = String, description = "Expired cookies of the session; sent only if the request has one."))))
)]
pub async fn log_out(
    ctx: web::Data<Context>,
    caller: Caller,
    cookie: RefreshCookie,
) -> Result<HttpResponse, Problem> {
    let is_in_browser = cookie.token()?.is_some();
    with_timeout(service::accounts::end_session(&ctx, caller.0, caller.0.session)).await?;
    Ok(session_ended_response(&ctx, is_in_browser))
}

/// Revoke a session
///
/// Ends one of your sessions. Its tokens stop working immediately.
#[utoipa::path(
    delete, path = "/v1/sessions/{session_id}", tag = "accounts",
    responses((status = 204, description = "The session was ended."))
)]
pub async fn revoke_session(
    ctx: web::Data<Context>,
    caller: Caller,
    session: web::Path<SessionId>,
) -> Result<HttpResponse, Problem> {
    with_timeout(service::accounts::end_session(&ctx, caller.0, *session)).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Validates the options of a new session. Only pages of this server can get a cookie.
pub fn new_session(
    ctx: &Context,
    request: &HttpRequest,
    client: Option<String>,
    refresh_token_in: Option<RefreshTokenDelivery>,
) -> Result<NewSession, Problem> {
    let refresh_token_in = refresh_token_in.unwrap_or_default();
    if refresh_token_in == RefreshTokenDelivery::Cookie {
        check_same_origin(request, ctx.senders.links.base())?;
    }
    Ok(NewSession { client: client_name(request, client)?, refresh_token_in })
}

/// Name of a session: the chosen one, or else the `User-Agent`.
pub fn client_name(request: &HttpRequest, chosen: Option<String>) -> Result<String, Problem> {
    if let Some(chosen) = chosen {
        return validate_client_name("client", chosen);
    }
    let agent = request.headers().get(header::USER_AGENT).and_then(|value| value.to_str().ok());
    Ok(agent
        .unwrap_or("unknown client")
        .chars()
        .filter(|c| !is_unprintable(*c))
        .take(MAX_CLIENT_NAME_CHARS)
        .collect())
}

/// Validates the name of a session or token.
pub fn validate_client_name(field: &str, chosen: String) -> Result<String, Problem> {
    if chosen.chars().count() <= MAX_CLIENT_NAME_CHARS && !chosen.chars().any(is_unprintable) {
        return Ok(chosen);
    }
    Err(Problem::new(Code::FieldInvalid)
        .detail(format_args!(
            "Expected at most {MAX_CLIENT_NAME_CHARS} characters, no control or bidirectional ones."
        ))
        .field(field))
}

/// Control and bidirectional formatting characters, which can make one text look like another.
fn is_unprintable(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Adds the headers and cookies of a new session to a response.
pub fn with_session_cookies(
    ctx: &Context,
    mut response: HttpResponseBuilder,
    grant: &Grant,
) -> HttpResponseBuilder {
    response.insert_header((header::CACHE_CONTROL, "no-store"));
    for cookie in session_cookies(ctx, grant) {
        response.cookie(cookie);
    }
    response
}

/// Cookies of a session; none if its refresh token is in the response body.
pub fn session_cookies(ctx: &Context, grant: &Grant) -> Vec<Cookie<'static>> {
    let Renewal::InCookie(token) = &grant.renewal else { return Vec::new() };
    let base = ctx.senders.links.base();
    let device = grant.device_token.as_ref();
    let device =
        device.map(|device| DeviceCookie::set(device.expose(), DEVICE_COOKIE_LIFETIME, base));
    let refresh = RefreshCookie::set(token.expose(), SESSION_LIFETIME, base);
    let viewer = Viewer { player: grant.player, session: grant.session };
    let page = PageSession::set(viewer, ctx.senders.links.key(), SESSION_LIFETIME, base);
    let mark = SessionMark::set(SESSION_LIFETIME, base);
    [refresh, mark].into_iter().chain(page).chain(device).collect()
}

/// Response after a session has ended. Deletes the cookies of a browser session.
fn session_ended_response(ctx: &Context, is_in_browser: bool) -> HttpResponse {
    let mut response = HttpResponse::NoContent();
    if is_in_browser {
        let base = ctx.senders.links.base();
        response.cookie(RefreshCookie::clear(base)).cookie(SessionMark::clear(base));
        for cookie in PageSession::clear(base) {
            response.cookie(cookie);
        }
    }
    response.finish()
}
