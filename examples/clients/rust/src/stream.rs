//! Server-sent events: the events of a game as they happen.

use futures_util::StreamExt;
use progenitor_client::ByteStream;

use crate::kingdomail::Client;
use crate::kingdomail::types::{Event, GameId};
use crate::player::Result;

/// The events of a game after a version. Dropping the value drops the connection.
pub struct Events {
    bytes: ByteStream,
    read: Vec<u8>,
}

impl Events {
    pub async fn after(api: &Client, game: &GameId, version: i32) -> Result<Self> {
        let request = api.stream_game().game_id(game.clone()).last_event_id(version);
        Ok(Self { bytes: request.send().await?.into_inner(), read: Vec::new() })
    }

    pub async fn next(&mut self) -> Result<Event> {
        loop {
            while let Some(end) = self.read.windows(2).position(|two| two == b"\n\n") {
                let message: Vec<u8> = self.read.drain(..end + 2).collect();
                let field = |name: &[u8]| {
                    message.split(|byte| *byte == b'\n').find_map(|line| line.strip_prefix(name))
                };
                // Newer servers may send other names.
                if let (Some(b"event"), Some(data)) = (field(b"event: "), field(b"data: ")) {
                    return Ok(serde_json::from_slice(data)?);
                }
            }
            self.read.extend(self.bytes.next().await.ok_or("the stream ended")??);
        }
    }
}
