use std::sync::atomic::{AtomicU32, Ordering};

use reqwest::{Client, Method, RequestBuilder, Response, StatusCode};
use serde_json::{Value, json};

use super::contract::ValidatedRequest;

/// Client of a player that uses the server only over HTTP.
#[derive(Clone)]
pub struct Player {
    pub id: String,
    pub access_token: String,
    pub refresh_token: String,
    base: String,
    client: Client,
}

/// Response of the server.
#[derive(Debug, Clone, PartialEq)]
pub struct Answer {
    pub status: StatusCode,
    pub headers: reqwest::header::HeaderMap,
    pub body: Value,
}

/// Game view as returned by the server.
#[derive(Debug, Clone, PartialEq)]
pub struct Game(pub Value);

pub const PASSWORD: &str = "a crown for every lake";

impl Player {
    pub async fn register(base: String, name: &str) -> Player {
        Player::authenticate(base, "/v1/players", name).await
    }

    /// Logs in to an existing account with the shared password, in a new session.
    pub async fn log_in(base: String, name: &str) -> Player {
        Player::authenticate(base, "/v1/sessions", name).await
    }

    async fn authenticate(base: String, path: &str, name: &str) -> Player {
        let mut player = Player {
            id: String::new(),
            access_token: String::new(),
            refresh_token: String::new(),
            base,
            client: reqwest::Client::new(),
        };
        let answer = player.post(path, &json!({ "name": name, "password": PASSWORD })).await;
        let body = answer.expect(StatusCode::CREATED);
        // Registration returns the account; login returns only its id.
        let id = if body["player"].is_null() { &body["player_id"] } else { &body["player"]["id"] };
        player.id = text(id);
        player.access_token = text(&body["tokens"]["access_token"]);
        player.refresh_token = text(&body["tokens"]["refresh_token"]);
        player
    }

    /// The same player at another node.
    pub fn at(&self, base: String) -> Player {
        Player { base, ..self.clone() }
    }

    /// The same client without a token.
    pub fn without_token(&self) -> Player {
        Player { access_token: String::new(), ..self.clone() }
    }

    /// The same player in the granted session.
    pub fn in_session(&self, grant: &Value) -> Player {
        let tokens = &grant["tokens"];
        let (access, refresh) = (text(&tokens["access_token"]), text(&tokens["refresh_token"]));
        Player { access_token: access, refresh_token: refresh, ..self.clone() }
    }

    pub fn request(&self, method: Method, path: &str) -> RequestBuilder {
        let request = self.client.request(method, format!("{}{path}", self.base));
        if self.access_token.is_empty() { request } else { request.bearer_auth(&self.access_token) }
    }

    pub async fn get(&self, path: &str) -> Answer {
        Answer::from_request(self.request(Method::GET, path)).await
    }

    pub async fn post(&self, path: &str, body: &Value) -> Answer {
        Answer::from_request(self.request(Method::POST, path).json(body)).await
    }

    pub async fn patch(&self, path: &str, body: &Value) -> Answer {
        Answer::from_request(self.request(Method::PATCH, path).json(body)).await
    }

    pub async fn post_empty(&self, path: &str) -> Answer {
        Answer::from_request(self.request(Method::POST, path)).await
    }

    pub async fn delete(&self, path: &str) -> Answer {
        Answer::from_request(self.request(Method::DELETE, path)).await
    }

    /// Creates a public table.
    pub async fn open(&self, settings: Value) -> Game {
        let body = json!({ "settings": settings });
        Game(self.post("/v1/games", &body).await.expect(StatusCode::CREATED))
    }

    pub async fn join(&self, game: &Game) -> Game {
        let path = format!("/v1/games/{}/join", game.id());
        Game(self.post(&path, &json!({})).await.expect(StatusCode::OK))
    }

    pub async fn get_game(&self, game: &Game) -> Game {
        Game(self.get(&format!("/v1/games/{}", game.id())).await.expect(StatusCode::OK))
    }

    /// Reports that the player has seen this version of the game.
    pub async fn mark_seen(&self, game: &Game) {
        let path = format!("/v1/games/{}/seen", game.id());
        let body = serde_json::json!({ "version": game.version() });
        self.post(&path, &body).await.expect(StatusCode::NO_CONTENT);
    }

    /// Legal commands without `concede`.
    pub async fn legal_commands(&self, game: &Game) -> Vec<Value> {
        let body = self
            .get(&format!("/v1/games/{}/legal-commands", game.id()))
            .await
            .expect(StatusCode::OK);
        let items = body["items"].as_array().expect("a list").iter();
        let commands = items.map(|item| item["command"].clone());
        commands.filter(|command| command["type"] != "concede").collect()
    }

    /// Request for a command on the version of `game`, with a new idempotency key.
    pub fn command(&self, game: &Game, command: &Value) -> RequestBuilder {
        self.command_with_key(game, command, &fresh_key())
    }

    pub fn command_with_key(&self, game: &Game, command: &Value, key: &str) -> RequestBuilder {
        self.request(Method::POST, &format!("/v1/games/{}/commands", game.id()))
            .header("Idempotency-Key", key)
            .json(&json!({ "expected_version": game.version(), "command": command }))
    }

    pub async fn play(&self, game: &Game, command: &Value) -> Game {
        Game(Answer::from_request(self.command(game, command)).await.expect(StatusCode::OK))
    }

    pub async fn pick(&self, game: &Game, domino: &str) -> Answer {
        Answer::from_request(self.command(game, &json!({ "type": "pick", "domino": domino }))).await
    }
}

/// Idempotency key not used before.
pub fn fresh_key() -> String {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    format!("key-{}", COUNT.fetch_add(1, Ordering::Relaxed))
}

impl Answer {
    pub async fn from_request(request: RequestBuilder) -> Answer {
        let (client, request) = request.build_split();
        let request = request.expect("a request");
        let validated = ValidatedRequest {
            method: request.method().clone(),
            path: request.url().path().to_owned(),
        };
        let answer = Answer::from_response(client.execute(request).await.expect("an answer")).await;
        validated.validate_response(answer.status, &answer.headers, &answer.body);
        answer
    }

    pub async fn from_response(response: Response) -> Answer {
        let (status, headers) = (response.status(), response.headers().clone());
        let text = response.text().await.expect("a body");
        let body = if text.is_empty() {
            Value::Null
        } else {
            serde_json::from_str(&text).unwrap_or(Value::String(text))
        };
        Answer { status, headers, body }
    }

    /// Asserts the status; returns the body.
    #[track_caller]
    pub fn expect(self, status: StatusCode) -> Value {
        assert_eq!(self.status, status, "{}", self.body);
        if status == StatusCode::CREATED {
            assert!(self.headers.contains_key("location"), "{}", self.body);
        }
        self.body
    }

    /// Asserts a problem with this code; returns the body.
    #[track_caller]
    pub fn expect_problem(self, code: &str) -> Value {
        assert_eq!(self.body["code"], code, "{}", self.body);
        assert_eq!(self.headers["content-type"], "application/problem+json");
        assert_eq!(self.body["status"], self.status.as_u16());
        self.body
    }
}

impl Game {
    pub fn id(&self) -> &str {
        self.0["id"].as_str().expect("an id")
    }

    pub fn version(&self) -> u64 {
        self.0["version"].as_u64().expect("a version")
    }

    /// Number of the awaited seat.
    pub fn awaited(&self) -> Option<usize> {
        let seat = self.0["awaiting"]["seat"].as_u64()?;
        usize::try_from(seat).ok()
    }

    /// The awaited player among `players`.
    pub fn awaited_player<'a>(&self, players: &'a [Player]) -> Option<&'a Player> {
        let seat = &self.0["seats"][self.awaited()?];
        players.iter().find(|player| seat["player"]["id"] == player.id.as_str())
    }
}

fn text(value: &Value) -> String {
    value.as_str().expect("a text").to_owned()
}
