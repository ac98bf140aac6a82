//! Cookies of browser sessions. Scripts can read only [`SessionMark`]. Browsers send the tokens
//! only to the operations on sessions, and [`PageSession`] only to the pages that recognize the
//! browser.

use std::future::{Ready, ready};

use actix_web::cookie::time::Duration;
use actix_web::cookie::{Cookie, SameSite};
use actix_web::dev::Payload;
use actix_web::http::header::COOKIE;
use actix_web::{FromRequest, HttpRequest};
use jiff::SignedDuration;
use url::Url;
use utoipa::openapi::path::{ParameterBuilder, ParameterIn};
use utoipa::openapi::schema::{ObjectBuilder, Type};
use uuid::Uuid;

use crate::api::openapi::{Inputs, RequestInput};
use crate::api::problem::{Problem, ProblemCode};
use crate::auth::LinkKey;
use crate::domain::table::Viewer;
use crate::domain::{PlayerId, SessionId};

/// Maximum length of a token in a cookie, in characters.
const MAX_TOKEN_CHARS: usize = 100;

macro_rules! cookies {
    ($($(#[$doc:meta])+ $extractor:ident = $name:literal, $description:literal;)+) => {
        $(
            $(#[$doc])+
            pub struct $extractor(Option<String>);

            impl $extractor {
                const NAME: &str = $name;

                /// Token in the cookie, if the browser sent it.
                ///
                /// # Errors
                /// The token is too long.
                pub fn token(self) -> Result<Option<String>, Problem> {
                    if self.0.as_ref().is_some_and(|token| token.chars().count() > MAX_TOKEN_CHARS) {
                        return Err(Problem::new(ProblemCode::HeaderInvalid)
                            .detail(format_args!("Expected at most {MAX_TOKEN_CHARS} characters."))
                            .field(Self::NAME));
                    }
                    Ok(self.0)
                }

                /// Cookie that stores `token` in the browser.
                pub fn set(token: &str, max_age: SignedDuration, base: &Url) -> Cookie<'static> {
                    sessions_cookie(base, Self::NAME, token, max_age)
                }

                /// Expired cookie that removes the token from the browser.
                pub fn clear(base: &Url) -> Cookie<'static> {
                    sessions_cookie(base, Self::NAME, "", SignedDuration::ZERO)
                }
            }

            impl FromRequest for $extractor {
                type Error = Problem;
                type Future = Ready<Result<Self, Problem>>;

                fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
                    ready(Ok($extractor(cookie_value(request, Self::NAME))))
                }
            }

            impl RequestInput for $extractor {
                fn describe(inputs: &mut Inputs) {
                    let text = ObjectBuilder::new().schema_type(Type::String);
                    let cookie = ParameterBuilder::new().name(Self::NAME);
                    let cookie = cookie.parameter_in(ParameterIn::Cookie).description(Some($description));
                    let text = text.max_length(Some(MAX_TOKEN_CHARS)).build();
                    inputs.parameters.push(cookie.schema(Some(text)).build());
                    inputs.refusals.push(ProblemCode::HeaderInvalid);
                }
            }
        )+
    };
}

cookies! {
    /// Refresh token of a browser session.
    RefreshCookie = "kingdomail_refresh",
        "Refresh token of a browser session; set by the server if `refresh_token_in` is `cookie`. Default: none.";
    /// Device token, which identifies a browser at the next login.
    DeviceCookie = "kingdomail_device",
        "Device token of a browser; set by the server if `refresh_token_in` is `cookie`. Default: none.";
}

/// Cookie that marks a browser with a session. Scripts of the web client read it to decide if they
/// request a token, and the invitation page reads it so that it does not replace the session.
pub struct SessionMark;

impl SessionMark {
    pub const NAME: &str = "kingdomail_session";

    pub fn set(max_age: SignedDuration, base: &Url) -> Cookie<'static> {
        Self::script_readable("kept", max_age, base)
    }

    pub fn clear(base: &Url) -> Cookie<'static> {
        Self::script_readable("", SignedDuration::ZERO, base)
    }

    fn script_readable(value: &str, max_age: SignedDuration, base: &Url) -> Cookie<'static> {
        let mut cookie = cookie(base, "", Self::NAME, value, max_age);
        cookie.set_http_only(false);
        cookie
    }

    pub fn is_set(request: &HttpRequest) -> bool {
        cookie_value(request, Self::NAME).is_some()
    }
}

/// Value of the cookie `name`. Other cookies of the host are ignored, even if they are malformed.
fn cookie_value(request: &HttpRequest, name: &str) -> Option<String> {
    let headers = request.headers().get_all(COOKIE).filter_map(|header| header.to_str().ok());
    let mut pairs =
        headers.flat_map(|header| header.split(';')).filter_map(|pair| pair.split_once('='));
    pairs.find(|(sent, _)| sent.trim() == name).map(|(_, value)| value.trim().to_owned())
}

/// A cookie that browsers send only to the operations on sessions.
fn sessions_cookie(
    base: &Url,
    name: &'static str,
    value: &str,
    max_age: SignedDuration,
) -> Cookie<'static> {
    cookie(base, "v1/sessions", name, value, max_age)
}

/// A cookie that scripts cannot read. Browsers send it only below `path`, from pages of this server
/// and, if the server uses HTTPS, over HTTPS. A lifetime of zero removes the cookie.
fn cookie(
    base: &Url,
    path: &str,
    name: &'static str,
    value: &str,
    max_age: SignedDuration,
) -> Cookie<'static> {
    Cookie::build(name, value.to_owned())
        .path(format!("{}{path}", base.path()))
        .http_only(true)
        .same_site(SameSite::Strict)
        .secure(base.scheme() == "https")
        .max_age(Duration::seconds(max_age.as_secs()))
        .finish()
}

/// Paths of the pages that recognize the browser: authorization of apps, invitation links, and
/// links in emails to a table or a series.
const PATHS: [&str; 4] = ["oauth", "join", "table", "series"];
/// Name of the cookie of a [`PageSession`].
const NAME: &str = "kingdomail_page";
/// Purpose of the signature in the cookie.
const PURPOSE: &str = "page session 1";

/// Cookie that identifies the session of a browser on the pages for the authorization of apps, for
/// invitation links and for links in emails. It authorizes no operation.
///
/// The cookie is also sent when a link on another site leads to these pages, such as the page of an
/// app. Requests that change something must come from a page of this server, which the pages check.
pub struct PageSession;

impl PageSession {
    /// Returns the cookies that store the session of `viewer` for this time.
    pub fn set(
        viewer: Viewer,
        key: &LinkKey,
        max_age: SignedDuration,
        base: &Url,
    ) -> [Cookie<'static>; PATHS.len()] {
        let viewer_ids = format!("{}.{}", viewer.player, viewer.session);
        let signature = key.sign(PURPOSE, &viewer_ids);
        let value = format!("{viewer_ids}.{signature}");
        PATHS.map(|path| with_lax_same_site(cookie(base, path, NAME, &value, max_age)))
    }

    /// Returns the expired cookies that remove the session from the browser.
    pub fn clear(base: &Url) -> [Cookie<'static>; PATHS.len()] {
        PATHS.map(|path| with_lax_same_site(cookie(base, path, NAME, "", SignedDuration::ZERO)))
    }

    /// Returns the session of the browser, which may have ended.
    pub fn viewer(request: &HttpRequest, key: &LinkKey) -> Option<Viewer> {
        let value = cookie_value(request, NAME)?;
        let (viewer_ids, signature) = value.rsplit_once('.')?;
        if !key.verifies(PURPOSE, viewer_ids, signature) {
            return None;
        }
        let (player, session) = viewer_ids.split_once('.')?;
        let (player, session) = (player.parse::<Uuid>().ok()?, session.parse::<Uuid>().ok()?);
        Some(Viewer { player: PlayerId::new(player), session: SessionId::new(session) })
    }
}

fn with_lax_same_site(mut cookie: Cookie<'static>) -> Cookie<'static> {
    cookie.set_same_site(SameSite::Lax);
    cookie
}

#[cfg(test)]
mod tests {
    use actix_web::test::TestRequest;

    use crate::auth::TokenSecret;

    use super::*;

    #[test]
    fn cookie_is_found_among_malformed_ones() {
        let request = TestRequest::default().insert_header((
            COOKIE,
            "nobody's; ==; =; kingdomail_refresh_2=no; kingdomail_refresh=kmw_1; kingdomail_session=kept",
        ));
        let request = request.to_http_request();
        assert_eq!(cookie_value(&request, RefreshCookie::NAME).as_deref(), Some("kmw_1"));
        assert!(SessionMark::is_set(&request));
        assert_eq!(cookie_value(&request, DeviceCookie::NAME), None);
    }

    #[test]
    fn cookie_attributes_restrict_access() {
        let day = SignedDuration::from_hours(24);
        for (base, expected) in [
            (
                "https://kingdomail.example/play/",
                "kingdomail_refresh=kmw_1; HttpOnly; SameSite=Strict; Secure; Path=/play/v1/sessions; Max-Age=86400",
            ),
            (
                "http://127.0.0.1:8080/",
                "kingdomail_refresh=kmw_1; HttpOnly; SameSite=Strict; Path=/v1/sessions; Max-Age=86400",
            ),
        ] {
            let base = base.parse().expect("a URL");
            assert_eq!(RefreshCookie::set("kmw_1", day, &base).to_string(), expected);
            let gone = RefreshCookie::clear(&base).to_string();
            assert!(gone.starts_with("kingdomail_refresh=; ") && gone.ends_with("; Max-Age=0"));
        }
    }

    #[test]
    fn only_signed_page_sessions_are_accepted() {
        let key = |text: &str| LinkKey::new(&TokenSecret::from_text(text).expect("a long secret"));
        let (ours, theirs) = (key(&"a".repeat(32)), key(&"b".repeat(32)));
        let base: Url = "https://kingdomail.example/".parse().expect("a URL");
        let viewer = Viewer {
            player: PlayerId::new(Uuid::from_u128(1)),
            session: SessionId::new(Uuid::from_u128(2)),
        };
        let [kept, on_invitations, ..] =
            PageSession::set(viewer, &ours, SignedDuration::from_hours(1), &base);
        let text = kept.to_string();
        assert!(
            text.ends_with("; HttpOnly; SameSite=Lax; Secure; Path=/oauth; Max-Age=3600"),
            "{text}"
        );
        assert!(on_invitations.to_string().contains("; Path=/join;"), "{on_invitations}");
        let request = |value: &str| {
            TestRequest::default().cookie(Cookie::new(NAME, value.to_owned())).to_http_request()
        };
        let found = PageSession::viewer(&request(kept.value()), &ours).expect("a session");
        assert_eq!((found.player, found.session), (viewer.player, viewer.session));
        assert!(PageSession::viewer(&request(kept.value()), &theirs).is_none());
        let other = kept.value().replacen('1', "3", 1);
        assert!(PageSession::viewer(&request(&other), &ours).is_none());
        assert!(PageSession::viewer(&request(""), &ours).is_none());
    }
}
