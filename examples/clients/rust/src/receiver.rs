//! A receiver of webhooks: a small HTTP server that takes only what is signed.

use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use reqwest::header::{HeaderMap, HeaderName};
use standardwebhooks::Webhook;
use tiny_http::{Request, Response, Server};

use crate::kingdomail::types::{GameId, WebhookMessage, WebhookRequest};
use crate::player::{Player, Result};

pub struct Receiver(mpsc::Receiver<WebhookMessage>);

impl Receiver {
    /// Starts a server, and has it told what the player is told.
    pub async fn start(player: &Player) -> Result<Self> {
        let server = Server::http("127.0.0.1:0").map_err(|error| error.to_string())?;
        let request = WebhookRequest::builder().url(format!("http://{}", server.server_addr()));
        let new = player.api.add_webhook().body(request).send().await?.into_inner();
        let webhook = Webhook::new(&new.secret.ok_or("a webhook of a program has a secret")?)?;
        let (send, received) = mpsc::channel();
        thread::spawn(move || {
            for mut request in server.incoming_requests() {
                let signed = verified(&mut request, &webhook).ok();
                let status = if signed.is_some() { 204 } else { 401 };
                request.respond(Response::empty(status)).ok();
                // A test has no notice in it, and is passed over.
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
            if *message.type_ == kind && message.data.game_id.as_deref() == Some(game) {
                return Ok(message);
            }
        }
    }
}

/// The body of a request, if the server has signed it.
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
