use std::collections::HashMap;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

use diesel::prelude::*;
use diesel::sql_types::{BigInt, Uuid as SqlUuid};
use diesel_async::RunQueryDsl;
use kingdomail::domain::{PlayerId, SessionId};
use kingdomail::service::{self, Context, RetentionScan};
use reqwest::{Client, RequestBuilder};
use serde_json::{Value, json};
use uuid::Uuid;

use super::accounts::{account_id, session_id};
use super::accounts_for;
use super::game_plan::Chance;

/// Requests that players wait for, and the periodic polls of each node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operation {
    Command,
    MyGames,
    Game,
    Events,
    OldGameEvents,
    Profile,
    Statistics,
    PlayedGames,
    PlayerComparison,
    Leaderboard,
    Lobby,
    GamesToWatch,
    Series,
    MySeries,
    Record,
    RecordsExport,
    AccountExport,
    Notices,
    LogIn,
    OpenTable,
    Readiness,
    Deadlines,
    Outbox,
    Deliveries,
    Conclusions,
    SeriesToContinue,
    Guests,
    Archive,
    OldRows,
    Heartbeat,
}

impl Operation {
    pub const ALL: [Operation; 30] = [
        Operation::Command,
        Operation::MyGames,
        Operation::Game,
        Operation::Events,
        Operation::OldGameEvents,
        Operation::Profile,
        Operation::Statistics,
        Operation::PlayedGames,
        Operation::PlayerComparison,
        Operation::Leaderboard,
        Operation::Lobby,
        Operation::GamesToWatch,
        Operation::Series,
        Operation::MySeries,
        Operation::Record,
        Operation::RecordsExport,
        Operation::AccountExport,
        Operation::Notices,
        Operation::LogIn,
        Operation::OpenTable,
        Operation::Readiness,
        Operation::Deadlines,
        Operation::Outbox,
        Operation::Deliveries,
        Operation::Conclusions,
        Operation::SeriesToContinue,
        Operation::Guests,
        Operation::Archive,
        Operation::OldRows,
        Operation::Heartbeat,
    ];

    pub fn name(self) -> &'static str {
        match self {
            Operation::Command => "play a command",
            Operation::MyGames => "list my games",
            Operation::Game => "get a running game",
            Operation::Events => "list its events",
            Operation::OldGameEvents => "list the events of a finished game",
            Operation::Profile => "get a profile",
            Operation::Statistics => "get statistics",
            Operation::PlayedGames => "list finished games of a player",
            Operation::PlayerComparison => "compare two players",
            Operation::Leaderboard => "get a leaderboard",
            Operation::Lobby => "list open tables",
            Operation::GamesToWatch => "list games to watch",
            Operation::Series => "get a series",
            Operation::MySeries => "list my series",
            Operation::Record => "get a game record",
            Operation::RecordsExport => "export game records, first chunk",
            Operation::AccountExport => "export my account data",
            Operation::Notices => "list notifications",
            Operation::LogIn => "log in",
            Operation::OpenTable => "create a table",
            Operation::Readiness => "check readiness (`/readyz`)",
            Operation::Deadlines => "worker: deadlines",
            Operation::Outbox => "worker: outbox",
            Operation::Deliveries => "worker: deliveries",
            Operation::Conclusions => "worker: conclusion of finished games",
            Operation::SeriesToContinue => "worker: series",
            Operation::Guests => "worker: expiry of guests",
            Operation::Archive => "worker: archive",
            Operation::OldRows => "worker: removal of old rows",
            Operation::Heartbeat => "worker: heartbeat",
        }
    }
}

/// A running server on a filled database, with the data to send requests to it.
pub struct OperationRunner {
    ctx: Context,
    address: SocketAddr,
    client: Client,
    sessions: HashMap<Uuid, SessionId>,
    running: Vec<Awaited>,
    finished: Vec<Uuid>,
    series: Vec<Opened>,
    accounts: u64,
}

#[derive(Clone, QueryableByName)]
struct Awaited {
    #[diesel(sql_type = SqlUuid)]
    game: Uuid,
    #[diesel(sql_type = SqlUuid)]
    player: Uuid,
}

#[derive(QueryableByName)]
struct Found {
    #[diesel(sql_type = SqlUuid)]
    id: Uuid,
}

#[derive(QueryableByName)]
struct Opened {
    #[diesel(sql_type = SqlUuid)]
    id: Uuid,
    #[diesel(sql_type = SqlUuid)]
    host_id: Uuid,
}

/// Number of games, series and accounts that requests cycle through.
const SAMPLE: i64 = 100;
/// Name of the account that logs in.
const NAME: &str = "somebody who logs in";
const PASSWORD: &str = "a crown for every lake";

impl OperationRunner {
    pub async fn begin(ctx: &Context, address: SocketAddr, games: u64) -> OperationRunner {
        let accounts = accounts_for(games);
        let mut conn = ctx.pool.get().await.expect("a connection");
        let running = diesel::sql_query(
            "SELECT g.id AS game, s.player_id AS player FROM games g JOIN game_states gs ON gs.game_id = g.id JOIN seats s ON s.game_id = g.id AND s.seat = gs.awaited_seat \
             WHERE g.status = 'active' ORDER BY md5(g.id::text) LIMIT $1",
        );
        // Each game receives only one command.
        let running = running.bind::<BigInt, _>(SAMPLE * 20).load(&mut conn).await;
        let finished = diesel::sql_query(
            "SELECT id FROM games WHERE status = 'finished' AND access = 'public' ORDER BY md5(id::text) LIMIT $1",
        );
        let finished: Vec<Found> =
            finished.bind::<BigInt, _>(SAMPLE).load(&mut conn).await.expect("games");
        let series =
            diesel::sql_query("SELECT id, host_id FROM series ORDER BY md5(id::text) LIMIT $1");
        let series = series.bind::<BigInt, _>(SAMPLE).load(&mut conn).await.expect("series");
        drop(conn);
        let runner = OperationRunner {
            ctx: ctx.clone(),
            address,
            client: Client::new(),
            sessions: (0..accounts)
                .map(|number| (account_id(number).uuid(), session_id(number)))
                .collect(),
            running: running.expect("games"),
            finished: finished.into_iter().map(|found| found.id).collect(),
            series,
            accounts,
        };
        let register = runner.client.post(runner.url("/v1/players"));
        fetch_json(register.json(&json!({ "name": NAME, "password": PASSWORD }))).await;
        runner
    }

    /// Executes an operation once, with the data of this `round`, and returns the duration.
    pub async fn run(&self, operation: Operation, round: u64) -> Duration {
        let sample = usize::try_from(round).expect("a few rounds");
        let player = self.player(round);
        let other = self.player(round + 1);
        let finished = self.finished[sample % self.finished.len()];
        let get = |path: &str| self.request(player).get(path);
        match operation {
            Operation::Command => self.play(sample).await,
            Operation::MyGames => time_request(get("/v1/me/games")).await,
            Operation::Game => {
                let Awaited { game, player } = self.running(sample);
                time_request(self.request(*player).get(&format!("/v1/games/{game}"))).await
            }
            Operation::Events => {
                let Awaited { game, player } = self.running(sample);
                time_request(self.request(*player).get(&format!("/v1/games/{game}/events"))).await
            }
            Operation::OldGameEvents => {
                time_request(get(&format!("/v1/games/{finished}/events"))).await
            }
            Operation::Profile => time_request(get(&format!("/v1/players/{other}"))).await,
            Operation::Statistics => {
                time_request(get(&format!("/v1/players/{other}/statistics"))).await
            }
            Operation::PlayedGames => {
                time_request(get(&format!("/v1/players/{other}/games"))).await
            }
            Operation::PlayerComparison => {
                time_request(get(&format!("/v1/players/{player}/against/{other}"))).await
            }
            Operation::Leaderboard => time_request(get("/v1/leaderboards/base")).await,
            Operation::Lobby => time_request(get("/v1/games")).await,
            Operation::GamesToWatch => time_request(get("/v1/games?status=active")).await,
            Operation::Series => {
                let Opened { id, host_id } = self.series[sample % self.series.len()];
                time_request(self.request(host_id).get(&format!("/v1/series/{id}"))).await
            }
            Operation::MySeries => time_request(get("/v1/me/series")).await,
            Operation::Record => time_request(get(&format!("/v1/games/{finished}/record"))).await,
            Operation::RecordsExport => time_first_chunk(get("/v1/records")).await,
            Operation::AccountExport => time_request(get("/v1/me/data")).await,
            Operation::Notices => time_request(get("/v1/me/notifications")).await,
            Operation::LogIn => {
                let log_in = self.client.post(self.url("/v1/sessions"));
                let account = json!({ "name": NAME, "password": PASSWORD, "client": "a program" });
                time_request(log_in.json(&account)).await
            }
            Operation::OpenTable => {
                let table = json!({ "settings": { "players": 4 } });
                time_request(self.request(player).post("/v1/games").json(&table)).await
            }
            Operation::Readiness => time_request(self.client.get(self.url("/readyz"))).await,
            Operation::Deadlines => {
                let fired = service::games::run_due_deadlines(&self.ctx, &[]);
                time_poll(fired).await
            }
            Operation::Outbox => time_poll(service::notifications::relay_all(&self.ctx)).await,
            Operation::Deliveries => time_poll(service::delivery::deliver_due(&self.ctx)).await,
            Operation::Conclusions => {
                time_poll(service::games::conclude_games(&self.ctx, &[])).await
            }
            Operation::SeriesToContinue => {
                time_poll(service::series::start_due_games(&self.ctx, &[])).await
            }
            Operation::Guests => {
                time_poll(service::account_data::expire_guests(&self.ctx, &[])).await
            }
            Operation::Archive => time_poll(service::games::archive_games(&self.ctx, &[])).await,
            Operation::OldRows => {
                time_poll(service::delete_expired_rows(&self.ctx, &mut RetentionScan::default()))
                    .await
            }
            Operation::Heartbeat => time_poll(service::games::heartbeat(&self.ctx)).await,
        }
    }
}

impl OperationRunner {
    fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Returns an account of the sample, different in each round.
    fn player(&self, round: u64) -> Uuid {
        account_id(Chance::new(round % SAMPLE.unsigned_abs()).below(0, self.accounts)).uuid()
    }

    /// Returns a running game with its awaited player.
    fn running(&self, sample: usize) -> &Awaited {
        &self.running[sample % self.running.len()]
    }

    fn request(&self, player: Uuid) -> Requests<'_> {
        let session = self.sessions[&player];
        let token =
            self.ctx.tokens.issue(PlayerId::new(player), session, None, player, self.ctx.now());
        Requests { runner: self, token: token.expect("a token") }
    }

    /// Plays the first legal command in the next running game.
    async fn play(&self, sample: usize) -> Duration {
        let Awaited { game, player } = self.awaited_from(sample).await;
        let requests = self.request(player);
        let legal = requests.get(&format!("/v1/games/{game}/legal-commands"));
        let legal: Value = fetch_json(legal).await;
        let command = &legal["items"][0]["command"];
        let body = json!({ "expected_version": legal["version"], "command": command });
        let command = requests.post(&format!("/v1/games/{game}/commands")).json(&body);
        time_request(command.header("idempotency-key", legal["version"].to_string())).await
    }
}

impl OperationRunner {
    /// Returns the game of the sample, or the next unfinished one, with its currently awaited
    /// player.
    async fn awaited_from(&self, sample: usize) -> Awaited {
        let mut conn = self.ctx.pool.get().await.expect("a connection");
        for game in
            self.running.iter().cycle().skip(sample % self.running.len()).take(self.running.len())
        {
            let awaited = diesel::sql_query(
                "SELECT g.id AS game, s.player_id AS player FROM games g JOIN game_states gs ON gs.game_id = g.id JOIN seats s ON s.game_id = g.id AND s.seat = gs.awaited_seat \
                 WHERE g.id = $1",
            );
            let awaited = awaited.bind::<SqlUuid, _>(game.game).get_result(&mut conn).await;
            if let Some(awaited) = awaited.optional().expect("a game") {
                return awaited;
            }
        }
        panic!("too few games for so many commands");
    }
}

/// Requests of a player.
struct Requests<'a> {
    runner: &'a OperationRunner,
    token: String,
}

impl Requests<'_> {
    fn get(&self, path: &str) -> RequestBuilder {
        self.runner.client.get(self.runner.url(path)).bearer_auth(&self.token)
    }

    fn post(&self, path: &str) -> RequestBuilder {
        self.runner.client.post(self.runner.url(path)).bearer_auth(&self.token)
    }
}

async fn fetch_json(request: RequestBuilder) -> Value {
    let answer = request.send().await.expect("an answer");
    let status = answer.status();
    let body = answer.text().await.expect("a whole answer");
    assert!(status.is_success(), "{status}: {body}");
    serde_json::from_str(&body).expect("JSON")
}

/// Returns the duration of a request up to the complete response.
async fn time_request(request: RequestBuilder) -> Duration {
    let begun = now();
    let answer = request.send().await.expect("an answer");
    let status = answer.status();
    let body = answer.bytes().await.expect("a whole answer");
    assert!(status.is_success(), "{status}: {}", String::from_utf8_lossy(&body));
    begun.elapsed()
}

/// Returns the duration up to the first chunk of a response and drops the rest.
async fn time_first_chunk(request: RequestBuilder) -> Duration {
    let begun = now();
    let mut answer = request.send().await.expect("an answer");
    assert!(answer.status().is_success(), "{}", answer.status());
    answer.chunk().await.expect("a part");
    begun.elapsed()
}

/// Returns the duration of a worker poll.
async fn time_poll<T>(poll: impl Future<Output = service::Result<T>>) -> Duration {
    let begun = now();
    poll.await.expect("a look");
    begun.elapsed()
}

#[expect(clippy::disallowed_methods, reason = "what is measured is time")]
fn now() -> Instant {
    Instant::now()
}
