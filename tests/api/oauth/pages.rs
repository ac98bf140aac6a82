//! Attacks by an app on the consent page.

use reqwest::header::HeaderMap;
use reqwest::{Method, StatusCode};
use serde_json::json;

use super::app::{
    CLIENT_ID, Tab, authorization, authorization_parameters, client_with_token, exchange,
    expect_error, expect_success, post, text,
};
use crate::support::{TestServer, database};

#[tokio::test(flavor = "multi_thread")]
async fn invalid_client_is_not_redirected() {
    let server = TestServer::start().await;
    let (tab, _) = Tab::of(&server, "Ada").await;
    for (name, value) in [
        ("client_id", ""),
        ("client_id", "\u{202e}"),
        // The name in the host mixes two scripts.
        ("client_id", "xn--Kngdomail-v9h"),
        ("redirect_uri", ""),
        ("redirect_uri", "http://castles.example/back"),
        ("redirect_uri", "javascript:alert(1)"),
        ("redirect_uri", "https://castles.example/#part"),
        ("redirect_uri", "//castles.example/"),
        ("redirect_uri", "https://castles.example/back?code=1"),
        ("redirect_uri", "https://castles.example/back?page=1&state=1"),
        ("redirect_uri", "https://castles.example/back?iss=https://elsewhere.example"),
        ("redirect_uri", "https://castles.example/back?%65rror=x"),
    ] {
        let mut wish = authorization_parameters();
        wish.insert(name, value.to_owned());
        let arrival = tab.open(&authorization(&server, &wish)).await;
        assert_eq!(arrival.status, StatusCode::BAD_REQUEST, "{name}={value}");
        let words = arrival.page.words();
        assert!(words.contains("invalid_request"), "{name}={value}: {words}");
        assert_eq!(arrival.page.forms().len(), 0, "{name}={value}: nothing to allow");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn invalid_request_redirects_with_error() {
    let server = TestServer::start().await;
    let (tab, _) = Tab::of(&server, "Ada").await;
    for (name, value, error) in [
        ("response_type", "token", "unsupported_response_type"),
        ("response_type", "", "invalid_request"),
        ("scope", "openid profile email", "invalid_scope"),
        ("code_challenge", "", "invalid_request"),
        ("code_challenge", "short", "invalid_request"),
        ("code_challenge_method", "", "invalid_request"),
        ("code_challenge_method", "plain", "invalid_request"),
        ("resource", "https://elsewhere.example", "invalid_target"),
    ] {
        let mut wish = authorization_parameters();
        wish.insert(name, value.to_owned());
        let arrival = tab.open(&authorization(&server, &wish)).await;
        let location = arrival.location();
        assert!(location.as_str().starts_with("https://castles.example/back?page=1&error="));
        assert_eq!(arrival.headers["cache-control"], "no-store");
        assert_eq!(arrival.headers["referrer-policy"], "no-referrer");
        assert_eq!(arrival.redirect_parameter("error").as_deref(), Some(error), "{name}={value}");
        assert_eq!(arrival.redirect_parameter("state").as_deref(), Some("a state & more"));
        assert_eq!(arrival.redirect_parameter("iss"), Some(server.url("")));
        assert_eq!(arrival.redirect_parameter("code"), None);
        let reason = arrival.redirect_parameter("error_description").expect("a description");
        assert!(!reason.is_empty(), "{name}={value}");
        let scopes =
            ["games:read", "games:play", "tables:write", "notifications:read", "account:read"];
        assert!(error != "invalid_scope" || scopes.iter().all(|scope| reason.contains(scope)));
    }
    assert_eq!(server.count("SELECT count(*) FROM authorization_codes").await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn unknown_scopes_are_ignored() {
    let server = TestServer::start().await;
    let (tab, _) = Tab::of(&server, "Ada").await;
    let mut wish = authorization_parameters();
    wish.insert("scope", "openid games:read offline_access".to_owned());
    let page = tab.open(&authorization(&server, &wish)).await.page;
    let arrival = tab.send(&page.form("Allow"), &[]).await;
    let tokens = expect_success(
        exchange(&server, &arrival.redirect_parameter("code").expect("a code"), &[]).await,
    );
    assert_eq!(tokens["scope"], "games:read");
    let form = [
        ("grant_type", "refresh_token"),
        ("client_id", CLIENT_ID),
        ("refresh_token", text(&tokens, "refresh_token")),
        ("scope", "games:read offline_access"),
    ];
    let renewed = expect_success(post(&server, "/oauth/token", &form).await);
    assert_eq!(renewed["scope"], "games:read");
    let device = |scope| [("client_id", CLIENT_ID), ("scope", scope)];
    let path = "/oauth/device_authorization";
    expect_success(post(&server, path, &device("games:read offline_access")).await);
    assert_eq!(expect_error(post(&server, path, &device("openid email")).await), "invalid_scope");
}

#[tokio::test(flavor = "multi_thread")]
async fn login_comes_before_registration() {
    let server = TestServer::start().await;
    let tab = Tab::new(&server);
    let page = tab.open(&authorization(&server, &authorization_parameters())).await.page;
    let html = &page.html;
    let place = |text: &str| html.find(text).unwrap_or_else(|| panic!("{text}: {html}"));
    assert!(place("Log in and allow") < place("Create an account and allow"), "{html}");
}

#[tokio::test(flavor = "multi_thread")]
async fn editor_clients_can_register() {
    let server = TestServer::start().await;
    let (tab, ada) = Tab::of(&server, "Ada").await;
    let register = async |metadata: serde_json::Value| {
        let answer =
            reqwest::Client::new().post(server.url("/oauth/register")).json(&metadata).send().await;
        let answer = answer.expect("an answer");
        (answer.status(), answer.json::<serde_json::Value>().await.expect("JSON"))
    };
    for uri in [
        "cursor://anysphere.cursor-mcp/oauth/callback",
        "vscode://vscode.github-authentication/did-authenticate",
        "vscode-insiders://back",
        "zed://oauth",
        "windsurf://back",
    ] {
        let uris = json!(["http://127.0.0.1:33418/", uri]);
        let (status, body) =
            register(json!({ "client_name": "An editor", "redirect_uris": uris })).await;
        assert_eq!((status, &body["redirect_uris"]), (StatusCode::CREATED, &uris), "{body}");
    }
    for uri in [
        "javascript:alert(1)",
        "data:text/html,a",
        "file:///etc/passwd",
        "blob:https://castles.example/1",
        "about:blank",
        "unknown://back",
        "https://castles.example/back?code=1",
        "cursor://anysphere.cursor-mcp/back?state=1",
    ] {
        let (status, body) =
            register(json!({ "redirect_uris": ["http://127.0.0.1:1/", uri] })).await;
        assert_eq!(
            (status, &body["error"]),
            (StatusCode::BAD_REQUEST, &json!("invalid_redirect_uri"))
        );
    }
    for name in ["Café – l’éditeur", "王国メール", "Мой клиент"] {
        let (status, body) = register(json!({ "client_name": name })).await;
        assert_eq!((status, &body["client_name"]), (StatusCode::CREATED, &json!(name)), "{body}");
        let id = text(&body, "client_id");
        assert!(id.is_ascii(), "{id}");
        let mut wish = authorization_parameters();
        wish.insert("client_id", id.to_owned());
        let page = tab.open(&authorization(&server, &wish)).await.page;
        assert!(page.words().contains(name), "{}", page.words());
        let arrival = tab.send(&page.form("Allow"), &[]).await;
        let code = arrival.redirect_parameter("code").expect("a code");
        let tokens = expect_success(exchange(&server, &code, &[("client_id", id)]).await);
        let shown = client_with_token(&ada, &tokens).get("/v1/token").await.expect(StatusCode::OK);
        assert_eq!(
            (&shown["app"]["client_id"], &shown["app"]["client_name"]),
            (&json!(id), &json!(name))
        );
    }
    for name in ["ki\nngs", "\u{202e}sgnik", "é\u{200b}", "K\u{456}ngdomail", "é\u{2066}", " "] {
        let (status, body) = register(json!({ "client_name": name })).await;
        let error = json!("invalid_client_metadata");
        assert_eq!((status, &body["error"]), (StatusCode::BAD_REQUEST, &error), "{name:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn duplicate_parameter_is_rejected() {
    let server = TestServer::start().await;
    let (tab, _) = Tab::of(&server, "Ada").await;
    for (name, leads_back) in [
        ("client_id", false),
        ("redirect_uri", false),
        ("state", false),
        ("scope", true),
        ("code_challenge", true),
    ] {
        let mut url = authorization(&server, &authorization_parameters());
        let value = authorization_parameters()[name].clone();
        url.query_pairs_mut().append_pair(name, &value);
        let arrival = tab.open(&url).await;
        if leads_back {
            assert_eq!(
                arrival.redirect_parameter("error").as_deref(),
                Some("invalid_request"),
                "{name}"
            );
            continue;
        }
        assert_eq!(arrival.status, StatusCode::BAD_REQUEST, "{name}");
        assert_eq!(arrival.page.forms().len(), 0, "{name}");
    }
    // Several resources are allowed, and each must belong to this server.
    let mut url = authorization(&server, &authorization_parameters());
    for (resource, status) in [
        (server.url(""), StatusCode::OK),
        (server.url("/mcp"), StatusCode::OK),
        ("https://elsewhere.example".to_owned(), StatusCode::SEE_OTHER),
    ] {
        url.query_pairs_mut().append_pair("resource", &resource);
        assert_eq!(tab.open(&url).await.status, status, "{resource}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn consent_page_cannot_be_framed() {
    let server = TestServer::start().await;
    let (tab, _) = Tab::of(&server, "Ada").await;
    let arrival = tab.open(&authorization(&server, &authorization_parameters())).await;
    assert_eq!(arrival.headers["x-frame-options"], "DENY");
    let policy = arrival.headers["content-security-policy"].to_str().expect("a text");
    assert!(policy.contains("frame-ancestors 'none'"), "{policy}");
    assert!(policy.contains("form-action 'self' https://castles.example;"), "{policy}");
    assert!(!policy.contains("script-src"), "{policy}");
    let form = arrival.page.form("Allow");
    let stranger = Tab::new(&server);
    for (tab, origin, status) in [
        (&tab, "https://castles.example", StatusCode::FORBIDDEN),
        (&tab, "null", StatusCode::FORBIDDEN),
        (&stranger, &*server.url(""), StatusCode::UNAUTHORIZED),
    ] {
        let arrival = tab.send_from(origin, &form, &[]).await;
        assert_eq!(arrival.status, status, "{origin}");
    }
    // Another site cannot use this page as a redirector either.
    let deny = arrival.page.form("Deny");
    let sent = stranger.send_from("https://castles.example", &deny, &[]).await;
    assert_eq!((sent.status, sent.headers.get("location")), (StatusCode::FORBIDDEN, None));
    assert_eq!(server.count("SELECT count(*) FROM authorization_codes").await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn page_identifies_local_apps() {
    let server = TestServer::start().await;
    let (tab, _) = Tab::of(&server, "Ada").await;
    for (uri, place) in [
        ("http://127.0.0.1:53123/back", "form-action 'self' http://127.0.0.1:53123;"),
        ("http://[::1]:5000/back", "form-action 'self' http:;"),
        ("example.castles:/back", "form-action 'self' example.castles:;"),
    ] {
        let mut wish = authorization_parameters();
        wish.insert("redirect_uri", uri.to_owned());
        let arrival = tab.open(&authorization(&server, &wish)).await;
        assert!(arrival.page.words().contains("an app on this device"), "{uri}");
        let policy = arrival.headers["content-security-policy"].to_str().expect("a text");
        assert!(policy.contains(place), "{policy}");
        let arrival = tab.send(&arrival.page.form("Allow"), &[]).await;
        assert!(arrival.location().as_str().starts_with(&format!("{uri}?code=kmx_")), "{uri}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn consent_page_ignores_ended_sessions() {
    let server = TestServer::start().await;
    let (tab, ada) = Tab::of(&server, "Ada").await;
    let url = authorization(&server, &authorization_parameters());
    assert!(tab.open(&url).await.page.words().contains("logged in as Ada"));
    let sessions = ada.get("/v1/sessions").await.expect(StatusCode::OK);
    for session in sessions["items"].as_array().expect("a list") {
        if session["current"] == false {
            let id = session["id"].as_str().expect("an id");
            ada.delete(&format!("/v1/sessions/{id}")).await.expect(StatusCode::NO_CONTENT);
        }
    }
    let page = tab.open(&url).await.page;
    assert!(!page.words().contains("logged in as Ada"));
    page.form("Log in and allow");
    assert_eq!(server.count("SELECT count(*) FROM sessions WHERE revoked_at IS NULL").await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn clients_discover_the_authorization_server() {
    let server = TestServer::start().await;
    let nobody = server.player("Ada").await.without_token();
    let request = nobody.request(reqwest::Method::GET, "/v1/me/games").send().await;
    let refused = request.expect("an answer");
    assert_eq!(refused.status(), StatusCode::UNAUTHORIZED);
    let place = format!("{}/.well-known/oauth-protected-resource", server.url(""));
    assert_eq!(
        refused.headers()["www-authenticate"].to_str().expect("a text"),
        format!("Bearer resource_metadata=\"{place}\", scope=\"games:read\"")
    );
    let shown = async |url: &str| -> serde_json::Value {
        let answer = reqwest::get(url).await.expect("an answer");
        assert_eq!(answer.status(), StatusCode::OK, "{url}");
        answer.json().await.expect("JSON")
    };
    let resource = shown(&place).await;
    assert_eq!(resource["resource"], server.url(""));
    assert_eq!(resource["authorization_servers"], json!([server.url("")]));
    let at = server.url("/.well-known/oauth-authorization-server");
    let metadata = shown(&at).await;
    assert_eq!(metadata["issuer"], server.url(""));
    assert_eq!(metadata["code_challenge_methods_supported"], json!(["S256"]));
    assert_eq!(metadata["authorization_response_iss_parameter_supported"], true);
    for endpoint in ["authorization", "token", "revocation", "device_authorization", "registration"]
    {
        let place = metadata[format!("{endpoint}_endpoint")].as_str().expect(endpoint);
        assert!(place.starts_with(&server.url("/oauth/")), "{place}");
    }
    let registering = reqwest::Client::new()
        .post(metadata["registration_endpoint"].as_str().expect("an address"))
        .json(&json!({
            "client_name": "Castle Watch", "redirect_uris": ["http://127.0.0.1:1/back"],
        }));
    let registered = registering.send().await.expect("an answer");
    assert_eq!(registered.status(), StatusCode::CREATED);
    let registered: serde_json::Value = registered.json().await.expect("JSON");
    assert_eq!(registered["client_id"], "Castle Watch");
    assert_eq!(registered["token_endpoint_auth_method"], "none");
}

#[tokio::test(flavor = "multi_thread")]
async fn malformed_requests_get_rfc_errors() {
    let server = TestServer::start().await;
    let asked = async |method, path: &str, media: &str, body: &str| {
        let request = reqwest::Client::new().request(method, server.url(path));
        let request = request.header("content-type", media).body(body.to_owned());
        let answer = request.send().await.expect("an answer");
        let (status, headers) = (answer.status(), answer.headers().clone());
        let body = answer.json::<serde_json::Value>().await.unwrap_or_default();
        (status, headers, body)
    };
    let (json, form) = ("application/json", "application/x-www-form-urlencoded");
    let long = format!("token={}", "a".repeat(20_000));
    for (path, media, body, error) in [
        ("/oauth/token", "text/plain", "client_id=a", "invalid_request"),
        ("/oauth/token", json, "{}", "invalid_request"),
        ("/oauth/revoke", form, &*long, "invalid_request"),
        ("/oauth/device_authorization", json, "{}", "invalid_request"),
        ("/oauth/register", form, "a=b", "invalid_client_metadata"),
        ("/oauth/register", json, "[]", "invalid_client_metadata"),
        ("/oauth/register", json, "null", "invalid_client_metadata"),
        ("/oauth/token", form, "client_id=a&grant_type=x%22%5C%E2%80%AE", "unsupported_grant_type"),
    ] {
        let (status, _, answer) = asked(reqwest::Method::POST, path, media, body).await;
        assert_eq!(
            (status, &answer["error"]),
            (StatusCode::BAD_REQUEST, &json!(error)),
            "{path} {body:.20}"
        );
        let reason = answer["error_description"].as_str().expect("a text");
        let allowed = |c: char| matches!(c, ' '..='~') && !matches!(c, '"' | '\\');
        assert!(reason.chars().all(allowed), "{reason}");
    }
    for path in ["/oauth/token", "/oauth/revoke", "/oauth/register", "/oauth/device_authorization"]
    {
        let (status, headers, _) = asked(reqwest::Method::GET, path, form, "").await;
        assert_eq!(
            (status, &headers["allow"]),
            (StatusCode::METHOD_NOT_ALLOWED, &"POST".parse().expect("a header"))
        );
    }
}

/// Only the player can read the consent pages (RFC 9700, section 2.6).
#[tokio::test(flavor = "multi_thread")]
async fn consent_pages_disallow_cors() {
    let server = TestServer::start().await;
    let client = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none());
    let client = client.build().expect("a client");
    let asked = async |method: Method, path: &str| {
        let request = client.request(method, server.url(path));
        let request = request.header("origin", "https://castles.example");
        let request = request.header("access-control-request-method", "GET");
        let request = request.header("access-control-request-headers", "authorization");
        request.send().await.expect("an answer").headers().clone()
    };
    let shared = |headers: &HeaderMap| {
        let names = headers.keys().filter(|name| name.as_str().starts_with("access-control-"));
        names.map(ToString::to_string).collect::<Vec<_>>()
    };
    let authorization = authorization(&server, &authorization_parameters());
    let authorization = authorization.as_str().strip_prefix(&server.url("")).expect("ours");
    for path in
        [authorization, "/oauth/authorize", "/oauth/%61uthorize", "/oauth/device", "/device"]
    {
        for method in [Method::GET, Method::HEAD, Method::POST, Method::OPTIONS] {
            let headers = asked(method.clone(), path).await;
            assert_eq!(shared(&headers), Vec::<String>::new(), "{method} {path}");
        }
    }
    // The endpoints for programs allow any origin.
    for path in ["/oauth/token", "/oauth/device_authorization", "/v1/token"] {
        let names = shared(&asked(Method::OPTIONS, path).await);
        for name in ["access-control-allow-origin", "access-control-allow-headers"] {
            assert!(names.iter().any(|known| known == name), "{path}: {names:?}");
        }
    }
    let metadata = asked(Method::GET, "/.well-known/oauth-authorization-server").await;
    assert_eq!(metadata["access-control-allow-origin"], "*");
}

/// The issuer path follows the metadata path (RFC 8414, section 3.1; RFC 9728, section 3.1).
#[tokio::test(flavor = "multi_thread")]
async fn metadata_includes_the_path_prefix() {
    let server = TestServer::with_limits(&database().await, |limits| limits.path_prefix = "km/");
    let issuer = server.url("/km");
    for (path, field, value) in [
        ("oauth-authorization-server/km", "issuer", issuer.clone()),
        ("oauth-protected-resource/km", "resource", issuer.clone()),
        ("oauth-protected-resource/km/mcp", "resource", format!("{issuer}/mcp")),
        // Behind a proxy that strips the path prefix.
        ("oauth-authorization-server", "issuer", issuer.clone()),
        ("oauth-protected-resource/mcp", "resource", format!("{issuer}/mcp")),
    ] {
        let answer = reqwest::get(server.url(&format!("/.well-known/{path}"))).await;
        let metadata: serde_json::Value =
            answer.expect("an answer").json().await.expect("metadata");
        assert_eq!(metadata[field], value, "{path}");
    }
    for path in ["oauth-authorization-server/other", "oauth-protected-resource/kmx"] {
        let answer = reqwest::get(server.url(&format!("/.well-known/{path}"))).await;
        assert_eq!(answer.expect("an answer").status(), StatusCode::NOT_FOUND, "{path}");
    }
}
