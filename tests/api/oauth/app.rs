//! Third-party app, and the browser of a player authorizing it.

use std::collections::BTreeMap;
use std::sync::Mutex;

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use reqwest::header::HeaderMap;
use reqwest::redirect::Policy;
use reqwest::{Client, Method, StatusCode};
use serde_json::Value;
use sha2::{Digest, Sha256};
use url::Url;

use crate::support::{Page, PageForm, Player, TestServer};

pub const CLIENT_ID: &str = "Castle Watch";
pub const REDIRECT_URI: &str = "https://castles.example/back?page=1";
pub const VERIFIER: &str = "a-verifier-of-at-least-forty-three-characters";

/// Parameters of the authorization request.
pub fn authorization_parameters() -> BTreeMap<&'static str, String> {
    let challenge = BASE64_URL_SAFE_NO_PAD.encode(Sha256::digest(VERIFIER));
    [
        ("response_type", "code".to_owned()),
        ("client_id", CLIENT_ID.to_owned()),
        ("redirect_uri", REDIRECT_URI.to_owned()),
        ("scope", "games:read games:play".to_owned()),
        ("state", "a state & more".to_owned()),
        ("code_challenge", challenge),
        ("code_challenge_method", "S256".to_owned()),
    ]
    .into()
}

/// URL of the authorization request.
pub fn authorization(server: &TestServer, wish: &BTreeMap<&str, String>) -> Url {
    let mut url: Url = server.url("/oauth/authorize").parse().expect("an address");
    url.query_pairs_mut().extend_pairs(wish);
    url
}

/// Browser tab that keeps cookies and sends the `Origin` of its page with forms.
pub struct Tab {
    client: Client,
    origin: String,
    cookies: Mutex<BTreeMap<String, String>>,
}

/// Page that the browser received, and the redirect target.
pub struct Arrival {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub page: Page,
}

impl Arrival {
    pub fn location(&self) -> Url {
        assert_eq!(self.status, StatusCode::SEE_OTHER, "{}", self.page.html);
        self.headers["location"].to_str().expect("an address").parse().expect("an address")
    }

    /// Query parameter of the redirect to the app.
    pub fn redirect_parameter(&self, name: &str) -> Option<String> {
        let location = self.location();
        let mut pairs = location.query_pairs();
        pairs.find(|(key, _)| key == name).map(|(_, value)| value.into_owned())
    }
}

impl Tab {
    pub fn new(server: &TestServer) -> Tab {
        Tab {
            client: reqwest::Client::builder().redirect(Policy::none()).build().expect("a client"),
            origin: server.url(""),
            cookies: Mutex::default(),
        }
    }

    /// Tab in which a new player has registered in the web client.
    pub async fn of(server: &TestServer, name: &str) -> (Tab, Player) {
        let tab = Tab::new(server);
        let player = server.player(name).await;
        tab.log_in(server, name).await;
        (tab, player)
    }

    /// Logs in as the web client does.
    pub async fn log_in(&self, server: &TestServer, name: &str) {
        let wish = serde_json::json!({
            "name": name, "password": crate::support::PASSWORD, "refresh_token_in": "cookie",
        });
        let request = self.client.post(server.url("/v1/sessions")).json(&wish);
        let answer = request.header("sec-fetch-site", "same-origin").send().await;
        let answer = answer.expect("an answer");
        assert_eq!(answer.status(), StatusCode::CREATED);
        self.store_cookies(answer.headers());
    }

    pub async fn open(&self, url: &Url) -> Arrival {
        self.request(Method::GET, url, None, &self.origin).await
    }

    pub async fn send(&self, form: &PageForm, filled: &[(&str, &str)]) -> Arrival {
        self.send_from(&self.origin, form, filled).await
    }

    /// Submits a form from a page of another origin.
    pub async fn send_from(
        &self,
        origin: &str,
        form: &PageForm,
        filled: &[(&str, &str)],
    ) -> Arrival {
        let mut fields = form.fields.clone();
        fields.extend(filled.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())));
        let body =
            url::form_urlencoded::Serializer::new(String::new()).extend_pairs(&fields).finish();
        self.request(Method::POST, &form.action, Some(body), origin).await
    }

    async fn request(
        &self,
        method: Method,
        url: &Url,
        body: Option<String>,
        origin: &str,
    ) -> Arrival {
        let mut request = self.client.request(method, url.clone()).header("accept-language", "en");
        let is_cross_site = origin != self.origin;
        if let Some(body) = body {
            let site = if is_cross_site { "cross-site" } else { "same-origin" };
            request = request.header("content-type", "application/x-www-form-urlencoded");
            request = request.header("sec-fetch-site", site).header("origin", origin).body(body);
        }
        let cookies: Vec<String> = {
            let cookies = self.cookies.lock().expect("cookies");
            // Cookies are not sent with cross-site forms, and others have different paths.
            let page = cookies.iter().filter(|(name, _)| *name == "kingdomail_page");
            page.filter(|_| !is_cross_site).map(|(name, value)| format!("{name}={value}")).collect()
        };
        if !cookies.is_empty() {
            request = request.header("cookie", cookies.join("; "));
        }
        let answer = request.send().await.expect("an answer");
        self.store_cookies(answer.headers());
        let (status, headers, url) =
            (answer.status(), answer.headers().clone(), answer.url().clone());
        let html = answer.text().await.expect("a page");
        Arrival { status, headers, page: Page { url, status, html } }
    }

    fn store_cookies(&self, headers: &HeaderMap) {
        let mut cookies = self.cookies.lock().expect("cookies");
        for cookie in headers.get_all("set-cookie") {
            let pair = cookie.to_str().expect("a text").split(';').next().expect("a pair");
            let (name, value) = pair.split_once('=').expect("a pair");
            cookies.insert(name.to_owned(), value.to_owned());
        }
    }

    /// Returns true if the browser keeps a cookie of this name.
    pub fn has_cookie(&self, name: &str) -> bool {
        self.cookies.lock().expect("cookies").get(name).is_some_and(|value| !value.is_empty())
    }
}

/// Sends a form to an endpoint for programs.
pub async fn post(server: &TestServer, path: &str, form: &[(&str, &str)]) -> (StatusCode, Value) {
    let body = url::form_urlencoded::Serializer::new(String::new()).extend_pairs(form).finish();
    let request = reqwest::Client::new().post(server.url(path));
    let request = request.header("content-type", "application/x-www-form-urlencoded").body(body);
    let answer = request.send().await.expect("an answer");
    assert_eq!(
        answer.headers().get("cache-control").map(reqwest::header::HeaderValue::as_bytes),
        Some(&b"no-store"[..])
    );
    let status = answer.status();
    let text = answer.text().await.expect("a text");
    (status, serde_json::from_str(&text).unwrap_or_default())
}

/// Exchanges a code as the app does.
pub async fn exchange(
    server: &TestServer,
    code: &str,
    changed: &[(&str, &str)],
) -> (StatusCode, Value) {
    let mut form: BTreeMap<&str, &str> = [
        ("grant_type", "authorization_code"),
        ("client_id", CLIENT_ID),
        ("code", code),
        ("redirect_uri", REDIRECT_URI),
        ("code_verifier", VERIFIER),
    ]
    .into();
    form.extend(changed.iter().copied());
    post(server, "/oauth/token", &form.into_iter().collect::<Vec<_>>()).await
}

/// Refreshes the tokens as the app does.
pub async fn refresh(server: &TestServer, token: &str) -> (StatusCode, Value) {
    let form =
        [("grant_type", "refresh_token"), ("client_id", CLIENT_ID), ("refresh_token", token)];
    post(server, "/oauth/token", &form).await
}

/// OAuth error code of a rejected request.
#[track_caller]
pub fn expect_error((status, body): (StatusCode, Value)) -> String {
    assert_eq!(status, StatusCode::BAD_REQUEST, "{body}");
    body["error"].as_str().expect("an error").to_owned()
}

/// Body of a successful response.
#[track_caller]
pub fn expect_success((status, body): (StatusCode, Value)) -> Value {
    assert_eq!(status, StatusCode::OK, "{body}");
    body
}

/// String field of a response.
#[track_caller]
pub fn text<'a>(body: &'a Value, name: &str) -> &'a str {
    body[name].as_str().expect(name)
}

/// Authorization code granted by the player.
pub async fn grant_code(server: &TestServer, tab: &Tab) -> String {
    let arrival = tab.open(&authorization(server, &authorization_parameters())).await;
    assert_eq!(arrival.status, StatusCode::OK, "{}", arrival.page.html);
    let arrival = tab.send(&arrival.page.form("Allow"), &[]).await;
    arrival.redirect_parameter("code").expect("a code")
}

/// Player client with the access token of the app.
pub fn client_with_token(player: &Player, granted: &Value) -> Player {
    let mut app = player.without_token();
    text(granted, "access_token").clone_into(&mut app.access_token);
    app
}
