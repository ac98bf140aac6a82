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
    Answer, DataFolder, Game, Network, Player, Program, TestServer, database, eventually,
    fresh_key, players, started,
};
use kingdomail::store::{Connection, Pool};
use kingdomail::worker;

/// Upper limit for any response. The service responds or rejects much earlier.
const NEVER: Duration = Duration::from_mins(1);

/// Permits for two scenes at a time. Scenes run at full speed, and more of them on a busy machine
/// would overload the server during setup, before the network fails.
static SCENES: Semaphore = Semaphore::const_new(2);

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
    _place: SemaphorePermit<'static>,
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
    async fn begin(url: &str, size: usize, games: usize) -> Scene {
        let place = SCENES.acquire().await.expect("a place");
        let server = TestServer::with(url, |limits| limits.pool = size);
        let (stop_worker, stopped) = watch::channel(false);
        let worker = tokio::spawn(worker::run(server.ctx.clone(), stopped));
        let players = players(&server, 2).await;
        let stop = Arc::new(AtomicBool::new(false));
        // No commands are played until all games are created, because creating a table is not
        // retried.
        let mut opened = Vec::new();
        for _ in 0..games {
            opened.push(started(&players, json!({ "auto_play_forced": false })).await);
        }
        let begin = |game| {
            let acknowledged = Arc::new(AtomicU32::new(0));
            let play = play(players.clone(), game, Arc::clone(&acknowledged), Arc::clone(&stop));
            Table { acknowledged, play: tokio::spawn(play) }
        };
        let tables = opened.into_iter().map(begin).collect();
        Scene { server, players, tables, stop, worker, stop_worker, size, _place: place }
    }

    fn counts(&self) -> Vec<u32> {
        let count = |table: &Table| table.acknowledged.load(Ordering::Relaxed);
        self.tables.iter().map(count).collect()
    }

    /// Waits until every active table has acknowledged further commands.
    async fn goes_on(&self) {
        let before = self.counts();
        eventually(async || {
            let tables = self.tables.iter().zip(&before).zip(self.counts());
            tables
                .into_iter()
                .all(|((table, before), now)| table.play.is_finished() || now >= before + 2)
        })
        .await;
    }

    /// Returns true if all connections of the pool respond at the same time.
    async fn uses_all_at_once(pool: &Pool, size: usize) -> bool {
        let lent = join_all((0..size).map(|_| pool.get())).await;
        let used = lent.into_iter().map(async |lent| match lent {
            Ok(mut conn) => conn.batch_execute("SELECT pg_sleep(0.1)").await.is_ok(),
            Err(_) => false,
        });
        join_all(used).await.into_iter().all(|used| used)
    }

    /// Asserts that all connections of the pool are usable and each acknowledged command is
    /// recorded once.
    async fn ends_whole(self) {
        let ada = &self.players[0];
        self.stop.store(true, Ordering::Relaxed);
        self.stop_worker.send_replace(true);
        self.worker.await.expect("its end");
        let games = join_all(self.tables.into_iter().map(|table| table.play)).await;
        let pool = &self.server.ctx.pool;
        eventually(async || Scene::uses_all_at_once(pool, self.size).await).await;
        let answers = join_all((0..16).map(|_| ada.get("/v1/me/games"))).await;
        answers.into_iter().for_each(|answer| drop(answer.expect(StatusCode::OK)));
        // The result of a probe is cached for a second.
        eventually(async || ada.get("/readyz/write").await.status == StatusCode::OK).await;
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
                let answer = Answer::to(again).await;
                assert_eq!(answer.headers["idempotency-replayed"], "true");
                assert_eq!(answer.expect(StatusCode::OK)["version"], command.version);
            }
        }
        self.server.checked().await;
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
    while let Some(awaited) = game.awaited_of(&players)
        && !stop.load(Ordering::Relaxed)
    {
        let path = format!("/v1/games/{}/legal-commands", game.id());
        let legal = insist(|| awaited.request(Method::GET, &path)).await;
        let command = legal["items"][0]["command"].clone();
        let key = fresh_key();
        let next = Game(insist(|| awaited.command_with_key(&game, &command, &key)).await);
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
async fn insist(request: impl Fn() -> RequestBuilder) -> Value {
    loop {
        let sent = request().timeout(NEVER).send().await;
        let answer = Answer::of(sent.expect("some answer")).await;
        if answer.status != StatusCode::SERVICE_UNAVAILABLE {
            return answer.expect(StatusCode::OK);
        }
        assert!(answer.headers.contains_key("retry-after"));
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Asserts that the service is alive but not ready while the database is unreachable.
async fn is_unavailable_but_alive(ada: &Player) {
    let probe = || ada.request(Method::GET, "/readyz/write").timeout(NEVER).send();
    let ready = async || probe().await.expect("an answer").status() == StatusCode::OK;
    eventually(async || !ready().await).await;
    ada.get("/livez").await.expect(StatusCode::OK);
}

/// Drops packets for three seconds under load, and measures the time until each table continues.
async fn after_a_loss(pool: usize, games: usize) {
    let network = Network::before(&database().await).await;
    let scene = Scene::begin(&network.url(), pool, games).await;
    for _ in 0..2 {
        scene.goes_on().await;
        network.vanishes();
        tokio::time::sleep(Duration::from_secs(3)).await;
        network.flows();
        scene.goes_on().await;
    }
    scene.ends_whole().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn after_all_packets_vanished_for_a_while_the_service_goes_on() {
    after_a_loss(16, 16).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn with_a_single_connection_it_goes_on_as_well() {
    after_a_loss(1, 4).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn after_postgres_stood_still_the_service_goes_on() {
    let network = Network::before(&database().await).await;
    let scene = Scene::begin(&network.url(), 16, 16).await;
    scene.goes_on().await;
    network.waits();
    is_unavailable_but_alive(&scene.players[0]).await;
    network.flows();
    scene.goes_on().await;
    scene.ends_whole().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn after_postgres_was_too_slow_the_service_goes_on() {
    let network = Network::before(&database().await).await;
    let scene = Scene::begin(&network.url(), 16, 16).await;
    scene.goes_on().await;
    network.crawls(Duration::from_secs(3));
    is_unavailable_but_alive(&scene.players[0]).await;
    network.flows();
    scene.goes_on().await;
    scene.ends_whole().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_postgres_that_is_only_slow_is_waited_for() {
    let network = Network::before(&database().await).await;
    let server = TestServer::on(&network.url());
    let ada = server.player("Ada").await;
    network.crawls(Duration::from_millis(50));
    ada.get("/v1/me/games").await.expect(StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_vanished_session_has_locked_is_free_again() {
    let database = database().await;
    let network = Network::before(&database).await;
    let pool = Pool::new(&network.url(), 1).expect("a pool");
    let mut conn: Connection = pool.dedicated().await.expect("a connection");
    conn.batch_execute("BEGIN; LOCK TABLE heartbeat IN ACCESS EXCLUSIVE MODE")
        .await
        .expect("a lock");
    network.vanishes();
    drop(conn);
    // Postgres does not notice the end of the connection.
    let pool = Pool::new(&database, 1).expect("a pool");
    eventually(async || {
        let mut other = pool.dedicated().await.expect("a connection");
        other.batch_execute("SELECT 1 FROM heartbeat").await.is_ok()
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn when_the_first_host_hangs_the_second_serves() {
    let database = database().await;
    let (first, second) = (Network::before(&database).await, Network::before(&database).await);
    first.waits();
    let scene = Scene::begin(&first.url_with(&second), 16, 4).await;
    scene.goes_on().await;
    scene.ends_whole().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn when_the_host_in_use_hangs_the_other_serves() {
    let database = database().await;
    let (first, second) = (Network::before(&database).await, Network::before(&database).await);
    let scene = Scene::begin(&first.url_with(&second), 16, 16).await;
    scene.goes_on().await;
    first.waits();
    scene.goes_on().await;
    first.vanishes();
    first.flows();
    second.waits();
    scene.goes_on().await;
    scene.ends_whole().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_start_says_which_hosts_do_not_answer() {
    let database = database().await;
    let (first, second) = (Network::before(&database).await, Network::before(&database).await);
    first.waits();
    second.vanishes();
    let complaint = Program::fails(&DataFolder::new(), &first.url_with(&second)).await;
    for network in [&first, &second] {
        let said = format!("{}: it did not respond in time", network.address());
        assert!(complaint.contains(&said), "{complaint}");
    }
}
