//! The program and its Postgres killed, stopped and stalled during games.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use futures_util::future::join_all;
use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::support::{
    Answer, DataFolder, Game, Player, Program, fresh_key, signal, start_game, wait_until,
};

/// Current address of the program, and the number of commands it has acknowledged.
#[derive(Default)]
struct Scene {
    address: RwLock<String>,
    commands: AtomicU32,
}

impl Scene {
    fn address(&self) -> String {
        self.address.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn set_address(&self, base: &str) {
        base.clone_into(&mut self.address.write().unwrap_or_else(PoisonError::into_inner));
    }
}

/// Acknowledged command: the request and the resulting version.
struct Acknowledged {
    by: Player,
    at: Game,
    command: Value,
    key: String,
    version: u64,
}

/// Plays a game to its end and retries requests without a response; returns every command with its
/// first response.
async fn play_through(scene: Arc<Scene>, players: Vec<Player>, game: Game) -> Vec<Acknowledged> {
    let mut acknowledged = Vec::new();
    let mut game = game;
    while let Some(awaited) = game.awaited_player(&players) {
        let path = format!("/v1/games/{}/legal-commands", game.id());
        let legal = retry_until_success(|| {
            let player = awaited.at(scene.address());
            player.request(reqwest::Method::GET, &path)
        });
        let command = legal.await["items"][0]["command"].clone();
        let key = fresh_key();
        let played = retry_until_success(|| {
            awaited.at(scene.address()).command_with_key(&game, &command, &key)
        });
        let next = Game(played.await);
        let version = next.version();
        acknowledged.push(Acknowledged { by: awaited.clone(), at: game, command, key, version });
        scene.commands.fetch_add(1, Ordering::Relaxed);
        game = next;
    }
    acknowledged
}

/// Repeats a request until it succeeds; returns the response.
async fn retry_until_success(request: impl Fn() -> reqwest::RequestBuilder) -> Value {
    loop {
        if let Ok(response) = request().send().await {
            let answer = Answer::from_response(response).await;
            if answer.status != StatusCode::SERVICE_UNAVAILABLE {
                return answer.expect(StatusCode::OK);
            }
            assert!(answer.headers.contains_key("retry-after"));
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Plays four games concurrently while `disturb` disrupts the program, and checks that no
/// acknowledged command is lost or duplicated.
async fn assert_nothing_lost(disturb: impl AsyncFn(Program, &DataFolder) -> Program) {
    let folder = DataFolder::new();
    let mut program = Program::start(&folder);
    let scene = Arc::new(Scene::default());
    scene.set_address(&program.base);
    let mut games = Vec::new();
    for table in 0..4 {
        let mut players = Vec::new();
        for name in ["Ada", "Grace"] {
            players.push(Player::register(program.base.clone(), &format!("{name} {table}")).await);
        }
        let game = start_game(&players, json!({ "auto_play_forced": false })).await;
        games.push(tokio::spawn(play_through(Arc::clone(&scene), players, game)));
    }
    // Four two-player games have 192 commands.
    for commands in [30, 70, 110] {
        wait_until(async || scene.commands.load(Ordering::Relaxed) >= commands).await;
        program = disturb(program, &folder).await;
        scene.set_address(&program.base);
    }
    let games = join_all(games).await;
    // The last game may have ended just before the last kill.
    let ready = program.base.clone() + "/readyz/write";
    wait_until(async || {
        reqwest::get(&ready).await.is_ok_and(|ready| ready.status() == StatusCode::OK)
    })
    .await;
    for game in games {
        let acknowledged = game.expect("a game to its end");
        let last = acknowledged.last().expect("a command");
        let versions = versions(&last.by.at(scene.address()), &last.at).await;
        assert_eq!(versions, (1..=last.version).collect::<Vec<_>>());
        let mut by_version = BTreeMap::new();
        for command in &acknowledged {
            let again = command.by.at(scene.address());
            let request = again.command_with_key(&command.at, &command.command, &command.key);
            let answer = Answer::from_request(request).await;
            assert_eq!(answer.headers["idempotency-replayed"], "true");
            assert_eq!(answer.expect(StatusCode::OK)["version"], command.version);
            assert!(by_version.insert(command.version, &command.key).is_none());
        }
    }
    assert!(program.stop().success());
    let checked = folder.check().expect("every game as its events made it");
    assert!(checked.contains("Replayed 4 games."), "{checked}");
}

/// Versions of a game's events in order.
async fn versions(player: &Player, game: &Game) -> Vec<u64> {
    let path = format!("/v1/games/{}/events?limit=500", game.id());
    let page = player.get(&path).await.expect(StatusCode::OK);
    let events = page["items"].as_array().expect("a list").iter();
    events.map(|event| event["version"].as_u64().expect("a version")).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_server_loses_nothing() {
    assert_nothing_lost(async |program, folder| {
        program.kill();
        Program::start(folder)
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_postgres_loses_nothing() {
    assert_nothing_lost(async |program, _| {
        wait_until(async || program.postgres().first().is_some_and(|first| signal("KILL", *first)))
            .await;
        program
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn hung_postgres_leaves_service_alive() {
    let folder = DataFolder::new();
    let program = Program::start(&folder);
    let ada = Player::register(program.base.clone(), "Ada").await;
    let table = ada.open(json!({ "players": 2 })).await;
    let postgres = program.postgres();
    assert!(postgres.iter().all(|process| signal("STOP", *process)));
    let path = format!("/v1/games/{}", table.id());
    let answers = join_all(["/v1/me/games", &path, "/readyz/write"].map(|path| ada.get(path)));
    let (answers, alive, ready) =
        futures_util::join!(answers, ada.get("/livez"), ada.get("/readyz"));
    alive.expect(StatusCode::OK);
    // The outage is still short: a load balancer must not remove all nodes together.
    ready.expect(StatusCode::OK);
    for answer in answers {
        assert_eq!(answer.status, StatusCode::SERVICE_UNAVAILABLE);
        assert!(answer.headers.contains_key("retry-after"));
        answer.expect_problem("unavailable");
    }
    assert!(postgres.iter().all(|process| signal("CONT", *process)));
    wait_until(async || ada.get("/readyz/write").await.status == StatusCode::OK).await;
    assert_eq!(ada.get_game(&table).await, table);
    assert!(program.stop().success());
}
