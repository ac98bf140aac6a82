use actix_web::HttpRequest;
use actix_web::cookie::{Cookie, SameSite};
use jiff::SignedDuration;
use url::Url;
use uuid::Uuid;

use crate::auth::LinkKey;
use crate::domain::table::Viewer;
use crate::domain::{PlayerId, SessionId};

use super::cookies::{cookie, cookie_value};

/// Paths of the pages that recognize the browser: authorization of apps, and invitation links.
const PATHS: [&str; 2] = ["oauth", "join"];
const NAME: &str = "kingdomail_page";
const PURPOSE: &str = "page session 1";

/// Cookie that identifies the session of a browser on the pages for the authorization of apps and
/// for invitation links. It authorizes no operation.
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
    ) -> [Cookie<'static>; 2] {
        let viewer_ids = format!("{}.{}", viewer.player, viewer.session);
        let signature = key.sign(PURPOSE, &viewer_ids);
        let value = format!("{viewer_ids}.{signature}");
        PATHS.map(|path| with_lax_same_site(cookie(base, path, NAME, &value, max_age)))
    }

    /// Returns the expired cookies that remove the session from the browser.
    pub fn clear(base: &Url) -> [Cookie<'static>; 2] {
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

    use super::*;
    use crate::auth::TokenSecret;

    #[test]
    fn only_signed_page_sessions_are_accepted() {
        let key = |text: &str| LinkKey::new(&TokenSecret::from_text(text).expect("a long secret"));
        let (ours, theirs) = (key(&"a".repeat(32)), key(&"b".repeat(32)));
        let base: Url = "https://kingdomail.example/".parse().expect("a URL");
        let viewer = Viewer {
            player: PlayerId::new(Uuid::from_u128(1)),
            session: SessionId::new(Uuid::from_u128(2)),
        };
        let [kept, on_invitations] =
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
