use std::net::SocketAddr;

use diesel::prelude::*;
use diesel_async::RunQueryDsl;
use kingdomino::{Command, Deck, DominoId, GameState, Seat, begin, decide, evolve, legal_moves};
use serde_json::{Value, json};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use uuid::Uuid;

use super::service::Service;
use kingdomail::auth::random_bytes;
use kingdomail::domain::account::Quotas;
use kingdomail::store::schema::{game_secrets, game_states, throttle_buckets};

/// A game with all commands computed in advance, so that the benchmark only sends them.
pub struct PlannedGame {
    pub id: Uuid,
    tokens: [String; 2],
    plan: std::vec::IntoIter<Planned>,
    pub left: usize,
}

struct Planned {
    seat: Seat,
    version: usize,
    command: Command,
}

impl PlannedGame {
    /// Returns the bytes of the next request.
    pub fn next_request(&mut self) -> Option<String> {
        let Planned { seat, version, command } = self.plan.next()?;
        self.left -= 1;
        let body = json!({ "expected_version": version, "command": command }).to_string();
        Some(format!(
            "POST /v1/games/{}/commands HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer {}\r\n\
             idempotency-key: {version}\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.id,
            self.tokens[seat.index()],
            body.len()
        ))
    }

    /// Returns the game version for the next request.
    pub fn next_version(&self) -> Option<usize> {
        self.plan.as_slice().first().map(|next| next.version)
    }
}

/// Creates `count` games of two over HTTP and computes random legal commands for them.
pub async fn open(service: &Service, count: usize) -> Vec<PlannedGame> {
    let client = reqwest::Client::new();
    let url = |path: &str| format!("http://{}{path}", service.address);
    let post = async |path: &str, token: &str, body: Value| -> Value {
        let answer =
            client.post(url(path)).bearer_auth(token).json(&body).send().await.expect("an answer");
        assert!(answer.status().is_success(), "{}", answer.text().await.expect("a body"));
        answer.json().await.expect("JSON")
    };
    let register = async || {
        let name = format!("load {}", hex::encode(random_bytes::<8>().expect("entropy")));
        let account = json!({ "name": name, "password": "a crown for every lake" });
        let registered = post("/v1/players", "", account).await;
        let token = registered["tokens"]["access_token"].as_str().expect("a token").to_owned();
        let availability =
            json!({ "time_zone": "UTC", "weekends_off": false, "reminder_seconds": 7_200 });
        let availability =
            client.put(url("/v1/me/availability")).bearer_auth(&token).json(&availability);
        let answer = availability.send().await.expect("an answer");
        assert!(answer.status().is_success(), "{}", answer.text().await.expect("a body"));
        token
    };
    // Avoids the rate limit on accounts per address, which only a benchmark exceeds.
    let mut conn = service.ctx.pool.get().await.expect("a connection");
    diesel::delete(throttle_buckets::table).execute(&mut conn).await.expect("forgotten");
    drop(conn);
    let mut tokens = [String::new(), String::new()];
    let mut planned = Vec::with_capacity(count);
    for number in 0..count {
        // An account is limited to this number of games.
        if number % usize::try_from(Quotas::default().games).expect("a few") == 0 {
            tokens = [register().await, register().await];
        }
        let settings = json!({
            "settings": { "players": 2, "auto_play_forced": false },
            "pace": { "type": "per_turn", "seconds": 86_400 },
        });
        let game = post("/v1/games", &tokens[0], settings).await;
        let id: Uuid = game["id"].as_str().expect("an id").parse().expect("an id");
        let started = post(&format!("/v1/games/{id}/join"), &tokens[1], json!({})).await;
        let version =
            usize::try_from(started["version"].as_u64().expect("a version")).expect("small");
        let plan = plan(service, id, version, number).await;
        let mut game =
            PlannedGame { id, tokens: tokens.clone(), left: plan.len(), plan: plan.into_iter() };
        // The first command of a game costs more because the game is not cached. In production it
        // is one command in fifty; without this warm-up it would be almost every command.
        send(service.address, &mut game).await;
        planned.push(game);
    }
    planned
}

/// Sends the next command of a game.
async fn send(address: SocketAddr, game: &mut PlannedGame) {
    let request = game.next_request().expect("a command");
    let mut stream = TcpStream::connect(address).await.expect("a connection");
    stream.write_all(request.as_bytes()).await.expect("sent");
    super::client::read_response(&mut stream, &mut vec![0; 64 * 1024]).await;
}

/// Returns the games with remaining commands, topped up with new games.
pub async fn top_up(service: &Service, games: Vec<PlannedGame>, count: usize) -> Vec<PlannedGame> {
    let mut games: Vec<PlannedGame> = games.into_iter().filter(|game| game.left > 24).collect();
    let missing = count - games.len();
    if missing > 0 {
        games.extend(open(service, missing).await);
    }
    games
}

/// Computes a random legal game, using the deck, which clients cannot read.
async fn plan(service: &Service, id: Uuid, mut version: usize, number: usize) -> Vec<Planned> {
    let mut conn = service.ctx.pool.get().await.expect("a connection");
    let numbers: Option<Vec<u8>> = game_secrets::table
        .filter(game_secrets::game_id.eq(id))
        .select(game_secrets::deck)
        .first(&mut conn)
        .await
        .expect("a deck");
    let encoded: Option<Vec<u8>> = game_states::table
        .filter(game_states::game_id.eq(id))
        .select(game_states::state)
        .first(&mut conn)
        .await
        .expect("a state");
    let order: Option<Vec<DominoId>> =
        numbers.expect("a deck").into_iter().map(DominoId::new).collect();
    let deck = Deck::new(&order.expect("dominoes")).expect("a deck");
    let dealt = kingdomino::decode(&encoded.expect("a state")).expect("a state");

    let mut state = GameState::new(dealt.setup());
    begin(&state, &deck).iter().for_each(|event| evolve(&mut state, event));
    assert_eq!(state, dealt);
    let mut plan = Vec::new();
    let mut chance = number;
    while let Some(awaiting) = state.awaiting() {
        chance =
            chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let moves = legal_moves(&state);
        let command = moves.get((chance >> 33) % moves.len()).expect("a legal move");
        plan.push(Planned { seat: awaiting.seat, version, command });
        let events = decide(&state, &deck, awaiting.seat, command).expect("legal");
        version += events.len();
        events.iter().for_each(|event| evolve(&mut state, event));
    }
    plan
}
