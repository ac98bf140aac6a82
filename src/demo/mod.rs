//! Plays a whole game over the public API and draws it in the terminal: `kingdomail demo`.

mod drawing;

use std::fmt;
use std::net::SocketAddr;
use std::path::Path;

use clap::{Args, ValueEnum};
use jiff::Timestamp;
use serde_json::{Value, json};

use crate::bootstrap::{Server, StartError, reachable_address, with_causes};
use crate::config::Config;

const PLAYER_NAMES: [&str; 5] = ["Ada", "Grace", "Hedy", "Mary", "Radia"];

/// Settings of the demo game.
#[derive(Args, Clone, Debug)]
pub struct DemoOptions {
    /// Number of players.
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=5))]
    players: u8,
    /// Edition of the rules, where the printed rules and Board Game Arena differ.
    #[arg(long, value_enum, default_value_t = DemoEdition::Rulebook)]
    edition: DemoEdition,
    /// Expansion to add to the base game.
    #[arg(long, value_enum, default_value_t = DemoExpansion::None)]
    expansion: DemoExpansion,
    /// Play the Mighty Duel: two players, all dominoes, 7 × 7 kingdoms.
    #[arg(long)]
    mighty_duel: bool,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum DemoEdition {
    Rulebook,
    BoardGameArena,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum DemoExpansion {
    None,
    AgeOfGiants,
}

/// Reason for an early end of the demo.
#[derive(Debug)]
pub struct DemoError(pub String);

impl fmt::Display for DemoError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for DemoError {}

impl From<StartError> for DemoError {
    fn from(error: StartError) -> DemoError {
        DemoError(error.to_string())
    }
}

impl From<reqwest::Error> for DemoError {
    fn from(error: reqwest::Error) -> DemoError {
        DemoError(with_causes(&error))
    }
}

/// API client that uses only the documented API.
struct DemoClient {
    http: reqwest::Client,
    base: String,
}

/// Registered player.
struct DemoPlayer {
    pub id: String,
    access_token: String,
}

/// Starts a server on a free port, plays a whole game over HTTP, and draws it. Without
/// `DATABASE_URL`, all data is deleted at the end.
///
/// # Errors
/// The server does not start, or a response violates the API document.
pub async fn play(
    config: Config,
    options: &DemoOptions,
    clock: fn() -> Timestamp,
) -> Result<(), DemoError> {
    let folder = std::env::temp_dir().join(format!("kingdomail-demo-{}", std::process::id()));
    let listen = SocketAddr::from(([127, 0, 0, 1], 0));
    let config = Config { listen, admin_listen: None, data: folder.clone(), ..config };
    let server = Server::start(&config, clock).await?;
    println!("Demo server listening on http://{}.", server.address);
    let played = play_game(server.address, options).await;
    server.stop().await;
    remove(&folder)?;
    played
}

/// Checks whether the server at `address` is ready.
///
/// # Errors
/// The server is not ready or does not respond.
pub async fn check_ready(address: SocketAddr) -> Result<(), DemoError> {
    let address = reachable_address(address);
    let response = local_client()?.get(format!("http://{address}/readyz")).send().await.map_err(|error| {
        if error.is_connect() {
            DemoError(format!(
                "no server is listening on {address}: start the server, or set KINGDOMAIL_LISTEN or \
                 KINGDOMAIL_ADMIN_LISTEN to the same value as for the server"
            ))
        } else {
            DemoError(format!("the server at {address} does not respond: {}", with_causes(&error)))
        }
    })?;
    if response.status().is_success() { Ok(()) } else { Err(DemoError(response.text().await?)) }
}

fn remove(folder: &Path) -> Result<(), DemoError> {
    match std::fs::remove_dir_all(folder) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
            Err(DemoError(format!("cannot remove {}: {error}", folder.display())))
        }
        _ => Ok(()),
    }
}

async fn play_game(address: SocketAddr, options: &DemoOptions) -> Result<(), DemoError> {
    let client = DemoClient::new(address)?;
    let mut players = Vec::new();
    for name in &PLAYER_NAMES[..options.players.into()] {
        // The process ID makes the names unique if the demo runs repeatedly on the same database.
        let name = format!("{name} {}", std::process::id());
        players.push(client.register(&name).await?);
        println!("{name} registered.");
    }
    let table = json!({ "settings": settings(options) });
    let mut game = client.post(&players[0], "/v1/games", &table).await?;
    let path = format!("/v1/games/{}", text(&game["id"])?);
    for player in &players[1..] {
        game = client.post(player, &format!("{path}/join"), &json!({})).await?;
    }
    println!("All players have joined the table: the game begins.");
    println!("{}", drawing::format_quests(&game));

    let mut round = Value::Null;
    while let Some(seat) = game["awaiting"]["seat"].as_u64() {
        if round != game["round"] {
            round = game["round"].clone();
            println!("{}", drawing::format_line(&game));
        }
        let player_id = &game["seats"][usize::try_from(seat).unwrap_or(usize::MAX)]["player"]["id"];
        let player =
            players.iter().find(|player| player_id == player.id.as_str()).ok_or_else(|| {
                DemoError("the server awaits a player who is not in this demo".to_owned())
            })?;
        let legal = client.get(player, &format!("{path}/legal-commands")).await?;
        let command = best_command(&legal)?;
        let body = json!({ "expected_version": game["version"], "command": command });
        game = client.post(player, &format!("{path}/commands"), &body).await?;
    }
    println!("{}", drawing::format_result(&game));
    Ok(())
}

/// Returns the settings selected by the options, with all bonuses.
fn settings(options: &DemoOptions) -> Value {
    let edition = match options.edition {
        DemoEdition::Rulebook => "rulebook",
        DemoEdition::BoardGameArena => "board_game_arena",
    };
    let (expansion, mut variants) = match options.expansion {
        DemoExpansion::None => ("none", vec!["middle_kingdom", "harmony"]),
        DemoExpansion::AgeOfGiants => ("age_of_giants", vec![]),
    };
    if options.mighty_duel {
        variants.push("mighty_duel");
    }
    json!({ "players": options.players, "expansion": expansion, "edition": edition, "variants": variants })
}

/// Returns the command with the highest score, the last one of equals, but never `concede`.
fn best_command(legal: &Value) -> Result<&Value, DemoError> {
    let items = legal["items"].as_array().into_iter().flatten();
    items
        .filter(|item| item["command"]["type"] != "concede")
        .max_by_key(|item| item["score"].as_u64())
        .map(|item| &item["command"])
        .ok_or_else(|| DemoError("there is no legal command".to_owned()))
}

impl DemoClient {
    pub fn new(address: SocketAddr) -> Result<DemoClient, DemoError> {
        Ok(DemoClient { http: local_client()?, base: format!("http://{address}") })
    }

    pub async fn register(&self, name: &str) -> Result<DemoPlayer, DemoError> {
        let body = json!({ "name": name, "password": "a crown for every lake", "client": "demo" });
        let request = self.http.post(format!("{}/v1/players", self.base)).json(&body);
        let registered = send(request).await?;
        Ok(DemoPlayer {
            id: text(&registered["player"]["id"])?.to_owned(),
            access_token: text(&registered["tokens"]["access_token"])?.to_owned(),
        })
    }

    pub async fn get(&self, player: &DemoPlayer, path: &str) -> Result<Value, DemoError> {
        send(self.http.get(format!("{}{path}", self.base)).bearer_auth(&player.access_token)).await
    }

    /// Posts `body` with a new idempotency key, which makes a retry after a lost response safe.
    pub async fn post(
        &self,
        player: &DemoPlayer,
        path: &str,
        body: &Value,
    ) -> Result<Value, DemoError> {
        let key = hex::encode(
            crate::auth::random_bytes::<16>().map_err(|error| DemoError(error.to_string()))?,
        );
        let request =
            self.http.post(format!("{}{path}", self.base)).bearer_auth(&player.access_token);
        send(request.header("Idempotency-Key", key).json(body)).await
    }
}

/// Returns an HTTP client for local servers, which ignores the configured proxy.
fn local_client() -> reqwest::Result<reqwest::Client> {
    reqwest::Client::builder().no_proxy().build()
}

async fn send(request: reqwest::RequestBuilder) -> Result<Value, DemoError> {
    let response = request.send().await?;
    let refused = !response.status().is_success();
    let body = response.json::<Value>().await?;
    if refused {
        Err(DemoError(format!("the server rejected the request: {body}")))
    } else {
        Ok(body)
    }
}

fn text(value: &Value) -> Result<&str, DemoError> {
    value.as_str().ok_or_else(|| DemoError(format!("expected a string, found {value}")))
}
