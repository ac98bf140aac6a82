//! What a client says of a session that it wants, and how it gets what renews it.

use actix_web::cookie::Cookie;
use actix_web::http::header;
use actix_web::{HttpRequest, HttpResponse, HttpResponseBuilder};
use jiff::SignedDuration;

use crate::api::http::{DeviceCookie, PageSession, RefreshCookie, SessionMark, check_same_origin};
use crate::api::problem::{Problem, ProblemCode as Code};
use crate::domain::account::RefreshIn;
use crate::domain::table::Viewer;
use crate::service::Context;
use crate::service::accounts::{Grant, NewSession, Renewal, SESSION_LIFETIME};

/// How long a browser remembers that it is no stranger; none does so for longer.
const DEVICE_LASTS: SignedDuration = SignedDuration::from_hours(400 * 24);

/// How long the name of a session is at most, in characters.
const LONGEST_CLIENT: usize = 64;

/// The session that a client wants. Only a page of this server gets a cookie.
pub fn new_session(
    ctx: &Context,
    request: &HttpRequest,
    client: Option<String>,
    refresh_in: Option<RefreshIn>,
) -> Result<NewSession, Problem> {
    let refresh_in = refresh_in.unwrap_or_default();
    if refresh_in == RefreshIn::Cookie {
        check_same_origin(request, ctx.senders.links.base())?;
    }
    Ok(NewSession { client: client_name(request, client)?, refresh_in })
}

/// The beginning of an answer that grants a session, with what belongs into cookies.
pub fn granting(
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

/// What a browser is to keep of a session; nothing of one that is no browser's.
pub fn session_cookies(ctx: &Context, grant: &Grant) -> Vec<Cookie<'static>> {
    let Renewal::InCookie(token) = &grant.renewal else { return Vec::new() };
    let base = ctx.senders.links.base();
    let device = grant.device_token.as_ref();
    let device = device.map(|device| DeviceCookie::keep(device.expose(), DEVICE_LASTS, base));
    let refresh = RefreshCookie::keep(token.expose(), SESSION_LIFETIME, base);
    let viewer = Viewer { player: grant.player, session: grant.session };
    let page = PageSession::keep(viewer, ctx.senders.links.key(), SESSION_LIFETIME, base);
    let mark = SessionMark::keep(SESSION_LIFETIME, base);
    [refresh, mark].into_iter().chain(page).chain(device).collect()
}

/// The answer when a session is over: if it is that of a browser, nothing is left of it there.
pub fn ended(ctx: &Context, is_in_browser: bool) -> HttpResponse {
    let mut response = HttpResponse::NoContent();
    if is_in_browser {
        let base = ctx.senders.links.base();
        response.cookie(RefreshCookie::forget(base)).cookie(SessionMark::forget(base));
        for cookie in PageSession::forget(base) {
            response.cookie(cookie);
        }
    }
    response.finish()
}

/// What the session is to be called.
pub fn client_name(request: &HttpRequest, chosen: Option<String>) -> Result<String, Problem> {
    if let Some(chosen) = chosen {
        return checked_client("client", chosen);
    }
    let agent = request.headers().get(header::USER_AGENT).and_then(|value| value.to_str().ok());
    Ok(agent
        .unwrap_or("unknown client")
        .chars()
        .filter(|c| !is_unprintable(*c))
        .take(LONGEST_CLIENT)
        .collect())
}

/// What a client, or a token, is to be called, if it can be.
pub fn checked_client(field: &str, chosen: String) -> Result<String, Problem> {
    if chosen.chars().count() <= LONGEST_CLIENT && !chosen.chars().any(is_unprintable) {
        return Ok(chosen);
    }
    Err(Problem::new(Code::FieldInvalid)
        .detail(format_args!(
            "At most {LONGEST_CLIENT} characters, none of them a control or one that turns text."
        ))
        .field(field))
}

/// Controls, and the signs that turn the direction of text, by which one text can pretend to be another.
fn is_unprintable(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}
