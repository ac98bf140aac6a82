//! The one statement that records requests: what happened, what it made of the game, and what is to be told.

use std::collections::HashMap;
use std::sync::LazyLock;

use diesel::QueryResult;
use diesel::pg::Pg;
use diesel::query_builder::{AstPass, Query, QueryFragment, QueryId};
use diesel::sql_types::{
    Array, BigInt, Bool, Bytea, Int2, Int4, Jsonb, Nullable, Text, Timestamptz, Uuid as SqlUuid,
};
use diesel_async::RunQueryDsl;
use jiff::Timestamp;
use jiff_diesel::Timestamp as SqlTimestamp;
use uuid::Uuid;

use crate::store::{Connection, Result};

use super::events::FORMAT;
use super::update::{EncodedEvent, EncodedUpdate, GameUpdate};

/// The name of the constraint that a second request with the same key violates.
pub const REQUEST_ONCE: &str = "events_request_once";

/// Updates the game, if it is still as expected, with the same revision of what it waits for, and its deadline has not passed on the database's clock (for what
/// nobody asked for: has passed), and the session is live, and inserts the events and the outbox row with it. Waits for who has the game in hand.
/// When it was recorded; none if it was not, and then nothing was.
///
/// # Errors
/// The database fails; the constraint [`REQUEST_ONCE`] if the request has been recorded before.
pub async fn append_events(
    conn: &mut Connection,
    change: &GameUpdate<'_>,
) -> Result<Option<Timestamp>> {
    let recorded: Vec<Recorded> = AppendEvents::<false>::of(&[change.encode()?]).load(conn).await?;
    Ok(recorded.into_iter().next().map(|(_, at)| at.to_jiff()))
}

/// The same of several games with one statement, in their order. What somebody else has in hand just now is not recorded, and
/// nobody waits for it.
///
/// # Errors
/// The database fails, or one of them violates a constraint: then none is recorded.
pub async fn append_together(
    conn: &mut Connection,
    changes: &[EncodedUpdate],
) -> Result<Vec<Option<Timestamp>>> {
    let recorded: Vec<Recorded> = AppendEvents::<true>::of(changes).load(conn).await?;
    let recorded: HashMap<Uuid, SqlTimestamp> = recorded.into_iter().collect();
    let at = |change: &EncodedUpdate| recorded.get(&change.game).map(|at| at.to_jiff());
    Ok(changes.iter().map(at).collect())
}

/// The game, and when it was recorded.
type Recorded = (Uuid, SqlTimestamp);

/// The statement with which commands are recorded together, with its parameters: of each update the game, the versions it had and gets, its status, state, awaited
/// seat and revealed seed, the player, the request's key and hash, until and since when is waited, the clocks, the revision of
/// the wait (the column `stamp`), the agreements, the next reminder, who was waited for how long, the session, and the time
/// that it is believed to be; of each event the game, the number, the seat, the mark and the body; and the format. Of several
/// updates that were decided on the same version and wait one finds its row, and the others none.
pub static APPEND_TOGETHER: LazyLock<String> = LazyLock::new(|| {
    // In an order, so that two that want the same do not wait for each other in a circle.
    statement(
        "locked AS MATERIALIZED (SELECT g.id FROM games g JOIN asked USING (id) ORDER BY g.id FOR NO KEY UPDATE OF g SKIP LOCKED), ",
        " JOIN locked USING (id)",
    )
});
static APPEND: LazyLock<String> = LazyLock::new(|| statement("", ""));

fn statement(locked: &str, of_locked: &str) -> String {
    // Were the arrays themselves given to `unnest`, Postgres would find a plan for their very lengths cheaper than one for all, and plan
    // anew each time, which takes longer than the rest.
    // The session is looked up by a scalar query, which Postgres never answers by reading all sessions beforehand, as it may one
    // after EXISTS.
    format!(
        "WITH columns AS MATERIALIZED (SELECT $1 AS c1, $2 AS c2, $3 AS c3, $4 AS c4, $5 AS c5, $6 AS c6, $7 AS c7, $8 AS c8, $9 AS c9, $10 AS c10, \
         $11 AS c11, $12 AS c12, $13 AS c13, $14 AS c14, $15 AS c15, $16 AS c16, $17 AS c17, $18 AS c18, \
         $19 AS c19, $20 AS c20, $21 AS c21, $22 AS c22, $23 AS c23, $24 AS c24, $25 AS c25), \
         asked AS MATERIALIZED (\
         SELECT a.* FROM columns, unnest(c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20) \
         AS a (id, expected, version, status, state, awaiting, revealed_seed, player_id, request_key, request_hash, \
         deadline, since, clocks, stamp, agreements, remind_at, waited_for, waited_ms, session_id, read_at)), \
         {locked}\
         updated AS (\
         UPDATE games g SET version = a.version, status = a.status, state = a.state, awaiting = a.awaiting, \
         revealed_seed = coalesce(a.revealed_seed, g.revealed_seed), changed_at = greatest(g.changed_at, game_time()), \
         deadline = a.deadline, awaiting_since = a.since, clocks = a.clocks, agreements = a.agreements, \
         remind_at = a.remind_at, wake_at = CASE WHEN least(a.deadline, a.remind_at) IS NOT NULL \
         THEN least(g.wake_at, a.deadline, a.remind_at) END \
         FROM asked a{of_locked} \
         WHERE g.id = a.id AND g.version = a.expected AND g.stamp = a.stamp \
         AND coalesce(g.deadline <= game_time(), false) = (a.player_id IS NULL) \
         AND (a.session_id IS NULL OR (SELECT true FROM sessions s JOIN players p ON p.id = s.player_id \
         WHERE s.player_id = a.player_id AND s.id = a.session_id \
         AND s.revoked_at IS NULL AND s.expires_at > now() AND p.locked_at IS NULL)) \
         AND coalesce(a.read_at BETWEEN game_time() - interval '1 second' AND game_time(), true) \
         RETURNING g.id, g.changed_at, a.expected, a.version, a.player_id, a.request_key, a.request_hash, \
         a.waited_for, a.waited_ms, a.since, a.deadline, a.clocks), \
         logged AS (\
         INSERT INTO events (game_id, version, at, player_id, seat, automatic, format, body, request_key, request_hash, \
         request_end, waited_for, waited_ms, request_since, request_deadline, request_clocks) \
         SELECT u.id, u.expected + e.number, u.changed_at, u.player_id, e.seat, e.automatic, $26, e.body::jsonb, \
         CASE e.number WHEN 1 THEN u.request_key END, CASE e.number WHEN 1 THEN u.request_hash END, \
         CASE e.number WHEN 1 THEN u.version END, CASE e.number WHEN 1 THEN u.waited_for END, \
         CASE e.number WHEN 1 THEN u.waited_ms END, CASE e.number WHEN 1 THEN u.since END, \
         CASE e.number WHEN 1 THEN u.deadline END, CASE e.number WHEN 1 THEN u.clocks END \
         FROM columns, unnest(c21, c22, c23, c24, c25) AS e (id, number, seat, automatic, body) \
         JOIN updated u USING (id)), \
         told AS (INSERT INTO game_outbox (game_id, version, at) \
         SELECT id, version, changed_at FROM updated) \
         SELECT id, changed_at FROM updated"
    )
}

/// The columns of the updates or of their events, as they are bound, in this order: each with its type and what it has of an item.
macro_rules! columns {
    ($(#[$doc:meta])* $columns:ident of $item:ty {
        $($name:ident: $type:ty = $sql_type:ty as |$of:ident| $value:expr,)*
    }) => {
        $(#[$doc])*
        struct $columns<'a> {
            $($name: Vec<$type>,)*
        }

        impl<'a> $columns<'a> {
            fn of(items: impl Iterator<Item = $item> + Clone) -> $columns<'a> {
                $columns { $($name: items.clone().map(|$of| $value).collect(),)* }
            }

            fn bind<'b>(&'b self, out: &mut AstPass<'_, 'b, Pg>) -> QueryResult<()> {
                $(out.push_bind_param_value_only::<Array<$sql_type>, _>(&self.$name)?;)*
                Ok(())
            }
        }
    };
}

columns! {
    UpdateColumns of &'a EncodedUpdate {
        game: Uuid = SqlUuid as |update| update.game,
        expected: i32 = Int4 as |update| update.expected,
        version: i32 = Int4 as |update| update.version,
        status: &'static str = Text as |update| update.status,
        state: Option<&'a [u8]> = Nullable<Bytea> as |update| update.state.as_deref(),
        awaiting: Option<i16> = Nullable<Int2> as |update| update.awaiting,
        revealed_seed: Option<&'a [u8]> = Nullable<Bytea> as |update| update.revealed_seed.as_deref(),
        player: Option<Uuid> = Nullable<SqlUuid> as |update| update.player,
        request_key: Option<&'a str> = Nullable<Text> as |update| update.request_key.as_deref(),
        request_hash: Option<&'a [u8]> = Nullable<Bytea> as |update| update.request_hash.as_deref(),
        deadline: Option<SqlTimestamp> = Nullable<Timestamptz> as |update| update.deadline,
        since: Option<SqlTimestamp> = Nullable<Timestamptz> as |update| update.since,
        clocks: Option<&'a serde_json::Value> = Nullable<Jsonb> as |update| update.clocks.as_ref(),
        wait_revision: i32 = Int4 as |update| update.wait_revision,
        agreements: Option<&'a serde_json::Value> = Nullable<Jsonb> as |update| update.agreements.as_ref(),
        remind_at: Option<SqlTimestamp> = Nullable<Timestamptz> as |update| update.remind_at,
        waited_for: Option<Uuid> = Nullable<SqlUuid> as |update| update.waited_for,
        waited_ms: Option<i64> = Nullable<BigInt> as |update| update.waited_ms,
        session: Option<Uuid> = Nullable<SqlUuid> as |update| update.session,
        read_at: Option<SqlTimestamp> = Nullable<Timestamptz> as |update| update.read_at,
    }
}

columns! {
    /// Each event with its game and its number among those of its update.
    EventColumns of (Uuid, i32, &'a EncodedEvent) {
        game: Uuid = SqlUuid as |event| event.0,
        number: i32 = Int4 as |event| event.1,
        seat: Option<i16> = Nullable<Int2> as |event| event.2.seat,
        automatic: bool = Bool as |event| event.2.automatic,
        body: &'a str = Text as |event| event.2.body.as_str(),
    }
}

/// A query node of our own.
struct AppendEvents<'a, const TOGETHER: bool> {
    updates: UpdateColumns<'a>,
    events: EventColumns<'a>,
}

impl<'a, const TOGETHER: bool> AppendEvents<'a, TOGETHER> {
    fn of(updates: &'a [EncodedUpdate]) -> Self {
        let numbered = |update: &'a EncodedUpdate| {
            (1..).zip(&update.events).map(|(number, event)| (update.game, number, event))
        };
        AppendEvents {
            updates: UpdateColumns::of(updates.iter()),
            events: EventColumns::of(updates.iter().flat_map(numbered)),
        }
    }
}

impl<const TOGETHER: bool> QueryFragment<Pg> for AppendEvents<'_, TOGETHER> {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, Pg>) -> QueryResult<()> {
        out.push_sql(if TOGETHER { &APPEND_TOGETHER } else { &APPEND });
        self.updates.bind(&mut out)?;
        self.events.bind(&mut out)?;
        out.push_bind_param_value_only::<Int2, _>(&FORMAT)
    }
}

impl<const TOGETHER: bool> QueryId for AppendEvents<'_, TOGETHER> {
    type QueryId = AppendEvents<'static, TOGETHER>;
    const HAS_STATIC_QUERY_ID: bool = true;
}

impl<const TOGETHER: bool> Query for AppendEvents<'_, TOGETHER> {
    type SqlType = (SqlUuid, Timestamptz);
}
