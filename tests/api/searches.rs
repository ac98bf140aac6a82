//! House players that search, and their effect on other requests. The tests hold the only search
//! permit themselves, so that the results do not depend on the duration of a search.

use std::sync::mpsc;

use futures_util::future::join_all;
use kingdomino::shuffle::Shuffle;
use kingdomino::{Edition, Expansion, Settings, Variants};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use tokio::task::JoinHandle;
use uuid::Uuid;

use crate::support::{
    Answer, Game, Limits, PASSWORD, Player, Raw, TestServer, advance_clock, database, fresh_key,
    players, run_deadlines, wait_until,
};
use kingdomail::domain::PlayerId;
use kingdomail::service::{ComputeClient, ComputeUsage};

/// Holds the search permit until dropped.
struct Gate {
    _open: mpsc::Sender<()>,
}

impl Gate {
    async fn acquire_all(server: &TestServer) -> Gate {
        let (open, closed) = mpsc::channel();
        let pool = server.ctx.compute.clone();
        let nobody = PlayerId::new(Uuid::from_u128(1));
        let client = ComputeClient::Player { owner: nobody, account: nobody };
        let job =
            async move { pool.run(client, 0, move |_| closed.recv().unwrap_or_default()).await };
        drop(tokio::spawn(job));
        wait_until(async || server.ctx.compute.usage().running == 1).await;
        Gate { _open: open }
    }
}

async fn wait_for_queued(server: &TestServer, jobs: usize) {
    wait_until(async || server.ctx.compute.usage().waiting == jobs).await;
}

fn limit_searches(limits: &mut Limits) {
    limits.compute.bounds.queued = 8;
    limits.compute.bounds.admitted_per_key = 2;
}

/// Sandbox of three in which the player picks first, and a pick after which a house player
/// searches.
async fn start_before_search(player: &Player) -> (Game, Value) {
    let variants = Variants::NONE;
    let settings = Settings::new(3, Expansion::None, Edition::Rulebook, variants, true);
    let settings = settings.expect("allowed");
    let picks_first = |seed: &[u8; 32]| {
        let shuffle = Shuffle::new(Uuid::nil().into_bytes(), seed, &[[0; 32]; 3]);
        let setup = shuffle.setup(settings).expect("three kings");
        setup.kings.as_slice()[0].number() == 0
    };
    let mut seeds = (0..=u8::MAX).map(|byte| [byte; 32]);
    let seed = seeds.find(picks_first).expect("one in three");
    let wish = json!({
        "settings": { "players": 3 },
        "seed": hex::encode(seed),
        "house": ["searching", "searching"],
    });
    let game = Game(player.post("/v1/sandboxes", &wish).await.expect(StatusCode::CREATED));
    assert_eq!((game.awaited(), game.0["round"].clone()), (Some(0), json!(0)));
    let pick = player.legal_commands(&game).await.remove(0);
    (game, pick)
}

/// Plays the command that triggers a search, without waiting for the response.
fn spawn_play(player: &Player, (game, pick): &(Game, Value), key: &str) -> JoinHandle<Answer> {
    tokio::spawn(Answer::from_request(player.command_with_key(game, pick, key)))
}

#[tokio::test(flavor = "multi_thread")]
async fn full_search_queue_blocks_no_others() {
    let server = TestServer::with_limits(&database().await, limit_searches);
    let all_players = players(&server, 5).await;
    let other = server.player("Zoe").await;
    let mut games = Vec::new();
    for player in &all_players {
        games.push([start_before_search(player).await, start_before_search(player).await]);
    }
    let _closed = Gate::acquire_all(&server).await;

    // As many requests wait as there are database connections.
    let mut begun = Vec::new();
    for ((player, games), many) in all_players.iter().zip(&games).zip([2, 2, 2, 1, 1]) {
        for game in &games[..many] {
            begun.push(spawn_play(player, game, "waits"));
        }
    }
    wait_for_queued(&server, 8).await;

    // The queue is full for an account that already has a queued search; nothing is stored.
    let late = spawn_play(&all_players[4], &games[4][1], "late");
    let refused = late.await.expect("no panic");
    assert_eq!(refused.status, StatusCode::SERVICE_UNAVAILABLE, "{}", refused.body);
    assert_eq!(refused.headers["retry-after"], "2");
    refused.expect_problem("unavailable");
    assert_eq!(all_players[4].get_game(&games[4][1].0).await, games[4][1].0);

    // Requests without a search continue: reading, previewing, logging in and playing.
    let table = json!({ "settings": { "players": 2 }, "house": ["greedy"] });
    let table = Game(other.post("/v1/games", &table).await.expect(StatusCode::CREATED));
    let shown = join_all((0..50).map(|_| other.get_game(&table))).await;
    assert!(shown.iter().all(|shown| *shown == table));
    let command = other.legal_commands(&table).await.remove(0);
    other.play(&table, &command).await;
    let login = json!({ "name": "Zoe", "password": PASSWORD });
    other.post("/v1/sessions", &login).await.expect(StatusCode::CREATED);
    let (own, command) = start_before_search(&other).await;
    let path = format!("/v1/games/{}/preview", own.id());
    let preview =
        Game(other.post(&path, &json!({ "command": command })).await.expect(StatusCode::OK));
    assert_ne!(preview.awaited(), Some(0));
    assert_eq!(server.ctx.compute.usage(), ComputeUsage { running: 1, waiting: 8 });
    // An account without a queued search is still admitted.
    begun.push(spawn_play(&other, &(own, command), "first"));
    wait_for_queued(&server, 9).await;
    begun.iter().for_each(JoinHandle::abort);
}

#[tokio::test(flavor = "multi_thread")]
async fn searches_per_account_are_bounded() {
    let server = TestServer::with_limits(&database().await, limit_searches);
    let [ada, grace] = &players(&server, 2).await[..] else { panic!("two") };
    let games = [
        start_before_search(ada).await,
        start_before_search(ada).await,
        start_before_search(ada).await,
    ];
    let grace_game = start_before_search(grace).await;
    let closed = Gate::acquire_all(&server).await;
    let begun = [spawn_play(ada, &games[0], "first"), spawn_play(ada, &games[1], "second")];
    wait_for_queued(&server, 2).await;
    let third = spawn_play(ada, &games[2], "third").await.expect("no panic");
    assert_eq!(
        (third.status, &third.headers["retry-after"]),
        (StatusCode::TOO_MANY_REQUESTS, &"1".parse().expect("a header"))
    );
    third.expect_problem("rate_limited");
    let other = spawn_play(grace, &grace_game, "hers");
    wait_for_queued(&server, 3).await;

    drop(closed);
    // The responses may have been dropped; repeating the request returns its result.
    drop((begun, other));
    for (player, game, key) in [(ada, &games[0], "first"), (grace, &grace_game, "hers")] {
        wait_until(async || {
            let again = spawn_play(player, game, key).await.expect("no panic");
            again.status == StatusCode::OK && Game(again.body).version() > game.0.version() + 1
        })
        .await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn disconnect_cancels_the_search() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let (game, command) = start_before_search(&ada).await;
    let closed = Gate::acquire_all(&server).await;
    for resets in [true, false] {
        let body = json!({ "expected_version": game.version(), "command": command }).to_string();
        let mut connection = Raw::open(server.address).await;
        let request = format!(
            "POST /v1/games/{}/commands HTTP/1.1\r\nHost: here\r\nAuthorization: Bearer {}\r\n\
             Content-Type: application/json\r\nIdempotency-Key: once\r\nContent-Length: {}\r\n\r\n{body}",
            game.id(),
            ada.access_token,
            body.len()
        );
        connection.send(request.as_bytes()).await;
        wait_for_queued(&server, 1).await;
        if resets {
            connection.hang_up();
        } else {
            connection.close();
        }
        wait_for_queued(&server, 0).await;
    }
    drop(closed);
    // No command was recorded: the same request is now carried out.
    assert_eq!(ada.get_game(&game).await, game);
    let again = (game, command);
    wait_until(async || {
        let played = spawn_play(&ada, &again, "once").await.expect("no panic");
        played.status == StatusCode::OK && Game(played.body).version() > again.0.version() + 1
    })
    .await;
    assert_eq!(server.check_games().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn pending_search_does_not_lock_table() {
    let server = TestServer::start().await;
    let all = players(&server, 3).await;
    let closed = Gate::acquire_all(&server).await;
    let (table, joining) = loop {
        let wish = json!({ "settings": { "players": 5, "expansion": "age_of_giants" }, "house": ["searching", "searching", "searching"] });
        let table = Game(all[0].post("/v1/games", &wish).await.expect(StatusCode::CREATED));
        let path = format!("/v1/games/{}/join", table.id());
        let request = all[1].request(Method::POST, &path).json(&json!({}));
        let joining = tokio::spawn(Answer::from_request(request));
        wait_until(async || joining.is_finished() || server.ctx.compute.usage().waiting == 1).await;
        if !joining.is_finished() {
            break (table, joining);
        }
        // A person picks first, so this table is not needed.
        assert_eq!(joining.await.expect("no panic").status, StatusCode::OK);
    };
    // The seat is not taken yet, and another player may take it.
    assert_eq!(all[0].get_game(&table).await, table);
    let invitation = format!("/v1/games/{}/invitations", table.id());
    let invited = all[2].get("/v1/me").await.expect(StatusCode::OK);
    let name = json!({ "name": invited["name"] });
    all[0].post(&invitation, &name).await.expect(StatusCode::OK);
    let cancel = format!("/v1/games/{}/cancel", table.id());
    all[0].post_empty(&cancel).await.expect(StatusCode::OK);
    let cancelled = all[0].get_game(&table).await;
    drop(closed);
    let refused = joining.await.expect("no panic");
    // A request that exceeds the maximum wait is rejected with a retry hint.
    assert!(["table_not_open", "unavailable"].iter().any(|code| refused.body["code"] == *code));
    wait_until(async || server.ctx.compute.usage() == ComputeUsage { running: 0, waiting: 0 })
        .await;
    assert_eq!(all[0].get_game(&table).await, cancelled);
}

#[tokio::test(flavor = "multi_thread")]
async fn deadlines_fire_during_full_queue() {
    let server = TestServer::start().await;
    let ada = server.player("Ada").await;
    let mut wish =
        json!({ "settings": { "players": 3 }, "pace": { "type": "per_turn", "seconds": 3600 } });
    let mut games = Vec::new();
    for house in ["searching", "greedy"] {
        wish["house"] = json!([house, house]);
        games.push(Game(ada.post("/v1/games", &wish).await.expect(StatusCode::CREATED)));
    }
    let _closed = Gate::acquire_all(&server).await;
    advance_clock(&server, 7200).await;
    let fired = run_deadlines(&server).await;
    assert_eq!((fired.games, &fired.failed[..]), (2, &[][..]));
    for game in games {
        assert!(ada.get_game(&game).await.version() > game.version() + 1);
    }
    assert_eq!(server.check_games().await, 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn search_costs_twenty_more_requests() {
    let rate = 21.try_into().expect("a number");
    let server =
        TestServer::with_limits(&database().await, |limits| limits.rates.per_account = rate);
    let ada = server.player("Ada").await;
    let (game, command) = start_before_search(&ada).await;
    let preview = format!("/v1/games/{}/preview", game.id());
    for _ in 0..4 {
        ada.post(&preview, &json!({ "command": command })).await.expect(StatusCode::OK);
    }
    let refused = Answer::from_request(ada.command_with_key(&game, &command, &fresh_key())).await;
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(refused.headers.contains_key("retry-after"));
    refused.expect_problem("rate_limited");
    // The rejected request used no other resources.
    assert_eq!(ada.get_game(&game).await, game);
    let limits: Value = ada.without_token().get("/v1/limits").await.expect(StatusCode::OK);
    assert_eq!(limits["requests_per_search"], 20);
}
