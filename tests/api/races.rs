use std::collections::HashSet;
use std::time::Duration;

use futures_util::future::join_all;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::support::{
    Answer, Game, Player, Raw, TestServer, database, fresh_key, players, start_game, wait_until,
};
use kingdomail::domain::GameId;
use kingdomail::service::games::conclude_games;

/// Two-player game without automatic moves; the awaited player first.
async fn start_duel(server: &TestServer) -> (Player, Player, Game) {
    let mut players = players(server, 2).await;
    let game = start_game(&players, json!({ "auto_play_forced": false })).await;
    let awaited = game.awaited_player(&players).expect("somebody's turn").id.clone();
    if players[1].id == awaited {
        players.swap(0, 1);
    }
    let other = players.pop().expect("two");
    (players.pop().expect("two"), other, game)
}

fn with_status(answers: &[Answer], status: StatusCode) -> Vec<&Answer> {
    answers.iter().filter(|answer| answer.status == status).collect()
}

fn is_replayed(answer: &Answer) -> bool {
    answer.headers.get("idempotency-replayed").is_some_and(|value| value == "true")
}

#[tokio::test(flavor = "multi_thread")]
async fn concurrent_commands_have_one_winner() {
    let server = TestServer::start().await;
    let (awaited, other, game) = start_duel(&server).await;
    let picks = awaited.legal_commands(&game).await;
    let requests = (0..64).map(|number| match number % 2 {
        0 => awaited.command(&game, &picks[number / 2 % picks.len()]),
        _ => other.command(&game, &json!({ "type": "concede" })),
    });
    let answers = join_all(requests.map(Answer::from_request)).await;

    let won = with_status(&answers, StatusCode::OK);
    let lost = with_status(&answers, StatusCode::PRECONDITION_FAILED);
    assert_eq!((won.len(), lost.len()), (1, 63));
    let current = Game(won[0].body.clone()).version();
    for answer in lost {
        let body = answer.clone().expect_problem("version_stale");
        assert_eq!(body["current_version"], current);
        let events = body["events"].as_array().expect("events");
        let versions = events.iter().map(|event| event["version"].as_u64().expect("a version"));
        assert!(versions.eq(game.version() + 1..=current), "{body}");
    }
    assert_eq!(awaited.get_game(&game).await.version(), current);
    assert_eq!(server.check_games().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn concurrent_repeats_play_once() {
    let server = TestServer::start().await;
    let (awaited, _, game) = start_duel(&server).await;
    let pick = awaited.legal_commands(&game).await.remove(0);
    let requests = (0..50).map(|_| awaited.command_with_key(&game, &pick, "once"));
    let answers = join_all(requests.map(Answer::from_request)).await;

    assert_eq!(with_status(&answers, StatusCode::OK).len(), 50);
    assert_eq!(answers.iter().filter(|answer| is_replayed(answer)).count(), 49);
    assert!(answers.iter().all(|answer| answer.body == answers[0].body));
    assert!(answers.iter().all(|answer| answer.headers["etag"] == answers[0].headers["etag"]));
    let events = "SELECT count(*) FROM events WHERE request_key = 'once'";
    assert_eq!(server.count(events).await, 1);
    assert_eq!(awaited.get_game(&game).await.version(), game.version() + 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn late_repeat_gets_original_response() {
    let server = TestServer::start().await;
    let (awaited, other, game) = start_duel(&server).await;
    let pick = awaited.legal_commands(&game).await.remove(0);
    let first = Answer::from_request(awaited.command_with_key(&game, &pick, "first")).await;
    let mut after = Game(first.body.clone());
    for _ in 0..9 {
        let pair = [awaited.clone(), other.clone()];
        let next = after.awaited_player(&pair).expect("somebody's turn");
        after = next.play(&after, &next.legal_commands(&after).await[0]).await;
    }
    let conceded = other.play(&after, &json!({ "type": "concede" })).await;
    assert!(conceded.version() > game.version() + 9);

    let again = Answer::from_request(awaited.command_with_key(&game, &pick, "first")).await;
    assert!(is_replayed(&again) && !is_replayed(&first));
    assert_eq!((again.status, &again.body), (first.status, &first.body));
    assert_eq!(other.get_game(&game).await, conceded);
}

#[tokio::test(flavor = "multi_thread")]
async fn last_command_replays_with_ranking() {
    let server = TestServer::start().await;
    let (awaited, other, game) = start_duel(&server).await;
    let concede = json!({ "type": "concede" });
    let after = other.play(&game, &concede).await;
    let first = Answer::from_request(awaited.command_with_key(&after, &concede, "last")).await;
    assert_eq!(first.body["status"], "finished");
    let again = Answer::from_request(awaited.command_with_key(&after, &concede, "last")).await;
    assert!(is_replayed(&again));
    assert_eq!(again.body, first.body);
}

#[tokio::test(flavor = "multi_thread")]
async fn key_serves_one_request() {
    let server = TestServer::start().await;
    let (awaited, _, game) = start_duel(&server).await;
    let picks = awaited.legal_commands(&game).await;
    Answer::from_request(awaited.command_with_key(&game, &picks[0], "once"))
        .await
        .expect(StatusCode::OK);
    let reused = Answer::from_request(awaited.command_with_key(&game, &picks[1], "once")).await;
    assert_eq!(reused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(reused.expect_problem("idempotency_key_reused")["field"], "Idempotency-Key");
    let path = format!("/v1/games/{}/leave", game.id());
    let other_operation = awaited.request(Method::POST, &path).header("Idempotency-Key", "once");
    Answer::from_request(other_operation).await.expect_problem("idempotency_key_reused");
}

#[tokio::test(flavor = "multi_thread")]
async fn command_requires_key_and_version() {
    let server = TestServer::start().await;
    let (awaited, _, game) = start_duel(&server).await;
    let pick = awaited.legal_commands(&game).await.remove(0);
    let path = format!("/v1/games/{}/commands", game.id());
    let with = |body: &Value| awaited.request(Method::POST, &path).json(body);
    let whole = json!({ "expected_version": game.version(), "command": pick });
    let versionless = json!({ "command": pick });

    let answer = Answer::from_request(with(&whole)).await;
    assert_eq!(answer.status, StatusCode::BAD_REQUEST);
    answer.expect_problem("idempotency_key_required");
    for key in ["", "two words", &"k".repeat(256)] {
        Answer::from_request(with(&whole).header("Idempotency-Key", key))
            .await
            .expect_problem("header_invalid");
    }
    let answer = Answer::from_request(with(&versionless).header("Idempotency-Key", "key")).await;
    assert_eq!(answer.status, StatusCode::PRECONDITION_REQUIRED);
    answer.expect_problem("expected_version_required");
    for tag in ["7", "\"x\"", "\"-1\"", "\"4294967296\""] {
        let tagged = with(&versionless).header("Idempotency-Key", "key").header("If-Match", tag);
        assert_eq!(
            Answer::from_request(tagged).await.expect_problem("header_invalid")["field"],
            "If-Match"
        );
    }
    let contradicting = with(&whole).header("Idempotency-Key", "key").header("If-Match", "\"1\"");
    Answer::from_request(contradicting).await.expect_problem("header_invalid");

    let tag = format!("\"{}\"", game.version());
    let tagged = with(&versionless).header("Idempotency-Key", "key").header("If-Match", &tag);
    let played = Game(Answer::from_request(tagged).await.expect(StatusCode::OK));
    assert_eq!(played.version(), game.version() + 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn if_match_accepts_version_lists() {
    let server = TestServer::start().await;
    let (awaited, other, game) = start_duel(&server).await;
    let path = format!("/v1/games/{}/commands", game.id());
    let send = async |player: &Player, tags: &[&str], key: &str, command: &Value| {
        let mut request = player.request(Method::POST, &path).json(&json!({ "command": command }));
        for tag in tags {
            request = request.header("If-Match", *tag);
        }
        Answer::from_request(request.header("Idempotency-Key", key)).await
    };
    let version = game.version();
    let pick = awaited.legal_commands(&game).await.remove(0);

    let old = format!("\"{}\", \"{}\"", version - 1, version - 2);
    let stale = send(&awaited, &[&old], "old", &pick).await.expect_problem("version_stale");
    assert_eq!(stale["current_version"], version);
    let list = format!("\"0\", W/\"{version}-0a\", \"foreign\"");
    let preview = awaited.request(Method::POST, &format!("/v1/games/{}/preview", game.id()));
    let preview = preview.json(&json!({ "command": pick })).header("If-Match", &list);
    Answer::from_request(preview).await.expect(StatusCode::OK);
    // Two header lines form one list.
    let lines = ["\"0\"", &*format!("\"{version}\"")];
    let first = send(&awaited, &lines, "list", &pick).await;
    let again = send(&awaited, &lines, "list", &pick).await;
    assert!(is_replayed(&again) && !is_replayed(&first));
    let mut game = Game(first.expect(StatusCode::OK));
    assert_eq!(game.0, again.expect(StatusCode::OK));

    let all = [awaited, other];
    let player = game.awaited_player(&all).expect("somebody's turn");
    let command = player.legal_commands(&game).await.remove(0);
    let first = send(player, &["*"], "any", &command).await;
    let again = send(player, &["*"], "any", &command).await;
    assert!(is_replayed(&again) && !is_replayed(&first));
    let before = game.version();
    game = Game(first.expect(StatusCode::OK));
    assert!(game.version() > before);
    let player = game.awaited_player(&all).expect("somebody's turn");
    let other_command = player.legal_commands(&game).await.remove(0);
    let list = format!("\"{before}\", \"{version}\"");
    send(player, &[&list], "late", &other_command).await.expect_problem("version_stale");
}

#[tokio::test(flavor = "multi_thread")]
async fn last_seat_has_one_winner() {
    let server = TestServer::start().await;
    let opener = server.player("Ada").await;
    let table = opener.open(json!({ "players": 2 })).await;
    let names = (0..8).map(|number| format!("Comer {number}")).collect::<Vec<_>>();
    let guests = join_all(names.iter().map(|name| server.player(name))).await;
    let path = format!("/v1/games/{}/join", table.id());
    let nothing = json!({});
    let answers = join_all(guests.iter().map(|guest| guest.post(&path, &nothing))).await;

    let joined = with_status(&answers, StatusCode::OK);
    assert_eq!(joined.len(), 1);
    assert_eq!(joined[0].body["status"], "active");
    for refused in with_status(&answers, StatusCode::CONFLICT) {
        refused.clone().expect_problem("table_not_open");
    }
    assert_eq!(with_status(&answers, StatusCode::CONFLICT).len(), 7);
    let started = "SELECT count(*) FROM events WHERE body->>'type' = 'game_started'";
    assert_eq!(server.count(started).await, 1);
    assert_eq!(server.check_games().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn join_response_shows_current_table() {
    let server = TestServer::start().await;
    let players = players(&server, 4).await;
    for _ in 0..8 {
        let table = players[0].open(json!({ "players": 4 })).await;
        let path = format!("/v1/games/{}/join", table.id());
        let body = json!({});
        let joins = || {
            let each = players[1..].iter();
            each.map(|player| player.request(Method::POST, &path).json(&body))
                .map(|request| request.header("Idempotency-Key", "join"))
        };
        let first = join_all(joins().map(Answer::from_request)).await;
        let mut seats: Vec<_> =
            first.iter().map(|answer| answer.body["seats"].as_array().map(Vec::len)).collect();
        seats.sort();
        assert_eq!(seats, [Some(2), Some(3), Some(4)]);
        let again = join_all(joins().map(Answer::from_request)).await;
        assert!(again.iter().all(is_replayed));
        for (first, again) in first.iter().zip(&again) {
            assert_eq!(first.body, again.body);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn concurrent_creations_open_one_table() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let body = json!({ "settings": { "players": 3 } });
    let open = |body: &Value| {
        ada.request(Method::POST, "/v1/games").header("Idempotency-Key", "open").json(body)
    };
    let answers = join_all((0..50).map(|_| Answer::from_request(open(&body)))).await;
    assert_eq!(with_status(&answers, StatusCode::CREATED).len(), 50);
    assert!(answers.iter().all(|answer| answer.body == answers[0].body));
    assert_eq!(answers.iter().filter(|answer| is_replayed(answer)).count(), 49);
    assert_eq!(server.check_games().await, 1);
    let other = json!({ "settings": { "players": 4 } });
    Answer::from_request(open(&other)).await.expect_problem("idempotency_key_reused");
}

#[tokio::test(flavor = "multi_thread")]
async fn concurrent_refreshes_leave_one_successor() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let refresh = async |token: &str| {
        ada.post("/v1/sessions/refresh", &json!({ "refresh_token": token })).await
    };
    let refreshes = join_all((0..50).map(|_| refresh(&ada.refresh_token)));
    let (answers, ()) = tokio::join!(refreshes, server.extend_refresh_grace());
    let granted = with_status(&answers, StatusCode::OK);
    assert_eq!(granted.len(), 50);
    let unused = "SELECT count(*) FROM refresh_tokens WHERE replaced_at IS NULL";
    assert_eq!(server.count(unused).await, 1);
    let successors: HashSet<&str> = granted
        .iter()
        .map(|answer| answer.body["tokens"]["refresh_token"].as_str().expect("a token"))
        .collect();
    assert_eq!(successors.len(), 1);
    for successor in successors {
        refresh(successor).await.expect(StatusCode::OK);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn disconnect_leaves_command_atomic() {
    let server = TestServer::start().await;
    let (awaited, other, mut game) = start_duel(&server).await;
    for round in 0..12_usize {
        let pair = [awaited.clone(), other.clone()];
        let next = game.awaited_player(&pair).expect("somebody's turn");
        let command = next.legal_commands(&game).await.remove(0);
        let body = json!({ "expected_version": game.version(), "command": command }).to_string();
        let request = format!(
            "POST /v1/games/{}/commands HTTP/1.1\r\nHost: kingdomail\r\nAuthorization: Bearer {}\r\n\
             Content-Type: application/json\r\nIdempotency-Key: {}\r\nContent-Length: {}\r\n\r\n{body}",
            game.id(),
            next.access_token,
            fresh_key(),
            body.len()
        );
        let mut gone = Vec::new();
        for _ in 0..8 {
            let mut raw = Raw::open(server.address).await;
            // Occasionally the request is incomplete.
            raw.send(&request.as_bytes()[..request.len() - round % 3]).await;
            gone.push(raw);
        }
        gone.into_iter().for_each(Raw::hang_up);
        let played = Answer::from_request(next.command(&game, &command)).await;
        assert!([StatusCode::OK, StatusCode::PRECONDITION_FAILED].contains(&played.status));
        game = next.get_game(&game).await;
    }
    let busy = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() \
                AND pid <> pg_backend_pid() AND state <> 'idle'";
    wait_until(async || server.count(busy).await == 0).await;
    assert_eq!(awaited.get_game(&game).await.version(), game.version());
    let events = "SELECT count(*) FROM events";
    assert_eq!(server.count(events).await, game.version());
    assert_eq!(server.check_games().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn nodes_conclude_shared_games_concurrently() {
    const ROUNDS: usize = 4;
    let url = database().await;
    let nodes: Vec<TestServer> = (0..8).map(|_| TestServer::with_database(&url)).collect();
    let players = players(&nodes[0], 2).await;
    for _ in 0..ROUNDS {
        let mut games = Vec::new();
        for _ in &nodes {
            let mut game = start_game(&players, json!({})).await;
            for player in &players {
                game = player.play(&game, &json!({ "type": "concede" })).await;
            }
            assert_eq!(game.0["status"], "finished");
            games.push(GameId::new(game.id().parse().expect("an id")));
        }
        // Each node starts with another game, as if the others had not seen its end.
        let concluding = nodes.iter().zip(&games).map(async |(node, own)| {
            let others: Vec<GameId> = games.iter().filter(|game| *game != own).copied().collect();
            conclude_games(&node.ctx, &others).await.expect("the database answers")
        });
        for swept in join_all(concluding).await {
            assert_eq!((swept.done, swept.failed), (1, vec![]));
        }
    }
    let games = ROUNDS * nodes.len();
    assert_eq!(nodes[0].count("SELECT max(position) FROM finished_games").await, games as u64);
    assert_eq!(nodes[0].check_games().await, games);
}

/// Changes that affect all games of an account lock the account before its games; so does joining
/// another player's table.
#[tokio::test(flavor = "multi_thread")]
async fn join_and_availability_do_not_deadlock() {
    let url = database().await;
    let server = TestServer::with_database(&url);
    let other = TestServer::with_limits(&url, |limits| limits.quotas.sandboxes = 1);
    let players = players(&server, 2).await;
    let mut tables = Vec::new();
    for opener in &players {
        let rules = json!({ "settings": { "players": 3 }, "access": "public" });
        let opened = opener.post("/v1/games", &rules).await.expect(StatusCode::CREATED);
        tables.push(format!("/v1/games/{}", opened["id"].as_str().expect("an id")));
        for _ in 0..15 {
            start_game(&players, json!({})).await;
        }
    }
    let rounds = players.iter().zip(tables.iter().rev()).map(async |(player, table)| {
        for weekend in [true, false].repeat(6) {
            let availability = json!({
                "time_zone": "UTC", "weekends_off": weekend, "reminder_seconds": null,
            });
            let availability = Answer::from_request(
                player.request(Method::PUT, "/v1/me/availability").json(&availability),
            );
            let sitting = async {
                player.post(&format!("{table}/join"), &json!({})).await.expect(StatusCode::OK);
                player.post(&format!("{table}/leave"), &json!({})).await.expect(StatusCode::OK);
            };
            // Replaces the sandbox of the last round. A node serializes the requests of an account
            // that lock its games, so this one goes to another node.
            let there = player.at(other.url(""));
            let settings = json!({ "settings": { "players": 2 } });
            let sandbox = there.post("/v1/sandboxes", &settings);
            let (availability, (), sandbox) = tokio::join!(availability, sitting, sandbox);
            availability.expect(StatusCode::OK);
            sandbox.expect(StatusCode::CREATED);
        }
    });
    join_all(rounds).await;
    // Each connection reports its errors once per second.
    tokio::time::sleep(Duration::from_secs(2)).await;
    let deadlocks = "SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()";
    assert_eq!(server.count(deadlocks).await, 0);
}
