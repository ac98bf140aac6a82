//! The web client as served to browsers, and link previews of games.

use std::borrow::Cow;
use std::io::Read;
use std::sync::Arc;

use kingdomail::api::web_client::WebClient;
use reqwest::header::HeaderMap;
use reqwest::{Method, StatusCode};
use serde_json::json;

use crate::support::{Game, Player, TestServer, database, players, start_game};

const INDEX: &str =
    "<!doctype html><html><head><title>Kingdomail</title></head><body></body></html>";
const SCRIPT: &str = "/assets/main-4f1c9a.js";
const HINTS: &str = r#"{
    "languages": { "en": ["/assets/en-1.js"], "el": ["/assets/el-1.js"] },
    "screens": { "/lobby": ["/assets/lobby-1.js"], "/games/*": ["/assets/table-1.js", "/assets/game-1.js"] }
}"#;

/// Web client as produced by a bundler.
fn files() -> Arc<WebClient> {
    let script = "console.log('the king is in his castle');".repeat(100);
    let files = [
        ("index.html", INDEX.to_owned()),
        ("hints.json", HINTS.to_owned()),
        ("favicon.svg", "<svg xmlns='http://www.w3.org/2000/svg'/>".repeat(9)),
        ("manifest.webmanifest", "{\"name\":\"Kingdomail\"}".to_owned()),
        ("service-worker.js", "self.addEventListener('push', () => {});".to_owned()),
        ("icons/512.png", "no text".repeat(100)),
        ("assets/main-4f1c9a.js", script),
        ("assets/main-4f1c9a.css", "body{}".to_owned()),
    ];
    let files = files.map(|(path, text)| (path.to_owned(), Cow::Owned(text.into_bytes())));
    Arc::new(WebClient::from_files(files))
}

async fn server() -> TestServer {
    TestServer::with_limits(&database().await, |limits| limits.web_client = files())
}

struct ClientResponse {
    status: StatusCode,
    headers: HeaderMap,
    body: Vec<u8>,
}

impl ClientResponse {
    fn text(&self) -> &str {
        std::str::from_utf8(&self.body).expect("text")
    }

    fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().expect("ASCII"))
    }
}

async fn send_request(
    server: &TestServer,
    method: Method,
    path: &str,
    headers: &[(&str, &str)],
) -> ClientResponse {
    let mut request = reqwest::Client::new().request(method, server.url(path));
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let response = request.send().await.expect("an answer");
    let (status, headers) = (response.status(), response.headers().clone());
    let body = response.bytes().await.expect("a body").to_vec();
    ClientResponse { status, headers, body }
}

async fn get(server: &TestServer, path: &str) -> ClientResponse {
    send_request(server, Method::GET, path, &[]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn client_pages_serve_the_index() {
    let server = server().await;
    let game = "/games/01890000-0000-7000-8000-000000000000";
    for page in [
        "/",
        "/games",
        game,
        "/games/nonsense",
        "/lobby",
        "/new",
        "/dynasties",
        "/dynasties/1",
        "/players/1",
        "/leaderboards",
        "/settings",
        "/settings/push",
        "/learn",
        "/learn/2",
        "/login",
        "/register",
        "/forgot",
        "/claim",
    ] {
        let got = get(&server, page).await;
        assert_eq!((got.status, got.text()), (StatusCode::OK, INDEX), "{page}");
        assert_eq!(got.header("content-type"), "text/html; charset=utf-8");
        assert_eq!(got.header("cache-control"), "no-cache");
    }
    for path in [
        "/index.html",
        "/lobby/1",
        "/assets/gone-1.js",
        "/assets/",
        "/assets/../index.html",
        "/games/1/2",
    ] {
        let got = get(&server, path).await;
        assert_eq!(got.status, StatusCode::NOT_FOUND, "{path}");
        assert_eq!(got.header("content-type"), "application/problem+json", "{path}");
        assert_eq!(got.header("cache-control"), "no-store", "{path}");
    }
    let posted = send_request(&server, Method::POST, "/lobby", &[]).await;
    assert_eq!(posted.status, StatusCode::NOT_FOUND);
}

#[tokio::test(flavor = "multi_thread")]
async fn unknown_path_answers_by_accept() {
    let server = server().await;
    let browser = ("Accept", "text/html,application/xhtml+xml,*/*;q=0.8");
    for path in ["/nowhere", "/games/1/2/3", "/learn/a/b"] {
        let page = send_request(&server, Method::GET, path, &[browser]).await;
        assert_eq!((page.status, page.text()), (StatusCode::NOT_FOUND, INDEX), "{path}");
        assert!(page.header("content-security-policy").contains("script-src 'self'"));
        for accept in ["*/*", "application/json"] {
            let problem = send_request(&server, Method::GET, path, &[("Accept", accept)]).await;
            assert_eq!(problem.status, StatusCode::NOT_FOUND);
            assert!(problem.text().contains("route_not_found"), "{}", problem.text());
        }
    }
    for (method, path) in [(Method::GET, "/v1/nowhere"), (Method::POST, "/nowhere")] {
        let problem = send_request(&server, method, path, &[browser]).await;
        assert!(problem.text().contains("route_not_found"), "{}", problem.text());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn hashed_files_are_cached_permanently() {
    let server = server().await;
    for (path, media_type) in [
        (SCRIPT, "text/javascript; charset=utf-8"),
        ("/assets/main-4f1c9a.css", "text/css; charset=utf-8"),
    ] {
        let got = get(&server, path).await;
        assert_eq!(got.header("content-type"), media_type);
        assert_eq!(got.header("cache-control"), "public, max-age=31536000, immutable");
    }
    for (path, media_type) in [
        ("/", "text/html; charset=utf-8"),
        ("/favicon.svg", "image/svg+xml"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/service-worker.js", "text/javascript; charset=utf-8"),
        ("/icons/512.png", "image/png"),
    ] {
        let got = get(&server, path).await;
        assert_eq!(
            (got.status, got.header("content-type")),
            (StatusCode::OK, media_type),
            "{path}"
        );
        assert_eq!(got.header("cache-control"), "no-cache", "{path}");
        let tag = got.header("etag");
        assert!(tag.starts_with('"'), "{path}: {tag}");
        let again = send_request(&server, Method::GET, path, &[("If-None-Match", tag)]).await;
        assert_eq!(again.status, StatusCode::NOT_MODIFIED, "{path}");
        assert_eq!((again.header("etag"), again.body.len()), (tag, 0), "{path}");
        let other =
            send_request(&server, Method::GET, path, &[("If-None-Match", "\"another\"")]).await;
        assert_eq!((other.status, other.body), (StatusCode::OK, got.body), "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn each_encoding_has_its_tag() {
    let server = server().await;
    let plain = get(&server, SCRIPT).await;
    assert_eq!(
        (plain.header("content-encoding"), plain.header("vary")),
        ("", "accept-encoding, origin")
    );
    let mut tags = vec![plain.header("etag").to_owned()];
    for (wish, form) in [("gzip, deflate, br", "br"), ("gzip", "gzip")] {
        let got = send_request(&server, Method::GET, SCRIPT, &[("Accept-Encoding", wish)]).await;
        assert_eq!(
            (got.header("content-encoding"), got.header("vary")),
            (form, "accept-encoding, origin")
        );
        assert!(got.body.len() * 10 < plain.body.len(), "{form}: {}", got.body.len());
        let mut text = Vec::new();
        let _ = match form {
            "br" => brotli::Decompressor::new(&got.body[..], 4096).read_to_end(&mut text),
            _ => flate2::read::GzDecoder::new(&got.body[..]).read_to_end(&mut text),
        }
        .expect("what was compressed");
        assert_eq!(text, plain.body);
        tags.push(got.header("etag").to_owned());
    }
    let [one, two, three] = &tags[..] else { panic!("{tags:?}") };
    assert!(one != two && two != three && one != three, "{tags:?}");
    let picture =
        send_request(&server, Method::GET, "/icons/512.png", &[("Accept-Encoding", "br")]).await;
    assert_eq!((picture.header("content-encoding"), picture.header("vary")), ("", "origin"));
}

#[tokio::test(flavor = "multi_thread")]
async fn head_matches_get() {
    let server = server().await;
    for path in ["/", "/lobby", SCRIPT] {
        let (got, head) =
            (get(&server, path).await, send_request(&server, Method::HEAD, path, &[]).await);
        assert_eq!((head.status, head.body.len()), (StatusCode::OK, 0), "{path}");
        assert_eq!(head.header("content-length"), got.body.len().to_string(), "{path}");
        assert_eq!(head.header("etag"), got.header("etag"), "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn content_policy_allows_own_scripts_only() {
    let server = server().await;
    for path in ["/", "/games/1", SCRIPT, "/service-worker.js"] {
        let got = get(&server, path).await;
        let policy = got.header("content-security-policy");
        assert!(policy.starts_with("default-src 'none'; script-src 'self'; "), "{path}: {policy}");
        assert!(
            !policy.contains("unsafe") && policy.contains("frame-ancestors 'none'"),
            "{policy}"
        );
        assert_eq!(got.header("x-content-type-options"), "nosniff");
        assert_eq!(got.header("referrer-policy"), "same-origin");
        assert_eq!(got.header("cross-origin-opener-policy"), "same-origin");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn static_files_are_not_rate_limited() {
    let server = TestServer::with_limits(&database().await, |limits| {
        limits.web_client = files();
        limits.rates.per_address = std::num::NonZero::new(2).expect("two");
    });
    for _ in 0..5 {
        for path in ["/", "/lobby", SCRIPT, "/favicon.svg"] {
            assert_eq!(get(&server, path).await.status, StatusCode::OK, "{path}");
        }
    }
    // Requests that need a lookup count, and so do missing files.
    assert_eq!(get(&server, "/games/1").await.status, StatusCode::OK);
    assert_eq!(get(&server, "/assets/gone.js").await.status, StatusCode::NOT_FOUND);
    assert_eq!(get(&server, "/games/1").await.status, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(get(&server, "/").await.status, StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn server_without_client_returns_not_found() {
    let server = TestServer::with_limits(&database().await, |limits| {
        limits.web_client = Arc::new(WebClient::from_files([]));
    });
    for path in ["/", "/lobby", "/games/1"] {
        assert_eq!(get(&server, path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn bundled_client_is_complete() {
    let server = TestServer::start().await;
    let index = get(&server, "/").await;
    assert_eq!(index.status, StatusCode::OK);
    let named = index.text().split('"').filter(|text| text.starts_with("/assets/"));
    for path in named.map(str::to_owned).collect::<Vec<_>>() {
        assert_eq!(get(&server, &path).await.status, StatusCode::OK, "{path}");
    }
}

async fn get_game_page(server: &TestServer, game: &Game) -> ClientResponse {
    get(server, &format!("/games/{}", game.id())).await
}

/// Content of a property in the head of a page.
fn property<'a>(page: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = page.split_once(&format!("<meta property=\"{name}\" content=\""))?;
    rest.split('"').next()
}

#[tokio::test(flavor = "multi_thread")]
async fn public_game_page_has_preview() {
    let server = server().await;
    let players = players(&server, 2).await;
    let open = players[0].open(json!({ "players": 3 })).await;
    let page = get_game_page(&server, &open).await;
    let title = property(page.text(), "og:title").expect("a title");
    assert_eq!(title, "Kingdomino: Ada invites you to a game");
    let description = property(page.text(), "og:description").expect("what it is");
    assert!(description.contains("3 players."), "{description}");
    assert_eq!(property(page.text(), "og:image"), Some(&*server.url("/icon-512.png")));

    let game = start_game(&players, json!({})).await;
    let page = get_game_page(&server, &game).await;
    let [one, other] = players_of(&game);
    let title = format!("Kingdomino: {one}, {other}");
    assert_eq!(property(page.text(), "og:title"), Some(&*title));
    let description = property(page.text(), "og:description").expect("what it is");
    assert!(description.starts_with("Before the first round."), "{description}");
    let url = property(page.text(), "og:image").expect("a picture").replace("&amp;", "&");
    let path = url.strip_prefix(&server.url("")).expect("a picture of ours");
    // The same link serves every format; this one is rendered quickly.
    let picture = get(&server, &path.replace("table.png", "table.svg")).await;
    assert_eq!((picture.status, picture.header("content-type")), (StatusCode::OK, "image/svg+xml"));
    assert_eq!(page.header("vary"), "accept-encoding, accept-language, origin");
    let tag = page.header("etag");
    let path = format!("/games/{}", game.id());
    let again = send_request(&server, Method::GET, &path, &[("If-None-Match", tag)]).await;
    assert_eq!((again.status, again.body.len()), (StatusCode::NOT_MODIFIED, 0));
    let greek = send_request(&server, Method::GET, &path, &[("Accept-Language", "el")]).await;
    assert!(property(greek.text(), "og:image").expect("a picture").contains("language=el"));
}

fn players_of(game: &Game) -> [&str; 2] {
    [0, 1].map(|seat| game.0["seats"][seat]["player"]["name"].as_str().expect("a name"))
}

#[tokio::test(flavor = "multi_thread")]
async fn private_game_page_has_no_preview() {
    let server = server().await;
    let ada = server.player("Ada").await;
    let body = json!({ "settings": { "players": 2 }, "access": "invitation" });
    let game = Game(ada.post("/v1/games", &body).await.expect(StatusCode::CREATED));
    assert_eq!(get_game_page(&server, &game).await.text(), INDEX);
    // Not even for the seated player: pages are served without authentication.
    let sandbox = ada.post("/v1/sandboxes", &json!({ "settings": { "players": 2 } })).await;
    let sandbox = Game(sandbox.expect(StatusCode::CREATED));
    assert_eq!(get_game_page(&server, &sandbox).await.text(), INDEX);
}

#[tokio::test(flavor = "multi_thread")]
async fn invited_game_page_has_preview() {
    let server = server().await;
    let ada = server.player("Ada").await;
    let create = async || {
        let body = json!({ "settings": { "players": 2 }, "access": "invitation" });
        let game = Game(ada.post("/v1/games", &body).await.expect(StatusCode::CREATED));
        let link = ada.post_empty(&format!("/v1/games/{}/invitation-links", game.id())).await;
        let link = link.expect(StatusCode::CREATED);
        (game, link["token"].as_str().expect("a token").to_owned())
    };
    let (game, token) = create().await;
    let (other, _) = create().await;
    let page = get(&server, &format!("/games/{}?invitation={token}", game.id())).await;
    let title = property(page.text(), "og:title").expect("a title");
    assert_eq!(title, "Kingdomino: Ada invites you to a game");
    let url = property(page.text(), "og:url").expect("a URL");
    assert_eq!(url, server.url(&format!("/join/{token}")));
    for (id, token) in [(game.id(), "forged"), (other.id(), &*token)] {
        let page = get(&server, &format!("/games/{id}?invitation={token}")).await;
        assert_eq!(page.text(), INDEX);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn series_and_profile_pages_have_previews() {
    let server = server().await;
    let players = players(&server, 2).await;
    let create = async |access: &str| {
        let table = json!({ "settings": { "players": 2 }, "access": access });
        let series = players[0].post("/v1/series", &json!({ "table": table })).await;
        let series = series.expect(StatusCode::CREATED);
        let id = series["games"][0]["game_id"].as_str().expect("an id").to_owned();
        (format!("/dynasties/{}", series["id"].as_str().expect("an id")), id)
    };
    let (path, game) = create("public").await;
    let page = get(&server, &path).await;
    let title = property(page.text(), "og:title").expect("a title");
    assert_eq!(title, "Kingdomino: Ada invites you to a game");
    let join = format!("/v1/games/{game}/join");
    players[1].post(&join, &json!({})).await.expect(StatusCode::OK);
    let page = get(&server, &path).await;
    let title = property(page.text(), "og:title").expect("a title");
    assert_eq!(title, "Dynasty: Ada and Grace");
    let description = property(page.text(), "og:description").expect("a description");
    assert!(description.contains("Game 1 of 3 is in progress."), "{description}");
    assert!(property(page.text(), "og:image").is_some_and(|url| url.contains("table.png")));
    let (private, _) = create("invitation").await;
    assert_eq!(get(&server, &private).await.text(), INDEX);

    let path = format!("/players/{}", players[0].id);
    let greek = send_request(&server, Method::GET, &path, &[("Accept-Language", "el")]).await;
    assert_eq!(property(greek.text(), "og:title"), Some("Ada"));
    let description = property(greek.text(), "og:description").expect("a description");
    assert!(description.contains("χωρίς βαθμολογία"), "{description}");
    let nobody = "/players/0192f0c1-7b6a-7c3e-8a5d-000000000000";
    assert_eq!(get(&server, nobody).await.text(), INDEX);
}

#[tokio::test(flavor = "multi_thread")]
async fn names_are_escaped_in_preview() {
    let server = server().await;
    let players = players(&server, 2).await;
    let game = start_game(&players, json!({})).await;
    // The API rejects such names; earlier releases may have accepted them.
    let hostile = r#""><script>alert(1)</script><x y='"#;
    server
        .sql(&format!(
            "UPDATE players SET name = E'{}\u{202e}' WHERE id = '{}'",
            hostile.replace('\'', "''"),
            players[0].id
        ))
        .await;
    let page = get_game_page(&server, &game).await;
    let text = page.text();
    assert!(!text.contains("<script") && !text.contains('\u{202e}'), "{text}");
    assert!(
        text.contains("&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;x y=&#39;"),
        "{text}"
    );
    let elements = text.matches("<meta ").count();
    assert_eq!(text.matches('"').count(), 4 * elements, "{text}");
}

#[tokio::test(flavor = "multi_thread")]
async fn game_page_survives_database_outage() {
    let server = server().await;
    let ada: Player = server.player("Ada").await;
    let game = ada.open(json!({ "players": 2 })).await;
    server.sql("ALTER TABLE games RENAME TO away").await;
    let page = get_game_page(&server, &game).await;
    assert_eq!((page.status, page.text()), (StatusCode::OK, INDEX));
}

#[tokio::test(flavor = "multi_thread")]
async fn page_preloads_required_files() {
    let server = server().await;
    let players = players(&server, 2).await;
    let game = format!("/games/{}", start_game(&players, json!({})).await.id());
    let [en, el, lobby] =
        ["en", "el", "lobby"].map(|file| format!("</assets/{file}-1.js>; rel=modulepreload"));
    let table = "</assets/table-1.js>; rel=modulepreload, </assets/game-1.js>; rel=modulepreload";
    for (page, language, links) in [
        ("/", "en", en.clone()),
        ("/lobby", "el", format!("{el}, {lobby}")),
        (&*game, "en", format!("{en}, {table}")),
        ("/games/nonsense", "en", format!("{en}, {table}")),
        // No translation file exists for this language.
        ("/lobby", "pl", lobby),
    ] {
        let got = send_request(&server, Method::GET, page, &[("Accept-Language", language)]).await;
        assert_eq!((got.status, got.header("link")), (StatusCode::OK, &*links), "{page}");
        assert_eq!(got.header("vary"), "accept-encoding, accept-language, origin", "{page}");
    }
    // The file of hints is internal to the server, and assets have no `Link` header.
    assert_eq!(get(&server, "/hints.json").await.status, StatusCode::NOT_FOUND);
    assert_eq!(get(&server, SCRIPT).await.header("link"), "");
}

#[tokio::test(flavor = "multi_thread")]
async fn public_game_page_is_compressed() {
    let server = server().await;
    let players = players(&server, 2).await;
    let path = format!("/games/{}", start_game(&players, json!({})).await.id());
    let plain = get(&server, &path).await;
    for (accepted, form) in [("br, gzip", "gzip"), ("gzip", "gzip"), ("br", "br")] {
        let got = send_request(&server, Method::GET, &path, &[("Accept-Encoding", accepted)]).await;
        assert_eq!((got.status, got.header("content-encoding")), (StatusCode::OK, form));
        let mut text = String::new();
        match form {
            "gzip" => flate2::read::GzDecoder::new(&*got.body).read_to_string(&mut text),
            _ => brotli::Decompressor::new(&*got.body, 4096).read_to_string(&mut text),
        }
        .expect("a page");
        assert_eq!(text, plain.text());
        // Each encoding has its own tag.
        assert_eq!(got.header("etag") == plain.header("etag"), form.is_empty());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn unknown_path_ignores_if_none_match() {
    let server = server().await;
    let page = ("Accept", "text/html");
    for cached in ["*", "\"any\"", &"\"tag\", ".repeat(200)] {
        let got =
            send_request(&server, Method::GET, "/nowhere", &[page, ("If-None-Match", cached)])
                .await;
        assert_eq!((got.status, got.text()), (StatusCode::NOT_FOUND, INDEX), "{cached:.9}");
        assert_eq!(got.header("vary"), "accept, accept-encoding");
    }
}
