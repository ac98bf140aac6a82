//! Response size: compression, conditional requests, and omitted content.

use std::collections::BTreeSet;
use std::io::Read;

use flate2::read::GzDecoder;
use reqwest::{Method, RequestBuilder, Response, StatusCode};
use serde_json::{Value, json};

use crate::support::{Game, PASSWORD, Player, TestServer, play_to_end, players, start_game};

/// Raw response.
struct RawResponse {
    status: StatusCode,
    headers: reqwest::header::HeaderMap,
    content: Vec<u8>,
}

impl RawResponse {
    async fn fetch(request: RequestBuilder) -> RawResponse {
        let answer: Response = request.send().await.expect("an answer");
        let (status, headers) = (answer.status(), answer.headers().clone());
        RawResponse { status, headers, content: answer.bytes().await.expect("a body").to_vec() }
    }

    fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name).map(|value| value.to_str().expect("a text"))
    }

    fn json(&self) -> Value {
        let text = match self.header("content-encoding") {
            None => self.content.clone(),
            Some("gzip") => {
                let mut text = Vec::new();
                GzDecoder::new(&*self.content).read_to_end(&mut text).expect("gzip");
                text
            }
            Some("br") => {
                let mut text = Vec::new();
                brotli::Decompressor::new(&*self.content, 4096).read_to_end(&mut text).expect("br");
                text
            }
            Some(other) => panic!("{other}"),
        };
        serde_json::from_slice(&text).expect("JSON")
    }
}

async fn get(player: &Player, path: &str, headers: &[(&str, &str)]) -> RawResponse {
    let mut request = player.request(Method::GET, path);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    RawResponse::fetch(request).await
}

/// Finished two-player game.
async fn start_finished_game(server: &TestServer) -> (Vec<Player>, Game) {
    let seated = players(server, 2).await;
    let game = start_game(&seated, json!({})).await;
    let game = play_to_end(&seated, game, 7).await;
    (seated, game)
}

#[tokio::test(flavor = "multi_thread")]
async fn response_uses_requested_compression() {
    let server = TestServer::start().await;
    let (seated, game) = start_finished_game(&server).await;
    let path = format!("/v1/games/{}", game.id());
    let plain = get(&seated[0], &path, &[]).await;
    assert_eq!(plain.header("content-encoding"), None);
    assert_eq!(plain.header("vary"), Some("authorization, origin, accept-encoding"));
    let tag = plain.header("etag").expect("a tag");
    for (wish, coding) in [("gzip", "gzip"), ("br", "br"), ("gzip;q=0.1, br", "br")] {
        let small = get(&seated[0], &path, &[("accept-encoding", wish)]).await;
        assert_eq!(small.header("content-encoding"), Some(coding), "{wish}");
        assert_eq!(small.header("vary"), Some("authorization, origin, accept-encoding"), "{wish}");
        // A tag identifies one sequence of bytes, and each one matches, whatever encoding is
        // requested now.
        let tag_of_form = small.header("etag").expect("a tag");
        assert_eq!(tag_of_form, format!("{}-{coding}\"", tag.trim_end_matches('"')), "{wish}");
        for now in [wish, "identity"] {
            let headers = [("accept-encoding", now), ("if-none-match", tag_of_form)];
            let again = get(&seated[0], &path, &headers).await;
            assert_eq!(again.status, StatusCode::NOT_MODIFIED, "{wish} {now}");
            assert_eq!(again.header("etag"), Some(tag_of_form), "{wish} {now}");
        }
        assert!(small.content.len() * 3 < plain.content.len(), "{wish}: {}", small.content.len());
        assert_eq!(small.json(), plain.json(), "{wish}");
    }
    let best = get(&seated[0], &path, &[("accept-encoding", "gzip, deflate, br, zstd")]).await;
    assert_eq!(best.header("content-encoding"), Some("br"));
    assert!(best.content.len() * 3 < plain.content.len());
    for wish in ["identity", "gzip;q=0", "deflate"] {
        let asked = get(&seated[0], &path, &[("accept-encoding", wish)]).await;
        assert_eq!(asked.content, plain.content, "{wish}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn small_and_secret_responses_stay_uncompressed() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let wish = json!({ "name": "Ada", "password": PASSWORD });
    let long = format!("/v1/games?cursor={}", "x".repeat(3000));
    let all = ("accept-encoding", "gzip, br");
    for request in [
        ada.request(Method::GET, "/v1/me"),
        ada.request(Method::POST, "/v1/sessions").json(&wish),
        ada.request(Method::GET, &long),
        ada.request(Method::GET, "/oauth/device"),
        ada.request(Method::GET, "/v1/catalogue/nothing"),
    ] {
        let came = RawResponse::fetch(request.header(all.0, all.1)).await;
        assert_eq!(came.header("content-encoding"), None, "{:?}", came.status);
    }
    let dominoes = get(&ada.without_token(), "/v1/catalogue/dominoes", &[all]).await;
    assert_eq!(dominoes.header("content-encoding"), Some("br"));
}

#[tokio::test(flavor = "multi_thread")]
async fn etag_survives_proxies_and_encodings() {
    let server = TestServer::start().await;
    let seated = players(&server, 2).await;
    for form in ["W/{}", "{}-br", "{}-gzip"] {
        let game = start_game(&seated, json!({})).await;
        let mover = game.awaited_player(&seated).expect("somebody");
        let shown = get(mover, &format!("/v1/games/{}", game.id()), &[]).await;
        let tag = shown.header("etag").expect("a tag").trim_end_matches('"').to_owned();
        let tag = form.replace("{}", &tag) + "\"";
        let command = json!({ "command": mover.legal_commands(&game).await.swap_remove(0) });
        let path = format!("/v1/games/{}/commands", game.id());
        let play = mover.request(Method::POST, &path).json(&command);
        let play = play.header("idempotency-key", "once").header("if-match", &tag);
        assert_eq!(RawResponse::fetch(play).await.status, StatusCode::OK, "{tag}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_and_problems_are_compressed() {
    let server = TestServer::start().await;
    let seated = players(&server, 2).await;
    let game = play_to_end(&seated, start_game(&seated, json!({})).await, 7).await;
    for coding in ["gzip", "br"] {
        let wish = ("accept-encoding", coding);
        for path in ["/docs/guide", "/docs/", "/", "/openapi.json"] {
            let page = get(&seated[0].without_token(), path, &[wish]).await;
            assert_eq!(page.header("content-encoding"), Some(coding), "{path}");
            let tag = page.header("etag").expect("a tag").to_owned();
            let again =
                get(&seated[0].without_token(), path, &[wish, ("if-none-match", &tag)]).await;
            assert_eq!(again.status, StatusCode::NOT_MODIFIED, "{path} {coding}");
            assert_eq!(again.header("etag"), Some(&*tag), "{path} {coding}");
        }
        let command = json!({ "command": { "type": "concede" }, "expected_version": 3 });
        let path = format!("/v1/games/{}/commands", game.id());
        let late = seated[0].request(Method::POST, &path).json(&command);
        let late = late.header("idempotency-key", coding).header(wish.0, wish.1);
        let late = RawResponse::fetch(late.header("accept-language", "pl")).await;
        assert_eq!(late.status, StatusCode::PRECONDITION_FAILED);
        assert_eq!(late.header("content-encoding"), Some(coding));
        let problem = late.json();
        assert_eq!(
            (&problem["code"], &problem["language"]),
            (&json!("version_stale"), &Value::Null)
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn unchanged_responses_return_not_modified() {
    let server = TestServer::start().await;
    let (seated, game) = start_finished_game(&server).await;
    let game = game.id();
    for (path, kept) in [
        ("/v1/catalogue/dominoes".to_owned(), "public, max-age=3600"),
        ("/v1/catalogue/variants".to_owned(), "public, max-age=3600"),
        ("/v1/catalogue/quests".to_owned(), "public, max-age=3600"),
        ("/v1/catalogue/paces".to_owned(), "public, max-age=3600"),
        ("/openapi.json".to_owned(), "no-cache"),
        (format!("/v1/games/{game}"), "private, no-cache"),
        (format!("/v1/games/{game}/events"), "private, no-cache"),
        (format!("/v1/games/{game}/changes?since=3"), "private, no-cache"),
        (format!("/v1/games/{game}/versions/3"), "private, no-cache"),
        (format!("/v1/games/{game}/scores"), "private, no-cache"),
        (format!("/v1/games/{game}/legal-commands"), "private, no-cache"),
        (format!("/v1/games/{game}/record"), "private, no-cache"),
        (format!("/v1/games/{game}/record.txt"), "private, no-cache"),
        (format!("/v1/games/{game}/table.svg"), "private, no-cache"),
    ] {
        let first = get(&seated[0], &path, &[]).await;
        assert_eq!(first.status, StatusCode::OK, "{path}");
        assert_eq!(first.header("cache-control"), Some(kept), "{path}");
        let tag = first.header("etag").unwrap_or_else(|| panic!("{path} has a tag")).to_owned();
        let again = get(&seated[0], &path, &[("if-none-match", &tag)]).await;
        assert_eq!(again.status, StatusCode::NOT_MODIFIED, "{path}");
        assert_eq!((again.header("etag"), again.content.len()), (Some(&*tag), 0), "{path}");
        // The same caching headers as in the full response, because they replace the cached ones.
        assert_eq!(again.header("cache-control"), Some(kept), "{path}");
        let vary = |came: &RawResponse| {
            let names = came.header("vary").unwrap_or_default().split(", ");
            names.map(str::to_owned).collect::<BTreeSet<_>>()
        };
        assert!(vary(&first).is_subset(&vary(&again)), "{path}");
        let other = get(&seated[0], &path, &[("if-none-match", "\"another\"")]).await;
        assert_eq!(other.status, StatusCode::OK, "{path}");
        let long = format!("\"{}\"", "x".repeat(1000));
        let long = get(&seated[0], &path, &[("if-none-match", &long)]).await;
        assert_eq!(long.status, StatusCode::BAD_REQUEST, "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn head_length_matches_get() {
    let server = TestServer::start().await;
    let (seated, game) = start_finished_game(&server).await;
    for path in ["", "/events", "/changes?since=3", "/table.svg"] {
        let path = format!("/v1/games/{}{path}", game.id());
        for (coding, length) in [("gzip", None), ("identity", Some(()))] {
            let head = seated[0].request(Method::HEAD, &path).header("accept-encoding", coding);
            let head = RawResponse::fetch(head).await;
            assert_eq!(head.status, StatusCode::OK, "{path}");
            assert_eq!(head.header("content-length").map(|_| ()), length, "{path} {coding}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn head_matches_get_without_body() {
    let server = TestServer::start().await;
    let (seated, game) = start_finished_game(&server).await;
    let ada = &seated[0];
    let document = ada.get("/openapi.json").await.expect(StatusCode::OK);
    let mut asked = 0;
    for (pattern, methods) in document["paths"].as_object().expect("addresses") {
        if methods.get("get").is_none() {
            continue;
        }
        let path = pattern
            .replace("{game_id}", game.id())
            .replace("{player_id}", &ada.id)
            .replace("{opponent_id}", &seated[1].id)
            .replace("{version}", "3")
            .replace("{seat}", "0")
            .replace("{category}", "base");
        let head = tokio::time::timeout(
            std::time::Duration::from_secs(20),
            RawResponse::fetch(ada.request(Method::HEAD, &path)),
        );
        let head = head.await.unwrap_or_else(|_| panic!("HEAD {path} does not end"));
        assert_eq!(head.content.len(), 0, "{path}");
        asked += 1;
        if path.ends_with("stream") {
            assert_eq!(head.header("content-type"), Some("text/event-stream"), "{path}");
            continue;
        }
        let get = get(ada, &path, &[]).await;
        assert_eq!(head.status, get.status, "{path}");
        assert_eq!(head.header("content-type"), get.header("content-type"), "{path}");
        assert_eq!(head.header("etag"), get.header("etag"), "{path}");
    }
    assert!(asked > 50, "{asked}");
    let wrong = RawResponse::fetch(ada.without_token().request(Method::HEAD, "/v1/me")).await;
    assert_eq!(wrong.status, StatusCode::UNAUTHORIZED);
    let allow = RawResponse::fetch(ada.request(Method::PUT, "/v1/games")).await;
    assert_eq!(allow.header("allow"), Some("GET, HEAD, POST"));
}

#[tokio::test(flavor = "multi_thread")]
async fn minimal_preference_omits_the_game() {
    let server = TestServer::start().await;
    let seated = players(&server, 2).await;
    let game = start_game(&seated, json!({})).await;
    let mover = game.awaited_player(&seated).expect("somebody");
    let command = mover.legal_commands(&game).await.swap_remove(0);
    let play = |key: &str, wish: &'static str| {
        mover.command_with_key(&game, &command, key).header("prefer", wish)
    };
    let played = RawResponse::fetch(play("once", "respond-async, return=minimal")).await;
    assert_eq!(played.status, StatusCode::NO_CONTENT);
    assert_eq!(played.header("preference-applied"), Some("return=minimal"));
    let shown = get(mover, &format!("/v1/games/{}", game.id()), &[]).await;
    assert_eq!(played.header("etag"), shown.header("etag"));
    let again = RawResponse::fetch(play("once", "return=\"minimal\"")).await;
    assert_eq!(again.status, StatusCode::NO_CONTENT);
    assert_eq!(again.header("idempotency-replayed"), Some("true"));
    let whole = RawResponse::fetch(play("once", "return=representation")).await;
    assert_eq!(whole.status, StatusCode::OK);
    assert_eq!(whole.header("preference-applied"), None);
    let refused = RawResponse::fetch(play("another", "return=minimal")).await;
    assert_eq!(refused.json()["code"], "version_stale");
}

/// Traffic of one client during a game.
#[derive(Default)]
struct Traffic {
    calls: usize,
    content: usize,
    headers: usize,
}

impl Traffic {
    async fn read(&mut self, request: RequestBuilder) -> RawResponse {
        let came = RawResponse::fetch(request).await;
        self.calls += 1;
        self.content += came.content.len();
        // `HTTP/1.1 200 OK`, and one line per header.
        let lines = came.headers.iter().map(|(name, value)| name.as_str().len() + value.len() + 4);
        self.headers += 17 + lines.sum::<usize>();
        came
    }
}

/// Two clients play the same two-player game against the house: one loads the whole game for each
/// decision, the other follows the events.
#[tokio::test(flavor = "multi_thread")]
async fn following_events_saves_traffic() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let game = ada.open(json!({ "players": 2 })).await;
    let house = format!("/v1/games/{}/house-players", game.id());
    ada.post(&house, &json!({ "house": "greedy" })).await.expect(StatusCode::OK);
    let at = |method, rest: &str, coding: &str| {
        let request = ada.request(method, &format!("/v1/games/{}{rest}", game.id()));
        request.header("accept-encoding", coding)
    };
    // One-time reads before and after the game dominate in a short game and are not counted.
    let (mut whole, mut thrifty) = (Traffic::default(), Traffic::default());
    let start = RawResponse::fetch(at(Method::GET, "", "gzip")).await.json();
    let mut seen = start["version"].as_u64().expect("a version");
    let mut decisions = 0;
    loop {
        whole.read(at(Method::GET, "/legal-commands", "identity")).await;
        let legal = thrifty.read(at(Method::GET, "/legal-commands", "gzip")).await.json();
        let Some(first) = legal["items"].as_array().expect("a list").first() else { break };
        decisions += 1;
        let body = json!({ "command": first["command"], "expected_version": legal["version"] });
        let play = |coding| {
            let play = at(Method::POST, "/commands", coding).json(&body);
            play.header("idempotency-key", format!("move-{seen}"))
        };
        let played = thrifty.read(play("gzip").header("prefer", "return=minimal")).await;
        assert_eq!(played.status, StatusCode::NO_CONTENT, "{:?}", played.json());
        // A repeated request with the same key is answered as if it were played now.
        let played = whole.read(play("identity")).await;
        assert_eq!(played.status, StatusCode::OK, "{:?}", played.json());
        let events = format!("/events?after={seen}");
        let events = thrifty.read(at(Method::GET, &events, "gzip")).await.json();
        assert_eq!(events["current_version"], played.json()["version"]);
        seen = events["current_version"].as_u64().expect("a version");
    }
    let end = RawResponse::fetch(at(Method::GET, "", "gzip")).await.json();
    assert_eq!(end["status"], "finished");
    for (name, Traffic { calls, content, headers }) in [("whole", &whole), ("thrifty", &thrifty)] {
        println!(
            "{name}: {content} bytes of content and {headers} of headers in {calls} answers, {decisions} decisions"
        );
    }
    let each = thrifty.content / decisions;
    assert!(each < 1_000, "{each} bytes a decision");
    assert!(thrifty.content * 5 < whole.content, "{} of {}", thrifty.content, whole.content);
    let headers = thrifty.headers / thrifty.calls;
    assert!(headers < 600, "{headers} bytes of headers");
}

#[tokio::test(flavor = "multi_thread")]
async fn cors_headers_need_another_origin() {
    let server = TestServer::start().await;
    let nobody = server.player("Hedy").await;
    for (origin, shared) in [(None, false), (Some("https://client.example"), true)] {
        let mut request = nobody.request(Method::GET, "/v1/catalogue/paces");
        if let Some(origin) = origin {
            request = request.header("origin", origin);
        }
        let came = RawResponse::fetch(request).await;
        for name in ["access-control-allow-origin", "access-control-expose-headers"] {
            assert_eq!(came.header(name).is_some(), shared, "{name}");
        }
        assert!(came.header("vary").is_some_and(|vary| vary.contains("origin")));
    }
}
