use reqwest::{Method, RequestBuilder, StatusCode};
use serde_json::{Value, json};

use crate::support::{
    Answer, Chance, Game, PASSWORD, Player, TestServer, fresh_key, players, start_game,
    start_log_capture, stop_log_capture,
};

/// All responses about a game that a player can get without changing it, as raw text.
async fn read_everything(player: &Player, game: &Game) -> Vec<(String, String)> {
    let mut answers = Vec::new();
    let base = format!("/v1/games/{}", game.id());
    let mut paths = vec![
        base.clone(),
        format!("{base}/legal-commands"),
        format!("{base}/events?limit=500"),
        format!("{base}/events?after={}", game.version() - 1),
        "/v1/me/games".to_owned(),
        "/v1/games".to_owned(),
        format!("{base}/versions/{}", game.version() + 1),
        format!("{base}/scores"),
        format!("{base}/animation.svg"),
        format!("{base}/table.svg"),
        format!("{base}/table.txt"),
        format!("{base}/table.svg?version={}", game.version() - 1),
    ];
    for seat in 0..game.0["seats"].as_array().expect("seats").len() {
        paths.push(format!("{base}/seats/{seat}/kingdom.{}", ["svg", "txt"][seat % 2]));
    }
    // Raster images are rendered from the same SVG.
    if game.version().is_multiple_of(7) {
        paths.push(format!("{base}/table.png?width=320"));
    }
    paths.extend((1..=game.version()).step_by(5).map(|at| format!("{base}/versions/{at}")));
    for path in paths {
        answers.push(fetch_raw(player.request(Method::GET, &path), path).await);
    }
    let legal = player.get(&format!("{base}/legal-commands")).await.body;
    let mut commands: Vec<Value> = legal["items"]
        .as_array()
        .into_iter()
        .flatten()
        .map(|item| item["command"].clone())
        .collect();
    commands.push(json!({ "type": "concede" }));
    commands.push(json!({ "type": "pick", "domino": "48" }));
    for command in commands {
        let body = json!({ "expected_version": game.version(), "command": command });
        let preview = player.request(Method::POST, &format!("{base}/preview")).json(&body);
        answers.push(fetch_raw(preview, command.to_string()).await);
    }
    let stale = json!({ "expected_version": 2, "command": { "type": "concede" } });
    let refused = player.request(Method::POST, &format!("{base}/commands")).json(&stale);
    answers.push(fetch_raw(refused.header("Idempotency-Key", "stale"), "stale".to_owned()).await);
    answers
}

async fn fetch_raw(request: RequestBuilder, what: String) -> (String, String) {
    let response = request.send().await.expect("an answer");
    let mut headers = response.headers().clone();
    headers.remove("date");
    headers.remove("x-request-id");
    let status = response.status();
    (what, format!("{status} {headers:?} {}", response.text().await.expect("a body")))
}

async fn deck(server: &TestServer) -> Vec<u8> {
    let text = server.texts("SELECT encode(deck, 'hex') FROM game_secrets").await.remove(0);
    hex::decode(text.trim_matches(['(', ')'])).expect("bytes")
}

async fn set_deck(server: &TestServer, deck: &[u8]) {
    let deck = hex::encode(deck);
    server.sql(&format!("UPDATE game_secrets SET deck = decode('{deck}', 'hex')")).await;
}

/// Compares two worlds that differ only in the undrawn dominoes.
async fn assert_deck_is_hidden(settings: Value, count: usize) {
    let server = TestServer::start().await;
    let all_players = players(&server, count).await;
    let mut game = start_game(&all_players, settings).await;
    let spectator = server.player("Spectator").await;
    let seed = server.texts("SELECT encode(seed, 'hex') FROM game_secrets").await.remove(0);
    let seed = seed.trim_matches(['(', ')']).to_owned();
    let mut chance = Chance(7);
    let mut compared = 0;
    while let Some(player) = game.awaited_player(&all_players) {
        let legal = player.legal_commands(&game).await;
        let path = format!("/v1/games/{}/preview", game.id());
        let preview = player.post(&path, &json!({ "command": legal[0] })).await;
        // The preview has no awaited player if the next line would be dealt.
        let ends_round = preview.expect(StatusCode::OK)["awaiting"].is_null();
        if (ends_round || game.version() % 14 == 0) && game.0["draw_pile"] != 0 {
            let world = deck(&server).await;
            // All other players see the same game as this one.
            let other = all_players.iter().find(|other| other.id != player.id);
            let readers = [player, other.expect("an opponent"), &spectator];
            let mut here = Vec::new();
            for player in readers {
                here.extend(read_everything(player, &game).await);
            }
            let undrawn = game.0["draw_pile"].as_u64().expect("a number");
            let used = world.len() - usize::try_from(undrawn).expect("a number");
            let mut other_world = world.clone();
            other_world[used..].reverse();
            assert_ne!(world, other_world);
            set_deck(&server, &other_world).await;
            let mut there = Vec::new();
            for player in readers {
                there.extend(read_everything(player, &game).await);
            }
            set_deck(&server, &world).await;
            assert!(here.iter().any(|(_, answer)| answer.starts_with("200")));
            for (here, there) in here.iter().zip(&there) {
                assert_eq!(here, there);
                assert!(!here.1.contains(&seed), "the seed is exposed: {}", here.0);
            }
            compared += usize::from(ends_round);
        }
        game = player.play(&game, chance.choose(&legal)).await;
        assert!(game.0["status"] == "finished" || !game.0.to_string().contains(&seed));
    }
    assert!(compared >= 3, "too few rounds were compared");
    assert_eq!(game.0["shuffle"]["seed"], seed.as_str());
    assert_eq!(server.check_games().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn forced_steps_reveal_no_undrawn_dominoes() {
    assert_deck_is_hidden(json!({}), 2).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn manual_steps_reveal_no_undrawn_dominoes() {
    assert_deck_is_hidden(json!({ "auto_play_forced": false, "edition": "board_game_arena" }), 3)
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn giants_reveal_no_undrawn_dominoes() {
    let settings = json!({ "expansion": "age_of_giants", "auto_play_forced": false });
    assert_deck_is_hidden(settings, 4).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn private_table_looks_nonexistent() {
    let server = TestServer::start().await;
    let players = players(&server, 3).await;
    let [ada, grace, stranger] = &players[..] else { panic!("three") };
    let wish = json!({ "settings": { "players": 2 }, "access": "invitation" });
    let open = async || Game(ada.post("/v1/games", &wish).await.expect(StatusCode::CREATED));
    let invited = open().await;
    let path = format!("/v1/games/{}/invitations", invited.id());
    ada.post(&path, &json!({ "name": "Grace" })).await.expect(StatusCode::OK);
    assert_eq!(grace.get_game(&invited).await.id(), invited.id());
    let running = grace.join(&invited).await;
    assert_eq!(running.0["status"], "active");

    let logged_out = server.player("Gone").await;
    logged_out.delete("/v1/sessions/current").await.expect(StatusCode::NO_CONTENT);
    for game in [open().await, running] {
        for who in [stranger, &logged_out] {
            let hidden = request_every_route(who, game.id()).await;
            let missing = request_every_route(who, "01890000-0000-7000-8000-000000000000").await;
            for ((route, hidden), (_, missing)) in hidden.iter().zip(&missing) {
                assert_eq!((hidden.status, &hidden.body), (missing.status, &missing.body));
                let code = if who.id == stranger.id { "game_not_found" } else { "session_ended" };
                assert_eq!(hidden.body["code"], code, "{route}");
            }
        }
        for list in ["/v1/games", "/v1/me/games"] {
            assert!(!stranger.get(list).await.body.to_string().contains(game.id()));
        }
    }
}

async fn request_every_route(player: &Player, game: &str) -> Vec<(String, Answer)> {
    let command = json!({ "expected_version": 2, "command": { "type": "concede" } });
    let routes = [
        (Method::GET, "", None),
        (Method::GET, "/events", None),
        (Method::GET, "/versions/1", None),
        (Method::GET, "/versions/999", None),
        (Method::GET, "/scores", None),
        (Method::GET, "/animation.svg", None),
        (Method::GET, "/legal-commands", None),
        (Method::GET, "/table.svg", None),
        (Method::GET, "/seats/0/kingdom.txt", None),
        (Method::POST, "/picture-links", None),
        (Method::POST, "/preview", Some(command.clone())),
        (Method::POST, "/commands", Some(command)),
        (Method::POST, "/join", Some(json!({}))),
        (Method::POST, "/leave", None),
        (Method::POST, "/start", None),
        (Method::POST, "/cancel", None),
        (Method::POST, "/invitations", Some(json!({ "name": "Grace" }))),
        (Method::POST, "/invitations", Some(json!({ "name": "Nobody" }))),
    ];
    let mut answers = Vec::new();
    for (method, tail, body) in routes {
        let path = format!("/v1/games/{game}{tail}");
        let request = player.request(method, &path).header("Idempotency-Key", fresh_key());
        let request = match body {
            Some(body) => request.json(&body),
            None => request,
        };
        answers.push((tail.to_owned(), Answer::from_request(request).await));
    }
    answers
}

#[tokio::test(flavor = "multi_thread")]
async fn secrets_are_not_exposed() {
    let server = TestServer::start().await;
    let [canary, next] = ["canary 81749 of the mine shaft", "canary 55102 in the coal seam"];
    start_log_capture();
    let ada = server.player("Ada").await;
    let mut responses = Vec::new();
    let change = |current, new| json!({ "password": { "current": current, "new": new } });
    let patch =
        |body: Value| Answer::from_request(ada.request(Method::PATCH, "/v1/me").json(&body));
    responses.push(patch(change(canary, next)).await);
    responses.push(patch(change(PASSWORD, canary)).await);
    let number = 817_498_174_981_749_u64;
    for body in [
        json!({ "name": "Ada", "password": next }),
        json!({ "name": "Ada", "password": [canary] }),
        json!({ "name": "Ada", "password": number }),
        json!({ "name": "Ada", "password": canary, "extra": 1 }),
    ] {
        responses.push(ada.post("/v1/sessions", &body).await);
        responses.push(ada.post("/v1/players", &body).await);
    }
    let wish = json!({ "name": "a program", "scopes": ["games:read"] });
    let made = ada.post("/v1/me/tokens", &wish).await.expect(StatusCode::CREATED);
    let personal = made["secret"].as_str().expect("a token").to_owned();
    let mut program = ada.without_token();
    for token in [&personal, &personal[..75]] {
        token.clone_into(&mut program.access_token);
        responses.push(program.get("/v1/me").await);
        responses.push(program.get("/v1/me/games").await);
    }
    responses.push(ada.get("/v1/me/tokens").await);
    let spent = json!({ "refresh_token": ada.refresh_token });
    let refreshed = ada.post("/v1/sessions/refresh", &spent).await.expect(StatusCode::OK);
    let text = |field: &str| refreshed["tokens"][field].as_str().expect("a token").to_owned();
    let (access, refresh) = (text("access_token"), text("refresh_token"));
    server.sql("UPDATE refresh_tokens SET replaced_at = replaced_at - interval '11 s'").await;
    for path in ["/v1/me", "/v1/sessions", "/v1/me/games", "/metrics", "/readyz"] {
        responses.push(ada.get(path).await);
    }
    responses.push(ada.post("/v1/sessions/refresh", &spent).await);
    responses.push(ada.get("/v1/me").await);
    let log = stop_log_capture();

    assert!(log.contains("request completed"), "nothing was logged");
    let tables = "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'";
    let mut dump = String::new();
    for table in server.texts(tables).await {
        let rows = server.texts(&format!("SELECT * FROM {}", table.trim_matches(['(', ')']))).await;
        dump.push_str(&rows.join("\n"));
    }
    assert!(dump.contains("Ada"), "nothing was dumped");
    let answers = responses.iter().map(|answer| format!("{:?} {}", answer.headers, answer.body));
    let answers = answers.collect::<Vec<_>>().join("\n");
    let digits = number.to_string();
    let secrets = [canary, next, PASSWORD, &digits, &access, &refresh, &personal];
    for secret in secrets.into_iter().chain([&*ada.access_token, &ada.refresh_token]) {
        assert!(!log.contains(secret), "{secret} was logged");
        assert!(!dump.contains(secret), "{secret} was stored");
        assert!(!answers.contains(secret), "{secret} was exposed");
    }
    let hashes =
        server.texts("SELECT password_hash FROM players WHERE house_strategy IS NULL").await;
    assert!(hashes.iter().all(|hash| hash.contains("$argon2id$")));
    assert!(!log.contains("$argon2id$") && !answers.contains("$argon2id$"));
}
