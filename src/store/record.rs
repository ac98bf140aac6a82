//! The one statement that records a request: what happened, what it made of the game, and what is to be told.

use diesel::pg::Pg;
use diesel::query_builder::{AstPass, Query, QueryFragment, QueryId};
use diesel::sql_types::{
    Array, Bool, Bytea, Int2, Int4, Nullable, Text, Timestamptz, Uuid as SqlUuid,
};
use diesel::{OptionalExtension, QueryResult};
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use jiff::Timestamp;
use jiff_diesel::Timestamp as SqlTimestamp;
use uuid::Uuid;

use crate::ids::{GameId, PlayerId};
use crate::rules::shuffle::Bytes32;
use crate::rules::{self, GameState, Seat};

use super::log::{FORMAT, NewEvent, to_body};
use super::{Result, Status, Version};

/// What one request did to a game.
pub struct Change<'a> {
    pub game: GameId,
    /// The version that it is based on.
    pub expected: Version,
    pub status: Status,
    pub state: Option<&'a GameState>,
    /// The seed, from the request on that ends the game.
    pub revealed_seed: Option<Bytes32>,
    pub events: &'a [NewEvent],
    pub player: PlayerId,
    pub request: Option<&'a Request>,
}

/// What makes a request recognisable when it comes again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// The idempotency key that the client chose.
    pub key: String,
    /// A hash of what the request asks for.
    pub hash: Bytes32,
}

impl Change<'_> {
    /// The version that it leads to.
    pub fn version(&self) -> Version {
        self.expected.after(self.events.len())
    }
}

/// The name of the constraint that a second request with the same key violates.
pub const REQUEST_ONCE: &str = "events_request_once";

/// Updates the game, if it is still as expected and its deadline has not passed on the database's clock, and
/// inserts the events and the outbox row with it. When it was recorded; none if it was not, and then nothing was.
///
/// # Errors
/// The database fails; the constraint [`REQUEST_ONCE`] if the request has been recorded before.
pub async fn record(
    conn: &mut AsyncPgConnection,
    change: &Change<'_>,
) -> Result<Option<Timestamp>> {
    let awaiting = change.state.and_then(GameState::awaiting);
    let bodies: Result<Vec<String>> =
        change.events.iter().map(|event| to_body(&event.fact)).collect();
    let statement = Record {
        game: change.game.uuid(),
        expected: change.expected.number(),
        version: change.version().number(),
        status: change.status.as_str(),
        state: change.state.map(rules::encode),
        awaiting: awaiting.map(|awaiting| stored(awaiting.seat)),
        revealed_seed: change.revealed_seed.map(Vec::from),
        player: change.player.uuid(),
        request_key: change.request.map(|request| request.key.as_str()),
        request_hash: change.request.map(|request| request.hash.as_slice()),
        format: FORMAT,
        seats: change.events.iter().map(|event| event.seat.map(stored)).collect(),
        automatic: change.events.iter().map(|event| event.automatic).collect(),
        bodies: bodies?,
    };
    let recorded = statement.get_result::<SqlTimestamp>(conn).await.optional()?;
    Ok(recorded.map(SqlTimestamp::to_jiff))
}

/// The statement, with its parameters: the game, the versions it had and gets, its status, state, awaited seat and
/// revealed seed, the player, the request's key and hash, and of the events the format, seats, marks and bodies.
pub const RECORD: &str = "WITH updated AS (\
     UPDATE games SET version = $3, status = $4, state = $5, awaiting = $6, \
     revealed_seed = coalesce($7, revealed_seed), changed_at = now() \
     WHERE id = $1 AND version = $2 AND (deadline IS NULL OR deadline > now()) \
     RETURNING id, changed_at), \
     logged AS (\
     INSERT INTO events (game_id, version, at, player_id, seat, automatic, format, body, \
     request_key, request_hash, request_end) \
     SELECT u.id, $2 + e.number, u.changed_at, $8, e.seat, e.automatic, $11, e.body::jsonb, \
     CASE e.number WHEN 1 THEN $9 END, CASE e.number WHEN 1 THEN $10 END, CASE e.number WHEN 1 THEN $3 END \
     FROM updated u, unnest($12, $13, $14) WITH ORDINALITY AS e (seat, automatic, body, number)), \
     told AS (INSERT INTO game_outbox (game_id, version, at) SELECT id, $3, changed_at FROM updated) \
     SELECT changed_at FROM updated";

/// A query node of our own, because diesel keeps only such as prepared statements, never `sql_query`.
struct Record<'a> {
    game: Uuid,
    expected: i32,
    version: i32,
    status: &'static str,
    state: Option<Vec<u8>>,
    awaiting: Option<i16>,
    revealed_seed: Option<Vec<u8>>,
    player: Uuid,
    request_key: Option<&'a str>,
    request_hash: Option<&'a [u8]>,
    format: i16,
    seats: Vec<Option<i16>>,
    automatic: Vec<bool>,
    bodies: Vec<String>,
}

impl QueryFragment<Pg> for Record<'_> {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, Pg>) -> QueryResult<()> {
        out.push_sql(RECORD);
        out.push_bind_param_value_only::<SqlUuid, _>(&self.game)?;
        out.push_bind_param_value_only::<Int4, _>(&self.expected)?;
        out.push_bind_param_value_only::<Int4, _>(&self.version)?;
        out.push_bind_param_value_only::<Text, _>(self.status)?;
        out.push_bind_param_value_only::<Nullable<Bytea>, _>(&self.state)?;
        out.push_bind_param_value_only::<Nullable<Int2>, _>(&self.awaiting)?;
        out.push_bind_param_value_only::<Nullable<Bytea>, _>(&self.revealed_seed)?;
        out.push_bind_param_value_only::<SqlUuid, _>(&self.player)?;
        out.push_bind_param_value_only::<Nullable<Text>, _>(&self.request_key)?;
        out.push_bind_param_value_only::<Nullable<Bytea>, _>(&self.request_hash)?;
        out.push_bind_param_value_only::<Int2, _>(&self.format)?;
        out.push_bind_param_value_only::<Array<Nullable<Int2>>, _>(&self.seats)?;
        out.push_bind_param_value_only::<Array<Bool>, _>(&self.automatic)?;
        out.push_bind_param_value_only::<Array<Text>, _>(&self.bodies)
    }
}

impl QueryId for Record<'_> {
    type QueryId = Record<'static>;
    const HAS_STATIC_QUERY_ID: bool = true;
}

impl Query for Record<'_> {
    type SqlType = Timestamptz;
}

fn stored(seat: Seat) -> i16 {
    seat.number().into()
}
