//! Network failures between the server and Postgres: lost packets, a stopped host, high latency.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

use diesel_async::SimpleAsyncConnection;
use futures_util::future::join_all;
use reqwest::{Method, RequestBuilder, StatusCode};
use serde_json::{Value, json};
use tokio::sync::{Semaphore, SemaphorePermit, watch};
use tokio::task::JoinHandle;

use crate::support::{
    Answer, DataFolder, Game, Network, Player, Program, TestServer, database, fresh_key, players,
    start_game, wait_until,
};
use kingdomail::store::{Connection, Pool};
use kingdomail::worker;

/// Upper limit for any response. The service responds or rejects much earlier.
const RESPONSE_TIMEOUT: Duration = Duration::from_mins(1);

/// Permits for two scenes at a time. Scenes run at full speed, and more of them on a busy machine
/// would overload the server during setup, before the network fails.
static SCENE_PERMITS: Semaphore = Semaphore::const_new(2);

/// Server with its worker, and concurrent games.
struct Scene {
    server: TestServer,
    players: Vec<Player>,
    tables: Vec<Table>,
    stop: Arc<AtomicBool>,
    worker: JoinHandle<()>,
    stop_worker: watch::Sender<bool>,
    /// Size of the pool.
    size: usize,
    _permit: SemaphorePermit<'static>,
}

struct Table {
    acknowledged: Arc<AtomicU32>,
    play: JoinHandle<Vec<Acknowledged>>,
}

/// Acknowledged command: the request and the resulting version.
struct Acknowledged {
    by: Player,
    at: Game,
    command: Value,
    key: String,
    version: u64,
}

impl Scene {
    /// Starts a scene on the database at `url` with `size` pooled connections and `games` games.
    async fn start(url: &str, size: usize, games: usize) -> Scene {
        let permit = SCENE_PERMITS.acquire().await.expect("a place");
        let server = TestServer::with_limits(url, |limits| limits.pool = size);
        let (stop_worker, stopped) = watch::channel(false);
        let worker = tokio::spawn(worker::run(server.ctx.clone(), stopped));
        let players = players(&server, 2).await;
        let stop = Arc::new(AtomicBool::new(false));
        // No commands are played until all games are created, because creating a table is not
        // retried.
        let mut opened = Vec::new();
        for _ in 0..games {
            opened.push(start_game(&players, json!({ "auto_play_forced": false })).await);
        }
        let begin = |game| {
            let acknowledged = Arc::new(AtomicU32::new(0));
            let play = play(players.clone(), game, Arc::clone(&acknowledged), Arc::clone(&stop));
            Table { acknowledged, play: tokio::spawn(play) }
        };
        let tables = opened.into_iter().map(begin).collect();
        Scene { server, players, tables, stop, worker, stop_worker, size, _permit: permit }
    }

    fn counts(&self) -> Vec<u32> {
        let count = |table: &Table| table.acknowledged.load(Ordering::Relaxed);
        self.tables.iter().map(count).collect()
    }

    /// Waits until every active table has acknowledged further commands.
    async fn assert_progress(&self) {
        let before = self.counts();
        wait_until(async || {
            let tables = self.tables.iter().zip(&before).zip(self.counts());
            tables
                .into_iter()
                .all(|((table, before), now)| table.play.is_finished() || now >= before + 2)
        })
        .await;
    }

    /// Returns true if all connections of the pool respond at the same time.
    async fn all_connections_respond(pool: &Pool, size: usize) -> bool {
        let connections = join_all((0..size).map(|_| pool.get())).await;
        let used = connections.into_iter().map(async |connections| match connections {
            Ok(mut conn) => conn.batch_execute("SELECT pg_sleep(0.1)").await.is_ok(),
            Err(_) => false,
        });
        join_all(used).await.into_iter().all(|used| used)
    }

    /// Asserts that all connections of the pool are usable and each acknowledged command is
    /// recorded once.
    async fn finish_and_verify(self) {
        let ada = &self.players[0];
        self.stop.store(true, Ordering::Relaxed);
        self.stop_worker.send_replace(true);
        self.worker.await.expect("its end");
        let games = join_all(self.tables.into_iter().map(|table| table.play)).await;
        let pool = &self.server.ctx.pool;
        wait_until(async || Scene::all_connections_respond(pool, self.size).await).await;
        let answers = join_all((0..16).map(|_| ada.get("/v1/me/games"))).await;
        answers.into_iter().for_each(|answer| drop(answer.expect(StatusCode::OK)));
        // The result of a probe is cached for a second.
        wait_until(async || ada.get("/readyz/write").await.status == StatusCode::OK).await;
        for game in games {
            let acknowledged = game.expect("no panic");
            let last = acknowledged.last().expect("a command");
            let path = format!("/v1/games/{}/events?limit=500", last.at.id());
            let events = last.by.get(&path).await.expect(StatusCode::OK);
            let events = events["items"].as_array().expect("a list").iter();
            let versions: Vec<_> = events.map(|event| event["version"].as_u64()).collect();
            assert_eq!(versions, (1..=last.version).map(Some).collect::<Vec<_>>());
            for command in &acknowledged {
                let again =
                    command.by.command_with_key(&command.at, &command.command, &command.key);
                let answer = Answer::from_request(again).await;
                assert_eq!(answer.headers["idempotency-replayed"], "true");
                assert_eq!(answer.expect(StatusCode::OK)["version"], command.version);
            }
        }
        self.server.check_games().await;
    }
}

/// Plays a game until its end or until stopped, and retries requests without a response.
async fn play(
    players: Vec<Player>,
    mut game: Game,
    count: Arc<AtomicU32>,
    stop: Arc<AtomicBool>,
) -> Vec<Acknowledged> {
    let mut acknowledged = Vec::new();
    while let Some(awaited) = game.awaited_player(&players)
        && !stop.load(Ordering::Relaxed)
    {
        let path = format!("/v1/games/{}/legal-commands", game.id());
        let legal = retry_until_success(|| awaited.request(Method::GET, &path)).await;
        let command = legal["items"][0]["command"].clone();
        let key = fresh_key();
        let next =
            Game(retry_until_success(|| awaited.command_with_key(&game, &command, &key)).await);
        let (version, by) = (next.version(), awaited.clone());
        acknowledged.push(Acknowledged { by, at: game, command, key, version });
        count.fetch_add(1, Ordering::Relaxed);
        game = next;
        // Slow enough for the games to outlast the network failures.
        tokio::time::sleep(Duration::from_millis(250)).await;
    }
    acknowledged
}

/// Repeats a request until it succeeds. Every attempt must get a response, if only an error with a
/// retry hint.
async fn retry_until_success(request: impl Fn() -> RequestBuilder) -> Value {
    loop {
        let sent = request().timeout(RESPONSE_TIMEOUT).send().await;
        let answer = Answer::from_response(sent.expect("some answer")).await;
        if answer.status != StatusCode::SERVICE_UNAVAILABLE {
            return answer.expect(StatusCode::OK);
        }
        assert!(answer.headers.contains_key("retry-after"));
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Asserts that the service is alive but not ready while the database is unreachable.
async fn assert_alive_but_unavailable(ada: &Player) {
    let probe = || ada.request(Method::GET, "/readyz/write").timeout(RESPONSE_TIMEOUT).send();
    let ready = async || probe().await.expect("an answer").status() == StatusCode::OK;
    wait_until(async || !ready().await).await;
    ada.get("/livez").await.expect(StatusCode::OK);
}

/// Drops packets for three seconds under load, and measures the time until each table continues.
async fn recover_from_packet_loss(pool: usize, games: usize) {
    let network = Network::start(&database().await).await;
    let scene = Scene::start(&network.url(), pool, games).await;
    for _ in 0..2 {
        scene.assert_progress().await;
        network.drop_packets();
        tokio::time::sleep(Duration::from_secs(3)).await;
        network.restore();
        scene.assert_progress().await;
    }
    scene.finish_and_verify().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn service_recovers_from_packet_loss() {
    recover_from_packet_loss(16, 16).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn single_connection_recovers_from_loss() {
    recover_from_packet_loss(1, 4).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn service_recovers_from_stalled_postgres() {
    let network = Network::start(&database().await).await;
    let scene = Scene::start(&network.url(), 16, 16).await;
    scene.assert_progress().await;
    network.stall();
    assert_alive_but_unavailable(&scene.players[0]).await;
    network.restore();
    scene.assert_progress().await;
    scene.finish_and_verify().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn service_recovers_from_slow_postgres() {
    let network = Network::start(&database().await).await;
    let scene = Scene::start(&network.url(), 16, 16).await;
    scene.assert_progress().await;
    network.delay_packets(Duration::from_secs(3));
    assert_alive_but_unavailable(&scene.players[0]).await;
    network.restore();
    scene.assert_progress().await;
    scene.finish_and_verify().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn slow_postgres_response_is_awaited() {
    let network = Network::start(&database().await).await;
    let server = TestServer::with_database(&network.url());
    let ada = server.player("Ada").await;
    network.delay_packets(Duration::from_millis(50));
    ada.get("/v1/me/games").await.expect(StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn lost_session_releases_its_locks() {
    let database = database().await;
    let network = Network::start(&database).await;
    let pool = Pool::new(&network.url(), 1).expect("a pool");
    let mut conn: Connection = pool.connect_dedicated().await.expect("a connection");
    conn.batch_execute("BEGIN; LOCK TABLE heartbeat IN ACCESS EXCLUSIVE MODE")
        .await
        .expect("a lock");
    network.drop_packets();
    drop(conn);
    // Postgres does not notice the end of the connection.
    let pool = Pool::new(&database, 1).expect("a pool");
    wait_until(async || {
        let mut other = pool.connect_dedicated().await.expect("a connection");
        other.batch_execute("SELECT 1 FROM heartbeat").await.is_ok()
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn unresponsive_first_host_is_skipped() {
    let database = database().await;
    let (first, second) = (Network::start(&database).await, Network::start(&database).await);
    first.stall();
    let scene = Scene::start(&first.url_with(&second), 16, 4).await;
    scene.assert_progress().await;
    scene.finish_and_verify().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn unresponsive_active_host_fails_over() {
    let database = database().await;
    let (first, second) = (Network::start(&database).await, Network::start(&database).await);
    let scene = Scene::start(&first.url_with(&second), 16, 16).await;
    scene.assert_progress().await;
    first.stall();
    scene.assert_progress().await;
    first.drop_packets();
    first.restore();
    second.stall();
    scene.assert_progress().await;
    scene.finish_and_verify().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn startup_error_names_unresponsive_hosts() {
    let database = database().await;
    let (first, second) = (Network::start(&database).await, Network::start(&database).await);
    first.stall();
    second.drop_packets();
    let error_output = Program::startup_error(&DataFolder::new(), &first.url_with(&second)).await;
    for network in [&first, &second] {
        let expected = format!("{}: it did not respond in time", network.address());
        assert!(error_output.contains(&expected), "{error_output}");
    }
}
