//! Options of a new session, and the delivery of its tokens and cookies.

use actix_web::cookie::Cookie;
use actix_web::http::header;
use actix_web::{HttpRequest, HttpResponse, HttpResponseBuilder};
use jiff::SignedDuration;

use crate::api::http::{DeviceCookie, PageSession, RefreshCookie, SessionMark, check_same_origin};
use crate::api::problem::{Problem, ProblemCode as Code};
use crate::domain::account::RefreshTokenDelivery;
use crate::domain::table::Viewer;
use crate::service::Context;
use crate::service::accounts::{Grant, NewSession, Renewal, SESSION_LIFETIME};

/// Lifetime of the device cookie: the longest that browsers accept.
const DEVICE_COOKIE_LIFETIME: SignedDuration = SignedDuration::from_hours(400 * 24);

/// Maximum length of a session name in characters.
const MAX_CLIENT_NAME_CHARS: usize = 64;

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
pub fn session_ended_response(ctx: &Context, is_in_browser: bool) -> HttpResponse {
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
