//! The statement that records requests: it updates the game and inserts its events and outbox rows.

use std::collections::HashMap;
use std::marker::PhantomData;
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

use crate::domain::table::RequestKeyHash;
use crate::store::{Connection, Result};

use super::events::FORMAT;
use super::update::{EncodedEvent, EncodedUpdate, GameUpdate};

/// Records a request: updates the game and inserts its events and its outbox row, in one statement.
/// Blocks on the row lock of the game.
///
/// Returns the time of the record, or `None` if nothing was recorded: the version or the
/// revision is stale, the session has ended, or the deadline has passed on the clock of the
/// database. For a timeout, the deadline must have passed instead.
///
/// The caller has checked that the key of the request was unused at version `expected`. The
/// statement records only at that version, so no key is recorded twice.
///
/// # Errors
/// The database fails.
pub async fn append_events(
    conn: &mut Connection,
    update: &GameUpdate<'_>,
) -> Result<Option<Timestamp>> {
    let updates = [update.encode()?];
    let recorded: Vec<AppendedRow> = AppendEvents::<Blocking>::new(&updates).load(conn).await?;
    Ok(recorded.into_iter().next().map(|(_, at)| at.to_jiff()))
}

/// Records the requests of several games in one statement and returns the times in the order of
/// `updates`. Skips games that another transaction has locked, instead of blocking. No update may
/// change the status of its game: the statement does not write `games`. See [`append_events`].
///
/// # Errors
/// The database fails. Then none is recorded.
pub async fn append_batch(
    conn: &mut Connection,
    updates: &[EncodedUpdate],
) -> Result<Vec<Option<Timestamp>>> {
    let recorded: Vec<AppendedRow> = match updates {
        [_] => AppendEvents::<SkipLocked>::new(updates).load(conn).await?,
        _ => AppendEvents::<SkipLockedBatch>::new(updates).load(conn).await?,
    };
    let recorded: HashMap<Uuid, SqlTimestamp> = recorded.into_iter().collect();
    let at = |update: &EncodedUpdate| recorded.get(&update.game).map(|at| at.to_jiff());
    Ok(updates.iter().map(at).collect())
}

/// The game, and the time of the record.
type AppendedRow = (Uuid, SqlTimestamp);

/// A variant of the statement.
trait StatementVariant: 'static {
    /// True if the columns of the updates are bound as arrays; false for a variant with exactly one
    /// update.
    const BINDS_ARRAYS: bool;

    fn sql() -> &'static str;
}

/// One update, which may change the status of the game. Blocks on the lock of the game.
struct Blocking;
/// One update, which is skipped if the game is locked.
struct SkipLocked;
/// Any number of updates. Those of locked games are skipped.
struct SkipLockedBatch;

impl StatementVariant for Blocking {
    const BINDS_ARRAYS: bool = false;

    fn sql() -> &'static str {
        static SQL: LazyLock<String> =
            LazyLock::new(|| build_statement(&scalar_input_cte(), "", "", STATUS_CTE));
        &SQL
    }
}

impl StatementVariant for SkipLocked {
    const BINDS_ARRAYS: bool = false;

    fn sql() -> &'static str {
        &APPEND_EVENTS_SQL
    }
}

impl StatementVariant for SkipLockedBatch {
    const BINDS_ARRAYS: bool = true;

    fn sql() -> &'static str {
        static SQL: LazyLock<String> =
            LazyLock::new(|| build_statement(&array_input_cte(), LOCKED_CTE, JOIN_LOCKED, ""));
        &SQL
    }
}

/// The statement that records a command with no other in its batch. Its parameters are the columns
/// of the update in their order, then an array for each column of its events, and the format of the
/// events.
pub static APPEND_EVENTS_SQL: LazyLock<String> =
    LazyLock::new(|| build_statement(&scalar_input_cte(), LOCKED_CTE, JOIN_LOCKED, ""));

/// Locks in the order of the ids, which prevents deadlocks.
const LOCKED_CTE: &str = "locked AS MATERIALIZED (SELECT gs.game_id AS id FROM game_states gs JOIN asked a ON a.game = gs.game_id \
     ORDER BY gs.game_id FOR NO KEY UPDATE OF gs SKIP LOCKED), ";
const JOIN_LOCKED: &str = " JOIN locked l ON l.id = a.game";

/// Updates the status of the game, if it changes.
const STATUS_CTE: &str = "started_or_ended AS (\
     UPDATE games g SET status = a.status, revealed_seed = coalesce(a.revealed_seed, g.revealed_seed) \
     FROM asked a JOIN updated u ON u.id = a.game WHERE g.id = a.game AND a.status IS NOT NULL), ";

/// Binds scalars, which costs a fifth less than arrays of one element.
fn scalar_input_cte() -> String {
    format!("asked AS NOT MATERIALIZED (SELECT {})", parameter_list(1, UpdateColumns::NAMES))
}

fn array_input_cte() -> String {
    let names = UpdateColumns::NAMES;
    format!(
        "update_columns AS MATERIALIZED (SELECT {}), asked AS MATERIALIZED (SELECT a.* FROM update_columns c, {})",
        parameter_list(1, names),
        unnest_clause("a", names)
    )
}

/// `$1 AS game, $2 AS expected, …`
fn parameter_list(first: usize, names: &[&str]) -> String {
    let parameter = |(number, name): (usize, &&str)| format!("${number} AS {name}");
    (first..).zip(names).map(parameter).collect::<Vec<_>>().join(", ")
}

/// Unnests the arrays `c` into rows. With the parameters themselves in `unnest`, Postgres would
/// prefer a custom plan for their exact lengths and plan again for each execution, which takes
/// longer than the rest.
fn unnest_clause(rows: &str, names: &[&str]) -> String {
    format!("unnest(c.{}) AS {rows} ({})", names.join(", c."), names.join(", "))
}

/// Builds the statement. When several updates of the same version race, exactly one matches the
/// row.
fn build_statement(
    input_cte: &str,
    locked_cte: &str,
    join_locked: &str,
    status_cte: &str,
) -> String {
    let events = EventColumns::NAMES;
    let first = 1 + UpdateColumns::NAMES.len();
    let (event_columns, format) = (parameter_list(first, events), first + events.len());
    let events = unnest_clause("e", events);
    // A player needs a deadline that has not passed, or none; a timeout, which has no player, needs
    // one that has passed.
    // The session is checked by a scalar subquery, which Postgres never turns into a scan of all
    // sessions. With EXISTS it may.
    format!(
        "WITH event_columns AS MATERIALIZED (SELECT {event_columns}), {input_cte}, {locked_cte}\
         updated AS (\
         UPDATE game_states gs SET version = a.version, state = a.state, awaited_seat = a.awaited_seat, \
         changed_at = greatest(gs.changed_at, game_time()), deadline = a.deadline, awaiting_since = a.since, \
         clocks = a.clocks, agreements = a.agreements, remind_at = a.remind_at, \
         request_key_hashes = gs.request_key_hashes || coalesce(a.request_key_hash, ''), \
         next_check_at = CASE WHEN least(a.deadline, a.remind_at) IS NOT NULL \
         THEN least(gs.next_check_at, a.deadline, a.remind_at) END \
         FROM asked a{join_locked} \
         WHERE gs.game_id = a.game AND gs.version = a.expected AND gs.revision = a.revision \
         AND coalesce(gs.deadline <= game_time(), false) = (a.player IS NULL) \
         AND (a.session IS NULL OR (SELECT true FROM sessions s JOIN players p ON p.id = s.player_id \
         WHERE s.player_id = a.player AND s.id = a.session \
         AND s.revoked_at IS NULL AND s.expires_at > now() AND p.locked_at IS NULL)) \
         AND coalesce(a.read_at BETWEEN game_time() - interval '1 second' AND game_time(), true) \
         RETURNING gs.game_id AS id, gs.changed_at, a.expected, a.version, a.player, a.request_key, a.request_hash, \
         a.awaited_player_id, a.wait_ms, a.since, a.deadline, a.clocks), {status_cte}\
         logged AS (\
         INSERT INTO events (game_id, version, at, player_id, seat, is_automatic, format, body, request_key, request_hash, \
         result_version, awaited_player_id, wait_ms, result_awaiting_since, result_deadline, result_clocks) \
         SELECT u.id, u.expected + e.number, u.changed_at, u.player, e.seat, e.is_automatic, ${format}, e.body::jsonb, \
         CASE e.number WHEN 1 THEN u.request_key END, CASE e.number WHEN 1 THEN u.request_hash END, \
         CASE e.number WHEN 1 THEN u.version END, CASE e.number WHEN 1 THEN u.awaited_player_id END, \
         CASE e.number WHEN 1 THEN u.wait_ms END, CASE e.number WHEN 1 THEN u.since END, \
         CASE e.number WHEN 1 THEN u.deadline END, CASE e.number WHEN 1 THEN u.clocks END \
         FROM event_columns c, {events} JOIN updated u ON u.id = e.game), \
         outbox AS (INSERT INTO game_outbox (game_id, version, at) \
         SELECT id, version, changed_at FROM updated) \
         SELECT id, changed_at FROM updated"
    )
}

/// Defines the bound columns of the updates or of their events, in this order: the name and type of
/// each, and its value of an item.
macro_rules! columns {
    ($(#[$doc:meta])* $columns:ident of $item:ty {
        $($name:ident: $type:ty = $sql_type:ty as |$of:ident| $value:expr,)*
    }) => {
        $(#[$doc])*
        struct $columns<'a> {
            $($name: Vec<$type>,)*
        }

        impl<'a> $columns<'a> {
            const NAMES: &'static [&'static str] = &[$(stringify!($name)),*];

            fn from_items(items: impl Iterator<Item = $item> + Clone) -> $columns<'a> {
                $columns { $($name: items.clone().map(|$of| $value).collect(),)* }
            }

            /// Binds each column as an array, or the value of the first item as a scalar.
            fn bind<'b>(&'b self, as_arrays: bool, out: &mut AstPass<'_, 'b, Pg>) -> QueryResult<()> {
                $(if as_arrays {
                    out.push_bind_param_value_only::<Array<$sql_type>, _>(&self.$name)?;
                } else if let [first, ..] = self.$name.as_slice() {
                    out.push_bind_param_value_only::<$sql_type, _>(first)?;
                })*
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
        status: Option<&'static str> = Nullable<Text> as |update| update.status,
        state: Option<&'a [u8]> = Nullable<Bytea> as |update| update.state.as_deref(),
        awaited_seat: Option<i16> = Nullable<Int2> as |update| update.awaited_seat,
        revealed_seed: Option<&'a [u8]> = Nullable<Bytea> as |update| update.revealed_seed.as_deref(),
        player: Option<Uuid> = Nullable<SqlUuid> as |update| update.player,
        request_key: Option<&'a str> = Nullable<Text> as |update| update.request_key.as_deref(),
        request_hash: Option<&'a [u8]> = Nullable<Bytea> as |update| update.request_hash.as_deref(),
        request_key_hash: Option<&'a [u8]> = Nullable<Bytea> as |update| update.request_key_hash.as_ref().map(RequestKeyHash::as_bytes),
        deadline: Option<SqlTimestamp> = Nullable<Timestamptz> as |update| update.deadline,
        since: Option<SqlTimestamp> = Nullable<Timestamptz> as |update| update.since,
        clocks: Option<&'a serde_json::Value> = Nullable<Jsonb> as |update| update.clocks.as_ref(),
        revision: i32 = Int4 as |update| update.revision,
        agreements: Option<&'a serde_json::Value> = Nullable<Jsonb> as |update| update.agreements.as_ref(),
        remind_at: Option<SqlTimestamp> = Nullable<Timestamptz> as |update| update.remind_at,
        awaited_player_id: Option<Uuid> = Nullable<SqlUuid> as |update| update.awaited_player_id,
        wait_ms: Option<i64> = Nullable<BigInt> as |update| update.wait_ms,
        session: Option<Uuid> = Nullable<SqlUuid> as |update| update.session,
        read_at: Option<SqlTimestamp> = Nullable<Timestamptz> as |update| update.read_at,
    }
}

columns! {
    /// Each event with its game and its index in the update.
    EventColumns of (Uuid, i32, &'a EncodedEvent) {
        game: Uuid = SqlUuid as |event| event.0,
        number: i32 = Int4 as |event| event.1,
        seat: Option<i16> = Nullable<Int2> as |event| event.2.seat,
        is_automatic: bool = Bool as |event| event.2.is_automatic,
        body: &'a str = Text as |event| event.2.body.as_str(),
    }
}

/// Custom diesel query node.
struct AppendEvents<'a, F> {
    updates: UpdateColumns<'a>,
    events: EventColumns<'a>,
    lock_mode: PhantomData<F>,
}

impl<'a, F: StatementVariant> AppendEvents<'a, F> {
    fn new(updates: &'a [EncodedUpdate]) -> Self {
        let numbered = |update: &'a EncodedUpdate| {
            (1..).zip(&update.events).map(|(number, event)| (update.game, number, event))
        };
        AppendEvents {
            updates: UpdateColumns::from_items(updates.iter()),
            events: EventColumns::from_items(updates.iter().flat_map(numbered)),
            lock_mode: PhantomData,
        }
    }
}

impl<F: StatementVariant> QueryFragment<Pg> for AppendEvents<'_, F> {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, Pg>) -> QueryResult<()> {
        out.push_sql(F::sql());
        self.updates.bind(F::BINDS_ARRAYS, &mut out)?;
        self.events.bind(true, &mut out)?;
        out.push_bind_param_value_only::<Int2, _>(&FORMAT)
    }
}

impl<F: StatementVariant> QueryId for AppendEvents<'_, F> {
    type QueryId = AppendEvents<'static, F>;
    const HAS_STATIC_QUERY_ID: bool = true;
}

impl<F: StatementVariant> Query for AppendEvents<'_, F> {
    type SqlType = (SqlUuid, Timestamptz);
}
