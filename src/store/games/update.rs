//! The changes that a request makes to a game, and their encoding for Postgres.

use jiff::Timestamp;
use jiff_diesel::Timestamp as SqlTimestamp;
use kingdomino::GameState;
use kingdomino::shuffle::Bytes32;
use uuid::Uuid;

use crate::domain::event_log::{Agreements, GameStatus, NewEvent, Version};
use crate::domain::table::{ElapsedWait, RequestKeyHash, WaitState};
use crate::domain::{GameId, IdempotentRequest, PlayerId, SessionId};
use crate::store::Result;
use crate::store::json::{seat_number, to_json};

use super::events::to_body;

/// Changes that one request makes to a game.
pub struct GameUpdate<'a> {
    pub game: GameId,
    /// Version on which the request was decided.
    pub expected: Version,
    /// New status, if it changes.
    pub status: Option<GameStatus>,
    pub state: Option<&'a GameState>,
    /// The seed, if the game ends.
    pub revealed_seed: Option<Bytes32>,
    pub events: &'a [NewEvent],
    /// Requesting player. `None` for a timeout.
    pub player: Option<PlayerId>,
    /// Session of the request, which must be live. `None` if no session is needed.
    pub session: Option<SessionId>,
    /// Assumed current time, if it was not read with the game. Nothing is recorded if this time is
    /// in the future or more than one second in the past.
    pub read_at: Option<Timestamp>,
    pub request: Option<&'a IdempotentRequest>,
    pub waiting: &'a WaitState,
    pub agreements: &'a Agreements,
    /// Revision on which the request was decided.
    pub revision: i32,
    /// The wait that the first event ends, by a decision or a timeout.
    pub waited: Option<ElapsedWait>,
}

impl GameUpdate<'_> {
    /// Returns the version after the update.
    pub fn version(&self) -> Version {
        self.expected.after(self.events.len())
    }

    fn request_key_hash(&self) -> Option<RequestKeyHash> {
        Some(RequestKeyHash::new(self.player?, &self.request?.key))
    }
}

/// An update in the form sent to Postgres.
pub struct EncodedUpdate {
    pub(super) game: Uuid,
    pub(super) expected: i32,
    pub(super) version: i32,
    pub(super) status: Option<&'static str>,
    pub(super) state: Option<Vec<u8>>,
    pub(super) awaited_seat: Option<i16>,
    pub(super) revealed_seed: Option<Vec<u8>>,
    pub(super) player: Option<Uuid>,
    pub(super) request_key: Option<String>,
    pub(super) request_hash: Option<Vec<u8>>,
    pub(super) request_key_hash: Option<RequestKeyHash>,
    pub(super) deadline: Option<SqlTimestamp>,
    pub(super) since: Option<SqlTimestamp>,
    pub(super) clocks: Option<serde_json::Value>,
    pub(super) revision: i32,
    pub(super) agreements: Option<serde_json::Value>,
    pub(super) remind_at: Option<SqlTimestamp>,
    pub(super) awaited_player_id: Option<Uuid>,
    pub(super) wait_ms: Option<i64>,
    pub(super) session: Option<Uuid>,
    pub(super) read_at: Option<SqlTimestamp>,
    pub(super) events: Vec<EncodedEvent>,
}

pub(super) struct EncodedEvent {
    pub(super) seat: Option<i16>,
    pub(super) is_automatic: bool,
    pub(super) body: String,
}

impl EncodedUpdate {
    /// Returns true if the update starts or ends the game.
    pub fn changes_status(&self) -> bool {
        self.status.is_some()
    }

    /// Returns the game of the update.
    pub fn game(&self) -> GameId {
        GameId::new(self.game)
    }
}

impl GameUpdate<'_> {
    /// # Errors
    /// A value cannot be serialized to JSON.
    pub fn encode(&self) -> Result<EncodedUpdate> {
        let awaiting = self.state.and_then(GameState::awaiting);
        let some_agreements = *self.agreements != Agreements::default();
        let event = |event: &NewEvent| {
            Ok(EncodedEvent {
                seat: event.seat.map(seat_number),
                is_automatic: event.automatic,
                body: to_body(&event.fact)?,
            })
        };
        Ok(EncodedUpdate {
            game: self.game.uuid(),
            expected: self.expected.number(),
            version: self.version().number(),
            status: self.status.map(GameStatus::as_str),
            state: self.state.map(kingdomino::encode),
            awaited_seat: awaiting.map(|awaiting| seat_number(awaiting.seat)),
            revealed_seed: self.revealed_seed.map(Vec::from),
            player: self.player.map(PlayerId::uuid),
            request_key: self.request.map(|request| request.key.clone()),
            request_hash: self.request.map(|request| request.hash.to_vec()),
            request_key_hash: self.request_key_hash(),
            deadline: self.waiting.deadline.map(SqlTimestamp::from),
            since: self.waiting.since.map(SqlTimestamp::from),
            clocks: self.waiting.clocks.as_ref().map(to_json).transpose()?,
            revision: self.revision,
            agreements: some_agreements.then(|| to_json(self.agreements)).transpose()?,
            remind_at: self.waiting.remind_at.map(SqlTimestamp::from),
            awaited_player_id: self.waited.map(|waited| waited.player.uuid()),
            wait_ms: self
                .waited
                .map(|waited| i64::try_from(waited.ran.as_millis()).unwrap_or(i64::MAX)),
            session: self.session.map(SessionId::uuid),
            read_at: self.read_at.map(SqlTimestamp::from),
            events: self.events.iter().map(event).collect::<Result<_>>()?,
        })
    }
}
