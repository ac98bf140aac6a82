//! The one statement that records a request: what happened, what it made of the game, and what is to be told.

use diesel::pg::Pg;
use diesel::query_builder::{AstPass, Query, QueryFragment, QueryId};
use diesel::sql_types::{
    Array, BigInt, Bool, Bytea, Int2, Int4, Jsonb, Nullable, Text, Timestamptz, Uuid as SqlUuid,
};
use diesel::{OptionalExtension, QueryResult};
use diesel_async::RunQueryDsl;
use jiff::Timestamp;
use jiff_diesel::Timestamp as SqlTimestamp;
use kingdomino::GameState;
use kingdomino::shuffle::Bytes32;
use uuid::Uuid;

use crate::domain::event_log::{Agreements, NewEvent, Status, Version};
use crate::domain::table::{Waited, Waiting};
use crate::domain::{GameId, IdempotentRequest, PlayerId, SessionId};
use crate::store::json::{stored, to_json};
use crate::store::{Connection, Result};

use super::events::{FORMAT, to_body};

/// What one request did to a game.
pub struct GameUpdate<'a> {
    pub game: GameId,
    /// The version that it is based on.
    pub expected: Version,
    pub status: Status,
    pub state: Option<&'a GameState>,
    /// The seed, from the request on that ends the game.
    pub revealed_seed: Option<Bytes32>,
    pub events: &'a [NewEvent],
    /// Who asked for it; none when the time was up.
    pub player: Option<PlayerId>,
    /// The session in which it was asked for, which has to be live; none where none is needed.
    pub session: Option<SessionId>,
    /// What time it is believed to be, if it was not read with the game: nothing is recorded where it differs by a second.
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

/// The name of the constraint that a second request with the same key violates.
pub const REQUEST_ONCE: &str = "events_request_once";

/// Updates the game, if it is still as expected, with the same revision of what it waits for, and its deadline has not passed on the database's clock (for what
/// nobody asked for: has passed), and the session is live, and inserts the events and the outbox row with it. When it was recorded; none if it
/// was not, and then nothing was.
///
/// # Errors
/// The database fails; the constraint [`REQUEST_ONCE`] if the request has been recorded before.
pub async fn append_events(
    conn: &mut Connection,
    change: &GameUpdate<'_>,
) -> Result<Option<Timestamp>> {
    let awaiting = change.state.and_then(GameState::awaiting);
    let bodies: Result<Vec<String>> =
        change.events.iter().map(|event| to_body(&event.fact)).collect();
    let some_agreements = *change.agreements != Agreements::default();
    let statement = AppendEvents {
        game: change.game.uuid(),
        expected: change.expected.number(),
        version: change.version().number(),
        status: change.status.as_str(),
        state: change.state.map(kingdomino::encode),
        awaiting: awaiting.map(|awaiting| stored(awaiting.seat)),
        revealed_seed: change.revealed_seed.map(Vec::from),
        player: change.player.map(PlayerId::uuid),
        request_key: change.request.map(|request| request.key.as_str()),
        request_hash: change.request.map(|request| request.hash.as_slice()),
        format: FORMAT,
        seats: change.events.iter().map(|event| event.seat.map(stored)).collect(),
        automatic: change.events.iter().map(|event| event.automatic).collect(),
        bodies: bodies?,
        deadline: change.waiting.deadline.map(SqlTimestamp::from),
        since: change.waiting.since.map(SqlTimestamp::from),
        clocks: change.waiting.clocks.as_ref().map(to_json).transpose()?,
        wait_revision: change.wait_revision,
        agreements: some_agreements.then(|| to_json(change.agreements)).transpose()?,
        remind_at: change.waiting.remind_at.map(SqlTimestamp::from),
        waited_for: change.waited.map(|waited| waited.player.uuid()),
        waited_ms: change
            .waited
            .map(|waited| i64::try_from(waited.ran.as_millis()).unwrap_or(i64::MAX)),
        session: change.session.map(SessionId::uuid),
        read_at: change.read_at.map(SqlTimestamp::from),
    };
    let recorded = statement.get_result::<SqlTimestamp>(conn).await.optional()?;
    Ok(recorded.map(SqlTimestamp::to_jiff))
}

/// The statement, with its parameters: the game, the versions it had and gets, its status, state, awaited seat and
/// revealed seed, the player, the request's key and hash, of the events the format, seats, marks and bodies, until and
/// since when is waited, the clocks, the revision of the wait (the column `stamp`), the agreements, the next reminder, who was
/// waited for how long, the session, and the time that it is believed to be. Of several that were decided on the same version and wait one finds its row, and the others none.
pub const APPEND_EVENTS: &str = "WITH updated AS (\
     UPDATE games SET version = $3, status = $4, state = $5, awaiting = $6, \
     revealed_seed = coalesce($7, revealed_seed), changed_at = greatest(changed_at, game_time()), \
     deadline = $15, awaiting_since = $16, clocks = $17, agreements = $19, remind_at = $20, \
     wake_at = CASE WHEN least($15, $20) IS NOT NULL THEN least(wake_at, $15, $20) END \
     WHERE id = $1 AND version = $2 AND stamp = $18 AND coalesce(deadline <= game_time(), false) = ($8 IS NULL) \
     AND ($23 IS NULL OR EXISTS (SELECT FROM sessions s JOIN players p ON p.id = s.player_id \
     WHERE s.player_id = $8 AND s.id = $23 AND s.revoked_at IS NULL AND s.expires_at > now() AND p.locked_at IS NULL)) \
     AND coalesce($24 BETWEEN game_time() - interval '1 second' AND game_time() + interval '1 second', true) \
     RETURNING id, changed_at), \
     logged AS (\
     INSERT INTO events (game_id, version, at, player_id, seat, automatic, format, body, \
     request_key, request_hash, request_end, waited_for, waited_ms, request_since, request_deadline, request_clocks) \
     SELECT u.id, $2 + e.number, u.changed_at, $8, e.seat, e.automatic, $11, e.body::jsonb, \
     CASE e.number WHEN 1 THEN $9 END, CASE e.number WHEN 1 THEN $10 END, CASE e.number WHEN 1 THEN $3 END, \
     CASE e.number WHEN 1 THEN $21 END, CASE e.number WHEN 1 THEN $22 END, \
     CASE e.number WHEN 1 THEN $16 END, CASE e.number WHEN 1 THEN $15 END, CASE e.number WHEN 1 THEN $17 END \
     FROM updated u, unnest($12, $13, $14) WITH ORDINALITY AS e (seat, automatic, body, number)), \
     told AS (INSERT INTO game_outbox (game_id, version, at) SELECT id, $3, changed_at FROM updated) \
     SELECT changed_at FROM updated";

/// A query node of our own, so that what is bound has names.
struct AppendEvents<'a> {
    game: Uuid,
    expected: i32,
    version: i32,
    status: &'static str,
    state: Option<Vec<u8>>,
    awaiting: Option<i16>,
    revealed_seed: Option<Vec<u8>>,
    player: Option<Uuid>,
    request_key: Option<&'a str>,
    request_hash: Option<&'a [u8]>,
    format: i16,
    seats: Vec<Option<i16>>,
    automatic: Vec<bool>,
    bodies: Vec<String>,
    deadline: Option<SqlTimestamp>,
    since: Option<SqlTimestamp>,
    clocks: Option<serde_json::Value>,
    wait_revision: i32,
    agreements: Option<serde_json::Value>,
    remind_at: Option<SqlTimestamp>,
    waited_for: Option<Uuid>,
    waited_ms: Option<i64>,
    session: Option<Uuid>,
    read_at: Option<SqlTimestamp>,
}

impl QueryFragment<Pg> for AppendEvents<'_> {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, Pg>) -> QueryResult<()> {
        out.push_sql(APPEND_EVENTS);
        out.push_bind_param_value_only::<SqlUuid, _>(&self.game)?;
        out.push_bind_param_value_only::<Int4, _>(&self.expected)?;
        out.push_bind_param_value_only::<Int4, _>(&self.version)?;
        out.push_bind_param_value_only::<Text, _>(self.status)?;
        out.push_bind_param_value_only::<Nullable<Bytea>, _>(&self.state)?;
        out.push_bind_param_value_only::<Nullable<Int2>, _>(&self.awaiting)?;
        out.push_bind_param_value_only::<Nullable<Bytea>, _>(&self.revealed_seed)?;
        out.push_bind_param_value_only::<Nullable<SqlUuid>, _>(&self.player)?;
        out.push_bind_param_value_only::<Nullable<Text>, _>(&self.request_key)?;
        out.push_bind_param_value_only::<Nullable<Bytea>, _>(&self.request_hash)?;
        out.push_bind_param_value_only::<Int2, _>(&self.format)?;
        out.push_bind_param_value_only::<Array<Nullable<Int2>>, _>(&self.seats)?;
        out.push_bind_param_value_only::<Array<Bool>, _>(&self.automatic)?;
        out.push_bind_param_value_only::<Array<Text>, _>(&self.bodies)?;
        out.push_bind_param_value_only::<Nullable<Timestamptz>, _>(&self.deadline)?;
        out.push_bind_param_value_only::<Nullable<Timestamptz>, _>(&self.since)?;
        out.push_bind_param_value_only::<Nullable<Jsonb>, _>(&self.clocks)?;
        out.push_bind_param_value_only::<Int4, _>(&self.wait_revision)?;
        out.push_bind_param_value_only::<Nullable<Jsonb>, _>(&self.agreements)?;
        out.push_bind_param_value_only::<Nullable<Timestamptz>, _>(&self.remind_at)?;
        out.push_bind_param_value_only::<Nullable<SqlUuid>, _>(&self.waited_for)?;
        out.push_bind_param_value_only::<Nullable<BigInt>, _>(&self.waited_ms)?;
        out.push_bind_param_value_only::<Nullable<SqlUuid>, _>(&self.session)?;
        out.push_bind_param_value_only::<Nullable<Timestamptz>, _>(&self.read_at)
    }
}

impl QueryId for AppendEvents<'_> {
    type QueryId = AppendEvents<'static>;
    const HAS_STATIC_QUERY_ID: bool = true;
}

impl Query for AppendEvents<'_> {
    type SqlType = Timestamptz;
}
