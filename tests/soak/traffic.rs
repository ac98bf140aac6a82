//! Requests of many kinds, many of them rejected or abandoned, and the state that they leave in
//! Postgres. Used by a test and a benchmark.

use std::net::SocketAddr;
use std::time::Duration;

use diesel::sql_types::BigInt;
use diesel_async::{RunQueryDsl, SimpleAsyncConnection};
use kingdomail::store::Connection;
use reqwest::StatusCode;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinSet;

/// A player with a session and a personal token.
#[derive(Clone)]
pub struct Traffic {
    address: SocketAddr,
    session: String,
    token: String,
    player: String,
    game: String,
}

/// Memory held in Postgres by a connection of the server.
#[derive(Clone, Debug, diesel::QueryableByName)]
pub struct Backend {
    #[diesel(sql_type = BigInt)]
    pub statements: i64,
    #[diesel(sql_type = BigInt)]
    pub bytes: i64,
}

impl Traffic {
    /// Registers a player with a game against a house player.
    pub async fn prepare(address: SocketAddr) -> Traffic {
        let post = async |path: &str, token: &str, body: Value| -> Value {
            let request = reqwest::Client::new().post(format!("http://{address}/v1{path}"));
            let answer = request.bearer_auth(token).json(&body).send().await.expect("an answer");
            assert_eq!(answer.status(), StatusCode::CREATED, "{path}");
            answer.json().await.expect("JSON")
        };
        let text = |value: &Value| value.as_str().expect("a text").to_owned();
        let account = json!({ "name": "Mary", "password": "a crown for every lake" });
        let account = post("/players", "", account).await;
        let session = text(&account["tokens"]["access_token"]);
        let scopes = ["games:read", "games:play", "notifications:read"];
        let made = post("/me/tokens", &session, json!({ "name": "x", "scopes": scopes })).await;
        let table = json!({ "settings": { "players": 2 }, "house": ["random"] });
        let game = post("/games", &session, table).await;
        Traffic {
            address,
            token: text(&made["secret"]),
            player: text(&account["player"]["id"]),
            game: text(&game["id"]),
            session,
        }
    }

    /// Sends `count` requests of all kinds, `concurrency` at a time.
    pub async fn send(&self, count: usize, concurrency: usize) {
        let each = count / concurrency;
        let mut sending = JoinSet::new();
        for first in 0..concurrency {
            let this = self.clone();
            sending.spawn(async move {
                for number in 0..each {
                    this.send_one(first + number).await;
                }
            });
        }
        while let Some(sent) = sending.join_next().await {
            sent.expect("no panic");
        }
    }

    /// Sends commands with an invalid body, authenticated by a personal token.
    pub async fn send_invalid_commands(&self, count: usize) {
        for _ in 0..count {
            self.send_invalid().await;
        }
    }

    async fn send_one(&self, number: usize) {
        let (session, token) = (self.session.as_str(), self.token.as_str());
        let game = format!("/v1/games/{}", self.game);
        let legal = format!("{game}/legal-commands");
        // Varies, so that clients disconnect before, during and after the execution of a statement.
        let a_moment = Duration::from_micros((number as u64 * 37) % 3_000);
        match number % 12 {
            0 => self.send_expecting(200, "GET", &game, token, "").await,
            1 => self.send_expecting(200, "GET", "/v1/me/games", session, "").await,
            2 => self.send_invalid().await,
            3 => self.send_expecting(200, "GET", "/v1/me/notifications", token, "").await,
            4 => self.send_and_disconnect("GET", &legal, token, a_moment).await,
            5 => self.send_expecting(201, "POST", "/v1/me/stream-tickets", session, "").await,
            6 => {
                self.send_and_disconnect("POST", &format!("{game}/commands"), token, a_moment)
                    .await;
            }
            7 => self.send_expecting(200, "GET", &legal, session, "").await,
            8 => {
                self.send_and_disconnect(
                    "GET",
                    "/v1/me/notifications?wait_seconds=20",
                    token,
                    a_moment,
                )
                .await;
            }
            9 => {
                let statistics = format!("/v1/players/{}/statistics", self.player);
                self.send_expecting(200, "GET", &statistics, session, "").await;
            }
            10 => self.send_and_disconnect("GET", &format!("{game}/stream"), token, a_moment).await,
            _ => self.send_expecting(200, "GET", "/v1/games", token, "").await,
        }
    }

    async fn send_invalid(&self) {
        let commands = format!("/v1/games/{}/commands", self.game);
        self.send_expecting(422, "POST", &commands, &self.token, "{\"nonsense\":7}").await;
    }

    async fn send_expecting(&self, status: u16, method: &str, path: &str, token: &str, body: &str) {
        let mut stream = self.start_request(method, path, token, body.len(), body).await;
        let mut answer = Vec::new();
        drop(stream.read_to_end(&mut answer).await);
        let answer = String::from_utf8_lossy(&answer);
        let found = answer.split(' ').nth(1).and_then(|found| found.parse().ok());
        assert_eq!(found, Some(status), "{method} {path}: {answer}");
    }

    /// Sends a request and disconnects after a delay, possibly while the body of a command is in
    /// transit.
    async fn send_and_disconnect(&self, method: &str, path: &str, token: &str, after: Duration) {
        let half = if method == "POST" { "{\"expected_version\":" } else { "" };
        let stream = self.start_request(method, path, token, 2 * half.len(), half).await;
        tokio::time::sleep(after).await;
        stream.set_zero_linger().expect("a socket");
    }

    /// Sends head and body together, so that the body has arrived before the server checks the
    /// token.
    async fn start_request(
        &self,
        method: &str,
        path: &str,
        token: &str,
        length: usize,
        body: &str,
    ) -> TcpStream {
        let mut stream = TcpStream::connect(self.address).await.expect("a connection");
        // Each request creates a new ticket, without an idempotency key.
        let key = if path.ends_with("/commands") { "Idempotency-Key: k\r\n" } else { "" };
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: k\r\nConnection: close\r\nAuthorization: Bearer {token}\r\n\
             Content-Type: application/json\r\n{key}Content-Length: {length}\r\n\r\n{body}"
        );
        stream.write_all(request.as_bytes()).await.expect("sent");
        stream
    }

    /// Returns the memory held by each connection of the server, measured on the connection itself
    /// by a function that each read of a game calls.
    pub async fn backends(&self, conn: &mut Connection) -> Vec<Backend> {
        conn.batch_execute(
            "DROP TABLE IF EXISTS held; \
             CREATE TABLE held (pid int PRIMARY KEY, statements bigint, bytes bigint); \
             CREATE OR REPLACE FUNCTION game_time() RETURNS timestamptz LANGUAGE plpgsql VOLATILE AS $$ BEGIN \
             INSERT INTO held SELECT pg_backend_pid(), (SELECT count(*) FROM pg_prepared_statements), \
             (SELECT sum(total_bytes) FROM pg_backend_memory_contexts) ON CONFLICT DO NOTHING; \
             PERFORM pg_sleep(0.01); RETURN now(); END $$",
        )
        .await
        .expect("a way to ask");
        let missing = "SELECT 0::bigint AS statements, 0::bigint AS bytes FROM pg_stat_activity \
                       WHERE datname = current_database() AND application_name = 'kingdomail' \
                       AND pid <> pg_backend_pid() AND pid NOT IN (SELECT pid FROM held)";
        while !load(conn, missing).await.is_empty() {
            let game = format!("/v1/games/{}", self.game);
            let looks = (0..16).map(|_| self.send_expecting(200, "GET", &game, &self.token, ""));
            futures_util::future::join_all(looks).await;
        }
        let held = load(conn, "SELECT statements, bytes FROM held ORDER BY pid").await;
        conn.batch_execute(
            "CREATE OR REPLACE FUNCTION game_time() RETURNS timestamptz LANGUAGE sql STABLE AS 'SELECT now()'",
        )
        .await
        .expect("the time again");
        held
    }
}

async fn load(conn: &mut Connection, query: &str) -> Vec<Backend> {
    diesel::sql_query(query).load(conn).await.expect("an answer")
}
