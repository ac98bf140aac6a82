//! What a request did to a game, and how it is sent to Postgres.

use jiff::Timestamp;
use jiff_diesel::Timestamp as SqlTimestamp;
use kingdomino::GameState;
use kingdomino::shuffle::Bytes32;
use uuid::Uuid;

use crate::domain::event_log::{Agreements, GameStatus, NewEvent, Version};
use crate::domain::table::{Waited, Waiting};
use crate::domain::{GameId, IdempotentRequest, PlayerId, SessionId};
use crate::store::Result;
use crate::store::json::{stored, to_json};

use super::events::to_body;

/// What one request did to a game.
pub struct GameUpdate<'a> {
    pub game: GameId,
    /// The version that it is based on.
    pub expected: Version,
    pub status: GameStatus,
    pub state: Option<&'a GameState>,
    /// The seed, from the request on that ends the game.
    pub revealed_seed: Option<Bytes32>,
    pub events: &'a [NewEvent],
    /// Who asked for it; none when the time was up.
    pub player: Option<PlayerId>,
    /// The session in which it was asked for, which has to be live; none where none is needed.
    pub session: Option<SessionId>,
    /// What time it is believed to be, if it was not read with the game: nothing is recorded if it is not yet, or was more than a second ago.
    pub read_at: Option<Timestamp>,
    pub request: Option<&'a IdempotentRequest>,
    pub waiting: &'a Waiting,
    pub agreements: &'a Agreements,
    /// The revision of what the game waits for that it is based on.
    pub wait_revision: i32,
    /// What the first event answers, or ends because the time was up.
    pub waited: Option<Waited>,
}

impl GameUpdate<'_> {
    /// The version that it leads to.
    pub fn version(&self) -> Version {
        self.expected.after(self.events.len())
    }
}

/// What is sent of an update.
pub struct EncodedUpdate {
    pub(super) game: Uuid,
    pub(super) expected: i32,
    pub(super) version: i32,
    pub(super) status: &'static str,
    pub(super) state: Option<Vec<u8>>,
    pub(super) awaiting: Option<i16>,
    pub(super) revealed_seed: Option<Vec<u8>>,
    pub(super) player: Option<Uuid>,
    pub(super) request_key: Option<String>,
    pub(super) request_hash: Option<Vec<u8>>,
    pub(super) deadline: Option<SqlTimestamp>,
    pub(super) since: Option<SqlTimestamp>,
    pub(super) clocks: Option<serde_json::Value>,
    pub(super) wait_revision: i32,
    pub(super) agreements: Option<serde_json::Value>,
    pub(super) remind_at: Option<SqlTimestamp>,
    pub(super) waited_for: Option<Uuid>,
    pub(super) waited_ms: Option<i64>,
    pub(super) session: Option<Uuid>,
    pub(super) read_at: Option<SqlTimestamp>,
    pub(super) events: Vec<EncodedEvent>,
}

pub(super) struct EncodedEvent {
    pub(super) seat: Option<i16>,
    pub(super) automatic: bool,
    pub(super) body: String,
}

impl EncodedUpdate {
    /// The game that it is of.
    pub fn game(&self) -> GameId {
        GameId::new(self.game)
    }
}

impl GameUpdate<'_> {
    /// # Errors
    /// Something cannot be written as JSON.
    pub fn encode(&self) -> Result<EncodedUpdate> {
        let awaiting = self.state.and_then(GameState::awaiting);
        let some_agreements = *self.agreements != Agreements::default();
        let event = |event: &NewEvent| {
            Ok(EncodedEvent {
                seat: event.seat.map(stored),
                automatic: event.automatic,
                body: to_body(&event.fact)?,
            })
        };
        Ok(EncodedUpdate {
            game: self.game.uuid(),
            expected: self.expected.number(),
            version: self.version().number(),
            status: self.status.as_str(),
            state: self.state.map(kingdomino::encode),
            awaiting: awaiting.map(|awaiting| stored(awaiting.seat)),
            revealed_seed: self.revealed_seed.map(Vec::from),
            player: self.player.map(PlayerId::uuid),
            request_key: self.request.map(|request| request.key.clone()),
            request_hash: self.request.map(|request| request.hash.to_vec()),
            deadline: self.waiting.deadline.map(SqlTimestamp::from),
            since: self.waiting.since.map(SqlTimestamp::from),
            clocks: self.waiting.clocks.as_ref().map(to_json).transpose()?,
            wait_revision: self.wait_revision,
            agreements: some_agreements.then(|| to_json(self.agreements)).transpose()?,
            remind_at: self.waiting.remind_at.map(SqlTimestamp::from),
            waited_for: self.waited.map(|waited| waited.player.uuid()),
            waited_ms: self
                .waited
                .map(|waited| i64::try_from(waited.ran.as_millis()).unwrap_or(i64::MAX)),
            session: self.session.map(SessionId::uuid),
            read_at: self.read_at.map(SqlTimestamp::from),
            events: self.events.iter().map(event).collect::<Result<_>>()?,
        })
    }
}
