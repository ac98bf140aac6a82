//! A webhook receiver: a small HTTP server that accepts signed messages only.

use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use reqwest::header::{HeaderMap, HeaderName};
use standardwebhooks::Webhook;
use tiny_http::{Request, Response, Server};

use crate::kingdomail::types::{CreateWebhook, GameId, WebhookMessage};
use crate::player::{Player, Result};

pub struct Receiver(mpsc::Receiver<WebhookMessage>);

impl Receiver {
    /// Starts a server that receives the notifications of a player.
    pub async fn start(player: &Player) -> Result<Self> {
        let server = Server::http("127.0.0.1:0").map_err(|error| error.to_string())?;
        let request = CreateWebhook::builder().url(format!("http://{}", server.server_addr()));
        let new = player.api.create_webhook().body(request).send().await?.into_inner();
        let webhook = Webhook::new(&new.secret.ok_or("no secret")?)?;
        let (send, received) = mpsc::channel();
        thread::spawn(move || {
            for mut request in server.incoming_requests() {
                let signed = verified(&mut request, &webhook).ok();
                let status = if signed.is_some() { 204 } else { 401 };
                request.respond(Response::empty(status)).ok();
                // A test has no notification and is skipped.
                if let Some(message) = signed.and_then(|body| serde_json::from_slice(&body).ok()) {
                    send.send(message).ok();
                }
            }
        });
        Ok(Self(received))
    }

    /// Waits for the next message of this type about the game.
    pub fn message(&self, kind: &str, game: &GameId) -> Result<WebhookMessage> {
        loop {
            let message = self.0.recv_timeout(Duration::from_secs(20))?;
            if *message.type_ == kind && message.data.game_id == Some(**game) {
                return Ok(message);
            }
        }
    }
}

/// Returns the body of a request with a valid signature.
fn verified(request: &mut Request, webhook: &Webhook) -> Result<Vec<u8>> {
    let mut body = Vec::new();
    request.as_reader().read_to_end(&mut body)?;
    let mut headers = HeaderMap::new();
    for header in request.headers() {
        headers.insert(
            HeaderName::from_bytes(header.field.as_str().as_bytes())?,
            header.value.as_str().parse()?,
        );
    }
    webhook.verify(&body, &headers)?;
    Ok(body)
}
