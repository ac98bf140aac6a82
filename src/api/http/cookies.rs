//! What a browser keeps for the session of a page, where no script can read it. Only what logs in, refreshes and logs out gets
//! to see it.

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

use crate::api::openapi::{Inputs, RequestInput};
use crate::api::problem::{Problem, ProblemCode};

/// How long any token in a cookie is at most, in characters.
const LONGEST: usize = 100;

macro_rules! cookies {
    ($($(#[$doc:meta])+ $taken:ident = $name:literal, $says:literal;)+) => {
        $(
            $(#[$doc])+
            pub struct $taken(Option<String>);

            impl $taken {
                const NAME: &str = $name;

                /// The token that the browser has kept, if it has.
                ///
                /// # Errors
                /// It is longer than any.
                pub fn token(self) -> Result<Option<String>, Problem> {
                    if self.0.as_ref().is_some_and(|token| token.chars().count() > LONGEST) {
                        return Err(Problem::new(ProblemCode::HeaderInvalid)
                            .detail(format_args!("At most {LONGEST} characters."))
                            .field(Self::NAME));
                    }
                    Ok(self.0)
                }

                /// What makes the browser keep `token` for so long.
                pub fn keep(token: &str, lasts: SignedDuration, base: &Url) -> Cookie<'static> {
                    of_sessions(base, Self::NAME, token, lasts)
                }

                /// What makes the browser forget it.
                pub fn forget(base: &Url) -> Cookie<'static> {
                    of_sessions(base, Self::NAME, "", SignedDuration::ZERO)
                }
            }

            impl FromRequest for $taken {
                type Error = Problem;
                type Future = Ready<Result<Self, Problem>>;

                fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
                    ready(Ok($taken(sent(request, Self::NAME))))
                }
            }

            impl RequestInput for $taken {
                fn describe(inputs: &mut Inputs) {
                    let text = ObjectBuilder::new().schema_type(Type::String);
                    let cookie = ParameterBuilder::new().name(Self::NAME);
                    let cookie = cookie.parameter_in(ParameterIn::Cookie).description(Some($says));
                    let text = text.max_length(Some(LONGEST)).build();
                    inputs.parameters.push(cookie.schema(Some(text)).build());
                    inputs.refusals.push(ProblemCode::HeaderInvalid);
                }
            }
        )+
    };
}

cookies! {
    /// What renews the session of a browser.
    RefreshCookie = "kingdomail_refresh",
        "What renews the session of a browser; set where `refresh_in` is `cookie`.";
    /// What tells a browser at the next login.
    DeviceCookie = "kingdomail_device",
        "The `device_token` of a browser; set where `refresh_in` is `cookie`.";
}

/// That a browser has a session, said to what does not see the session itself: the page of an invitation, which must not put
/// another one in its place, and the scripts of the web client, which then ask for a token.
pub struct SessionMark;

impl SessionMark {
    const NAME: &str = "kingdomail_session";

    pub fn keep(lasts: SignedDuration, base: &Url) -> Cookie<'static> {
        Self::readable("kept", lasts, base)
    }

    pub fn forget(base: &Url) -> Cookie<'static> {
        Self::readable("", SignedDuration::ZERO, base)
    }

    fn readable(value: &str, lasts: SignedDuration, base: &Url) -> Cookie<'static> {
        let mut cookie = cookie(base, "", Self::NAME, value, lasts);
        cookie.set_http_only(false);
        cookie
    }

    pub fn is_set(request: &HttpRequest) -> bool {
        sent(request, Self::NAME).is_some()
    }
}

/// What the browser has sent under `name`. Other cookies of the same host may be anything: those of other programs, and not
/// even pairs.
pub(super) fn sent(request: &HttpRequest, name: &str) -> Option<String> {
    let headers = request.headers().get_all(COOKIE).filter_map(|header| header.to_str().ok());
    let mut pairs =
        headers.flat_map(|header| header.split(';')).filter_map(|pair| pair.split_once('='));
    pairs.find(|(sent, _)| sent.trim() == name).map(|(_, value)| value.trim().to_owned())
}

/// A cookie that is sent to the operations on sessions alone.
fn of_sessions(
    base: &Url,
    name: &'static str,
    value: &str,
    lasts: SignedDuration,
) -> Cookie<'static> {
    cookie(base, "v1/sessions", name, value, lasts)
}

/// A cookie that no script reads, sent to what is below `path` alone, by pages of this server alone, and by HTTPS alone where
/// people come by HTTPS. One that lasts for no time is forgotten.
pub(super) fn cookie(
    base: &Url,
    path: &str,
    name: &'static str,
    value: &str,
    lasts: SignedDuration,
) -> Cookie<'static> {
    Cookie::build(name, value.to_owned())
        .path(format!("{}{path}", base.path()))
        .http_only(true)
        .same_site(SameSite::Strict)
        .secure(base.scheme() == "https")
        .max_age(Duration::seconds(lasts.as_secs()))
        .finish()
}

#[cfg(test)]
mod tests {
    use actix_web::test::TestRequest;

    use super::*;

    #[test]
    fn a_cookie_is_found_among_others_that_are_none() {
        let request = TestRequest::default().insert_header((
            COOKIE,
            "nobody's; ==; =; kingdomail_refresh_2=no; kingdomail_refresh=kmw_1; kingdomail_session=kept",
        ));
        let request = request.to_http_request();
        assert_eq!(sent(&request, RefreshCookie::NAME).as_deref(), Some("kmw_1"));
        assert!(SessionMark::is_set(&request));
        assert_eq!(sent(&request, DeviceCookie::NAME), None);
    }

    #[test]
    fn a_cookie_is_kept_from_scripts_other_sites_and_other_operations() {
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
            assert_eq!(RefreshCookie::keep("kmw_1", day, &base).to_string(), expected);
            let gone = RefreshCookie::forget(&base).to_string();
            assert!(gone.starts_with("kingdomail_refresh=; ") && gone.ends_with("; Max-Age=0"));
        }
    }
}
