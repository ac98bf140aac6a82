use futures_util::future::join_all;
use reqwest::{Method, RequestBuilder, StatusCode};
use serde_json::{Value, json};

use crate::support::{Answer, Game, PASSWORD, Player, TestServer, fresh_key, players, start_game};

/// Asserts that a response is a problem without internal details.
#[track_caller]
fn assert_problem(answer: &Answer, status: StatusCode, code: &str) {
    assert_eq!(answer.status, status, "{}", answer.body);
    let body = answer.clone().expect_problem(code);
    assert_eq!(body["type"], format!("urn:kingdomail:problem:{code}"));
    assert!(body["title"].as_str().is_some_and(|title| title.ends_with('.')));
    assert_eq!(answer.headers["x-content-type-options"], "nosniff");
    assert!(answer.headers.contains_key("x-request-id"));
    let text = body.to_string();
    for inner in ["::", "struct", "Request\"", "serde", "kingdomail/", "i8", "u32", "UUID parsing"]
    {
        assert!(!text.contains(inner), "{inner} in {text}");
    }
}

async fn start_running_game(server: &TestServer) -> (Player, Game) {
    let players = players(server, 2).await;
    let game = start_game(&players, json!({ "auto_play_forced": false })).await;
    let awaited = game.awaited_player(&players).expect("somebody's turn").clone();
    let game = awaited.get_game(&game).await;
    (awaited, game)
}

fn with_text(request: RequestBuilder, text: impl Into<reqwest::Body>) -> RequestBuilder {
    request.header("Content-Type", "application/json").body(text)
}

/// Adds an idempotency key if the operation accepts one.
fn with_key(request: RequestBuilder, path: &str) -> RequestBuilder {
    if ["/v1/players", "/v1/sessions", "/v1/guests"].contains(&path) {
        return request;
    }
    request.header("Idempotency-Key", fresh_key())
}

#[tokio::test(flavor = "multi_thread")]
async fn non_json_body_is_malformed() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let deep = format!("{}1{}", "[".repeat(5000), "]".repeat(5000));
    let bodies: [&[u8]; 11] = [
        b"",
        b"{",
        b"nonsense",
        b"{\"name\":}",
        b"{\"name\":\"Ada\"} extra",
        b"{'name':'Ada'}",
        b"{\"name\":\"\xff\xfe\"}",
        b"\xef\xbb\xbf{}",
        b"{\"name\":\"\\ud800\"}",
        b"NaN",
        b"{\"name\":\"a\nb\"}",
    ];
    for body in bodies.into_iter().chain([deep.as_bytes()]) {
        for path in ["/v1/players", "/v1/sessions", "/v1/games"] {
            let request = with_text(ada.request(Method::POST, path), body.to_vec());
            let answer = Answer::from_request(request).await;
            assert_problem(&answer, StatusCode::BAD_REQUEST, "json_malformed");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn invalid_field_is_named() {
    let server = TestServer::start().await;
    let (ada, game) = start_running_game(&server).await;
    let settings = |fields: Value| json!({ "settings": fields });
    let play = format!("/v1/games/{}/commands", game.id());
    let preview = format!("/v1/games/{}/preview", game.id());
    let command = |command: Value| json!({ "expected_version": 1, "command": command });
    let place = |field: &str, value: Value| {
        let mut place =
            json!({ "type": "place", "domino": "1", "x": 1, "y": 0, "direction": "east" });
        place[field] = value;
        command(place)
    };
    let cases = [
        ("/v1/players", json!({ "name": "Eve", "password": PASSWORD, "admin": true }), "admin"),
        ("/v1/players", json!({ "name": 7, "password": PASSWORD }), "name"),
        ("/v1/players", json!({ "name": "Eve", "password": null }), "password"),
        (
            "/v1/players",
            json!({ "name": "Eve", "password": PASSWORD, "client": "a\u{0}b" }),
            "client",
        ),
        ("/v1/games", json!({ "settings": [] , "x": 1 }), "settings"),
        ("/v1/games", settings(json!({ "players": -1 })), "settings.players"),
        ("/v1/games", settings(json!({ "players": 256 })), "settings.players"),
        ("/v1/games", settings(json!({ "players": 2.5 })), "settings.players"),
        ("/v1/games", settings(json!({ "players": 2, "pace": 1 })), "settings.pace"),
        ("/v1/games", settings(json!({ "players": 2, "edition": "x" })), "settings.edition"),
        ("/v1/games", settings(json!({ "players": 2, "variants": {} })), "settings.variants"),
        ("/v1/games", json!({ "settings": { "players": 2 }, "access": 1 }), "access"),
        (&play, json!({ "expected_version": -1, "command": {} }), "expected_version"),
        (
            &play,
            json!({ "expected_version": 4_294_967_296_u64, "command": {} }),
            "expected_version",
        ),
        (
            &play,
            json!({ "expected_version": 2_147_483_648_u64, "command": {} }),
            "expected_version",
        ),
        (&play, command(json!("pick")), "command"),
        (&play, command(json!({ "type": "cheat" })), "command.type"),
        (&play, command(json!({ "type": "pick", "domino": 12 })), "command.domino"),
        (&play, command(json!({ "type": "pick", "domino": "61" })), "command.domino"),
        (&play, command(json!({ "type": "pick", "domino": "01" })), "command.domino"),
        (&play, place("x", json!(128)), "command.x"),
        (&play, place("y", json!(1e300)), "command.y"),
        (&preview, place("direction", json!("up")), "command.direction"),
        (&preview, place("seat", json!(0)), "command.seat"),
    ];
    for (path, body, field) in cases {
        let answer =
            Answer::from_request(with_key(ada.request(Method::POST, path), path).json(&body)).await;
        assert_problem(&answer, StatusCode::UNPROCESSABLE_ENTITY, "field_invalid");
        assert_eq!(answer.body["field"], field, "{body}: {}", answer.body);
    }
    for (path, body, field) in [
        ("/v1/me/webhooks", json!({ "kind": "slack" }), "url"),
        ("/v1/games", json!({}), "settings"),
        ("/v1/games", settings(json!({})), "settings.players"),
        ("/v1/series", json!({ "table": {} }), "table.settings"),
        (&play, json!({ "expected_version": 1 }), "command"),
        (&play, command(json!({})), "command.type"),
        (&play, command(json!({ "type": "pick" })), "command.domino"),
    ] {
        let answer =
            Answer::from_request(with_key(ada.request(Method::POST, path), path).json(&body)).await;
        assert_problem(&answer, StatusCode::UNPROCESSABLE_ENTITY, "field_invalid");
        assert_eq!(answer.body["field"], field, "{body}: {}", answer.body);
    }
    let twice = r#"{"name":"Eve","name":"Eva","password":"x"}"#;
    let answer =
        Answer::from_request(with_text(ada.request(Method::POST, "/v1/players"), twice)).await;
    assert_eq!(answer.expect_problem("field_invalid")["field"], "name");
    for missing in [json!({}), json!([]), json!("x"), json!({ "name": "Eve" })] {
        let answer = ada.post("/v1/players", &missing).await;
        assert_problem(&answer, StatusCode::UNPROCESSABLE_ENTITY, "field_invalid");
    }
    for twice in [
        r#"{"name":"Eve","name":"Eva","password":"x"}"#,
        r#"{"expected_version":1,"command":{"type":"pick","domino":"1","domino":"2"}}"#,
        r#"{"expected_version":1,"command":{"type":"pick","type":"concede","domino":"2"}}"#,
    ] {
        let path = if twice.contains("command") { &*play } else { "/v1/players" };
        let request = with_text(ada.request(Method::POST, path), twice);
        let answer = Answer::from_request(with_key(request, path)).await;
        assert_problem(&answer, StatusCode::UNPROCESSABLE_ENTITY, "field_invalid");
    }
    for huge in ["1e999", "-1e999"] {
        let text = format!("{{\"expected_version\":{huge},\"command\":{{}}}}");
        let request = with_text(ada.request(Method::POST, &play), text);
        assert_problem(
            &Answer::from_request(request).await,
            StatusCode::BAD_REQUEST,
            "json_malformed",
        );
    }
    assert_eq!(ada.get_game(&game).await, game);
}

#[tokio::test(flavor = "multi_thread")]
async fn arrays_are_rejected_as_objects() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let pace = json!(["per_turn", 86_400]);
    for (method, path, body, field) in [
        (Method::PATCH, "/v1/me", json!([null, null]), Value::Null),
        (Method::POST, "/v1/games", json!([[2]]), Value::Null),
        (Method::POST, "/v1/games", json!({ "settings": [2] }), json!("settings")),
        (
            Method::POST,
            "/v1/games",
            json!({ "settings": { "players": 2 }, "pace": pace }),
            json!("pace"),
        ),
        (
            Method::POST,
            "/v1/series",
            json!({ "table": { "settings": [2] } }),
            json!("table.settings"),
        ),
        (
            Method::PATCH,
            "/v1/me",
            json!({ "password": [PASSWORD, "a giant on every crown"] }),
            json!("password"),
        ),
    ] {
        let answer = Answer::from_request(ada.request(method, path).json(&body)).await;
        assert_problem(&answer, StatusCode::UNPROCESSABLE_ENTITY, "field_invalid");
        assert_eq!(answer.body["field"], field, "{body}");
    }
    let lists =
        json!({ "settings": { "players": 2, "variants": ["harmony"] }, "house": ["random"] });
    ada.post("/v1/games", &lists).await.expect(StatusCode::CREATED);
}

#[tokio::test(flavor = "multi_thread")]
async fn integer_accepts_zero_fraction() {
    let server = TestServer::start().await;
    let (ada, game) = start_running_game(&server).await;
    let legal = ada.get(&format!("/v1/games/{}/legal-commands", game.id())).await;
    let command = &legal.body["items"][0]["command"];
    let play = format!("/v1/games/{}/commands", game.id());
    let played = |version: f64| {
        let request = ada.request(Method::POST, &play).header("Idempotency-Key", fresh_key());
        Answer::from_request(
            request.json(&json!({ "expected_version": version, "command": command })),
        )
    };
    let version = f64::from(u32::try_from(game.version()).expect("a version"));
    assert_problem(&played(version + 0.5).await, StatusCode::UNPROCESSABLE_ENTITY, "field_invalid");
    assert_problem(&played(1e30).await, StatusCode::UNPROCESSABLE_ENTITY, "field_invalid");
    played(version).await.expect(StatusCode::OK);
    let answer = ada.post("/v1/me/notifications/read", &json!({ "up_to": 1e10 })).await;
    answer.expect(StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn out_of_bounds_values_are_rejected() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let four = json!({ "players": 4, "variants": ["harmony", "harmony", "harmony", "harmony"] });
    let token = |scopes: Value| json!({ "name": "a bot", "scopes": scopes });
    for (path, body, field) in [
        ("/v1/games", json!({ "settings": four }), "settings.variants"),
        (
            "/v1/games",
            json!({ "settings": { "players": 2, "variants": ["harmony", "harmony"] } }),
            "settings.variants",
        ),
        ("/v1/me/tokens", token(json!(["games:read", "games:play", "games:read"])), "scopes"),
        ("/v1/me/tokens", token(json!([])), "scopes"),
        ("/v1/me/tokens", token(json!(vec!["games:read"; 7])), "scopes"),
        ("/v1/password-resets", json!({ "name": "a".repeat(65) }), "name"),
    ] {
        let answer = ada.post(path, &body).await;
        assert_problem(&answer, StatusCode::UNPROCESSABLE_ENTITY, "field_invalid");
        assert_eq!(answer.body["field"], field, "{body}");
    }
    for (path, field) in [
        ("/v1/me/notifications?after=-1".to_owned(), "after"),
        (format!("/v1/players/{}/games?cursor={}", ada.id, "0".repeat(101)), "cursor"),
        ("/v1/me/stream?after=-1".to_owned(), "after"),
        (format!("/v1/games/{}/stream?after=-1", ada.id), "after"),
        ("/v1/games?limit=x".to_owned(), "limit"),
        ("/v1/games?cursor=x&limit=1&limit=2".to_owned(), "limit"),
        ("/v1/me/games?limit=5&status=lost".to_owned(), "status"),
        ("/v1/me/notifications?limit=5&after=99999999999999999999".to_owned(), "after"),
        ("/v1/me/notifications?limit=5&sort=up".to_owned(), "sort"),
        ("/v1/games/x".to_owned(), "game_id"),
        (format!("/v1/games/{}/versions/x", ada.id), "version"),
        ("/v1/games/x/versions/1".to_owned(), "game_id"),
        ("/v1/leaderboards/x".to_owned(), "category"),
    ] {
        let answer = ada.get(&path).await;
        assert_problem(&answer, StatusCode::BAD_REQUEST, "parameter_invalid");
        assert_eq!(answer.body["field"], field, "{path}");
    }
    let game = ada.open(json!({ "players": 2 })).await;
    let request = ada.request(Method::GET, &format!("/v1/games/{}", game.id()));
    let answer = Answer::from_request(request.header("If-None-Match", "0".repeat(1001))).await;
    assert_problem(&answer, StatusCode::BAD_REQUEST, "header_invalid");
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_content_type_is_rejected() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let body = json!({ "name": "Eve", "password": PASSWORD }).to_string();
    for content_type in
        ["text/plain", "application/x-www-form-urlencoded", "", "application/jsonx", "é"]
    {
        let request = ada.request(Method::POST, "/v1/players").body(body.clone());
        let answer = Answer::from_request(request.header("Content-Type", content_type)).await;
        assert_problem(&answer, StatusCode::UNSUPPORTED_MEDIA_TYPE, "content_type_unsupported");
    }
    let request = ada.request(Method::POST, "/v1/players").body(body.clone());
    let answer = Answer::from_request(request).await;
    assert_problem(&answer, StatusCode::UNSUPPORTED_MEDIA_TYPE, "content_type_unsupported");
    let request = ada.request(Method::POST, "/v1/players").body(body);
    let request = request.header("Content-Type", "Application/JSON; charset=utf-8");
    Answer::from_request(request).await.expect(StatusCode::CREATED);
}

#[tokio::test(flavor = "multi_thread")]
async fn unknown_path_and_method_are_rejected() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    for path in
        ["/v1", "/v2/me", "/v1/nothing", "/v1/me/", "/v1//me", "/v1/games/a/b/c/d", "/%00", "/%ff"]
    {
        let answer = ada.get(path).await;
        assert_problem(&answer, StatusCode::NOT_FOUND, "route_not_found");
    }
    for (method, path, allowed) in [
        (Method::DELETE, "/v1/players", "GET, HEAD, POST"),
        (Method::PUT, "/v1/me", "GET, HEAD, PATCH"),
        (Method::POST, "/livez", "GET, HEAD"),
        (Method::GET, "/v1/sessions/current", "DELETE"),
        (Method::DELETE, "/v1/sessions/refresh", "POST"),
        (Method::from_bytes(b"BREW").expect("a method"), "/v1/games", "GET, HEAD, POST"),
    ] {
        let answer = Answer::from_request(ada.request(method, path)).await;
        assert_problem(&answer, StatusCode::METHOD_NOT_ALLOWED, "method_not_allowed");
        let allow = answer.headers["allow"].to_str().expect("text");
        let mut methods: Vec<&str> = allow.split(", ").collect();
        methods.sort_unstable();
        methods.dedup();
        assert_eq!(methods.join(", "), allowed, "{path}");
    }
    let get = |path: String| async { (ada.get(&path).await, path) };
    let ids =
        ["x", "0", "00000000", "%00", "..%2f", "'", "%ff", "01890000-0000-7000-8000-00000000000g"];
    for (answer, path) in join_all(ids.map(|id| get(format!("/v1/games/{id}")))).await {
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{path}");
        assert_problem(&answer, StatusCode::BAD_REQUEST, "parameter_invalid");
    }
    let game = ada.open(json!({ "players": 2 })).await;
    for version in ["x", "-1", "1.0", "2147483648", "99999999999999999999"] {
        let answer = ada.get(&format!("/v1/games/{}/versions/{version}", game.id())).await;
        assert_problem(&answer, StatusCode::BAD_REQUEST, "parameter_invalid");
    }
    for version in [0, 3, 2_147_483_647] {
        let answer = ada.get(&format!("/v1/games/{}/versions/{version}", game.id())).await;
        assert_problem(&answer, StatusCode::NOT_FOUND, "version_not_found");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn encoded_bodies_are_rejected() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    for (path, media) in [
        ("/v1/games", "application/json"),
        ("/v1/sessions", "application/json"),
        ("/mcp", "application/json"),
    ] {
        for coding in ["gzip", "br", "deflate", "zstd", "identity, gzip", "x-unknown"] {
            let request = ada.request(Method::POST, path).header("Content-Type", media);
            let request = request.header("Content-Encoding", coding).body("\u{1f}\u{8b}");
            let answer = Answer::from_request(request).await;
            let code = "content_encoding_unsupported";
            assert_problem(&answer, StatusCode::UNSUPPORTED_MEDIA_TYPE, code);
            assert_eq!(answer.body["field"], "Content-Encoding", "{path} {coding}");
        }
    }
    let form = ada.request(Method::POST, "/oauth/token");
    let form = form.header("Content-Type", "application/x-www-form-urlencoded");
    let form = form.header("Content-Encoding", "gzip").body("client_id=a");
    let answer = Answer::from_request(form).await;
    assert_eq!(
        (answer.status, &answer.body["error"]),
        (StatusCode::BAD_REQUEST, &json!("invalid_request"))
    );
    let plain = ada.request(Method::POST, "/v1/games").header("Content-Encoding", "identity");
    let plain = plain.json(&json!({ "settings": { "players": 2 } }));
    Answer::from_request(plain).await.expect(StatusCode::CREATED);
}

#[tokio::test(flavor = "multi_thread")]
async fn details_contain_no_library_texts() {
    let server = TestServer::start().await;
    let (ada, game) = start_running_game(&server).await;
    let holiday = |until: Value| json!({ "until": until });
    let order = json!({ "plan": { "type": "pick", "domino": "1" }, "valid_until": "tomorrow" });
    let quiet = json!({ "quiet_hours": { "from": "late", "until": "08:00" } });
    let answers = [
        ada.post("/v1/me/holidays", &holiday(json!("tomorrow"))).await,
        ada.post("/v1/me/holidays", &holiday(json!(5))).await,
        Answer::from_request(ada.request(Method::PUT, "/v1/me/notification-settings").json(&quiet))
            .await,
        Answer::from_request(
            ada.request(Method::PUT, &format!("/v1/games/{}/premove", game.id())).json(&order),
        )
        .await,
        ada.get("/v1/games?limit=x").await,
        ada.get("/v1/games?limit=99999999999999999999").await,
        ada.get("/v1/games?players=-1").await,
        ada.post("/v1/sessions", &json!({})).await,
    ];
    for answer in &answers {
        assert!(answer.status.is_client_error(), "{}", answer.body);
        let detail = answer.body["detail"].as_str().unwrap_or_default();
        for foreign in
            ["but got", "parsing failed", "found in string", "missing field", "too large to fit"]
        {
            assert!(!detail.contains(foreign), "{}", answer.body);
        }
        assert!(answer.body["field"].is_string(), "{}", answer.body);
    }
    assert!(answers[0].body["detail"].as_str().is_some_and(|detail| detail.contains("2026-01-31")));
    for (broken, place) in
        [("{", "ends too early"), ("{\"a\" 1}", "line 1, column 6"), ("", "ends too early")]
    {
        let request =
            ada.request(Method::POST, "/v1/games").header("Content-Type", "application/json");
        let problem =
            Answer::from_request(request.body(broken)).await.expect_problem("json_malformed");
        assert!(
            problem["detail"].as_str().is_some_and(|detail| detail.contains(place)),
            "{problem}"
        );
    }
}
