//! Requests of many kinds, of which many are refused or given up, and what they leave in Postgres: for the test and the
//! benchmark alike.

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

/// Somebody who plays a game with a session and with a program.
#[derive(Clone)]
pub struct Traffic {
    address: SocketAddr,
    session: String,
    token: String,
    player: String,
    game: String,
}

/// What a connection of the server holds in Postgres.
#[derive(Clone, Debug, diesel::QueryableByName)]
pub struct Backend {
    #[diesel(sql_type = BigInt)]
    pub statements: i64,
    #[diesel(sql_type = BigInt)]
    pub bytes: i64,
}

impl Traffic {
    /// A new player in a game against the house.
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

    /// So many requests of all kinds, `at_once` at a time.
    pub async fn send(&self, count: usize, at_once: usize) {
        let each = count / at_once;
        let mut sending = JoinSet::new();
        for first in 0..at_once {
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

    /// Commands whose body nobody understands, with a personal token.
    pub async fn send_refused(&self, count: usize) {
        for _ in 0..count {
            self.refused().await;
        }
    }

    async fn send_one(&self, number: usize) {
        let (session, token) = (self.session.as_str(), self.token.as_str());
        let game = format!("/v1/games/{}", self.game);
        let legal = format!("{game}/legal-commands");
        // From before the statement is sent to after its answer.
        let a_moment = Duration::from_micros((number as u64 * 37) % 3_000);
        match number % 12 {
            0 => self.answered(200, "GET", &game, token, "").await,
            1 => self.answered(200, "GET", "/v1/me/games", session, "").await,
            2 => self.refused().await,
            3 => self.answered(200, "GET", "/v1/me/notifications", token, "").await,
            4 => self.given_up("GET", &legal, token, a_moment).await,
            5 => self.answered(201, "POST", "/v1/me/stream-tickets", session, "").await,
            6 => self.given_up("POST", &format!("{game}/commands"), token, a_moment).await,
            7 => self.answered(200, "GET", &legal, session, "").await,
            8 => {
                self.given_up("GET", "/v1/me/notifications?wait_seconds=20", token, a_moment).await;
            }
            9 => {
                let statistics = format!("/v1/players/{}/statistics", self.player);
                self.answered(200, "GET", &statistics, session, "").await;
            }
            10 => self.given_up("GET", &format!("{game}/stream"), token, a_moment).await,
            _ => self.answered(200, "GET", "/v1/games", token, "").await,
        }
    }

    async fn refused(&self) {
        let commands = format!("/v1/games/{}/commands", self.game);
        self.answered(422, "POST", &commands, &self.token, "{\"nonsense\":7}").await;
    }

    async fn answered(&self, status: u16, method: &str, path: &str, token: &str, body: &str) {
        let mut stream = self.asked(method, path, token, body.len(), body).await;
        let mut answer = Vec::new();
        drop(stream.read_to_end(&mut answer).await);
        let answer = String::from_utf8_lossy(&answer);
        let found = answer.split(' ').nth(1).and_then(|found| found.parse().ok());
        assert_eq!(found, Some(status), "{method} {path}: {answer}");
    }

    /// A request whose client is gone a moment later; the body of a command is on its way.
    async fn given_up(&self, method: &str, path: &str, token: &str, after: Duration) {
        let half = if method == "POST" { "{\"expected_version\":" } else { "" };
        let stream = self.asked(method, path, token, 2 * half.len(), half).await;
        tokio::time::sleep(after).await;
        stream.set_zero_linger().expect("a socket");
    }

    /// Sent at once: when the body is there before the server has looked at the token, both are judged at the same time.
    async fn asked(
        &self,
        method: &str,
        path: &str,
        token: &str,
        length: usize,
        body: &str,
    ) -> TcpStream {
        let mut stream = TcpStream::connect(self.address).await.expect("a connection");
        // A ticket is made anew for each request, and takes no key.
        let key = if path.ends_with("/commands") { "Idempotency-Key: k\r\n" } else { "" };
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: k\r\nConnection: close\r\nAuthorization: Bearer {token}\r\n\
             Content-Type: application/json\r\n{key}Content-Length: {length}\r\n\r\n{body}"
        );
        stream.write_all(request.as_bytes()).await.expect("sent");
        stream
    }

    /// What each connection of the server holds, asked on that connection: a function that every look at a game calls
    /// notes it.
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
            let looks = (0..16).map(|_| self.answered(200, "GET", &game, &self.token, ""));
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
