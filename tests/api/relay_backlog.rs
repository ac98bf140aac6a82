//! Relay of thousands of events by workers that are repeatedly killed.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use futures_util::{StreamExt, stream};
use kingdomino::{Edition, Expansion, HousePlayer, Settings, Variants, legal_moves};
use serde_json::{Value, json};

use crate::support::{
    Catcher, Caught, Chance, DAY, DataFolder, Durable, PASSWORD, Program, TestServer,
    advance_clock, fresh_key,
};
use kingdomail::domain::clock::Timing;
use kingdomail::domain::event_log::{GameStatus, RatingMode};
use kingdomail::domain::table::{TableAccess, Viewer};
use kingdomail::domain::{IdempotentRequest, PlayerId, SessionId};
use kingdomail::service::games::NewTable;
use kingdomail::service::{self, Context};

const EVENTS: usize = 5_000;
const PLAYERS: usize = 20;
/// Webhooks per player.
const WEBHOOKS_PER_PLAYER: usize = 4;
/// Delay from an observed delivery to the next kill of a worker.
const KILL_DELAY: Duration = Duration::from_millis(500);

/// Plays one game to its end; returns the number of events.
async fn play(ctx: &Context, pair: [Viewer; 2], seed: u64) -> usize {
    let settings = Settings::new(4, Expansion::None, Edition::Rulebook, Variants::NONE, false);
    let wish = NewTable {
        settings: settings.expect("settings"),
        timing: Timing::default(),
        access: TableAccess::Public,
        rated: RatingMode::People,
        bots: false,
        house: vec![HousePlayer::Random, HousePlayer::Greedy],
        entropy: None,
    };
    let id =
        service::games::create_table(ctx, pair[0], wish, None).await.expect("a table").value.id;
    let mut game =
        service::games::join_table(ctx, pair[1], id, None, None).await.expect("a seat").value;
    let mut chance = Chance(seed);
    while game.status == GameStatus::Active {
        let state = game.state.expect("a state");
        let awaited = state.awaiting().expect("somebody").seat;
        let viewer = pair.iter().find(|one| game.seat_of(one.player) == Some(awaited));
        let moves = legal_moves(&state);
        let all: Vec<_> = (0..moves.len()).filter_map(|number| moves.get(number)).collect();
        let request = IdempotentRequest { key: fresh_key(), hash: [0; 32] };
        let command = *chance.choose(&all);
        let viewer = *viewer.expect("one of the two");
        let played = service::games::play(ctx, viewer, id, game.version, request, command).await;
        game = played.expect("a legal move").value;
    }
    usize::try_from(game.version.number()).expect("a few")
}

/// Runs two workers. After each observed delivery, kills and restarts one of them, until `done`.
/// Returns the number of kills.
async fn run_killed_workers(server: &TestServer, done: &AtomicBool) -> usize {
    let folders = [DataFolder::new(), DataFolder::new()];
    let url = &server.database;
    let mut workers = folders.each_ref().map(|folder| Program::worker(folder, url));
    let delivered = "SELECT count(*) FROM deliveries WHERE state = 'delivered'";
    let (mut kills, mut before) = (0, 0);
    while !done.load(Ordering::Relaxed) {
        if server.count(delivered).await == before {
            tokio::time::sleep(Duration::from_millis(100)).await;
            continue;
        }
        tokio::time::sleep(KILL_DELAY).await;
        before = server.count(delivered).await;
        let turn = kills % 2;
        let fresh = Program::worker(&folders[turn], url);
        std::mem::replace(&mut workers[turn], fresh).kill();
        kills += 1;
    }
    kills
}

/// Waits as long as deliveries make progress. Without progress the clock is advanced, because on a
/// busy machine attempts may fail and be retried only hours later.
async fn wait_for_deliveries(server: &TestServer) {
    let waits = "SELECT (SELECT count(*) FROM game_outbox) + \
                 (SELECT count(*) FROM deliveries WHERE state = 'pending')";
    let (mut waiting, mut passed) = (u64::MAX, 0);
    while waiting > 0 {
        let before = waiting;
        for _ in 0..200 {
            waiting = server.count(waits).await;
            if waiting < before {
                break;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        if waiting == before {
            passed += DAY / 24;
            assert!(passed <= DAY, "{waiting} are never delivered");
            advance_clock(server, passed).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_workers_relay_events_once() {
    let database = Durable::start().await;
    let server = TestServer::with_database(&database.url);
    let catcher = Catcher::start().await;
    let mut viewers = Vec::new();
    for number in 0..PLAYERS {
        let player = server.player(&format!("Player {number}")).await;
        for hook in 0..WEBHOOKS_PER_PLAYER {
            player
                .create_webhook(&catcher.url(&format!("/{}/{hook}", player.id)), "standard")
                .await;
        }
        let login = json!({ "name": format!("Player {number}"), "password": PASSWORD });
        let grant = player.post("/v1/sessions", &login).await;
        let session = grant.expect(reqwest::StatusCode::CREATED)["session_id"].clone();
        let session: uuid::Uuid = serde_json::from_value(session).expect("an id");
        let id: PlayerId = player.id.parse().expect("an id");
        viewers.push(Viewer { player: id, session: SessionId::new(session) });
    }
    server.sql("DELETE FROM deliveries").await;
    server.sql("DELETE FROM notifications").await;
    server.sql("DELETE FROM notification_cursors").await;

    let (played, ctx, viewers) = (AtomicUsize::new(0), &server.ctx, &viewers);
    let games = stream::iter(0..u64::MAX)
        .take_while(|_| std::future::ready(played.load(Ordering::Relaxed) < EVENTS))
        .map(|game| {
            let first = usize::try_from(game).expect("a few") % PLAYERS;
            let pair = [viewers[first], viewers[(first + 1 + first % 7) % PLAYERS]];
            let played = &played;
            async move { played.fetch_add(play(ctx, pair, game).await, Ordering::Relaxed) }
        })
        .buffer_unordered(8)
        .collect::<Vec<_>>();
    let done = AtomicBool::new(false);
    let (kills, ()) = tokio::join!(run_killed_workers(&server, &done), async {
        games.await;
        wait_for_deliveries(&server).await;
        done.store(true, Ordering::Relaxed);
    });
    assert!(kills >= 5, "the workers were killed {kills} times");
    assert_eq!(server.count("SELECT count(*) FROM deliveries WHERE state <> 'delivered'").await, 0);

    let mut by_path: HashMap<String, Vec<Caught>> = HashMap::new();
    for caught in catcher.caught() {
        by_path.entry(caught.path.clone()).or_default().push(caught);
    }
    let (mut delivered, mut twice) = (0, 0);
    for viewer in viewers {
        let mut conn = server.connection().await;
        let feed =
            kingdomail::store::notifications::list_notifications(&mut conn, viewer.player, 0, 2000)
                .await;
        let feed: BTreeMap<String, Value> = feed
            .expect("the database")
            .into_iter()
            .map(|notification| {
                (
                    notification.id.to_string(),
                    kingdomail::api::notifications::notification_json(notification),
                )
            })
            .collect();
        for hook in 0..WEBHOOKS_PER_PLAYER {
            let path = format!("/{}/{hook}", viewer.player);
            let caught = by_path.remove(&path).unwrap_or_default();
            let times = assert_caught_equals_feed(&feed, &caught);
            delivered += feed.len();
            twice += times - feed.len();
        }
    }
    let games = server.count("SELECT count(*) FROM games").await;
    assert!(
        delivered >= 4 * WEBHOOKS_PER_PLAYER * usize::try_from(games).expect("a few"),
        "only {delivered} messages"
    );
    println!("{delivered} messages, {twice} twice, {kills} kills, {} events", played.into_inner());
}

/// Asserts that the caught messages equal the feed, in order for each game and possibly with
/// duplicates; returns their number.
fn assert_caught_equals_feed(feed: &BTreeMap<String, Value>, caught: &[Caught]) -> usize {
    let (mut seen, mut last) = (HashSet::new(), HashMap::new());
    for caught in caught {
        let body = caught.json()["data"].clone();
        let id = body["id"].as_str().expect("an id").to_owned();
        assert_eq!(feed.get(&id), Some(&body), "the body equals the entry of the feed");
        if !seen.insert(id) {
            continue;
        }
        let position = body["position"].as_i64().expect("a position");
        let game = body["game_id"].as_str().expect("a game").to_owned();
        let before = last.insert(game, position).unwrap_or_default();
        assert!(before < position, "in order for each game");
    }
    assert_eq!(seen.len(), feed.len(), "none is missing");
    caught.len()
}
